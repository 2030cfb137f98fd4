/**
 * Sealed plots on hexes. Each turn both sides plot a course for every plane, in secret; then all courses are shown and
 * flown at once; then each plane in turn may fire at one foe ahead of it. Small on purpose, yet it breaks a kernel that
 * thinks one seat moves at a time, that a state has no secrets, or that every decision is followed by its dice.
 */
import {
  type ActionRules,
  type BaseConfig,
  type BaseState,
  broken,
  byId,
  closedPart,
  configFields,
  coreRules,
  defineRuleset,
  type Frame,
  type Game,
  gate,
  type Happened,
  type Io,
  idSchema,
  LIMITS,
  leaderOf,
  openPart,
  orders,
  owned,
  refusals,
  resolveOptions,
  rollsSchema,
  type Spec,
  sharedRecord,
  stateFields,
  type ViewBase,
  viewFields,
} from 'wingover'
import { arcCoversOffset, type Facing, type Hex, hexDistance, hexLength, hexStep, turnFacing } from 'wingover/geometry'
import * as z from 'zod/mini'

// ------------------------------------------------------------------------------------------------ rules and words

const rules = {
  ...coreRules,
  'SP-PLOT-01': { title: 'One course for every plane, sealed', source: '1', status: 'house' },
  'SP-PLOT-02': { title: 'Courses are shown together', source: '1', status: 'house' },
  'SP-MOVE-01': { title: 'Turn one hexside, fly two hexes', source: '2', status: 'house' },
  'SP-MOVE-02': { title: 'Collision', source: '2', status: 'house', option: 'collide' },
  'SP-FIRE-01': { title: 'Targets ahead', source: '3', status: 'house' },
  'SP-FIRE-02': { title: 'Reach', source: '3', status: 'house', option: 'reach' },
  'SP-FIRE-03': { title: 'To hit: the distance or more', source: '3', status: 'house' },
  'SP-WIN-01': { title: 'Most planes left', source: '4', status: 'house' },
} as const
type Rule = Exclude<keyof typeof rules, keyof typeof coreRules>

const no = refusals<Rule>()({
  'unknown-plane': 'There is no plane {plane} of yours in the air.',
  'plot-missing': '{missing} of your planes have no course yet.',
  'not-a-foe': '{target} is no foe in the air.',
  'out-of-reach': '{target} is {have} hexes away; the guns reach {need}.',
  'not-ahead': '{target} is not ahead.',
})

const COURSES = ['left', 'straight', 'right'] as const
const AHEAD = { from: -30, to: 30 } as const

// ------------------------------------------------------------------------------------------------ types

type Seat = 'blue' | 'red'
type Course = (typeof COURSES)[number]
interface Options {
  readonly reach: 3 | 5
  readonly collide: boolean
}
interface Config extends BaseConfig {
  /** Planes on each side. */
  readonly planes: number
  readonly turns: number
  readonly options?: Partial<Options>
}
interface Plane {
  readonly side: Seat
  readonly at: Hex
  readonly facing: Facing
  readonly flying: boolean
  readonly plot: Course | null
}
interface State extends BaseState {
  readonly phase: 'plot' | 'fire' | 'over'
  readonly agenda: readonly Frame[]
  readonly config: { readonly turns: number; readonly options: Options; readonly roster: readonly string[] }
  readonly planes: Readonly<Record<string, Plane>>
  /** Index in the roster of the plane that fires. */
  readonly firing: number
}
type Action =
  | { readonly type: 'setPlot'; readonly seat: Seat; readonly plane: string; readonly course: Course }
  | { readonly type: 'commitPlots'; readonly seat: Seat }
  | { readonly type: 'flyPlots'; readonly seat: 'referee' }
  | { readonly type: 'shoot'; readonly seat: Seat; readonly target: string; readonly rolls?: readonly number[] }
  | { readonly type: 'hold'; readonly seat: Seat }
type GameEvent =
  | Happened<'plotSet', Rule, { plane: string; course?: Course }>
  | Happened<'plotsCommitted', Rule, { seat: Seat }>
  | Happened<'plotsShown', Rule>
  | Happened<'planeMoved', Rule, { plane: string; course: Course; q: number; r: number }>
  | Happened<'planesCollided', Rule, { planes: readonly string[] }>
  | Happened<'shotFired', Rule, { plane: string; target: string; need: number; die: number }>
  | Happened<'fireHeld', Rule, { plane: string }>
  | Happened<'gameEnded', Rule, { winner: Seat | 'draw' }>
interface View extends ViewBase<State, Seat>, Pick<State, 'config' | 'firing'> {
  readonly planes: Readonly<Record<string, Omit<Plane, 'plot'> & { readonly plot: Course | 'hidden' | null }>>
}
/** The types of this game, named once. */
export interface SealedPlots extends Game {
  Config: Config
  State: State
  Action: Action
  Event: GameEvent
  View: View
  Seat: Seat
  Rule: Rule
}
type Draft = Parameters<ActionRules<SealedPlots>['hold']['apply']>[0]

