/** What happened, in German. */
import { capital, number } from '../../../../../core/words/index.js'
import { type Cell, type CellStep, squareName } from '../../../../../geometry/index.js'
import type { Chit, GameEvent, Rolled, View } from '../../../state/state.js'
import { gunSquare, isObjective, isSureKill, luckyAnswer, type Says, squareOf, windOf } from '../table.js'
import { chit, count, drms, flak, goal, height, list, piece, pieces, spot, theSide } from './names.js'

type EventOf<T> = Extract<GameEvent, { readonly type: T }>

const silent = (): null => null

/** ` über D3`, or nothing if nobody knows where. */
const over = (view: View, plane: string): string => {
  const square = squareOf(view, plane)
  return square === undefined ? '' : ` über ${square}`
}

// ---------------------------------------------------------------------------------------- dice

/** `braucht 7: 4 und 3, gegen Bomber +1, macht 8. Treffer!` */
function sum({ dice, modifiers, total, need, hit }: Rolled, view: View): string {
  const added = modifiers.length === 0 ? '' : `, ${drms(modifiers, view)},`
  return `braucht ${need}: ${dice.join(' und ')}${added} macht ${number(total)}. ${hit ? 'Treffer!' : 'Daneben.'}`
}

function shot(roll: Rolled, who: string, how: string, view: View): string {
  const aimed = `${capital(who)} ${how} ${piece(roll.target, view)} und`
  if (isSureKill(roll, view)) return `${aimed} wirft ${roll.dice.join(' und ')}, eine natürliche 12: Abschuss!`
  return `${aimed} ${sum(roll, view)}`
}

// ---------------------------------------------------------------------------------------- movement

const STEPS: Readonly<Record<CellStep, string>> = {
  north: 'fliegt nach Norden',
  east: 'fliegt nach Osten',
  south: 'fliegt nach Süden',
  west: 'fliegt nach Westen',
  up: 'steigt',
  down: 'sinkt',
}

/** `fliegt nach Osten zum Ziel H2`, `steigt über C3 auf 6000 m` */
function leg(one: EventOf<'planeMoved'>, view: View): string {
  const [verb, isVertical] = [STEPS[one.direction], one.direction === 'up' || one.direction === 'down']
  if (isVertical) return `${verb} über ${goal(one, view)} auf ${height(one.altitude)}`
  return `${verb} ${isObjective(view, one) ? 'zum Ziel' : 'auf'} ${squareName(one)}, Höhe ${height(one.altitude)}`
}

const flown = (steps: readonly EventOf<'planeMoved'>[], view: View): string =>
  `${piece(steps[0]!.plane, view)} ${steps.map((one) => leg(one, view)).join(', dann ')}.`

function met({ kind, attacker, target }: EventOf<'engagementOpened'>, view: View): string {
  const [a, b, where] = [piece(attacker, view), piece(target, view), over(view, target)]
  if (kind === 'compulsory') return `${a} trifft${where} auf ${b} und muss angreifen.`
  return kind === 'below' ? `${a} stößt${where} auf ${b} hinab.` : `${a} nimmt ${b} im Vorbeiflug${where} unter Feuer.`
}

// ---------------------------------------------------------------------------------------- chits and clouds

const CHITS: Readonly<Record<Chit, string>> = {
  ace: 'ist ein ACE',
  green: 'ist GREEN',
  lucky: 'ist LUCKY',
  none: 'hat nichts Besonderes',
}

function luck({ plane, value }: EventOf<'luckyDeclared'>, view: View): string {
  const roll = luckyAnswer(view, plane)
  const whose =
    roll === undefined ? 'Wurf' : roll.by === plane ? 'eigenen Wurf' : `Wurf von ${wherefrom(roll.by, view)}`
  const name = `${piece(plane, view)} ist LUCKY`
  if (value === 0) return `${name}, lässt den ${whose} aber, wie er ist.`
  return value > 0 ? `${name} und zählt zum ${whose} 1 dazu.` : `${name} und zieht vom ${whose} 1 ab.`
}

