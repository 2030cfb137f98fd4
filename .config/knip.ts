import type { KnipConfig } from 'knip'
import { entries } from './entries.js'

const config: KnipConfig = {
  entry: [
    ...entries.map(({ source }) => `${source}!`),
    '.ci/*.{ts,mjs}',
    '.config/vitest.mutants.ts',
    'examples/*.ts',
    'bench/**/*.ts',
    'test/**/*.test.ts',
    'site/recording/{vitest.config,watch,play.test}.ts',
  ],
  project: [
    'src/**/*.ts!',
    'examples/**/*.ts',
    'bench/**/*.ts',
    'test/**/*.ts',
    'site/**/*.ts',
    '.ci/*',
    '.config/*.{js,ts}',
  ],
  ignoreBinaries: ['apt-get'],
  stryker: { config: '.config/stryker.config.js' },
  typedoc: { config: '.config/typedoc.js' },
  ignoreExportsUsedInFile: { interface: true, type: true },
  ignoreIssues: { 'test/**': ['exports', 'types'] },
}

export default config
