/**
 * Dice, a choice of the other seat, more dice. Guns are rolled; then the owner of the target evades, with dice that fall
 * at once, or braces, which turns up whether the plane is armoured, and then the referee rolls: the number of those dice
 * would tell the secret. It breaks a kernel that resolves an attack in one go, or hands all dice to whoever began.
 */
import {
  type ActionRules,
  answer,
  ask,
  type BaseConfig,
  type BaseState,
  broken,
  byId,
  closedPart,
  configFields,
  copyAgenda,
  coreRules,
  type DraftOf,
  defineRuleset,
  type Game,
  gate,
  type Happened,
  type Io,
  idSchema,
  LIMITS,
  leaderOf,
  mapValues,
  openPart,
  orders,
  refusals,
  refuseState,
  resolveOptions,
  rollsSchema,
  type Spec,
  stateFields,
  top,
  type ViewBase,
  viewFields,
} from 'wingover'
import * as z from 'zod/mini'

// ------------------------------------------------------------------------------------------------ rules and words

const rules = {
  ...coreRules,
  'CD-ARM-01': { title: 'One plane a side is armoured, in secret', source: '1', status: 'house' },
  'CD-GUNS-01': { title: 'One plane attacks one foe', source: '2', status: 'house' },
  'CD-GUNS-02': { title: 'Guns: four or more hits', source: '2', status: 'house', option: 'guns' },
  'CD-EVADE-01': { title: 'Evade: a die for each hit', source: '3', status: 'house', option: 'nimble' },
  'CD-BRACE-01': { title: 'Brace: armour stops half, rounded up', source: '4', status: 'house' },
  'CD-DAMAGE-01': { title: 'Five or more does two points, else one', source: '5', status: 'house' },
  'CD-DAMAGE-02': { title: 'Three points bring a plane down', source: '5', status: 'house' },
  'CD-WIN-01': { title: 'Most planes left', source: '6', status: 'house' },
} as const
type Rule = Exclude<keyof typeof rules, keyof typeof coreRules>

const no = refusals<Rule>()({
  'unknown-plane': '{plane} is no plane of yours in the air.',
  'not-a-foe': '{target} is no foe in the air.',
})

// ------------------------------------------------------------------------------------------------ types

const SEATS = ['blue', 'red'] as const
const TOUGH = 3
type Seat = (typeof SEATS)[number]
interface Options {
  readonly guns: 2 | 3
  readonly nimble: boolean
}
interface Config extends BaseConfig {
  /** Planes on each side. */
  readonly planes: number
  readonly turns: number
  readonly options?: Partial<Options>
}
interface Plane {
  readonly side: Seat
  readonly damage: number
  /** It has braced: all know whether it is armoured. */
  readonly shown: boolean
}
interface State extends BaseState {
  readonly phase: 'arm' | 'fight' | 'over'
  readonly config: { readonly turns: number; readonly options: Options }
  readonly planes: Readonly<Record<string, Plane>>
  /** The armoured plane of each side; null until it is chosen. */
  readonly armoured: Readonly<Record<Seat, string | null>>
  readonly active: Seat
  readonly attack: { readonly target: string; readonly hits: number } | null
}
type Action =
  | { readonly type: 'armPlane'; readonly seat: Seat; readonly plane: string }
  | {
      readonly type: 'attack'
      readonly seat: Seat
      readonly plane: string
      readonly target: string
      readonly rolls?: readonly number[]
    }
  | { readonly type: 'pass'; readonly seat: Seat }
  | { readonly type: 'evade'; readonly seat: Seat; readonly rolls?: readonly number[] }
  | { readonly type: 'brace'; readonly seat: Seat }
  | { readonly type: 'rollDamage'; readonly seat: 'referee'; readonly rolls?: readonly number[] }
type GameEvent =
  | Happened<'planeArmed', Rule, { seat: Seat; plane?: string }>
  | Happened<'gunsRolled', Rule, { plane: string; target: string; need: number; dice: readonly number[]; hits: number }>
  | Happened<'passed', Rule, { seat: Seat }>
  | Happened<'evasionRolled', Rule, { target: string; need: number; dice: readonly number[]; hits: number }>
  | Happened<'planeBraced', Rule, { target: string; armoured: boolean; hits: number }>
  | Happened<'damageRolled', Rule, { target: string; need: number; dice: readonly number[]; damage: number }>
  | Happened<'planeDowned', Rule, { plane: string }>
  | Happened<'gameEnded', Rule, { winner: Seat | 'draw' }>
