/** 2.20 Speed, and the end of a move: power, drag, the observer's dice, smoke. */
import { type ActionRules, broken, kept } from '../../../core/index.js'
import { changeObserverCv, hasEnemy } from '../aircraft/cv.js'
import { no } from '../book/messages.js'
import type { RuleId } from '../book/rules.js'
import { moveOf, moverOf } from '../flight/moves.js'
import {
  type AerialCraps,
  cardOf,
  craft,
  type Draft,
  edit,
  type State,
  type Steps,
  type Table,
} from '../state/state.js'
import { Tally, tallyFor } from '../turn/tally.js'
import {
  answered,
  asked,
  checkPay,
  countOf,
  doAll,
  doNext,
  outside,
  pay,
  pend,
  sequence,
  throwDice,
} from '../turn/tasks.js'
import { settleLevel } from './climb.js'

type Rules = ActionRules<AerialCraps>

// ---------------------------------------------------------------------------------------- the tracked speed

/** The pitch that gains and loses speed: the one flown, or by the other reading the last one. @rule AC-2.22-4 */
const speedPitch = (state: State): number => {
  const { ac, pitch } = moveOf(state)
  return state.config.options.speedPitch === 'flown' ? pitch : craft(state, ac).pitch
}

/** How the speed has changed until now. @rule AC-2.20-1 */
function speedSum(sum: Tally, state: State): Tally {
  const { start, loss, ac } = moveOf(state)
  const pitch = speedPitch(state)
  const spinning = craft(state, ac).condition === 'spinning'
  sum
    .add('AC-2.20-1', 'start speed', start)
    .add('AC-2.22-4', 'dive', pitch < 0 && !spinning ? -pitch : 0)
    .add('AC-2.23-4', 'climb', pitch > 0 ? -pitch : 0)
    .add('AC-2.23-5', 'movement tests', 0 - loss)
  return sum.total < 0 ? sum.add('AC-2.23-6', 'not below 0', -sum.total) : sum
}

/** The speed before power and drag, as the move stands. @rule AC-2.23-99 */
export const trackedSpeed = (state: State): number => speedSum(new Tally(false), state).total

/** The move is flown: what it did to the speed, then power or drag and all that ends a move. @rule AC-2.20-1 */
export function endMove(draft: Draft, io: Table): void {
  const { ac } = draft.move!
  const sum = speedSum(tallyFor(io), draft)
  const own = edit(draft, ac)
  own.speed = sum.total
  io.emit?.({
    type: 'speedChanged',
    rule: 'AC-2.20-1',
    audience: 'all',
    ac,
    speed: sum.total,
    modifiers: sum.lines,
  })
  if (own.condition === 'spinning') {
    doAll(draft, END_OF_SPIN)
    if (draft.config.options.spinSpeed === 'rolled') doAll(draft, SPIN_SPEED)
  } else {
    doAll(draft, END_OF_MOVE)
    if (own.maintenance === 'extinguish') doAll(draft, DOUSE_FIRST)
    else askSpeed(draft)
  }
}

/** Power or drag; nobody is asked whose engine is destroyed, for its one drag roll is due. @rule AC-2.22-3 AC-3.22-3 */
function askSpeed(draft: Draft): void {
  const { engine, side } = craft(draft, draft.move!.ac)
  if (engine !== 'destroyed') pend(draft, { do: 'speed' }, side)
}

const END_OF_SPIN = sequence({ do: 'smoke' }, { do: 'speedStress' }, { do: 'recover' }, { do: 'closeMove' })
const SPIN_SPEED = sequence({ do: 'speed' }, { do: 'forcedDrag' })
const DOUSE_FIRST = sequence({ do: 'douse' }, { do: 'speed' })
const END_OF_MOVE = sequence(
  ...([{ do: 'forcedDrag' }, { do: 'crewDice' }, { do: 'smoke' }, { do: 'speedStress' }, { do: 'stall' }] as const),
  { do: 'closeMove' },
)

// ---------------------------------------------------------------------------------------- 2.22 power

/** What is added to a power roll. @rule AC-2.22-1 */
export function powerSum(sum: Tally, state: State, aim: number, tracked: number): Tally {
  const { ac, start, powerPenalty } = moveOf(state)
  const { power: rating, minSpeed, maxLevel } = cardOf(state, ac)
  return sum
    .add('AC-0.144-8', 'power', rating)
    .add('AC-3.22-4', 'engine hits', craft(state, ac).enginePower)
    .add('AC-2.22-1', 'at minimum speed', start === minSpeed ? 1 : 0)
    .add('AC-2.22-2', 'reaching for the maximum', tracked + aim >= maxLevel ? -1 : 0)
    .add('AC-2.612-2', 'odd MT dice', 0 - powerPenalty)
}

