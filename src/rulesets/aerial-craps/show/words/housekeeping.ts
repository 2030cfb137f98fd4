/** What happens in housekeeping, told: Pilot Points, targets, CV, initiative, encounters, maintenance. */
import { counted, listing, number, sumOf } from '../../../../core/words/index.js'
import type { RuleId } from '../../book/rules.js'
import type { CvReason, GunCondition, View } from '../../state/state.js'
import { craftName, faces, gunName, manOf, points, rolled, some } from './speech.js'
import type { Happening, Sayings } from './table.js'

/** What the points were for, where no other sentence says it. */
const SPENT: Readonly<Partial<Record<RuleId, string>>> = {
  'AC-1.51-1': 'on work at a gun',
  'AC-1.53-3': 'on more dice against the fire',
  'AC-2.66-1': 'to cancel ones',
  'AC-3.11-1': 'to keep its guns from jamming',
}

/** How a target was lost. Those that are gone themselves are left unsaid. */
const LOST: Readonly<Partial<Record<RuleId, (man: string, target: string) => string>>> = {
  'AC-1.20-1': (man, target) => `${man} lets ${target} go.`,
  'AC-1.21-1': (man, target) => `${man} has lost sight of ${target}.`,
  'AC-1.21-3': (man, target) => `${man} gives up ${target} to look for another.`,
  'AC-1.24-3': (man, target) => `${man} has strayed from its leader, ${target}.`,
  'AC-1.422-1': (man, target) => `${man} loses ${target} while dodging.`,
  'AC-1.423-1': (man, target) => `${man} loses ${target} in the collision.`,
  'AC-1.50-1': (man, target) => `${man} is busy and loses ${target}.`,
  'AC-A2-4': (man, target) => `${man} loses ${target}: his CV is gone.`,
  'AC-A2-7': (man, target) => `${man} loses ${target}, more than two hexes away.`,
}

const losing = (man: string, target: string): string => `${man} loses ${target}.`

const tellLoss = ({ ac, crew, target, rule }: Happening<'targetLost'>, view: View): string | null =>
  rule === 'AC-1.20-3' ? null : (LOST[rule] ?? losing)(manOf(ac, crew, view), craftName(target, view))

function tellSpot(e: Happening<'spotRolled'>, view: View): string {
  const [man, target] = [manOf(e.ac, e.crew, view), craftName(e.target, view)]
  const isLeader = view.aircraft[e.ac]?.side === view.aircraft[e.target]?.side
  const did = e.spotted ? (isLeader ? 'forms up on' : 'spots') : isLeader ? 'fails to form up on' : 'looks in vain for'
  return `${man} ${did} ${target}: rolled ${rolled(e)}, needed ${e.need}.`
}

/** Only what spotting does not say by itself: a CV that does not begin with 0, and a shared one. */
function tellTarget({ ac, crew, target, cv, linked }: Happening<'targetLogged'>, view: View): string | null {
  const [man, other] = [craftName(ac, view), craftName(target, view)]
  if (crew === 'observer') return `The observer of ${man} begins with a CV of ${number(cv)}.`
  const shared = linked ? ' From now on what one of them gains the other loses.' : ''
  if (cv < 0) return `${other} had the drop on ${man}, which begins with a CV of ${number(cv)}.${shared}`
  return linked ? `${man} and ${other} are after each other.${shared}` : null
}

/** Why a CV changed. A CV that goes with its target is left unsaid. */
const CV: Readonly<Record<CvReason, string | null>> = {
  carryover: 'Too far off, or overshot: ',
  position: 'Position: ',
  mt: '',
  pursuer: 'Shaken: ',
  failure: 'Thrown off: ',
  fire: 'After firing: ',
  link: 'In turn: ',
  new: '',
  lost: null,
}

function tellCv(alike: readonly Happening<'cvChanged'>[], view: View): string | null {
  const why = CV[alike[0]!.why]
  if (why === null) return null
  return `${why}${listing(alike.map(({ ac, from, to }, i) => changed(craftName(ac, view), from, to, i === 0, preyOf(ac, view))))}.`
}

const preyOf = (ac: string, view: View): string => {
  const target = view.aircraft[ac]?.target
  return target == null ? '' : ` on ${craftName(target, view)}`
}

const changed = (name: string, from: number, to: number, first: boolean, prey: string): string =>
  `${name}’s${first ? ' CV' : ''}${prey} ${moved(from, to)}`