// ------------------------------------------------------------------------------------------------ plotting

/** The plane to write to. A frozen one is copied first, field by field: spreading it would cost forty times as much. */
const edit = (draft: Draft, id: string): PlaneDraft => owned(draft.planes, id, copyPlane)
type PlaneDraft = Draft['planes'][string]
const copyPlane = ({ side, at, facing, flying, plot }: PlaneDraft): PlaneDraft => ({ side, at, facing, flying, plot })

const own = (state: State, id: string, seat: Seat): boolean => isFlying(state, id) && state.planes[id]?.side === seat
const isFlying = (state: State, id: string): boolean => Object.hasOwn(state.planes, id) && state.planes[id]!.flying
const unplotted = (state: State, seat: Seat): readonly string[] =>
  state.config.roster.filter((id) => own(state, id, seat) && state.planes[id]?.plot === null)

const setPlot: ActionRules<SealedPlots>['setPlot'] = {
  phases: ['plot'],
  answers: ['plot'],
  listed: 'some',
  changeable: true,
  secret: () => true,
  check: (state, { seat, plane }) => broken(!own(state, plane, seat) && no('SP-PLOT-01', 'unknown-plane', { plane })),
  apply(draft, { seat, plane, course }, io) {
    edit(draft, plane).plot = course
    io.emit?.({ type: 'plotSet', rule: 'SP-PLOT-01', audience: [seat], plane, course })
    io.emit?.({ type: 'plotSet', rule: 'SP-PLOT-01', audience: 'all', plane })
  },
}

const commitPlots: ActionRules<SealedPlots>['commitPlots'] = {
  phases: ['plot'],
  answers: ['plot'],
  listed: 'all',
  check(state, { seat }) {
    const missing = unplotted(state, seat).length
    return broken(missing > 0 && no('SP-PLOT-01', 'plot-missing', { missing }))
  },
  apply(draft, { seat }, io) {
    const frame = draft.agenda[draft.agenda.length - 1]!
    frame.waiting = frame.waiting.filter((other) => other !== seat)
    io.emit?.({ type: 'plotsCommitted', rule: 'SP-PLOT-01', audience: 'all', seat })
    if (frame.waiting.length === 0) draft.agenda = [{ kind: 'fly', waiting: ['referee'] }]
  },
}

// ------------------------------------------------------------------------------------------------ moving

const flyPlots: ActionRules<SealedPlots>['flyPlots'] = {
  phases: ['plot'],
  answers: ['fly'],
  listed: 'all',
  check: () => [],
  apply(draft, _action, io) {
    draft.agenda = []
    io.reveal()
    io.emit?.({ type: 'plotsShown', rule: 'SP-PLOT-02', audience: 'all' })
    for (const id of draft.config.roster) if (draft.planes[id]!.flying) fly(draft, id, io)
    if (draft.config.options.collide) collide(draft, io)
    draft.phase = 'fire'
    draft.firing = -1
    nextPlane(draft, io)
  },
}

function fly(draft: Draft, id: string, io: Io<SealedPlots>): void {
  const plane = edit(draft, id)
  const course = plane.plot as Course
  plane.facing = turnFacing(plane.facing, COURSES.indexOf(course) - 1)
  plane.at = hexStep(plane.at, plane.facing, 2)
  plane.plot = null
  io.emit?.({
    type: 'planeMoved',
    rule: 'SP-MOVE-01',
    audience: 'all',
    plane: id,
    course,
    q: plane.at.q,
    r: plane.at.r,
  })
}

function collide(draft: Draft, io: Io<SealedPlots>): void {
  const met = new Map<string, string[]>()
  for (const id of draft.config.roster) {
    const { at, flying } = draft.planes[id]!
    if (flying) met.set(`${at.q},${at.r}`, [...(met.get(`${at.q},${at.r}`) ?? []), id])
  }
  for (const planes of met.values()) if (planes.length > 1) crash(draft, planes, io)
}

function crash(draft: Draft, planes: readonly string[], io: Io<SealedPlots>): void {
  for (const id of planes) edit(draft, id).flying = false
  io.emit?.({ type: 'planesCollided', rule: 'SP-MOVE-02', audience: 'all', planes })
}

// ------------------------------------------------------------------------------------------------ firing

const firer = (state: State): Plane => state.planes[state.config.roster[state.firing]!]!

