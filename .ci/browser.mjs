// In CI: a Chromium, a Redis and a Python for the tests that need them, from Debian, where there is none. Plain Node only.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Names of browsers on the search path; `CHROMIUM` is the path of another. */
const NAMES = ['chromium', 'chromium-browser', 'google-chrome']

/** @returns {string | undefined} */
export const findBrowser = () =>
  [
    process.env.CHROMIUM ?? '',
    ...(process.env.PATH ?? '').split(delimiter).flatMap((folder) => NAMES.map((name) => join(folder, name))),
  ].find((path) => path !== '' && existsSync(path))

/** @param {readonly string[]} args */
const apt = (...args) =>
  spawnSync('apt-get', args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
    .status === 0

/** Says so if none can be had: the test that needs it then fails. */
export function installBrowser() {
  if (findBrowser() !== undefined) return
  if (apt('update') && apt('install', '-y', '--no-install-recommends', 'chromium')) return
  console.error('No Chromium here, and apt-get cannot install one. Set CHROMIUM to the path of yours.')
}

/** Redis, for rooms over several processes. Valkey does as well where it has put a `redis-server` on the search path. */
export function installRedis() {
  const isThere = (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, 'redis-server')))
  if (isThere || (apt('update') && apt('install', '-y', '--no-install-recommends', 'redis-server'))) return
  console.error('No redis-server here, and apt-get cannot install one.')
}

/** Python, for the package in `python/` and for bots that are programs. */
export function installPython() {
  const isThere = (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, 'python3')))
  if (isThere || (apt('update') && apt('install', '-y', '--no-install-recommends', 'python3'))) return
  console.error('No python3 here, and apt-get cannot install one.')
}
