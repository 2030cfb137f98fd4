/**
 * Sealed fire, rolled at once. Every turn both sides aim every plane in secret, and may change their minds until they
 * lock. When both have locked, all aims are shown; then the referee rolls everything, and all damage falls together. It
 * breaks a kernel that lets dice fall in the action that closes a secret, or one batch of dice in an action.
 */
import {
  type ActionRules,
  type Alternative,
  answer,
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
  type Modifier,
  mapValues,
  openPart,
  orders,
  refusals,
  refuseState,
  resolveOptions,
  rollsSchema,
  type Spec,
  shown,
  stateFields,
  total,
  untouched,
  type ViewBase,
  viewFields,
} from 'wingover'
import * as z from 'zod/mini'

// ------------------------------------------------------------------------------------------------ rules and words

const rules = {
  ...coreRules,
  'SEF-AIM-01': { title: 'Every plane aims or holds, sealed', source: '1', status: 'house' },
  'SEF-AIM-02': { title: 'Up to two shots, while ammunition lasts', source: '1', status: 'house' },
  'SEF-AIM-03': { title: 'Aims are shown together', source: '1', status: 'house' },
  'SEF-FIRE-01': { title: 'To hit: six or more', source: '2', status: 'house' },
  'SEF-FIRE-02': { title: 'Height', source: '2', status: 'house' },
  'SEF-FIRE-03': { title: 'Massed fire', source: '2', status: 'house', option: 'massed' },
  'SEF-FIRE-04': { title: 'A damaged plane shoots worse', source: '2', status: 'house' },
  'SEF-DAMAGE-01': { title: 'Hits fall together', source: '3', status: 'house', option: 'tough' },
  'SEF-WIN-01': { title: 'Most planes left', source: '4', status: 'house' },
} as const
type Rule = Exclude<keyof typeof rules, keyof typeof coreRules>

const no = refusals<Rule>()({
  'unknown-plane': '{plane} is no plane of yours in the air.',
  'not-a-foe': '{target} is no foe in the air.',
  'too-many-shots': '{plane} has {have} shots left, not {need}.',
  'aim-missing': '{missing} of your planes have no aim yet.',
})

// ------------------------------------------------------------------------------------------------ types

const SEATS = ['blue', 'red'] as const
const HOLD = { target: null, shots: 0 } as const
type Seat = (typeof SEATS)[number]
interface Options {
  /** Hits that bring a plane down. */
  readonly tough: 2 | 3
  readonly massed: boolean
}
interface Config extends BaseConfig {
  /** Planes on each side. */
  readonly planes: number
  readonly turns: number
  readonly ammo: number
  readonly options?: Partial<Options>
}
/** A target and shots, or neither. */
interface Aim {
  readonly target: string | null
  readonly shots: 0 | 1 | 2
}
interface Plane {
  readonly side: Seat
  readonly height: number
  readonly hits: number
  readonly ammo: number
  /** Null until it is set this turn. */
  readonly aim: Aim | null
}
interface State extends BaseState {
  readonly phase: 'aim' | 'over'
  readonly config: { readonly turns: number; readonly options: Options }
  readonly planes: Readonly<Record<string, Plane>>
  /** Both have locked: all know all aims. */
  readonly shown: boolean
}
type Action =
  | ({ readonly type: 'aim'; readonly seat: Seat; readonly plane: string } & Aim)
  | { readonly type: 'lockFire'; readonly seat: Seat }
  | { readonly type: 'rollFire'; readonly seat: 'referee'; readonly rolls?: readonly number[] }
type Shots = { plane: string; target: string; need: number; dice: readonly number[]; hits: number }
type GameEvent =
  | Happened<'aimSet', Rule, { plane: string } & Partial<Aim>>
  | Happened<'fireLocked', Rule, { seat: Seat }>
  | Happened<'aimShown', Rule, { plane: string } & Aim>
  | Happened<'shotsRolled', Rule, Shots & { modifiers: readonly Modifier<Rule>[] }>
  | Happened<'planeHit', Rule, { plane: string; hits: number; down: boolean }>
  | Happened<'turnBegan', Rule, { turn: number }>
  | Happened<'gameEnded', Rule, { winner: Seat | 'draw' }>
interface View extends ViewBase<State, Seat>, Pick<State, 'config' | 'shown'> {
  readonly planes: Readonly<Record<string, Omit<Plane, 'aim'> & { readonly aim: Aim | 'hidden' | null }>>
}
/** The types of this game, named once. */
export interface SealedFire extends Game {
  Config: Config
  State: State
  Action: Action
  Event: GameEvent
  View: View
  Seat: Seat
  Rule: Rule
}
type Rules = ActionRules<SealedFire>
type Draft = DraftOf<SealedFire>

