/**
 * `npm run docs`: watches the tests that the site tells of, writes the pages of games, rules, examples and the quiz, lets
 * typedoc build the reference, and looks at every link. Anything amiss fails it.
 *
 * `--keep-recording` leaves out the tests and takes what was watched last; `--check` looks at it in
 * Chromium, `--serve` shows it afterwards.
 */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Application } from 'typedoc'
import { linkFrom } from './addresses.js'
import { writeAssets } from './assets.js'
import { faultsInBrowser } from './check.js'
import { brokenLinks, unreachable } from './links.js'
import type { Page } from './markdown.js'
import { urlOfRule, writePages } from './pages/all.js'
import { sitePlugin } from './plugin.js'
import { RECORDINGS } from './recording/recorded.js'
import { serveSite } from './serve.js'
import { shown, sourcePage, sourcePath } from './sources.js'
import { hasTable, TABLE } from './table.js'

const OUT = 'docs/api'
const start = performance.now()

function note(what: string): void {
  console.log(`${((performance.now() - start) / 1000).toFixed(1).padStart(6)} s  ${what}`)
}

function stop(faults: readonly string[]): void {
  if (faults.length === 0) return
  for (const fault of faults) console.error(fault)
  console.error(`${faults.length} faults`)
  process.exit(1)
}

function watchTests(): void {
  rmSync(RECORDINGS, { recursive: true, force: true })
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'site/recording/vitest.config.ts']
  const { status, stdout, stderr } = spawnSync(process.execPath, vitest, { encoding: 'utf8' })
  if (status !== 0) stop([stdout, stderr])
}

function put({ path, text }: Page): void {
  mkdirSync(dirname(join(OUT, path)), { recursive: true })
  writeFileSync(join(OUT, path), text)
}

async function buildReference(): Promise<void> {
  const app = await Application.bootstrapWithPlugins({ options: '.config/typedoc.js' })
  sitePlugin(app)
  const project = await app.convert()
  if (project === undefined || app.logger.hasErrors() || app.logger.hasWarnings())
    return stop(['typedoc could not read the sources'])
  app.validate(project)
  await app.generateOutputs(project)
  if (app.logger.hasErrors() || app.logger.hasWarnings()) stop(['typedoc has complained, see above'])
}

/** Every source file that a page leads to. */
function putSources(): void {
  for (const file of shown) {
    const path = sourcePath(file)
    const urlOf = (id: string): string | undefined => {
      const url = urlOfRule(id)
      return url === undefined ? undefined : linkFrom(path, url)
    }
    put({ path, text: sourcePage(file, linkFrom(path, 'index.html').replace(/index\.html$/, ''), urlOf) })
  }
}

if (!process.argv.includes('--keep-recording')) watchTests()
note('tests watched')

const { pages, faults } = writePages()
stop(faults)
for (const folder of [OUT, 'docs/rules', 'docs/examples']) rmSync(folder, { recursive: true, force: true })
note(`${pages.length} pages, pictures and records written`)

await buildReference()
for (const page of pages) put(page)
if (hasTable()) cpSync(TABLE, join(OUT, 'table'), { recursive: true })
await writeAssets(OUT)
putSources()
put({ path: 'reference/LICENSE', text: readFileSync('LICENSE', 'utf8') })
note('site built')

stop([...brokenLinks(OUT), ...unreachable(OUT)])
note(`every link leads somewhere, and every page is led to: ${OUT}/index.html`)
if (process.argv.includes('--check')) {
  stop(await faultsInBrowser(OUT))
  note('looked at in a browser: search, book order, quiz, table, contrast and labels')
}
if (process.argv.includes('--serve')) await serveSite(OUT)
