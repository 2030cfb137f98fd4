import { OptionDefaults } from 'typedoc'
import { entries } from './entries.js'

/** @type {Partial<import('typedoc').TypeDocOptions>} */
export default {
  name: 'Wingover',
  tsconfig: './tsconfig.library.json',
  skipErrorChecking: true,
  entryPoints: entries.map(({ source }) => `../${source}`),
  readme: '../README.md',
  projectDocuments: ['../docs/*.md'],
  out: '../docs/api',
  plugin: ['typedoc-plugin-mdn-links'],
  blockTags: [...OptionDefaults.blockTags, '@rule'],
  excludeExternals: true,
  excludeInternal: true,
  disableSources: true,
  includeVersion: true,
  sort: ['kind', 'source-order'],
  treatWarningsAsErrors: true,
  treatValidationWarningsAsErrors: true,
  validation: { notExported: true, invalidLink: true, invalidPath: true, rewrittenLink: true, notDocumented: true },
  requiredToBeDocumented: ['Class', 'Enum', 'Function', 'Interface', 'TypeAlias', 'Variable'],
}
