/** Slips and skids, barrel rolls, snap rolls, inverted pull-ups, and a rudder that is gone. */
import { expect } from 'vitest'
import { begin, fire, ledgerOf, type Plane, playTurn, type Setting, told } from '../fixture.js'
import { behind, codes, light, otr1, type Vector } from './vector.js'

const LOST = {
  ...{ power: 0, coolant: null, fire: false, hydraulics: false, oxygen: 0, grace: null, fainted: false, crew: 0 },
  ...{ engines: 0, feathering: false, rudder: true },
} as const
/** Slow enough for a snap roll. */
const slow: Setting = { A1: { speed: 4 } }
const heavy = (gifted: boolean): Setting => ({
  A1: { card: 'HOUSE-B17G', speed: 4.5, pilot: { quality: 'veteran', gifted } },
})

export const rolls: readonly Vector[] = [
  {
    name: 'BR-10 BR-42 a slip goes with the bank, a skid against it; with level wings either goes',
    run(game) {
      const orders = 'LVL, !slip L, !skid R, skid L, !skid L, H, H, H'
      const played = playTurn(begin({}, { A1: { bank: 'RB' } }), { fly: { A1: orders } }, game)
      expect(codes(played)).toEqual(['BR-10 slip-against-bank', 'BR-42 skid-with-bank', 'HR-04 ordered-already'])
      expect(told(played, 'slipStarted')[0]).toMatchObject({ kind: 'skid', need: 1, rule: 'BR-42' })
      expect(told(played, 'slipDone')).toHaveLength(1)
      expect(ledgerOf(played, 'A1')).toContain('BR-42 skid -3')
      const level = playTurn(begin(), { fly: { A1: 'LVL, slip L, H, skid R, H, H' } }, game)
      expect(told(level, 'slipDone').map(({ kind }) => kind)).toEqual(['skid'])
    },
  },
  {
    name: 'BR-42 FW-7.1-slip-decel-timing a skid pays at its first point, and spoils the aim of that turn',
    run(game) {
      const setting = { A1: { q: 0, r: 4 }, B1: { q: 0, r: 0 } }
      const shots = [fire('blue', 'A1', 'B1')]
      const aim = (fly: string) => {
        const played = playTurn(begin(setting), { fly: { A1: fly }, shots }, game)
        expect(told(played, 'decelCharged').filter(({ why }) => why === 'skid').length).toBe(
          fly.split('skid').length - 1,
        )
        return told(played, 'shotFired')[0]!.modifiers.find(({ label }) => label === 'unstable')
      }
      expect(aim('LVL, skid L, H, skid R, H')).toEqual({ rule: 'BR-42', label: 'unstable', value: 2 })
      expect(aim('LVL')).toBeUndefined()
    },
  },
  {
    name: 'BR-43 BR-37 a barrel roll: a hex aside, hard to hit, no fire; not in cloud, not by a bomber',
    run(game) {
      const setting: Setting = { A1: { q: 0, r: 8 }, B1: { q: 0, r: 0 } }
      const shots = [fire('blue', 'A1', 'B1')]
      const fly = { B1: 'LVL, barrelRoll L, H, H, H, barrelRoll R, H, H, H' }
      const played = playTurn(begin(setting), { fly, shots, dice: [1, 9, 1] }, game)
      expect(told(played, 'slipDone')[0]).toMatchObject({ kind: 'barrel', rule: 'BR-43' })
      expect(ledgerOf(played, 'B1')).toContain('BR-43 barrel-roll -4')
      const [shot] = told(played, 'shotFired')
      expect(shot!.modifiers).toContainEqual({ rule: 'BR-43', label: 'barrel-roll', value: 2 })
      const { state } = playTurn(begin(setting), { fly: { A1: 'LVL, barrelRoll L, H, H, H' }, until: 'attack' }, game)
      expect(game.check(state, shots[0]!).map(({ rule, code }) => `${rule} ${code}`)).toEqual(['BR-43 may-not-fire'])
      expect(codes(playTurn(begin(heavy(true)), { fly: { A1: 'LVL, !barrelRoll L' } }, game))).toEqual([
        'OTR1-AID-bombers-mf no-inverted-bank',
      ])
      const hidden = begin({ clouds: [{ lo: 100, hi: 149 }] }, { A1: { alt: 140 } })
      expect(codes(playTurn(hidden, { fly: { A1: 'LVL, !barrelRoll L' } }, game))).toEqual(['BR-37 on-instruments'])
    },
  },
  {
    name: 'OTR1-5.1-bank-carry OTR1-5.1-carry-use-or-lose a skid or barrel roll is carried as a slip is',
    run(game) {
      const first = playTurn(begin(), { fly: { A1: 'LVL, H, H, H, H, barrelRoll R, H, H' } }, game)
      expect(first.state.planes.A1!.carrySlip).toMatchObject({ kind: 'barrel', fps: 2, carried: true })
      const second = playTurn(first.state, { fly: { A1: 'LVL, H' } }, game)
      expect(told(second, 'slipDone')).toHaveLength(1)
    },
  },
  {
    name: 'BR-44 a snap roll: one point, any other bank, 5 decel, once a turn, and no faster than 3.0 over the minimum',
    run(game) {
      const fly = { A1: 'LVL, !snap LVL, bank RB, !snap INV, H, slip R, snap INV, !snap LVL, H' }
      const played = playTurn(begin(slow), { fly }, game)
      expect(codes(played)).toEqual(['BR-44 no-snap-roll', 'HR-04 ordered-already', 'BR-44 no-snap-roll'])
      expect(told(played, 'snapRolled')[0]).toMatchObject({ to: 'INV', rule: 'BR-44' })
      expect(played.state.planes.A1!.bank).toBe('INV')
      expect(told(played, 'slipDone')).toHaveLength(0)
      expect(ledgerOf(played, 'A1')).toContain('BR-44 snap-roll -5')
      const refused = (setting: Setting, edit: Partial<Plane>, fly = 'LVL, !snap RB') =>
        codes(playTurn(begin(setting, { A1: edit }), { fly: { A1: fly } }, game))
      expect(refused({ A1: { speed: 5.5 } }, {})).toEqual(['BR-44 no-snap-roll'])
      expect(refused({ A1: { speed: 5 } }, {})).toEqual([])
      expect(refused({ A1: { speed: 4, pilot: { quality: 'green' } } }, {})).toEqual(['BR-44 no-snap-roll'])
      expect(refused({ A1: { speed: 4, pilot: { quality: 'green', gifted: true } } }, {})).toEqual([])
      expect(refused(slow, { flight: 'VD' }, 'VD, !snap RB')).toEqual(['BR-44 no-snap-roll'])
      expect(refused({ ...slow, clouds: [{ lo: 100, hi: 149 }] }, { alt: 140 })).toEqual(['BR-37 on-instruments'])
    },
  },
  {
    name: 'FW-7.6-snap-rolls M and H bombers never snap-roll, M fighters only under a gifted pilot',
    run(game) {
      const refused = (setting: Setting) => codes(playTurn(begin(setting), { fly: { A1: 'LVL, !snap RB' } }, game))
      expect(refused(heavy(true))).toEqual(['FW-7.6-snap-rolls no-snap-roll'])
      expect(refused({ ...heavy(true), options: otr1 })).toEqual(['BR-44 no-snap-roll'])
      const medium = (gifted: boolean): Setting => ({
        A1: { card: 'MEDIUM', speed: 4, pilot: { quality: 'veteran', gifted } },
        cards: [{ ...light, id: 'MEDIUM', cls: 'M' }],
      })
      expect([refused(medium(false)), refused(medium(true))]).toEqual([['FW-7.6-snap-rolls no-snap-roll'], []])
    },
  },
  {
    name: 'BR-45 FW-7.7-negG-turn an inverted pull-up: fighters, regular pilots, the speed of TT, no roll before a point',
    run(game) {
      const from = (setting: Setting, flight: 'LVL' | 'SD', fly: string) =>
        playTurn(begin(setting, { A1: { bank: 'INV', flight } }), { fly: { A1: fly } }, game)
      const up = from({}, 'LVL', 'ZC, !bank ILB, H, bank ILB')
      expect(codes(up)).toEqual(['FW-7.7-negG-turn no-roll-in-pull-up'])
      expect(told(up, 'typeChosen')[0]).toMatchObject({ flight: 'ZC', rule: 'BR-45' })
      const green = { A1: { pilot: { quality: 'green' } } } as const
      expect(codes(from(green, 'SD', '!LVL, SD, V2'))).toEqual(['FW-7.7-negG-turn no-inverted-pull-up'])
      expect(codes(from({ A1: { speed: 2 } }, 'LVL', '!ZC'))).toEqual(['FW-7.7-negG-turn no-inverted-pull-up'])
      expect(codes(from({ ...green, options: otr1 }, 'SD', 'LVL'))).toEqual([])
      expect(codes(from({ A1: { speed: 4 } }, 'LVL', 'ZC, !snap LVL, H, snap LVL'))).toEqual([
        'FW-7.7-negG-turn no-roll-in-pull-up',
      ])
    },
  },
  {
    name: 'FW-7.7-negG-turn a roll that was under way is lost in an inverted pull-up',
    run(game) {
      const run = { from: 'INV', to: 'ILB', h: 1, v: 0, carried: true } as const
      const played = playTurn(begin({}, { A1: { bank: 'INV', carryBank: run } }), { fly: { A1: 'ZC' } }, game)
      expect(told(played, 'carryLost').map(({ what }) => what)).toEqual(['bank'])
    },
  },
  {
    name: 'BR-27 FW-7.5-hammerhead a rudder shot away: no hammerhead, no skid, no snap roll; the next such hit tears the airframe',
    run(game) {
      const struck = (edit: Partial<Plane>) =>
        playTurn(
          begin({ ...behind, options: { houseCriticals: true, breakOff: false } }, { B1: edit }),
          { shots: [fire('blue', 'A1', 'B1')], dice: [5, 6, 1, 7] },
          game,
        )
      const hit = struck({})
      expect(told(hit, 'critical')[0]).toMatchObject({ where: 'airframe', effect: 'rudder', rule: 'BR-27' })
      expect(hit.state.planes.B1!.wounds.rudder).toBe(true)
      expect(told(struck({ wounds: LOST }), 'critical')[0]).toMatchObject({ effect: 'torn' })
      const fly = (flight: 'VC' | 'LVL', orders: string) =>
        codes(playTurn(begin(slow, { A1: { flight, wounds: LOST } }), { fly: { A1: orders } }, game))
      expect(fly('VC', 'VC, V2, V2, V2, V2, !hammer LVL keep')).toEqual(['FW-7.5-hammerhead no-hammerhead'])
      expect(fly('LVL', 'LVL, !skid L, !snap RB, slip L')).toEqual(['BR-42 rudder-out', 'BR-44 rudder-out'])
    },
  },
]
