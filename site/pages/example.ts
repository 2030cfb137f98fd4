/** A worked example: what the book shows, played by its test, step by step, with pictures. */
import { type BaseAction, type Modifier, recordGame, type Scene, type Shown } from '../../src/core/index.js'
import type { Box } from '../../src/geometry/index.js'
import { gamePageUrl } from '../addresses.js'
import { type Catalogue, catalogues } from '../catalogues.js'
import { type NamedTest, wordsOf } from '../evidence.js'
import type { ExampleSet } from '../examples.js'
import { code, counted, folded, type Page, page, picture, plain, ruleLink, sourceLink, table } from '../markdown.js'
import { boxAround, paintedTwice, sceneOf } from '../pictures.js'
import type { Call, Move, RecordedTest } from '../recording/recorded.js'
import { type Line, linesOf, orderText, outcomeText, pathTo, rulesOf } from '../story.js'
import { playUrl } from '../table.js'
import { playLink } from './witness.js'

/** One example with the tests that play it. */
export interface Example {
  readonly id: string
  readonly tests: readonly RecordedTest[]
  readonly source: NamedTest | undefined
}

/** The pages of a game's examples: an index, one page each, pictures and records beside them. */
export function examplePages(catalogue: Catalogue, set: ExampleSet, examples: readonly Example[]): readonly Page[] {
  const folder = `games/${set.game}/examples`
  const each = examples.map((one) => examplePage(catalogue, folder, one))
  const index = page(
    gamePageUrl(set.game, 'examples'),
    'Worked examples',
    [
      `${counted(examples.length, 'example')} that the book of ${plain(catalogue.title)} prints, each played by a test. The steps,`,
      'the events and the pictures on these pages come from that very run.',
      ...(set.note === undefined ? [] : ['', set.note]),
      '',
      table(
        ['example', 'what it shows'],
        examples.map((one) => [`[${one.id}](examples/${fileOf(one.id)}.html)`, plain(titleOf(one))]),
      ),
    ],
    { game: set.game },
  )
  return [index, ...each.flat()]
}

const fileOf = (id: string): string => id.toLowerCase()

/** The page of an example. */
export const exampleUrl = (game: string, id: string): string => `games/${game}/examples/${fileOf(id)}.html`

/** The rules that an example plays, by the names of its tests. */
export const rulesPlayed = ({ tests }: Example): readonly string[] => rulesNamed(tests)

/** What an example shows: the name of its test without ids; else the title of the rule it is named by. */
export function titleOf({ id, tests, source }: Example): string {
  const isTemplate = source === undefined || /%|\$/.test(source.title)
  const words = (isTemplate ? (tests[0]?.name ?? '') : source.title).replaceAll("'", '').split(' ')
  const isLabel = (word: string): boolean => /^([A-Z][A-Z0-9]*-\S*|[BDTX]\d+,?|TV-\S+)$/.test(word)
  return words.filter((word) => !isLabel(word)).join(' ') || ruleTitles.get(rulesNamed(tests)[0] ?? '') || id
}

const ruleTitles = new Map(catalogues.flatMap(({ rules }) => rules.map(({ id, title }) => [id, title] as const)))
const summaries = new Map(catalogues.flatMap(({ rules }) => rules.map(({ id, summary }) => [id, summary] as const)))

/** A rule in one line: its title and what it says. */
const saysOf = (rule: string): string => `${ruleTitles.get(rule) ?? ''}: ${summaries.get(rule) ?? ''}`

/** The rules that tests are named by. */
const rulesNamed = (tests: readonly RecordedTest[]): readonly string[] => [
  ...new Set(tests.flatMap(({ name }) => wordsOf(name)).filter((word) => ruleTitles.has(word))),
]

function examplePage(catalogue: Catalogue, folder: string, example: Example): readonly Page[] {
  const { id, tests, source } = example
  const pictures: Page[] = []
  const rules = rulesNamed(tests)
  const hasMoves = tests.some(({ moves }) => moves.length > 0)
  const body = hasMoves
    ? tests.flatMap((test) => [
        ...(tests.length > 1 ? [`## ${plain(test.name)}`, ''] : []),
        ...playedLines(catalogue, folder, fileOf(id), test, source?.body ?? '', pictures),
        ...callLines(test.calls),
      ])
    : callLines(tests.flatMap(({ calls }) => calls))
  const text = page(
    exampleUrl(catalogue.id, id),
    `${id} ${titleOf(example)}`.slice(0, 90),
    [
      ...rules.flatMap((rule) => [`${ruleLink(rule)} ${plain(saysOf(rule))}`, '']),
      ...(hasMoves ? [] : ['This one needs no game: there is no position to draw.', '']),
      ...body,
      ...(source === undefined
        ? []
        : [
            folded(
              'The test that plays it',
              [sourceLink(source), '', '```ts', outdented(source.body), '```'].join('\n'),
            ),
            '',
          ]),
    ],
    { game: catalogue.id },
  )
  return [text, ...pictures]
}

