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
import { card, pilot, tables, tablesSchema } from './schema/cards.js'
import {
  bySeat,
  count,
  crew,
  die,
  exactly,
  facing,
  hex,
  ids,
  list,
  number,
  pitch,
  quarter,
  seat,
  text,
  use,
  whole,
} from './schema/parts.js'
import { tasks } from './schema/tasks.js'
import {
  type Action,
  type AerialCraps,
  CONDITIONS,
  type Config,
  EFFECTS,
  FATES,
  FRAMES,
  GUN_STATES,
  PHASES,
  POSITIONS,
  SCENARIOS,
  type ScenarioData,
  SEATS,
  type State,
  USES,
  type View,
} from './state.js'

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
