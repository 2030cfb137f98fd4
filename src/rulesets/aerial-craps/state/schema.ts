/** The gates of Aerial Craps: the shape of everything that comes from outside. */
import * as z from 'zod/mini'
import {
  byId,
  configFields,
  gate,
  idSchema,
  LIMITS,
  rollsSchema,
  type Spec,
  stateFields,
  viewFields,
} from '../../../core/index.js'
import { options as switches } from '../book/options.js'
import { CRITICALS, type Tables, TEST_ROWS } from '../book/tables.js'
import {
  type Action,
  type AerialCraps,
  type AircraftCard,
  CONDITIONS,
  type Config,
  CREW,
  EFFECTS,
  FATES,
  FRAMES,
  GUN_STATES,
  PHASES,
  type PilotCard,
  POSITIONS,
  SCENARIOS,
  type ScenarioData,
  SEATS,
  type State,
  type Task,
  USES,
  type View,
} from './state.js'

// ---------------------------------------------------------------------------------------- small parts

const whole = (least: number, most: number) => z.int().check(z.minimum(least), z.maximum(most))
const text = z.string().check(z.maxLength(200))
const seat = z.enum(SEATS)
const crew = z.enum(CREW)
const use = z.enum(USES)
const die = whole(0, 6)
const number = whole(-10_000, 10_000)
const count = whole(0, 1_000)
const pitch = whole(-3, 3)
const facing = z.literal([0, 1, 2, 3, 4, 5])
const quarter = z.number().check(z.minimum(-10_000), z.maximum(10_000), z.multipleOf(0.25))
const hex = z.strictObject({ q: whole(-100_000, 100_000), r: whole(-100_000, 100_000) })
const bySeat = <T extends z.ZodMiniType>(value: T) => z.strictObject({ a: value, b: value })
const list = <T extends z.ZodMiniType>(value: T, most: number) => z.array(value).check(z.maxLength(most))
const exactly = <T extends z.ZodMiniType>(value: T, many: number) =>
  z.array(value).check(z.minLength(many), z.maxLength(many))
const ids = list(idSchema, 100)
const pairs = list(z.strictObject({ a: idSchema, b: idSchema }), 10_000)

// ---------------------------------------------------------------------------------------- cards and tables

const gun = z.strictObject({
  id: idSchema,
  type: text,
  rating: z.number().check(z.minimum(0.25), z.maximum(10), z.multipleOf(0.25)),
  mount: z.enum(['fixed', 'rear', 'front']),
  flexible: z.boolean(),
  reloadable: z.boolean(),
})

const rating = whole(-10, 10)
const card = z.strictObject({
  id: idSchema,
  name: text,
  side: text,
  crew: z.literal([1, 2]),
  minSpeed: whole(0, 30),
  maxLevel: whole(1, 30),
  maxDive: whole(1, 40),
  power: rating,
  drag: rating,
  climb: rating,
  rows: exactly(whole(1, 50), 4),
  strength: text,
  handling: text,
  ppRow: exactly(whole(0, 10), 4),
  mtRow: exactly(whole(0, 10), 4),
  mtBonus: rating,
  aero: rating,
  spin: rating,
  guns: list(gun, 8),
}) as z.ZodMiniType<AircraftCard>

const pilot: z.ZodMiniType<PilotCard> = z.strictObject({
  id: idSchema,
  name: text,
  experience: rating,
  flyingAdd: whole(0, 10),
  flyingFree: whole(0, 10),
  shooting: whole(1, 20),
  pp: whole(0, 20),
  spot: rating,
})

const position = z.strictObject({ nose: number, front: number, rear: number, tail: number })
const row = exactly(z.nullable(whole(-50, 50)), 10)
const rowsOf = <T extends z.ZodMiniType>(value: T) =>
  z.strictObject(Object.fromEntries(TEST_ROWS.map((name) => [name, value])) as Record<(typeof TEST_ROWS)[number], T>)