// ---------------------------------------------------------------------------------------- what was played

function playedLines(
  { ruleset }: Catalogue,
  folder: string,
  name: string,
  test: RecordedTest,
  source: string,
  files: Page[],
): readonly string[] {
  if (ruleset === undefined || test.moves.length === 0) return []
  const lines = linesOf(test.moves)
  const album = new Album(ruleset, test, lines, source, (scene, box) => {
    const file = `${name}-${files.length + 1}.svg`
    files.push(...paintedTwice(`${folder}/${file}`, scene, box))
    return file
  })
  const told = lines.flatMap((line, index) => {
    const isFresh = index === 0 || line.moves[0]?.from === null
    return [
      ...(isFresh ? [] : [FROM_EARLIER, '']),
      stepsOf(ruleset, line, test.states, (move) => album.isOfOthers(move)),
      '',
      ...album.show(
        isFresh
          ? [
              ['before', line.start],
              ['after', line.end],
            ]
          : [['after', line.end]],
      ),
    ]
  })
  return [...told, ...recordLines(ruleset, folder, name, test, files)]
}

/** The pictures of one test: all show the same part of the table, none is shown twice. */
class Album {
  readonly #scenes = new Map<number, Scene>()
  readonly #seen = new Set<string>()
  readonly #box: Box | undefined
  readonly #keep: (scene: Scene, box: Box | undefined) => string
  readonly #pieces: ReadonlySet<string>
  readonly #source: string

  constructor(
    ruleset: Shown,
    test: RecordedTest,
    lines: readonly Line[],
    source: string,
    keep: (scene: Scene, box: Box | undefined) => string,
  ) {
    this.#keep = keep
    this.#source = source
    for (const state of lines.flatMap(({ start, end }) => [start, end])) {
      const scene = state === null ? undefined : sceneOf(ruleset, test.states[state])
      if (state !== null && scene !== undefined) this.#scenes.set(state, scene)
    }
    this.#pieces = new Set([...this.#scenes.values()].flatMap(({ pieces }) => pieces.map(({ id }) => id)))
    this.#box = boxAround([...this.#scenes.values()], ({ id }) => isNamedIn(source, id))
  }