/** @rule AC-2.22-1 */
export const power: Rules['power'] = {
  phases: ['housekeeping', 'movement'],
  answers: ['speed'],
  listed: 'all',
  check(state, { aim }) {
    const ac = moverOf(state)
    const { engine, speed } = craft(state, ac)
    const { maxLevel: most } = cardOf(state, ac)
    if (engine !== 'running') return [no('AC-2.23-3', 'engine-stopped', { ac })]
    return broken(
      speed < most && (aim < 1 || aim > 2) && outside('AC-2.22-2', 'aim', aim, 1, Math.min(2, most - speed)),
      speed + Math.max(1, aim) > most && no('AC-2.22-1', 'over-maximum', { ac, most }),
    )
  },
  apply(draft, { aim }, io) {
    answered(draft)
    const { ac } = draft.move!
    const sum = powerSum(tallyFor(io), draft, aim, craft(draft, ac).speed)
    const die = io.die(`power ${ac}`)
    const total = die + sum.total
    const gain = Math.min(aim, speedPoints(total))
    io.emit?.({
      type: 'powerRolled',
      rule: 'AC-2.22-1',
      audience: 'all',
      ac,
      dice: [die],
      modifiers: sum.lines,
      total,
      gain,
    })
    if (gain === 2) doNext(draft, { do: 'speedTake', drag: false })
    else changeSpeed(draft, gain, 'AC-2.22-1', io)
  },
}

/** One point above 2, two above 6. @rule AC-2.22-1 */
export const speedPoints = (sum: number): number => (sum > 6 ? 2 : sum > 2 ? 1 : 0)

function changeSpeed(draft: Draft, by: number, rule: RuleId, io: Table): void {
  const { ac } = draft.move!
  const { speed: from } = craft(draft, ac)
  const speed = Math.max(0, from + by)
  if (speed === from) return
  edit(draft, ac).speed = speed
  io.emit?.({ type: 'speedChanged', rule, audience: 'all', ac, speed, modifiers: [] })
}

// ---------------------------------------------------------------------------------------- 2.23 drag

/** What is added to a drag roll. @rule AC-2.23-1 */
export function dragSum(sum: Tally, state: State): Tally {
  const { ac } = moveOf(state)
  const destroyed = craft(state, ac).engine === 'destroyed'
  return sum
    .add('AC-0.144-8', 'drag', cardOf(state, ac).drag)
    .add('AC-2.23-1', 'dive', Math.min(0, speedPitch(state)))
    .add('AC-3.22-3', 'engine destroyed', destroyed ? 2 : 0)
}

/** Must the whole loss of a drag roll be taken? @rule AC-2.23-3 */
export const mustTakeAll = (state: State, ac: string): boolean => {
  const { engine, enginePower } = craft(state, ac)
  return engine !== 'running' || enginePower < 0
}

function rollDrag(draft: Draft, forced: boolean, rule: RuleId, io: Table): void {
  const { ac } = draft.move!
  const sum = dragSum(tallyFor(io), draft)
  const die = io.die(`drag ${ac}`)
  const total = die + sum.total
  const loss = speedPoints(total)
  io.emit?.({
    type: 'dragRolled',
    rule,
    audience: 'all',
    ac,
    dice: [die],
    modifiers: sum.lines,
    total,
    forced,
    loss,
  })
  if (loss === 2 && !forced && !mustTakeAll(draft, ac)) doNext(draft, { do: 'speedTake', drag: true })
  else changeSpeed(draft, -loss, rule, io)
}

/** @rule AC-2.23-1 */
export const drag: Rules['drag'] = {
  phases: ['housekeeping', 'movement'],
  answers: ['speed'],
  listed: 'all',
  check(state) {
    const ac = moverOf(state)
    return broken(craft(state, ac).engine !== 'running' && no('AC-2.23-3', 'drag-is-due', { ac }))
  },
  apply(draft, _action, io) {
    answered(draft)
    const { ac } = draft.move!
    const due = isForcedRoll(draft) ? forcedDragRule(draft, craft(draft, ac).speed) : null
    if (due !== null) draft.tasks.pop()
    rollDrag(draft, due !== null, due ?? (mustTakeAll(draft, ac) ? 'AC-2.23-3' : 'AC-2.23-1'), io)
  },
}

/** Is a drag roll by choice the one that the speed forces? `forcedDrag` waits next. @rule AC-2.23-2 */
const isForcedRoll = ({ config, tasks }: State): boolean =>
  config.options.forcedDrag === 'once' && tasks[tasks.length - 1]?.do === 'forcedDrag'

/** Neither power nor drag. @rule AC-2.22-3 */
export const coast: Rules['coast'] = {
  phases: ['housekeeping', 'movement'],
  answers: ['speed'],
  listed: 'all',
  check: () => kept,
  apply(draft, _action, io) {
    answered(draft)
    const { ac } = draft.move!
    const rule = craft(draft, ac).maintenance === null ? 'AC-2.22-3' : 'AC-1.50-5'
    io.emit?.({ type: 'passed', rule, audience: 'all', ac })
  },
}

/** @rule AC-2.22-1 */
export const takeSpeed: Rules['takeSpeed'] = {
  phases: ['housekeeping', 'movement'],
  answers: ['speedTake'],
  listed: 'all',
  check: (state, { points: taken }) =>
    broken(outside(asked<'speedTake'>(state).drag ? 'AC-2.23-1' : 'AC-2.22-1', 'points', taken, 1, 2)),
  apply(draft, { points: taken }, io) {
    const { drag: loses } = answered<'speedTake'>(draft)
    changeSpeed(draft, loses ? -taken : taken, loses ? 'AC-2.23-1' : 'AC-2.22-1', io)
  },
}

