// The library by tsdown: the way out, should tsup no longer do. It wants Node 22; `npm run build:tsdown` brings one.
import { entries } from './entries.js'

export default {
  cwd: process.cwd(),
  entry: Object.fromEntries(entries.map(({ output, source }) => [output, source])),
  format: ['esm', 'cjs'],
  platform: 'neutral',
  target: 'es2022',
  outDir: '.tmp/tsdown/dist',
  dts: true,
  fixedExtension: false,
}