  /** A step that tells of pieces, and of none that the test names. A test that names none is about all of them. */
  isOfOthers({ action, events }: Move): boolean {
    if (![...this.#pieces].some((id) => isNamedIn(this.#source, id))) return false
    const words = new Set(JSON.stringify([action, events]).match(/[\w-]+/g))
    const told = [...this.#pieces].filter((id) => words.has(id))
    return told.length > 0 && !told.some((id) => isNamedIn(this.#source, id))
  }

  /** A row of pictures with their captions. */
  show(wanted: readonly (readonly [caption: string, state: number | null])[]): readonly string[] {
    const shown = wanted.flatMap(([caption, state]) => {
      const scene = state === null ? undefined : this.#scenes.get(state)
      const key = scene === undefined || scene.pieces.length === 0 ? undefined : JSON.stringify(scene.pieces)
      if (scene === undefined || key === undefined || this.#seen.has(key)) return []
      this.#seen.add(key)
      const picturePair = picture(this.#keep(scene, this.#box), caption)
      return [`<figure>${picturePair}<figcaption>${caption}</figcaption></figure>`]
    })
    return shown.length === 0 ? [] : [`<div class="album">${shown.join('')}</div>`, '']
  }
}

/** Does the source of a test speak of a piece, or of the group it is numbered in? */
const isNamedIn = (source: string, id: string): boolean =>
  [id, id.replace(/\d+$/, '')].some((word) => new RegExp(`\\b${word}\\b`).test(source))

const FROM_EARLIER = 'And from an earlier position:'

/** So many steps are shown at once; more are folded. */
const SHOWN = 14

function stepsOf(
  ruleset: Shown,
  { moves }: Line,
  states: readonly unknown[],
  isOfOthers: (move: Move) => boolean,
): string {
  const told = moves.filter((move) => !isOfOthers(move))
  const rows = told.map((move) => [
    plain(orderText(ruleset, move, states)),
    plain(outcomeText(ruleset, move, states)),
    rulesOf(move).map(ruleLink).join(', '),
  ])
  const head = ['order', 'what happens', 'rules']
  const left = moves.length - told.length
  const note = left === 0 ? [] : ['', `${counted(left, 'step')} of aircraft that do not matter here are left out.`]
  if (rows.length <= SHOWN) return [table(head, rows), ...note].join('\n')
  const [first, last] = [rows.slice(0, -SHOWN), rows.slice(-SHOWN)]
  const before = folded(`${counted(first.length, 'step')} that lead here`, table(head, first))
  return [before, '', table(head, last), ...note].join('\n')
}

/** The longest line of play as a record, to be replayed by any program. */
function recordLines(
  ruleset: Shown,
  folder: string,
  name: string,
  { moves }: RecordedTest,
  files: Page[],
): readonly string[] {
  const paths = linesOf(moves).flatMap(({ end }) => (end === null ? [] : [pathTo(moves, end)]))
  const [longest] = paths.filter((path) => path !== undefined).sort((a, b) => b.actions.length - a.actions.length)
  if (longest === undefined) return []
  const record = recordGame(ruleset, longest.config as never, longest.actions as readonly BaseAction[] as never)
  if (!record.ok) throw new Error(`${folder}/${name} does not replay: ${JSON.stringify(record.violations)}`)
  const file = `${name}${files.some(({ path }) => path.endsWith(`/${name}.json`)) ? `-${files.length}` : ''}.json`
  files.push({ path: `${folder}/${file}`, text: `${JSON.stringify(record.value, undefined, 1)}\n` })
  const play = playUrl(ruleset, longest.config, longest.actions)
  return [
    ...(play === undefined ? [] : [playLink(`${folder}/x.html`, play), '']),
    `The longest line of play as a record to replay: [${file}](${file}).`,
    '',
  ]
}

// ---------------------------------------------------------------------------------------- what was asked

/** What was asked, function by function. What all calls share is said once; each line says what is its own. */
function callLines(calls: readonly Call[]): readonly string[] {
  const names = [...new Set(calls.map(({ name }) => name))]
  return names.flatMap((name) => {
    const own = calls.filter((call) => call.name === name)
    const asked = own.map(({ given }) => flat(given))
    const keys = [...new Set(asked.flatMap((one) => [...one.keys()]))]
    const differing = keys.filter((key) => own.length === 1 || new Set(asked.map((one) => one.get(key))).size > 1)
    const shared = keys.filter((key) => !differing.includes(key))
    const rows = own.map((call, at) => [
      differing.map((key) => `${plain(label(key))} ${code(asked[at]?.get(key) ?? 'none')}`).join(', ') || 'as above',
      answerText(call.answer),
    ])
    return [
      `**${code(name)}**`,
      '',
      ...(shared.length === 0
        ? []
        : [
            `The same in all: ${shared.map((key) => `${plain(label(key))} ${code(asked[0]?.get(key) ?? '')}`).join(', ')}.`,
            '',
          ]),
      table(['asked', 'answered'], rows),
      '',
    ]
  })
}

/** The scalars of what was given, by the way to them. */
function flat(value: unknown, path = ''): ReadonlyMap<string, string> {
  if (typeof value !== 'object' || value === null) return new Map([[path, String(value)]])
  return new Map(Object.entries(value).flatMap(([name, one]) => [...flat(one, path === '' ? name : `${path}.${name}`)]))
}

/** `target speed` of `0.targetSpeed`. */
const label = (path: string): string =>
  path
    .split('.')
    .filter((part) => !/^\d+$/.test(part))
    .join(' ')
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`) || 'value'

function answerText(answer: unknown): string {
  const {
    ok,
    value,
    violations = [],
    modifiers = [],
  } = answer as {
    readonly ok: boolean
    readonly value?: unknown
    readonly violations?: readonly { readonly rule: string; readonly message: string }[]
    readonly modifiers?: readonly Modifier[]
  }
  if (!ok) return violations.map(({ rule, message }) => `${plain(message)} ${ruleLink(rule)}`).join(' ')
  return [plain(valueWords(value)), ...sumText(modifiers)].join('; ')
}

/** A sum line by line; a rule is cited where it changes. */
const sumText = (modifiers: readonly Modifier[]): readonly string[] =>
  modifiers.map(({ rule, label, value }, index) => {
    const said = `${plain(label.replaceAll('-', ' '))} ${value}`
    return modifiers[index + 1]?.rule === rule ? said : `${said} (${ruleLink(rule)})`
  })

const valueWords = (value: unknown): string =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? listed(value) : JSON.stringify(value)

/** Named values in one line: `speed 7, ceiling 24`. */
const listed = (facts: object): string =>
  Object.entries(facts)
    .map(([name, value]) => `${name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)} ${valueWords(value)}`)
    .join(', ')

/** Source text without the depth at which it stood. */
function outdented(text: string): string {
  const [first = '', ...rest] = text.split('\n')
  const depth = Math.min(...rest.filter((line) => line.trim() !== '').map((line) => line.search(/\S/)))
  return [first, ...rest.map((line) => line.slice(Number.isFinite(depth) ? depth : 0))].join('\n')
}
