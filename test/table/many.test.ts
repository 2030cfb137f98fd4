import { chromium } from 'playwright-core'
import { expect, test } from 'vitest'
import { findBrowser } from '../../.ci/browser.mjs'
import { manyPage } from './many.js'

test('a step on a page of 96 aircraft touches what has changed, and nothing else', async () => {
  const browser = await chromium.launch({
    executablePath: findBrowser() ?? '',
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    const page = await browser.newPage({ viewport: { width: 1600, height: 1000 }, reducedMotion: 'reduce' })
    await page.setContent(manyPage())
    await page.waitForFunction(() => document.querySelectorAll('.tag').length > 0)
    const touched = await page.evaluate(async () => {
      const frame = (): Promise<unknown> => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
      for (let n = 0; n < 3; n++) await frame()
      const nodes = new Set<Node>()
      const watch = new MutationObserver((all) => {
        for (const { target, addedNodes } of all) for (const node of [target, ...addedNodes]) nodes.add(node)
      })
      watch.observe(document.querySelector('.map') as Element, { subtree: true, childList: true, attributes: true })
      document.querySelector<HTMLElement>('[aria-label="One step on"]')?.click()
      for (let n = 0; n < 3; n++) await frame()
      return { nodes: nodes.size, all: document.querySelectorAll('.map *').length }
    })
    expect(await page.locator('[data-step]').innerText()).toBe('1')
    expect(await page.locator('[data-piece]').count()).toBe(96)
    // The piece that moved, its words, and words of neighbours that make room for it; layers that are emptied.
    expect(touched.nodes).toBeGreaterThan(1)
    expect(touched.nodes).toBeLessThan(40)
    expect(touched.all).toBeGreaterThan(1000)
  } finally {
    await browser.close()
  }
}, 60_000)
