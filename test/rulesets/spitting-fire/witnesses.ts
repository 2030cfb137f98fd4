/** For every option and every value but the default, a position and actions that come out differently. */
import type { Witness } from '../../../src/tools/conformance/index.js'
import { configOf, flight, own, type Play, type Setting, scene, spit } from './fixture.js'
import { PORCUPINE } from './vectors/gunnery.js'
import type { Action, Config, GroupOrder, Marker, Options, SpittingFire } from './vocabulary.js'
import { spittingFire } from './vocabulary.js'

// ---------------------------------------------------------------------------------------- how they are told

const witness = <K extends keyof Options>(
  option: K,
  value: Options[K],
  config: Config,
  ...actions: readonly Action[]
): Witness<SpittingFire> => ({ option, value, config, actions })

/** A witness told in the language of the vectors, under the defaults; its last words may be refused there. */
function told<K extends keyof Options>(
  option: K,
  value: Options[K],
  setting: Setting,
  tell: (start: Play) => Play,
  ...last: readonly (string | Action)[]
): Witness<SpittingFire> {
  const actions: Action[] = []
  const end = tell(scene(noting(actions), setting))
  return witness(
    option,
    value,
    configOf(setting),
    ...actions,
    ...last.map((one) => (typeof one === 'string' ? end.read(one) : one)),
  )
}

/** The ruleset, noting what is played. */
const noting = (actions: Action[]): typeof spittingFire => ({
  ...spittingFire,
  reduce(state, action) {
    actions.push(action as Action)
    return spittingFire.reduce(state, action)
  },
})

const flown =
  (marker: Marker, line = '') =>
  (start: Play): Play =>
    start.fly('A', marker, line)

// ---------------------------------------------------------------------------------------- where they happen

const DUEL: Setting = { axis: { B: flight('bf-109', 5, [4, 20, 0]) }, allies: { A: spit([12, 10, 0]) } }
/** Another plane where the failed tight turn of TV-M1 ends, one level below. */
const CROWDED: Setting = { ...DUEL, axis: { B: flight('bf-109', 4, [12, 16.4, 0]) } }
const HEAVY: Setting = {
  cards: [own('heavy', { min: 5, climb: 6, level: 8, dive: 10, turn: 3, maxAlt: 6 })],
  allies: { A: flight('heavy', 4, [12, 10, 0]) },
}
/** The only Axis plane is about to dive into the ground. */
const DOOMED: Setting = { ...DUEL, axis: { B: flight('bf-109', 1, [4, 20, 0]) } }
/** The Allies lose more points, then the Axis its last plane. */
const COSTLY: Setting = { ...DOOMED, allies: { A: spit([12, 10, 0]), C: flight('mustang', 1, [6, 10, 0]) } }
/** A target ahead and in range once the Spitfire has flown 5. */
const AHEAD: Setting = { ...DUEL, axis: { B: flight('wurger', 5, [12, 18, 90]) } }
/** A target that flies away, 3 ahead. */
const CHASE: Setting = { ...DUEL, axis: { B: flight('wurger', 5, [12, 13, 0]) } }
/** A target on the border of FF and BR once the attacker has flown 5. */
const BORDER: Setting = {
  cards: [PORCUPINE],
  allies: { A: flight('porcupine', 5, [10, 5, 0]) },
  axis: { B: flight('wurger', 5, [13, 15.196152, 0]) },
}

/** Three from the northern edge. */
const EDGE: Setting = { ...DUEL, allies: { A: spit([12, 33, 0]) } }
/** A plane that one point of damage shoots down, before its group has acted. */
const FRAIL: Setting = {
  cards: [own('frail', { boxes: 1, defence: 2, nation: 'Germany' })],
  ...{
    allies: { A: spit([12, 10, 0]) },
    axis: { B: flight('frail', 5, [12, 18, 90]), C: flight('bf-109', 5, [4, 20, 0]) },
  },
}
const PAIR: Setting = { ...DUEL, allies: { A: spit([12, 10, 0], [14, 10, 0]) } }
/** Another plane half a unit beyond where the Spitfire may stop. */
const AHEAD_OF_ONE: Setting = { ...DUEL, axis: { B: flight('bf-109', 4, [12, 15.5, 0]) } }
/** Another plane close to the edge, with no free place beyond it. */
const BLOCKED: Setting = { axis: { B: flight('bf-109', 4, [12, 35.8, 0]) }, allies: { A: spit([12, 24, 0]) } }
const ON_TOP: Config = configOf({ ...DUEL, axis: { B: flight('bf-109', 4, [12, 10.5, 0]) } })

const lone: GroupOrder = { group: 'S', card: 'spitfire', planes: ['S1'] }
const SEVENTY: Config = { dice: 'manual', points: 70 }
const submit: Action = { type: 'submitForce', seat: 'allies', groups: [lone] }
const PLACING: Config = {
  ...{ dice: 'manual', edge: 'north' },
  forces: { axis: [{ ...lone, group: 'B', card: 'bf-109', planes: ['B1'] }], allies: [lone] },
}
const askew: Action = {
  ...{ type: 'placeGroup', seat: 'allies', group: 'S', altitude: 4 },
  poses: [{ x: 12, y: 3, heading: 90 }],
}
const dive = (start: Play): Play => start.plot({ B: 'dive-straight', C: 'dive-straight' })
const earlyShot: Action = { type: 'earlyAttack', seat: 'allies', shots: [{ weapon: 0, target: 'B1' }], rolls: [1] }