const tablesSchema = z.strictObject({
  position: exactly(position, 2),
  sameHex: number,
  encounter: list(number, 10),
  ammo: z.strictObject({ drum: whole(1, 1_000), belt: whole(1, 1_000) }),
  mp: list(number, 6),
  horizontal: exactly(number, 4),
  vertical: exactly(number, 4),
  test: rowsOf(row),
  over10: rowsOf(z.nullable(whole(0, 50))),
  mtLevel: exactly(number, 3),
  minRise: exactly(whole(0, 20), 4),
  failure: z
    .array(
      z.strictObject({
        max: number,
        cv: whole(-20, 0),
        move: whole(0, 10),
        speed: whole(0, 10),
        stress: z.nullable(whole(-20, 20)),
      }),
    )
    .check(z.minLength(1), z.maxLength(20)),
  stress: z.strictObject({ destroyed: number, two: number, one: number }),
  stall: z.strictObject({ spin: number, stall: number, below: number }),
  burst: z.strictObject({ speed: exactly(count, 2), levels: exactly(count, 2) }),
  rangeHalves: exactly(whole(0, 20), 2),
  burstHalves: exactly(whole(0, 20), 3),
  criticals: exactly(z.enum(CRITICALS), 11),
})
const tables = tablesSchema as unknown as z.ZodMiniType<Tables>

// ---------------------------------------------------------------------------------------- options and config

const optionsSchema = z.strictObject(
  Object.fromEntries(
    Object.entries(switches).map(([name, { values }]) => [name, z.literal(values as readonly (string | boolean)[])]),
  ),
)

const wounds = list(z.enum(['half', 'all']), 100)
const engine = z.enum(['running', 'off', 'destroyed'])
const start = z.strictObject({
  pitch: z.optional(pitch),
  pos: z.optional(z.enum(POSITIONS)),
  maneuvering: z.optional(z.boolean()),
  mtLevel: z.optional(whole(0, 3)),
  condition: z.optional(z.enum(CONDITIONS)),
  target: z.optional(idSchema),
  cv: z.optional(whole(-100, 100)),
  linked: z.optional(z.boolean()),
  observer: z.optional(z.strictObject({ target: idSchema, cv: quarter })),
  marks: z.optional(whole(0, 200)),
  wounds: z.optional(wounds),
  engine: z.optional(engine),
  enginePower: z.optional(whole(-20, 0)),
  smoke: z.optional(z.boolean()),
  fire: z.optional(z.boolean()),
  jammed: z.optional(list(idSchema, 8)),
})

const entry = z.strictObject({
  id: idSchema,
  card: idSchema,
  pilot: idSchema,
  hex,
  level: whole(1, 1_000),
  facing,
  speed: z.optional(whole(0, 40)),
  start: z.optional(start),
})

const area = z.strictObject({ columns: whole(1, 100), rows: whole(1, 100), stagger: z.enum(['odd-q', 'even-q']) })
const scenario = z.strictObject({
  title: text,
  turns: whole(1, 200),
  sun: z.nullable(facing),
  area,
  nations: bySeat(text),
  forces: bySeat(list(entry, 50)),
}) as unknown as z.ZodMiniType<ScenarioData>

const config = z.strictObject({
  ...configFields,
  scenario: z.union([z.enum(SCENARIOS), scenario]),
  options: z.optional(z.partial(optionsSchema)),
  aircraft: z.optional(list(card, 200)),
  pilots: z.optional(list(pilot, 200)),
  tables: z.optional(z.partial(tablesSchema)),
}) as unknown as z.ZodMiniType<Config>

// ---------------------------------------------------------------------------------------- actions

const order = <T extends string, F extends object>(type: T, fields: F) =>
  z.strictObject({ type: z.literal(type), seat, ...fields, rolls: rollsSchema })
const duty = <T extends string>(type: T) =>
  z.strictObject({ type: z.literal(type), seat: z.literal('referee'), rolls: rollsSchema })
const pp = { pp: number }
const more = { more: number }

const action = z.discriminatedUnion('type', [
  duty('beginTurn'),
  order('payLoss', pp),
  order('dropTarget', { crew }),
  order('spot', { crew, target: idSchema }),
  order('spotLeader', { target: idSchema }),
  order('spotPP', pp),
  duty('rollInitiative'),
  order('addCv', { add: z.boolean() }),
  order('encounterPP', pp),
  order('reload', { gun: idSchema, dice: number }),
  order('unjam', { gun: idSchema, dice: number }),
  order('extinguish', { pitch: number, dice: number }),
  order('cancelBreak', pp),
  order('declarePitch', { pitch: number, first: z.optional(use), turn: z.optional(number) }),
  order('mpAdjust', { ...pp, cv: z.enum(['none', 'add', 'subtract']) }),
  order('goForward', { turn: number }),
  order('maneuver', more),
  order('exitGoing', {}),
  order('exitManeuver', { mp: number, ...more }),
  order('levelOut', { facing: number, ...more }),
  order('shiftFacing', { shift: number }),
  order('turnAfterExit', { turn: number }),
  order('addDice', { aero: number, ...pp }),
  order('cancelOnes', pp),
  order('buyCv', { cv: number }),
  order('cancelEffect', { effect: z.enum(EFFECTS) }),
  order('divert', { cv: number }),
  order('cutEncounter', { by: number }),
  order('splitFailure', { pitch: number }),
  order('takeExcess', { pitch: number }),
  order('becomeIn', { yes: z.boolean() }),
  order('easePitch', { pitch: number }),
  order('power', { aim: number }),
  order('drag', {}),
  order('coast', {}),
  order('cutEngine', {}),
  order('startEngine', {}),
  order('takeSpeed', { points: number }),
  order('crewDice', { dice: number }),
  order('stallPP', pp),
  order('recover', { dice: number }),
  order('fire', { crew, cv: quarter, ...pp, burst: number }),
  order('cancelJam', pp),
  order('trade', { criticals: number }),
  order('fuelLeak', { choice: z.enum(['shutDown', 'smoke']) }),
  order('retire', {}),
  order('done', {}),
])

