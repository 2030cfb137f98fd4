/** Clouds, keeping foes in sight, surprise, and leaders who are none. */
import { expect } from 'vitest'
import { begin, configOf, fire, playTurn, type Setting, told } from '../fixture.js'
import { codes, otr1, type Vector } from './vector.js'

const behind: Setting = { A1: { q: 0, r: 4 }, B1: { q: 0, r: 0 } }

export const sighting: readonly Vector[] = [
  {
    name: 'BR-37 a deck hides who is in it or beyond it: no tail, no fire',
    run(game) {
      const clear = playTurn(begin(behind), { until: 'attack' }, game)
      expect(game.check(clear.state, fire('blue', 'A1', 'B1'))).toEqual([])
      const between: Setting = {
        A1: { q: 0, r: 4, alt: 148 },
        B1: { q: 0, r: 0, alt: 150 },
        clouds: [{ lo: 149, hi: 149 }],
      }
      const hidden = playTurn(begin(between), { until: 'attack' }, game)
      expect(told(hidden, 'unseen').map(({ plane, rule }) => `${plane} ${rule}`)).toEqual(['A1 BR-37', 'B1 BR-37'])
      expect(game.check(hidden.state, fire('blue', 'A1', 'B1')).map(({ code }) => code)).toEqual(['unseen'])
      // It dives into the deck in its move: seen as the turn began, not when the guns speak.
      const into: Setting = { ...behind, clouds: [{ lo: 147, hi: 148 }] }
      const dived = playTurn(begin(into), { fly: { B1: 'SD, V2' }, until: 'attack' }, game)
      expect(game.check(dived.state, fire('blue', 'A1', 'B1')).map(({ rule, code }) => `${rule} ${code}`)).toEqual([
        'BR-37 cloud-between',
      ])
    },
  },
  {
    name: 'BR-37 FW-15.1-weather-immersion on instruments nothing hard is flown, and nobody begins in cloud',
    run(game) {
      const inside = begin({ clouds: [{ lo: 100, hi: 110 }] }, { A1: { alt: 105, bank: 'RB' } })
      const played = playTurn(inside, { fly: { A1: '!VD, LVL, !bank IRB, !R HT, R TT' } }, game)
      expect(codes(played)).toEqual(['BR-37 on-instruments', 'BR-37 on-instruments', 'BR-37 rate-not-allowed'])
      const diving = begin({ clouds: [{ lo: 100, hi: 110 }] }, { A1: { alt: 125, flight: 'VD' } })
      const reversed = playTurn(diving, { fly: { A1: 'VD, V3, V3, V3, V3, V3, V3, !rev CW 6' } }, game)
      expect(codes(reversed)).toEqual(['BR-37 on-instruments'])
      const refused = (options: Setting['options']) => {
        const answer = game.setup(configOf({ A1: { alt: 149 }, clouds: [{ lo: 149, hi: 149 }], options }))
        return answer.ok ? [] : answer.violations.map(({ rule, code }) => `${rule} ${code}`)
      }
      expect([refused({}), refused(otr1)]).toEqual([['FW-15.1-weather-immersion set-in-cloud'], ['BR-37 set-in-cloud']])
    },
  },
  {
    name: 'BR-38 FW-14.1-14.4-fatigue-sight a foe in everyone’s blind arc is lost from sight, and found again by a die',
    run(game) {
      const low: Setting = { A1: { q: 0, r: 16, alt: 140, hours: 3 }, B1: { q: 0, r: 0, hours: 3 } }
      const lost = playTurn(begin(low), {}, game)
      expect(told(lost, 'sightLost').map(({ plane }) => plane)).toEqual(['A1'])
      expect(lost.state.planes.A1!.spotted).toBe(false)
      const next = playTurn(lost.state, {}, game)
      expect(told(next, 'unseen')[0]).toMatchObject({ plane: 'B1', target: 'A1', rule: 'BR-38' })
      const abeam: Setting = { A1: { q: 32, r: -16, hours: 3 }, B1: { q: 0, r: 0, hours: 3 } }
      const looked = (die: number) =>
        told(playTurn(begin(abeam, { A1: { spotted: false } }), { dice: [1, 9, die] }, game), 'sightingRolled')[0]
      expect(looked(4)).toMatchObject({ plane: 'A1', by: 'B1', range: 16, total: 7, need: 7, seen: true })
      expect(looked(4)!.modifiers).toEqual([
        { rule: 'BR-38', label: 'range', value: 2 },
        { rule: 'FW-14.1-14.4-fatigue-sight', label: 'fatigue', value: 1 },
      ])
      expect(looked(5)).toMatchObject({ total: 8, seen: false })
      const near = playTurn(begin({ ...abeam, A1: { q: 8, r: -4 } }, { A1: { spotted: false } }), {}, game)
      expect(told(near, 'sightingRolled')[0]).toMatchObject({ die: null, seen: true })
      const shot = playTurn(
        begin(behind, { A1: { spotted: false } }),
        { shots: [fire('blue', 'A1', 'B1')], dice: [1, 9, 9] },
        game,
      )
      expect(told(shot, 'gaveAway')[0]).toMatchObject({ plane: 'A1' })
    },
  },
  {
    name: 'FW-14.6-setup a side that has seen no foe is surprised, without radio for two turns',
    run(game) {
      const bounced = game.setup(configOf({ A1: { unseen: true } }))
      expect(bounced.ok && [bounced.state.planes.A1!.surprised, bounced.state.planes.B1!.surprised]).toEqual([0, 1])
      const banked = (unseen: boolean) => game.setup(configOf({ A1: { unseen }, B1: { bank: 'RB' } }))
      const unaware = banked(true)
      expect(!unaware.ok && unaware.violations.map(({ rule, code }) => `${rule} ${code}`)).toEqual([
        'FW-14.6-setup banked-unaware',
      ])
      const aware = banked(false)
      expect(aware.ok && aware.state.planes.B1!.bank).toBe('RB')
      const seen = game.setup(configOf({}))
      expect(seen.ok && seen.state.planes.B1!.surprised).toBe(0)
    },
  },
  {
    name: 'FW-12.2-green-leader HR-09 a green leader gives his wingman nothing',
    run(game) {
      const wing = {
        id: 'A2',
        side: 'blue',
        card: 'HOUSE-LIGHT',
        pilot: { quality: 'green' },
        facing: 0,
        alt: 150,
      } as const
      const led = (quality: 'green' | 'regular', options = {}): Setting => ({
        A1: { pilot: { quality }, formation: 'A', leader: true },
        more: [{ ...wing, q: -8, r: 0, speed: 6, formation: 'A' }],
        options,
      })
      const ride = [{ type: 'rideLeader', seat: 'blue', plane: 'A2' }] as const
      expect(told(playTurn(begin(led('regular')), { answers: ride }, game), 'initiativeTaken')).toHaveLength(1)
      const green = playTurn(begin(led('green')), {}, game)
      expect(told(green, 'initiativeTaken')).toEqual([])
      expect(told(green, 'leaderUnfit')[0]).toMatchObject({ plane: 'A2', leader: 'A1', rule: 'FW-12.2-green-leader' })
      expect(told(playTurn(begin(led('green', otr1)), {}, game), 'leaderUnfit')[0]).toMatchObject({ rule: 'HR-09' })
    },
  },
  {
    name: 'BR-19 BR-20 who sits behind a foe adds three, and tails only whom he follows',
    run(game) {
      const rolled = told(playTurn(begin(behind), {}, game), 'initiativeRolled')
      expect(rolled.map(({ modifiers }) => modifiers.map(({ value }) => value))).toEqual([[3], [-3]])
      const tails = (A1: NonNullable<Setting['A1']>) =>
        told(
          playTurn(
            begin({ A1: { q: 0, r: 8, ...A1 }, B1: { q: 0, r: 0 } }),
            { answers: [{ type: 'declareTail', seat: 'blue', plane: 'A1', target: 'B1' }] },
            game,
          ),
          'tailDeclared',
        ).length
      expect(tails({})).toBe(1)
      expect(tails({ alt: 162 })).toBe(1)
    },
  },
]
