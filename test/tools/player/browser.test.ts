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

  const step = (): Promise<string> => page.locator('[data-step]').innerText()
  const told = (): Promise<string> => page.locator('[data-told]').innerText()
  const stands = (): Promise<string | null> => page.locator('[data-piece=emil-1]').getAttribute('transform')

  test('opens at the first step, on the table, with its log', async () => {
    await page.waitForSelector('[data-replay]')
    expect(await step()).toBe('0')
    expect(await page.locator('[data-piece]').count()).toBe(2)
    expect(await page.locator('[data-replay]').innerText()).toMatch(/hidden plans included/)
    expect(await page.locator('[data-play-on], [data-leave]').count()).toBe(0)
  })

  test('plays to the end and stops there', async () => {
    await page.click('[data-menu]')
    await page.locator('dialog select').first().selectOption('off')
    await page.click('[data-close]')
    await page.click('[data-play]')
    expect(await page.locator('[data-play]').innerText()).toBe('Pause')
    await expect.poll(step, { timeout: 20_000 }).toBe(String(LAST))
    expect(await page.locator('[data-play]').innerText()).toBe('Play')
    expect(await page.locator('[data-line]').count()).toBeGreaterThan(15)
  })

  test('steps back and on, by button and by key', async () => {
    const end = await stands()
    await page.getByRole('button', { name: 'One step back' }).click()
    await expect.poll(step).toBe(String(LAST - 1))
    await page.keyboard.press('ArrowRight')
    await expect.poll(step).toBe(String(LAST))
    await page.keyboard.press('Home')
    await expect.poll(step).toBe('0')
    expect(await stands()).not.toBe(end)
    await page.keyboard.press('End')
    await expect.poll(stands).toBe(end)
  })

  test('scrubs; a line of the log opens its rules and leads back to its step', async () => {
    await page.locator('[data-scrub]').fill('12')
    await expect.poll(step).toBe('12')
    expect(await told()).toMatch(/\w/)
    await page.locator('[data-line] button').last().click()
    expect(await page.locator('[data-dialog] [data-rule]').first().innerText()).toMatch(/SF-/)
    await page.click('[data-go]')
    await expect.poll(step).not.toBe('12')
  })

  test('space plays and pauses', async () => {
    await page.keyboard.press('Home')
    await page.locator('.board').focus()
    await page.keyboard.press('Space')
    await expect.poll(() => page.locator('[data-play]').innerText()).toBe('Pause')
    await page.keyboard.press('Space')
    await expect.poll(() => page.locator('[data-play]').innerText()).toBe('Play')
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
