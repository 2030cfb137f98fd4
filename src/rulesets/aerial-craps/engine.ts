/** Runs tasks until someone must be asked. */
import { climbSteps } from './phases/climb.js'
import { cvSteps } from './phases/cv-adjustment.js'
import { damageSteps } from './phases/damage.js'
import { encounterSteps } from './phases/encounters.js'
import { endSteps } from './phases/end.js'
import { failureSteps } from './phases/failure.js'
import { firingSteps } from './phases/firing.js'
import { initiativeSteps } from './phases/initiative.js'
import { maintenanceSteps } from './phases/maintenance.js'
import { movementSteps } from './phases/movement.js'
import { testSteps } from './phases/movement-test.js'
import { turnSteps } from './phases/pilot-points.js'
import { speedSteps } from './phases/speed.js'
import { stallSteps } from './phases/stall.js'
import { targetingSteps } from './phases/targeting.js'
import type { Draft, Steps, Table, Task } from './state.js'

const steps: Steps<Task['do']> = {
  ...turnSteps,
  ...targetingSteps,
  ...cvSteps,
  ...initiativeSteps,
  ...encounterSteps,
  ...maintenanceSteps,
  ...movementSteps,
  ...testSteps,
  ...failureSteps,
  ...climbSteps,
  ...speedSteps,
  ...stallSteps,
  ...firingSteps,
  ...damageSteps,
  ...endSteps,
}

type Names = ReadonlySet<Task['do']>

/** Tasks of a movement test: void without one. */
export const OF_TEST: Names = new Set([
  ...(['mtDice', 'cancelOnes', 'buyCv', 'cancelEffect', 'divert', 'gain'] as const),
  ...(['severity', 'split', 'excess', 'failTest', 'failManeuver', 'failFacing', 'testStress', 'closeTest'] as const),
])

/** Tasks of a move: void once the aircraft has left play. */
export const OF_MOVE: Names = new Set([
  ...OF_TEST,
  ...(['pitch', 'rollMp', 'mpAdjust', 'allot', 'nextMp', 'useMp', 'exitFacing', 'exitTurn', 'cuts', 'cut'] as const),
  ...(['becomeIn', 'climb', 'ease', 'douse', 'speed', 'speedTake', 'forcedDrag', 'crewDice'] as const),
  ...(['smoke', 'speedStress', 'stall', 'stallPP', 'recover', 'recoverFacing', 'closeMove'] as const),
])

/** What a task does, and what must still be under way for it. */
interface Job {
  readonly step: (draft: Draft, task: Task, io: Table) => void
  readonly ofMove: boolean
  readonly ofTest: boolean
}

/** A map: it finds a name faster than a record of this size does. */
const JOBS: ReadonlyMap<string, Job> = new Map(
  Object.entries(steps).map(([name, step]) => [
    name,
    { step: step as Job['step'], ofMove: isIn(OF_MOVE, name), ofTest: isIn(OF_TEST, name) },
  ]),
)

function isIn(names: Names, name: string): boolean {
  return names.has(name as Task['do'])
}

/** More tasks than any action of play can set off: only a state from outside could. */
const ENDLESS = 20_000

/** Does what is to be done until a question is open or the game is over. */
export function run(draft: Draft, io: Table): void {
  for (let left = ENDLESS; draft.agenda.length === 0 && draft.phase !== 'over'; left--) {
    const task = draft.tasks.pop() as Task | undefined
    if (task === undefined || left === 0) throw new Error('run: nothing more to do')
    const { step, ofMove, ofTest } = JOBS.get(task.do) as Job
    if ((draft.move !== null || !ofMove) && (draft.test !== null || !ofTest)) step(draft, task, io)
  }
}
