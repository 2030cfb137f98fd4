/**
 * Every `ts` block of the README and the docs is type-checked and run; a `text` block after it is what it prints. The
 * blocks of a guide are one program, told in parts. Other blocks are held to what can be known of them.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Ruleset } from '../../src/core/index.js'
import { rulesets } from '../../src/registry.js'

const root = process.cwd()
const home = join(root, '.tmp/documents')

const markdownIn = (folder: string): readonly string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name))

const guides = markdownIn('docs/guides')
const pages = ['README.md', ...markdownIn('docs'), ...guides]
const manuals = [...pages, 'ARCHITECTURE.md', 'CONTRIBUTING.md']
const textOf = (page: string): string => readFileSync(page, 'utf8')

// ---------------------------------------------------------------------------------------- programs

interface Part {
  readonly page: string
  readonly number: number
  readonly code: string
  readonly prints: string | undefined
}

/** One module to run: a page's only block, or all blocks of a guide. */
interface Program {
  readonly file: string
  readonly parts: readonly Part[]
}

function partsOf(page: string): readonly Part[] {
  const found = textOf(page).matchAll(/^```ts\n(.*?)^```\n(?:\n```text\n(.*?)^```\n)?/gms)
  return [...found].map(([, code = '', prints], i) => ({ page, number: i + 1, code: atHome(code), prints }))
}

/** Documents name the examples from where they stand; the programs stand elsewhere. */
const atHome = (code: string): string => code.replace(/from '(?:\.{1,2}\/)+examples\//g, "from '../../examples/")

const programs: readonly Program[] = pages.flatMap((page) => {
  const parts = partsOf(page)
  const name = join(home, page.replace(/\W/g, '-'))
  if (!guides.includes(page)) return parts.map((part) => ({ file: `${name}-${part.number}.ts`, parts: [part] }))
  return parts.length === 0 ? [] : [{ file: `${name}.ts`, parts }]
})

/** Guides with Python: `test/cli/players.test.ts` lets the bot of one play, `test/python/` runs the other. */
const PLAYED = ['docs/guides/bots-in-any-language.md', 'docs/guides/learning.md']

const parts = programs.flatMap((program) => program.parts)

/** Between two parts stands a mark, so that what each prints is known. */
const MARK = '--- end of part ---'
const sourceOf = ({ parts }: Program): string => parts.map(({ code }) => `${code}\nconsole.log('${MARK}')\n`).join('')

function typeErrors(files: readonly string[]): readonly string[] {
  const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root)
  const program = ts.createProgram(files, options)
  return files
    .flatMap((file) => ts.getPreEmitDiagnostics(program, program.getSourceFile(file)))
    .map(({ file, messageText }) => `${file?.fileName}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`)
}

/** Runs all programs, one after the other, in one process: to start one for each would take most of the time. */
const RUNNER = `
import { format } from 'node:util'
const printed = {}
const { log } = console
for (const file of process.argv.slice(2)) {
  printed[file] = ''
  console.log = (...words) => { printed[file] += format(...words) + '\\n' }
  try { await import(file) } catch (error) { printed[file] += String(error?.stack ?? error) }
}
log(JSON.stringify(printed))
`

function runAll(files: readonly string[]): Readonly<Record<string, string>> {
  const runner = join(home, 'runner.mjs')
  writeFileSync(runner, RUNNER)
  const env = { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined }
  return JSON.parse(
    execFileSync(process.execPath, ['--import', 'tsx', runner, ...files], { cwd: root, encoding: 'utf8', env }),
  )
}

describe('code blocks of the documents', () => {
  const files = programs.map(({ file }) => file)
  const printed = new Map<Part, string | undefined>()

  beforeAll(() => {
    mkdirSync(home, { recursive: true })
    for (const program of programs) writeFileSync(program.file, sourceOf(program))
    const all = runAll(files)
    for (const { file, parts } of programs) {
      const pieces = (all[file] ?? '').split(`${MARK}\n`)
      for (const [i, part] of parts.entries()) printed.set(part, i < pieces.length - 1 ? pieces[i] : undefined)
      if (pieces.length <= parts.length) console.error(pieces.at(-1))
    }
  }, 120_000)
  afterAll(() => rmSync(home, { recursive: true, force: true }))

  test('the README and every guide have one', () => {
    const told = new Set(parts.map(({ page }) => page))
    expect(['README.md', ...guides].filter((page) => !told.has(page))).toEqual([])
  })

  test('they type-check', { timeout: 120_000 }, () => expect(typeErrors(files)).toEqual([]))

  test.each(parts)('$page, block $number runs', (part) => {
    expect(printed.get(part)).toBeTypeOf('string')
    if (part.prints !== undefined) expect(printed.get(part)).toBe(part.prints)
  })
})

