/** The page of the table, built for the tests, served on loopback, in a real Chromium. One for all tests of a file. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { findBrowser } from '../../.ci/browser.mjs'
import { tableServer } from '../../src/cli/commands/table.js'

const FLAGS =
  '--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync'

/** A page that tells what went wrong in it. */
export interface Watched extends Page {
  readonly problems: string[]
}

/** The page, ready to be opened. */
export interface House {
  readonly address: string
  /** Where the page was built. */
  readonly folder: string
  open(query: string, options?: BrowserContextOptions): Promise<Watched>
  /** Opens an address of another server. */
  visit(url: string): Promise<Watched>
  close(): Promise<void>
}

let built: string | undefined

/** Where the page is, built once for all files of tests; it goes with the process. */
function build(): string {
  if (built !== undefined) return built
  const folder = mkdtempSync(join(tmpdir(), 'wingover-table-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const options = ['build', '--config', '.config/vite.table.ts', '--outDir', folder, '--emptyOutDir']
  const env = { ...process.env, NODE_ENV: 'production' }
  execFileSync(process.execPath, ['node_modules/vite/bin/vite.js', ...options], { env, stdio: 'ignore' })
  built = folder
  return folder
}

/** Builds and serves the page, and starts a browser. */
export async function furnish(): Promise<House> {
  const folder = build()
  const server: Server = tableServer(folder)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  const browser = await chromium.launch({ executablePath: findBrowser() ?? '', args: FLAGS.split(' ') })
  return {
    address,
    folder,
    open: (query, options) => open(browser, address + query, options),
    visit: (url) => open(browser, url),
    close,
  }

  async function close(): Promise<void> {
    await browser.close()
    server.closeAllConnections()
    server.close()
  }
}

async function open(browser: Browser, url: string, options: BrowserContextOptions = {}): Promise<Watched> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
    ...options,
  })
  const page = Object.assign(await context.newPage(), { problems: [] as string[] })
  page.setDefaultTimeout(100_000)
  page.on('pageerror', ({ message }) => void page.problems.push(message))
  page.on('console', (said) => {
    if (said.type() === 'error' || said.type() === 'warning') page.problems.push(said.text())
  })
  await page.goto(url)
  return page
}

/** What a player who never looks up does: clicks whatever is offered, until the game is over, or this is on the page. */
export const playOn = (page: Page, most: number, until = ''): Promise<string> =>
  page.evaluate(autopilot, [most, until] as const)

/** Runs in the page: it sees what a person sees, and clicks. */
async function autopilot([most, until]: readonly [number, string]): Promise<string> {
  let chance = 20_260
  const index = (below: number): number => {
    chance = (chance * 48_271) % 2_147_483_647
    return chance % below
  }
  const all = (selector: string): HTMLElement[] =>
    ([...document.querySelectorAll(selector)] as HTMLElement[]).filter((one) => one.getClientRects().length > 0)
  const breath = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))
  for (let n = 0; n < most; n++) {
    while (all('[data-thinking], [data-telling]').length > 0) await breath()
    const [outcome] = all('[data-outcome]')
    if (outcome !== undefined) return outcome.textContent ?? ''
    if (until !== '' && all(until).length > 0) return ''
    const [curtain] = all('[data-draw-back]')
    const places = all('.place')
    const buttons = all('button[data-choice]:not([aria-pressed=true]), button[data-field]:not(:disabled)')
    const offered = places.length > 0 && index(3) > 0 ? places : buttons.length > 0 ? buttons : places
    const target = curtain ?? offered[index(Math.max(1, offered.length))]
    if (target === undefined) throw new Error(`nothing to click: ${document.querySelector('aside')?.textContent}`)
    target.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true }))
    await breath()
    await breath()
  }
  return ''
}
