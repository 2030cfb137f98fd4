/**
 * A hidden chit that interrupts. Every plane draws a face-down chit, lucky or blank, that only its owner may look at.
 * When a plane fires, every owner of a face-down chit is asked before the die falls, so that asking tells nothing. It
 * breaks a kernel in which an action rolls its own dice, or in which only the seat on move is ever asked.
 */
import {
  type ActionRules,
  answer,
  type BaseConfig,
  type BaseState,
  broken,
  byId,
  cardSchema,
  closedPart,
  configFields,
  copyAgenda,
  coreRules,
  type DraftOf,
  defineRuleset,
  type Frame,
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
  stateFields,
  total,
  type ViewBase,
  viewFields,
} from 'wingover'
import * as z from 'zod/mini'

// ------------------------------------------------------------------------------------------------ rules and words

const rules = {
  ...coreRules,
  'IC-CHIT-01': { title: 'One chit for every plane, face down', source: '1', status: 'house' },
  'IC-FIRE-01': { title: 'One plane fires at one foe', source: '2', status: 'house' },
  'IC-FIRE-02': { title: 'Five or more shoots down', source: '2', status: 'house' },
  'IC-LUCK-01': { title: 'A lucky chit, before the die falls', source: '3', status: 'house' },
  'IC-LUCK-02': { title: 'How much luck shifts', source: '3', status: 'house', option: 'luck' },
  'IC-WIN-01': { title: 'Most planes left', source: '4', status: 'house' },
} as const
type Rule = Exclude<keyof typeof rules, keyof typeof coreRules>

const no = refusals<Rule>()({
  'cup-too-small': '{have} chits are too few for {need} planes.',
  'unknown-plane': '{plane} is no plane of yours in the air.',
  'not-a-foe': '{target} is no foe in the air.',
  'no-such-chit': '{plane} holds no face-down lucky chit.',
})

// ------------------------------------------------------------------------------------------------ types

const SEATS = ['blue', 'red'] as const
type Seat = (typeof SEATS)[number]
type Chit = 'lucky' | 'blank'
type Cup = Readonly<Record<Chit, number>>
interface Options {
  readonly luck: 1 | 2
}
interface Config extends BaseConfig {
  /** Planes on each side. */
  readonly planes: number
  readonly turns: number
  /** What each side's cup holds at first. */
  readonly cup: Cup
  readonly options?: Partial<Options>
}
interface Plane {
  readonly side: Seat
  readonly flying: boolean
  /** Null until it is drawn. */
  readonly chit: Chit | null
  readonly shown: boolean
}
interface State extends BaseState {
  readonly phase: 'draw' | 'fire' | 'over'
  readonly config: { readonly turns: number; readonly options: Options; readonly cup: Cup }
  /** Counts, not an order: nobody may look into a cup. */
  readonly cups: Readonly<Record<Seat, Cup>>
  readonly planes: Readonly<Record<string, Plane>>
  readonly active: Seat
  readonly shot: { readonly plane: string; readonly target: string; readonly luck: readonly Seat[] } | null
}
type Action =
  | { readonly type: 'drawChit'; readonly seat: Seat; readonly card?: string }
  | { readonly type: 'fire'; readonly seat: Seat; readonly plane: string; readonly target: string }
  | { readonly type: 'pass'; readonly seat: Seat }
  | { readonly type: 'playChit'; readonly seat: Seat; readonly plane: string | null }
  | { readonly type: 'rollFire'; readonly seat: 'referee'; readonly rolls?: readonly number[] }
type GameEvent =
  | Happened<'chitDrawn', Rule, { plane: string; chit?: Chit }>
  | Happened<'fireDeclared', Rule, { plane: string; target: string }>
  | Happened<'passed', Rule, { seat: Seat }>
  | Happened<'chitPlayed', Rule, { seat: Seat; plane: string }>
  | Happened<'chitsKept', Rule, { seat: Seat }>
  | Happened<
      'fireRolled',
      Rule,
      { target: string; need: number; die: number; modifiers: readonly Modifier<Rule>[]; hit: boolean }
    >
  | Happened<'gameEnded', Rule, { winner: Seat | 'draw' }>
