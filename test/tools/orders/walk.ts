/**
 * Walks the order builder through every question of whole games and tells what breaks its laws: every listed order and
 * every change can be picked, every value of a field too; what is finished is legal; no dead end, no loop; labels of one
 * question differ; back undoes pick; few buttons, few picks; nothing but the view is read.
 */
import { advance, canonical, type Field, type Game, type NumberField, type Shown } from 'wingover'
import { back, begin, type Choice, choicesOf, type Order, type OrderOptions, pick } from 'wingover/orders'
import { type Pick, pickFrom } from '../../../src/tools/random.js'

/** How to walk. */
export interface WalkOptions<G extends Game> extends OrderOptions<G> {
  readonly config: G['Config']
  /** Of the choices made in the game. Default: `walk`. */
  readonly seed?: string
  /** At most so many actions. Default: 400. */
  readonly actions?: number
  /** The builder is walked in one position of so many. Default: each. */
  readonly every?: number
  /** How many finished flights of several orders are played in each position. Default: 4. */
  readonly flights?: number
}

/** What was walked, and what was wrong with it. */
export interface Walked {
  readonly positions: number
  readonly orders: number
  /** The most buttons of one question, and the most picks to an order, values not counted. */
  readonly buttons: number
  readonly picks: number
  readonly findings: readonly string[]
}

const MOST_PICKS = 3
const FEW = 14

/** Plays a game drawn from the legal lists and walks the builder for everybody who is asked. */
export function walk<G extends Game>(ruleset: Shown<G>, options: WalkOptions<G>): Walked {
  const { actions = 400, every = 1, seed = 'walk' } = options
  const setUp = ruleset.setup({ ...options.config, dice: 'seeded', seed })
  if (!setUp.ok) throw new Error(JSON.stringify(setUp.violations))
  const walker = new Walker(ruleset, options, pickFrom(seed))
  let { state } = advance(ruleset, setUp.state)
  for (let n = 0; n < actions && ruleset.outcome(state) === undefined; n++) {
    if (n % every === 0) walker.look(state)
    const step = ruleset.reduce(state, walker.pick.of(ruleset.legalActions(state)))
    if (!step.ok) throw new Error(JSON.stringify(step.violations))
    state = advance(ruleset, step.state).state
  }
  return walker
}

class Walker<G extends Game> implements Walked {
  positions = 0
  orders = 0
  buttons = 0
  picks = 0
  readonly findings: string[] = []
  readonly pick: Pick
  readonly #ruleset: Shown<G>
  readonly #options: WalkOptions<G>
  #state!: G['State']
  #done = new Map<string, readonly G['Action'][]>()

  constructor(ruleset: Shown<G>, options: WalkOptions<G>, from: Pick) {
    this.#ruleset = ruleset
    this.#options = options
    this.pick = from
  }

  /** Everybody who is asked in a position. */
  look(state: G['State']): void {
    this.#state = state
    for (const seat of this.#ruleset.actors(state)) {
      if (seat === 'referee') continue
      this.positions++
      this.#ask(this.#ruleset.view(state, seat as G['Seat']))
    }
  }

