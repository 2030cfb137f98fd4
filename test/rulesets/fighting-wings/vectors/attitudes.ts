/** Flight types, VFPs, reversals, negative G, ground and ceiling. */
import { expect } from 'vitest'
import { begin, ledgerOf, playTurn, type Setting, told } from '../fixture.js'
import { behind, codes, light, otr1, otr2, type Vector } from './vector.js'

export const attitudes: readonly Vector[] = [
  {
    name: 'BR-11 BR-12 HR-05 level flight has no VFPs, a zoom climb owes one, and none is of three increments',
    run(game) {
      const played = playTurn(
        begin({ A1: { speed: 2.5 } }),
        { fly: { A1: 'ZC, !V3, H, !H, V1', B1: 'LVL, !V1' } },
        game,
      )
      expect(codes(played)).toEqual(
        expect.arrayContaining(['BR-12 bad-increment', 'HR-05 vertical-owed', 'BR-11 no-vertical']),
      )
    },
  },
  {
    name: 'BR-11 a zoom climb or steep dive of two points flies one ahead; with three, or out of a vertical dive, both may be VFPs',
    run(game) {
      const at = (edits: Parameters<typeof begin>[1]) => begin({ A1: { speed: 2.5 } }, edits)
      const fly = (edits: Parameters<typeof begin>[1], orders: string) =>
        playTurn(at(edits), { fly: { A1: orders } }, game)
      const zoom = fly({}, 'ZC, V1, !V1, H')
      expect(codes(zoom)).toEqual(['BR-11 too-many-vertical'])
      expect(zoom.state.planes.A1).toMatchObject({ alt: 151 })
      expect(codes(fly({}, 'SD, V2, !V1, H'))).toEqual(['BR-11 too-many-vertical'])
      expect(codes(fly({ A1: { half: 1 } }, 'ZC, V1, V1, H'))).toEqual([])
      expect(codes(fly({ A1: { flight: 'VD' } }, 'SD, V1, !H, V1'))).toEqual(['HR-05 vertical-owed'])
    },
  },
  {
    name: 'OTR1-6.2-sd-min-loss a steep dive of one VFP loses two increments',
    run(game) {
      const played = playTurn(begin({ A1: { speed: 2 } }), { fly: { A1: 'SD, !V1, V2' } }, game)
      expect(codes(played)).toEqual(['OTR1-6.2-sd-min-loss least-loss'])
    },
  },
  {
    name: 'FW-6.3-from-zc-to-sd half the speed comes first as HFPs',
    run(game) {
      const played = playTurn(begin({}, { A1: { flight: 'ZC' } }), { fly: { A1: 'SD, H, H, !V1, H, V1, V1' } }, game)
      expect(codes(played)).toEqual(['FW-6.3-from-zc-to-sd lead-in-owed'])
    },
  },
  {
    name: 'FW-6.3-from-sd-to-zc only after a shallow dive, with two thirds first',
    run(game) {
      const steep = playTurn(
        begin({}, { A1: { flight: 'SD', lastFps: 6, lastVfps: 3 } }),
        { fly: { A1: '!ZC, LVL' } },
        game,
      )
      expect(codes(steep)).toEqual(['FW-6.3-from-sd-to-zc no-such-change'])
      const shallow = playTurn(
        begin({}, { A1: { flight: 'SD', lastFps: 6, lastVfps: 2 } }),
        { fly: { A1: 'ZC' } },
        game,
      )
      expect(told(shallow, 'typeChosen').find(({ plane }) => plane === 'A1')?.leadIn).toBe(4)
    },
  },
  {
    name: 'OTR1-6.1-inverted-zoom-no-vc a zoom that ended inverted leads to no vertical climb',
    run(game) {
      const inverted = playTurn(begin({}, { A1: { flight: 'ZC', bank: 'INV' } }), { fly: { A1: '!VC, ZC' } }, game)
      expect(codes(inverted)).toEqual(['OTR1-6.1-inverted-zoom-no-vc no-such-change'])
      const upright = playTurn(begin({}, { A1: { flight: 'ZC' } }), { fly: { A1: 'VC, V2, V2, V2, V2' } }, game)
      expect(told(upright, 'typeChosen')[0]).toMatchObject({ flight: 'VC', vMin: 4, vMax: 6 })
    },
  },
  {
    name: 'OTR1-6.3-vd-inverted-exit inverted, only the second vertical dive lets go',
    run(game) {
      const once = playTurn(
        begin({}, { A1: { flight: 'VD', bank: 'INV', inRow: 1 } }),
        { fly: { A1: '!SD, VD' } },
        game,
      )
      expect(codes(once)).toEqual(['OTR1-6.3-vd-inverted-exit no-such-change'])
      const twice = playTurn(begin({}, { A1: { flight: 'VD', bank: 'INV', inRow: 2 } }), { fly: { A1: 'SD' } }, game)
      expect(told(twice, 'negativeG')[0]).toMatchObject({ case: 6, rule: 'FW-6.6-negG-test' })
    },
  },
  {
    name: 'BR-18 a push takes a regular pilot, and negative G ends hard turns',
    run(game) {
      const green = playTurn(begin({ A1: { pilot: { quality: 'green' } } }), { fly: { A1: '!VD, LVL' } }, game)
      expect(codes(green)).toEqual(['BR-18 pilot-too-green'])
      const pushed = playTurn(
        begin({}, { A1: { bank: 'IRB', flight: 'SD' } }),
        { fly: { A1: 'LVL, !R BT, R HT' } },
        game,
      )
      expect(codes(pushed)).toEqual(['BR-08 rate-not-allowed'])
      expect(told(pushed, 'negativeG').map((event) => event.case)).toEqual([4, 5])
    },
  },
  {
    name: 'BR-17 FW-6.4-sd-reversal-first-turn FW-6.4-reversal-limits reversals',
    run(game) {
      const dive = { A1: { flight: 'SD', bank: 'INV', dives: 0, lastFps: 3, lastVfps: 3 } } as const
      const slow = playTurn(
        begin({ A1: { card: 'HOUSE-HEAVY', speed: 3 } }, dive),
        { fly: { A1: 'SD, V2, V2, H, !rev CW 6' } },
        game,
      )
      expect(codes(slow)).toEqual(['FW-6.4-sd-reversal-first-turn no-reversal'])
      const shallow = playTurn(begin({}, dive), { fly: { A1: 'SD, V2, V2, V1, H, H, H, !rev CW 6' } }, game)
      expect(codes(shallow)).toEqual(['BR-17 no-reversal'])
      const low = playTurn(
        begin({ A1: { alt: 18 } }, dive),
        { fly: { A1: 'SD, V2, V2, V2, H, H, H, !rev CW 6' } },
        game,
      )
      expect(codes(low)).toEqual(['BR-17 too-low'])
      const fast = playTurn(begin({}, dive), { fly: { A1: 'SD, V2, V2, V2, H, H, H, !rev CCW 6, rev CW 6' } }, game)
      expect(codes(fast)).toEqual(['BR-17 no-reversal'])
      expect(fast.state.planes.A1).toMatchObject({ facing: 6, bank: 'LVL', alt: 150 - 6 - 12 })
      expect(told(fast, 'reversed')[0]).toMatchObject({ lost: 12, facings: 6 })
      expect(ledgerOf(fast, 'A1')).toEqual(
        expect.arrayContaining(['BR-17 pull-through -12', 'FW-4.1-dive-accel dive 18']),
      )
      const banked = begin({ options: { reversalLimits: true } }, { A1: { flight: 'VD', bank: 'RB' } })
      const limited = playTurn(banked, { fly: { A1: 'VD, V3, V3, V3, V3, V3, V3, !rev CW 6, rev CW 4' } }, game)
      expect(codes(limited)).toEqual(['FW-6.4-reversal-limits no-reversal'])
      expect(limited.state.planes.A1).toMatchObject({ facing: 4, bank: 'IRB' })
    },
  },
  {
    name: 'FW-7.5-hammerhead not in cloud; afterwards as from a vertical dive',
    run(game) {
      const climb = { A1: { flight: 'VC' } } as const
      const setting: Setting = { A1: { speed: 3 }, clouds: [{ lo: 156, hi: 170 }] }
      const fly = { A1: 'VC, V2, V2, V2, !hammer LVL keep' }
      const inCloud = playTurn(begin(setting, climb), { fly }, game)
      expect(codes(inCloud)).toEqual(['FW-7.5-hammerhead no-hammerhead'])
      const clear = playTurn(
        begin({ A1: { speed: 3 } }, climb),
        { fly: { A1: 'VC, V2, V2, V2, hammer LVL opposite' } },
        game,
      )
      expect(clear.state.planes.A1).toMatchObject({ flight: 'VD', facing: 6, bank: 'LVL' })
    },
  },
  {
    name: 'OTR2-6.4-tailing-reversal the tailer may put its reversal off',
    run(game) {
      const setting: Setting = { ...behind, options: otr2 }
      const edits = { A1: { flight: 'VD' }, B1: { flight: 'VD' } } as const
      const answers = [{ type: 'declareTail', seat: 'blue', plane: 'A1', target: 'B1' }] as const
      const dive = 'VD, V3, V3, V3, V3, V3, V3'
      const played = playTurn(
        begin(setting, edits),
        { answers, fly: { A1: `${dive}, delayReversal, endMove`, B1: `${dive}, rev CW 6` } },
        game,
      )
      expect(told(played, 'tailDeclared')[0]).toMatchObject({ rule: 'OTR2-8.1e-range' })
      expect(told(played, 'reversalDelayed')).toHaveLength(1)
      const next = playTurn(played.state, { fly: { A1: 'exec CW 6' } }, game)
      expect(told(next, 'reversed')[0]).toMatchObject({ rule: 'OTR2-6.4-tailing-reversal', facing: 6 })
    },
  },
  {
    name: 'OTR1-AID-bombers-mf a bomber flies neither inverted nor vertically',
    run(game) {
      const setting: Setting = { A1: { card: 'HOUSE-B17G', speed: 4.5 } }
      const played = playTurn(
        begin(setting, { A1: { bank: 'RB' } }),
        { fly: { A1: '!VD, LVL, !bank IRB, !R HT, R TT' } },
        game,
      )
      expect(codes(played)).toEqual([
        'OTR1-AID-bombers-mf class-not-vertical',
        'OTR1-AID-bombers-mf no-inverted-bank',
        'BR-08 rate-not-allowed',
      ])
    },
  },
  {
    name: 'OTR1-3.6-6.6-fuel-injection an engine without injection starves in negative G',
    run(game) {
      const carburettor = { ...light, id: 'FLOAT', fuelInjected: false }
      const setting: Setting = { A1: { card: 'FLOAT' }, cards: [carburettor], options: otr1 }
      const played = playTurn(begin(setting, { A1: { bank: 'INV' } }), {}, game)
      expect(ledgerOf(played, 'A1')).toContain('OTR1-3.6-6.6-fuel-injection negative-g-engine -3')
    },
  },
  {
    name: 'BR-31 BR-33 the ground and the ceiling',
    run(game) {
      const low = playTurn(begin({ A1: { alt: 3 } }), { fly: { A1: 'SD, V2, V1' } }, game)
      expect(told(low, 'crashed')).toHaveLength(1)
      const high = playTurn(begin({ A1: { alt: 399, speed: 4 } }), { fly: { A1: 'ZC, !V2, V1' } }, game)
      expect(codes(high)).toEqual(['BR-33 under-ceiling'])
      const held = playTurn(
        begin({ A1: { alt: 400, speed: 4 } }, { A1: { flight: 'VC' } }),
        { fly: { A1: '!ZC, LVL' } },
        game,
      )
      expect(told(held, 'ceilingHeld')[0]).toMatchObject({ rule: 'BR-33' })
    },
  },
]
