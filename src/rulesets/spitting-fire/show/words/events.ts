/** What happened, in sentences. */

import { type Resigned, total } from '../../../../core/index.js'
import { capital, counted, listing, nameOf, number, sumOf } from '../../../../core/words/english.js'
import type { Alike, EventOfType, Words } from '../../../../core/words/words.js'
import { RANGE_BANDS } from '../../book/tables.js'
import { type GameEvent, SEATS, type Seat, type SpittingFire, type View } from '../../state/state.js'
import { markerName } from '../names.js'
import {
  bend,
  cardOf,
  cards,
  dice,
  far,
  fleet,
  group,
  gunOf,
  modelOf,
  placeOf,
  pointing,
  reaching,
  side,
  theSide,
} from './phrases.js'

type Of<T> = EventOfType<SpittingFire, T>

const unsaid = (): null => null
const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0)
const last = <E>(alike: Alike<E>): E => alike[alike.length - 1] as E

/** `Adler 1 and Adler 2 climb`: those of alike events, and what they do. */
function planesDo(alike: Alike<{ readonly plane: string }>, does: string, do_: string): string {
  const planes = [...new Set(alike.map(({ plane }) => nameOf(plane)))]
  return `${listing(planes)} ${planes.length === 1 ? does : do_}`
}

// ---------------------------------------------------------------------------------------- setting up

function forcesRevealed(_: unknown, view: View): string {
  const of = (seat: Seat): string =>
    fleet(
      view,
      Object.keys(view.planes).filter((id) => view.planes[id]?.side === seat),
    )
  return `The forces are revealed: the Axis flies ${of('axis')}, the Allies ${of('allies')}.`
}

const edgesAssigned = ([{ axis, allies, die }]: Alike<Of<'edgesAssigned'>>): string =>
  `${die === null ? 'The edges are given' : 'The coin is tossed'}: the Axis comes from the ${axis}, the Allies from the ${allies}.`

function cardFlipped([{ colour, red, black, rule }]: Alike<Of<'cardFlipped'>>): string {
  const seat = colour === 'red' ? 'axis' : 'allies'
  const does = rule === 'SF-PLACE-04' ? ['places', 'place'] : ['activates', 'activate']
  const rest = cards(red, black)
  const left = rest === undefined ? 'That was the last card.' : `Still face down: ${rest}.`
  return `A ${colour} card: ${side(seat, does[0], does[1])} a group. ${left}`
}

const planePlaced = (alike: Alike<Of<'planePlaced'>>, view: View): string =>
  `${capital(group(alike[0].group))} takes station at level ${alike[0].altitude}: ${listing(
    alike.map(({ plane, pose }) => `${nameOf(plane)} at ${placeOf(view, pose)}, ${pointing(pose)}`),
  )}.`

// ---------------------------------------------------------------------------------------- plotting

function plotSet(alike: Alike<Of<'plotSet'>>): string {
  const [{ group: id, marker }] = alike
  if (marker !== undefined) return `${capital(group(id))} gets ${markerName(marker)}, face down.`
  const ids = [...new Set(alike.map(({ group: one }) => nameOf(one)))]
  return ids.length === 1
    ? `Group ${ids[0]} has its marker, face down.`
    : `Groups ${listing(ids)} have their markers, face down.`
}

// ---------------------------------------------------------------------------------------- movement

const planeMoved = (alike: Alike<Of<'planeMoved'>>, view: View): string => {
  const { plane, pose } = last(alike)
  return `${nameOf(plane)} flies ${far(view, sum(alike.map(({ distance }) => distance)))}${reaching(view, pose)}.`
}

const comesRound =
  (verb: string) =>
  (alike: Alike<Of<'planeTurned' | 'planePivoted'>>): string => {
    const [{ plane, angle, pose }] = alike
    if (angle === 0) return `${nameOf(plane)} keeps its nose where it is, ${pointing(pose)}.`
    return `${nameOf(plane)} ${verb} ${listing(alike.map((one) => bend(one.angle)))}, now ${pointing(last(alike).pose)}.`
  }