const shoot: ActionRules<SealedPlots>['shoot'] = {
  phases: ['fire'],
  listed: 'all',
  check(state, { seat, target }) {
    if (!isFlying(state, target) || state.planes[target]!.side === seat)
      return [no('SP-FIRE-01', 'not-a-foe', { target })]
    const [from, to] = [firer(state), state.planes[target]!]
    const [have, need] = [hexDistance(from.at, to.at), state.config.options.reach]
    return broken(
      !isAhead(from, to) && no('SP-FIRE-01', 'not-ahead', { target }),
      have > need && no('SP-FIRE-02', 'out-of-reach', { target, have, need }),
    )
  },
  apply(draft, { target }, io) {
    const plane = draft.config.roster[draft.firing]!
    const need = Math.max(2, hexDistance(draft.planes[plane]!.at, draft.planes[target]!.at) + 2)
    const die = io.die(`${plane} at ${target}`)
    if (die >= need) edit(draft, target).flying = false
    io.emit?.({ type: 'shotFired', rule: 'SP-FIRE-03', audience: 'all', plane, target, need, die })
    nextPlane(draft, io)
  },
}

const isAhead = (from: Plane, to: Plane): boolean =>
  arcCoversOffset(AHEAD, 60 * from.facing, to.at.q - from.at.q, to.at.r - from.at.r)

const hold: ActionRules<SealedPlots>['hold'] = {
  phases: ['fire'],
  listed: 'all',
  check: () => [],
  apply(draft, _action, io) {
    io.emit?.({ type: 'fireHeld', rule: 'SP-FIRE-01', audience: 'all', plane: draft.config.roster[draft.firing]! })
    nextPlane(draft, io)
  },
}

function nextPlane(draft: Draft, io: Io<SealedPlots>): void {
  const { roster } = draft.config
  do draft.firing++
  while (draft.firing < roster.length && !draft.planes[roster[draft.firing]!]!.flying)
  if (draft.firing >= roster.length) endTurn(draft, io)
}

function endTurn(draft: Draft, io: Io<SealedPlots>): void {
  const { blue, red } = score(draft)
  draft.firing = -1
  if (draft.turn < draft.config.turns && blue > 0 && red > 0) {
    draft.turn++
    draft.phase = 'plot'
    draft.agenda = [{ kind: 'plot', waiting: ['blue', 'red'] }]
    return
  }
  draft.phase = 'over'
  io.emit?.({ type: 'gameEnded', rule: 'SP-WIN-01', audience: 'all', winner: winner(draft) })
}

function score(state: State): Record<Seat, number> {
  const left = { blue: 0, red: 0 }
  for (const id in state.planes) if (state.planes[id]!.flying) left[state.planes[id]!.side]++
  return left
}

const winner = (state: State): Seat | 'draw' => leaderOf(score(state))

// ------------------------------------------------------------------------------------------------ gates

const seatSchema = z.enum(['blue', 'red'])
const options = {
  reach: { values: [3, 5], rule: 'SP-FIRE-02' },
  collide: { values: [false, true], rule: 'SP-MOVE-02' },
} as const
const optionsSchema = z.strictObject({ reach: z.literal([3, 5]), collide: z.boolean() })
const small = z.int().check(z.minimum(-1_000), z.maximum(1_000))
const planeFields = {
  side: seatSchema,
  at: z.strictObject({ q: small, r: small }),
  facing: z.literal([0, 1, 2, 3, 4, 5]),
  flying: z.boolean(),
}
const shape = { phases: ['plot', 'fire', 'over'], seats: ['blue', 'red'], frames: ['plot', 'fly'] } as const
const turns = z.int().check(z.minimum(1), z.maximum(100))
const openFields = {
  config: z.strictObject({ turns, options: optionsSchema, roster: z.array(idSchema).check(z.maxLength(200)) }),
  firing: z.int().check(z.minimum(-1), z.maximum(200)),
}
const planesWith = <T extends z.ZodMiniType>(plot: T) => byId(z.strictObject({ ...planeFields, plot }), 200)
const order = orders(['blue', 'red'])
const duty = orders(['referee'])

const gates: Spec<SealedPlots>['gates'] = {
  config: gate<Config>(
    z.strictObject({
      ...configFields,
      planes: z.int().check(z.minimum(1), z.maximum(100)),
      turns,
      options: z.optional(z.partial(optionsSchema)),
    }),
    LIMITS.config,
  ),
  action: gate<Action>(
    z.discriminatedUnion('type', [
      order('setPlot', { plane: idSchema, course: z.enum(COURSES) }),
      order('commitPlots', {}),
      duty('flyPlots', {}),
      order('shoot', { target: idSchema, rolls: rollsSchema }),
      order('hold', {}),
    ]),
    LIMITS.action,
  ),
  state: gate<State>(
    z.strictObject({ ...stateFields(shape), ...openFields, planes: planesWith(z.nullable(z.enum(COURSES))) }),
    LIMITS.state,
  ),
  view: gate<View>(
    z.strictObject({
      ...viewFields(shape),
      ...openFields,
      planes: planesWith(z.nullable(z.enum([...COURSES, 'hidden']))),
    }),
    LIMITS.view,
  ),
}

