// Dependencies point one way only: geometry <- core <- rulesets/<name> <- registry <- tools <- adapters <- cli; table beside cli.
// Within a ruleset they point one way from room to room: book, data <- state and the game's own nouns <- phases <- play,
// queries <- index.ts; show <- shown.ts, the second door, which opens on the first.

/** The rooms that stand in every ruleset. Whatever else a ruleset has are the nouns of its own game. */
export const ROOMS = ['book', 'data', 'state', 'phases', 'play', 'queries', 'show']

/**
 * @param {string} name
 * @param {string} from
 * @param {string} to
 * @param {string} [except]
 * @returns {import('dependency-cruiser').IForbiddenRuleType}
 */
const never = (name, from, to, except) => ({
  name,
  severity: 'error',
  from: { path: from },
  to: except === undefined ? { path: to } : { path: to, pathNot: except },
})

/**
 * A room of a ruleset that must not look into others of the same ruleset.
 *
 * @param {string} name
 * @param {string} rooms
 * @param {string} to
 * @param {string} [except]
 */
const noLook = (name, rooms, to, except) =>
  never(name, `^src/rulesets/([^/]+)/(${rooms})/`, `^src/rulesets/$1/(${to})/`, except)

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    never('geometry-depends-on-nothing', '^src/geometry/', '.', '^src/geometry/'),
    never('core-knows-no-game', '^src/core/', '^src/', '^src/(core|geometry)/'),
    never('index-is-the-kernel', '^src/index\\.ts$', '^src/', '^src/core/index\\.ts$'),
    never('ruleset-knows-no-sibling', '^src/rulesets/([^/]+)/', '^src/rulesets/', '^src/rulesets/$1/'),
    never('ruleset-stands-on-the-kernel', '^src/rulesets/', '^src/', '^src/(core|geometry|rulesets)/'),
    {
      // Their types may speak of the state; their values are looked up by rule code and look nothing up.
      name: 'book-and-data-hold-no-rule-code',
      severity: 'error',
      from: { path: '^src/rulesets/([^/]+)/(book|data)/' },
      to: {
        path: '^src/rulesets/$1/',
        pathNot: '^src/rulesets/$1/(book/|data/|errata/|state/vocabulary\\.ts$)',
        dependencyTypesNot: ['type-only'],
      },
    },
    never(
      'only-the-door-play-and-queries-know-phases',
      '^src/rulesets/([^/]+)/(?!(phases|play|queries)/|index\\.ts$)',
      '^src/rulesets/$1/phases/',
    ),
    never(
      'state-and-nouns-serve-all',
      '^src/rulesets/([^/]+)/(?!(play|queries|show)/|(index|shown)\\.ts$)',
      '^src/rulesets/$1/(play|queries|show)/',
    ),
    // Who only plays carries no picture: the rules' door knows nothing of show, and nothing inside knows the other door.
    never('rules-need-no-eyes', '^src/rulesets/([^/]+)/index\\.ts$', '^src/rulesets/$1/(show/|shown\\.ts$)'),
    never('rooms-know-no-door', '^src/rulesets/([^/]+)/[^/]+/', '^src/rulesets/$1/(index|shown)\\.ts$', '/errata/'),
    noLook('players-and-lawyers-apart', 'play', 'queries|show'),
    noLook('queries-answer-only', 'queries', 'play|show'),
    noLook('show-only-shows', 'show', 'play'),
    never(
      'registry-names-rulesets-only',
      '^src/registry(\\.words|\\.quiz|\\.rules)?\\.ts$',
      '^src/',
      '^src/(core|geometry|rulesets)/|^src/registry\\.ts$',
    ),
    never('tools-name-no-ruleset', '^src/tools/', '^src/(rulesets|cli|adapters)/'),
    never('adapters-name-no-ruleset', '^src/adapters/', '^src/', '^src/(core|geometry|tools|adapters)/'),
    never('adapters-know-no-sibling', '^src/adapters/([^/]+)/', '^src/adapters/', '^src/adapters/$1/'),
    {
      // Each engine is an optional peer of the adapter that is named after it.
      name: 'an-adapter-has-one-engine',
      severity: 'error',
      from: { path: '^src/adapters/([^/]+)/' },
      to: { path: 'node_modules/', pathNot: 'node_modules/(zod/|@$1/core/|boardgame\\.io/|bullmq/)' },
    },
    // The errata sheet is a book of its own that the command opens by name.
    never('command-names-no-ruleset', '^src/cli/', '^src/rulesets/', '^src/rulesets/fighting-wings/errata/index\\.ts$'),
    never('rules-text-is-for-readers', '^src/(?!registry\\.rules\\.ts$|table/page/)', 'rules\\.text\\.ts$'),
    never('glossary-is-for-readers', '^src/(?!.*rules\\.text\\.ts$)', '/book/glossary\\.ts$'),
    // The table knows no game; its page offers those of this library, rules and all.
    never('table-names-no-ruleset', '^src/table/(?!page/)', '^src/(rulesets|registry|cli)'),
    never('nobody-needs-the-table', '^src/(?!table/)', '^src/table/'),
    never('sessions-know-no-screen', '^src/table/session/', '^src/table/(?!session/|kit\\.ts$)'),
    never('library-stays-in-src', '^src/', '^(test|examples|bench|docs|dist|\\.ci|\\.config)/'),
    {
      name: 'three-dependencies',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(cli|adapters|table)/' },
      to: { path: 'node_modules/', pathNot: 'node_modules/(immer|seedrandom|zod|@noble/hashes|minisearch)/' },
    },
    // The search is built in too, and so is no dependency of anybody who does not search.
    never('one-file-knows-the-search', '^src/(?!tools/rulebook/search\\.ts$)', 'node_modules/minisearch/'),
    {
      name: 'the-table-brings-its-own',
      severity: 'error',
      from: { path: '^src/table/' },
      to: {
        path: 'node_modules/',
        pathNot: 'node_modules/(lit|lit-html|lit-element|@lit/.*|@fontsource.*|colyseus.js)/',
      },
    },
    // Who plays at one screen does not carry the wire: one chunk of the page has it.
    never('one-file-knows-the-wire', '^src/(?!table/page/far\\.ts$)', 'node_modules/colyseus\\.js/'),
    // SHA-256 is built into the package. One file knows where it comes from, and nothing that plays a step knows that file.
    never('one-file-knows-the-hash', '^src/(?!core/digest\\.ts$)', 'node_modules/@noble/'),
    never(
      'steps-hash-nothing',
      '^src/(rulesets/|core/(define|doors|stages|chance|share|gate)\\.ts$)',
      '^src/core/(digest|record|record-format)\\.ts$',
    ),
    {
      name: 'node-only-in-the-command',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/cli/' },
      to: { dependencyTypes: ['core'] },
    },
    {
      // One phase leads to the next and round again: there, functions may call in a circle.
      name: 'no-cycle',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/rulesets/[^/]+/phases/' },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    { name: 'no-dead-import', severity: 'error', from: { path: '^src/' }, to: { couldNotResolve: true } },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
  },
}
