/** Every question, whole: whose aircraft, what is at stake, what is left. */
import { capital, counted, listing, number, signed } from '../../../../core/words/index.js'
import { adjustedInitiative, maxDive, minSpeed, tailingValue } from '../../queries/index.js'
import type { Aircraft, Effect, FrameKind, State, TaskOf, View } from '../../state/state.js'
import { asked, subjectOf } from '../../turn/tasks.js'
import {
  aPitch,
  compass,
  craftName,
  diceOf,
  gunName,
  hexWord,
  pointedBy,
  points,
  sideName,
  some,
  stateOf,
} from './speech.js'

/** What a question is about. */
interface About {
  readonly view: View
  readonly state: State
  /** The aircraft that is asked about, its name, and what it has left to spend. */
  readonly ac: string
  readonly name: string
  readonly purse: string
}

/** Asks about one kind of task. */
type Asks<K extends FrameKind> = (about: About, task: TaskOf<K>) => string

/** The question that a view's seat is asked; others are told who decides. */
export function ask(view: View): string {
  const frame = view.agenda.at(-1)
  if (view.resigned !== null || view.phase === 'over' || frame === undefined) return 'The game is over.'
  const state = stateOf(view)
  const ac = subjectOf(state) ?? ''
  const purse = `${capital(points(view.aircraft[ac]?.pp ?? 0))} left`
  const about = { view, state, ac, name: craftName(ac, view), purse }
  const question = (QUESTIONS[frame.kind] as Asks<FrameKind>)(about, asked(state))
  const seat = frame.waiting[0]
  if (seat === view.seat || (seat !== 'a' && seat !== 'b')) return question
  return `It is up to ${sideName(seat, view)}. ${question}`
}

const targetOf = ({ view, ac }: About): string => craftName(view.aircraft[ac]?.target ?? '', view)

// ---------------------------------------------------------------------------------------- housekeeping

function askLoss(about: About, task: TaskOf<'lossPP'>): string {
  const { name, purse } = about
  const tail = task.tail ? ', less 1 for a target dead astern,' : ''
  const so = task.die === 0 ? `is to roll a die${tail}` : `has rolled ${task.die}${tail}`
  return `${name} ${so} and needs 5 to keep ${targetOf(about)} in sight. Spend Pilot Points? ${purse}.`
}

function askTarget({ view, ac, name }: About): string {
  const { target, cv, observer } = view.aircraft[ac]!
  const worth = isLed(ac, view) ? '' : ` with a CV of ${number(cv)}`
  const holds = target === null ? 'has no target' : `${chasing(ac, view)}${worth}`
  const watches = observer?.target ? `, and its observer watches ${craftName(observer.target, view)}` : ''
  return `${name} ${holds}${watches}. ${canLook(view.aircraft[ac]!) ? 'Who should it look for?' : 'Leave it at that?'}`
}

/** Is its target a friend, its leader? */
const isLed = (ac: string, { aircraft }: View): boolean =>
  aircraft[aircraft[ac]?.target ?? '']?.side === aircraft[ac]?.side

const chasing = (ac: string, view: View): string =>
  `${isLed(ac, view) ? 'follows' : 'is after'} ${craftName(view.aircraft[ac]?.target ?? '', view)}`

/** Has either man aboard a try left? */
const canLook = ({ spotTried, observer }: Aircraft): boolean => !spotTried || observer?.spotTried === false

function askSpot({ view, name, purse }: About, task: TaskOf<'spotPP'>): string {
  const target = craftName(task.target, view)
  const sum = task.modifier === 0 ? '' : `, adjusted by ${signed(task.modifier)},`
  const so = task.die === 0 ? `is to roll a die${sum}` : `has rolled ${task.die}${sum}`
  return `${name} ${so} and needs 4 to spot ${target}. Spend Pilot Points? ${purse}.`
}

function askCv(about: About): string {
  const { view, state, ac, name } = about
  const { posted } = view.aircraft[ac]!
  const rival = view.aircraft[view.aircraft[ac]!.target!]!.posted
  const sum = number(adjustedInitiative(state, ac) + tailingValue(state, ac))
  return `${name} has initiative ${number(posted ?? 0)}, or ${sum} with its CV; ${targetOf(about)} has ${number(rival ?? 0)}. Add the CV to tail it?`
}

function askEncounter({ view, name, purse }: About, task: TaskOf<'encounterPP'>): string {
  const pair = `${craftName(task.a, view)} and ${craftName(task.b, view)} are in each other’s way`
  const dice = task.dieA === 0 ? '' : `, and have rolled ${task.dieA} and ${task.dieB}`
  return `${pair}${dice}; the lower the sum, the safer. Change the die of ${name}? ${purse}.`
}

