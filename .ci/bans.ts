/**
 * What biome's lint cannot see: uses of `Math` and `**` that an engine may round as it likes, anywhere in src.
 * Then the proof that the lint bites: every bad sample below must be refused, every good one must pass.
 */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import ts from 'typescript'

/** Exact by the language's own definition, so the same in every engine. */
const EXACT = new Set(['abs', 'ceil', 'clz32', 'floor', 'imul', 'max', 'min', 'PI', 'round', 'sign', 'sqrt', 'trunc'])

function inexact(file: string, text: string): readonly string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    const { line } = source.getLineAndCharacterOfPosition(node.getStart())
    if (isInexact(node))
      found.push(`${file}:${line + 1} ${node.parent.getText()}: engines differ; see src/geometry/trig.ts`)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

const isInexact = (node: ts.Node): boolean => isPower(node) || (isMath(node) && !isExactUse(node.parent))

/** Powers of two and of bigints are exact. */
function isPower(node: ts.Node): boolean {
  if (node.kind === ts.SyntaxKind.AsteriskAsteriskEqualsToken) return true
  if (node.kind !== ts.SyntaxKind.AsteriskAsteriskToken) return false
  const { left, right } = node.parent as ts.BinaryExpression
  return !(ts.isBigIntLiteral(left) || (left.getText() === '2' && ts.isNumericLiteral(right)))
}

const isMath = (node: ts.Node): boolean => ts.isIdentifier(node) && node.text === 'Math'

const isExactUse = (node: ts.Node): boolean => ts.isPropertyAccessExpression(node) && EXACT.has(node.name.text)

// ------------------------------------------------------------------------------------------------ the proof

const bad: readonly (readonly [file: string, code: string])[] = [
  ...['random()', 'sin(1)', 'cos(1)', 'tan(1)', 'atan2(1, 2)', 'hypot(1, 2)', 'pow(2, 3)', 'exp(1)', 'log(1)'].flatMap(
    (call) =>
      ['geometry', 'core', 'rulesets/x', 'tools', 'cli'].map((at) => [at, `export const x = Math.${call}`] as const),
  ),
  ['core', 'export const { random } = Math'],
  ['core', 'export const dice = Math'],
  ['core', "export const x = Math['random']()"],
  ['core', 'export const x = globalThis.Math.random()'],
  ['core', 'export const x = [1].map(Math.sin)'],
  ['core', 'export const cube = (x: number) => x ** 3'],
  ...[
    'Date.now()',
    'new Date()',
    'process.env',
    'performance.now()',
    'document.title',
    'window.name',
    'globalThis',
    'Intl',
  ].map((code) => ['rulesets/x', `export const x = ${code}`] as const),
  ...['setTimeout(f, 1)', 'setInterval(f, 1)', 'queueMicrotask(f)', 'setImmediate(f)'].map(
    (call) => ['core', `export const x = (f: () => void) => ${call}`] as const,
  ),
  ...['core', 'geometry', 'rulesets/x', 'tools'].flatMap((at) => [
    [at, "import { readFileSync } from 'node:fs'\n\nexport const x = readFileSync('x')"] as const,
    [at, "import { join } from 'path'\n\nexport const x = join('x')"] as const,
    [at, 'export const x = process.argv'] as const,
  ]),
  ['core', "console.log('x')"],
  ['table', "console.log('x')"],
  ['core', 'export const x: any = 1'],
]

const good: typeof bad = [
  ['geometry', 'export const x = Math.sqrt(Math.abs(Math.round(2.5)) * Math.PI)'],
  ['core', 'export const x = [2 ** 64, 3n ** 2n]'],
  ['core', 'export const x = { process: 1, Date: 2 }.process'],
  ['tools', 'export const x = Date.now()'],
  ['table', 'export const x = document.title'],
  ['cli', "import { readFileSync } from 'node:fs'\n\nconsole.log(readFileSync(process.argv[2] ?? ''))"],
]

/** Which samples are refused, by index: biome sees them at the path they pretend to have. */
function refused(samples: typeof bad): readonly boolean[] {
  const home = mkdtempSync(join(tmpdir(), 'wingover-bans-'))
  cpSync('biome.json', join(home, 'biome.json'))
  const files = samples.map(([at], index) => `src/${at}/sample-${index}.ts`)
  for (const [index, file] of files.entries()) plant(join(home, file), `${samples[index]?.[1]}\n`)
  const report = biome(home)
  rmSync(home, { recursive: true })
  return files.map((file, index) => report.includes(file) || inexact(file, samples[index]?.[1] ?? '').length > 0)
}

function plant(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

function biome(home: string): string {
  const command = join(process.cwd(), 'node_modules/@biomejs/biome/bin/biome')
  const options = ['lint', '--diagnostic-level=error', '--max-diagnostics=none', '--reporter=github', 'src']
  const run = spawnSync(process.execPath, [command, ...options], { cwd: home, encoding: 'utf8' })
  return run.stdout + run.stderr
}

// ------------------------------------------------------------------------------------------------ the run

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => join('src', file))
const isRefused = refused([...bad, ...good])
const problems = [
  ...(sources.length > 0 ? [] : ['no source file was looked at']),
  ...sources.flatMap((file) => inexact(file, readFileSync(file, 'utf8'))),
  ...bad.filter((_, index) => !isRefused[index]).map(([at, code]) => `the lint lets pass, in src/${at}: ${code}`),
  ...good
    .filter((_, index) => isRefused[bad.length + index])
    .map(([at, code]) => `the lint refuses, in src/${at}: ${code}`),
]
for (const problem of problems) console.error(problem)
console.log(`${sources.length} files without inexact arithmetic; ${bad.length} bad samples tried on the lint`)
process.exitCode = problems.length > 0 ? 1 : 0