const WIND: Readonly<Record<CellStep, string>> = {
  north: 'nach Norden',
  east: 'nach Osten',
  south: 'nach Süden',
  west: 'nach Westen',
  up: 'eine Stufe höher',
  down: 'eine Stufe tiefer',
}

function drifted(moved: readonly EventOf<'cloudMoved'>[], view: View): string {
  const [{ dice }] = moved as readonly [EventOf<'cloudMoved'>]
  const calls = windOf(dice, view).map((step) => WIND[step])
  const lies = moved.length === 1 ? 'liegt die Wolke' : 'liegen die Wolken'
  const shown = `Die Wolkenwürfel zeigen ${dice.join(' und ')}`
  if (calls.length === 0) return `${shown}: Nichts rührt sich, weiter ${lies} über ${clouds(moved)}.`
  return `${shown} (${calls.join(', ')}): Jetzt ${lies} über ${clouds(moved)}.`
}

/** Where clouds are, two in one place counted once. */
const clouds = (cells: readonly Cell[]): string => list([...new Set(cells.map(spot))])

// ---------------------------------------------------------------------------------------- all of them

const ENDS: Readonly<Record<string, string>> = {
  'RA-WIN-01': 'Die Franzosen gewinnen: Sie haben ein Ziel bombardiert.',
  'RA-WIN-03': 'Die Italiener gewinnen: Die Franzosen haben keinen Bomber mehr, der noch werfen könnte.',
  'RA-WIN-04': 'Die Zeit ist um und kein Ziel bombardiert: Die Italiener gewinnen.',
}

