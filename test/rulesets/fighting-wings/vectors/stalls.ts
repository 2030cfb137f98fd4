/** Stalls, spins and turn stalls. */
import { expect } from 'vitest'
import { begin, ledgerOf, playTurn, type Setting, told } from '../fixture.js'
import { codes, otr2, type Vector } from './vector.js'

export const stalls: readonly Vector[] = [
  {
    name: 'BR-15 FW-4.5-stall-altitude FW-4.5-stall-carries OTR1-AID-turnchart-stall-note a stall sinks, loses carries and ends',
    run(game) {
      const played = playTurn(begin({ A1: { speed: 1.5 } }, { A1: { accel: -3, half: 1 } }), { dice: [8, 5] }, game)
      expect(told(played, 'stalled')[0]).toMatchObject({ plane: 'A1', turns: 1 })
      expect(told(played, 'flown')[0]).toMatchObject({ how: 'stalled', alt: 147, rule: 'FW-4.5-stall-altitude' })
      expect(told(played, 'carriesForfeited')[0]).toMatchObject({ accel: -3 })
      expect(told(played, 'recovered')[0]).toMatchObject({ rule: 'OTR1-AID-turnchart-stall-note' })
      expect(played.state.planes.A1).toMatchObject({ flight: 'SD', stall: 'none' })
    },
  },
  {
    name: 'FW-4.5-deliberate-spin FW-5.6-slats-stall a spin on purpose turns the pilot round and adds two',
    run(game) {
      const answers = [{ type: 'declareSpin', seat: 'blue', plane: 'A1' }] as const
      const setting: Setting = { A1: { speed: 1, pilot: { quality: 'veteran' } } }
      const played = playTurn(begin(setting, { A1: { accel: 3 } }), { answers, dice: [8] }, game)
      expect(told(played, 'carriesForfeited').map(({ accel }) => accel)).toEqual([3, 0])
      expect(told(played, 'spinRolled')[0]).toMatchObject({ total: 9, spins: true, rule: 'FW-4.5-deliberate-spin' })
      expect(told(played, 'spinRecovered')[0]).toMatchObject({ plane: 'A1' })
    },
  },
  {
    name: 'BR-35 without a flight point an aircraft is stalled',
    run(game) {
      const played = playTurn(begin({ A1: { speed: 0.5 } }), { dice: [1] }, game)
      expect(told(played, 'stalled')[0]).toMatchObject({ plane: 'A1', rule: 'BR-35' })
    },
  },
  {
    name: 'BR-16 OTR2-4.6-turn-stall-backup a turn that is too slow stalls now, or next turn',
    run(game) {
      const setting: Setting = { A1: { card: 'HOUSE-HEAVY', speed: 3 }, options: otr2 }
      const now = playTurn(
        begin(setting, { A1: { bank: 'RB' } }),
        { fly: { A1: 'LVL, R HT, H' }, dice: [5, 6, 4, 1] },
        game,
      )
      expect(told(now, 'turnStalled')[0]).toMatchObject({ when: 'now', facings: 2 })
      const later = playTurn(begin(setting, { A1: { bank: 'RB' } }), { fly: { A1: 'LVL, H, H, R HT, H' } }, game)
      expect(told(later, 'turnStalled')[0]).toMatchObject({ when: 'nextTurn', rule: 'OTR2-4.6-turn-stall-backup' })
      expect(told(playTurn(later.state, {}, game), 'turnStalled')[0]).toMatchObject({ when: 'now' })
    },
  },
  {
    name: 'FW-4.6-deliberate-turn-stall FW-4.6-disorientation FW-5.5-gloc-vfps a green pilot is dizzy after a turn stall',
    run(game) {
      const setting: Setting = { A1: { card: 'HOUSE-HEAVY', speed: 4, pilot: { quality: 'green' } } }
      const banked = { A1: { bank: 'RB' } } as const
      const played = playTurn(begin(setting, banked), { fly: { A1: '!stall L, stall R' }, dice: [5, 6, 1, 1] }, game)
      expect(codes(played)).toEqual(['BR-16 no-turn-stall'])
      expect(told(played, 'turnStalled')[0]).toMatchObject({
        ...{ rule: 'FW-4.6-deliberate-turn-stall', facings: 1, flown: 2, lost: 8, alt: 142 },
      })
      expect(ledgerOf(played, 'A1')).toContain('BR-16 turn-stall -10')
      expect(ledgerOf(played, 'A1').some((line) => line.includes('dive'))).toBe(false)
      const fast = playTurn(begin({ A1: { speed: 6 } }, banked), { fly: { A1: '!stall R, LVL' } }, game)
      expect(codes(fast)).toEqual(['BR-16 no-turn-stall'])
      expect(told(played, 'disoriented')[0]).toMatchObject({ turns: 1 })
      const next = playTurn(played.state, {}, game)
      expect(told(next, 'flown')[0]).toMatchObject({ how: 'gloc', rule: 'FW-5.5-gloc-vfps' })
      expect(next.state.planes.A1!.gloc).toBe(0)
    },
  },
]