interface View extends ViewBase<State, Seat>, Omit<State, keyof BaseState | 'armoured'> {
  readonly armoured: Readonly<Record<Seat, string | '?' | null>>
}
/** The types of this game, named once. */
export interface ChoiceBetweenDice extends Game {
  Config: Config
  State: State
  Action: Action
  Event: GameEvent
  View: View
  Seat: Seat
  Rule: Rule
}
type Rules = ActionRules<ChoiceBetweenDice>
type Draft = DraftOf<ChoiceBetweenDice>

const foeOf = (seat: Seat): Seat => (seat === 'blue' ? 'red' : 'blue')
const isFlying = (state: Pick<State, 'planes'>, id: string, side: Seat): boolean =>
  Object.hasOwn(state.planes, id) && state.planes[id]!.side === side && state.planes[id]!.damage < TOUGH
const flying = (state: State, side: Seat): readonly string[] =>
  Object.keys(state.planes).filter((id) => isFlying(state, id, side))
const atLeast = (need: number, dice: readonly number[]): number => dice.filter((die) => die >= need).length

// ------------------------------------------------------------------------------------------------ 1 arming

const armPlane: Rules['armPlane'] = {
  phases: ['arm'],
  answers: ['arm'],
  listed: 'all',
  secret: () => true,
  check: (state, { seat, plane }) =>
    broken(!isFlying(state, plane, seat) && no('CD-ARM-01', 'unknown-plane', { plane })),
  apply(draft, { seat, plane }, io) {
    draft.armoured[seat] = plane
    io.emit?.({ type: 'planeArmed', rule: 'CD-ARM-01', audience: [seat], seat, plane })
    io.emit?.({ type: 'planeArmed', rule: 'CD-ARM-01', audience: 'all', seat })
    if (answer(draft, seat)) draft.phase = 'fight'
  },
}

// ------------------------------------------------------------------------------------------------ 2 guns

const attack: Rules['attack'] = {
  phases: ['fight'],
  listed: 'all',
  check: (state, { seat, plane, target }) =>
    broken(
      !isFlying(state, plane, seat) && no('CD-GUNS-01', 'unknown-plane', { plane }),
      !isFlying(state, target, foeOf(seat)) && no('CD-GUNS-01', 'not-a-foe', { target }),
    ),
  apply(draft, { seat, plane, target }, io) {
    const dice = io.pool(`guns of ${plane} at ${target}`, draft.config.options.guns)
    const hits = atLeast(4, dice)
    io.emit?.({ type: 'gunsRolled', rule: 'CD-GUNS-02', audience: 'all', plane, target, need: 4, dice, hits })
    if (hits === 0) return endGo(draft, io)
    draft.attack = { target, hits }
    ask(draft, { kind: 'react', waiting: [foeOf(seat)] })
  },
}

const pass: Rules['pass'] = {
  phases: ['fight'],
  listed: 'all',
  check: () => [],
  apply(draft, { seat }, io) {
    io.emit?.({ type: 'passed', rule: 'CD-GUNS-01', audience: 'all', seat })
    endGo(draft, io)
  },
}

// ------------------------------------------------------------------------------------------------ 3 to 5 the choice

const evade: Rules['evade'] = {
  phases: ['fight'],
  answers: ['react'],
  listed: 'all',
  check: () => [],
  apply(draft, { seat }, io) {
    const { target, hits } = draft.attack!
    const need = draft.config.options.nimble ? 4 : 5
    const dice = io.pool(`evasion of ${target}`, hits)
    const left = hits - atLeast(need, dice)
    io.emit?.({ type: 'evasionRolled', rule: 'CD-EVADE-01', audience: 'all', target, need, dice, hits: left })
    const damage = io.pool(`damage to ${target}`, left)
    answer(draft, seat)
    suffer(draft, target, damage, io)
  },
}

const brace: Rules['brace'] = {
  phases: ['fight'],
  answers: ['react'],
  listed: 'all',
  check: () => [],
  apply(draft, { seat }, io) {
    const { target, hits } = draft.attack!
    const armoured = draft.armoured[seat] === target
    const left = armoured ? Math.floor(hits / 2) : hits
    io.reveal()
    answer(draft, seat)
    draft.planes[target]!.shown = true
    draft.attack = { target, hits: left }
    ask(draft, { kind: 'damage', waiting: ['referee'] })
    io.emit?.({ type: 'planeBraced', rule: 'CD-BRACE-01', audience: 'all', target, armoured, hits: left })
  },
}

const rollDamage: Rules['rollDamage'] = {
  phases: ['fight'],
  answers: ['damage'],
  listed: 'all',
  check: () => [],
  apply(draft, { seat }, io) {
    const { target, hits } = draft.attack!
    const dice = io.pool(`damage to ${target}`, hits)
    answer(draft, seat)
    suffer(draft, target, dice, io)
  },
}

