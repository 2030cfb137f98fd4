/** The built site in real Chromium: pages open without a fault, the search and the quiz answer, contrast and labels pass axe. */
import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { type Browser, chromium, type Page } from 'playwright-core'
import { findBrowser } from '../.ci/browser.mjs'
import { siteServer } from './serve.js'

const AXE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')

/** One page of each kind. */
const PAGES = [
  '',
  'play',
  'rules',
  'rulings',
  'editions',
  'games/spitting-fire',
  'games/spitfire/section-sp-6d',
  'r/SF-LOOP-06',
  'r/R-10',
  'quiz',
]

/** What is wrong with the site in a folder, as a browser sees it. */
export async function faultsInBrowser(folder: string): Promise<readonly string[]> {
  const path = findBrowser()
  if (path === undefined) return ['There is no Chromium to look with.']
  const server = await siteServer(folder)
  const front = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  const browser = await chromium.launch({ executablePath: path, args: ['--no-sandbox'] })
  try {
    const faults = [
      ...(await pagesPass(browser, front)),
      ...(await searchAnswers(browser, front)),
      ...(await quizAnswers(browser, front)),
    ]
    return faults
  } finally {
    await browser.close()
    server.close()
  }
}

async function opened(
  browser: Browser,
  url: string,
  theme: 'light' | 'dark',
  width: number,
  faults: string[],
): Promise<Page> {
  const page = await browser.newPage({ colorScheme: theme, viewport: { width, height: 900 } })
  page.on('pageerror', (error) => faults.push(`${url}: ${error.message}`))
  page.on('request', (request) => {
    if (!request.url().startsWith(new URL(url).origin)) faults.push(`${url} asks for ${request.url()}`)
  })
  await page.goto(url)
  return page
}

async function pagesPass(browser: Browser, front: string): Promise<readonly string[]> {
  const faults: string[] = []
  for (const [at, name] of PAGES.entries()) {
    const [theme, width] = at % 2 === 0 ? (['light', 1600] as const) : (['dark', 390] as const)
    const page = await opened(browser, front + name, theme, width, faults)
    await page.evaluate(AXE)
    const found = await page.evaluate<readonly string[]>(
      "axe.run(document,{runOnly:['wcag2a','wcag2aa']}).then(r=>r.violations.map(v=>v.id+': '+v.nodes[0].html.slice(0,120)))",
    )
    const wide = await page.evaluate<number>('document.documentElement.scrollWidth')
    faults.push(...found.map((one) => `${name} (${theme}): ${one}`))
    if (wide > width) faults.push(`${name} is ${wide} wide at ${width}`)
    await page.close()
  }
  return faults
}

async function searchAnswers(browser: Browser, front: string): Promise<readonly string[]> {
  const faults: string[] = []
  const page = await opened(browser, `${front}rules`, 'light', 1200, faults)
  await page.fill('#find', 'ff-split')
  await page.waitForSelector('#found a')
  await page.press('#find', 'Enter')
  await page.waitForURL(/SF-TGT-04/)
  await page.close()
  return faults
}

async function quizAnswers(browser: Browser, front: string): Promise<readonly string[]> {
  const faults: string[] = []
  const page = await opened(browser, `${front}quiz#game=regia-aeronautica&seed=check`, 'light', 1200, faults)
  await page.waitForSelector('.quiz-answers button', { timeout: 60_000 })
  await page.click('.quiz-answers button')
  await page.waitForSelector('.proof a.rule')
  if ((await page.locator('.quiz-answers .right').count()) !== 1) faults.push('quiz: not one answer is right')
  await page.close()
  return faults
}
