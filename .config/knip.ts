import type { KnipConfig } from 'knip'
import { entries } from './entries.js'

const config: KnipConfig = {
  entry: [
    ...entries.map(({ source }) => `${source}!`),
    '.ci/*.{ts,mjs}',
    '.config/vitest.{browser,mutants}.ts',
    'test/engines/{node,battery.browser}.ts',
    'src/table/page/{main,worker}.ts!',
    'examples/*.ts',
    'examples/screen/main.ts',
    'bench/**/*.ts',
    'site/client/*.ts',
    '.config/tsdown.config.js',
    'test/cli/bots/*.ts',
    'test/**/*.test.ts',
    'test/adapters/bgio-server.ts',
    'site/recording/{vitest.config,watch,play.test}.ts',
    'site/client/{site,quiz}.ts',
  ],
  project: [
    'src/**/*.ts!',
    'examples/**/*.{ts,tsx}',
    'bench/**/*.ts',
    'test/**/*.ts',
    'site/**/*.ts',
    '.ci/*',
    '.config/*.{js,ts}',
  ],
  ignoreBinaries: ['apt-get', 'redis-server'],
  // Named in a style sheet.
  ignoreDependencies: ['@fontsource-variable/cabin', '@fontsource/courier-prime'],
  stryker: { config: '.config/stryker.config.js' },
  typedoc: { config: '.config/typedoc.js' },
  ignoreExportsUsedInFile: { interface: true, type: true },
  ignoreIssues: { 'test/**': ['exports', 'types'] },
}

export default config
