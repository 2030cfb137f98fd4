/**
 * `npm run docs`: watches the tests that the site tells of, writes the pages of rules, rulings, options, values, coverage
 * and examples, lets typedoc build the site, and looks at every link. Anything amiss fails it.
 *
 * `--keep-recording` leaves out the tests and takes what was watched last.
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { Application } from 'typedoc'
import { brokenLinks } from './links.js'
import { writePages } from './pages/all.js'
import { sitePlugin } from './plugin.js'
import { RECORDINGS } from './recording/recorded.js'

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

if (!process.argv.includes('--keep-recording')) watchTests()
note('tests watched')

const { pages, matrix, faults } = writePages()
stop(faults)
for (const folder of ['docs/rules', 'docs/examples']) rmSync(folder, { recursive: true, force: true })
for (const { path, text } of pages) {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}
note(`${pages.length} pages, pictures and records written`)

const coverage = `${JSON.stringify(matrix, undefined, 1)}\n`
const app = await Application.bootstrapWithPlugins({ options: '.config/typedoc.js' })
sitePlugin({ 'coverage.json': coverage, LICENSE: readFileSync('LICENSE', 'utf8') })(app)
const project = await app.convert()
if (project === undefined || app.logger.hasErrors() || app.logger.hasWarnings())
  stop(['typedoc could not read the sources'])
else {
  app.validate(project)
  await app.generateOutputs(project)
}
if (app.logger.hasErrors() || app.logger.hasWarnings()) stop(['typedoc has complained, see above'])
note('site built')

stop(brokenLinks(OUT))
note(`every link leads somewhere: ${OUT}/index.html`)
