import type { GameEvent } from 'wingover/spitting-fire'
import type { Sentences, Told } from '../sentences.js'

type Of<Type extends GameEvent['type']> = Extract<GameEvent, { type: Type }>
type Telling = { readonly [Type in GameEvent['type']]?: (first: Of<Type>, all: readonly Of<Type>[]) => string | null }

const silent = () => null
const plain = (marker: string): string => marker.replace('-', ' ')

const events: Telling = {
  deckBuilt: silent,
  deckShuffled: silent,
  turnBegan: silent,
  turnEnded: silent,
  cardFlipped: silent,
  groupActivated: silent,
  planeBegan: silent,
  activationEnded: silent,
  groupPlaced: silent,
  gameEnded: silent,
  planePlaced: silent,
  markerRevealed: ({ group, marker }) => `group ${group} shows ${plain(marker)}`,
  altitudeMarkerChanged: ({ from, to }) => (from === to ? null : `its marker goes from level ${from} to ${to}`),
  planeAltitudeChanged: silent,
  movementEnded: ({ plane, how }) => (how === 'forced' ? `${plane}'s movement is over` : null),
  attemptRolled: ({ plane, kind, dice, need, extra }) =>
    `${plane} tries a ${plain(kind)}, needs ${need}, rolls ${dice.join(' and ')}: ${extra} SU straight on`,
  forcedMove: ({ plane, distance }) => `${plane} is carried ${distance} SU ahead`,
  attemptCompleted: ({ cost }) => `it comes off, for ${cost} MPs`,
  attemptFailed: ({ cost, left }) => `it fails: ${cost} MPs are wanted, ${left} left`,
  planeBackedUp: ({ plane, distance }) => `${plane} backs up ${distance} SU to be clear`,
  planeExited: ({ plane }) => `${plane} leaves the table`,
  groupCrashed: ({ group }) => `group ${group} crashes`,
  groupStalled: ({ group }) => `group ${group} stalls`,
  attackDeclared: silent,
  toHitRolled: ({ plane, target, range, need }, all) =>
    `${plane} fires at ${target}, ${range} SU away, needs ${need}: ${all.map(({ die }) => die).join(' ')}, ${hits(all)}`,
  damageRolled: ({ need }, all) =>
    `damage against ${need}+: ${all.map(({ dice }) => dice.join(' ')).join(' | ')}, ${count(sum(all), 'point')}`,
  planeDamaged: ({ plane, boxes }, all) => `${plane} has ${all.at(-1)?.damage} of ${boxes} boxes marked`,
  planeShotDown: ({ plane, by }) => `${plane} is shot down by ${by}`,
  victoryPointsScored: ({ seat, points, score }) => `${seat} gains ${points} points and has ${score}`,
  groupEliminated: ({ group }) => `group ${group} is no more`,
  cardRemoved: ({ colour, from }) => `a ${colour} card leaves the ${from === 'down' ? 'deck' : 'discard'}`,
  markerRemoved: silent,
}

const count = (number: number, what: string): string => `${number} ${what}${number === 1 ? '' : 's'}`
const hits = (all: readonly Of<'toHitRolled'>[]): string => count(all.filter(({ hit }) => hit).length, 'hit')
const sum = (all: readonly Of<'damageRolled'>[]): number => all.reduce((total, { points }) => total + points, 0)

const orders: Readonly<Record<string, (facts: Told) => string | null>> = {
  commitPlots: () => 'markers are down',
  activateGroup: ({ group }) => `group ${group}`,
  beginPlane: ({ plane }) => `plane ${plane}`,
  attack: ({ shots }) => ((shots as readonly unknown[]).length === 0 ? 'holds fire' : 'attacks'),
  earlyAttack: () => 'attacks before moving',
  endMovement: () => 'end',
}

/** How Spitting Fire is told. */
export const spittingFire: Sentences = {
  opening: ['activateGroup', 'beginPlane'],
  order: (action) => orders[action.type]?.(action),
  event: (alike) => {
    const tell = events[alike[0]?.type as GameEvent['type']] as
      | ((first: Told, all: readonly Told[]) => string)
      | undefined
    return tell?.(alike[0] as Told, alike)
  },
}
