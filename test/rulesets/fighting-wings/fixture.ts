/** Positions and turns of Fighting Wings in a few words. */
import type { Ruleset, Violation } from '../../../src/core/index.js'
import type { FightingWings } from '../../../src/rulesets/fighting-wings/shown.js'
import { fightingWings } from '../../../src/rulesets/fighting-wings/shown.js'

export type { FightingWings }
export { fightingWings }
export type Wings = Ruleset<FightingWings>
export type Action = FightingWings['Action']
export type State = FightingWings['State']
export type Config = FightingWings['Config']
export type GameEvent = FightingWings['Event']
export type Plane = State['planes'][string]
type Seat = FightingWings['Seat']
type ScenarioData = Exclude<Config['scenario'], string>
type ScenarioPlane = ScenarioData['planes'][number]

/** Two light fighters, one behind the other, unless said otherwise. */
const PLACES: readonly ScenarioPlane[] = [
  {
    id: 'A1',
    side: 'blue',
    card: 'HOUSE-LIGHT',
    pilot: { quality: 'regular' },
    q: 0,
    r: 0,
    facing: 0,
    alt: 150,
    speed: 6,
  },
  {
    id: 'B1',
    side: 'red',
    card: 'HOUSE-LIGHT',
    pilot: { quality: 'regular' },
    q: 80,
    r: 0,
    facing: 0,
    alt: 150,
    speed: 6,
  },
]

export interface Setting {
  readonly A1?: Partial<ScenarioPlane>
  readonly B1?: Partial<ScenarioPlane>
  readonly more?: readonly ScenarioPlane[]
  readonly options?: Config['options']
  readonly cards?: Config['cards']
  readonly base?: Config['base']
  readonly clouds?: ScenarioData['clouds']
  readonly targets?: ScenarioData['targets']
  readonly turns?: number
  readonly defender?: 'blue' | 'red'
}

/** A game with physical dice. */
export function configOf(setting: Setting = {}): Config {
  const planes = [...PLACES.map((place) => ({ ...place, ...setting[place.id as 'A1'] })), ...(setting.more ?? [])]
  const { clouds, targets, cards, base, defender, options = {}, turns = 5 } = setting
  const more = { ...(clouds && { clouds }), ...(targets && { targets }), ...(defender && { defender }) }
  const scenario: ScenarioData = { title: 'test', turns, win: 'points', planes, ...more }
  return { dice: 'manual', scenario, options, ...(cards && { cards }), ...(base && { base }) }
}

/** The first state, with aircraft changed as said. */
export function begin(setting: Setting = {}, edits: Readonly<Record<string, Partial<Plane>>> = {}): State {
  const first = fightingWings.setup(configOf(setting))
  if (!first.ok) throw new Error(JSON.stringify(first.violations))
  const planes = { ...first.state.planes }
  for (const [id, edit] of Object.entries(edits)) planes[id] = { ...planes[id]!, ...edit }
  const parsed = fightingWings.parse.state(JSON.parse(JSON.stringify({ ...first.state, planes })))
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.violations))
  return parsed.value
}

/** What the players do in a turn; who is silent flies straight on and holds fire. */
export interface Plan {
  readonly orders?: readonly Action[]
  /** Orders of each aircraft: `LVL`, `H`, `V2`, `RB`, `R HT`, `slip R`, `snap INV`, `rev CW 6`, ...; with `!` it must be refused. */
  readonly fly?: Readonly<Record<string, string>>
  /** Answers in place of declining. */
  readonly answers?: readonly Action[]
  readonly shots?: readonly Action[]
  /** Dice in the order they are called for; then fives. */
  readonly dice?: readonly number[]
  /** Stop before the books of the turn. */
  readonly until?: 'attack' | 'end'
}

export interface Played {
  readonly state: State
  readonly events: readonly GameEvent[]
  readonly refusals: readonly Violation[]
}

interface Table {
  state: State
  readonly events: GameEvent[]
  readonly refusals: Violation[]
  readonly dice: number[]
  readonly todo: Record<string, string[]>
  readonly said: Set<Action>
}

/** Plays one turn. */
export function playTurn(from: State, plan: Plan = {}, game: Wings = fightingWings): Played {
  const todo = Object.fromEntries(
    Object.entries(plan.fly ?? {}).map(([id, text]) => [id, text.split(',').map((s) => s.trim())]),
  )
  const table: Table = { state: from, events: [], refusals: [], dice: [...(plan.dice ?? [])], todo, said: new Set() }
  const { turn } = from
  for (let steps = 0; steps < 400; steps++) {
    const { state } = table
    if (state.phase === 'over' || state.turn !== turn || state.phase === plan.until) break
    take(game, table, nextAction(game, table, plan))
  }
  return table
}