type Planes = Pick<View, 'planes' | 'config'>
const foeOf = (seat: Seat): Seat => (seat === 'blue' ? 'red' : 'blue')
const isFlying = ({ planes, config }: Planes, id: string, side: Seat): boolean =>
  Object.hasOwn(planes, id) && planes[id]!.side === side && planes[id]!.hits < config.options.tough
const flying = (state: Planes, side: Seat): readonly string[] =>
  Object.keys(state.planes).filter((id) => isFlying(state, id, side))

// ------------------------------------------------------------------------------------------------ 1 aiming

const aim: Rules['aim'] = {
  phases: ['aim'],
  answers: ['aim'],
  listed: 'all',
  changeable: true,
  secret: () => true,
  check(state, { seat, plane, target, shots }) {
    if (!isFlying(state, plane, seat)) return [no('SEF-AIM-01', 'unknown-plane', { plane })]
    const have = state.planes[plane]!.ammo
    return broken(
      target !== null && !isFlying(state, target, foeOf(seat)) && no('SEF-AIM-01', 'not-a-foe', { target }),
      shots > have && no('SEF-AIM-02', 'too-many-shots', { plane, have, need: shots }),
    )
  },
  apply(draft, { seat, plane, target, shots }, io) {
    draft.planes[plane]!.aim = { target, shots }
    io.emit?.({ type: 'aimSet', rule: 'SEF-AIM-01', audience: [seat], plane, target, shots })
    io.emit?.({ type: 'aimSet', rule: 'SEF-AIM-01', audience: 'all', plane })
  },
}

/** Every aim a plane may take. */
function aims(state: Planes, id: string): readonly Aim[] {
  const { side, ammo } = state.planes[id]!
  const shots = ([1, 2] as const).filter((count) => count <= ammo)
  return [HOLD, ...flying(state, foeOf(side)).flatMap((target) => shots.map((count) => ({ target, shots: count })))]
}

/** Aims that are taken and may be taken otherwise until the fire is locked. */
function changedAims(view: View): readonly Alternative<Action>[] {
  const { seat } = view
  if (seat === 'spectator' || !view.agenda.some(({ kind, waiting }) => kind === 'aim' && waiting.includes(seat)))
    return []
  return flying(view, seat).flatMap((plane) => {
    const now = view.planes[plane]!.aim
    if (now === null || now === 'hidden') return []
    return aims(view, plane).map(({ target, shots }) => ({
      action: { type: 'aim' as const, seat, plane, target, shots },
      standing: target === now.target && shots === now.shots,
    }))
  })
}

const unaimed = (state: State, seat: Seat): readonly string[] =>
  flying(state, seat).filter((id) => state.planes[id]!.aim === null)

const lockFire: Rules['lockFire'] = {
  phases: ['aim'],
  answers: ['aim'],
  listed: 'all',
  check(state, { seat }) {
    const missing = unaimed(state, seat).length
    return broken(missing > 0 && no('SEF-AIM-01', 'aim-missing', { missing }))
  },
  apply(draft, { seat }, io) {
    io.emit?.({ type: 'fireLocked', rule: 'SEF-AIM-01', audience: 'all', seat })
    if (!answer(draft, seat)) return
    draft.agenda = [{ kind: 'fire', waiting: ['referee'] }]
    draft.shown = true
    io.reveal()
    for (const [plane, { aim }] of aimed(draft))
      io.emit?.({ type: 'aimShown', rule: 'SEF-AIM-03', audience: 'all', plane, ...aim })
  },
}

const aimed = ({ planes }: State): readonly (readonly [string, Plane & { readonly aim: Aim }])[] =>
  Object.entries(planes).flatMap(([id, plane]) => (plane.aim === null ? [] : [[id, { ...plane, aim: plane.aim }]]))

// ------------------------------------------------------------------------------------------------ 2 and 3 fire

const rollFire: Rules['rollFire'] = {
  phases: ['aim'],
  answers: ['fire'],
  listed: 'all',
  check: () => [],
  apply(draft, _action, io) {
    const hits = new Map<string, number>()
    for (const [id, { aim }] of aimed(draft))
      if (aim.target !== null) hits.set(aim.target, (hits.get(aim.target) ?? 0) + shoot(draft, id, aim.target, aim, io))
    for (const [id, count] of hits) if (count > 0) hit(draft, id, count, io)
    endTurn(draft, io)
  },
}

