/**
 * Holds package.json's `exports` to the one list of entry points. With `--write` it writes them.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { entries } from '../.config/entries.js'

/** Rule books as data stand beside the texts of rules, and their schema beside all. */
const books = entries.filter(({ subpath }) => /(\/rules|\/errata)$/.test(subpath) && !subpath.startsWith('./registry'))
const bookOf = (subpath: string): string => (subpath.endsWith('/rules') ? `${subpath}.json` : `${subpath}/rules.json`)

const wanted = {
  ...Object.fromEntries(entries.map(({ subpath, output }) => [subpath, conditions(`./dist/${output}`)])),
  ...Object.fromEntries(books.map(({ subpath }) => [bookOf(subpath), `./dist/${bookOf(subpath).slice(2)}`])),
  './rules.schema.json': './dist/rules.schema.json',
  './package.json': './package.json',
}

function conditions(file: string) {
  return {
    import: { types: `${file}.d.ts`, default: `${file}.js` },
    require: { types: `${file}.d.cts`, default: `${file}.cjs` },
  }
}

function problems(): readonly string[] {
  const absent = entries.filter(({ source }) => !existsSync(source))
  const same = isDeepStrictEqual(manifest.exports, wanted)
  return [
    ...absent.map(({ name, source }) => `${name}: there is no ${source}`),
    ...(same ? [] : ['package.json: `exports` differ from `paths` in tsconfig.json; run npm run entries']),
  ]
}

const manifest = JSON.parse(readFileSync('package.json', 'utf8'))
if (process.argv.includes('--write')) {
  manifest.exports = wanted
  writeFileSync('package.json', `${JSON.stringify(manifest, null, 2)}\n`)
}
const found = problems()
console.log(found.length > 0 ? found.join('\n') : `${entries.length} entry points agree`)
process.exitCode = found.length > 0 ? 1 : 0
