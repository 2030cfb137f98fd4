// The entry points of the package. One list says them all: `paths` in tsconfig.json, from import name to source file.
// The build, the docs, knip and the size budget read it here; `.ci/entries.ts` holds package.json to it.
import { readFileSync } from 'node:fs'

const paths = /** @type {Record<string, [string]>} */ (
  JSON.parse(readFileSync(new URL('../tsconfig.json', import.meta.url), 'utf8')).compilerOptions.paths
)

/**
 * @typedef {object} Entry
 * @property {string} name what a user imports: `wingover/geometry`
 * @property {string} subpath its key in package.json's `exports`: `./geometry`
 * @property {string} source its module: `src/geometry/index.ts`
 * @property {string} output its file in `dist`, without extension: `geometry`
 */

/** @type {readonly Entry[]} */
export const entries = Object.entries(paths).map(([name, [source]]) => ({
  name,
  subpath: name.replace('wingover', '.'),
  source: source.slice(2),
  output: name === 'wingover' ? 'index' : name.slice('wingover/'.length),
}))