export const event: Says['event'] = {
  chitDrawn: (drawn, view) => {
    const known = drawn.flatMap(({ plane, chit: own }) =>
      own === undefined ? [] : `${piece(plane, view)} zieht ${chit[own]}`,
    )
    if (known.length > 0) return `${list(known)}.`
    const isLast = view.config.roster.every((id) => view.planes[id]!.chit !== null)
    return isLast ? 'Unter jedem Flugzeug liegt jetzt verdeckt ein Special-Chit.' : null
  },
  aaRolled: ([{ die, guns }]) => {
    const half = die % 2 === 0 ? 'die Hälfte' : `die Hälfte, ${guns * 2 > die ? 'aufgerundet' : 'abgerundet'},`
    return `Die Italiener würfeln eine ${die} für die Flak: ${half} macht ${count(guns, 'einen Chit', 'Chits')}.`
  },
  aaDeployed: (guns, view) => {
    const spots = guns.map((gun) => `${squareName(gun)}${isObjective(view, gun) ? ' am Ziel' : ''}`)
    return `Flak geht in Stellung auf ${list(spots)}.`
  },
  cloudsRolled: ([{ die }]) =>
    `Die Italiener würfeln eine ${die} für die Wolken: ${count(die, 'eine Wolke ist', 'Wolken sind')} zu legen.`,
  cloudDeployed: (placed) => `${placed.length === 1 ? 'Eine Wolke liegt' : 'Wolken liegen'} über ${clouds(placed)}.`,
  planeDeployed: (placed, view) =>
    `${list(placed.map((one) => `${piece(one.plane, view)} beginnt über ${spot(one)}`))}.`,
  turnBegan: ([{ turn }], { config: { options } }) =>
    `Spielzug ${turn}${options.turnLimit === 'none' ? '' : ` von ${options.turnLimit}`} beginnt.`,
  priorityAssigned: (given, view) => {
    const known = given.filter(({ priority }) => priority !== undefined)
    if (known.length === 0) return null
    return `${list(known.map(({ plane, priority }) => `${piece(plane, view)} bekommt Nummer ${priority}`))}.`
  },
  prioritiesSet: (sides) =>
    `${list(sides.map(({ seat }) => theSide(seat))).replace('und Die', 'und die')} haben ihre Prioritäts-Chits gelegt.`,
  initiativeDrawn: ([{ seat }]) =>
    `Die ${seat === 'french' ? 'französische' : 'italienische'} Kokarde wird gezogen: ${theSide(seat)} haben die Initiative.`,
  prioritiesRevealed: ([{ order }], view) =>
    `Die Prioritäts-Chits werden aufgedeckt. Der Reihe nach ziehen: ${pieces(order, view)}.`,
  slotSkipped: (gone, view) =>
    `${pieces(
      gone.map(({ plane }) => plane),
      view,
    )} ${gone.length === 1 ? 'ist' : 'sind'} nicht mehr dabei und ${gone.length === 1 ? 'wird' : 'werden'} übersprungen.`,
  planeMoved: flown,
  planeLeft: ([{ plane }], view) => `${piece(plane, view)} verlässt die Karte und ist in Sicherheit.`,
  moveEnded: ([{ plane, rule }], view) =>
    rule === 'RA-ENG-09' ? `Der Kampf beendet die Bewegung von ${piece(plane, view)}.` : null,
  engagementOpened: ([one], view) => met(one, view),
  engagementDeclined: ([{ fighter, target }], view) =>
    `${piece(fighter, view)} schießt nicht auf ${piece(target, view)}.`,
  chitRevealed: (shown, view) => {
    const each = shown.map((one) => `${piece(one.plane, view)} ${CHITS[one.chit]}`)
    return `${shown.length === 1 ? 'Der Chit wird' : 'Die Chits werden'} aufgedeckt: ${list(each)}.`
  },
  luckyDeclared: ([one], view) => luck(one, view),
  fireRolled: ([one], view) =>
    shot(one, piece(one.by, view), one.kind === 'return' ? 'schießt zurück auf' : 'schießt auf', view),
  aaFired: ([one], view) => shot(one, flak(gunSquare(one.by, view)), 'schießt auf', view),
  bombsDropped: ([one], view) => `${piece(one.by, view)} wirft Bomben auf ${one.target} und ${sum(one, view)}`,
  firedMarked: silent,
  hitMarked: ([{ plane, hits }], view) =>
    hits > 1 ? null : `${piece(plane, view)} trägt jetzt einen HIT-Marker: Noch einer, und es ist aus.`,
  planeShotDown: ([{ plane, by }], view) => `${piece(plane, view)} wird abgeschossen, von ${wherefrom(by, view)}.`,
  cloudsTriggered: ([{ dice }], view) => {
    const double = dice[0] === 6 ? 'Sechserpasch' : 'Einserpasch'
    return `${double}: ${view.clouds.length > 0 ? 'Die Wolken ziehen!' : 'Wolken zögen jetzt, aber es gibt keine.'}`
  },
  cloudMoved: drifted,
  aaAimed: ([{ gun, target, rule }], view) => {
    const who = capital(flak(gunSquare(gun, view)))
    return `${who}${rule === 'RA-AA-04' ? ', am Ziel,' : ''} eröffnet das Feuer auf ${piece(target, view)}.`
  },
  aaPassed: ([{ gun }], view) => `${capital(flak(gunSquare(gun, view)))} schweigt.`,
  bombsReleased: ([{ plane, square, attempt }], view) =>
    attempt === 1
      ? `${piece(plane, view)} fliegt den Bombenangriff auf ${square}.`
      : `${piece(plane, view)} hat noch Bomben für einen zweiten Anflug auf ${square}.`,
  bombingPassed: ([{ plane }], view) => `${piece(plane, view)} behält die Bomben vorerst.`,
  objectiveBombed: ([{ square, plane }], view) => `${piece(plane, view)} hat das Ziel ${square} bombardiert!`,
  turnEnded: silent,
  gameEnded: ([{ winner, rule }]) => ENDS[rule] ?? `${theSide(winner)} gewinnen.`,
  resigned: ([{ seat }]) => `${theSide(seat)} geben auf.`,
}

/** `von der Flak auf H2`, `von CR42 B` */
function wherefrom(by: string, view: View): string {
  return piece(by, view).replace(/^die /, 'der ')
}
