/** Both screens of the guide in a real browser, played by clicks. Without a browser it is skipped; in CI it fails. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { type Browser, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rulesets } from 'wingover/registry'
import { findBrowser } from '../../.ci/browser.mjs'
import { pickFrom } from '../../src/tools/random.js'

const FLAGS = '--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-sync'
const HOME = 'examples/screen'
const executablePath = findBrowser()
const missing = executablePath === undefined && process.env.CI !== 'true'
const games = Object.keys(rulesets)

test('the screen that the guide shows has 120 lines; React has 150', () => {
  const code = readFileSync(`${HOME}/hot-seat.ts`, 'utf8')
  expect(readFileSync('docs/guides/user-interface.md', 'utf8')).toContain(`\`\`\`typescript\n${code}\`\`\``)
  expect(code.trimEnd().split('\n').length).toBeLessThanOrEqual(120)
  const react = readFileSync(`${HOME}/hot-seat-react.tsx`, 'utf8')
  expect(react.trimEnd().split('\n').length).toBeLessThanOrEqual(150)
})

describe.skipIf(missing)('two people at one screen', { timeout: 120_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'wingover-screen-'))
  const troubles: string[] = []
  let browser: Browser
  let page: Page

  beforeAll(async () => {
    if (executablePath === undefined) throw new Error('no Chromium: apt-get install chromium, or set CHROMIUM')
    const bundle = { bundle: true, minify: true, write: false, format: 'iife' } as const
    const { outputFiles } = await build({ ...bundle, entryPoints: [`${HOME}/main.ts`], jsx: 'automatic' })
    const script = outputFiles[0]!.text.replaceAll('</script', '<\\/script')
    const html = readFileSync(`${HOME}/index.html`, 'utf8').replace(
      '<script defer src="main.js"></script>',
      () => `<script>${script}</script>`,
    )
    writeFileSync(join(folder, 'index.html'), html)
    browser = await chromium.launch({ executablePath, args: FLAGS.split(' ') })
    page = await browser.newPage({ viewport: { width: 1000, height: 1200 } })
    page.on('pageerror', (error) => troubles.push(error.message))
    page.on('console', (message) => troubles.push(message.text()))
    page.on('dialog', (dialog) => dialog.accept(/ to (-?[\d.]+)$/.exec(dialog.message())?.[1] ?? '1'))
  }, 120_000)

  afterAll(async () => {
    await browser?.close()
    rmSync(folder, { recursive: true })
    expect(troubles).toEqual([])
  })

  const open = (query: string) => page.goto(`${pathToFileURL(join(folder, 'index.html')).href}?${query}`)
  const heading = () => page.locator('h1').innerText()
  const isOver = (title: string) => /^(Winner|A draw)/.test(title)
  const lines = () => page.locator('ol li').count()

  /** One click: the curtain, a place on the board, or a button that is not grey. */
  async function clickOn(pick: ReturnType<typeof pickFrom>): Promise<void> {
    if ((await page.locator('[data-do=lift]').count()) > 0) return lift()
    const places = page.locator('.place')
    const open = page.locator('[data-choice][aria-disabled=false]')
    const [spots, buttons] = [await places.count(), await open.count()]
    const isOnBoard = spots > 0 && (buttons === 0 || pick.index(2) === 0)
    if (isOnBoard) await places.nth(pick.index(spots)).click({ force: true })
    else await open.nth(pick.index(buttons)).click()
  }

  async function lift(): Promise<void> {
    const curtain = page.locator('[data-do=lift]')
    if ((await curtain.count()) > 0) await curtain.click()
  }

  describe.each(['plain', 'react'])('%s', (screen) => {
    test.each(games)('%s is played by clicks, from curtain to log', async (game) => {
      await open(`game=${game}&seed=clicks&screen=${screen}`)
      const pick = pickFrom(game)
      for (let n = 0; n < 45 && !isOver(await heading()); n++) await clickOn(pick)
      await lift()
      expect(await lines()).toBeGreaterThan(3)
      expect(await page.locator('svg [data-piece]').count()).toBeGreaterThan(0)
      if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${screen}-${game}.png` })
    })

    test('a whole duel, to its verdict', async () => {
      await open(`game=spitting-fire&scenario=duel&seed=whole&screen=${screen}`)
      const pick = pickFrom('whole')
      for (let n = 0; n < 1_500 && !isOver(await heading()); n++) await clickOn(pick)
      expect(await heading()).toMatch(/^(Winner: |A draw)/)
    })

    test('a secret waits behind a curtain, and comes down for the other player', async () => {
      await open(`game=spitting-fire&scenario=duel&seed=veil&screen=${screen}`)
      expect(await page.locator('svg').count()).toBe(0)
      const first = await heading()
      await page.keyboard.press('Enter')
      expect(await page.locator('svg:not(svg svg)').count()).toBe(1)
      await page.keyboard.press('1')
      await page.locator('[data-choice]', { hasText: 'Commit' }).click()
      expect(await heading()).not.toBe(first)
      expect(await page.locator('svg').count()).toBe(0)
    })

    test('a refused order is grey and says why; pressing it changes nothing; undo, theme and keys work', async () => {
      await open(`game=spitfire&scenario=head-on&seed=grey&screen=${screen}`)
      const pick = pickFrom('grey')
      const grey = page.locator('[data-choice][aria-disabled=true]')
      for (let n = 0; n < 40 && (await grey.count()) === 0; n++) await clickOn(pick)
      const before = await heading()
      const why = await page.locator('p', { has: grey }).first().locator('small').innerText()
      expect(why.length).toBeGreaterThan(10)
      await grey.first().dispatchEvent('click')
      expect([await heading(), await page.locator('[role=status]').innerText()]).toEqual([before, why])
      const count = await lines()
      await page.locator('[data-choice][aria-disabled=false]').first().click()
      await page.keyboard.press('t')
      expect(await page.locator('.dark').count()).toBe(1)
      await page.keyboard.press('u')
      expect(await lines()).toBeLessThanOrEqual(count)
    })
  })
})