const moved = (from: number, to: number): string =>
  `${to > from ? 'rises' : 'falls'} from ${number(from)} to ${number(to)}`

/** What somebody declined to do, where that is worth a word. */
const PASSED: Readonly<Partial<Record<RuleId, (name: string, e: Happening<'passed'>, view: View) => string>>> = {
  'AC-1.41-1': (name) => `${name} keeps its CV out of its initiative.`,
  'AC-1.50-1': (name, { ac }, view) =>
    view.aircraft[ac]?.fire ? `${name} flies on in flames.` : `${name} leaves its guns as they are.`,
  'AC-1.50-5': (name) => `${name} leaves its throttle alone.`,
  'AC-2.22-3': (name) => `${name} leaves its throttle alone.`,
  'AC-3.10-1': (name, { ac }, view) => (hasFired(ac, view) ? `No more fire from ${name}.` : `${name} holds its fire.`),
}

/** Has one man of a two-seater fired? Where fire is not simultaneous nobody can tell any more. */
const hasFired = (ac: string, { attacks, aircraft, config }: View): boolean =>
  attacks.some(({ by }) => by === ac) || (aircraft[ac]?.observer != null && !config.options.simultaneousFire)

function tellOrder({ order }: Happening<'orderSet'>, view: View): string | null {
  if (order.length === 0) return null
  return `Order of movement: ${listing(order.map((ac) => craftName(ac, view)))}.`
}

function tellRating({ a, b, sum, rating }: Happening<'encounterRated'>, view: View): string {
  const pair = `${craftName(a, view)} and ${craftName(b, view)}`
  if (rating === 0) return `${pair} pass clear of each other (${sum} in all).`
  return `${pair} are on a collision course: ${sum} in all, a rating of ${rating}.`
}

function tellChange({ a, b, rating, rule }: Happening<'encounterChanged'>, view: View): string {
  const pair = `${craftName(a, view)} and ${craftName(b, view)}`
  if (rule === 'AC-1.424') return `${pair}: steering to ram raises the rating to ${rating}.`
  return rating === 0 ? `${pair} are clear of each other.` : `${pair}: dodging brings the rating down to ${rating}.`
}

function tellWork({ ac, gun, dice, ones, rule }: Happening<'maintenanceRolled'>, view: View): string {
  const work = rule === 'AC-1.51-1' ? 'reload' : 'clear'
  const tried = `${craftName(ac, view)} tries to ${work} ${gunName(gun, ac, view)}: ${faces(dice)}`
  const six = dice.includes(6) ? '' : ', no six'
  return `${tried}${six}${ones >= 3 ? `, and ${some(ones, 'one')} that could break it` : ''}.`
}

const GUN: Readonly<Record<GunCondition, string>> = {
  ok: 'works again',
  jammed: 'jams',
  'jammed-for-good': 'jams for good',
  broken: 'breaks, and is out of the game',
}

function tellGun({ ac, gun, state, ammo, rule }: Happening<'gunChanged'>, view: View): string {
  const which = `On ${craftName(ac, view)} ${gunName(gun, ac, view)}`
  if (rule !== 'AC-1.51-2' || state === 'broken') return `${which} ${GUN[state]}.`
  const still = state === 'ok' ? '' : ', but still jammed'
  return `${which} is reloaded: ${counted(ammo ?? 0, 'burst')}${still}.`
}

function tellDouse({ ac, dice, bought }: Happening<'douseRolled'>, view: View): string {
  const all = [...dice, ...bought]
  const out = all.includes(6) ? 'a six beats the flames down' : 'no six, and the fire burns on'
  const extra = bought.length === 0 ? '' : ` and ${faces(bought)} on bought dice`
  const name = craftName(ac, view)
  if (dice.length === 0 && bought.length === 0) return `${name} is not diving: no dice against the fire.`
  return `${name} dives against the fire: ${dice.length === 0 ? 'nothing' : faces(dice)}${extra}; ${out}.`
}

/** The sentences of housekeeping. */
export const housekeeping: Sayings<
  | ('ordered' | 'turnBegan' | 'ppReset' | 'ppSpent' | 'areaRolled' | 'lossChecked' | 'targetLost' | 'spotRolled')
  | ('targetLogged' | 'cvChanged' | 'observerCvChanged' | 'initiativeRolled' | 'cvAdded' | 'tailed' | 'rollOff')
  | ('orderSet' | 'slotSkipped' | 'encounterRolled' | 'encounterRated' | 'encounterChanged' | 'collided')
  | ('fireSpread' | 'maintenanceRolled' | 'gunChanged' | 'douseRolled' | 'fireOut' | 'passed')
