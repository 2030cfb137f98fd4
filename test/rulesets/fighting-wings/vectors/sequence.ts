/** Order of movement, sighting, the end. */
import { expect } from 'vitest'
import { begin, playTurn, type Setting, told } from '../fixture.js'
import { behind, light, type Vector } from './vector.js'

export const sequence: readonly Vector[] = [
  {
    name: 'OTR1-8.1e-tailing FW-8.1e-class FW-8.1e-vertical-tailing BR-20 who may tail whom',
    run(game) {
      const answers = [{ type: 'declareTail', seat: 'blue', plane: 'A1', target: 'B1' }] as const
      const played = playTurn(begin(behind), { answers }, game)
      expect(told(played, 'tailDeclared')[0]).toMatchObject({ rule: 'OTR1-8.1e-tailing' })
      expect(told(played, 'orderFixed')[0]).toMatchObject({ order: ['B1', 'A1'] })
      const declined = playTurn(begin(behind), {}, game)
      expect(told(declined, 'tailDeclined')[0]).toMatchObject({ rule: 'BR-20' })
      const up = begin(
        { A1: { q: 0, r: 0 }, B1: { q: 0, r: -2, facing: 6, alt: 156 } },
        { A1: { flight: 'VC' }, B1: { flight: 'ZC' } },
      )
      expect(told(playTurn(up, { answers }, game), 'tailDeclared')[0]).toMatchObject({
        rule: 'FW-8.1e-vertical-tailing',
      })
    },
  },
  {
    name: 'FW-8.1e-class a heavy bomber tails no fighter',
    run(game) {
      const third = {
        id: 'B2',
        side: 'red',
        card: 'HOUSE-B17G',
        pilot: { quality: 'regular' },
        q: 0,
        r: -2,
        facing: 0,
        alt: 150,
        speed: 4.5,
      } as const
      const state = begin({ A1: { card: 'HOUSE-B17G', q: 0, r: 4, speed: 4.5 }, B1: { q: 0, r: 0 }, more: [third] })
      const plotted = playTurn(state, {}, game)
      expect(told(plotted, 'tailDeclined')).toHaveLength(1)
      let at = state
      for (const seat of ['blue', 'red'] as const) {
        const step = game.reduce(at, { type: 'endPlot', seat })
        if (step.ok) at = step.state
      }
      const refused = game.check(at, { type: 'declareTail', seat: 'blue', plane: 'A1', target: 'B1' })
      expect(refused.map(({ rule }) => rule)).toEqual(['FW-8.1e-class'])
    },
  },
  {
    name: 'BR-21 FW-8.1h-border FW-8.1h-blind-vertical FW-14.6-setup who does not see whom',
    run(game) {
      const rules = (setting: Setting, edits = {}) =>
        told(playTurn(begin(setting, edits), {}, game), 'unseen').map(({ rule }) => rule)
      expect(rules({ A1: { q: 0, r: 4, alt: 140 }, B1: { q: 0, r: 0 } })).toEqual(['BR-21'])
      expect(rules({ A1: { q: 4, r: 0, alt: 140 }, B1: { q: 0, r: 0, facing: 0 } })).toEqual([])
      expect(rules({ A1: { q: -2, r: 4, alt: 140 }, B1: { q: 0, r: 0 } })).toEqual(['FW-8.1h-border'])
      expect(rules({ A1: { q: 0, r: 4, alt: 140 }, B1: { q: 0, r: 0 } }, { B1: { flight: 'VC' } })).toEqual([
        'FW-8.1h-blind-vertical',
      ])
      expect(rules({ ...behind, B1: { q: 0, r: 0, surprised: 1 } })).toEqual(['FW-14.6-setup'])
    },
  },
  {
    name: 'HR-10 FW-20.3.1-parachutists a crew in danger may bail out, and comes down an increment a turn',
    run(game) {
      const options = { breakOff: false } as const
      const hurt = begin({ options }, { A1: { hits: 5, alt: 2 }, B1: { hits: 4 } })
      const answers = [{ type: 'bailOut', seat: 'blue', plane: 'A1' }] as const
      const played = playTurn(hurt, { answers, dice: [1, 9, 2] }, game)
      expect(told(played, 'bailedOut')).toMatchObject([{ plane: 'A1', alt: 2 }])
      expect(told(played, 'parachuteMoved')).toMatchObject([{ alt: 1, rule: 'FW-20.3.1-parachutists' }])
      expect(told(played, 'gameEnded')[0]).toMatchObject({ winner: 'red', blue: 1, red: 3 })
      const aboard = playTurn(hurt, {}, game)
      expect(told(aboard, 'stayedAboard').map(({ seat }) => seat)).toEqual(['blue'])
      const asked = playTurn(begin({ options }, { B1: { hits: 5 } }), { until: 'end' }, game)
      const other = game.check(asked.state, { type: 'bailOut', seat: 'red', plane: 'A1' })
      expect(other.map(({ rule, code }) => `${rule} ${code}`)).toEqual(['HR-10 no-bail-out'])
    },
  },
  {
    name: 'HR-09 BR-19 a wingman may fly on his leader’s number',
    run(game) {
      const leader = { formation: 'A', leader: true } as const
      const wing = {
        id: 'A2',
        side: 'blue',
        card: 'HOUSE-LIGHT',
        pilot: { quality: 'regular' },
        q: 8,
        r: 0,
        facing: 0,
        alt: 150,
        speed: 6,
        formation: 'A',
      } as const
      const answers = [{ type: 'rideLeader', seat: 'blue', plane: 'A2' }] as const
      const played = playTurn(begin({ A1: leader, more: [wing] }), { answers, dice: [4, 10, 7] }, game)
      expect(told(played, 'orderFixed')[0]).toMatchObject({ order: ['A1', 'A2', 'B1'] })
    },
  },
  {
    name: 'HR-02 HR-06 BR-32 BR-36 data that makes no sense, orders to others, and the end',
    run(game) {
      const bad = { ...light, id: 'BAD', bands: { ...light.bands, VL: { ...light.bands.VL, minSpeed: 9 } } }
      const refused = game.setup({ dice: 'manual', scenario: 'duel', cards: [bad] })
      expect(!refused.ok && refused.violations.map(({ rule }) => rule)).toEqual(['HR-02'])
      const other = game.check(begin(), { type: 'setThrottle', seat: 'blue', plane: 'B1', throttle: 'idle' })
      expect(other.map(({ rule }) => rule)).toEqual(['HR-06'])
      const last = playTurn(begin({ turns: 1 }), {}, game)
      expect(told(last, 'gameEnded')[0]).toMatchObject({ winner: 'draw', rule: 'BR-36', shares: { blue: 0, red: 0 } })
      const hurt = { A1: { hits: 1 } }
      const scratched = playTurn(begin({ turns: 1 }, hurt), {}, game)
      expect(told(scratched, 'gameEnded')[0]).toMatchObject({
        winner: 'red',
        rule: 'BR-36',
        shares: { blue: 125, red: 0 },
      })
      const level = playTurn(begin({ turns: 1, options: { tieBreak: false } }, hurt), {}, game)
      expect(told(level, 'gameEnded')[0]).toMatchObject({ winner: 'draw', rule: 'BR-32' })
    },
  },
]
