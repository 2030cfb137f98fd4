/** For every option and value but the default, a position and actions that come out differently. */
import type { Witness } from '../../../src/tools/conformance/index.js'
import { begun, configOf, type Play, type Setting, square } from './fixture.js'
import { type Action, type Config, map, type Options, type RegiaAeronautica, regiaAeronautica } from './vocabulary.js'

type Ruleset = typeof regiaAeronautica

/** A copy of the ruleset that notes what is played. */
function noting(actions: Action[]): Ruleset {
  return {
    ...regiaAeronautica,
    reduce(state, action) {
      const step = regiaAeronautica.reduce(state, action)
      if (step.ok) actions.push(action as Action)
      return step
    },
  }
}

/** A witness told in the language of the vectors, as it goes with the default. */
function told<K extends keyof Options>(
  option: K,
  value: Options[K],
  config: Config | Setting,
  tell: (start: Play) => unknown,
): Witness<RegiaAeronautica> {
  const actions: Action[] = []
  const full = 'dice' in config ? config : configOf(config)
  tell(begun(noting(actions), full))
  return { option, value, config: full, actions }
}

const DUEL: Setting = { french: { F1: 'leo-451 D4/2' }, italian: { I1: 'cr42 D5/2' } }
/** One shot is enough. */
const DEADLY: Setting = { ...DUEL, options: { twelveKills: true } }
/** An objective near the edge that a bomber goes home over. */
const NEAR_HOME: Setting = { french: { F1: 'leo-451 A4/2' }, map: { ...map, objectives: [square('B4')] } }
const BOOK: Config = { dice: 'manual', scenario: 'premiere' }
const drawAll = (start: Play): Play =>
  start.take(...start.state.config.roster.map((): Action => ({ type: 'drawChit', seat: 'referee', card: 'none' })))
const overH2 = (rest: Setting): Setting => ({ french: { F1: 'leo-451 G2/2' }, ...rest })
const bombH2 = (start: Play): Play => start.turnOf('F1').move('east').stop().rest().bomb('F1')
/** A LeO comes over a gun and the AA step follows. */
const overGun = (rest: Setting = {}): Setting => ({ french: { F1: 'leo-451 C4/2' }, guns: ['D4'], ...rest })
const fireAA = (start: Play): Play => start.turnOf('F1').move('east').stop().rest().fireAA(0, 'F1')

