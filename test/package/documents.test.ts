/** Every `ts` block of the README and the guides is type-checked and run; a `text` block after it is what it prints. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const root = process.cwd()
const home = join(root, '.tmp/documents')

interface Block {
  readonly page: string
  readonly number: number
  readonly file: string
  readonly code: string
  readonly prints: string | undefined
}

const guides = readdirSync('docs').filter((name) => name.endsWith('.md'))
const pages = ['README.md', ...guides.map((name) => `docs/${name}`)]

function blocksOf(page: string): readonly Block[] {
  const found = readFileSync(page, 'utf8').matchAll(/^```ts\n(.*?)^```\n(?:\n```text\n(.*?)^```\n)?/gms)
  return [...found].map(([, code = '', prints], index) => {
    const file = join(home, `${page.replace(/\W/g, '-')}-${index + 1}.ts`)
    return {
      page,
      number: index + 1,
      file,
      code: code.replace(/from '\.{1,2}\/examples\//g, "from '../../examples/"),
      prints,
    }
  })
}

const blocks = pages.flatMap(blocksOf)

function typeErrors(files: readonly string[]): readonly string[] {
  const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root)
  const program = ts.createProgram(files, options)
  return files
    .flatMap((file) => ts.getPreEmitDiagnostics(program, program.getSourceFile(file)))
    .map(({ file, messageText }) => `${file?.fileName}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`)
}

const run = (file: string): string =>
  execFileSync(process.execPath, ['--import', 'tsx', file], { cwd: root, encoding: 'utf8', env: quiet() })

const quiet = (): NodeJS.ProcessEnv => ({ ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined })

describe('code blocks of the documents', () => {
  beforeAll(() => {
    mkdirSync(home, { recursive: true })
    for (const { file, code } of blocks) writeFileSync(file, code)
  })
  afterAll(() => rmSync(home, { recursive: true, force: true }))

  test('the README has one', () => expect(blocks.filter(({ page }) => page === 'README.md')).not.toEqual([]))

  test('they type-check', { timeout: 60_000 }, () => expect(typeErrors(blocks.map(({ file }) => file))).toEqual([]))

  test.each(blocks)('$page, block $number runs', { timeout: 60_000 }, ({ file, prints }) => {
    const printed = run(file)
    if (prints !== undefined) expect(printed).toBe(prints)
  })
})

describe('size of the README', () => {
  test('2 to 7 kB', () => {
    const { length } = readFileSync('README.md')
    expect(length).toBeGreaterThan(2_000)
    expect(length).toBeLessThan(7_000)
  })
})