function shoot(state: State, plane: string, target: string, { shots }: Aim, io: Io<SealedFire>): number {
  const modifiers = ledger(state, plane, target)
  const dice = io.pool(`${plane} at ${target}`, shots)
  const hits = dice.filter((die) => die + total(modifiers) >= 6).length
  io.emit?.({
    type: 'shotsRolled',
    rule: 'SEF-FIRE-01',
    audience: 'all',
    plane,
    target,
    need: 6,
    dice,
    modifiers,
    hits,
  })
  return hits
}

/** What is added to each die, in printed order. */
function ledger(state: State, plane: string, target: string): readonly Modifier<Rule>[] {
  const [from, to] = [state.planes[plane]!, state.planes[target]!]
  const others = aimed(state).some(([id, { aim }]) => id !== plane && aim.target === target)
  const lines: Modifier<Rule>[] = [
    { rule: 'SEF-FIRE-02', label: 'height', value: Math.sign(from.height - to.height) },
    { rule: 'SEF-FIRE-03', label: 'massed fire', value: state.config.options.massed && others ? 1 : 0 },
    { rule: 'SEF-FIRE-04', label: 'damaged', value: from.hits > 0 ? -1 : 0 },
  ]
  return lines.filter(({ value }) => value !== 0)
}

function hit(draft: Draft, id: string, count: number, io: Io<SealedFire>): void {
  const { tough } = draft.config.options
  const hits = Math.min(tough, draft.planes[id]!.hits + count)
  draft.planes[id]!.hits = hits
  io.emit?.({ type: 'planeHit', rule: 'SEF-DAMAGE-01', audience: 'all', plane: id, hits, down: hits === tough })
}

function endTurn(draft: Draft, io: Io<SealedFire>): void {
  for (const plane of Object.values(draft.planes)) {
    plane.ammo -= plane.aim?.shots ?? 0
    plane.aim = null
  }
  draft.shown = false
  if (draft.turn < draft.config.turns && SEATS.every((seat) => flying(draft, seat).length > 0)) {
    draft.turn++
    draft.agenda = [{ kind: 'aim', waiting: [...SEATS] }]
    io.emit?.({ type: 'turnBegan', rule: 'SEF-AIM-01', audience: 'all', turn: draft.turn })
    return
  }
  draft.agenda = []
  draft.phase = 'over'
  io.emit?.({ type: 'gameEnded', rule: 'SEF-WIN-01', audience: 'all', winner: winner(draft) })
}

// ------------------------------------------------------------------------------------------------ 4 winning

const score = (state: State) => ({ blue: flying(state, 'blue').length, red: flying(state, 'red').length })

const winner = (state: State): Seat | 'draw' => leaderOf(score(state))

// ------------------------------------------------------------------------------------------------ gates

const options = {
  tough: { values: [2, 3], rule: 'SEF-DAMAGE-01' },
  massed: { values: [false, true], rule: 'SEF-FIRE-03' },
} as const
const optionsSchema = z.strictObject({ tough: z.literal([2, 3]), massed: z.boolean() })
const seatSchema = z.enum(SEATS)
const upTo = (most: number, least = 0) => z.int().check(z.minimum(least), z.maximum(most))
const shape = { phases: ['aim', 'over'], seats: SEATS, frames: ['aim', 'fire'] } as const
const turns = upTo(100, 1)
const openFields = { config: z.strictObject({ turns, options: optionsSchema }), shown: z.boolean() }
const aimFields = { target: z.nullable(idSchema), shots: z.literal([0, 1, 2]) }
const holdsOrShoots = z.refine<Aim>(({ target, shots }: Aim) => (target === null) === (shots === 0))
const aimSchema = z.strictObject(aimFields).check(holdsOrShoots)
const planesWith = <T extends z.ZodMiniType>(aim: T) =>
  byId(z.strictObject({ side: seatSchema, height: upTo(9), hits: upTo(3), ammo: upTo(20), aim: z.nullable(aim) }), 20)
const order = orders(SEATS)
const duty = orders(['referee'])

const gates: Spec<SealedFire>['gates'] = {
  config: gate<Config>(
    z.strictObject({
      ...configFields,
      planes: upTo(10, 1),
      turns,
      ammo: upTo(20, 1),
      options: z.optional(z.partial(optionsSchema)),
    }),
    LIMITS.config,
  ),
  action: gate<Action>(
    z.discriminatedUnion('type', [
      order('aim', { plane: idSchema, ...aimFields }).check(holdsOrShoots),
      order('lockFire', {}),
      duty('rollFire', { rolls: rollsSchema }),
    ]),
    LIMITS.action,
  ),
  state: gate<State>(
    z.strictObject({ ...stateFields(shape), ...openFields, planes: planesWith(aimSchema) }),
    LIMITS.state,
  ),
  view: gate<View>(
    z.strictObject({
      ...viewFields(shape),
      ...openFields,
      planes: planesWith(z.union([aimSchema, z.literal('hidden')])),
    }),
    LIMITS.view,
  ),
}

