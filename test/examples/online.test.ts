/** The examples of online play, run as programs; and the guide, whose blocks are taken from them. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const run = (name: string): string =>
  execFileSync(process.execPath, ['--import', 'tsx', `examples/${name}.ts`, '--bot', 'flat@8'], { encoding: 'utf8' })

test.each([
  ['online-host', 'Over a bare WebSocket', 0],
  ['online-colyseus', 'On Colyseus', 0],
  ['online-boardgame-io', 'On boardgame.io', 0],
])('%s plays a duel to its end, and the guide shows its code', { timeout: 120_000 }, (name, heading, at) => {
  expect(run(name)).toMatch(/^(?:INFO: .*\n)?(?:(axis|allies) wins|A draw) after \d+ (?:and \d+ )?orders\./)
  const section = readFileSync('docs/guides/game-server.md', 'utf8').split(`## ${heading}\n`)[1]!.split('\n## ')[0]!
  const code = readFileSync(`examples/${name}.ts`, 'utf8')
  const block = section.split('```ts\n')[at + 1]!.split('```')[0]!
  const shown = block.split('\n').filter((line) => line !== '' && !/^import|console\.log|room\.leave/.test(line))
  expect(shown.length).toBeGreaterThan(0)
  for (const line of shown) expect(code).toContain(line.trim())
  expect(section).toContain(`examples/${name}.ts`)
})