// ------------------------------------------------------------------------------------------------ the game

const roster = (planes: number): readonly string[] =>
  Array.from({ length: 2 * planes }, (_, i) => `${i % 2 === 0 ? 'b' : 'r'}${(i >> 1) + 1}`)

const placed = (id: string): Plane => {
  const q = 2 * Number(id.slice(1)) - 2
  const blue = id.startsWith('b')
  return {
    side: blue ? 'blue' : 'red',
    at: { q, r: -q / 2 + (blue ? 5 : -5) },
    facing: blue ? 0 : 3,
    flying: true,
    plot: null,
  }
}

/** Sealed plots on hexes. */
export const sealedPlots = defineRuleset<SealedPlots>({
  info: {
    id: 'sealed-plots',
    title: 'Sealed plots',
    revision: 1,
    seats: ['blue', 'red'],
    rules,
    options,
    scenarios: [
      { id: 'duel', title: 'One against one', config: { dice: 'seeded', planes: 1, turns: 8 } },
      { id: 'three', title: 'Three against three', config: { dice: 'seeded', planes: 3, turns: 8 } },
    ],
  },
  gates,
  actions: { setPlot, commitPlots, flyPlots, shoot, hold },
  complete: (config) => ({ ...config, options: resolveOptions<Options>(options, config.options ?? {}) }),
  sound: (state) =>
    broken(
      state.phase !== 'over' &&
        (state.phase === 'fire') !== (state.firing >= 0 && state.firing < state.config.roster.length) &&
        no('SP-FIRE-01', 'unknown-plane', { plane: state.firing }),
      !state.config.roster.every((id) => Object.hasOwn(state.planes, id)) &&
        no('SP-PLOT-01', 'unknown-plane', { plane: state.config.roster.length }),
    ),
  first: ({ planes, turns, options: given }) => ({
    phase: 'plot',
    turn: 1,
    agenda: [{ kind: 'plot', waiting: ['blue', 'red'] }],
    resigned: null,
    rng: null,
    config: { turns, options: resolveOptions<Options>(options, given ?? {}), roster: roster(planes) },
    planes: Object.fromEntries(roster(planes).map((id) => [id, placed(id)])),
    firing: -1,
  }),
  actors: (state) => (state.phase === 'fire' ? [firer(state).side] : []),
  legal(state, seat, out) {
    if (seat === 'referee') return void out.push({ type: 'flyPlots', seat })
    if (state.phase === 'plot') return listPlots(state, seat, out)
    out.push({ type: 'hold', seat })
    const from = firer(state)
    const { planes, config } = state
    for (const target in planes) {
      if (canShoot(from, planes[target]!, config.options.reach)) out.push({ type: 'shoot', seat, target })
    }
  },
  clone(state) {
    return {
      phase: state.phase,
      turn: state.turn,
      agenda: state.agenda.map(({ kind, waiting }) => ({ kind, waiting: [...waiting] })),
      resigned: state.resigned,
      rng: state.rng,
      config: state.config as Draft['config'],
      planes: sharedRecord((state as Draft).planes, copyPlane),
      firing: state.firing,
    }
  },
  view: (state, seat) => ({
    ...openPart(state, seat),
    config: state.config,
    firing: state.firing,
    planes: mapValues(state.planes, (plane) => ({
      ...plane,
      plot: plane.plot === null || plane.side === seat ? plane.plot : 'hidden',
    })),
  }),
  sample: (view, io) => ({
    ...closedPart(view),
    config: view.config,
    firing: view.firing,
    planes: mapValues(view.planes, (plane) => ({
      ...plane,
      plot: plane.plot === 'hidden' ? COURSES[io.die('course', 3) - 1]! : plane.plot,
    })),
  }),
  score,
  outcome: (state) => (state.phase === 'over' ? { winner: winner(state), rule: 'SP-WIN-01' } : undefined),
})

function listPlots(state: State, seat: Seat, out: Action[]): void {
  const plane = firstUnplotted(state, seat)
  if (plane === undefined) out.push({ type: 'commitPlots', seat })
  else for (const course of COURSES) out.push({ type: 'setPlot', seat, plane, course })
}

function firstUnplotted({ planes }: State, seat: Seat): string | undefined {
  for (const id in planes) {
    const plane = planes[id]!
    if (plane.plot === null && plane.flying && plane.side === seat) return id
  }
  return undefined
}

function canShoot(from: Plane, to: Plane, reach: number): boolean {
  if (!to.flying || to.side === from.side) return false
  return hexLength(to.at.q - from.at.q, to.at.r - from.at.r) <= reach && isAhead(from, to)
}

const mapValues = <A, B>(record: Readonly<Record<string, A>>, change: (value: A) => B): Record<string, B> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]))
