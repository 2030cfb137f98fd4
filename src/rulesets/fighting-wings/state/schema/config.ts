/** The shape of what a game is set up from. */
import * as z from 'zod/mini'
import { configFields, idSchema, listOf, real, whole } from '../../../../core/index.js'
import type { Options } from '../../book/options.js'
import { RULINGS } from '../../errata/rulings.js'
import {
  BANDS,
  EDITIONS,
  LOADS,
  QUALITIES,
  ROLES,
  SPEED_BANDS,
  TURN_RATES,
  WEIGHT_CLASSES,
} from '../../errata/vocabulary.js'
import { ARCS, type Base, type Config } from '../state.js'
import { altitude, each, facing, firepower, MOST_PLANES, pilot, type Shape, seat, text } from './parts.js'

const optionsSchema = z.strictObject({
  edition: z.enum(EDITIONS),
  slats: z.boolean(),
  reversalLimits: z.boolean(),
  inheritOtr1: z.boolean(),
  houseCriticals: z.boolean(),
  breakOff: z.boolean(),
  tieBreak: z.boolean(),
  sightingRolls: z.boolean(),
  determination: z.boolean(),
  ruthless: z.boolean(),
  'R-01': z.enum(RULINGS['R-01'].readings),
  'R-04': z.enum(RULINGS['R-04'].readings),
  'R-05': z.enum(RULINGS['R-05'].readings),
  'R-06': z.enum(RULINGS['R-06'].readings),
  'R-07': z.enum(RULINGS['R-07'].readings),
  'R-11': z.enum(RULINGS['R-11'].readings),
  'R-12': z.enum(RULINGS['R-12'].readings),
  'R-15': z.enum(RULINGS['R-15'].readings),
  'R-18': z.enum(RULINGS['R-18'].readings),
  'R-34': z.enum(RULINGS['R-34'].readings),
  'R-40': z.enum(RULINGS['R-40'].readings),
  'R-43': z.enum(RULINGS['R-43'].readings),
  'R-47': z.enum(RULINGS['R-47'].readings),
})
/** Every option. */
export const options: Shape<Options> = optionsSchema

const small = whole(-20, 20)
const die = whole(-20, 40)
const fraction = z.tuple([whole(1, 100), whole(1, 100)])
const span = z.tuple([whole(1, 9), whole(1, 9)])
const exactly = <T extends z.ZodMiniType>(value: T, count: number) => z.array(value).check(z.length(count))

const baseSchema = z.strictObject({
  bandTops: exactly(altitude, 7),
  accelPerHalf: whole(1, 50),
  idle: whole(0, 20),
  turnChart: each(TURN_RATES, exactly(z.string().check(z.maxLength(5)), 22)),
  slipDecel: whole(0, 50),
  skid: z.strictObject({ decel: whole(0, 50) }),
  barrelRoll: z.strictObject({ decel: whole(0, 50), evade: small }),
  snapRoll: z.strictObject({ decel: whole(0, 50), overMin: whole(0, 50) }),
  increments: each(['VC', 'ZC', 'SD', 'VD'], span),
  structure: z.strictObject({ overDive: whole(0, 20), holdsOn: die, hits: whole(0, 50) }),
  spin: z.strictObject({
    spinsAt: die,
    recoversOn: die,
    loss: whole(0, 50),
    pilot: each(QUALITIES, small),
    gifted: small,
  }),
  turnStall: z.strictObject({ decel: whole(0, 50), facings: z.tuple([die, die, die]) }),
  gloc: z.strictObject({ increments: whole(1, 9), faint: whole(1, 20) }),
  hammerhead: z.strictObject({ overMin: whole(0, 50), decel: whole(0, 50) }),
  reversal: z.strictObject({ portions: whole(0, 12) }),
  formation: z.strictObject({
    fixed: whole(0, 100),
    rise: whole(0, 100),
    facings: whole(0, 6),
    flexible: whole(0, 100),
    massed: small,
  }),
  determination: each([...QUALITIES, 'hero', 'ace', 'close', 'near'], die),
  initiative: each([...QUALITIES, 'ace', 'position'], small),
  gunfire: z.strictObject({
    odds: exactly(fraction, 9),
    range: exactly(small, 6),
    deflection: each(['rear', 'rearQuarter', 'frontQuarter', 'front'], small),
    pilot: each(QUALITIES, small),
    crackShot: small,
    severe: small,
    flexible: small,
    gunnerRecruit: small,
    long: small,
    emptied: small,
    plus: small,
  }),
  ammo: z.strictObject({
    half: whole(1, 20),
    regular: whole(1, 20),
    long: whole(1, 20),
    gun: whole(1, 20),
    jamsOn: die,
  }),
  damage: each(['light', 'heavy', 'severe'], fraction),
  collision: z.strictObject({ at: die, headOnAt: die, headOnRange: whole(0, 6), headOnRise: whole(0, 20) }),
  criticals: z.strictObject({
    where: z.tuple([die, die, die]),
    power: z.tuple([whole(0, 50), whole(0, 50)]),
    airframe: whole(0, 50),
    wounded: small,
    fire: z.tuple([die, die]),
  }),
  loads: each(['loaded', 'overloaded'], fraction),
  loadCost: z.strictObject({ climb: whole(0, 50), turn: whole(0, 50) }),
  engines: z.strictObject({ shutdown: die, windmill: whole(0, 50), slower: whole(0, 50) }),
  bailOut: z.strictObject({
    need: die,
    speed: whole(0, 50),
    low: whole(0, 100),
    lowAdds: small,
    woundAdds: small,
  }),
  bombs: z.strictObject({
    loaded: whole(0, 500),
    overloaded: whole(0, 500),
    perHeight: whole(1, 900),
    dive: small,
    vertical: small,
  }),
  rockets: z.strictObject({
    ground: whole(0, 500),
    burst: whole(0, 500),
    hexes: whole(0, 20),
    rise: whole(0, 100),
    adds: small,
  }),
  flak: z.strictObject({ perHexes: whole(1, 100), adds: small }),
  sighting: z.strictObject({
    sure: whole(0, 100),
    most: whole(0, 1_000),
    perHexes: whole(1, 100),
    need: die,
    crew: small,
    pilot: each(QUALITIES, small),
  }),
  points: each(['destroyed', 'severe', 'heavy', 'intercept'], whole(0, 100)),
})
/** Base numbers. */
export const base: Shape<Base> = baseSchema

