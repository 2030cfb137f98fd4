/** Banks, turns, slips and what is carried. */
import { expect } from 'vitest'
import { begin, ledgerOf, playTurn, type Setting, told } from '../fixture.js'
import { behind, bomber, codes, light, otr1, otr2, type Vector } from './vector.js'

export const turns: readonly Vector[] = [
  {
    name: 'BR-09 BR-07 HR-04 a turn waits for its bank, and one order of a kind stands between two points',
    run(game) {
      const fly = { A1: 'LVL, !R HT, bank RB, !bank LB, R HT, !R TT, H, H, H, H' }
      const played = playTurn(begin(), { fly }, game)
      expect(codes(played)).toEqual(['BR-09 wrong-bank', 'HR-04 ordered-already', 'HR-04 ordered-already'])
      expect(told(played, 'faced').map(({ to }) => to)).toEqual([1, 2])
    },
  },
  {
    name: 'OTR2-4.2-turn-decel-timing FW-7.1-slip-decel-timing turn decel is charged at the first point, in otr1 at the facing',
    run(game) {
      const fly = { A1: 'LVL, bank RB, R HT, H, H, H, H, endTurning' }
      const charged = (options: Setting['options']) =>
        told(playTurn(begin({ options }), { fly, until: 'attack' }, game), 'decelCharged').map(({ rule }) => rule)
      expect(charged({})).toEqual(['FW-7.1-slip-decel-timing', 'FW-7.1-slip-decel-timing'])
      expect(charged(otr2)).toEqual(['OTR2-4.2-turn-decel-timing', 'OTR2-4.2-turn-decel-timing'])
      expect(charged(otr1)).toEqual(['OTR2-4.2-turn-decel-timing'])
      const played = playTurn(
        begin(),
        { fly: { A1: 'LVL, bank RB, R HT, H, slip R, H, H, endTurning' }, until: 'attack' },
        game,
      )
      expect(told(played, 'decelCharged').map(({ why, by }) => `${why} ${by}`)).toEqual(['turn-HT BR-08', 'slip BR-10'])
    },
  },
  {
    name: 'BR-10 a slip takes its points, costs 1 decel and keeps the facing',
    run(game) {
      const played = playTurn(begin(), { fly: { A1: 'LVL, slip R, H, H' } }, game)
      expect(told(played, 'slipDone')).toHaveLength(1)
      expect(ledgerOf(played, 'A1')).toContain('BR-10 slip -1')
    },
  },
  {
    name: 'FW-7.7-negG-turn inverted, the turn goes against the bank; in otr1 there is none',
    run(game) {
      const from = (options: Setting['options']) => begin({ options }, { A1: { bank: 'IRB' } })
      const asp = playTurn(from({}), { fly: { A1: 'LVL, !R TT negG, L TT negG, H, !bank INV, H, H, H, H' } }, game)
      expect(codes(asp)).toEqual(['FW-7.7-negG-turn no-negative-g-turn', 'FW-7.7-negG-turn no-banking-here'])
      expect(told(asp, 'faced').map(({ cause, to }) => [cause, to])).toEqual([['negG', 11]])
      expect(codes(playTurn(from(otr1), { fly: { A1: 'LVL, !L TT negG' } }, game))).toHaveLength(1)
    },
  },
  {
    name: 'OTR1-5.3-inverted-turn-reduction OTR1-5.3-inverted-level-turn-decel turning inverted',
    run(game) {
      const dive = playTurn(begin({}, { A1: { bank: 'IRB' } }), { fly: { A1: 'SD, R HT, V2, H' } }, game)
      expect(told(dive, 'portionNeeds')[0]).toMatchObject({ fps: 2, rule: 'OTR1-5.3-inverted-turn-reduction' })
      const level = playTurn(begin({}, { A1: { bank: 'IRB' } }), { fly: { A1: 'LVL, R HT, H' } }, game)
      expect(ledgerOf(level, 'A1')).toContain('OTR1-5.3-inverted-level-turn-decel inverted-turn -4')
    },
  },
  {
    name: 'FW-5.6-slats-turnspeed FW-5.6-slats-minspeed slats help, and shake the aim',
    run(game) {
      const setting: Setting = { ...behind, A1: { q: 0, r: 4, speed: 3 }, B1: { q: 0, r: 0, speed: 3 } }
      const played = playTurn(begin(setting, { A1: { bank: 'RB' } }), { fly: { A1: 'LVL, R HT, H' } }, game)
      expect(ledgerOf(played, 'A1').some((line) => line.startsWith('FW-5.6-slats-turnspeed assisted-turn'))).toBe(true)
      const veteran: Setting = { A1: { speed: 1.5, pilot: { quality: 'veteran' } } }
      const slow = playTurn(begin(veteran, { A1: { bank: 'RB' } }), { fly: { A1: 'LVL, R EZ, H' } }, game)
      expect(told(slow, 'stalled')).toEqual([])
    },
  },
  {
    name: 'FW-5.6-slats-with-flaps FW-12.4-gifted other ways to turn below the minimum',
    run(game) {
      const flapped = { ...light, id: 'FLAPPED', combatFlaps: { maxOverMin: 6 } }
      const slats: Setting = { A1: { card: 'FLAPPED', speed: 3 }, cards: [flapped] }
      const fly = { A1: 'LVL, R HT, H' }
      const helped = playTurn(begin(slats, { A1: { bank: 'RB', flaps: 'down' } }), { fly }, game)
      expect(ledgerOf(helped, 'A1').some((line) => line.startsWith('FW-5.6-slats-with-flaps'))).toBe(true)
      const gifted: Setting = { A1: { card: 'HOUSE-HEAVY', speed: 3.5, pilot: { quality: 'regular', gifted: true } } }
      const skilled = playTurn(begin(gifted, { A1: { bank: 'RB' } }), { fly }, game)
      expect(ledgerOf(skilled, 'A1').some((line) => line.startsWith('FW-12.4-gifted'))).toBe(true)
    },
  },
  {
    name: 'FW-5.6-slats-minspeed below the listed minimum an EZ turn costs one more',
    run(game) {
      const setting: Setting = { A1: { speed: 1.5, pilot: { quality: 'veteran' } } }
      const slow = playTurn(begin(setting, { A1: { bank: 'RB' } }), { fly: { A1: 'LVL, R EZ, H' } }, game)
      expect(ledgerOf(slow, 'A1')).toContain('FW-5.6-slats-minspeed slow-turn -1')
      expect(told(slow, 'turnStalled')).toEqual([])
    },
  },
  {
    name: 'FW-5.1-vertical-bank a bank in a vertical climb may swing the nose, and back goes what is left',
    run(game) {
      const climb = begin({}, { A1: { flight: 'ZC' } })
      const fly = { A1: 'VC, !R HT, bank RB, V2, !face L 1, face R 3, bank IRB, V2, V2, V2, V2, V2, !back 2, back 1' }
      const played = playTurn(climb, { fly }, game)
      expect(codes(played)).toEqual([
        'FW-5.1-vertical-bank no-turn-in-vertical',
        'FW-5.1-vertical-bank facing-limit',
        'FW-5.1-vertical-bank no-bank-back',
      ])
      expect(played.state.planes.A1).toMatchObject({ facing: 3, bank: 'RB' })
    },
  },
  {
    name: 'OTR1-5.1-vertical-bank-declare in otr1 any bank may be declared at the facing',
    run(game) {
      const climb = begin({ options: otr1 }, { A1: { flight: 'ZC' } })
      const played = playTurn(climb, { fly: { A1: 'VC, bank RB, V2, face L 1 INV' } }, game)
      expect(told(played, 'bankDeclared')[0]).toMatchObject({ bank: 'INV', rule: 'OTR1-5.1-vertical-bank-declare' })
      const same = playTurn(climb, { fly: { A1: 'VC, bank RB, V2, face L 1 RB' } }, game)
      expect(told(same, 'bankDeclared')).toEqual([])
    },
  },
  {
    name: 'OTR1-5.1-bank-carry OTR1-5.1-carry-use-or-lose OTR2-5.1-5.3-7.1-carry a carry lives one turn',
    run(game) {
      const slow: Setting = { A1: { card: 'HOUSE-B17G', speed: 2.5 } }
      const carried = playTurn(begin(slow), { fly: { A1: 'LVL, H, bank RB, H, endMove' } }, game)
      expect(told(carried, 'carried')[0]).toMatchObject({ what: 'bank', fps: 1, rule: 'OTR1-5.1-bank-carry' })
      const heavy = {
        ...bomber,
        id: 'TANKER',
        bankSlip: {
          ...bomber.bankSlip,
          b1: { bank: 9, slip: 9 },
          b2: { bank: 9, slip: 9 },
          b3: { bank: 9, slip: 9 },
          b4: { bank: 9, slip: 9 },
        },
      }
      const tanker: Setting = { A1: { card: 'TANKER', speed: 2.5 }, cards: [heavy] }
      const one = playTurn(begin(tanker), { fly: { A1: 'LVL, bank RB, H, H' } }, game)
      expect(told(playTurn(one.state, {}, game), 'carryLost')[0]).toMatchObject({ rule: 'OTR1-5.1-carry-use-or-lose' })
      const second = playTurn(begin({ ...tanker, options: otr2 }), { fly: { A1: 'LVL, bank RB, H, H' } }, game)
      expect(told(second, 'carried')[0]).toMatchObject({ rule: 'OTR2-5.1-5.3-7.1-carry' })
    },
  },
  {
    name: 'FW-5.1-vertical-bank two banks of 90 degrees on a hexside make half a circle there; one alone leads off it',
    run(game) {
      const side: Setting = { A1: { q: 1, r: -2, facing: 1 } }
      const climb = begin(side, { A1: { flight: 'ZC' } })
      const both = playTurn(
        climb,
        { fly: { A1: 'VC, bank RB, V2, !face R 2 stay, face R 3 stay, bank IRB, V2, face R 3, V2, V2, V2, V2' } },
        game,
      )
      expect(codes(both)).toEqual(['FW-5.1-vertical-bank no-staying'])
      expect(told(both, 'stayedOnHexside')).toHaveLength(1)
      expect(both.state.planes.A1).toMatchObject({ q: 1, r: -2, facing: 7 })
      const one = playTurn(climb, { fly: { A1: 'VC, bank RB, V2, face R 3 stay, V2, V2, V2, V2, V2' } }, game)
      expect(one.state.planes.A1).toMatchObject({ q: 2, r: -2, facing: 4 })
      const away = playTurn(climb, { fly: { A1: 'VC, bank RB, V2, face R 3 stay, V2, V2, V2, V2, H' } }, game)
      expect(away.state.planes.A1).toMatchObject({ q: 4, r: -2, facing: 4 })
    },
  },
  {
    name: 'T96 FW-5.6-slats-with-flaps a green pilot with slats and flaps pays both and shoots as well as ever',
    run(game) {
      const flapped = { ...light, id: 'FLAPPED', combatFlaps: { maxOverMin: 6 } }
      const setting: Setting = {
        A1: { card: 'FLAPPED', speed: 3, q: 0, r: 4, pilot: { quality: 'green' } },
        B1: { speed: 3, q: 0, r: 0 },
        cards: [flapped],
      }
      const state = begin(setting, { A1: { bank: 'RB', flaps: 'down' } })
      const { state: flown, ...rest } = playTurn(state, { fly: { A1: 'LVL, R HT, H' }, until: 'end' }, game)
      expect(flown.planes.A1!.move!.unstable).toBeNull()
      const lines = ledgerOf(playTurn(flown, {}, game), 'A1')
      expect(told({ state: flown, ...rest }, 'turnStalled')).toEqual([])
      expect(lines).toEqual(
        expect.arrayContaining([
          'FW-5.6-slats-with-flaps assisted-turn -3',
          'BR-16 turn-with-flaps -3',
          'BR-16 flaps -1',
        ]),
      )
    },
  },
]
