/** Orders, as buttons say them. */
import { capital, counted, listing, nameOf, number } from '../../../../core/words/english.js'
import type { Words } from '../../../../core/words/words.js'
import { LEVELS } from '../../book/tables.js'
import { costOfAttempt } from '../../flight/movement.js'
import type { Marker, PendingPivot, Pose, Seat, Shot, SpittingFire, View } from '../../state/state.js'
import { verticalOf } from '../../state/state.js'
import { markerName } from '../names.js'
import { bend, cardOf, far, flying, group, models, placeOf, pointing, side } from './phrases.js'

const LONGEST = 60

/** At most as long as a button is wide. */
const trimmed = (text: string): string => (text.length <= LONGEST ? text : `${text.slice(0, LONGEST - 1).trimEnd()}…`)

// ---------------------------------------------------------------------------------------- setting up

/** A card by its name, or by maker and model if another has the same name. */
function aircraft({ config }: View, id: string): string {
  const card = config.cards[id]
  if (card === undefined) return nameOf(id)
  const twin = Object.values(config.cards).some((other) => other.id !== id && other.name === card.name)
  return trimmed(`${(twin ? card.type : card.name).slice(0, 45)}, ${counted(card.points, 'point')}`)
}

/** `7 aircraft for 233 points`: what a seat has taken one by one. */
function taken(view: View, seat: Seat): string {
  const choice = view.forces?.[seat]
  const roster = choice !== undefined && 'roster' in choice ? Object.entries(choice.roster) : []
  const count = roster.reduce((all, [, planes]) => all + planes, 0)
  const points = roster.reduce((all, [card, planes]) => all + planes * (view.config.cards[card]?.points ?? 0), 0)
  return `${number(count)} aircraft for ${counted(points, 'point')}`
}

/** The plane of a group that is placed next. */
const nextOf = (view: View, id: string): string =>
  view.groups[id]?.planes.find((plane) => view.planes[plane]?.pose === null) ?? id

const spot = (view: View, pose: Pose): string => `${placeOf(view, pose)}, ${pointing(pose)}`

// ---------------------------------------------------------------------------------------- plotting

/** What a marker does to the group: `to level 6`, `and crash`. */
function outcomeOf(view: View, id: string, marker: Marker): string {
  const { altitudeMarker: level = 0, card = '' } = view.groups[id] ?? {}
  const change = LEVELS[verticalOf(marker)]
  if (change === 0) return `at level ${level}`
  if (level + change < 1) return 'and crash'
  return level + change > (view.config.cards[card]?.maxAlt ?? 99) ? 'and stall' : `to level ${level + change}`
}

function activate(view: View, id: string): string {
  const { card = '', altitudeMarker = 0, plot } = view.groups[id] ?? {}
  const shown = plot && plot !== 'hidden' ? `, ${markerName(plot)}` : ''
  return `${capital(group(id))}: ${models(view, card, flying(view, id).length)} at level ${altitudeMarker}${shown}`
}

/** `Fly Adler 1, 2 of 4 boxes marked`. */
function fly(view: View, plane: string): string {
  const damage = view.planes[plane]?.damage ?? 0
  return `Fly ${nameOf(plane)}${damage === 0 ? ', undamaged' : `, ${damage} of ${cardOf(view, plane)?.boxes} boxes marked`}`
}

// ---------------------------------------------------------------------------------------- flight and attack

function attempt(view: View, kind: PendingPivot['kind'], name: string): string {
  const card = cardOf(view, view.activation?.plane ?? '')
  return `Try a ${name}${card === undefined ? '' : ` for ${costOfAttempt(card.turn, kind)} MP`}`
}

/** `Fire 6 guns at Blue 1`. */
function volley(shots: readonly Shot[]): string {
  const targets = [...new Set(shots.map(({ target }) => nameOf(target)))]
  const guns = `Fire ${counted(shots.length, 'gun')} at`
  const named = `${guns} ${listing(targets)}`
  return named.length <= LONGEST - ' before moving'.length ? named : `${guns} ${targets.length} aircraft`
}

/** Every order. */
export const action: Words<SpittingFire>['action'] = {
  addPlane: ({ aircraft: id }, view) => aircraft(view, id),
  submitForce: ({ seat, groups }, view) =>
    groups === undefined ? `Bring ${taken(view, seat)}` : `Bring a force of ${counted(groups.length, 'group')}`,
  chooseEdges: ({ axis }) =>
    axis === 'random' ? 'Toss a coin for the edges' : capital(`${side('axis')} sets up in the ${axis}`),
  flipCard: ({ card }) => (card === undefined ? 'Flip the next card' : `The card is ${card}`),
  placeGroup: ({ group: id, altitude, poses: [lead] }, view) =>
    trimmed(`${nameOf(id)} at level ${altitude}${lead === undefined ? '' : `, the first at ${spot(view, lead)}`}`),
  placePlane: ({ group: id, altitude, pose }, view) =>
    trimmed(`${nameOf(nextOf(view, id))} at level ${altitude}, ${spot(view, pose)}`),
  setPlot: ({ group: id, marker }, view) => `${nameOf(id)}: ${markerName(marker)} ${outcomeOf(view, id, marker)}`,
  commitPlots: () => 'Commit your markers',
  activateGroup: ({ group: id }, view) => trimmed(activate(view, id)),
  beginPlane: ({ plane }, view) => fly(view, plane),
  forward: ({ distance }, view) => `Ahead ${far(view, distance)}`,
  turn: ({ angle }) => `Turn ${bend(angle)}`,
  attemptTightTurn: (_, view) => attempt(view, 'tight-turn', 'tight turn'),
  attemptHalfLoop: (_, view) => attempt(view, 'half-loop', 'half-loop'),
  pivot: ({ angle }) => (angle === 0 ? 'Keep the heading' : `Pivot ${bend(angle)}`),
  endMovement: () => 'End the move here',
  attack: ({ shots }) => (shots.length === 0 ? 'Hold fire' : volley(shots)),
  earlyAttack: ({ shots }) => `${volley(shots)} before moving`,
  endTurn: (_, { turn }) => `End turn ${turn}`,
  resign: () => 'Resign',
}

/** Headings over orders of a type. */
export const kind: Words<SpittingFire>['kind'] = {
  addPlane: 'Take an aircraft',
  submitForce: 'Hand in your force',
  chooseEdges: 'Edges',
  flipCard: 'Cards',
  placeGroup: 'Place a whole group',
  placePlane: 'Place an aircraft',
  setPlot: 'Maneuver markers',
  commitPlots: 'Ready',
  activateGroup: 'Activate a group',
  beginPlane: 'Choose an aircraft',
  forward: 'Straight ahead',
  turn: 'Turn',
  attemptTightTurn: 'Tight turn',
  attemptHalfLoop: 'Half-loop',
  pivot: 'Come round',
  endMovement: 'Done moving',
  attack: 'Attack',
  earlyAttack: 'Attack from its tail',
  endTurn: 'End phase',
  resign: 'Give up',
}
