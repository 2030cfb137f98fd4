/** What each switch changes, beside what the default does. */
import { expect } from 'vitest'
import type { Options } from '../../../../src/rulesets/aerial-craps/shown.js'
import type { Brief, Game, Setting } from '../fixture.js'
import { vector } from '../fixture.js'

type Begin = (setting: Setting) => Game
type Given = Partial<Options>

const maneuvered = (game: Game) =>
  game.until('useMp', 'A').do('maneuver', { more: 0 }).until('mtDice', 'A').do('addDice', { aero: 0, pp: 0 })

/** Two in one hex who have to avoid each other. */
const crowded = (begin: Begin, a: Brief, dice: Setting['dice'], options: Given): Game =>
  begin({
    a: { A: { maneuvering: true, mtLevel: 2, speed: 8, ...a }, B: { speed: 6 } },
    dice: { initiative: [1, 1, 6], 'close encounter': [6, 6], stress: [6, 6, 6, 6], ...dice },
    options,
  })

/** A hunter in the hex of his prey who passes a test of seven dice, or fails it. */
const hunting = (begin: Begin, dice: Setting['dice'], options: Given): Game =>
  maneuvered(
    begin({
      a: { A: { speed: 8, maneuvering: true, target: 'Z' } },
      b: { Z: {} },
      dice: { initiative: [1, 6], 'loss check': [6], stress: [6, 6], ...dice },
      options,
    }),
  )

const encounters = [
  vector('AC-1.42-1', 'one that is leaving the level may be near, or is not', (begin) => {
    const pairs = (encounterLevel: Options['encounterLevel']) =>
      crowded(begin, { pitch: 1, pos: 'up' }, {}, { encounterLevel }).until('pitch').state.encounters.length
    expect([pairs('level'), pairs('position')]).toEqual([1, 0])
  }),
  vector('AC-1.422-1', 'a failed test avoids nothing, or avoids by its level', (begin) => {
    const cut = (avoidance: Options['avoidance']) => {
      const game = crowded(begin, {}, { 'called A': [1], 'severity A': [1] }, { avoidance })
      maneuvered(game).until('cancelOnes', 'A').do('cancelOnes', { pp: 0 })
      const asked: unknown[] = []
      for (let left = 9; left > 0 && game.question !== 'useMp' && game.question !== 'speed'; left--) {
        asked.push(game.question)
        game.dully()
      }
      return asked.includes('cut')
    }
    expect([cut('passed'), cut('attempted')]).toEqual([false, true])
  }),
]

const upkeep = [
  vector('AC-1.10-2', 'wounds halve the allotment, or what rows, smoke and fire leave of it', (begin) => {
    const pp = (woundOrder: Options['woundOrder']) => {
      const a = { A: { pilot: 'ace', wounds: ['half'], smoke: true } } as const
      return begin({ a, options: { woundOrder } }).do('beginTurn').craft('A').pp
    }
    expect([pp('first'), pp('last')]).toEqual([1, 2])
  }),
  vector('AC-2.10-3', 'the higher of two that tie moves later, or first', (begin) => {
    const order = (options: Given) =>
      begin({ a: { A: {}, B: { level: 9 } }, options })
        .until('pitch')
        .last('orderSet')
        .order.filter((ac) => ac !== 'Z')
    expect([order({}), order({ ties: 'first' })]).toEqual([
      ['A', 'B'],
      ['B', 'A'],
    ])
    const high = { initiativeOrder: 'highFirst' } as const
    expect([order(high), order({ ...high, ties: 'first' })]).toEqual([
      ['B', 'A'],
      ['B', 'A'],
    ])
  }),

  vector('AC-1.51-1', 'three ones beside a six break the gun, or the six saves it unasked', (begin) => {
    const gun = (breakage: Options['breakage']) => {
      const game = begin({ a: { A: { jammed: ['g1'] } }, dice: { unjam: [1, 1, 1, 6] }, options: { breakage } })
      game.until('maintain', 'A').do('unjam', { gun: 'g1', dice: 4 })
      return game.craft('A').guns[0]!.state
    }
    expect([gun('onesBreak'), gun('sixSaves')]).toEqual(['broken', 'ok'])
  }),
  vector('AC-3.21-2', 'a row costs its penalties in every pass, or once', (begin) => {
    const sheet = (rowPenalties: Options['rowPenalties'], marks: number) => {
      const { filled, pp, mt } = begin({ a: { A: { marks, card: 'pfalz3' } }, options: { rowPenalties } }).craft(
        'A',
      ).sheet
      return [filled, pp, mt]
    }
    expect([sheet('everyPass', 34), sheet('firstPass', 34)]).toEqual([
      [4, 3, 5],
      [4, 3, 5],
    ])
    expect([sheet('everyPass', 68), sheet('firstPass', 68)]).toEqual([
      [8, 6, 10],
      [8, 3, 5],
    ])
  }),
]

