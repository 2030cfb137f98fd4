/**
 * A battle report of any game, from its actions and events alone. Orders that only do what they say are strung together
 * in the game's own notation; what follows from them, and every die, gets a line with the rule behind it.
 */
import type { ActionOf, EventOf, Game, Ruleset } from 'wingover'
import { type Sentences, sentencesFor, type Told } from './sentences.js'

/** Tells a game step by step. `print` gets finished lines. */
export class Report<G extends Game> {
  readonly #ruleset: Ruleset<G>
  readonly #print: (line: string) => void
  readonly #sentences: Sentences
  readonly #cited = new Set<string>()
  #orders: string[] = []
  #seat = ''

  constructor(ruleset: Ruleset<G>, print: (line: string) => void) {
    this.#ruleset = ruleset
    this.#print = print
    this.#sentences = sentencesFor(ruleset.info.id)
  }

  /** One action and all that came of it, as everybody saw it. */
  step(action: ActionOf<G> | undefined, events: readonly EventOf<G>[]): void {
    const open = events.filter(({ audience }) => audience === 'all') as readonly object[] as readonly Told[]
    const secret = open.length < events.length
    const quiet = action !== undefined && action.seat !== 'referee' && !secret
    if (quiet) this.#order(action)
    const rest = quiet && open[0] !== undefined && !hasDice(open[0]) ? open.slice(1) : open
    if (rest.length > 0 && !secret) this.#tell(rest)
  }

  /** Ends the line of orders that is being strung together. */
  flush(): void {
    if (this.#orders.length > 0) this.#print(`  ${this.#seat}: ${this.#orders.join(', ')}`)
    this.#orders = []
  }

  #order(action: ActionOf<G>): void {
    if (action.seat !== this.#seat || this.#sentences.opening.includes(action.type)) this.flush()
    this.#seat = action.seat
    const own = this.#sentences.order(action as object as Told)
    if (own !== null) this.#orders.push(own ?? this.#notation(action))
  }

  #notation(action: ActionOf<G>): string {
    return this.#ruleset.notation
      .action(action)
      .slice(action.seat.length + 1)
      .replace(LISTS, '…')
  }

  #tell(events: readonly Told[]): void {
    for (const alike of grouped(events)) {
      const first = alike[0] as Told
      const own = this.#sentences.event(alike)
      if (own === null) continue
      this.flush()
      const line = own ?? [words(first.type), factsOf(alike)].filter(Boolean).join(': ')
      this.#print(`      ${line}  (${this.#cite(String(first.rule))})`)
    }
  }

  /** A rule by its id; the first time also by its name. */
  #cite(rule: string): string {
    const rules: Readonly<Record<string, { readonly title: string } | undefined>> = this.#ruleset.info.rules
    const title = this.#cited.has(rule) ? undefined : rules[rule]?.title
    this.#cited.add(rule)
    return title === undefined ? rule : `${rule}, ${title}`
  }
}

/** Long lists in a notation: what they order is told by the events that follow. */
const LISTS = /\[[^\]]{24,}\]/g

const hasDice = (event: Told): boolean => 'die' in event || 'dice' in event

/** Neighbours of one type and rule. */
function grouped(events: readonly Told[]): readonly (readonly Told[])[] {
  const groups: Told[][] = []
  for (const event of events) {
    const last = groups.at(-1)
    if (last?.[0]?.type === event.type && last[0].rule === event.rule) last.push(event)
    else groups.push([event])
  }
  return groups
}

/** `planeShotDown` as `plane shot down`. */
const words = (name: string): string => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

const FRAME = new Set(['type', 'rule', 'audience'])

/** What all events of a group share is said once; what differs, one after the other. */
function factsOf(alike: readonly Told[]): string {
  const names = Object.keys(alike[0] ?? {}).filter(
    (name) => !FRAME.has(name) && !alike.every((one) => isEmpty(one[name])),
  )
  return names
    .map((name) => {
      const values = alike.map((event) => textOf(event[name]))
      const same = values.every((value) => value === values[0])
      return `${words(name)} ${same ? values[0] : values.join(' | ')}`
    })
    .join(', ')
}

const isEmpty = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.keys(value).length === 0

function textOf(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'number') return String(Math.round(value * 100) / 100)
  if (Array.isArray(value)) return value.map(textOf).join(' ')
  if (value === null || value === undefined) return 'none'
  if (typeof value !== 'object') return String(value)
  return `(${Object.values(value).map(textOf).join(' ')})`
}
