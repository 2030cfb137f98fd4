/** `npm run table`: builds the page of the table if it is missing or older than its sources, and serves it. */
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

const PAGE = 'dist/table/index.html'

const changedAt = (path: string): number => statSync(path).mtimeMs

function isStale(): boolean {
  if (!existsSync(PAGE)) return true
  const built = changedAt(PAGE)
  return readdirSync('src', { recursive: true, encoding: 'utf8' }).some((file) => changedAt(join('src', file)) > built)
}

const run = (...args: readonly string[]): number => spawnSync(process.execPath, args, { stdio: 'inherit' }).status ?? 1

const built = isStale() ? run('node_modules/vite/bin/vite.js', 'build', '--config', '.config/vite.table.ts') : 0
process.exitCode = built === 0 ? run('--import', 'tsx', 'src/cli/index.ts', 'table', ...process.argv.slice(2)) : built