/** Why a drag roll is forced at this speed; null if it is not. @rule AC-2.23-2 */
export function forcedDragRule(state: State, speed: number): RuleId | null {
  const { ac } = moveOf(state)
  const { engine, condition } = craft(state, ac)
  if (condition === 'spinning' && state.config.options.spinSpeed === 'kept') return null
  if (engine !== 'running') return engine === 'destroyed' ? 'AC-3.22-3' : 'AC-2.23-3'
  return speedPitch(state) >= 0 && speed > cardOf(state, ac).maxLevel ? 'AC-2.23-2' : null
}

/** A dead engine, or a speed above the maximum without a dive: one roll, and all of it. @rule AC-2.23-2 */
function forcedDrag(draft: Draft, io: Table): void {
  const rule = forcedDragRule(draft, craft(draft, draft.move!.ac).speed)
  if (rule !== null) rollDrag(draft, true, rule, io)
}

const engineSwitch = (from: 'running' | 'off', to: 'running' | 'off'): Rules['cutEngine'] & Rules['startEngine'] => ({
  phases: ['housekeeping', 'movement'],
  answers: ['speed'],
  listed: 'all',
  check(state) {
    const ac = moverOf(state)
    const able = state.config.options.engineOff && craft(state, ac).engine === from
    return broken(!able && no('AC-2.23-3', 'engine-fixed', { ac }))
  },
  apply(draft, _action, io) {
    answered(draft)
    const { ac } = draft.move!
    edit(draft, ac).engine = to
    io.emit?.({ type: 'engineSwitched', rule: 'AC-2.23-3', audience: 'all', ac, engine: to })
  },
})

/** Shuts the engine off instead of a roll. @rule AC-2.23-3 */
export const cutEngine: Rules['cutEngine'] = engineSwitch('running', 'off')
/** Starts the engine again instead of a roll. @rule AC-2.23-3 */
export const startEngine: Rules['startEngine'] = engineSwitch('off', 'running')

// ---------------------------------------------------------------------------------------- A2.0 dice for the observer

/** May the pilot help his observer? @rule AC-A2-2 */
const canHelp = (state: State): boolean => {
  const ac = moverOf(state)
  const { observer, target, mtLevel, pp, maintenance } = craft(state, ac)
  if (observer === null || observer.target === null || maintenance !== null || pp === 0) return false
  return hasEnemy(state, ac) && observer.target === target && mtLevel === 0 && !moveOf(state).rolled
}

/** @rule AC-A2-2 */
export const crewDice: Rules['crewDice'] = {
  phases: ['housekeeping', 'movement'],
  answers: ['crewDice'],
  listed: 'all',
  check: (state, { dice }) => checkPay(state, moverOf(state), dice, 'AC-A2-2'),
  apply(draft, { dice: count }, io) {
    answered(draft)
    const { ac } = draft.move!
    pay(draft, ac, count, io, 'AC-A2-2')
    const dice = throwDice(io, 'crew', ac, count)
    const gain = Math.floor(count / 2) + countOf(dice, 6)
    io.emit?.({ type: 'crewDiceRolled', rule: 'AC-A2-2', audience: 'all', ac, dice, gain })
    changeObserverCv(draft, ac, gain, 'AC-A2-2', io)
  },
}

// ---------------------------------------------------------------------------------------- smoke, and the end

/** A smoking aircraft may catch fire. @rule AC-3.22-s */
function smoulder(draft: Draft, io: Table): void {
  const { ac } = draft.move!
  const { smoke, fire } = craft(draft, ac)
  if (!smoke || fire) return
  const own = edit(draft, ac)
  const die = io.die(`fire from smoke ${ac}`)
  own.fire = die === 6
  io.emit?.({ type: 'smokeRolled', rule: 'AC-3.22-s', audience: 'all', ac, die, fire: own.fire })
}

function close(draft: Draft, io: Table): void {
  const { ac } = draft.move!
  settleLevel(draft, io)
  const own = edit(draft, ac)
  own.moved = true
  draft.move = null
  io.emit?.({ type: 'moveEnded', rule: 'AC-2.30-1', audience: 'all', ac, speed: own.speed, level: own.level })
  if (draft.encounters.length > 0) doNext(draft, { do: 'collisions', ac })
}

/** What each task of this step does. */
export const speedSteps: Steps<'speed' | 'speedTake' | 'forcedDrag' | 'crewDice' | 'smoke' | 'closeMove'> = {
  speed: askSpeed,
  speedTake: (draft, task) => pend(draft, task, craft(draft, draft.move!.ac).side),
  forcedDrag: (draft, _task, io) => forcedDrag(draft, io),
  crewDice(draft, task) {
    if (canHelp(draft)) pend(draft, task, craft(draft, draft.move!.ac).side)
  },
  smoke: (draft, _task, io) => smoulder(draft, io),
  closeMove: (draft, _task, io) => close(draft, io),
}
