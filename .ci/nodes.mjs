// Other versions of Node, from the npm registry: each platform has a package of its own with the program in it.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** The versions that public CI plays on besides the oldest, exactly. */
export const NODES = ['22.23.3', '24.21.0']

const platform = process.platform === 'win32' ? 'win' : process.platform

/**
 * The path of that Node, installed if it is not there yet.
 * @param {string} version
 * @returns {string}
 */
export function nodeOf(version) {
  const home = resolve('.tmp/nodes', version)
  const name = `node-${platform}-${process.arch}`
  const program = join(home, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
  if (existsSync(program)) return program
  mkdirSync(home, { recursive: true })
  const options = ['install', '--no-audit', '--no-fund', '--no-save', '--prefix', home, `${name}@${version}`]
  execFileSync('npm', options, { stdio: 'ignore', shell: process.platform === 'win32' })
  return program
}
