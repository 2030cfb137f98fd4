/**
 * The package as its users get it: packed, installed in an empty folder, imported by every name from ESM, CommonJS and
 * TypeScript. The example ruleset is compiled against the packed types, both ways, and a whole game is played with it.
 * Then the command, as installed: its help, a game, a record that verifies, a rule with its code, a tournament.
 */
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { entries } from '../.config/entries.js'

const root = process.cwd()
const home = mkdtempSync(join(tmpdir(), 'wingover-package-'))
const { dependencies, devDependencies, peerDependencies } = JSON.parse(readFileSync('package.json', 'utf8'))

/** Adapters need the engine they are for: an optional peer, brought by those who use it. */
const adapters = entries.filter(({ source }) => source.startsWith('src/adapters/'))
const others = entries.filter((entry) => !adapters.includes(entry))

function run(command: string, ...args: readonly string[]): string {
  return execFileSync(command, args, { cwd: home, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
}

function write(file: string, text: string): void {
  writeFileSync(join(home, file), text)
}

function install(): void {
  const packed = run('npm', 'pack', root, '--ignore-scripts', '--json', '--pack-destination', home)
  const [{ filename, files, size }] = JSON.parse(packed)
  console.log(`${filename}: ${files.length} files, ${Math.round(size / 1000)} kB`)
  const wanted = { wingover: `file:${filename}`, zod: dependencies.zod }
  write('package.json', JSON.stringify({ name: 'consumer', private: true, type: 'module', dependencies: wanted }))
  run('npm', 'install', '--prefer-offline', '--no-audit', '--no-fund')
}

// ------------------------------------------------------------------------------------------------ run time

function useAtRunTime(): void {
  load(others)
  const engines = Object.keys(peerDependencies).map((peer) => `${peer}@${devDependencies[peer]}`)
  run('npm', 'install', '--prefer-offline', '--no-audit', '--no-fund', ...engines)
  load(adapters)
}

function load(some: typeof entries): void {
  const names = some.map(({ name }) => `'${name}'`)
  write(
    'all.mjs',
    `for (const all of await Promise.all([${names.map((name) => `import(${name})`)}])) console.log(Object.keys(all).length)`,
  )
  write(
    'all.cjs',
    `for (const all of [${names.map((name) => `require(${name})`)}]) console.log(Object.keys(all).length)`,
  )
  const [esm, cjs] = [run('node', 'all.mjs'), run('node', 'all.cjs')]
  if (esm !== cjs) throw new Error(`ESM and CommonJS export differently:\n${esm}\n${cjs}`)
  if (/^0$/m.test(esm)) throw new Error(`an entry point exports nothing:\n${names}\n${esm}`)
  console.log(`${some.length} entry points load from ESM and CommonJS`)
}

// ------------------------------------------------------------------------------------------------ types

const imports = others.map(({ name }, index) => `import * as entry${index} from '${name}'`).join('\n')
const uses = `${imports}\n\nexport const all: readonly object[] = [${others.map((_, index) => `entry${index}`)}]\n`

const shared = { target: 'es2022', lib: ['es2022', 'dom'], types: [], strict: true, rootDir: '.' }

function compile(name: string, options: object, files: readonly string[]): void {
  write(`tsconfig.${name}.json`, JSON.stringify({ compilerOptions: { ...shared, ...options }, files }))
  run('node', join(root, 'node_modules/typescript/bin/tsc'), '-p', `tsconfig.${name}.json`)
  console.log(`types hold for ${name}`)
}

function useTypes(): void {
  for (const file of ['uses.ts', 'uses.cts']) write(file, uses)
  for (const kind of ['ts', 'cts']) cpSync('examples/sealed-plots.ts', join(home, `sealed-plots.${kind}`))
  for (const [file, game] of [
    ['play.ts', 'js'],
    ['play.cts', 'cjs'],
  ] as const)
    write(file, player(game))
  const games = ['play.ts', 'play.cts', 'sealed-plots.ts', 'sealed-plots.cts']
  compile('nodenext', { module: 'nodenext', outDir: 'out' }, ['uses.ts', 'uses.cts', ...games])
  compile('bundler', { module: 'esnext', moduleResolution: 'bundler', noEmit: true }, ['uses.ts', 'sealed-plots.ts'])
}

// ------------------------------------------------------------------------------------------------ the documents

/** The README's example as anyone would paste it: into plain Node, strict TypeScript, and CommonJS through TypeScript. */
function pasteExample(): void {
  const readme = readFileSync(join(root, 'README.md'), 'utf8')
  const [, code = '', prints] = /^```ts\n(.*?)^```\n\n```text\n(.*?)^```/ms.exec(readme) ?? []
  for (const file of ['pasted.mjs', 'pasted.ts', 'pasted.cts']) write(file, code)
  cpSync(join(root, 'node_modules/@types/node'), join(home, 'node_modules/@types/node'), { recursive: true })
  cpSync(join(root, 'node_modules/undici-types'), join(home, 'node_modules/undici-types'), { recursive: true })
  const strict = { types: ['node'], noUncheckedIndexedAccess: true, exactOptionalPropertyTypes: true }
  compile('pasted', { module: 'nodenext', outDir: 'out', ...strict }, ['pasted.ts', 'pasted.cts'])
  for (const file of ['pasted.mjs', 'out/pasted.js', 'out/pasted.cjs']) {
    const printed = run('node', file)
    if (printed !== prints) throw new Error(`the README's example, as ${file}, prints\n${printed}`)
  }
  console.log('the example of the README runs as pasted')
  const lines = adapters.map(({ name }, index) => `import * as a${index} from '${name}'\nexport { a${index} }`)
  write('adapters.ts', `${lines.join('\n')}\n`)
  compile('adapters', { module: 'nodenext', noEmit: true, types: ['node'], skipLibCheck: true }, ['adapters.ts'])
}

/** Every link from one installed document to another leads somewhere. */
function followLinks(): void {
  const installed = join(home, 'node_modules/wingover')
  const pages = readdirSync(installed, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.md'))
  const dead = pages.flatMap((page) =>
    [...readFileSync(join(installed, page), 'utf8').matchAll(/\]\((?!\w+:|#)([^)\s#]+)/g)]
      .map(([, link = '']) => link)
      .filter((link) => !existsSync(join(installed, dirname(page), link)))
      .map((link) => `${page} -> ${link}`),
  )
  if (dead.length > 0) throw new Error(`dead links in the package:\n${dead.join('\n')}`)
  console.log(`${pages.length} documents arrive with their links`)
}

// ------------------------------------------------------------------------------------------------ a game

const player = (kind: string): string => `
import { sealedPlots } from './sealed-plots.${kind}'

export function play(): string {
  let step = sealedPlots.setup({ dice: 'seeded', seed: 'package', planes: 3, turns: 8 })
  while (step.ok && !sealedPlots.outcome(step.state)) {
    const actions = sealedPlots.legalActions(step.state)
    step = sealedPlots.reduce(step.state, actions[actions.length - 1]!)
  }
  if (!step.ok) throw new Error('the game stopped')
  return JSON.stringify(step.state)
}
`

/** Both copies in one process: each takes up a game that the other has saved. */
const meeting = `
import { createRequire } from 'node:module'
import { play } from './out/play.js'
import { sealedPlots } from './out/sealed-plots.js'

const cjs = createRequire(import.meta.url)('./out/play.cjs')
if (play() !== cjs.play()) throw new Error('ESM and CommonJS play different games')
if (!sealedPlots.parse.state(JSON.parse(cjs.play())).ok) throw new Error('ESM refuses a state saved by CommonJS')
`

function playGames(): void {
  write('meeting.mjs', meeting)
  run('node', 'meeting.mjs')
  console.log('a game played from ESM and CommonJS ends alike')
}

// ------------------------------------------------------------------------------------------------ the command

/** Runs the installed command; what it prints must hold these words. */
function command(args: readonly string[], ...words: readonly string[]): void {
  const printed = run('node_modules/.bin/wingover', ...args)
  for (const word of words) {
    if (!printed.includes(word)) throw new Error(`wingover ${args.join(' ')} does not say "${word}":\n${printed}`)
  }
}

/** How many files a call of the command loads: that is what its start costs, on any machine. */
function loadedBy(...args: readonly string[]): number {
  const folder = join(home, `loaded-${args[0]}`)
  const options = { cwd: home, env: { ...process.env, NODE_V8_COVERAGE: folder }, stdio: 'ignore' as const }
  execFileSync('node', ['node_modules/wingover/dist/cli.js', ...args], options)
  const scripts = readdirSync(folder).flatMap((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')).result)
  return new Set(scripts.map(({ url }) => url).filter((url: string) => url.startsWith('file:'))).size
}

function startQuickly(): void {
  const [help, rules] = [loadedBy('--help'), loadedBy('rules', 'half', 'loop')]
  if (help > 8) throw new Error(`--help loads ${help} files: a command is loaded before it is called`)
  if (rules > 110) throw new Error(`rules loads ${rules} files: it plays nothing, so it needs no game`)
  console.log(`--help loads ${help} files, rules ${rules}`)
}

function useCommand(): void {
  const random = ['-p', 'axis=random', '-p', 'allies=random']
  if (!run('npx', '--no-install', 'wingover', '--help').includes('Usage: wingover'))
    throw new Error('npx finds no command')
  command(['play', 'spitting-fire', 'duel', '-s', 'package', '-q', '-r', 'game.json', ...random], 'Seed "package"')
  command(['verify', 'game.json'], 'exact')
  command(['rules', 'SF-TIGHT-03'], 'SF-TIGHT-03', 'code ', 'src/rulesets/spitting-fire/')
  command(['errata', 'otr2', '4.2'], 'OTR2-4.2')
  command(['schema', 'spitting-fire', 'event'], '"planeShotDown"')
  command(['arena', 'spitting-fire', '-p', 'random', '-p', 'random@1', '-n', '1', '-j', '1'], 'against')
  console.log('the command plays, verifies, explains and holds a tournament')
}

try {
  mkdirSync(home, { recursive: true })
  install()
  useAtRunTime()
  useTypes()
  pasteExample()
  followLinks()
  playGames()
  startQuickly()
  useCommand()
} catch (error) {
  const { message, stdout = '', stderr = '' } = error as Error & { stdout?: string; stderr?: string }
  console.error([message, stdout, stderr].join('\n'))
  process.exitCode = 1
} finally {
  rmSync(home, { recursive: true, force: true })
}
