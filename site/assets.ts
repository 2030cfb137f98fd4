/** Styles, fonts, scripts and the index: all that pages load, all of it ours and beside them. */
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { index } from './books.js'

const FONTS = [
  '@fontsource-variable/cabin/files/cabin-latin-wght-normal.woff2',
  '@fontsource/courier-prime/files/courier-prime-latin-400-normal.woff2',
]

/** Puts them into `assets` of the site. */
export async function writeAssets(out: string): Promise<void> {
  const folder = join(out, 'assets')
  mkdirSync(folder, { recursive: true })
  for (const font of FONTS) copyFileSync(`node_modules/${font}`, join(folder, font.replace(/^.*\//, '')))
  for (const file of ['bar.css', 'site.css', 'icon.svg']) copyFileSync(`site/style/${file}`, join(folder, file))
  // A script, not JSON: pages that are opened as files may load no data.
  writeFileSync(join(folder, 'index.js'), `globalThis.wingoverIndex=${JSON.stringify(index)}`)
  await build({
    entryPoints: ['site/client/site.ts', 'site/client/quiz.ts'],
    outdir: folder,
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    logLevel: 'error',
    tsconfig: 'tsconfig.json',
  })
}