interface View extends ViewBase<State, Seat>, Pick<State, 'config' | 'active' | 'shot'> {
  readonly cups: Readonly<Record<Seat, Cup | null>>
  readonly planes: Readonly<Record<string, Omit<Plane, 'chit'> & { readonly chit: Chit | 'hidden' | null }>>
}
/** The types of this game, named once. */
export interface InterruptingChit extends Game {
  Config: Config
  State: State
  Action: Action
  Event: GameEvent
  View: View
  Seat: Seat
  Rule: Rule
}
type Rules = ActionRules<InterruptingChit>
type Draft = DraftOf<InterruptingChit>

const foeOf = (seat: Seat): Seat => (seat === 'blue' ? 'red' : 'blue')
const isFlying = (state: State, id: string, side: Seat): boolean =>
  Object.hasOwn(state.planes, id) && state.planes[id]!.flying && state.planes[id]!.side === side
const flying = (state: State, side: Seat): readonly string[] =>
  Object.keys(state.planes).filter((id) => isFlying(state, id, side))
const isFaceDown = (state: State, id: string): boolean => state.planes[id]!.chit !== null && !state.planes[id]!.shown

// ------------------------------------------------------------------------------------------------ 1 drawing

const nextDraw = (state: State): string | undefined =>
  Object.keys(state.planes).find((id) => state.planes[id]!.chit === null)

const drawChit: Rules['drawChit'] = {
  phases: ['draw'],
  listed: 'all',
  secret: () => true,
  check: () => [],
  apply(draft, { seat }, io) {
    const plane = nextDraw(draft)!
    const chit = io.draw(`chit of ${plane}`, draft.cups[seat])
    draft.cups[seat] = without(draft.cups[seat], chit)
    draft.planes[plane]!.chit = chit
    io.emit?.({ type: 'chitDrawn', rule: 'IC-CHIT-01', audience: [seat], plane, chit })
    io.emit?.({ type: 'chitDrawn', rule: 'IC-CHIT-01', audience: 'all', plane })
    if (nextDraw(draft) === undefined) draft.phase = 'fire'
  },
}

const without = (cup: Cup, chit: Chit): Cup => ({ ...cup, [chit]: cup[chit] - 1 })

// ------------------------------------------------------------------------------------------------ 2 firing

const fire: Rules['fire'] = {
  phases: ['fire'],
  listed: 'all',
  check: (state, { seat, plane, target }) =>
    broken(
      !isFlying(state, plane, seat) && no('IC-FIRE-01', 'unknown-plane', { plane }),
      !isFlying(state, target, foeOf(seat)) && no('IC-FIRE-01', 'not-a-foe', { target }),
    ),
  apply(draft, { plane, target }, io) {
    draft.shot = { plane, target, luck: [] }
    draft.agenda = questions(draft)
    io.emit?.({ type: 'fireDeclared', rule: 'IC-FIRE-01', audience: 'all', plane, target })
  },
}

/** The die last; before it the firing side; first of all the side fired at. */
function questions(state: State): { kind: string; waiting: string[] }[] {
  const owners = [state.active, foeOf(state.active)].filter((seat) =>
    flying(state, seat).some((id) => isFaceDown(state, id)),
  )
  return [{ kind: 'roll', waiting: ['referee'] }, ...owners.map((seat) => ({ kind: 'luck', waiting: [seat] }))]
}

const pass: Rules['pass'] = {
  phases: ['fire'],
  listed: 'all',
  check: () => [],
  apply(draft, { seat }, io) {
    io.emit?.({ type: 'passed', rule: 'IC-FIRE-01', audience: 'all', seat })
    endGo(draft, io)
  },
}

