import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'

test('two processes that exchange files play a fair match', { timeout: 120_000 }, () => {
  const told = execFileSync(process.execPath, ['--import', 'tsx', 'examples/play-by-mail.ts'], { encoding: 'utf8' })
  expect(told).toMatch(/^axis: fair\. (axis|allies|draw), \d+ actions\nallies: fair\. .*\nBoth hold the same head\.\n$/)
})