> = {
  // What an order does is told by what follows it.
  ordered: () => null,
  turnBegan: ([{ turn }]) => `Turn ${turn} begins.`,
  ppReset: (alike, view) =>
    `Pilot Points: ${listing(
      alike.map(({ ac, pp, modifiers }) => {
        const cut = modifiers.length > 1 ? ` (${sumOf(modifiers)})` : ''
        return `${craftName(ac, view)} has ${number(pp)}${cut}`
      }),
    )}.`,
  ppSpent: ([{ ac, pp, left, rule }], view) => {
    const why = SPENT[rule]
    return why === undefined
      ? null
      : `${craftName(ac, view)} spends ${points(pp)} ${why}; ${left === 0 ? 'none' : number(left)} left.`
  },
  areaRolled: ([{ of, other, die, area }], view) =>
    `${craftName(other, view)} lies on the line between two areas of ${craftName(of, view)}; a ${die} puts it ${AREAS[area - 1]}.`,
  lossChecked: ([e], view) => {
    const target = view.aircraft[e.ac]?.target
    const [whom, end] = e.kept && target ? [craftName(target, view), '; it is still there'] : ['its target', '']
    return `${craftName(e.ac, view)} looks over its shoulder for ${whom}: rolled ${rolled(e)}, needed ${e.need}${end}.`
  },
  targetLost: ([e], view) => tellLoss(e, view),
  spotRolled: ([e], view) => tellSpot(e, view),
  targetLogged: ([e], view) => tellTarget(e, view),
  cvChanged: tellCv,
  observerCvChanged: ([{ ac, from, to }], view) =>
    `The CV of the observer of ${craftName(ac, view)} ${moved(from, to)}.`,
  initiativeRolled: (alike, view) =>
    `Initiative: ${listing(alike.map((e) => `${craftName(e.ac, view)} ${rolled(e)}`))}.`,
  cvAdded: ([{ ac, adjusted }], view) =>
    `${craftName(ac, view)} adds its CV to its initiative, which makes ${number(adjusted)}.`,
  tailed: ([{ ac, target, rule }], view) =>
    rule === 'AC-1.24-2'
      ? `${craftName(ac, view)} follows its leader, ${craftName(target, view)}.`
      : `${craftName(ac, view)} is on the tail of ${craftName(target, view)} and moves right after it.`,
  rollOff: (alike, view) => {
    const why = alike[0].rule === 'AC-1.41-4' ? 'chase each other in a circle; the highest goes first' : 'are tied'
    const names = alike.map(({ ac }) => craftName(ac, view))
    return `${listing(names)} ${why}: roll-off ${faces(alike.map(({ die }) => die))}.`
  },
  orderSet: ([e], view) => tellOrder(e, view),
  slotSkipped: () => null,
  encounterRolled: (alike, view) =>
    `Close encounter: ${listing(alike.map((e) => `${craftName(e.ac, view)} ${rolled(e)}`))}.`,
  encounterRated: ([e], view) => tellRating(e, view),
  encounterChanged: ([e], view) => tellChange(e, view),
  collided: ([{ a, b, rating }], view) =>
    `${craftName(a, view)} and ${craftName(b, view)} collide! ${counted(rating, 'hit')} on each.`,
  fireSpread: ([{ ac, boxes, rule }], view) => {
    const [name, burnt] = [craftName(ac, view), counted(boxes, 'box', 'boxes')]
    return rule === 'AC-1.53-3'
      ? `The wind fans the flames of ${name}: ${burnt} more.`
      : `${name} burns: ${burnt} gone.`
  },
  maintenanceRolled: ([e], view) => tellWork(e, view),
  gunChanged: ([e], view) => tellGun(e, view),
  douseRolled: ([e], view) => tellDouse(e, view),
  fireOut: ([{ ac }], view) => `The fire on ${craftName(ac, view)} is out!`,
  passed: ([e], view) => PASSED[e.rule]?.(craftName(e.ac, view), e, view) ?? null,
}

const AREAS = ['dead ahead', 'front left', 'front right', 'rear left', 'rear right', 'dead astern'] as const
