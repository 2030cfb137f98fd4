/** What a state from outside must keep beyond its shape: ids that exist, questions that can be answered. */
import { type CoreRule, refuseState, type Violation } from '../../../core/index.js'
import type { RuleId } from '../book/rules.js'
import { OF_MOVE, OF_TEST, subjectOf } from '../turn/tasks.js'
import { checkCard } from './setup.js'
import { type Aircraft, craft, isFlying, type State, type Task } from './state.js'

/** The first way in which the state contradicts itself, or `[]`. */
export function sound(state: State): readonly Violation<RuleId | CoreRule>[] {
  const wrong =
    dataWrong(state) ?? aircraftWrong(state) ?? (state.phase === 'over' ? overWrong(state) : playWrong(state))
  return wrong === undefined ? [] : [refuseState(wrong)]
}

function dataWrong({ config, aircraft }: State): string | undefined {
  const { cards, pilots, roster } = config
  if (Object.entries(cards).some(([id, card]) => card.id !== id || checkCard(card).length > 0)) return 'config.cards'
  if (Object.entries(pilots).some(([id, pilot]) => pilot.id !== id)) return 'config.pilots'
  const worn = Object.entries(config.worn)
  if (worn.some(([id, rows]) => rows > (aircraft[id]?.sheet.filled ?? 0))) return 'config.worn'
  const sorted = [...Object.keys(aircraft)].sort()
  return sorted.length === roster.length && sorted.every((id, i) => id === roster[i]) ? undefined : 'config.roster'
}

function aircraftWrong(state: State): string | undefined {
  const bad = state.config.roster.find((id) => isWrong(state, id, craft(state, id)))
  return bad === undefined ? undefined : `aircraft.${bad}`
}

function isWrong(state: State, id: string, own: Aircraft): boolean {
  const { cards, pilots } = state.config
  if (!Object.hasOwn(cards, own.card) || !Object.hasOwn(pilots, own.pilot)) return true
  const card = cards[own.card]!
  const { rows } = own.sheet
  if (rows.some(({ marked, burnt }, i) => marked + burnt > card.rows[i]!)) return true
  if (own.guns.length !== card.guns.length || (own.observer !== null) !== (card.crew === 2)) return true
  if ((own.facing === null) !== (own.maneuvering || own.condition === 'spinning')) return true
  if (own.fate === 'flying' && own.level < 1) return true
  if (state.config.options.simpleLevels && own.pos !== 'in') return true
  return isTargetWrong(state, id, own)
}

function isTargetWrong(state: State, id: string, own: Aircraft): boolean {
  const { target, cv, linked, follows, observer } = own
  if (target === null ? cv !== 0 || linked : target === id || !isFlying(state, target)) return true
  if (follows !== null && !Object.hasOwn(state.aircraft, follows)) return true
  if (observer !== null && observer.target !== null && !isFlying(state, observer.target)) return true
  if (own.fate !== 'flying' && target !== null) return true
  if (!linked) return false
  const other = craft(state, target as string)
  return other.target !== id || !other.linked || other.cv !== 0 - cv
}

const overWrong = ({ resigned, tasks, move, test }: State): string | undefined =>
  resigned === null && (tasks.length > 0 || move !== null || test !== null) ? 'phase' : undefined

// ---------------------------------------------------------------------------------------- questions

function playWrong(state: State): string | undefined {
  const [frame, ...more] = state.agenda
  const task = state.tasks[state.tasks.length - 1]
  if (frame === undefined || more.length > 0 || task === undefined || task.do !== frame.kind) return 'agenda'
  if (frame.waiting.length !== 1 || frame.waiting[0] !== askedOf(state)) return 'agenda'
  if (!state.tasks.every((one) => namesExist(state, one)) || !goesOn(state)) return 'tasks'
  if ((OF_MOVE.has(task.do) && state.move === null) || (OF_TEST.has(task.do) && state.test === null)) return 'tasks'
  return movesWrong(state) ?? listsWrong(state)
}

/** What the turn goes on with when all else is done, by phase. */
const LAST: Readonly<Record<Exclude<State['phase'], 'over'>, readonly Task['do'][]>> = {
  housekeeping: ['beginTurn', 'adjustCv', 'rollInitiative', 'movement'],
  movement: ['combat'],
  combat: ['endTurn'],
  end: ['nextTurn'],
}

const EVERY_LAST: ReadonlySet<string> = new Set(Object.values(LAST).flat())

/** Is there something after the question: the rest of the turn, and the end of a test whose dice are settled? */
function goesOn({ phase, tasks, test }: State): boolean {
  const asked = tasks[tasks.length - 1]!.do
  const isSettled = test !== null && asked !== 'mtDice' && asked !== 'cancelOnes'
  if (isSettled && !tasks.some((task) => task.do === 'closeTest')) return false
  const [last, ...sooner] = tasks.map((task) => task.do)
  return LAST[phase as keyof typeof LAST].includes(last!) && !sooner.some((task) => EVERY_LAST.has(task))
}

function askedOf(state: State): string {
  const subject = subjectOf(state)
  if (subject === null) return 'referee'
  return Object.hasOwn(state.aircraft, subject) ? craft(state, subject).side : 'nobody'
}

function namesExist(state: State, task: Task): boolean {
  const names: string[] = []
  if ('ac' in task) names.push(task.ac)
  if ('a' in task) names.push(task.a, task.b)
  if ('target' in task) names.push(task.target)
  if ('list' in task) for (const one of task.list) names.push(...(typeof one === 'string' ? [one] : [one.a, one.b]))
  return names.every((id) => Object.hasOwn(state.aircraft, id))
}

function movesWrong(state: State): string | undefined {
  const { move, test } = state
  if (move !== null && !isFlying(state, move.ac)) return 'move'
  return test !== null && move === null ? 'test' : undefined
}

function listsWrong(state: State): string | undefined {
  const { encounters, attacks, splits } = state
  const exists = (id: string): boolean => Object.hasOwn(state.aircraft, id)
  const right =
    encounters.every(({ a, b }) => exists(a) && exists(b)) &&
    splits.every(({ of, other }) => exists(of) && exists(other)) &&
    attacks.every(
      ({ by, target, guns }) => exists(by) && exists(target) && guns.every((i) => i < craft(state, by).guns.length),
    )
  const task = state.tasks[state.tasks.length - 1]!.do
  return right && (attacks.length > 0 || (task !== 'cancelJam' && task !== 'trade')) ? undefined : 'lists'
}