/** Three turns of flying straight on. */
const threeTurns = (start: Play): Play => [1, 2, 3].reduce((at) => at.plot().pass('A').pass('B').endTurn(), start)

/** A turn with a bend to the left, then another marker to the left. */
const bending = (start: Play): Play =>
  start.fly('A', 'climb-left', 'F4 L60 F1 END').hold().pass('B').endTurn().fly('A', 'climb-left', 'F3')

export const witnesses: readonly Witness<SpittingFire>[] = [
  witness('minBoard', [6, 6], { dice: 'manual', table: { kind: 'open', width: 12, length: 12 } }),
  told('tableEdge', 'out', EDGE, flown('level-straight'), 'F3'),
  told('mpGranularity', 'whole', DUEL, flown('level-straight'), 'F4.5'),
  told('baseDiameter', 0.5, CROWDED, flown('climb-left', 'F4 TT[2]')),
  told('stackingAltitude', 'sameLevel', CROWDED, flown('climb-left', 'F4 TT[2]')),
  witness('pointFill', 'underLimit', SEVENTY, submit),
  witness('pointFill', 'noRoomStrict', SEVENTY, submit),
  witness('mirrorFactions', true, { dice: 'manual', factions: { axis: 'axis', allies: 'axis' } }),
  witness('forceSecrecy', 'open', SEVENTY, { type: 'addPlane', seat: 'axis', aircraft: 'bf-109' }),
  witness('startStacking', 'free', ON_TOP),
  witness('startFacing', 'towardEnemyEdge', PLACING, { type: 'flipCard', seat: 'referee', card: 'black' }, askew),
  told('plotSafety', 'forbid', DOOMED, dive),
  told('lostMarkers', 'shown', FRAIL, (start) =>
    start.fly('A', 'level-straight', 'F5 END').attack([[0, 'B1']], [6, 6, 1, 1]),
  ),
  told('planeOrder', 'listed', PAIR, (start) => start.plot().activate('A'), {
    ...{ type: 'beginPlane', seat: 'allies', plane: 'A2' },
  }),
  told('altitudeTiming', 'atActivation', DUEL, (start) => start.plot({ A: 'climb-left' }).activate('A')),
  told('crashAwardsVP', false, DOOMED, (start) => dive(start).activate('B')),
  told('curvedBoundary', 'inclusive', DUEL, flown('level-left'), 'F8'),
  told('curvedObligation', 'deadlineOnly', DUEL, flown('level-left', 'F5'), 'END'),
  told('minMarkerTurnDeg', 30, DUEL, flown('level-left', 'F4'), 'L29'),
  told('markerBinds', 'all', DUEL, flown('level-left', 'F4 L60 F4'), 'R60'),
  told('attemptDistance', 'inAll', DUEL, flown('level-left', 'F4 L60'), 'TT[6]'),
  told('halfLoopHandedness', 'marker', DUEL, flown('level-right', 'F4 HL[4,4]'), 'PL90'),
  told('halfLoopBothRule', 'noneGreater', DUEL, flown('level-left', 'F4'), 'HL[4,4]'),
  told('minMoveAfterFailedTurn', 'topUp', HEAVY, flown('climb-left', 'F3'), 'TT[1]'),
  told('failedTurnEnds', 'activation', HEAVY, flown('climb-left', 'F3'), 'TT[1]'),
  told('deliberateOverlap', 'backedUp', AHEAD_OF_ONE, flown('level-straight', 'F5'), 'END'),
  told('backUpHeading', 'last', BLOCKED, flown('level-straight', 'F11.5 R60'), 'END'),
  told('openArcBoundary', 'frontWins', BORDER, (start) =>
    start.fly('A', 'level-straight', 'F5 END').attack([[3, 'B1']], [1]),
  ),
  told('eliminationEnds', 'endOfTurn', DOOMED, (start) => dive(start).activate('B')),
  told('eliminationEnds', 'never', DOOMED, (start) => dive(start).activate('B')),
  told('winnerBy', 'lastStanding', COSTLY, (start) => dive(start).activate('C').activate('B')),
  told('turnLimit', 3, DUEL, threeTurns),
  told('banking', true, DUEL, bending, 'L60'),
  told('deflection', true, AHEAD, (start) =>
    start.fly('A', 'level-straight', 'F5 END').attack([[0, 'B1']], [5, 1, 1, 1]),
  ),
  told('limitedAmmo', true, AHEAD, (start) => start.fly('A', 'level-straight', 'F5 END').attack([[0, 'B1']], [1])),
  told('tailing', true, CHASE, flown('level-straight'), earlyShot),
]
