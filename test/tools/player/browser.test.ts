/**
 * The page in a real browser. Without one the test is skipped and says so; in CI it fails. `CHROMIUM` names a browser
 * that lies elsewhere.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Browser, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findBrowser } from '../../../.ci/browser.mjs'
import { spittingFire } from '../../../src/rulesets/spitting-fire/shown.js'
import { cut, golden, pageOf } from './games.js'

const FLAGS =
  '--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync'

const executablePath = findBrowser()
const missing = executablePath === undefined && process.env.CI !== 'true'
if (missing) console.warn('SKIPPED: no Chromium found. Set CHROMIUM to the path of one to test the page in it.')

describe.skipIf(missing)('the page in Chromium', { timeout: 30_000 }, () => {
  const LAST = 24
  const folder = mkdtempSync(join(tmpdir(), 'wingover-page-'))
  const file = join(folder, 'game.html')
  const troubles: string[] = []
  let browser: Browser
  let page: Page

  beforeAll(async () => {
    if (executablePath === undefined) throw new Error('no Chromium: apt-get install chromium, or set CHROMIUM')
    writeFileSync(
      file,
      pageOf(spittingFire, cut(spittingFire, golden(spittingFire, 'duel'), LAST), { view: 'referee' }),
    )
    browser = await chromium.launch({ executablePath, args: FLAGS.split(' ') })
    page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
    page.on('console', (message) => troubles.push(message.text()))
    page.on('pageerror', (error) => troubles.push(error.message))
    page.on('request', (request) => troubles.push(request.url()))
    await page.goto(pathToFileURL(file).href)
  }, 30_000)

  afterAll(async () => {
    await browser?.close()
    rmSync(folder, { recursive: true })
  })

  const place = (): Promise<string> => page.locator('#place').innerText()
  const now = (): Promise<string> => page.locator('#now').innerText()
  const board = (): Promise<string> => page.locator('#board').innerHTML()

  test('opens at the first step, with board, log and rules', async () => {
    expect(await place()).toBe(`0 of ${LAST}`)
    expect(await page.locator('#board svg title').first().textContent()).toContain('turn 1 of')
    expect(await page.locator('#log .step').count()).toBe(LAST + 1)
    expect(await now()).toContain('SF-SEQ-01: Phases of a turn')
  })

  test('plays to the end and stops there', async () => {
    await page.selectOption('#speed', '60')
    await page.getByRole('button', { name: 'Play (space)' }).click()
    expect(await page.locator('#play').innerText()).toBe('Pause')
    await expect.poll(place, { timeout: 20_000 }).toBe(`${LAST} of ${LAST}`)
    expect(await page.locator('#play').innerText()).toBe('Play')
    expect(await page.locator('#next').isDisabled()).toBe(true)
  })

  test('steps back and on, by button and by key', async () => {
    const end = await board()
    await page.getByRole('button', { name: /One step back/ }).click()
    expect(await place()).toBe(`${LAST - 1} of ${LAST}`)
    await page.keyboard.press('ArrowRight')
    expect([await place(), await board()]).toEqual([`${LAST} of ${LAST}`, end])
    await page.keyboard.press('Home')
    expect(await place()).toBe(`0 of ${LAST}`)
    expect(await board()).not.toBe(end)
    await page.keyboard.press('End')
    expect(await place()).toBe(`${LAST} of ${LAST}`)
  })

  test('scrubs, and the log follows', async () => {
    await page.locator('#seek').fill('12')
    expect(await place()).toBe(`12 of ${LAST}`)
    const current = page.locator('#log [aria-current=step]')
    expect(await current.locator('button').innerText()).toBe('12')
    const text = await current.locator('div').innerText()
    expect((await now()).startsWith(text)).toBe(true)
    await page.getByRole('button', { name: 'Go to step 7', exact: true }).click()
    expect(await place()).toBe(`7 of ${LAST}`)
  })

  test('space plays and pauses', async () => {
    await page.locator('#seek').focus()
    await page.keyboard.press('Space')
    expect(await page.locator('#play').innerText()).toBe('Pause')
    await page.keyboard.press('Space')
    expect(await page.locator('#play').innerText()).toBe('Play')
  })

  test('fits a phone without scrolling sideways', async () => {
    await page.setViewportSize({ width: 360, height: 740 })
    expect(
      await page.locator('html').evaluate((html: { scrollWidth: number }) => html.scrollWidth),
    ).toBeLessThanOrEqual(360)
  })

  test('complains of nothing and asks the network for nothing', () => {
    expect(troubles).toEqual([pathToFileURL(file).href])
  })
})
