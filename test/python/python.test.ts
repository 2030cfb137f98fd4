/** The Python package, by its own tests; and the blocks of its README and of the guide, one program each. */
import { spawn, spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { folder } from '../cli/harness.js'

const SERVER = `"${process.execPath}" --import tsx "${resolve('src/cli/index.ts')}" serve`
const isThere = spawnSync('python3', ['--version']).status === 0
// CI installs it; elsewhere it may be missing.
const mayMiss = process.env.CI !== 'true'
if (!isThere && mayMiss) console.warn('No python3 here: the Python package is not tested.')

const env = {
  ...process.env,
  WINGOVER_SERVER: SERVER,
  PYTHONPATH: resolve('python'),
  PYTHONDONTWRITEBYTECODE: '1',
  PYTHONWARNINGS: 'error::ResourceWarning',
}

const python = (args: readonly string[]): Promise<{ code: number | null; out: string; err: string }> =>
  new Promise((done, fail) => {
    const program = spawn('python3', args, { env })
    let [out, err] = ['', '']
    program.stdout.on('data', (text) => {
      out += text
    })
    program.stderr.on('data', (text) => {
      err += text
    })
    program.on('error', fail)
    program.on('close', (code) => done({ code, out, err }))
  })

describe.skipIf(!isThere && mayMiss)('python/', () => {
  test('its own tests pass', { timeout: 300_000 }, async () => {
    const { code, err } = await python(['-m', 'unittest', 'discover', '-s', 'python/tests'])
    if (code !== 0) expect(err).toBe('passed')
    expect(Number(/Ran (\d+) tests/.exec(err)?.[1])).toBeGreaterThan(15)
    expect(err).not.toMatch(/ResourceWarning/)
  })

  test.each(['python/README.md', 'docs/guides/learning.md'])(
    '%s: its blocks are one program, and print what they say',
    async (page) => {
      const found = [...readFileSync(page, 'utf8').matchAll(/^```python\n(.*?)^```\n(?:\n```text\n(.*?)^```\n)?/gms)]
      expect(found.length).toBeGreaterThan(0)
      const file = join(folder(), 'guide.py')
      writeFileSync(file, found.map(([, code]) => code).join('\n'))
      const { code, out, err } = await python([file])
      if (code !== 0) expect(err).toBe('')
      expect(out).toBe(found.map(([, , prints = '']) => prints).join(''))
    },
  )

  test('every file has type hints that compile, and the package says so', async () => {
    expect((await python(['-m', 'compileall', '-q', '-f', 'python/wingover'])).code).toBe(0)
    expect(readFileSync('python/pyproject.toml', 'utf8')).toMatch(/py\.typed/)
  })
})