const rollFire: Rules['rollFire'] = {
  phases: ['fire'],
  answers: ['roll'],
  listed: 'all',
  check: () => [],
  apply(draft, { seat }, io) {
    const { plane, target, luck } = draft.shot!
    const modifiers = luck.map((owner) => shift(draft, owner))
    const die = io.die(`${plane} at ${target}`)
    const hit = die + total(modifiers) >= 5
    answer(draft, seat)
    if (hit) draft.planes[target]!.flying = false
    io.emit?.({ type: 'fireRolled', rule: 'IC-FIRE-02', audience: 'all', target, need: 5, die, modifiers, hit })
    endGo(draft, io)
  },
}

function endGo(draft: Draft, io: Io<InterruptingChit>): void {
  draft.shot = null
  draft.active = foeOf(draft.active)
  const last = draft.active === 'blue' && draft.turn === draft.config.turns
  if (draft.active === 'blue' && !last) draft.turn++
  if (!last && SEATS.every((seat) => flying(draft, seat).length > 0)) return
  draft.phase = 'over'
  io.emit?.({ type: 'gameEnded', rule: 'IC-WIN-01', audience: 'all', winner: winner(draft) })
}

// ------------------------------------------------------------------------------------------------ 3 luck

const holdsLuck = (state: State, seat: Seat, id: string): boolean =>
  isFlying(state, id, seat) && isFaceDown(state, id) && state.planes[id]!.chit === 'lucky'

const playChit: Rules['playChit'] = {
  phases: ['fire'],
  answers: ['luck'],
  listed: 'all',
  check: (state, { seat, plane }) =>
    broken(plane !== null && !holdsLuck(state, seat, plane) && no('IC-LUCK-01', 'no-such-chit', { plane })),
  apply(draft, { seat, plane }, io) {
    answer(draft, seat)
    if (plane === null) return io.emit?.({ type: 'chitsKept', rule: 'IC-LUCK-01', audience: 'all', seat })
    io.reveal()
    draft.planes[plane]!.shown = true
    draft.shot!.luck.push(seat)
    io.emit?.({ type: 'chitPlayed', rule: 'IC-LUCK-01', audience: 'all', seat, plane })
  },
}

const shift = (state: State, owner: Seat): Modifier<Rule> => {
  const by = state.config.options.luck
  return { rule: 'IC-LUCK-02', label: `luck of ${owner}`, value: owner === state.active ? by : -by }
}

// ------------------------------------------------------------------------------------------------ 4 winning

const score = (state: State): Record<Seat, number> => ({
  blue: flying(state, 'blue').length,
  red: flying(state, 'red').length,
})

const winner = (state: State): Seat | 'draw' => leaderOf(score(state))

// ------------------------------------------------------------------------------------------------ gates

const options = { luck: { values: [1, 2], rule: 'IC-LUCK-02' } } as const
const optionsSchema = z.strictObject({ luck: z.literal([1, 2]) })
const seatSchema = z.enum(SEATS)
const upTo = (most: number, least = 0) => z.int().check(z.minimum(least), z.maximum(most))
const cupSchema = z.strictObject({ lucky: upTo(50), blank: upTo(50) })
const turns = upTo(100, 1)
const shape = { phases: ['draw', 'fire', 'over'], seats: SEATS, frames: ['luck', 'roll'] } as const
const openFields = {
  config: z.strictObject({ turns, options: optionsSchema, cup: cupSchema }),
  active: seatSchema,
  shot: z.nullable(
    z.strictObject({ plane: idSchema, target: idSchema, luck: z.array(seatSchema).check(z.maxLength(2)) }),
  ),
}
const planesWith = <T extends z.ZodMiniType>(chit: T) =>
  byId(z.strictObject({ side: seatSchema, flying: z.boolean(), chit, shown: z.boolean() }), 20)
const cupsWith = <T extends z.ZodMiniType>(cup: T) => z.strictObject({ blue: cup, red: cup })
const order = orders(SEATS)
const duty = orders(['referee'])

