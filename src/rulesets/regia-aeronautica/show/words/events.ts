/** What happened, in English. */
import { capital, counted, listing, number } from '../../../../core/words/index.js'
import type { Cell, CellStep } from '../../../../geometry/index.js'
import type { Chit, GameEvent, Rolled, View } from '../../state/state.js'
import { chit, drms, goal, height, piece, pieces, spot, theSide } from './names.js'
import { gunSquare, isSureKill, luckyAnswer, type Says, squareOf, windOf } from './table.js'

type EventOf<T> = Extract<GameEvent, { readonly type: T }>

const silent = (): null => null

/** ` over D3`, or nothing if nobody knows where. */
const over = (view: View, plane: string): string => {
  const square = squareOf(view, plane)
  return square === undefined ? '' : ` over ${square}`
}

// ---------------------------------------------------------------------------------------- dice

/** `needing 7: 4 and 3, against a bomber +1, make 8` */
function sum({ dice, modifiers, total, need }: Rolled, view: View): string {
  const added = modifiers.length === 0 ? '' : `, ${drms(modifiers, view)},`
  return `needing ${need}: ${dice.join(' and ')}${added} make ${number(total)}`
}

function shot(roll: Rolled, who: string, how: string, view: View): string {
  const aimed = `${who} ${how} ${piece(roll.target, view)}`
  if (isSureKill(roll, view)) return `${aimed} and throws ${roll.dice.join(' and ')}, a natural 12. That is a kill!`
  return `${aimed}, ${sum(roll, view)}. ${roll.hit ? 'A hit!' : 'A miss.'}`
}

// ---------------------------------------------------------------------------------------- movement

const STEPS: Readonly<Record<CellStep, string>> = {
  north: 'flies north to',
  east: 'flies east to',
  south: 'flies south to',
  west: 'flies west to',
  up: 'climbs to',
  down: 'dives to',
}

const isLevel = (direction: CellStep): boolean => direction !== 'up' && direction !== 'down'

function flown(steps: readonly EventOf<'planeMoved'>[], view: View): string {
  const last = steps.at(-1)!
  const legs = steps.map(
    (one) => `${STEPS[one.direction]} ${isLevel(one.direction) ? goal(one, view) : height(one.altitude)}`,
  )
  const where = isLevel(last.direction) ? ` at ${height(last.altitude)}` : ` over ${goal(last, view)}`
  return `${piece(last.plane, view)} ${legs.join(', then ')}${where}.`
}

function met({ kind, attacker, target }: EventOf<'engagementOpened'>, view: View): string {
  const [a, b, where] = [piece(attacker, view), piece(target, view), over(view, target)]
  if (kind === 'compulsory') return `${a} meets ${b}${where} and must attack.`
  return kind === 'below' ? `${a} dives on ${b}${where}.` : `${a} fires at ${b} as it comes by${where}.`
}

// ---------------------------------------------------------------------------------------- chits and clouds

const CHITS: Readonly<Record<Chit, string>> = {
  ace: 'is an ACE',
  green: 'is GREEN',
  lucky: 'is LUCKY',
  none: 'has nothing special',
}

function luck({ plane, value }: EventOf<'luckyDeclared'>, view: View): string {
  const roll = luckyAnswer(view, plane)
  const whose =
    roll === undefined ? 'the roll' : roll.by === plane ? 'its own roll' : `the roll of ${piece(roll.by, view)}`
  if (value === 0) return `${piece(plane, view)} is LUCKY but leaves ${whose} alone.`
  return `${piece(plane, view)} is LUCKY and ${value > 0 ? 'adds 1 to' : 'takes 1 off'} ${whose}.`
}

const WIND: Readonly<Record<CellStep, string>> = {
  north: 'north',
  east: 'east',
  south: 'south',
  west: 'west',
  up: 'one level up',
  down: 'one level down',
}

function drifted(moved: readonly EventOf<'cloudMoved'>[], view: View): string {
  const [{ dice }] = moved as readonly [EventOf<'cloudMoved'>]
  const calls = windOf(dice, view).map((step) => WIND[step])
  const now = `${moved.length === 1 ? 'the cloud is' : 'the clouds are'} over ${clouds(moved)}`
  if (calls.length === 0) return `The cloud dice show ${dice.join(' and ')}: no move, and ${now} still.`
  return `The cloud dice show ${dice.join(' and ')} (${calls.join(', ')}): ${now} now.`
}

/** Where clouds are, two in one place counted once. */
const clouds = (cells: readonly Cell[]): string => listing([...new Set(cells.map(spot))])

// ---------------------------------------------------------------------------------------- all of them

const ENDS: Readonly<Record<string, string>> = {
  'RA-WIN-01': 'The French win: they have bombed an objective.',
  'RA-WIN-03': 'The Italians win: the French have no bomber left that could still bomb.',
  'RA-WIN-04': 'Time is up and no objective was bombed: the Italians win.',
}

