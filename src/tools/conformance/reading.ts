/** Reads every word of a game aloud: what a person should never see, and labels that cannot be told apart. */
import type { BaseAction, BaseEvent, BaseState, Game, Step } from '../../core/ruleset.js'
import type { Shown } from '../../core/show.js'
import { labelOf, refusalOf, tell, type Words } from '../../core/words/index.js'
import { type Pick, pickFrom } from '../random.js'
import { coveringArray, type Row } from './covering.js'
import { configOf } from './game.js'
import { mutate, poolOf } from './mutate.js'

/** How much to read. */
export interface ReadingOptions {
  /** Games of each scenario, each with other options. Default: as many as the covering array has rows. */
  readonly games?: number
  /** The longest game, in actions; then the next begins. Default 2000. */
  readonly longest?: number
  readonly seed?: string
  /** Types of action that are taken three times of four when one is listed: what random play seldom comes to. */
  readonly prefer?: readonly string[]
  /** Numbers that a sentence may hold beside those of its events, their sums and their counts: printed hex numbers. */
  numbers?(events: readonly BaseEvent[], view: Game['View']): Iterable<number>
  /** Is told every line as it is read. */
  line?(text: string): void
}

/** What was read. */
export interface Reading {
  /** What a person should not see, each kind once or a few times. Empty if the words are fit to be read. */
  readonly findings: readonly string[]
  readonly games: number
  readonly sentences: number
  readonly labels: number
  readonly refusals: number
  /** Types of event and action that play never came to. */
  readonly unread: readonly string[]
}

/** The longest label. */
export const LONGEST_LABEL = 60

/** Plays games over scenarios and options, drawn from the legal lists, and reads all that the words say of them. */
export function readAloud<G extends Game>(ruleset: Shown<G>, words: Words<G>, options: ReadingOptions = {}): Reading {
  const reader = new Reader(ruleset as Shown, words as Words, options)
  const rows = rowsOf(ruleset as Shown)
  const count = options.games ?? rows.length
  for (const { id } of ruleset.info.scenarios) {
    for (let n = 0; n < count; n++) reader.play(id, rows[n % rows.length] as Row, `${options.seed ?? 'aloud'}-${n}`)
  }
  return reader.reading()
}

const rowsOf = ({ info }: Shown): readonly Row[] =>
  coveringArray(Object.fromEntries(Object.entries(info.options).map(([name, { values }]) => [name, values])))

class Reader {
  readonly #ruleset: Shown
  readonly #words: Words
  readonly #options: ReadingOptions
  readonly #findings: string[] = []
  readonly #kinds = new Map<string, number>()
  readonly #types = new Set<string>()
  /** A picture is dear: the pieces of the last view are remembered. */
  #last: { readonly view: Game['View']; readonly ids: readonly string[] } | undefined
  #counts = { games: 0, sentences: 0, labels: 0, refusals: 0 }

  constructor(ruleset: Shown, words: Words, options: ReadingOptions) {
    this.#ruleset = ruleset
    this.#words = words
    this.#options = options
    this.#names()
  }

