/** The gates of Regia Aeronautica: the shape of everything that comes from outside. */
import * as z from 'zod/mini'
import {
  byId,
  cardSchema,
  configFields,
  gate,
  idSchema,
  LIMITS,
  listOf,
  orders,
  rollsSchema,
  type Spec,
  stateFields,
  viewFields,
  whole,
} from '../../../core/index.js'
import type { Options } from '../book/options.js'
import {
  type Action,
  CHITS,
  type Config,
  FRAMES,
  type GameMap,
  PHASES,
  type RegiaAeronautica,
  type RegiaCard,
  SEATS,
  STATUSES,
  type State,
  type View,
} from './state.js'

// ---------------------------------------------------------------------------------------- small parts

const text = z.string().check(z.maxLength(200))
const seat = z.enum(SEATS)
const chit = z.enum(CHITS)
const square = z.strictObject({ column: whole(-100, 100), row: whole(-100, 100) })
const cell = z.strictObject({ column: whole(-100, 100), row: whole(-100, 100), altitude: whole(-100, 100) })
const bySeat = <T extends z.ZodMiniType>(value: T) => z.strictObject({ french: value, italian: value })

const card: z.ZodMiniType<RegiaCard> = z.strictObject({
  id: idSchema,
  name: text,
  side: seat,
  role: z.enum(['fighter', 'bomber']),
  rating: whole(1, 10),
  movement: whole(1, 10),
  fireClass: z.literal([1, 2, 3, 4]),
  fireHit: z.optional(z.literal([5, 6, 7, 8])),
  bombing: z.optional(z.tuple([whole(2, 13), whole(2, 13), whole(2, 13), whole(2, 13)])),
  bombBadges: z.literal([1, 2]),
  provenance: z.record(text, z.enum(['book', 'inferred', 'house'])),
})

const map: z.ZodMiniType<GameMap> = z.strictObject({
  columns: whole(2, 26),
  rows: whole(1, 26),
  altitudes: z.literal(4),
  objectives: listOf(square, 50),
  zones: bySeat(z.strictObject({ from: whole(1, 26), to: whole(1, 26) })),
  edges: bySeat(z.enum(['west', 'east'])),
})

const counts = z.strictObject({ ace: whole(0, 100), green: whole(0, 100), lucky: whole(0, 100), none: whole(0, 100) })
const optionsSchema = z.strictObject({
  statColumn: z.enum(['both', 'movement', 'fighting']),
  fireClassFrom: z.enum(['column', 'card', 'altitude']),
  aaHalf: z.enum(['up', 'down']),
  deploysLast: z.enum(['attacker', 'defender']),
  priorityMode: z.enum(['assigned', 'random']),
  lostPlanes: z.enum(['skipped', 'closeUp']),
  exit: z.enum(['bombed', 'nobody', 'everyone']),
  combatStopsMovement: z.boolean(),
  engageAtStart: z.boolean(),
  reactionSameAltitude: z.enum(['compulsory', 'optional']),
  returnFireCounts: z.boolean(),
  returnRoll: z.enum(['together', 'afterwards']),
  twelveKills: z.boolean(),
  lowTarget: z.enum(['lower', 'altitude1', 'altitudes1and2']),
  cloudDrm: z.enum(['either', 'bothOnly']),
  cloudScope: z.enum(['cell', 'layer']),
  cloudRoll: z.enum(['shared', 'perCloud']),
  stillClouds: z.enum(['altitude', 'stay']),
  aaTiming: z.enum(['phase', 'movement']),
  aaCeiling: z.enum(['altitude3', 'altitude4']),
  aaKill: z.enum(['natural', 'modified']),
  aaDrm: z.enum(['cloudsOnly', 'none', 'full']),
  chitsOnBombing: z.boolean(),
  bombingTwelve: z.enum(['modified', 'natural']),
  chitPool: z.union([z.literal('uniform'), counts]),
  turnLimit: z.union([whole(1, 1_000), z.literal('none')]),
})
const options: z.ZodMiniType<Options> = optionsSchema

// ---------------------------------------------------------------------------------------- config

const scenario = z.strictObject({
  title: text,
  map,
  forces: bySeat(listOf(z.strictObject({ plane: idSchema, card: idSchema }), 50)),
})

const config: z.ZodMiniType<Config> = z.strictObject({
  ...configFields,
  scenario: z.union([z.enum(['premiere', 'nouvel-attack', 'grand-final']), scenario]),
  options: z.optional(z.partial(optionsSchema)),
  cards: z.optional(listOf(card, 200)),
  placements: z.optional(
    z.strictObject({
      planes: byId(cell, 100),
      guns: z.optional(listOf(square, 100)),
      clouds: z.optional(listOf(cell, 100)),
      chits: z.optional(byId(chit, 100)),
    }),
  ),
})

