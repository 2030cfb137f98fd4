import { OptionDefaults } from 'typedoc'
import { entries } from './entries.js'

/** @type {Partial<import('typedoc').TypeDocOptions>} */
export default {
  name: 'Wingover',
  tsconfig: './tsconfig.docs.json',
  skipErrorChecking: true,
  entryPoints: entries.map(({ source }) => `../${source}`),
  readme: '../README.md',
  projectDocuments: [
    '../docs/index.md',
    '../docs/guides/*.md',
    '../docs/!(index).md',
    '../docs/studies/*.md',
    '../ARCHITECTURE.md',
    '../SECURITY.md',
    '../CONTRIBUTING.md',
    '../CHANGELOG.md',
  ],
  out: '../docs/api/reference',
  customCss: '../site/style/reference.css',
  plugin: ['typedoc-plugin-mdn-links'],
  highlightLanguages: [...OptionDefaults.highlightLanguages, 'jsonl', 'python'],
  blockTags: [...OptionDefaults.blockTags, '@rule'],
  excludeExternals: true,
  excludeInternal: true,
  displayBasePath: '..',
  disableGit: true,
  sourceLinkTemplate: 'source:{path}#L{line}',
  includeVersion: true,
  sort: ['kind', 'source-order'],
  treatWarningsAsErrors: true,
  treatValidationWarningsAsErrors: true,
  intentionallyNotExported: ['HOUSE_TOPICS'],
  validation: { notExported: true, invalidLink: true, invalidPath: true, rewrittenLink: true, notDocumented: true },
  requiredToBeDocumented: ['Class', 'Enum', 'Function', 'Interface', 'TypeAlias', 'Variable'],
}
