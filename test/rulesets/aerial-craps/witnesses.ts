/** For every value of every switch, a position and orders that come out differently. */
import type { AerialCraps, Options } from '../../../src/rulesets/aerial-craps/shown.js'
import type { Witness } from '../../../src/tools/conformance/index.js'
import { type Brief, configOf, Game, type Setting } from './fixture.js'

/** Played under the default, then offered under the other value. */
function witness<K extends keyof Options>(
  option: K,
  value: Options[K],
  setting: Setting,
  play: (game: Game) => Game,
): Witness<AerialCraps> {
  return { option, value, config: configOf(setting), actions: play(new Game(setting)).orders }
}

const still = { maneuvering: true, speed: 4 } as const
const NOWHERE = { tables: { mp: [99, 99, 99, 99] } }
const duel = (a: object, z: object, dice: Setting['dice'] = {}): Setting => ({
  ...NOWHERE,
  a: { A: { ...still, target: 'Z', cv: 6, ...a } },
  b: { Z: { ...still, ...z } },
  dice: { stall: [6, 6, 6, 6], ...dice },
})
const shot = (game: Game) => game.until('attack', 'A').do('fire', { crew: 'pilot', cv: 3, pp: 0, burst: 1 })
const volley = (game: Game) => game.until('attack', 'A').do('fire', { crew: 'pilot', cv: 6, pp: 0, burst: 2 })
const meeting: Setting = {
  a: { A: { maneuvering: true, mtLevel: 2, speed: 8, target: 'Z' }, B: { speed: 6 } },
  dice: { initiative: [1, 1, 5], 'close encounter A': [4], 'close encounter B': [2] },
}
const gunner = {
  card: 'f2b',
  level: 7,
  maneuvering: false,
  hex: { q: 0, r: -1 },
  cv: 2,
  observer: { target: 'Z', cv: 4 },
} as const

const spinning: Brief = { condition: 'spinning', pitch: -2, speed: 4 }
const besides = (id: string): Setting['b'] => ({ [id]: { hex: { q: 0, r: -1 } } })
/** Two in one hex who have to avoid each other. */
const crowded = (a: Brief, dice: Setting['dice'] = {}): Setting => ({
  a: { A: { maneuvering: true, mtLevel: 2, speed: 8, ...a }, B: { speed: 6 } },
  dice: { initiative: [1, 1, 6], 'close encounter': [6, 6], stress: [6, 6, 6, 6], ...dice },
})
const tested = (game: Game, more = 0) =>
  game.until('useMp', 'A').do('maneuver', { more }).until('mtDice', 'A').do('addDice', { aero: 0, pp: 0 })
/** A hunter above or beside his prey, about to maneuver. */
const hunt = (a: Brief, dice: Setting['dice'] = {}): Setting => ({
  a: { A: { speed: 8, maneuvering: true, target: 'Z', ...a } },
  b: { Z: {} },
  dice: { initiative: [1, 6], 'loss check': [6], stress: [6, 6], ...dice },
})
const unscathed = { 'movement points A': [1], stress: [6, 6] }
const steep: Setting = { a: { A: { pitch: -3, speed: 9, card: 'd7' } }, dice: { 'movement points A': [6] } }