// ---------------------------------------------------------------------------------------- what is not a program

/** What `npm run docs` writes may be spoken of. No link may lead there: who reads a bare repository would be lost. */
const isGenerated = (file: string): boolean => /^docs\/(api|rules|examples)\b/.test(file)

describe('other blocks', () => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'))

  test.each(guides)('%s: a typescript block is a file of the examples, as it is', (page) => {
    const shown = [...textOf(page).matchAll(/^```typescript\n(.*?)^```$/gms)].map(([, code]) => code)
    const files = readdirSync('examples/screen').map((name) => textOf(join('examples/screen', name)))
    expect(shown.filter((code) => code === undefined || !files.includes(code))).toEqual([])
  })

  test.each(guides)('%s has only blocks that are checked', (page) => {
    const opened = [...textOf(page).matchAll(/^```(\w*)$/gm)].filter((_, i) => i % 2 === 0).map(([, kind]) => kind)
    const checked = ['ts', 'text', 'sh', 'typescript', ...(PLAYED.includes(page) ? ['python'] : [])]
    expect(opened.filter((kind) => !checked.includes(kind ?? ''))).toEqual([])
  })

  test.each(manuals)('%s calls scripts that exist', (page) => {
    const called = [...textOf(page).matchAll(/\bnpm (?:run ([\w-]+)|(test|start)\b)/g)]
    expect(called.map(([, script, short]) => script ?? short).filter((name) => !scripts[name ?? ''])).toEqual([])
  })

  test.each(manuals)('%s leads to files that exist', (page) => {
    const links = [...textOf(page).matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, link]) => link ?? '')
    const files = [...textOf(page).matchAll(/`((?:src|test|examples|docs|\.ci|\.config)\/[\w./-]+)`/g)].map(
      ([, f]) => f ?? '',
    )
    const absent = [
      ...links.filter((link) => isGenerated(join(dirname(page), link)) || !existsSync(join(dirname(page), link))),
      ...files.filter((file) => !isGenerated(file) && !existsSync(file)),
    ]
    expect(absent).toEqual([])
  })
})

describe.each(Object.keys(rulesets))('the README of %s', (game) => {
  const home = `src/rulesets/${game}`
  const text = textOf(`${home}/README.md`)

  test('names files that exist, each by its room', () => {
    const files = [...text.matchAll(/`([\w./-]+\.ts)`/g)].map(([, file]) => file ?? '')
    expect(files.length).toBeGreaterThan(10)
    expect(files.filter((file) => !existsSync(join(home, file)) && !existsSync(join('src', file)))).toEqual([])
  })
})

describe('size of the README', () => {
  test('2 to 7 kB', () => {
    const { length } = readFileSync('README.md')
    expect(length).toBeGreaterThan(2_000)
    expect(length).toBeLessThan(7_000)
  })
})

describe('the table of games in the README', () => {
  const rows = readFileSync('README.md', 'utf8').matchAll(/\| `wingover\/([\w-]+)` \| (\d+) \| (\d+) \| (\d+) \|/g)
  const told = [...rows].map(([, id = '', ...counts]) => [id, ...counts.map(Number)] as const)

  test('has every game', () => expect(told.map(([id]) => id).sort()).toEqual(Object.keys(rulesets).sort()))

  test.each(told)('counts rules, rulings and switches of %s', (id, ...counts) => {
    const { rules, options } = (rulesets as Readonly<Record<string, Ruleset>>)[id]!.info
    const own = Object.entries(rules).filter(([rule]) => !rule.startsWith('CORE-'))
    const rulings = own.filter(([, { status }]) => status === 'ruling')
    expect(counts).toEqual([own.length, rulings.length, Object.keys(options).length])
  })
})
