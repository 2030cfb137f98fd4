/** What gains and costs speed. */
import { expect } from 'vitest'
import { begin, ledgerOf, playTurn, type Setting, told } from '../fixture.js'
import { light, otr1, type Vector } from './vector.js'

export const energy: readonly Vector[] = [
  {
    name: 'FW-4.2-climb-decel FW-11.1-severe-climb OTR1-AID-severe-4 what a climb costs, whole and severely damaged',
    run(game) {
      const fly = { A1: 'ZC, V2, V2, V1' }
      const whole = ledgerOf(playTurn(begin({ A1: { speed: 5 } }), { fly }, game), 'A1')
      expect(whole).toEqual(
        expect.arrayContaining(['FW-4.2-climb-decel climb -5', 'FW-4.2-climb-decel climb-points -6']),
      )
      const hurt = (options: Setting['options']) =>
        ledgerOf(playTurn(begin({ A1: { speed: 5 }, options }, { A1: { hits: 5 } }), { fly }, game), 'A1')
      expect(hurt({})).toContain('FW-11.1-severe-climb severe-climb -3')
      expect(hurt({})).toContain('OTR1-AID-severe-5 severe-power -1')
      expect(hurt(otr1)).toContain('OTR1-AID-severe-4 severe-climb -5')
    },
  },
  {
    name: 'FW-14.3-climb-speed OTR1-6.1-inverted-climb-timing below climb speed, and inverted, climbing costs more',
    run(game) {
      const slow = playTurn(begin({ A1: { speed: 3 } }), { fly: { A1: 'ZC, V2' } }, game)
      expect(ledgerOf(slow, 'A1')).toContain('FW-14.3-climb-speed below-climb-speed -2')
      const old = playTurn(
        begin({ options: otr1 }, { A1: { bank: 'INV', flight: 'ZC' } }),
        { fly: { A1: 'ZC, V2' } },
        game,
      )
      expect(ledgerOf(old, 'A1')).toContain('OTR1-6.1-inverted-climb-timing inverted-climb -2')
    },
  },
  {
    name: 'FW-4.1-dive-accel FW-4.2-excess-speed FW-11-13-attainable a fast dive gains, pays and loses a third of its power',
    run(game) {
      const played = playTurn(begin({ A1: { speed: 9 } }), { fly: { A1: 'SD, V2, V2' } }, game)
      const lines = ledgerOf(played, 'A1')
      expect(lines).toEqual(
        expect.arrayContaining([
          'FW-4.1-dive-accel dive 4',
          'FW-4.1-dive-accel dive-points 2',
          'FW-4.2-excess-speed excess-speed -9',
          'FW-11-13-attainable above-listed-speed -2',
        ]),
      )
    },
  },
  {
    name: 'BR-14 terminal speed cuts a dive, and the structure is tried',
    run(game) {
      const played = playTurn(
        begin({ A1: { speed: 10.5 } }),
        { fly: { A1: 'VD, V3, V3, V3, V3, V3, V3, V3, V3, V3, V3' }, dice: [5, 6, 9] },
        game,
      )
      expect(told(played, 'speedCapped')[0]).toMatchObject({ speed: 21, limit: 'terminal' })
      expect(told(played, 'structureRolled')[0]).toMatchObject({ need: 8, hits: 2 })
    },
  },
  {
    name: 'BR-06 idle takes half a speed and all power (T97)',
    run(game) {
      const orders = [{ type: 'setThrottle', seat: 'blue', plane: 'A1', throttle: 'idle' }] as const
      const played = playTurn(begin({ A1: { speed: 8 } }), { orders, until: 'end' }, game)
      expect(told(played, 'pointsCounted')[0]).toMatchObject({ plane: 'A1', speed: 15, fps: 7, carry: 1 })
    },
  },
  {
    name: 'T97 BR-06 FW-4.2-excess-speed excess is paid for the speed that idle leaves',
    run(game) {
      const slow = { ...light, id: 'SLOW', bands: { ...light.bands, ML: { ...light.bands.ML, maxLevel: 6.5 } } }
      const orders = [{ type: 'setThrottle', seat: 'blue', plane: 'A1', throttle: 'idle' }] as const
      const played = playTurn(begin({ A1: { card: 'SLOW', speed: 7.5 }, cards: [slow] }), { orders }, game)
      expect(told(played, 'pointsCounted')[0]).toMatchObject({ speed: 14, fps: 7 })
      expect(ledgerOf(played, 'A1')).toEqual(['FW-4.2-excess-speed excess-speed -3'])
    },
  },
]
