/** Runs tasks until someone must be asked. */

import type { Draft, Steps, Table, Task } from '../state/state.js'
import { OF_MOVE, OF_TEST } from '../turn/tasks.js'
import { climbSteps } from './climb.js'
import { cvSteps } from './cv-adjustment.js'
import { damageSteps } from './damage.js'
import { encounterSteps } from './encounters.js'
import { endSteps } from './end.js'
import { failureSteps } from './failure.js'
import { firingSteps } from './firing.js'
import { initiativeSteps } from './initiative.js'
import { maintenanceSteps } from './maintenance.js'
import { movementSteps } from './movement.js'
import { testSteps } from './movement-test.js'
import { useSteps } from './mp-uses.js'
import { passSteps } from './passed-test.js'
import { turnSteps } from './pilot-points.js'
import { speedSteps } from './speed.js'
import { stallSteps } from './stall.js'
import { targetingSteps } from './targeting.js'

const steps: Steps<Task['do']> = {
  ...turnSteps,
  ...targetingSteps,
  ...cvSteps,
  ...initiativeSteps,
  ...encounterSteps,
  ...maintenanceSteps,
  ...movementSteps,
  ...useSteps,
  ...testSteps,
  ...passSteps,
  ...failureSteps,
  ...climbSteps,
  ...speedSteps,
  ...stallSteps,
  ...firingSteps,
  ...damageSteps,
  ...endSteps,
}

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

function isIn(names: ReadonlySet<Task['do']>, name: string): boolean {
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