function attemptRolled([event]: Alike<Of<'attemptRolled'>>, view: View): string {
  const { plane, kind, dice: rolled, need, extra } = event
  const both = rolled.length > 1 ? ' on both dice' : ''
  const trial = `${nameOf(plane)} tries a ${kindName(kind)}, needs ${need}${both} and rolls ${dice(rolled)}`
  if (extra === 0) return `${trial}: it can come round on the spot.`
  const which = rolled.length === 1 ? '' : extra === sum(rolled) ? 'the sum, ' : 'the lower die, '
  return `${trial}: it has to fly ${which}${far(view, extra)}${which && ','} straight on first.`
}

/** `tight turn`, `half-loop`, as the book writes them. */
export const kindName = (kind: string): string => (kind === 'tight-turn' ? 'tight turn' : kind)

function forcedMove([{ plane, distance, pose, rule }]: Alike<Of<'forcedMove'>>, view: View): string {
  const to = reaching(view, pose)
  if (rule === 'SF-MOVE-07') return `${nameOf(plane)} flies out its minimum, ${far(view, distance)} more${to}.`
  return `That takes ${nameOf(plane)}${to}.`
}

const attemptCompleted = ([{ plane, kind, cost, left }]: Alike<Of<'attemptCompleted'>>): string =>
  `${nameOf(plane)}'s ${kindName(kind)} comes off, for ${cost} of the ${number(left)} MP it had left.`

const attemptFailed = ([{ plane, kind, cost, left }]: Alike<Of<'attemptFailed'>>): string =>
  `${nameOf(plane)}'s ${kindName(kind)} fails: it takes ${cost} MP, with ${number(left)} left. Its movement is over.`

const BANKS = {
  left: 'ends up banked to the left',
  level: 'ends up with its wings level',
  right: 'ends up banked to the right',
}

const planeAltitudeChanged = (alike: Alike<Of<'planeAltitudeChanged'>>): string => {
  const [{ from, to }] = alike
  const who = to > from ? planesDo(alike, 'climbs', 'climb') : planesDo(alike, 'dives', 'dive')
  return `${who} from level ${from} to ${to}.`
}

// ---------------------------------------------------------------------------------------- attacks

/** `at medium range`, or the sum if there is more to it: `medium range 5, from astern −1`. */
function sumToHit({ need, modifiers }: Of<'toHitRolled'>): string {
  if (modifiers.length === 1) return modifiers[0]?.label ?? ''
  return `${sumOf(modifiers)}${total(modifiers) > need ? `, but never more than ${need}` : ''}`
}

function toHitRolled(alike: Alike<Of<'toHitRolled'>>, view: View): string {
  const [first] = alike
  const hits = alike.filter(({ hit }) => hit).length
  const shooting = `${nameOf(first.plane)} fires at ${nameOf(first.target)}, ${far(view, measured(first.range))} away`
  const result =
    hits === alike.length && hits === 1 ? 'a hit' : hits === 0 && alike.length === 1 ? 'a miss' : counted(hits, 'hit')
  return `${shooting}, and needs ${first.need} (${sumToHit(first)}): ${byType(alike, view)}: ${result}.`
}

const bandOf = (range: number): number => RANGE_BANDS.findIndex(({ upTo }) => range <= upTo)

/** A distance as a ruler shows it, to a tenth, unless that would look like another range. */
function measured(range: number): number {
  const rough = Math.round(10 * range) / 10
  return bandOf(rough) === bandOf(range) ? rough : range
}

/** The dice by type of gun: `20mm 6 and 2; LMG 1 and 5`. */
function byType(alike: Alike<Of<'toHitRolled'>>, view: View): string {
  const types = new Map<string, number[]>()
  for (const { plane, weapon, die } of alike) {
    const type = gunOf(view, plane, weapon)
    types.set(type, [...(types.get(type) ?? []), die])
  }
  return [...types].map(([type, faces]) => `${type} ${dice(faces)}`).join('; ')
}

