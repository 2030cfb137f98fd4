/** What an order brings before the first die falls. */
import { goForward, turnAfterExit } from '../phases/mp-uses.js'
import { run } from '../phases/sequence.js'
import { shiftFacing } from '../phases/stall.js'
import { clone } from '../state/clone.js'
import type { Action, ActionOfType, State, Table } from '../state/state.js'

/** Orders that may move an aircraft without dice. */
export type Step = ActionOfType<'goForward' | 'turnAfterExit' | 'shiftFacing'>

/** A legal order, played up to the next question or the first die. */
export interface Trial {
  readonly state: State
  /** What the first die would be thrown for; null if none falls before the next question. */
  readonly die: string | null
}

const STEPS = { goForward, turnAfterExit, shiftFacing } as const

/** Tries a legal order on a copy. */
export function tried(state: State, order: Step): Trial {
  const draft = clone(state)
  let die: string | null = null
  const stop = (purpose: string): never => {
    die = purpose
    throw STOP
  }
  const io: Table = { die: stop, pool: stop, draw: stop, reveal: () => undefined, emit: undefined }
  try {
    ;(STEPS[order.type].apply as (draft: unknown, order: Action, io: Table) => void)(draft, order, io)
    run(draft, io)
  } catch (reason) {
    if (reason !== STOP) throw reason
  }
  return { state: draft as State, die }
}

const STOP = new Error('a die is to fall')