function askMaintenance({ view, ac, name, purse }: About): string {
  const { fire, guns } = view.aircraft[ac]!
  const jams = guns.filter(({ state }) => state === 'jammed').length
  const why = fire ? 'is on fire' : jams > 0 ? `has ${counted(jams, 'gun')} jammed` : 'has a gun to reload'
  return `${name} ${why}. See to it, flying straight on and letting any target go? ${purse}.`
}

const askBreak = ({ view, state, ac, name, purse }: About, task: TaskOf<'cancelBreak'>): string => {
  const gun = gunName(state.config.cards[view.aircraft[ac]!.card]!.guns[task.gun]!.id, ac, view)
  return `${name} has rolled ${some(task.ones, 'one')}, and three break ${gun}. Cancel some? ${purse}.`
}

// ---------------------------------------------------------------------------------------- movement

function askPitch({ view, ac, name, purse }: About): string {
  const { pitch, speed, level, pos } = view.aircraft[ac]!
  const where = pos === 'in' ? `in level ${level}` : `leaving level ${level} ${pos === 'up' ? 'upward' : 'downward'}`
  return `${name} moves, speed ${number(speed)}, ${where}, in ${aPitch(pitch)}. Which pitch? ${purse}.`
}

function askMps(about: About): string {
  const { view, name, purse } = about
  const { die, start } = view.move!
  const thrown = die === 0 ? 'is about to roll' : `has rolled ${die}`
  return `${name} ${thrown} for movement points at speed ${number(start)}. Change the die? ${purse}.`
}

function askUse({ view, ac, name }: About): string {
  const { hex, facing, target } = view.aircraft[ac]!
  const way = facing === null ? 'is maneuvering' : `faces ${compass(facing)}`
  const prey = target === null ? '' : ` and ${chasing(ac, view)}`
  return `${name} ${way} in ${hexWord(hex, view)}${prey}. What is the next MP for? ${counted(view.move!.hLeft, 'MP')} left.`
}

const askWay =
  (why: string) =>
  ({ name, purse }: About, task: TaskOf<'exitFacing' | 'failFacing' | 'recoverFacing'>): string =>
    `${name} ${why} ${pointedBy(task.die)}. Shift that? ${purse}.`

function askDice({ view, name, purse }: About): string {
  const { level, risky, free, penalty } = view.test!
  const all = risky + free + penalty
  const safe = free === 0 ? '' : all === free ? ', free of risk' : `, ${free} of them free of risk`
  const pool = `${diceOf(all)} to roll${safe}`
  return `${name} faces a movement test of level ${level}: ${pool}. Add dice? ${purse}.`
}

const EFFECTS: Readonly<Record<Exclude<Effect, 'none'>, (view: View, state: State, ac: string) => string | null>> = {
  speed: ({ test }) => (test!.loss > 0 ? `${counted(test!.loss, 'point')} of speed` : null),
  power: ({ test }) => (test!.odd > 0 ? '1 on its power roll' : null),
  minSpeed: ({ test, config }, state, ac) =>
    config.tables.minRise[test!.level as 0] > 0 ? `a minimum speed of ${number(minSpeed(state, ac))}` : null,
}

function askEffect({ view, state, ac, name, purse }: About): string {
  const costs = Object.values(EFFECTS).flatMap((cost) => cost(view, state, ac) ?? [])
  return `The test costs ${name} ${listing(costs)}. Pay two Pilot Points against ${costs.length === 1 ? 'that' : 'one of these'}? ${purse}.`
}

function askCut({ view, ac, name }: About, task: TaskOf<'cut'>): string {
  const other = craftName(task.a === ac ? task.b : task.a, view)
  const rating = view.encounters.find(({ a, b }) => a === task.a && b === task.b)?.rating ?? 0
  const ram = view.config.options.ramming ? ', or steer to ram' : ''
  return `${name} is on a collision course with ${other}, rating ${rating}. Dodge and lose its target${ram}?`
}

function askEase({ view, ac, name }: About): string {
  const { level, pitch } = view.aircraft[ac]!
  const rest = counted(view.move!.vLeft, 'vertical MP')
  return `${name} has reached level ${level} in ${aPitch(pitch)} with ${rest} left. Ease its pitch and give that up?`
}

function askSpeed({ view, state, ac, name }: About): string {
  const { speed } = view.aircraft[ac]!
  const { maxLevel } = view.config.cards[view.aircraft[ac]!.card]!
  const limits = `stalls at ${minSpeed(state, ac)}, level flight up to ${maxLevel}, dives up to ${maxDive(state, ac)}`
  return `${name} ends its move at speed ${number(speed)} (${limits}). Power, drag or neither?`
}