const speeds = [
  vector('AC-2.22-4', 'a dive eased on the way gains by the pitch flown, or by the last', (begin) => {
    const speed = (speedPitch: Options['speedPitch']) =>
      begin({
        a: { A: { pitch: -3, speed: 9, card: 'd7' } },
        dice: { 'movement points A': [6], stress: [6, 6] },
        options: { speedPitch },
      })
        .until('ease', 'A')
        .do('easePitch', { pitch: -2 })
        .until('speed', 'A')
    const [flown, last] = [speed('flown'), speed('last')]
    expect([flown.craft('A').pitch, last.craft('A').pitch]).toEqual([-2, -2])
    expect(flown.craft('A').speed - last.craft('A').speed).toBe(1)
  }),
  vector('AC-2.23-2', 'drag rolled by choice leaves the forced roll due, or is that roll', (begin) => {
    const rolls = (forcedDrag: Options['forcedDrag'], speed: number) => {
      const game = begin({ a: { A: { speed } }, dice: { 'drag A': [6, 6] }, options: { forcedDrag } })
      game.until('speed', 'A').do('drag')
      return game.told('dragRolled').map(({ forced }) => forced)
    }
    expect([rolls('extra', 10), rolls('once', 10)]).toEqual([[false, true], [true]])
    expect([rolls('extra', 7), rolls('once', 7)]).toEqual([[false], [false]])
  }),
  vector('AC-2.82-2', 'a spin keeps its speed, or rolls for power and drag', (begin) => {
    const asked = (spinSpeed: Options['spinSpeed'], engine: 'running' | 'destroyed' = 'running') => {
      const spinning = { condition: 'spinning', pitch: -2, speed: 4, engine } as const
      const game = begin({ a: { A: spinning }, options: { spinSpeed } })
      const seen: unknown[] = []
      for (let left = 40; left > 0 && !game.craft('A').moved; left--) {
        if (game.subject === 'A') seen.push(game.question)
        game.dully()
      }
      return [seen.includes('speed'), game.told('dragRolled').filter(({ ac }) => ac === 'A').length]
    }
    expect([asked('kept'), asked('rolled')]).toEqual([
      [false, 0],
      [true, 0],
    ])
    expect([asked('kept', 'destroyed'), asked('rolled', 'destroyed')]).toEqual([
      [false, 0],
      [false, 1],
    ])
  }),
]

const tests = [
  vector('AC-2.62-1', 'aerobatic dice go with any test, or only with dice called for', (begin) => {
    const dice = (aerobatics: Options['aerobatics'], speed: number) => {
      const game = begin({ a: { A: { speed, card: 'dr1' } }, options: { aerobatics } })
      game.until('useMp', 'A').do('maneuver', { more: 0 })
      return game.question === 'mtDice' ? game.refusal('addDice', { aero: 1, pp: 0 }) : 'not asked'
    }
    expect([dice('anyTest', 3), dice('calledOnly', 3)]).toEqual([[], 'not asked'])
    expect([dice('anyTest', 5), dice('calledOnly', 5)]).toEqual([[], []])
  }),
  vector('AC-2.64-4', 'CV is bought as often as the points last, or once', (begin) => {
    const bought = (cvPurchase: Options['cvPurchase']) => {
      const game = hunting(begin, {}, { cvPurchase }).until('buyCv', 'A')
      return [game.refusal('buyCv', { cv: 1 }), game.refusal('buyCv', { cv: 2 }), game.legal.length]
    }
    expect(bought('often')).toEqual([[], [], 3])
    expect(bought('once')).toEqual([[], ['AC-2.64-4 out-of-range'], 2])
  }),
  vector('AC-2.66-1', 'cancelled ones leave the gain, or take it; no ones leave it either way', (begin) => {
    const gained = (cancelledOnes: Options['cancelledOnes'], called: readonly number[]) => {
      const game = hunting(begin, { 'called A': called }, { cancelledOnes })
      if (called.length > 0) game.until('cancelOnes', 'A').do('cancelOnes', { pp: 1 })
      game.until('cancelEffect', 'A').dully()
      return [game.told('testPassed').length, game.craft('A').mtLevel, game.told('maneuvered').length]
    }
    expect([gained('pass', [1]), gained('noGain', [1])]).toEqual([
      [1, 3, 1],
      [0, 3, 1],
    ])
    expect(gained('noGain', [])).toEqual([1, 3, 1])
  }),
]

const still = { maneuvering: true, speed: 4 } as const
const duel = (begin: Begin, a: Brief, attack: readonly number[], options: Given, burst: number): Game =>
  begin({
    a: { A: { ...still, target: 'Z', cv: 6, ...a } },
    b: { Z: still },
    tables: { mp: [99, 99, 99, 99] },
    dice: { stall: [6, 6, 6, 6], attack },
    options,
  })
    .until('attack', 'A')
    .do('fire', { crew: 'pilot', cv: 6, pp: 0, burst })

const fire = [
  vector('AC-3.11-1', 'four ones jam the one gun of the attack for good, or the one gun of the aircraft', (begin) => {
    const guns = (loneGun: Options['loneGun']) => {
      const game = duel(begin, { jammed: ['g1'] }, [1, 1, 1, 1], { loneGun }, 3)
      return game
        .until('cancelJam')
        .do('cancelJam', { pp: 0 })
        .craft('A')
        .guns.map(({ state }) => state)
    }
    expect([guns('inAttack'), guns('onAircraft')]).toEqual([
      ['jammed', 'jammed-for-good'],
      ['jammed', 'jammed'],
    ])
  }),
  vector('AC-3.20-2', 'hits buy criticals as often as they last, or once', (begin) => {
    const refused = (criticalTrades: Options['criticalTrades']) =>
      duel(begin, { pilot: 'ace' }, [6, 6, 6, 6], { criticalTrades }, 2)
        .until('trade')
        .refusal('trade', { criticals: 2 })
    expect([refused('often'), refused('once')]).toEqual([[], ['AC-3.20-2 out-of-range']])
  }),
]

export const switchVectors = [...encounters, ...upkeep, ...speeds, ...tests, ...fire]