// ---------------------------------------------------------------------------------------- tasks

const task = <T extends Task['do'], F extends object>(name: T, fields: F) =>
  z.strictObject({ do: z.literal(name), ...fields })
const ac = { ac: idSchema }

const FIELDS: { readonly [K in Task['do']]?: object } = {
  lossChecks: { list: ids },
  lossPP: { ...ac, die, tail: z.boolean() },
  targets: { list: ids },
  target: ac,
  spotPP: { ...ac, target: idSchema, die, modifier: number },
  addCvs: { list: ids },
  addCv: ac,
  encounters: { list: pairs },
  encounterPP: { ...ac, a: idSchema, b: idSchema, dieA: die, dieB: die, ppA: number, ppB: number },
  maintenanceList: { list: ids },
  maintain: ac,
  cancelBreak: { ...ac, gun: whole(0, 8), ones: count, success: z.boolean() },
  slots: { list: ids },
  move: { ...ac, pitch: z.nullable(pitch), extra: whole(0, 20) },
  exitFacing: { use, die: whole(1, 6), more: whole(0, 12), mp: whole(1, 2) },
  cuts: { list: pairs, levels: whole(-3, 3) },
  cut: { a: idSchema, b: idSchema, levels: whole(0, 3) },
  failFacing: { die: whole(1, 6) },
  speedTake: { drag: z.boolean() },
  stallPP: { die },
  recoverFacing: { die: whole(1, 6) },
  collisions: ac,
  attacks: { list: ids },
  attack: { ...ac, pilot: z.boolean(), observer: z.boolean() },
  cancelJam: { spare: whole(0, 20) },
  criticals: { ...ac, left: whole(0, 500) },
  fuelLeak: ac,
  retirements: { list: ids },
  retire: ac,
}

const BARE = [
  ...(['beginTurn', 'adjustCv', 'rollInitiative', 'tailing', 'spreadFire', 'maintenances', 'movement'] as const),
  ...(['pitch', 'rollMp', 'mpAdjust', 'allot', 'nextMp', 'useMp', 'exitTurn', 'mtDice', 'cancelOnes'] as const),
  ...(['buyCv', 'cancelEffect', 'divert', 'gain', 'severity', 'split', 'excess', 'failTest', 'failManeuver'] as const),
  ...(['testStress', 'closeTest', 'becomeIn', 'climb', 'ease', 'douse', 'speed', 'forcedDrag'] as const),
  ...(['crewDice', 'smoke', 'speedStress', 'stall', 'recover', 'closeMove', 'combat', 'trade'] as const),
  ...(['resolveAttacks', 'endTurn', 'nextTurn'] as const),
] as const satisfies readonly Task['do'][]

const taskSchemas = [
  ...Object.entries(FIELDS).map(([name, fields]) => task(name as Task['do'], fields)),
  ...BARE.map((name) => task(name, {})),
]
const [firstTask, ...otherTasks] = taskSchemas
const tasks = z.discriminatedUnion('do', [firstTask!, ...otherTasks])

// ---------------------------------------------------------------------------------------- state and view

const shape = { phases: PHASES, seats: SEATS, frames: FRAMES } as const

const sheet = z.strictObject({
  pass: whole(1, 1_000),
  rows: exactly(
    z.strictObject({ marked: whole(0, 50), burnt: whole(0, 50), full: z.boolean(), burning: z.boolean() }),
    4,
  ),
  filled: count,
  pp: count,
  mt: count,
})

