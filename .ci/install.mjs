// Installs what the lock file asks for and node_modules lacks; in CI, a browser, a Redis and a Python too. Runs before anything is installed: plain Node only.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { installBrowser, installPython, installRedis } from './browser.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))

const packagesOf = (file) => {
  try {
    return JSON.parse(readFileSync(`${root}/${file}`, 'utf8')).packages
  } catch {
    return undefined
  }
}

const isInstalled = (path, version, present) =>
  present[path]?.version === version && existsSync(`${root}/${path}/package.json`)

const isComplete = (wanted, present) =>
  present !== undefined &&
  Object.entries(wanted).every(
    ([path, { version, optional }]) => path === '' || optional || isInstalled(path, version, present),
  )

if (process.env.CI === 'true') {
  installBrowser()
  installRedis()
  installPython()
}
if (!isComplete(packagesOf('package-lock.json'), packagesOf('node_modules/.package-lock.json'))) {
  const options = ['ci', '--include=dev', '--no-audit', '--no-fund']
  const { status } = spawnSync('npm', options, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' })
  process.exit(status ?? 1)
}