function suffer(draft: Draft, target: string, dice: readonly number[], io: Io<ChoiceBetweenDice>): void {
  const damage = dice.length + atLeast(5, dice)
  const plane = draft.planes[target]!
  plane.damage = Math.min(TOUGH, plane.damage + damage)
  io.emit?.({ type: 'damageRolled', rule: 'CD-DAMAGE-01', audience: 'all', target, need: 5, dice, damage })
  if (plane.damage === TOUGH) io.emit?.({ type: 'planeDowned', rule: 'CD-DAMAGE-02', audience: 'all', plane: target })
  endGo(draft, io)
}

function endGo(draft: Draft, io: Io<ChoiceBetweenDice>): void {
  draft.attack = null
  draft.active = foeOf(draft.active)
  const last = draft.active === 'blue' && draft.turn === draft.config.turns
  if (draft.active === 'blue' && !last) draft.turn++
  if (!last && SEATS.every((seat) => flying(draft, seat).length > 0)) return
  draft.phase = 'over'
  io.emit?.({ type: 'gameEnded', rule: 'CD-WIN-01', audience: 'all', winner: winner(draft) })
}

// ------------------------------------------------------------------------------------------------ 6 winning

const score = (state: State) => ({ blue: flying(state, 'blue').length, red: flying(state, 'red').length })

const winner = (state: State): Seat | 'draw' => leaderOf(score(state))

// ------------------------------------------------------------------------------------------------ gates

const options = {
  guns: { values: [2, 3], rule: 'CD-GUNS-02' },
  nimble: { values: [false, true], rule: 'CD-EVADE-01' },
} as const
const optionsSchema = z.strictObject({ guns: z.literal([2, 3]), nimble: z.boolean() })
const seatSchema = z.enum(SEATS)
const upTo = (most: number, least = 0) => z.int().check(z.minimum(least), z.maximum(most))
const shape = { phases: ['arm', 'fight', 'over'], seats: SEATS, frames: ['arm', 'react', 'damage'] } as const
const turns = upTo(100, 1)
const openFields = {
  config: z.strictObject({ turns, options: optionsSchema }),
  planes: byId(z.strictObject({ side: seatSchema, damage: upTo(TOUGH), shown: z.boolean() }), 20),
  active: seatSchema,
  attack: z.nullable(z.strictObject({ target: idSchema, hits: upTo(3) })),
}
const armouredWith = <T extends z.ZodMiniType>(id: T) => ({
  armoured: z.strictObject({ blue: z.nullable(id), red: z.nullable(id) }),
})
const order = orders(SEATS)
const duty = orders(['referee'])

const gates: Spec<ChoiceBetweenDice>['gates'] = {
  config: gate<Config>(
    z.strictObject({ ...configFields, planes: upTo(10, 1), turns, options: z.optional(z.partial(optionsSchema)) }),
    LIMITS.config,
  ),
  action: gate<Action>(
    z.discriminatedUnion('type', [
      order('armPlane', { plane: idSchema }),
      order('attack', { plane: idSchema, target: idSchema, rolls: rollsSchema }),
      order('pass', {}),
      order('evade', { rolls: rollsSchema }),
      order('brace', {}),
      duty('rollDamage', { rolls: rollsSchema }),
    ]),
    LIMITS.action,
  ),
  state: gate<State>(z.strictObject({ ...stateFields(shape), ...openFields, ...armouredWith(idSchema) }), LIMITS.state),
  view: gate<View>(
    z.strictObject({ ...viewFields(shape), ...openFields, ...armouredWith(z.union([idSchema, z.literal('?')])) }),
    LIMITS.view,
  ),
}

/** The agenda follows from the rest of the state, but for who has armed and whether the target has braced. */
function sound(state: State) {
  const unarmed = SEATS.filter((seat) => state.armoured[seat] === null)
  const isOwn = (seat: Seat) => state.armoured[seat] === null || state.planes[state.armoured[seat]]?.side === seat
  if (!SEATS.every(isOwn)) return [refuseState('armour')]
  if (state.phase === 'over') return []
  return broken(
    (state.phase === 'arm') !== unarmed.length > 0 && refuseState('phase'),
    !SEATS.every((seat) => flying(state, seat).length > 0) && refuseState('planes'),
    !isAsked(state, unarmed) && refuseState('agenda'),
  )
}

