/** The shape of what is still to be done. */
import * as z from 'zod/mini'
import { idSchema } from '../../../../core/index.js'
import type { Task } from '../state.js'
import { count, die, ids, number, pairs, pitch, use, whole } from './parts.js'

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
export const tasks = z.discriminatedUnion('do', [firstTask!, ...otherTasks])
