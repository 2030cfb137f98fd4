/** The built site in real Chromium: pages open without a fault, search, quiz and table answer, contrast and labels pass axe. */
import { readFileSync, statSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright-core'
import { findBrowser } from '../.ci/browser.mjs'
import type { Game, Shown } from '../src/core/index.js'
import { rulesets } from '../src/registry.js'
import { askQuestion } from '../src/tools/quiz/index.js'
import { kindsOf, wordsOf } from './client/games.js'
import { filesIn } from './evidence.js'
import { redirects } from './redirects.js'
import { siteServer } from './serve.js'
import { hasTable } from './table.js'

const AXE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')

/** One page of each kind. */
const PAGES = [
  '',
  'play',
  'rules',
  'rulings',
  'matters',
  'editions',
  'games/spitting-fire',
  'games/spitfire/section-sp-6d',
  'games/regia-aeronautica/options',
  'r/SF-LOOP-06',
  'r/R-10',
  'quiz',
  'coverage',
]

/** Pages of ours longer than this are no pages any more but rolls; on a screen of 1600. */
const TALLEST = 30_000
/** As many of the largest are measured. */
const MEASURED = 12

/** Where a page is looked at, and what is found. */
interface Look {
  readonly browser: Browser
  readonly front: string
  readonly faults: string[]
}

/** What is wrong with the site in a folder, as a browser sees it. */
export async function faultsInBrowser(folder: string): Promise<readonly string[]> {
  const path = findBrowser()
  if (path === undefined) return ['There is no Chromium to look with.']
  const server = await siteServer(folder)
  const front = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  const browser = await chromium.launch({ executablePath: path, args: ['--no-sandbox'] })
  const look: Look = { browser, front, faults: [] }
  try {
    await pagesPass(look)
    await largestAreShort(look, folder)
    await searchAnswers(look)
    await bookIsInOrder(look)
    await oldAddressLeadsOn(look)
    await quizAnswers(look)
    if (hasTable()) await positionPlays(look)
    return look.faults
  } finally {
    await browser.close()
    server.close()
  }
}

/** Opens a page, does something there and closes it; whatever the page breaks on is a fault. */
async function at(
  { browser, front, faults }: Look,
  name: string,
  act: (page: Page) => Promise<void>,
  { theme = 'light', width = 1200 }: { readonly theme?: 'light' | 'dark'; readonly width?: number } = {},
): Promise<void> {
  const page = await browser.newPage({ colorScheme: theme, viewport: { width, height: 900 } })
  page.on('pageerror', (error) => faults.push(`${name}: ${error.message}`))
  page.on('request', (request) => {
    if (!/^(blob|data):/.test(request.url()) && !request.url().startsWith(front))
      faults.push(`${name} asks for ${request.url()}`)
  })
  try {
    await page.goto(front + name)
    await act(page)
  } catch (error) {
    faults.push(`${name}: ${error instanceof Error ? error.message : error}`)
  } finally {
    await page.close()
  }
}

// ---------------------------------------------------------------------------------------- looks

async function pagesPass(look: Look): Promise<void> {
  for (const [index, name] of PAGES.entries()) {
    const [theme, width] = index % 2 === 0 ? (['light', 1600] as const) : (['dark', 390] as const)
    await at(look, name, (page) => passes(look, page, `${name} (${theme})`, width), { theme, width })
  }
}

async function passes({ faults }: Look, page: Page, name: string, width: number): Promise<void> {
  await page.evaluate(AXE)
  const found = await page.evaluate<readonly string[]>(
    "axe.run(document,{runOnly:['wcag2a','wcag2aa']}).then(r=>r.violations.map(v=>v.id+': '+v.nodes[0].html.slice(0,120)))",
  )
  faults.push(...found.map((one) => `${name}: ${one}`))
  const wide = await page.evaluate<number>('document.documentElement.scrollWidth')
  if (wide > width) faults.push(`${name} is ${wide} wide at ${width}`)
}

/** The largest of our own pages: typedoc's and those that show whole sources are as long as they have to be. */
async function largestAreShort(look: Look, folder: string): Promise<void> {
  const own = filesIn(folder, '.html').filter((file) => !/\/(reference|source|sources|table)\//.test(file))
  const largest = own.sort((a, b) => statSync(b).size - statSync(a).size).slice(0, MEASURED)
  for (const file of largest) {
    const name = file.slice(join(folder, '/').length)
    await at(
      look,
      name,
      async (page) => {
        const height = await page.evaluate<number>('document.documentElement.scrollHeight')
        if (height > TALLEST) look.faults.push(`${name} is ${height} high`)
      },
      { width: 1600 },
    )
  }
}

// ---------------------------------------------------------------------------------------- answers

/** What is typed, and the rule that Enter opens. */
const QUESTIONS = [
  ['ff-split', 'SF-TGT-04'],
  ['SP-6D-7', 'SP-6D-7'],
  ['sf loop 06', 'SF-LOOP-06'],
] as const

async function searchAnswers(look: Look): Promise<void> {
  for (const [question, rule] of QUESTIONS) {
    await at(look, 'rules', async (page) => {
      await page.fill('#find', question)
      await page.waitForSelector('#found a')
      await page.press('#find', 'Enter')
      await page.waitForURL(new RegExp(rule))
    })
  }
}

/** Two steps on through the book and two back. */
async function bookIsInOrder(look: Look): Promise<void> {
  await at(look, 'r/SF-LOOP-01', async (page) => {
    for (const [rel, rule] of [
      ['next', 'SF-LOOP-02'],
      ['next', 'SF-LOOP-03'],
      ['prev', 'SF-LOOP-02'],
      ['prev', 'SF-LOOP-01'],
    ]) {
      await page.click(`.steps [rel=${rel}]`)
      await page.waitForURL(new RegExp(`${rule}\\.html$`))
    }
  })
}

async function oldAddressLeadsOn(look: Look): Promise<void> {
  const [old] = redirects()
  if (old === undefined) return
  const to = /url=([^"]*)"/.exec(old.text)?.[1] as string
  await at(look, old.path.replace('.html', ''), (page) => page.waitForURL((url) => url.pathname === `/r/${to}`))
}

/** Of every game one question: the page calls right what the engine calls right here, and proves it by rules. */
async function quizAnswers(look: Look): Promise<void> {
  for (const [game, ruleset] of Object.entries<Shown>(rulesets)) {
    const examined = { ruleset, words: wordsOf(game), kinds: kindsOf(game) }
    const asked = askQuestion<Game>(examined, { seed: 'check-0', section: '' })
    await at(look, `quiz#game=${game}&seed=check`, async (page) => {
      await page.click('.quiz-answers button', { timeout: 60_000 })
      await page.waitForSelector('.proof a.rule')
      const right = await page.locator('.quiz-answers .right').allTextContents()
      if (right.length !== 1 || right[0] !== asked?.answers[asked.right])
        look.faults.push(`quiz of ${game}: ${right.join(', ')} is called right, not ${asked?.answers[asked.right]}`)
    })
  }
}

/** The table that a rule leads to opens at its position, plays on, asks for an order, a card or dice, and takes the answer. */
async function positionPlays(look: Look): Promise<void> {
  await at(look, 'r/SF-LOOP-06', async (page) => {
    await page.click('a.play')
    await page.click('[data-play-on]', { timeout: 60_000 })
    const question = page.locator('.ask [data-question]')
    await question.waitFor({ timeout: 60_000 })
    const before = await question.textContent()
    await page.locator('.ask').locator('[data-choice], [data-card], [data-throw]').first().click()
    await question.filter({ hasNotText: before ?? '' }).waitFor({ timeout: 60_000 })
  })
}