function damageRolled(alike: Alike<Of<'damageRolled'>>, view: View): string {
  const [{ target, need, rule }] = alike
  const rolled = alike
    .map(({ plane, weapon, dice: faces }) => `${gunOf(view, plane, weapon)} ${dice(faces)}`)
    .join('; ')
  const points = sum(alike.map((one) => one.points))
  const damage = points === 0 ? 'no damage' : counted(points, 'point')
  const late = rule === 'SF-TGT-07' ? ', too late to matter' : ''
  return `Damage to ${nameOf(target)}, ${need} or more scores: ${rolled}: ${damage}${late}.`
}

/** Of several hits in one attack, what they come to in the end. A plane shot down is told as such. */
function planeDamaged(alike: Alike<Of<'planeDamaged'>>, view: View): string | null {
  const { plane, damage, boxes } = last(alike)
  if (damage === boxes || view.planes[plane]?.damage !== damage) return null
  return `${nameOf(plane)} has ${damage} of ${boxes} damage boxes marked off.`
}

function ammoSpent(alike: Alike<Of<'ammoSpent'>>, view: View): string {
  const lines = alike.map(({ plane, line, left }) => {
    const type = cardOf(view, plane)?.weapons[line]?.type
    return left === 0 ? `no ${type} ammunition left` : `${type} ammunition for ${counted(left, 'more turn')}`
  })
  return `${nameOf(alike[0].plane)} has ${listing(lines)}.`
}

// ---------------------------------------------------------------------------------------- losses and the end

const victoryPointsScored = (alike: Alike<Of<'victoryPointsScored'>>): string => {
  const { seat, score } = last(alike)
  const points = sum(alike.map((one) => one.points))
  return `${theSide(seat, 'scores', 'score')} ${points} VP and now ${seat === 'axis' ? 'has' : 'have'} ${score}.`
}

function cardRemoved([{ colour, from, red, black }]: Alike<Of<'cardRemoved'>>): string {
  const pile = from === 'down' ? 'face-down cards' : 'discards'
  return `A ${colour} card comes out of the ${pile}, which leaves ${cards(red, black) ?? 'none'} there.`
}

function gameEnded([{ winner, axis, allies, rule }]: Alike<Of<'gameEnded'>>, view: View): string {
  const empty = SEATS.filter(
    (seat) => !Object.values(view.planes).some((p) => p.side === seat && p.status === 'flying'),
  )
  const why =
    empty.length === 2
      ? 'Nobody is left in the air'
      : empty.length === 1 && rule !== 'SF-WIN-01'
        ? `${theSide(empty[0] as Seat, 'has', 'have')} no aircraft left`
        : 'The last turn is over'
  return `${why}. ${resultOf(winner, { axis, allies })}`
}

/** `The Allies win, 62 VP to 27.` */
export function resultOf(winner: Seat | 'draw', score: Readonly<Record<Seat, number>>): string {
  if (winner === 'draw') return `It's a draw, ${score.axis} VP each.`
  const loser = winner === 'axis' ? 'allies' : 'axis'
  const despite = score[winner] < score[loser] ? ' all the same' : ''
  return `${theSide(winner, 'wins', 'win')}${despite}, ${score[winner]} VP to ${score[loser]}.`
}

// ---------------------------------------------------------------------------------------- the table