// ---------------------------------------------------------------------------------------- actions

const order = orders(SEATS)
const duty = orders(['referee'])
const plane = { plane: idSchema }
const gun = whole(0, 100)

const action = z.discriminatedUnion('type', [
  duty('drawChit', { card: cardSchema }),
  duty('rollAA', { rolls: rollsSchema }),
  order('deployAA', { squares: listOf(square, 100) }),
  order('deployGun', { square }),
  duty('rollClouds', { rolls: rollsSchema }),
  order('deployClouds', { cells: listOf(cell, 100) }),
  order('deployCloud', { cell }),
  order('deployPlane', { ...plane, cell }),
  order('deployPlanes', { cells: byId(cell, 100) }),
  order('setPriorities', { priorities: byId(whole(0, 1_000), 100) }),
  order('assignPriority', { ...plane, priority: whole(0, 1_000) }),
  duty('dealPriorities', { rolls: rollsSchema }),
  duty('drawInitiative', { card: cardSchema }),
  order('moveSpace', { ...plane, direction: idSchema }),
  order('endMove', plane),
  order('chooseTarget', { target: idSchema }),
  order('attackBelow', { target: idSchema }),
  order('react', { fighter: idSchema }),
  order('decline', { fighter: idSchema }),
  order('useLucky', { ...plane, value: z.literal([-1, 0, 1]) }),
  duty('rollFire', { rolls: rollsSchema }),
  order('fireAA', { gun, target: idSchema }),
  order('passAA', { gun }),
  order('bomb', plane),
  order('passBomb', plane),
])

// ---------------------------------------------------------------------------------------- state and view

const shape = { phases: PHASES, seats: SEATS, frames: FRAMES } as const

const planeFields = {
  side: seat,
  card: idSchema,
  cell: z.nullable(cell),
  status: z.enum(STATUSES),
  hits: whole(0, 3),
  fired: z.boolean(),
  bombed: z.boolean(),
  chitShown: z.boolean(),
}

const lucky = z.strictObject({ ...plane, value: z.literal([-1, 0, 1]) })
const roll = z.strictObject({
  kind: z.enum(['fire', 'return', 'aa', 'bomb']),
  by: idSchema,
  target: idSchema,
  lucky: listOf(lucky, 4),
})

const openFields = {
  config: z.strictObject({ title: text, map, cards: byId(card, 200), options, roster: listOf(idSchema, 100) }),
  guns: listOf(z.strictObject({ square, fired: z.boolean() }), 100),
  clouds: listOf(cell, 100),
  toDeploy: z.strictObject({ guns: whole(0, 100), clouds: whole(0, 100) }),
  bombed: listOf(idSchema, 50),
  initiative: z.nullable(seat),
  order: listOf(idSchema, 100),
  slot: z.nullable(
    z.strictObject({
      ...plane,
      spaces: whole(0, 10),
      stage: z.enum(['own', 'reactions', 'aa', 'done']),
      entered: z.boolean(),
      attacked: z.nullable(idSchema),
      reactions: z.nullable(listOf(idSchema, 100)),
      fought: z.boolean(),
    }),
  ),
  fight: z.nullable(
    z.strictObject({
      rolls: z.array(roll).check(z.minLength(1), z.maxLength(2)),
      attempt: z.literal([1, 2]),
      asked: listOf(z.strictObject({ roll: whole(0, 1), ...plane }), 4),
    }),
  ),
  aa: listOf(z.strictObject({ gun, targets: listOf(idSchema, 100), compulsory: z.boolean() }), 100),
  bombers: listOf(idSchema, 100),
}

const state = z.strictObject({
  ...stateFields(shape),
  ...openFields,
  priorities: byId(whole(1, 100), 100),
  planes: byId(z.strictObject({ ...planeFields, chit: z.nullable(chit) }), 100),
})

const view = z.strictObject({
  ...viewFields(shape),
  ...openFields,
  priorities: byId(z.union([whole(1, 100), z.literal('hidden')]), 100),
  planes: byId(z.strictObject({ ...planeFields, chit: z.nullable(z.enum([...CHITS, 'hidden'])) }), 100),
})

/** Unknown JSON in; a value of the right shape, or violations that name field and limit, out. */
export const gates: Spec<RegiaAeronautica>['gates'] = {
  config: gate<Config>(config, LIMITS.config),
  action: gate<Action>(action as unknown as z.ZodMiniType<Action>, LIMITS.action),
  state: gate<State>(state, LIMITS.state),
  view: gate<View>(view, LIMITS.view),
}