const gates: Spec<InterruptingChit>['gates'] = {
  config: gate<Config>(
    z.strictObject({
      ...configFields,
      planes: upTo(10, 1),
      turns,
      cup: cupSchema,
      options: z.optional(z.partial(optionsSchema)),
    }),
    LIMITS.config,
  ),
  action: gate<Action>(
    z.discriminatedUnion('type', [
      order('drawChit', { card: cardSchema }),
      order('fire', { plane: idSchema, target: idSchema }),
      order('pass', {}),
      order('playChit', { plane: z.nullable(idSchema) }),
      duty('rollFire', { rolls: rollsSchema }),
    ]),
    LIMITS.action,
  ),
  state: gate<State>(
    z.strictObject({
      ...stateFields(shape),
      ...openFields,
      cups: cupsWith(cupSchema),
      planes: planesWith(z.nullable(z.enum(['lucky', 'blank']))),
    }),
    LIMITS.state,
  ),
  view: gate<View>(
    z.strictObject({
      ...viewFields(shape),
      ...openFields,
      cups: cupsWith(z.nullable(cupSchema)),
      planes: planesWith(z.nullable(z.enum(['lucky', 'blank', 'hidden']))),
    }),
    LIMITS.view,
  ),
}

/** What a well-formed state must keep besides: sums of chits, a shot that can be, and the questions it raises. */
function sound(state: State) {
  const asked = state.shot === null ? [] : questions(state)
  return broken(
    !SEATS.every((seat) => addsUp(state, seat)) && refuseState('chits'),
    (state.phase === 'draw') !== (nextDraw(state) !== undefined) && !isOver(state) && refuseState('phase'),
    state.shot !== null && !isShot(state, state.shot) && !isOver(state) && refuseState('shot'),
    !isOver(state) && !isBeginningOf(state.agenda, asked) && refuseState('agenda'),
    state.phase === 'fire' && !SEATS.every((seat) => flying(state, seat).length > 0) && refuseState('planes'),
  )
}

const isOver = (state: State): boolean => state.phase === 'over'
const isShot = (state: State, shot: NonNullable<State['shot']>): boolean =>
  state.phase === 'fire' &&
  isFlying(state, shot.plane, state.active) &&
  isFlying(state, shot.target, foeOf(state.active))
const isBeginningOf = (agenda: readonly Frame[], asked: readonly Frame[]): boolean =>
  agenda.length > 0 === asked.length > 0 &&
  agenda.every(({ kind, waiting }, i) => kind === asked[i]?.kind && waiting.join() === asked[i]?.waiting.join())

function addsUp({ cups, planes, config }: State, seat: Seat): boolean {
  const own = Object.values(planes).filter(({ side }) => side === seat)
  const count = (chit: Chit) => cups[seat][chit] + own.filter((plane) => plane.chit === chit).length
  const left = own.filter(({ chit }) => chit === null).length
  return count('lucky') === config.cup.lucky && count('blank') === config.cup.blank && left <= sum(cups[seat])
}

const sum = (cup: Cup): number => cup.lucky + cup.blank

// ------------------------------------------------------------------------------------------------ the game

/** What is hidden from a seat, drawn as it was: one chit after the other, from what is not known to be elsewhere. */
function fill(view: View, seat: Seat, io: Pick<Io<InterruptingChit>, 'draw'>): [Cup, Record<string, Plane>] {
  const planes = Object.entries(view.planes).filter(([, plane]) => plane.side === seat)
  let cup = view.cups[seat] ?? view.config.cup
  if (view.cups[seat] === null) for (const [, { chit }] of planes) if (isChit(chit)) cup = without(cup, chit)
  const filled = planes.map(([id, plane]): [string, Plane] => {
    const chit = plane.chit === 'hidden' ? io.draw(`chit of ${id}`, cup) : plane.chit
    if (plane.chit === 'hidden') cup = without(cup, chit as Chit)
    return [id, { ...plane, chit }]
  })
  return [cup, Object.fromEntries(filled)]
}