/** Aims belong to planes in the air and can be taken; a side that is asked no more has aimed them all. */
function sound(state: State) {
  if (state.phase === 'over') return []
  const [{ kind, waiting } = { kind: '', waiting: [] }, ...more] = state.agenda
  const done = SEATS.filter((seat) => state.shown || !waiting.includes(seat))
  const isAsked = kind === (state.shown ? 'fire' : 'aim') && waiting.includes('referee') === state.shown
  return broken(
    (!isAsked || more.length > 0) && refuseState('agenda'),
    !aimed(state).every(([id, plane]) => canAim(state, id, plane)) && refuseState('aims'),
    done.some((seat) => unaimed(state, seat).length > 0) && refuseState('aims'),
    !SEATS.every((seat) => flying(state, seat).length > 0) && refuseState('planes'),
  )
}

const canAim = (state: State, id: string, { side, aim }: Plane): boolean =>
  isFlying(state, id, side) &&
  aims(state, id).some(({ target, shots }) => target === aim?.target && shots === aim.shots)

// ------------------------------------------------------------------------------------------------ the game

function list(state: State, seat: Seat): readonly Action[] {
  const left = unaimed(state, seat)
  if (left.length === 0) return [{ type: 'lockFire', seat }]
  return left.flatMap((plane) => aims(state, plane).map((way) => ({ type: 'aim', seat, plane, ...way }) as const))
}

function guess(view: View, id: string, io: Pick<Io<SealedFire>, 'die'>): Aim {
  const ways = aims(view, id)
  return ways[io.die(`aim of ${id}`, ways.length) - 1]!
}

const ruleset = defineRuleset<SealedFire>({
  info: {
    id: 'sealed-fire',
    title: 'Sealed fire',
    revision: 1,
    seats: SEATS,
    rules,
    options,
    scenarios: [
      { id: 'duel', title: 'One against one', config: { dice: 'seeded', planes: 1, turns: 6, ammo: 8 } },
      {
        id: 'three',
        title: 'Three against three',
        config: { dice: 'seeded', planes: 3, turns: 6, ammo: 6 },
      },
    ],
  },
  gates,
  actions: { aim, lockFire, rollFire },
  complete: (config) => ({ ...config, options: resolveOptions<Options>(options, config.options ?? {}) }),
  sound,
  first: ({ planes, turns, ammo, options: given }) => ({
    phase: 'aim',
    turn: 1,
    agenda: [{ kind: 'aim', waiting: [...SEATS] }],
    resigned: null,
    rng: null,
    config: { turns, options: resolveOptions<Options>(options, given ?? {}) },
    planes: Object.fromEntries(
      Array.from({ length: 2 * planes }, (_, i): [string, Plane] => [
        `${i % 2 === 0 ? 'b' : 'r'}${(i >> 1) + 1}`,
        { side: SEATS[i % 2]!, height: i % 3, hits: 0, ammo, aim: null },
      ]),
    ),
    shown: false,
  }),
  actors: () => [],
  legal: (state, seat, out) =>
    void (seat === 'referee' ? out.push({ type: 'rollFire', seat }) : out.push(...list(state, seat))),
  clone: (state) => ({
    ...(state as Draft),
    agenda: copyAgenda(state.agenda),
    planes: mapValues(state.planes, (plane) => ({ ...plane, aim: plane.aim && { ...plane.aim } })),
  }),
  view: (state, seat) => ({
    ...openPart(state, seat),
    config: state.config,
    shown: state.shown,
    planes: mapValues(state.planes, (plane) => ({
      ...plane,
      aim: plane.aim === null || plane.side === seat || state.shown ? plane.aim : 'hidden',
    })),
  }),
  sample: (view, io) => ({
    ...closedPart(view),
    config: view.config,
    shown: view.shown,
    planes: mapValues(view.planes, (plane, id) => ({
      ...plane,
      aim: plane.aim === 'hidden' ? guess(view, id, io) : plane.aim,
    })),
  }),
  score,
  outcome: (state) => (state.phase === 'over' ? { winner: winner(state), rule: 'SEF-WIN-01' } : undefined),
})

/** Sealed fire, rolled at once. It has no picture, but a screen can say what may still be changed. */
export const sealedFire = shown(ruleset, {
  touch: { aim: untouched, lockFire: untouched, rollFire: untouched },
  changes: changedAims,
})