const aircraft = z.strictObject({
  side: seat,
  card: idSchema,
  pilot: idSchema,
  fate: z.enum(FATES),
  hex,
  level: whole(0, 1_000),
  pos: z.enum(POSITIONS),
  pitch,
  maneuvering: z.boolean(),
  facing: z.nullable(facing),
  speed: whole(0, 200),
  mtLevel: whole(0, 3),
  riseCancelled: z.boolean(),
  condition: z.enum(CONDITIONS),
  pp: whole(0, 20),
  target: z.nullable(idSchema),
  cv: number,
  linked: z.boolean(),
  spotTried: z.boolean(),
  failedSpot: z.boolean(),
  posted: z.nullable(whole(-20, 20)),
  addsCv: z.boolean(),
  follows: z.nullable(idSchema),
  moved: z.boolean(),
  maintenance: z.nullable(z.enum(['reload', 'unjam', 'extinguish'])),
  sheet,
  wounds,
  engine,
  enginePower: whole(-1_000, 0),
  smoke: z.boolean(),
  fire: z.boolean(),
  control: count,
  guns: list(
    z.strictObject({
      state: z.enum(GUN_STATES),
      ammo: z.nullable(whole(0, 1_000)),
      tried: whole(0, 10_000),
      streak: whole(0, 200),
    }),
    8,
  ),
  observer: z.nullable(z.strictObject({ target: z.nullable(idSchema), cv: quarter, spotTried: z.boolean() })),
  script: z.nullable(
    z.strictObject({
      pitch,
      die: whole(1, 6),
      steps: list(z.nullable(whole(-3, 3)), 10),
      broken: z.boolean(),
    }),
  ),
})

const mps = whole(0, 20)
const move = z.strictObject({
  ac: idSchema,
  start: whole(0, 200),
  from: pitch,
  pitch,
  intent: z.nullable(z.strictObject({ use, turn: whole(-3, 3) })),
  die,
  adjust: number,
  h: mps,
  v: mps,
  hLeft: mps,
  vLeft: mps,
  hUsed: mps,
  vUsed: mps,
  pitched: z.boolean(),
  climbed: z.boolean(),
  ease: z.nullable(pitch),
  rolled: z.boolean(),
  loss: count,
  powerPenalty: count,
  extra: whole(0, 20),
})

const dice = whole(0, 200)
const test = z.strictObject({
  use: z.enum([...USES, 'pitch']),
  turn: whole(-3, 3),
  pitch: z.nullable(pitch),
  pitchTested: z.boolean(),
  maneuver: z.boolean(),
  facing: z.nullable(facing),
  hex,
  halved: z.boolean(),
  called: whole(-100, 400),
  level: whole(0, 3),
  ...{ risky: dice, free: dice, penalty: dice, aero: dice, pp: dice, sixes: dice, ones: dice },
  ...{ bought: dice, diverted: dice, loss: dice, odd: whole(0, 1) },
  ...{ offPitch: dice, offMove: dice, excess: dice, failed: dice, cv: number },
  stress: z.nullable(number),
})

const attack = z.strictObject({
  by: idSchema,
  crew,
  target: idSchema,
  cv: quarter,
  hits: whole(0, 450),
  ones: whole(0, 450),
  criticals: whole(0, 450),
  guns: list(whole(0, 7), 8),
})

const openFields = {
  config: z.strictObject({
    title: text,
    turns: whole(1, 200),
    sun: z.nullable(facing),
    area,
    nations: bySeat(text),
    options: optionsSchema,
    tables,
    cards: byId(card, 200),
    pilots: byId(pilot, 200),
    roster: ids,
    worn: byId(count, 100),
  }),
  aircraft: byId(aircraft, 100),
  tasks: list(tasks, 500),
  move: z.nullable(move),
  test: z.nullable(test),
  encounters: list(z.strictObject({ a: idSchema, b: idSchema, rating: whole(1, 100) }), 10_000),
  attacks: list(attack, 200),
  splits: list(z.strictObject({ of: idSchema, other: idSchema, area: whole(1, 6) }), 10_000),
  last: z.nullable(action),
}

const state = z.strictObject({ ...stateFields(shape), ...openFields }) as unknown as z.ZodMiniType<State>
const view = z.strictObject({ ...viewFields(shape), ...openFields }) as unknown as z.ZodMiniType<View>

/** Unknown JSON in; a value of the right shape, or violations that name field and limit, out. */
export const gates: Spec<AerialCraps>['gates'] = {
  config: gate<Config>(config, LIMITS.config),
  action: gate<Action>(action as unknown as z.ZodMiniType<Action>, LIMITS.action),
  state: gate<State>(state, LIMITS.state),
  view: gate<View>(view, LIMITS.view),
}