/** Every event. */
export const event: Words<SpittingFire>['event'] = {
  planeAdded: (alike, view) => {
    const { seat, card, points } = last(alike)
    const name = view.config.cards[card]?.name ?? 'plane'
    const taken = alike.length === 1 ? `the ${name}` : `${alike.length} of the ${name}`
    return `${theSide(seat, 'takes', 'take')} ${taken}: ${points} points so far.`
  },
  forceSubmitted: ([{ seat }]) => `${theSide(seat, 'hands in its', 'hand in their')} force.`,
  pointsUnspent: ([{ seat, left }]) =>
    `${theSide(seat, 'leaves', 'leave')} ${counted(left, 'point')} unspent, enough for another aircraft.`,
  forcesRevealed,
  edgesAssigned,
  deckBuilt: ([{ red, black }]) =>
    `The deck holds a card for each group: ${red} red for the Axis, ${black} black for the Allies.`,
  cardFlipped,
  planePlaced,
  groupPlaced: unsaid,
  deckShuffled: ([{ rule, red, black }]) =>
    rule === 'SF-PLACE-09' ? null : `All cards go back into the deck: ${cards(red, black) ?? 'none'}.`,
  plotSet,
  plotsCommitted: ([{ seat }]) => `${theSide(seat, 'commits its', 'commit their')} markers.`,
  groupActivated: unsaid,
  markerRevealed: ([{ group: id, marker }]) => `${capital(group(id))} acts and turns up ${markerName(marker)}.`,
  altitudeMarkerChanged: ([{ group: id, from, to }]) =>
    from === to ? null : `${capital(group(id))}'s altitude marker goes from ${from} to ${to}.`,
  groupCrashed: ([{ group: id }]) => `${capital(group(id))} dives from the lowest level and crashes into the ground.`,
  groupStalled: ([{ group: id }]) => `${capital(group(id))} climbs at its maximum altitude, stalls and is lost.`,
  planeBegan: ([{ plane, rate }], view) => `${nameOf(plane)}, ${modelOf(view, plane)}, has ${number(rate)} MP to fly.`,
  planeMoved,
  planeTurned: comesRound('turns'),
  attemptRolled,
  forcedMove,
  attemptCompleted,
  attemptFailed,
  planePivoted: comesRound('pivots'),
  planeBackedUp: ([{ plane, distance, pose }], view) =>
    `${nameOf(plane)} can't stop on another aircraft and backs up ${far(view, distance)}${reaching(view, pose)}.`,
  movementEnded: unsaid,
  bankChanged: ([{ plane, bank }]) => `${nameOf(plane)} ${BANKS[bank]}.`,
  planeAltitudeChanged,
  planeExited: (alike) => `${planesDo(alike, 'has', 'have')} left the table, for good.`,
  attackDeclared: ([{ plane, shots }]) => (shots.length === 0 ? `${nameOf(plane)} holds fire.` : null),
  toHitRolled,
  damageRolled,
  ammoSpent,
  planeDamaged,
  planeShotDown: ([{ plane, by }]) => `${nameOf(by)} shoots down ${nameOf(plane)}!`,
  victoryPointsScored,
  groupEliminated: ([{ group: id }]) => `That was the last of ${group(id)}.`,
  cardRemoved,
  markerRemoved: ([{ group: id, marker }]) =>
    `${capital(group(id))}'s marker ${marker === undefined ? 'is taken off unseen' : `was ${markerName(marker)}`}.`,
  activationEnded: unsaid,
  turnEnded: unsaid,
  turnBegan: ([{ turn }]) => `Turn ${turn} begins.`,
  gameEnded,
  resigned: ([{ seat }]) => `${theSide(seat as Seat, 'resigns', 'resign')}.`,
}

/** What is told in one sentence: the same said of several planes or groups, all hits of an attack, one plane's steps. */
export function alike(a: GameEvent | Resigned, b: GameEvent | Resigned): boolean {
  if (a.type === 'planeAdded' && b.type === a.type) return a.seat === b.seat && a.card === b.card
  if (a.type === 'planePlaced' && b.type === a.type) return a.group === b.group
  if (a.type === 'plotSet' && b.type === a.type) return a.marker === undefined && b.marker === undefined
  if (a.type === 'planeAltitudeChanged' && b.type === a.type) return a.from === b.from && a.to === b.to
  if (a.type === 'victoryPointsScored' && b.type === a.type) return a.seat === b.seat
  const [one, other] = [a as Together, b as Together]
  return TOGETHER.has(a.type) && one.plane === other.plane && one.target === other.target && a.rule === b.rule
}

interface Together {
  readonly plane?: string
  readonly target?: string
}
const TOGETHER = new Set<string>([
  'planeMoved',
  'planeTurned',
  'toHitRolled',
  'damageRolled',
  'planeDamaged',
  'ammoSpent',
])
