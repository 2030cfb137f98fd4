/**
 * `npx tsx bench/many.ts`: CPU time of the page's main thread for a step on a page of 96 aircraft, all of it: script, layout,
 * paint. The median of many steps; the aim is 16 ms.
 */
import { chromium } from 'playwright-core'
import { findBrowser } from '../.ci/browser.mjs'
import { manyPage } from '../test/table/many.js'

const STEPS = 60

const browser = await chromium.launch({ executablePath: findBrowser() ?? '', args: ['--no-sandbox', '--disable-gpu'] })
const page = await browser.newPage({ viewport: { width: 1600, height: 1000 }, reducedMotion: 'reduce' })
await page.setContent(manyPage())
await page.waitForSelector('.tag', { state: 'attached' })
const wire = await page.context().newCDPSession(page)
await wire.send('Performance.enable', { timeDomain: 'threadTicks' })

const busy = async (): Promise<number> => {
  const { metrics } = await wire.send('Performance.getMetrics')
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0)
}

/** Clicks in the page itself: a driver that moves a mouse would be measured too. */
const step = (label: string): Promise<void> =>
  page.evaluate(`(async () => {
    document.querySelector('[aria-label="${label}"]').click()
    for (let n = 0; n < 3; n++) await new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
  })()`)

const times: number[] = []
for (let n = 0; n < STEPS; n++) {
  const before = await busy()
  await step(n % 2 === 0 ? 'One step on' : 'One step back')
  times.push((await busy()) - before)
}
await browser.close()
times.sort((a, b) => a - b)
const at = (part: number): string => (times[Math.floor(part * times.length)] ?? 0).toFixed(1)
console.log(`a step on a page of 96 aircraft: median ${at(0.5)} ms of CPU, nine of ten below ${at(0.9)} ms`)