function take(game: Wings, table: Table, action: Action): void {
  let order = action
  for (let tries = 0; tries < 60; tries++) {
    const step = game.reduce(table.state, order)
    if (step.ok) {
      table.state = step.state
      table.events.push(...(step.events as readonly GameEvent[]))
      return
    }
    if (step.needs === undefined) throw new Error(`${JSON.stringify(order)}: ${JSON.stringify(step.violations)}`)
    const rolls = Array.from({ length: step.needs.count }, () => table.dice.shift() ?? 5)
    order = { ...order, rolls: [...((order as { rolls?: readonly number[] }).rolls ?? []), ...rolls] } as Action
  }
}

function nextAction(game: Wings, table: Table, plan: Plan): Action {
  const { state, said } = table
  const kind = state.agenda[0]?.kind
  const seat = game.actors(state)[0] as Seat
  const wanted = [...(plan.orders ?? []), ...(plan.answers ?? []), ...(plan.shots ?? [])]
  const planned = wanted.find((action) => !said.has(action) && action.seat === seat && isInSeason(game, state, action))
  if (planned !== undefined) {
    said.add(planned)
    return planned
  }
  if (kind === undefined) return flight(game, table, state.active as string)
  const listed = game.legalActions(state, seat)
  return listed[listed.length - 1] as Action
}

const isInSeason = (game: Wings, state: State, action: Action): boolean => {
  const info = game.info.actions[action.type]
  const kind = state.agenda[0]?.kind
  return info.phases.includes(state.phase) && kind !== undefined && info.answers.includes(kind)
}

/** The next order of an aircraft; when they run out it flies on as it must. */
function flight(game: Wings, table: Table, id: string): Action {
  const { state } = table
  const seat = game.actors(state)[0] as Seat
  const word = table.todo[id]?.shift()
  if (word === undefined || word === '') return byDefault(game, state, seat)
  if (!word.startsWith('!')) return orderOf(word, seat, id)
  table.refusals.push(...game.check(state, orderOf(word.slice(1).trim(), seat, id)))
  return flight(game, table, id)
}

function byDefault(game: Wings, state: State, seat: Seat): Action {
  const listed = game.legalActions(state, seat)
  const level = listed.find((action) => action.type === 'chooseType' && action.flight === 'LVL')
  const wanted = ['endMove', 'fp', 'chooseType']
  return level ?? (wanted.map((type) => listed.find((action) => action.type === type)).find(Boolean) as Action)
}

const TYPES = ['VC', 'ZC', 'LVL', 'SD', 'VD']

function orderOf(word: string, seat: Seat, plane: string): Action {
  const [head = '', a = '', b = '', c] = word.split(/\s+/)
  const of = { seat, plane }
  if (head === 'type' || TYPES.includes(head)) return { type: 'chooseType', ...of, flight: (a || head) as 'LVL' }
  if (head === 'H') return { type: 'fp', ...of, inc: 0 }
  if (/^V\d$/.test(head)) return { type: 'fp', ...of, inc: Number(head[1]) }
  if (head === 'bank') return { type: 'bank', ...of, to: a as 'RB' }
  if (head === 'L' || head === 'R') return { type: 'turn', ...of, dir: head, rate: a as 'HT', negG: b === 'negG' }
  if (head === 'slip' || head === 'skid' || head === 'barrelRoll') return { type: head, ...of, dir: a as 'L' }
  if (head === 'snap') return { type: 'snapRoll', ...of, to: a as 'RB' }
  if (head === 'face') {
    const stay = c === 'stay'
    return { type: 'face', ...of, dir: a as 'L', facings: Number(b), bank: stay ? null : ((c ?? null) as null), stay }
  }
  if (head === 'rev') return { type: 'reverse', ...of, rot: a as 'CW', facings: Number(b) }
  if (head === 'exec') return { type: 'executeReversal', ...of, rot: a as 'CW', facings: Number(b) }
  if (head === 'hammer') return { type: 'hammerhead', ...of, bank: a as 'LVL', facing: b as 'keep' }
  if (head === 'back') return { type: 'bankBack', ...of, steps: Number(a) }
  if (head === 'stall') return { type: 'declareTurnStall', ...of, dir: a as 'L' }
  return { type: head as 'endMove', ...of }
}

/** Fires fixed guns. */
export const fire = (
  seat: Seat,
  plane: string,
  target: string,
  more: Partial<Extract<Action, { type: 'fire' }>> = {},
): Action => ({
  type: 'fire',
  seat,
  plane,
  target,
  weapons: ['W1'],
  burst: 'regular',
  sighting: false,
  ...more,
})

/** The events of one type. */
export const told = <T extends GameEvent['type']>(
  played: Played,
  type: T,
): readonly Extract<GameEvent, { type: T }>[] =>
  played.events.filter((event): event is Extract<GameEvent, { type: T }> => event.type === type)

/** The ledger of an aircraft's turn, as `why points`. */
export const ledgerOf = (played: Played, plane: string): readonly string[] =>
  told(played, 'speedChanged')
    .filter((event) => event.plane === plane)
    .flatMap(({ ledger }) => ledger.map(({ rule, why, points }) => `${rule} ${why} ${points}`))
