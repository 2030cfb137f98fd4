/**
 * `npm run build:tsdown`: the package with a library built by tsdown instead of tsup. `npm run package` then tries it as it
 * tries the other. tsdown is no dependency: it asks for a later Node than we do, so both are fetched here.
 */
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { NODES, nodeOf } from './nodes.mjs'

const HOME = '.tmp/tsdown'
const WANTED = ['tsdown@0.22.14', 'typescript@6.0.3']

mkdirSync(HOME, { recursive: true })
execFileSync('npm', ['run', 'build'], { stdio: 'inherit' })
execFileSync('npm', ['install', '--no-audit', '--no-fund', '--no-save', '--prefix', HOME, ...WANTED], {
  stdio: 'inherit',
})
const program = join(HOME, 'node_modules/tsdown/dist/run.mjs')
execFileSync(nodeOf(NODES[0] as string), [program, '--config', '.config/tsdown.config.js', '--logLevel', 'warn'], {
  stdio: 'inherit',
})
for (const file of readdirSync('dist', { recursive: true, encoding: 'utf8' }))
  if (/\.(cjs|d\.ts|d\.cts)$/.test(file)) rmSync(join('dist', file))
cpSync(join(HOME, 'dist'), 'dist', { recursive: true })