export const witnesses: readonly Witness<AerialCraps>[] = [
  witness('initiativeOrder', 'highFirst', { dice: { initiative: [1, 6] } }, (game) => game.until('pitch')),
  witness('ppTiming', 'beforeRoll', { dice: { 'spot A': [1] } }, (game) =>
    game.until('target', 'A').do('spot', { crew: 'pilot', target: 'Z' }),
  ),
  witness(
    'mutualCvLink',
    'always',
    { b: { Z: { hex: { q: 0, r: -2 }, target: 'A' } }, dice: { 'spot A': [6], 'loss check': [6] } },
    (game) => game.until('target', 'A').do('spot', { crew: 'pilot', target: 'Z' }),
  ),
  witness(
    'mutualCvLink',
    'never',
    { b: { Z: { hex: { q: 0, r: -2 }, target: 'A', cv: 2, maneuvering: true } }, dice: { 'spot A': [6] } },
    (game) => game.until('target', 'A').do('spot', { crew: 'pilot', target: 'Z' }),
  ),
  witness('areaSplit', 'lowerArea', { a: { A: { target: 'Z' } }, b: { Z: { hex: { q: 1, r: 1 } } } }, (game) =>
    game.do('beginTurn'),
  ),
  witness('attackRounding', 'ceil', duel({}, {}), shot),
  witness('attackRounding', 'nearest', duel({}, {}), shot),
  witness(
    'simultaneousFire',
    false,
    duel({}, { target: 'A', cv: 6 }, { attack: [6, 6, 6], initiative: [1, 6] }),
    volley,
  ),
  witness('declareIntent', true, {}, (game) => game.until('pitch').do('declarePitch', { pitch: 0 })),
  witness('simpleLevels', true, { a: { A: { pitch: -3 } } }, (game) => game.until('speed', 'A')),
  witness('ramming', true, meeting, (game) => game.until('useMp', 'A').do('maneuver', { more: 0 }).until('cut', 'A')),
  witness('woundRounding', 'keepUp', { a: { A: { pilot: 'hunter', wounds: ['half'] } } }, (game) =>
    game.do('beginTurn'),
  ),
  witness('fuelLeakChoice', 'die', duel({}, {}, { attack: [6], damage: [6], critical: [2, 3] }), (game) =>
    volley(game).until('fuelLeak'),
  ),
  witness('adjacentLevelPitch', true, duel({ level: 9 }, {}), volley),
  witness('ammo', true, {}, (game) => game.do('beginTurn')),
  witness('engineOff', true, {}, (game) => game.until('speed')),
  witness('openSea', false, { b: { Z: { hex: { q: 0, r: 0 } } } }, (game) => game.until('speed', 'Z')),
  witness('flexibleUpRange', 'plusOne', duel(gunner, {}, { 'loss check': [6] }), (game) =>
    game.until('attack', 'A').do('fire', { crew: 'observer', cv: 4, pp: 0, burst: 2 }),
  ),
  witness('stallSpotting', 'forbidden', { a: { A: { condition: 'stalled', pitch: -1 } }, b: besides('Z') }, (game) =>
    game.do('beginTurn'),
  ),
  witness('encounterLevel', 'position', crowded({ pitch: 1, pos: 'up' }), (game) => game.until('pitch')),
  witness('avoidance', 'attempted', crowded({}, { 'called A': [1], 'severity A': [1] }), (game) =>
    tested(game).until('useMp', 'A'),
  ),
  witness('breakage', 'sixSaves', { a: { A: { jammed: ['g1'] } }, dice: { unjam: [1, 1, 1, 6] } }, (game) =>
    game.until('maintain', 'A').do('unjam', { gun: 'g1', dice: 4 }),
  ),
  witness('speedPitch', 'last', steep, (game) =>
    game.until('ease', 'A').do('easePitch', { pitch: -2 }).until('speed', 'A'),
  ),
  witness('forcedDrag', 'once', { a: { A: { speed: 10 } }, dice: { 'drag A': [3] } }, (game) =>
    game.until('speed', 'A').do('drag'),
  ),
  witness('cancelledEffect', 'onePoint', { a: { A: { speed: 8 } }, dice: unscathed }, (game) =>
    tested(game).until('cancelEffect').do('cancelEffect', { effect: 'speed' }).until('speed', 'A'),
  ),
  witness('aerobatics', 'calledOnly', { a: { A: { speed: 3, card: 'dr1' } }, dice: unscathed }, (game) =>
    game.until('useMp', 'A').do('maneuver', { more: 0 }),
  ),
  witness('cvRange', 'withLevels', hunt({ level: 12 }), (game) => tested(game).until('cancelEffect').dully()),
  witness('cvPurchase', 'once', hunt({}), (game) => tested(game).until('buyCv', 'A').do('buyCv', { cv: 2 })),
  witness('cancelledOnes', 'noGain', hunt({}, { 'called A': [1] }), (game) =>
    tested(game).until('cancelOnes', 'A').do('cancelOnes', { pp: 1 }).until('cancelEffect').dully(),
  ),
  witness('spinSpeed', 'rolled', { a: { A: spinning } }, (game) => game.until('recover', 'A')),
  witness('loneGun', 'onAircraft', duel({ jammed: ['g1'] }, {}, { attack: [1, 1, 1, 1] }), (game) =>
    game
      .until('attack', 'A')
      .do('fire', { crew: 'pilot', cv: 6, pp: 0, burst: 3 })
      .until('cancelJam')
      .do('cancelJam', { pp: 0 }),
  ),
  witness('criticalTrades', 'once', duel({ pilot: 'ace' }, {}, { attack: [6, 6, 6, 6] }), (game) =>
    volley(game).until('trade').do('trade', { criticals: 2 }),
  ),
  witness('woundOrder', 'last', { a: { A: { pilot: 'ace', wounds: ['half'], smoke: true } } }, (game) =>
    game.do('beginTurn'),
  ),
  witness('ties', 'first', { a: { A: {}, B: { level: 9 } } }, (game) => game.until('pitch')),
  witness('tieBreak', true, { turns: 1, a: { A: {} }, b: { Z: { marks: 4 } } }, (game) => game.until('over')),
  witness('rowPenalties', 'firstPass', { a: { A: { marks: 60 } } }, (game) => game.do('beginTurn')),
]