function isAsked({ agenda, attack, planes, active, phase }: State, unarmed: readonly Seat[]): boolean {
  const asked = agenda.map(({ kind, waiting }) => `${kind} ${waiting}`).join()
  if (phase === 'arm') return attack === null && asked === `arm ${unarmed}`
  if (attack === null) return asked === ''
  if (!isFlying({ planes }, attack.target, foeOf(active))) return false
  if (asked === 'damage referee') return planes[attack.target]!.shown
  return asked === `react ${foeOf(active)}` && attack.hits > 0
}

// ------------------------------------------------------------------------------------------------ the game

/** All know which plane of a side is armoured once that plane, or every other one, has braced. */
const isKnown = ({ planes }: Pick<State, 'planes'>, seat: Seat, armoured: string): boolean =>
  planes[armoured]!.shown || candidates({ planes }, seat).length === 1
const candidates = ({ planes }: Pick<State, 'planes'>, seat: Seat): readonly string[] =>
  Object.keys(planes).filter((id) => planes[id]!.side === seat && !planes[id]!.shown)

function mask(state: State, seat: Seat, viewer: Seat | 'spectator'): string | null {
  const armoured = state.armoured[seat]
  return armoured === null || seat === viewer || isKnown(state, seat, armoured) ? armoured : '?'
}

function fill(view: View, seat: Seat, io: Pick<Io<ChoiceBetweenDice>, 'die'>): string | null {
  const plane = view.armoured[seat]
  if (plane !== '?') return plane
  const left = candidates(view, seat)
  return left[io.die(`armour of ${seat}`, left.length) - 1]!
}

function list(state: State, seat: Seat): readonly Action[] {
  const kind = top(state)?.kind
  if (kind === 'arm') return flying(state, seat).map((plane) => ({ type: 'armPlane', seat, plane }))
  if (kind === 'react')
    return [
      { type: 'evade', seat },
      { type: 'brace', seat },
    ]
  const pairs = flying(state, seat).flatMap((plane) => flying(state, foeOf(seat)).map((target) => ({ plane, target })))
  return [{ type: 'pass', seat }, ...pairs.map((pair) => ({ type: 'attack', seat, ...pair }) as const)]
}

/** Dice, a choice of the other seat, more dice. */
export const choiceBetweenDice = defineRuleset<ChoiceBetweenDice>({
  info: {
    id: 'choice-between-dice',
    title: 'The choice between the dice',
    revision: 1,
    seats: SEATS,
    rules,
    options,
    scenarios: [
      { id: 'duel', title: 'Two against two', config: { dice: 'seeded', planes: 2, turns: 8 } },
      { id: 'brawl', title: 'Four against four', config: { dice: 'seeded', planes: 4, turns: 12 } },
    ],
  },
  gates,
  actions: { armPlane, attack, pass, evade, brace, rollDamage },
  complete: (config) => ({ ...config, options: resolveOptions<Options>(options, config.options ?? {}) }),
  sound,
  first: ({ planes, turns, options: given }) => ({
    phase: 'arm',
    turn: 1,
    agenda: [{ kind: 'arm', waiting: [...SEATS] }],
    resigned: null,
    rng: null,
    config: { turns, options: resolveOptions<Options>(options, given ?? {}) },
    planes: Object.fromEntries(
      Array.from({ length: 2 * planes }, (_, i): [string, Plane] => [
        `${i % 2 === 0 ? 'b' : 'r'}${(i >> 1) + 1}`,
        { side: SEATS[i % 2]!, damage: 0, shown: false },
      ]),
    ),
    armoured: { blue: null, red: null },
    active: 'blue',
    attack: null,
  }),
  actors: (state) => [state.active],
  legal: (state, seat, out) =>
    void (seat === 'referee' ? out.push({ type: 'rollDamage', seat }) : out.push(...list(state, seat))),
  clone: (state) => ({
    ...(state as Draft),
    agenda: copyAgenda(state.agenda),
    planes: mapValues(state.planes, (plane) => ({ ...plane })),
    armoured: { ...state.armoured },
    attack: state.attack && { ...state.attack },
  }),
  view: (state, seat) => ({
    ...openPart(state, seat),
    config: state.config,
    planes: state.planes,
    armoured: { blue: mask(state, 'blue', seat), red: mask(state, 'red', seat) },
    active: state.active,
    attack: state.attack,
  }),
  sample: (view, io) => ({
    ...closedPart(view),
    config: view.config,
    planes: view.planes,
    armoured: { blue: fill(view, 'blue', io), red: fill(view, 'red', io) },
    active: view.active,
    attack: view.attack,
  }),
  score,
  outcome: (state) => (state.phase === 'over' ? { winner: winner(state), rule: 'CD-WIN-01' } : undefined),
})