export const event: Says['event'] = {
  chitDrawn: (drawn, view) => {
    const known = drawn.flatMap((one) =>
      one.chit === undefined ? [] : `${piece(one.plane, view)} draws ${chit[one.chit]}`,
    )
    if (known.length > 0) return `${listing(known)}.`
    const isLast = view.config.roster.every((id) => view.planes[id]!.chit !== null)
    return isLast ? 'Every plane has a Special chit under it, face down.' : null
  },
  aaRolled: ([{ die, guns }], _view) => {
    const half = die % 2 === 0 ? 'half of it' : `half of it, rounded ${guns * 2 > die ? 'up' : 'down'},`
    return `The Italians roll ${die} for AA: ${half} makes ${counted(guns, 'chit')}.`
  },
  aaDeployed: (guns, view) => {
    return `AA digs in at ${listing(guns.map((gun) => goal(gun, view)))}.`
  },
  cloudsRolled: ([{ die }], _view) => `The Italians roll ${die} for clouds: ${counted(die, 'cloud')} to place.`,
  cloudDeployed: (placed, _view) => `${placed.length === 1 ? 'A cloud lies' : 'Clouds lie'} over ${clouds(placed)}.`,
  planeDeployed: (placed, view) =>
    `${listing(placed.map((one) => `${piece(one.plane, view)} starts over ${spot(one)}`))}.`,
  turnBegan: ([{ turn }], { config: { options } }) =>
    options.turnLimit === 'none' ? `Turn ${turn} begins.` : `Turn ${turn} of ${options.turnLimit} begins.`,
  priorityAssigned: (given, view) => {
    const known = given.filter(({ priority }) => priority !== undefined)
    if (known.length === 0) return null
    return `${listing(known.map(({ plane, priority }) => `${piece(plane, view)} gets number ${priority}`))}.`
  },
  prioritiesSet: (sides, _view) => {
    const named = capital(listing(sides.map(({ seat }) => theSide(seat).replace('The', 'the'))))
    return `${named} have laid out their priority chits.`
  },
  initiativeDrawn: ([{ seat }], _view) =>
    `The ${seat === 'french' ? 'French' : 'Italian'} roundel comes up: ${theSide(seat).replace('The', 'the')} have the initiative.`,
  prioritiesRevealed: ([{ order }], view) =>
    `The priority chits are shown. The planes move in this order: ${pieces(order, view)}.`,
  slotSkipped: (gone, view) =>
    `${pieces(
      gone.map(({ plane }) => plane),
      view,
    )} ${gone.length === 1 ? 'is gone and misses its' : 'are gone and miss their'} turn to move.`,
  planeMoved: flown,
  planeLeft: ([{ plane }], view) => `${piece(plane, view)} flies off the map and is safely home.`,
  moveEnded: ([{ plane, rule }], view) =>
    rule === 'RA-ENG-09' ? `The fight ends the move of ${piece(plane, view)}.` : null,
  engagementOpened: ([one], view) => met(one, view),
  engagementDeclined: ([{ fighter, target }], view) =>
    `${piece(fighter, view)} holds its fire against ${piece(target, view)}.`,
  chitRevealed: (shown, view) =>
    `${shown.length === 1 ? 'The chit is' : 'The chits are'} turned up: ${listing(shown.map((one) => `${piece(one.plane, view)} ${CHITS[one.chit]}`))}.`,
  luckyDeclared: ([one], view) => luck(one, view),
  fireRolled: ([one], view) =>
    shot(one, piece(one.by, view), one.kind === 'return' ? 'fires back at' : 'fires at', view),
  aaFired: ([one], view) => shot(one, `AA at ${gunSquare(one.by, view)}`, 'fires at', view),
  bombsDropped: ([one], view) =>
    `The bombs of ${piece(one.by, view)} fall on ${one.target}, ${sum(one, view)}. ${one.hit ? 'A hit!' : 'A miss.'}`,
  firedMarked: silent,
  hitMarked: ([{ plane, hits }], view) =>
    hits > 1 ? null : `${piece(plane, view)} now carries a HIT: one more brings it down.`,
  planeShotDown: ([{ plane, by }], view) => `${piece(plane, view)} is shot down by ${piece(by, view)}.`,
  cloudsTriggered: ([{ dice }], view) =>
    `Double ${dice[0]}: ${view.clouds.length > 0 ? 'the clouds move!' : 'clouds would move, but there are none.'}`,
  cloudMoved: drifted,
  aaAimed: ([{ gun, target, rule }], view) =>
    `AA at ${gunSquare(gun, view)}${rule === 'RA-AA-04' ? ', on the objective,' : ''} opens up on ${piece(target, view)}.`,
  aaPassed: ([{ gun }], view) => `AA at ${gunSquare(gun, view)} holds its fire.`,
  bombsReleased: ([{ plane, square, attempt }], view) =>
    attempt === 1
      ? `${piece(plane, view)} begins its bombing run on ${square}.`
      : `${piece(plane, view)} has bombs for a second run on ${square}.`,
  bombingPassed: ([{ plane }], view) => `${piece(plane, view)} keeps its bombs for later.`,
  objectiveBombed: ([{ square, plane }], view) => `${piece(plane, view)} has bombed the objective at ${square}!`,
  turnEnded: silent,
  gameEnded: ([{ winner, rule }], _view) => ENDS[rule] ?? `${theSide(winner)} win.`,
  resigned: ([{ seat }], _view) => `${theSide(seat)} resign.`,
}