const printedSpeed = real(0, 25)
const card = z.strictObject({
  id: idSchema,
  name: text,
  house: z.boolean(),
  revised: z.optional(z.boolean()),
  cls: z.enum(WEIGHT_CLASSES),
  role: z.enum(ROLES),
  size: whole(-5, 5),
  defense: whole(1, 50),
  hits: whole(1, 100),
  fuelInjected: z.boolean(),
  slats: z.boolean(),
  pressurized: z.boolean(),
  radio: z.boolean(),
  combatFlaps: z.optional(z.strictObject({ maxOverMin: printedSpeed })),
  blindArc: z.enum(['none', 'rear', 'rearLow']),
  engines: whole(1, 8),
  cockpitArmor: z.optional(whole(0, 9)),
  bands: each(
    BANDS,
    z.strictObject({
      minSpeed: real(0.5, 15),
      maxLevel: printedSpeed,
      safeDive: printedSpeed,
      minTurn: each(TURN_RATES, printedSpeed),
    }),
  ),
  power: each(BANDS, each(SPEED_BANDS, z.nullable(z.tuple([whole(0, 50), z.nullable(whole(0, 50))])))),
  bankSlip: each(SPEED_BANDS, z.strictObject({ bank: whole(1, 30), slip: whole(1, 30) })),
  climbDecel: whole(0, 20),
  diveAccel: whole(0, 20),
  turnDecel: each(TURN_RATES, whole(0, 50)),
  weapons: listOf(
    z.strictObject({
      id: idSchema,
      kind: z.enum(['mg', 'cannon']),
      mm: real(1, 500),
      mount: z.enum(['nose', 'wing']),
      cap: real(0, 100),
      clearable: z.boolean(),
      fp: firepower,
    }),
    5,
  ),
  defensiveGuns: z.optional(
    listOf(
      z.strictObject({
        id: idSchema,
        arcs: listOf(z.enum(ARCS), 6),
        alt: z.enum(['any', 'high', 'low']),
        cap: real(0, 100),
        fp: firepower,
        blindSpot6: z.boolean(),
      }),
      10,
    ),
  ),
  ceilingInc: whole(10, 900),
})

/** Layers of cloud. */
export const clouds = listOf(z.strictObject({ lo: altitude, hi: altitude }), 20)
/** Turns of a game. */
export const turns = whole(1, 500)
/** How a game is won. */
export const win = z.enum(['points', 'interceptPoints'])

/** Guns on the ground. */
export const flak = z.strictObject({
  mm: real(1, 500),
  firepower: whole(0, 200),
  reach: whole(0, 200),
  reload: whole(0, 9),
})
const target = z.strictObject({
  id: idSchema,
  side: seat,
  name: text,
  q: whole(-1_000, 1_000),
  r: whole(-1_000, 1_000),
  defense: whole(1, 100),
  hits: whole(1, 200),
  points: whole(0, 100),
  hard: z.optional(z.boolean()),
  flak: z.optional(flak),
})

const scenario = z.strictObject({
  title: text,
  turns,
  win,
  defender: z.optional(seat),
  planes: listOf(
    z.strictObject({
      id: idSchema,
      side: seat,
      card: idSchema,
      pilot,
      q: whole(-1_000, 1_000),
      r: whole(-1_000, 1_000),
      facing,
      alt: whole(1, 900),
      speed: real(0.5, 25),
      surprised: z.optional(whole(0, 20)),
      unseen: z.optional(z.boolean()),
      bank: z.optional(z.enum(['LVL', 'LB', 'RB'])),
      hours: z.optional(real(0, 48)),
      load: z.optional(z.enum(LOADS)),
      gear: z.optional(z.enum(['up', 'down'])),
      bay: z.optional(z.boolean()),
      tanks: z.optional(whole(0, 4)),
      rockets: z.optional(whole(0, 4)),
      formation: z.optional(idSchema),
      leader: z.optional(z.boolean()),
      fixed: z.optional(z.boolean()),
    }),
    MOST_PLANES,
  ),
  targets: z.optional(listOf(target, 50)),
  clouds: z.optional(clouds),
})

/** A config. */
export const config = z.strictObject({
  ...configFields,
  scenario: z.union([idSchema, scenario]),
  options: z.optional(z.partial(optionsSchema)),
  cards: z.optional(listOf(card, 100)),
  base: z.optional(z.partial(baseSchema)),
}) as unknown as Shape<Config>
