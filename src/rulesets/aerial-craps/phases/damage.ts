/** 3.20 Damage: boxes, criticals, smoke and fire. */
import { type ActionRules, kept } from '../../../core/index.js'
import { fillUp, remove, writeSheet } from '../aircraft/fate.js'
import { markBoxes } from '../aircraft/sheet.js'
import type { RuleId } from '../book/rules.js'
import type { Critical } from '../book/tables.js'
import { type AerialCraps, cardOf, craft, type Draft, edit, isFlying, type Steps, type Table } from '../state/state.js'
import { answered, doNext, pend } from '../turn/tasks.js'

/** Hits fall on an aircraft: a die each, boxes first, then criticals, bought ones included. @rule AC-3.20-3 */
export function suffer(draft: Draft, ac: string, hits: number, bought: number, rule: RuleId, io: Table): void {
  if (!isFlying(draft, ac)) return
  const dice = io.pool(`damage ${ac}`, hits)
  let boxes = 0
  let criticals = bought
  for (const die of dice) {
    if (die === 6) criticals++
    else boxes += die
  }
  io.emit?.({ type: 'damageRolled', rule, audience: 'all', ac, dice, boxes, criticals })
  if (boxes > 0) mark(draft, ac, boxes, io)
  if (criticals > 0) doNext(draft, { do: 'criticals', ac, left: criticals })
}

function mark(draft: Draft, ac: string, boxes: number, io: Table): void {
  const { sheet } = craft(draft, ac)
  const damaged = markBoxes(sheet, cardOf(draft, ac), boxes, draft.config.options.rowPenalties)
  writeSheet(draft, ac, damaged, 'AC-3.21-1', io)
}

// ---------------------------------------------------------------------------------------- 3.22 critical hits

type Effect = (draft: Draft, ac: string, io: Table) => void

const EFFECTS: Readonly<Record<Critical, Effect>> = {
  explodes: (draft, ac, io) => remove(draft, ac, 'destroyed', 'AC-3.22-2', io),
  'engine-destroyed'(draft, ac, io) {
    edit(draft, ac).engine = 'destroyed'
    smokes(draft, ac, io)
  },
  'engine-hit-2': (draft, ac, io) => hitEngine(draft, ac, 2, io),
  'fuel-leak': (draft, ac, io) => leak(draft, ac, io),
  'engine-hit-1': (draft, ac, io) => hitEngine(draft, ac, 1, io),
  structure: (draft, ac, io) => fillUp(draft, ac, 2, 'AC-3.22-7', io),
  'control-2'(draft, ac) {
    edit(draft, ac).control += 2
  },
  'control-4'(draft, ac) {
    edit(draft, ac).control += 4
  },
  'wound-half'(draft, ac) {
    edit(draft, ac).wounds = [...craft(draft, ac).wounds, 'half']
  },
  'wound-all'(draft, ac) {
    edit(draft, ac).wounds = [...craft(draft, ac).wounds, 'all']
  },
  'pilot-killed': (draft, ac, io) => remove(draft, ac, 'destroyed', 'AC-3.22-11', io),
}

const RULES: Readonly<Record<Critical, RuleId>> = {
  explodes: 'AC-3.22-2',
  'engine-destroyed': 'AC-3.22-3',
  'engine-hit-2': 'AC-3.22-4',
  'fuel-leak': 'AC-3.22-5',
  'engine-hit-1': 'AC-3.22-4',
  structure: 'AC-3.22-7',
  'control-2': 'AC-3.22-8',
  'control-4': 'AC-3.22-8',
  'wound-half': 'AC-3.22-10',
  'wound-all': 'AC-3.22-11',
  'pilot-killed': 'AC-3.22-11',
}

function hitEngine(draft: Draft, ac: string, by: number, io: Table): void {
  edit(draft, ac).enginePower -= by
  smokes(draft, ac, io)
}

/** A hit engine may smoke. @rule AC-3.22-s */
function smokes(draft: Draft, ac: string, io: Table): void {
  const die = io.die(`smoke ${ac}`)
  if (die < 4) io.emit?.({ type: 'smokeRolled', rule: 'AC-3.22-s', audience: 'all', ac, die, fire: false })
  else startSmoke(draft, ac, die, io)
}

function startSmoke(draft: Draft, ac: string, die: number, io: Table): void {
  edit(draft, ac).smoke = true
  io.emit?.({ type: 'smokeStarted', rule: 'AC-3.22-s', audience: 'all', ac, die })
}

/** The owner of the target decides, or a die. @rule AC-3.22-5 */
function leak(draft: Draft, ac: string, io: Table): void {
  if (draft.config.options.fuelLeakChoice === 'owner') {
    doNext(draft, { do: 'fuelLeak', ac })
    return
  }
  const die = io.die(`fuel leak ${ac}`)
  settleLeak(draft, ac, die <= 3 ? 'shutDown' : 'smoke', 'AC-3.22-90', io)
}

function settleLeak(draft: Draft, ac: string, choice: 'shutDown' | 'smoke', rule: RuleId, io: Table): void {
  io.emit?.({ type: 'fuelLeaked', rule, audience: 'all', ac, choice })
  if (choice === 'smoke') startSmoke(draft, ac, 0, io)
  else EFFECTS['engine-destroyed'](draft, ac, io)
}

/** @rule AC-3.22-5 */
export const fuelLeak: ActionRules<AerialCraps>['fuelLeak'] = {
  phases: ['housekeeping', 'movement', 'combat'],
  answers: ['fuelLeak'],
  listed: 'all',
  check: () => kept,
  apply(draft, { choice }, io) {
    const { ac } = answered<'fuelLeak'>(draft)
    settleLeak(draft, ac, choice, 'AC-3.22-5', io)
  },
}

/** What each task of this step does. */
export const damageSteps: Steps<'criticals' | 'fuelLeak'> = {
  criticals(draft, { ac, left }, io) {
    if (left <= 0 || !isFlying(draft, ac)) return
    doNext(draft, { do: 'criticals', ac, left: left - 1 })
    const dice = io.pool(`critical ${ac}`, 2)
    const effect = draft.config.tables.criticals[dice[0]! + dice[1]! - 2] as Critical
    io.emit?.({ type: 'criticalRolled', rule: RULES[effect], audience: 'all', ac, dice, effect })
    EFFECTS[effect](draft, ac, io)
  },
  fuelLeak(draft, task) {
    if (isFlying(draft, task.ac)) pend(draft, task, craft(draft, task.ac).side)
  },
}
