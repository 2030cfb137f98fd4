import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

test('the table that pages carry is the one of src/table', () => {
  const env = { ...process.env, NODE_ENV: 'production' }
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', '.ci/player.ts'], {
    env,
    encoding: 'utf8',
  })
  expect([status, stderr.match(/npm run player/)]).toEqual([0, null])
}, 60_000)