const isChit = (chit: Chit | 'hidden' | null): chit is Chit => chit !== null && chit !== 'hidden'

function list(state: State, seat: Seat): readonly Action[] {
  const mine = flying(state, seat)
  if (state.phase === 'draw') return [{ type: 'drawChit', seat }]
  if (state.shot !== null) {
    const lucky = mine.filter((id) => holdsLuck(state, seat, id))
    return [null, ...lucky].map((plane) => ({ type: 'playChit', seat, plane }))
  }
  const shots = mine.flatMap((plane) => flying(state, foeOf(seat)).map((target) => ({ plane, target })))
  return [{ type: 'pass', seat }, ...shots.map((shot) => ({ type: 'fire', seat, ...shot }) as const)]
}

/** A hidden chit that interrupts. */
export const interruptingChit = defineRuleset<InterruptingChit>({
  info: {
    id: 'interrupting-chit',
    title: 'The interrupting chit',
    revision: 1,
    seats: SEATS,
    rules,
    options,
    scenarios: [
      {
        id: 'duel',
        title: 'One against one',
        config: { dice: 'seeded', planes: 1, turns: 6, cup: { lucky: 1, blank: 1 } },
      },
      {
        id: 'three',
        title: 'Three against three',
        config: { dice: 'seeded', planes: 3, turns: 6, cup: { lucky: 2, blank: 3 } },
      },
    ],
  },
  gates,
  actions: { drawChit, fire, pass, playChit, rollFire },
  complete: (config) => ({ ...config, options: resolveOptions<Options>(options, config.options ?? {}) }),
  admit: ({ planes, cup }) =>
    broken(sum(cup) < planes && no('IC-CHIT-01', 'cup-too-small', { have: sum(cup), need: planes })),
  sound,
  first: ({ planes, turns, cup, options: given }) => ({
    phase: 'draw',
    turn: 1,
    agenda: [],
    resigned: null,
    rng: null,
    config: { turns, options: resolveOptions<Options>(options, given ?? {}), cup },
    cups: { blue: cup, red: cup },
    planes: Object.fromEntries(
      Array.from({ length: 2 * planes }, (_, i): [string, Plane] => [
        `${i % 2 === 0 ? 'b' : 'r'}${(i >> 1) + 1}`,
        { side: SEATS[i % 2]!, flying: true, chit: null, shown: false },
      ]),
    ),
    active: 'blue',
    shot: null,
  }),
  actors: (state) => [state.phase === 'draw' ? state.planes[nextDraw(state)!]!.side : state.active],
  legal: (state, seat, out) =>
    void (seat === 'referee' ? out.push({ type: 'rollFire', seat }) : out.push(...list(state, seat))),
  clone: (state) => ({
    ...(state as Draft),
    agenda: copyAgenda(state.agenda),
    cups: { blue: { ...state.cups.blue }, red: { ...state.cups.red } },
    planes: mapValues(state.planes, (plane) => ({ ...plane })),
    shot: state.shot && { ...state.shot, luck: [...state.shot.luck] },
  }),
  view: (state, seat) => ({
    ...openPart(state, seat),
    config: state.config,
    active: state.active,
    shot: state.shot,
    cups: { blue: seat === 'blue' ? state.cups.blue : null, red: seat === 'red' ? state.cups.red : null },
    planes: mapValues(state.planes, (plane) => ({
      ...plane,
      chit: plane.chit === null || plane.shown || plane.side === seat ? plane.chit : 'hidden',
    })),
  }),
  sample: (view, io) => {
    const [[blue, blues], [red, reds]] = [fill(view, 'blue', io), fill(view, 'red', io)]
    const planes = mapValues(view.planes, (_, id) => (blues[id] ?? reds[id])!)
    return {
      ...closedPart(view),
      config: view.config,
      active: view.active,
      shot: view.shot,
      cups: { blue, red },
      planes,
    }
  },
  score,
  outcome: (state) => (isOver(state) ? { winner: winner(state), rule: 'IC-WIN-01' } : undefined),
})