function askStall({ view, state, ac, name, purse }: About, task: TaskOf<'stallPP'>): string {
  const slow = `${name} is at speed ${number(view.aircraft[ac]!.speed)} and stalls at ${minSpeed(state, ac)}`
  const thrown = task.die === 0 ? '' : `; it has rolled ${task.die}`
  return `${slow}${thrown}. Higher is better. Change the die? ${purse}.`
}

// ---------------------------------------------------------------------------------------- combat

function askAttack({ view, ac, name, purse }: About, task: TaskOf<'attack'>): string {
  const { target, cv, observer } = view.aircraft[ac]!
  const aims = [
    ...(!task.pilot && target !== null && cv >= 1
      ? [`${craftName(target, view)} in its sights with a CV of ${number(cv)}`]
      : []),
    ...(!task.observer && observer?.target
      ? [`${craftName(observer.target, view)} in its observer’s sights with a CV of ${number(observer.cv)}`]
      : []),
  ]
  return `${name} has ${listing(aims)}. Fire? ${purse}.`
}

function askTrade({ view, ac, name }: About): string {
  const { hits, crew } = view.attacks.at(-1)!
  const price = crew === 'observer' ? 5 : view.config.pilots[view.aircraft[ac]!.pilot]!.shooting
  return `${name} has scored ${counted(hits, 'hit')}. Trade ${number(price)} for each critical hit?`
}

/** One question for each kind. */
const QUESTIONS: { readonly [K in FrameKind]: Asks<K> } = {
  beginTurn: ({ view }) => `Turn ${view.turn} of ${view.config.turns} is to begin.`,
  lossPP: askLoss,
  target: askTarget,
  spotPP: askSpot,
  rollInitiative: () => 'All targets are chosen: roll for initiative.',
  addCv: askCv,
  encounterPP: askEncounter,
  maintain: askMaintenance,
  cancelBreak: askBreak,
  pitch: askPitch,
  mpAdjust: askMps,
  useMp: askUse,
  exitFacing: askWay('comes out of its maneuver to the'),
  exitTurn: ({ view, ac, name }) =>
    `${name} has broken out heading ${compass(view.aircraft[ac]!.facing ?? 0)}. Turn as well?`,
  mtDice: askDice,
  cancelOnes: ({ view, name, purse }) => {
    const ones = view.test!.ones
    return `${capital(some(ones, 'one'))} ${ones === 1 ? 'counts' : 'count'} against ${name}. Cancel some? ${purse}.`
  },
  buyCv: ({ name, purse }) => `${name} has passed its test. Buy more CV, at two Pilot Points each? ${purse}.`,
  cancelEffect: askEffect,
  divert: (about) =>
    `${about.name} has passed its test. Turn part of the gain against the observer of ${targetOf(about)}?`,
  cut: askCut,
  split: ({ view, name }) => {
    const steps = counted(view.test!.excess, 'step')
    return `${name} has failed its test by ${steps}. How much comes off its change of pitch, and not off the rest?`
  },
  excess: ({ view, name }) =>
    `${name} has ${counted(view.test!.excess, 'step')} of failure left over. Lose pitch or speed for it?`,
  failFacing: askWay('is flung out of its maneuver to the'),
  becomeIn: ({ view, ac, name }) =>
    `${name} has no vertical MP to go on leaving level ${view.aircraft[ac]!.level} with. Settle back into it?`,
  ease: askEase,
  speed: askSpeed,
  speedTake: ({ name }, task) => `${name} may ${task.drag ? 'lose' : 'gain'} two points of speed. How many?`,
  crewDice: ({ name, purse }) =>
    `${name} flies steadily. Buy dice for its observer’s CV, one for each Pilot Point? ${purse}.`,
  stallPP: askStall,
  recover: ({ name, purse }) =>
    `${name} is spinning. Buy dice to get out of it, one for each Pilot Point? Any six will do. ${purse}.`,
  recoverFacing: askWay('comes out of its spin to the'),
  attack: askAttack,
  cancelJam: ({ view, name, purse }) =>
    `${name} has rolled ${some(view.attacks.at(-1)!.ones, 'one')}, and three jam a gun. Cancel some? ${purse}.`,
  trade: askTrade,
  fuelLeak: ({ name }) => `Fuel leaks from ${name}. Shut the engine down for good, or keep it running and smoke?`,
  retire: ({ name }) => `No enemy is near ${name}. Fly home, or stay in the fight?`,
}
