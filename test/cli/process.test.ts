/** The command as a process of its own: how it starts, what it does with a broken pipe, and a bot in another language. */
import { spawn, spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

const COMMAND = ['--import', 'tsx', 'src/cli/index.ts']
const hasPython = spawnSync('python3', ['--version']).status === 0

test('a reader that has seen enough is no mistake', async () => {
  const rules = spawn(process.execPath, [...COMMAND, 'rules', '--full'], { stdio: ['ignore', 'pipe', 'pipe'] })
  let errors = ''
  rules.stderr.on('data', (data) => {
    errors += data
  })
  rules.stdout.once('data', () => rules.stdout.destroy())
  const code = await new Promise((resolve) => rules.on('close', resolve))
  expect({ code, errors }).toEqual({ code: 0, errors: '' })
})

test.runIf(hasPython)('the bot in Python plays a whole game through the protocol', () => {
  const server = [process.execPath, ...COMMAND, 'serve', '--seed', 'python']
  const bot = spawnSync('python3', ['examples/bot.py', 'spitting-fire', 'axis', ...server], { encoding: 'utf8' })
  expect(bot.stderr).toBe('')
  expect(bot.stdout).toMatch(/^axis plays spitting-fire: {"winner": "(axis|allies|draw)"/)
  expect(bot.status).toBe(0)
})