  #find(view: G['View'], what: string): void {
    this.findings.push(`turn ${view.turn}, ${view.phase}, ${view.seat}: ${what}`)
  }

  #ask(view: G['View']): void {
    this.#done = new Map()
    const order = begin(this.#ruleset, view, this.#options)
    if (order.problem !== undefined) this.#find(view, `cannot begin: ${order.problem[0]?.message}`)
    this.#isOfTheViewAlone(order, view)
    this.#question(order, view)
    this.#reaches(view)
    this.#plays(view)
  }

  /** A view that has been sent as JSON asks the same. */
  #isOfTheViewAlone(order: Order<G>, view: G['View']): void {
    const sent = begin(this.#ruleset, JSON.parse(JSON.stringify(view)) as G['View'], this.#options)
    if (canonical(shown(sent)) !== canonical(shown(order))) this.#find(view, 'a view sent as JSON asks otherwise')
  }

  /** One question and all that follow from it. */
  #question(order: Order<G>, view: G['View']): void {
    const buttons = order.groups.flatMap(({ choices }) => choices)
    const asked = `“${order.question}”`
    this.buttons = Math.max(this.buttons, buttons.length)
    if (buttons.length > (this.#options.few ?? FEW)) this.#find(view, `${asked} has ${buttons.length} buttons`)
    this.#differ(buttons, (choice) => choice.label, `${asked} labels`, view)
    this.#differ(choicesOf(order), (choice) => choice.key, `${asked} keys`, view)
    if (!choicesOf(order).some(isOpen)) this.#find(view, `${asked} is a dead end`)
    for (const choice of choicesOf(order)) this.#answer(order, choice, view)
  }

  #differ(choices: readonly Choice<G>[], by: (choice: Choice<G>) => string, what: string, view: G['View']): void {
    const seen = new Set<string>()
    for (const choice of choices) {
      const one = by(choice)
      if (seen.has(one) || one === '') this.#find(view, `${what}: “${one}” twice or empty`)
      seen.add(one)
    }
  }

  #answer(order: Order<G>, choice: Choice<G>, view: G['View']): void {
    if (choice.refused !== undefined) this.#refuses(order, choice, view)
    else if (choice.field !== undefined) this.#values(order, choice, choice.field, view)
    else this.#goOn(order, choice, view)
  }

  #goOn(order: Order<G>, choice: Choice<G>, view: G['View']): void {
    const next = pick(order, choice)
    if (next.problem !== undefined) this.#find(view, `${choice.label} is not taken: ${next.problem[0]?.message}`)
    if (back(next) !== order) this.#find(view, `back from ${choice.label} is elsewhere`)
    if (next.done !== undefined) this.#finish(next, view)
    else if (choice.leads.length < leadsIn(order)) this.#question(next, view)
    else this.#find(view, `${choice.label} leaves as much to ask as before`)
  }

  #refuses(order: Order<G>, choice: Choice<G>, view: G['View']): void {
    const next = pick(order, choice)
    if (next.done !== undefined || next.problem === undefined)
      this.#find(view, `${choice.label} is taken though refused`)
    if (canonical(shown(next)) !== canonical(shown(order))) this.#find(view, `${choice.label} changes the question`)
  }

  /** A field at its ends and stops, within, and beyond. */
  #values(order: Order<G>, choice: Choice<G>, field: Field, view: G['View']): void {
    for (const { value, legal } of samplesOf(field, this.pick)) {
      const next = pick(order, choice, value)
      const taken = next.problem === undefined
      if (legal !== undefined && taken !== legal) {
        this.#find(view, `${choice.label} ${field.field} ${canonical(value)} is ${taken ? '' : 'not '}taken`)
      }
      if (next.done !== undefined) this.#finish(next, view)
      else if (taken) this.#question(next, view)
    }
    if (pick(order, choice).problem === undefined) this.#find(view, `${choice.label} is taken without a value`)
  }

  #finish(order: Order<G>, view: G['View']): void {
    const done = order.done ?? []
    this.orders++
    const picks = order.trail.filter(({ field }) => field === undefined).length
    this.picks = Math.max(this.picks, picks)
    if (picks > MOST_PICKS) this.#find(view, `${picks} picks: ${trailOf(order)}`)
    this.#done.set(canonical(done), done)
  }

  /** Every listed order and every change has been finished. */
  #reaches(view: G['View']): void {
    const listed = this.#ruleset.legalActions(this.#state, view.seat as G['Seat'])
    const changes = this.#ruleset.changes(view).map(({ action }) => action)
    for (const action of [...listed, ...changes]) {
      if (!this.#done.has(canonical([action]))) this.#find(view, `no picks lead to ${canonical(action)}`)
    }
  }

  /** What is finished is legal, order by order, until dice fall or another is asked. */
  #plays(view: G['View']): void {
    const all = [...this.#done.values()]
    for (const [first] of all) {
      const broken = this.#ruleset.check(this.#state, first as G['Action'])
      if (broken.length > 0 && !this.#stands(view, first))
        this.#find(view, `${canonical(first)}: ${broken[0]?.message}`)
    }
    const flights = all.filter((done) => done.length > 1)
    for (let n = 0; n < (this.#options.flights ?? 4) && flights.length > 0; n++) this.#fly(this.pick.of(flights), view)
  }

  /** The choice that stands may be one that could not be made again. */
  #stands(view: G['View'], action: G['Action'] | undefined): boolean {
    return this.#ruleset.changes(view).some((one) => one.standing && canonical(one.action) === canonical(action))
  }

  #fly(orders: readonly G['Action'][], view: G['View']): void {
    let state = this.#state
    for (const action of orders) {
      const step = this.#ruleset.reduce(state, action)
      if (!step.ok) this.#find(view, `${canonical(orders)} stops: ${step.violations[0]?.message}`)
      if (!step.ok) return
      state = step.state
      const asked: readonly string[] = this.#ruleset.actors(state)
      if (step.barrier !== 'none' || !asked.includes(view.seat)) return
    }
  }
}

const isOpen = <G extends Game>({ refused }: Choice<G>): boolean => refused === undefined

const leadsIn = <G extends Game>(order: Order<G>): number =>
  choicesOf(order).reduce((sum, { leads }) => sum + leads.length, 0)

const trailOf = <G extends Game>({ trail }: Order<G>): string => trail.map(({ label }) => label).join(' > ')

/** A question as a person sees it. */
const shown = <G extends Game>({ question, groups, places }: Order<G>) => ({
  question,
  groups: groups.map(({ heading, choices }) => ({ heading, choices: choices.map(({ key, label }) => [key, label]) })),
  places: places.map(({ key, label, touch }) => [key, label, touch as object]),
})

interface Sample {
  readonly value: unknown
  /** Undefined: `check` has the last word. */
  readonly legal?: boolean
}

/** Values of a field: those that must be taken, those that must not, and some that may be. */
function samplesOf(field: Field, from: Pick): readonly Sample[] {
  if (field.kind === 'number') return numbersOf(field, from)
  if (field.kind === 'point') {
    const points = field.cells?.map(({ at }) => at) ?? field.area.flat()
    return [0, 1, 2].map(() => ({ value: from.of(points) })).concat({ value: { x: Number.NaN, y: 0 } })
  }
  const parts = field.parts.map(({ value }) => value)
  const some = parts.filter(() => from.index(2) === 0)
  return [...parts.map((part) => ({ value: [part], legal: true })), { value: some }, { value: 'none', legal: false }]
}

function numbersOf({ least, most, step, stops }: NumberField, from: Pick): readonly Sample[] {
  const round = (value: number): number => Math.round(value * 1e6) / 1e6
  const within = round(least + step * from.index(Math.round((most - least) / step) + 1))
  return [
    ...[least, most, ...stops].map((value) => ({ value, legal: true })),
    ...[round(least - step), round(most + step), Number.NaN, 'much'].map((value) => ({ value, legal: false })),
    { value: within },
  ]
}