export const witnesses: readonly Witness<RegiaAeronautica>[] = [
  told('statColumn', 'movement', DUEL, (start) => start.turnOf('I1').move('north').roll(3, 3, 3, 4)),
  told('statColumn', 'fighting', DUEL, (start) => start.turnOf('F1').move('west west')),
  told('fireClassFrom', 'card', { ...DUEL, french: { F1: 'morane D4/2' } }, (start) =>
    start.turnOf('F1').move('south').roll(3, 3, 1, 2),
  ),
  told(
    'fireClassFrom',
    'altitude',
    { ...DUEL, italian: { I1: 'cr42 D5/2' }, french: { F1: 'leo-451 D5/1' } },
    (start) => start.turnOf('I1').move('down').roll(3, 3, 1, 2),
  ),
  told('aaHalf', 'down', BOOK, (start) => drawAll(start).take({ type: 'rollAA', seat: 'referee', rolls: [1] })),
  told('deploysLast', 'defender', BOOK, (start) =>
    drawAll(start).take(
      { type: 'rollAA', seat: 'referee', rolls: [1] },
      { type: 'deployGun', seat: 'italian', square: { column: 3, row: 3 } },
      { type: 'rollClouds', seat: 'referee', rolls: [1] },
      { type: 'deployCloud', seat: 'italian', cell: { column: 3, row: 3, altitude: 2 } },
    ),
  ),
  told('priorityMode', 'random', DUEL, (start) => start.priorities()),
  told('lostPlanes', 'closeUp', { ...DEADLY, french: { ...DUEL.french, F2: 'morane A1/1' } }, (start) =>
    start.turnOf('I1', 'F1', 'F2').move('north').roll(6, 6, 1, 2).stop(),
  ),
  told('exit', 'nobody', NEAR_HOME, (start) => bombH2(start).roll(1, 2).turnOf('F1').move('west west')),
  told('exit', 'everyone', { french: { F1: 'morane A4/2' } }, (start) => start.turnOf('F1')),
  told('combatStopsMovement', true, DUEL, (start) => start.turnOf('I1').move('north').roll(1, 2, 1, 2).move('up')),
  told('engageAtStart', true, { ...DUEL, italian: { I1: 'cr42 D4/2' } }, (start) => start.turnOf('I1')),
  told('reactionSameAltitude', 'optional', DUEL, (start) => start.turnOf('F1').move('south')),
  told('returnFireCounts', false, DUEL, (start) => start.turnOf('I1').move('north').roll(1, 2, 1, 2)),
  told('returnRoll', 'afterwards', DEADLY, (start) => start.turnOf('I1').move('north').roll(6, 6, 1, 2)),
  told('twelveKills', true, DUEL, (start) => start.turnOf('I1').move('north').roll(6, 6, 1, 2)),
  told('lowTarget', 'altitude1', { ...DUEL, french: { F1: 'leo-451 D5/1' } }, (start) =>
    start.turnOf('I1').move('down').roll(3, 3, 1, 2),
  ),
  told('lowTarget', 'altitudes1and2', DUEL, (start) => start.turnOf('I1').move('north').roll(3, 3, 1, 2)),
  told('cloudDrm', 'bothOnly', { ...DUEL, italian: { I1: 'cr42 D5/3' }, clouds: ['D4/3'] }, (start) =>
    start.turnOf('I1').move('north').attackBelow('F1').roll(2, 3, 1, 2),
  ),
  told('cloudScope', 'layer', { ...DUEL, clouds: ['J1/2'] }, (start) =>
    start.turnOf('I1').move('north').roll(3, 3, 1, 2),
  ),
  told('cloudRoll', 'perCloud', { ...DUEL, clouds: ['A1/1', 'B2/2'] }, (start) =>
    start.turnOf('F1').move('south').roll(1, 1, 2, 3),
  ),
  told('stillClouds', 'stay', { ...DUEL, clouds: ['B2/2'] }, (start) =>
    start.turnOf('F1').move('south').roll(1, 1, 5, 1),
  ),
  told('aaTiming', 'movement', overGun(), (start) => start.turnOf('F1').move('east')),
  told('aaCeiling', 'altitude4', overGun({ french: { F1: 'leo-451 C4/4' } }), (start) =>
    start.turnOf('F1').move('east').stop().rest(),
  ),
  told('aaKill', 'modified', overGun({ clouds: ['D4/2'] }), (start) => fireAA(start).roll(6, 6, 3, 3)),
  told('aaDrm', 'none', overGun({ clouds: ['D4/2'] }), (start) => fireAA(start).roll(3, 3)),
  told('aaDrm', 'full', overGun(), (start) => fireAA(start).roll(2, 3)),
  told('chitsOnBombing', false, overH2({ chits: { F1: 'ace' } }), (start) => bombH2(start).roll(1, 4)),
  told('bombingTwelve', 'natural', { ...overH2({ chits: { F1: 'ace' } }), french: { F1: 'leo-451 G2/4' } }, (start) =>
    bombH2(start).roll(5, 6),
  ),
  told('chitPool', { ace: 3, green: 3, lucky: 3, none: 5 }, BOOK, (start) =>
    start.take(...[1, 2, 3, 4].map((): Action => ({ type: 'drawChit', seat: 'referee', card: 'ace' }))),
  ),
  told('turnLimit', 4, {}, (start) => {
    let at = start
    for (let turn = 1; turn <= 4; turn++) at = at.turnOf('F9').rest()
    return at
  }),
]