  reading(): Reading {
    const known = [...Object.keys(this.#words.event), ...Object.keys(this.#words.action)]
    return {
      findings: this.#findings,
      ...this.#counts,
      unread: known.filter((type) => !this.#types.has(type) && type !== 'resign' && type !== 'resigned'),
    }
  }

  play(scenario: string, options: Row, seed: string): void {
    const pick = pickFrom(seed)
    const first = this.#ruleset.setup(configOf(this.#ruleset, { scenario, options, seed, dice: 'seeded' }))
    if (!first.ok) return
    this.#counts.games++
    this.#tell(first)
    let { state } = first
    for (let n = 0; n < (this.#options.longest ?? 2_000) && this.#ruleset.outcome(state) === undefined; n++) {
      const listed = this.#decisions(state)
      if (n % 7 === 0) this.#refusals(state, listed, pick)
      const step = this.#ruleset.reduce(state, this.#choose(listed, pick))
      if (!step.ok) throw new Error(`a listed action was refused: ${step.violations[0]?.message}`)
      this.#tell(step)
      state = step.state
    }
  }

  /** Any listed action, but rather one of the preferred. */
  #choose(listed: readonly BaseAction[], pick: Pick): BaseAction {
    const { prefer = [] } = this.#options
    const wanted = listed.filter(({ type }) => prefer.includes(type))
    return pick.of(wanted.length > 0 && pick.index(4) > 0 ? wanted : listed)
  }

  // -------------------------------------------------------------------------------------- what is said

  #names(): void {
    const { info } = this.#ruleset
    const said = [
      ...[...info.seats, 'referee'].map((seat) => this.#words.seat[seat]),
      ...Object.values(this.#words.phase),
      ...Object.keys(info.actions).map((type) => this.#words.kind[type]),
    ]
    for (const text of said) this.#object(`name "${text}"`, text === undefined ? ['missing'] : objectionsTo(text))
  }

  #decisions(state: BaseState): readonly BaseAction[] {
    return this.#ruleset.actors(state).flatMap((seat) => {
      const view = this.#ruleset.view(state, seat === 'referee' ? 'spectator' : seat)
      const listed = this.#ruleset.legalActions(state, seat)
      this.#object(`question "${this.#words.ask(view)}"`, objectionsTo(this.#words.ask(view), this.#ids(view)))
      this.#labels(listed, view)
      return listed
    })
  }

  #labels(listed: readonly BaseAction[], view: Game['View']): void {
    const seen = new Map<string, BaseAction>()
    const ids = this.#ids(view)
    for (const action of listed) {
      const text = labelOf(this.#words, action, view)
      const twin = seen.get(text)
      const objections = [
        ...objectionsTo(text, ids),
        ...(text.length > LONGEST_LABEL ? [`longer than ${LONGEST_LABEL}`] : []),
        ...(/[.;,]$/.test(text) ? ['ends like a sentence'] : []),
        ...(twin === undefined ? [] : [`the same for ${JSON.stringify(twin)} and ${JSON.stringify(action)}`]),
      ]
      this.#object(`label "${text}" of ${action.type}`, objections)
      seen.set(text, action)
      this.#types.add(action.type)
      this.#counts.labels++
    }
  }

  #tell({ state, events }: Step<Game>): void {
    for (const { type } of events) this.#types.add(type)
    for (const seat of [...this.#ruleset.info.seats, 'spectator']) {
      const view = this.#ruleset.view(state, seat)
      for (const line of tell(this.#words, events, view)) {
        this.#sentence(line.text, line.events, view)
        if (seat === 'spectator') this.#options.line?.(line.text)
      }
    }
  }

  #sentence(text: string, events: readonly BaseEvent[], view: Game['View']): void {
    this.#counts.sentences++
    const known = new Set([...numbersOf(events), ...(this.#options.numbers?.(events, view) ?? [])])
    for (const id of this.#ids(view)) for (const n of numerals(this.#words.piece(id, view))) known.add(n)
    const foreign = numerals(text).filter((n) => !known.has(n))
    const objections = [
      ...objectionsTo(text, this.#ids(view)),
      ...(/^[\p{Lu}\d“‘]/u.test(text) ? [] : ['does not begin like a sentence']),
      ...(/[.!?][”’)]?$/.test(text) ? [] : ['does not end like a sentence']),
      ...(foreign.length === 0 ? [] : [`${foreign.join(', ')} is no number of ${JSON.stringify(events)}`]),
    ]
    this.#object(`sentence "${text}" of ${events[0]?.type}`, objections)
  }

  /** Orders that are not listed: what they are refused with. */
  #refusals(state: BaseState, listed: readonly BaseAction[], pick: Pick): void {
    const { seats, actions } = this.#ruleset.info
    const pool = poolOf(state, listed, seats, Object.keys(actions))
    for (let n = 0; n < 8; n++) {
      const action = mutate(pick.of(listed), pool, pick) as BaseAction
      const seat = seats.find((one) => one === action.seat)
      if (seat === undefined || !this.#ruleset.parse.action(action).ok) continue
      const view = this.#ruleset.view(state, seat)
      for (const violation of this.#ruleset.check(state, action)) {
        const text = refusalOf(this.#words, violation, view)
        this.#counts.refusals++
        this.#object(`refusal "${text}" of ${violation.code}`, [
          ...objectionsTo(text, this.#ids(view)),
          ...(/[.!?]$/.test(text) ? [] : ['does not end like a sentence']),
        ])
      }
    }
  }

  /** Pieces whose name is not their id: the id alone is never said. */
  #ids(view: Game['View']): readonly string[] {
    if (this.#last?.view !== view) {
      const pieces = this.#ruleset.scene(view, { piece: '' })?.pieces ?? []
      this.#last = { view, ids: pieces.map(({ id }) => id) }
    }
    return this.#last.ids
  }

  /** Notes the first two findings of each kind. */
  #object(what: string, objections: readonly string[]): void {
    for (const objection of objections) {
      const kind = `${what.replace(/"[^"]*"/, '')}: ${objection.replace(/\d+|[{[].*/g, '')}`
      const many = (this.#kinds.get(kind) ?? 0) + 1
      this.#kinds.set(kind, many)
      if (many <= 2) this.#findings.push(`${what}: ${objection}`)
    }
  }
}

// ---------------------------------------------------------------------------------------- what nobody should see

const NEVER: readonly (readonly [pattern: RegExp, why: string])[] = [
  [/^\s*$/, 'is empty'],
  [/^\s|\s$|\s\s/, 'has a space too many'],
  [/\b(null|undefined|NaN|Infinity)\b|\[object/, 'shows a value of the machine'],
  [/[{}<>[\]_`=]/, 'shows a sign of the machine'],
  [/(?<![\p{L}\d])\p{Ll}+\p{Lu}/u, 'shows a name of the machine'],
  [/\.\.|,,| [.,;:!?)]|\(\s|\(\)/, 'is punctuated wrongly'],
]

/** Why a text is not fit to be read by a person; ids are those of pieces whose names should be said instead. */
export function objectionsTo(text: string, ids: readonly string[] = []): readonly string[] {
  const seen = NEVER.filter(([pattern]) => pattern.test(text)).map(([, why]) => why)
  const raw = ids.filter((id) => /[-_]/.test(id) && text.includes(id))
  return raw.length === 0 ? seen : [...seen, `says the id ${raw[0]}`]
}

/** The numbers in a text, without their signs. */
const numerals = (text: string): readonly number[] =>
  (text.match(/\d+(?:,\d{3})*(?:\.\d+)?/g) ?? []).map((one) => Number(one.replaceAll(',', '')))

/** The numbers of events: in their fields, of their lists and of themselves, and the sums of alike ones. */
function numbersOf(events: readonly BaseEvent[]): ReadonlySet<number> {
  const known = new Set<number>([events.length])
  const sums = new Map<string, number>()
  const visit = (value: unknown, path: string): void => {
    if (typeof value === 'number') {
      const sum = round((sums.get(path) ?? 0) + value)
      sums.set(path, sum)
      known
        .add(Math.abs(value))
        .add(Math.abs(sum))
        .add(round(Math.abs(value)))
    } else if (typeof value === 'string') for (const n of numerals(value)) known.add(n)
    else if (typeof value === 'object' && value !== null) {
      if (Array.isArray(value)) known.add(value.length)
      for (const [key, inner] of Object.entries(value)) visit(inner, Array.isArray(value) ? path : `${path}.${key}`)
    }
  }
  for (const event of events) visit(event, '')
  for (const event of events) countFlags(event, events, known)
  return known
}

/** How many of the alike events a flag holds for, and for how many it does not. */
function countFlags(event: BaseEvent, events: readonly BaseEvent[], known: Set<number>): void {
  for (const [field, value] of Object.entries(event)) {
    if (typeof value !== 'boolean') continue
    const yes = events.filter((one) => (one as unknown as Record<string, unknown>)[field] === true).length
    known.add(yes).add(events.length - yes)
  }
}

const round = (value: number): number => Math.round(value * 1_000) / 1_000
