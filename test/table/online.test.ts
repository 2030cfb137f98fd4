/** Two people at two machines: a server of ours, two browsers that share nothing, and clicks. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Online, online } from '../../src/cli/online/server.js'
import { furnish, type House, playOn, type Watched } from './page.js'

const folder = mkdtempSync(join(tmpdir(), 'wingover-far-'))
let house: House
let server: Online
beforeAll(async () => {
  house = await furnish()
  server = await online({ port: 0, address: '127.0.0.1', folder, table: house.folder })
})
afterAll(async () => {
  await house.close()
  await server.close()
  rmSync(folder, { recursive: true, force: true })
})

const lines = (page: Watched): Promise<number> => page.locator('[data-log] [data-line]').count()

/** Each plays what it is asked until it has to wait, so many times. */
async function takeTurns(pages: readonly Watched[], times: number): Promise<void> {
  for (let n = 0; n < times; n++) {
    for (const page of pages) {
      await page.waitForSelector('[data-asked], [data-waiting]')
      await playOn(page, 8, '[data-waiting]')
    }
  }
}

/** More than so many lines of the log, once they have come over the wire. */
const told = (page: Watched, than: number): Promise<void> =>
  expect.poll(() => lines(page), { timeout: 20_000 }).toBeGreaterThan(than)

test('a game is made, played from two browsers, left and gone on with', async () => {
  const maker = await house.visit(server.url)
  await maker.getByRole('button', { name: 'Set up a table' }).click()
  await maker.locator('#links a').nth(2).waitFor()
  const links = await maker.locator('#links a').evaluateAll((all) => all.map((one) => (one as HTMLAnchorElement).href))
  expect(links).toHaveLength(3)
  const [one, two, spectator] = (await Promise.all(links.map((link) => house.visit(link)))) as [
    Watched,
    Watched,
    Watched,
  ]
  await takeTurns([one, two], 2)
  await told(one, 3)

  await one.reload()
  await one.waitForSelector('[data-asked], [data-waiting]')
  await told(one, 3)
  const before = await lines(one)
  await takeTurns([two, one], 2)
  await told(one, before)
  expect(await spectator.locator('[data-waiting]').innerText()).toMatch(/looking on/i)

  await one.locator('[data-resign]').click()
  await one.locator('[data-confirm]').click()
  for (const page of [one, two, spectator]) {
    await page.waitForSelector('[data-outcome]')
    expect(page.problems).toEqual([])
  }
  const forged = await house.visit(`${links[2]}#${'f'.repeat(40)}`)
  await forged.getByText('opens no seat').waitFor()
})

test('who plays at one screen does not fetch the wire', async () => {
  const page = await house.open('?game=spitting-fire&scenario=duel&seats=you,bot:quick&speed=off')
  await page.waitForSelector('[data-question]')
  const fetched = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  expect(fetched.some((name) => name.includes('/games-'))).toBe(true)
  expect(fetched.some((name) => name.includes('/far-'))).toBe(false)
})
