/** What happens in combat and at the end, told: fire, damage, smoke, losses, the winner. */
import type { Modifier } from '../../../../core/index.js'
import { capital, counted, listing, number, sumOf } from '../../../../core/words/index.js'
import type { RuleId } from '../../book/rules.js'
import type { Critical } from '../../book/tables.js'
import { pointsOf } from '../../queries/index.js'
import type { Fate, Seat, View } from '../../state/state.js'
import { craftName, faces, manOf, ORDINALS, sideName, stateOf } from './speech.js'
import type { Happening, Sayings } from './table.js'

/** ` as half again`: what halves do to dice. */
const HALVES: Readonly<Record<number, string>> = { 1: 'halved', 2: '', 3: 'half as many again' }

const halves = (value: number, why: string): readonly string[] => {
  const how = HALVES[value] ?? `times ${number(value)} halves`
  return how === '' ? [] : [`${how} ${why}`]
}

/** The dice of an attack as a player works them out. */
function poolSum(modifiers: readonly Modifier[], range: number): string {
  const [burst, ofRange] = [modifiers.at(-1)!, modifiers.at(-2)!]
  const base = sumOf(modifiers.slice(0, -2))
  return [base, ...halves(ofRange.value, `at range ${range}`), ...halves(burst.value, 'for the burst')].join(', ')
}

function tellFire(e: Happening<'fired'>, view: View): string {
  const [man, target] = [manOf(e.ac, e.crew, view), craftName(e.target, view)]
  const thrown = [
    ...(e.dice.length > 0 ? [faces(e.dice)] : []),
    ...(e.pilot.length > 0 ? [`${faces(e.pilot)} for Pilot Points`] : []),
  ]
  const shot = `${man} fires a burst of ${e.burst} at ${target} with a CV of ${number(e.cv)} (${poolSum(e.modifiers, e.range)})`
  return `${shot}: ${thrown.join('; ')}. ${e.hits === 0 ? 'No hits' : capital(counted(e.hits, 'hit'))}.`
}

function tellDamage({ ac, dice, boxes, criticals }: Happening<'damageRolled'>, view: View): string {
  const worst = criticals === 0 ? [] : [counted(criticals, 'critical hit')]
  const marks = boxes === 0 && criticals > 0 ? [] : [counted(boxes, 'box', 'boxes')]
  const thrown = dice.length === 0 ? '' : ` (damage ${faces(dice)})`
  return `${craftName(ac, view)} takes ${listing([...marks, ...worst])}${thrown}.`
}

function tellRows(alike: readonly Happening<'rowFilled'>[], view: View): string {
  const [{ ac, pass }] = alike as [Happening<'rowFilled'>]
  const rows = listing(alike.map(({ row }) => ORDINALS[row - 1] ?? `${number(row)}th`))
  const many = alike.length === 1 ? 'row of boxes is' : 'rows of boxes are'
  const again = pass === 1 ? '' : pass === 2 ? ' a second time' : ` once more, in pass ${pass}`
  return `The ${rows} ${many} full on ${craftName(ac, view)}${again}.`
}

const CRITICAL: Readonly<Record<Critical, string>> = {
  explodes: 'it explodes',
  'engine-destroyed': 'the engine is destroyed',
  'engine-hit-2': 'the engine is badly hit, −2 on every power roll',
  'fuel-leak': 'a fuel leak',
  'engine-hit-1': 'the engine is hit, −1 on every power roll',
  structure: 'the structure gives, and two rows of boxes go',
  'control-2': 'the controls are hit, two more dice in every movement test',
  'control-4': 'the controls are shot to pieces, four more dice in every movement test',
  'wound-half': 'the pilot is wounded and loses half his Pilot Points',
  'wound-all': 'the pilot is badly wounded and loses all his Pilot Points',
  'pilot-killed': 'the pilot is killed',
}

const FATES: Readonly<Record<Exclude<Fate, 'flying'>, string>> = {
  destroyed: 'is shot down',
  crashed: 'crashes',
  retired: 'flies home',
}

/** How an aircraft was lost, where the rule says more than its fate. */
const ENDS: Readonly<Partial<Record<RuleId, string>>> = {
  'AC-0.141-2': 'leaves the area and is out of the fight',
  'AC-1.53-2': 'burns out and goes down in flames',
  'AC-2.51-3': 'flies into the ground',
  'AC-2.70-2': 'breaks up in the air',
  'AC-3.22-2': 'blows up',
  'AC-3.22-11': 'goes down with nobody at the controls',
}

/** Neither smoke nor fire: both are rolled for by one rule. */
function tellSmoke({ ac, die, fire }: Happening<'smokeRolled'>, view: View): string {
  const name = craftName(ac, view)
  if (fire) return `The smoke of ${name} bursts into flames (die ${die})!`
  return view.aircraft[ac]?.smoke
    ? `${name} smokes on, but does not burn (die ${die}).`
    : `${name} does not smoke (die ${die}).`
}

function tellWinner({ winner, rule }: Happening<'gameEnded'>, view: View): string {
  const [a, b] = [pointsOf(stateOf(view), 'a'), pointsOf(stateOf(view), 'b')]
  if (winner === 'draw') return `The game ends in a draw, ${counted(a, 'point')} each.`
  const [most, least] = winner === 'a' ? [a, b] : [b, a]
  const over = `The game is over: victory for ${sideName(winner, view)}`
  return rule === 'AC-10h-5'
    ? `${over}. Level on points, ${number(a)} each, it has less damage in rows not yet full.`
    : `${over}, ${number(most)} to ${number(least)}.`
}

/** The sentences of combat and of the end. */
export const combat: Sayings<
  | ('fired' | 'criticalsBought' | 'damageRolled' | 'rowFilled' | 'criticalRolled' | 'smokeRolled' | 'smokeStarted')
  | ('fuelLeaked' | 'aircraftLost' | 'gameEnded' | 'resigned')
> = {
  fired: ([e], view) => tellFire(e, view),
  criticalsBought: ([{ ac, hits, criticals }], view) =>
    criticals === 0
      ? null
      : `${craftName(ac, view)} trades ${counted(hits, 'hit')} for ${counted(criticals, 'critical hit')}.`,
  damageRolled: ([e], view) => tellDamage(e, view),
  rowFilled: tellRows,
  criticalRolled: ([{ ac, dice, effect }], view) =>
    `Critical hit on ${craftName(ac, view)}, ${faces(dice)}: ${CRITICAL[effect]}.`,
  smokeRolled: ([e], view) => tellSmoke(e, view),
  smokeStarted: ([{ ac, die }], view) => `${craftName(ac, view)} begins to smoke${die === 0 ? '' : ` (die ${die})`}.`,
  fuelLeaked: ([{ ac, choice }], view) =>
    `Fuel leaks from ${craftName(ac, view)}: ${choice === 'smoke' ? 'the engine is kept running' : 'the engine is shut down for good'}.`,
  aircraftLost: ([{ ac, fate, rule }], view) =>
    `${craftName(ac, view)} ${ENDS[rule] ?? FATES[fate as Exclude<Fate, 'flying'>]}.`,
  gameEnded: ([e], view) => tellWinner(e, view),
  resigned: ([{ seat }], view) =>
    `${capital(sideName(seat as Seat, view))} resign${/s$/.test(sideName(seat as Seat, view)) ? '' : 's'}.`,
}
