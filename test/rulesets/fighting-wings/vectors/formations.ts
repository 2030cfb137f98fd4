/** Formations, fixed and flexible, leaders who are lost, and the nerve it takes to fire head-on. */
import { expect } from 'vitest'
import { type Action, begin, configOf, fire, type Played, playTurn, type Setting, told } from '../fixture.js'
import { otr2, type Vector } from './vector.js'

const WING = {
  side: 'blue',
  card: 'HOUSE-LIGHT',
  pilot: { quality: 'regular' },
  facing: 0,
  alt: 150,
  speed: 6,
} as const

/** A1 leads A2, who flies so many hexes beside him. */
const pair = (hexes: number, fixed: boolean, options: Setting['options'] = {}): Setting => ({
  A1: { formation: 'A', leader: true, fixed },
  more: [{ ...WING, id: 'A2', q: -2 * hexes, r: 0, formation: 'A', fixed }],
  options,
})
const loosen = (plane: string): Action => ({ type: 'loosenFormation', seat: 'blue', plane })
const ridden = (played: Played) => told(played, 'initiativeTaken').map(({ plane, leader }) => [plane, leader])

export const formations: readonly Vector[] = [
  {
    name: 'HR-12 HR-09 OTR2-8.6-formation-types in fixed parameters wingmen move with the leader; outside they are on their own',
    run(game) {
      const near = playTurn(begin(pair(2, true)), {}, game)
      expect(ridden(near)).toEqual([['A2', 'A1']])
      expect(told(near, 'orderFixed')[0]!.order.join()).toMatch(/A1,A2/)
      const far = playTurn(begin(pair(3, true)), {}, game)
      expect([ridden(far), told(far, 'outOfFormation')]).toMatchObject([
        [],
        [{ plane: 'A2', leader: 'A1', rule: 'HR-12' }],
      ])
      const named = playTurn(begin(pair(3, true, otr2)), {}, game)
      expect(told(named, 'outOfFormation')[0]).toMatchObject({ rule: 'OTR2-8.6-formation-types' })
      const loose = playTurn(
        begin(pair(8, false)),
        { answers: [{ type: 'rideLeader', seat: 'blue', plane: 'A2' }] },
        game,
      )
      expect(ridden(loose)).toEqual([['A2', 'A1']])
      expect(told(playTurn(begin(pair(9, false)), {}, game), 'outOfFormation')).toHaveLength(1)
    },
  },
  {
    name: 'OTR2-8.6-formation-types HR-12 the leader loosens a fixed formation as a turn begins, and never tightens it again',
    run(game) {
      const start = begin(pair(2, true, otr2))
      const refused = (state: typeof start, plane: string) =>
        game.check(state, loosen(plane)).map(({ rule, code }) => `${rule} ${code}`)
      expect(refused(start, 'A2')).toEqual(['OTR2-8.6-formation-types no-fixed-formation'])
      expect(refused(start, 'A1')).toEqual([])
      const played = playTurn(start, { orders: [loosen('A1')] }, game)
      expect(told(played, 'loosenSet')[0]).toMatchObject({ audience: ['blue'] })
      expect(told(played, 'formationLoosened')[0]).toMatchObject({ rule: 'OTR2-8.6-formation-types', audience: 'all' })
      expect([played.state.planes.A1!.fixed, played.state.planes.A2!.fixed]).toEqual([false, false])
      expect(refused(played.state, 'A1')).toEqual(['OTR2-8.6-formation-types no-fixed-formation'])
    },
  },
  {
    name: 'HR-12 FW-12.2-green-leader gunners in fixed parameters fire better, but not under a green leader',
    run(game) {
      const bomber = { card: 'HOUSE-B17G', speed: 4.5, formation: 'B', fixed: true } as const
      const aim = (quality: 'regular' | 'green', r: number) => {
        const more = [{ ...WING, ...bomber, id: 'B2', side: 'red', q: 4, r }] as const
        const B1 = { q: 0, r: 0, ...bomber, leader: true, pilot: { quality } } as const
        const shots: Action[] = [{ type: 'fireGun', seat: 'red', plane: 'B1', gun: 'G6', target: 'A1' }]
        const played = playTurn(begin({ A1: { q: 0, r: 6, speed: 4.5, alt: 151 }, B1, more }), { shots }, game)
        return told(played, 'shotFired')[0]!.modifiers.filter(({ label }) => label === 'formation')
      }
      expect(aim('regular', 0)).toEqual([{ rule: 'HR-12', label: 'formation', value: -1 }])
      expect([aim('green', 0), aim('regular', 20)]).toEqual([[], []])
    },
  },
  {
    name: 'HR-12 a leader who is lost is followed by the best pilot left',
    run(game) {
      const third = { ...WING, id: 'A3', q: 4, r: 0, formation: 'A', pilot: { quality: 'veteran' } } as const
      const setting = { ...pair(2, false), more: [...pair(2, false).more!, third] }
      const answers: Action[] = ['A2', 'A3'].map((plane) => ({ type: 'rideLeader', seat: 'blue', plane }))
      expect(ridden(playTurn(begin(setting), { answers }, game)).map(([, leader]) => leader)).toEqual(['A1', 'A1'])
      const lost = playTurn(begin(setting, { A1: { out: true } }), { answers: answers.slice(0, 1) }, game)
      expect(ridden(lost)).toEqual([['A2', 'A3']])
    },
  },
  {
    name: 'HR-02 HR-12 fixed parameters are for all of a formation and for no loner',
    run(game) {
      const refused = (setting: Setting) => {
        const answer = game.setup(configOf(setting))
        return answer.ok ? [] : answer.violations.map(({ rule, code }) => `${rule} ${code}`)
      }
      expect(refused(pair(2, true))).toEqual([])
      expect(refused({ A1: { fixed: true } })).toEqual(['HR-02 bad-scenario'])
      const { more } = pair(2, false)
      expect(refused({ ...pair(2, true), more: more! })).toEqual(['HR-02 bad-scenario'])
    },
  },
  {
    name: 'BR-46 fire head-on takes determination; heroes have it, and who breaks off holds his fire',
    run(game) {
      const meet = (A1: Setting['A1'], r: number, options: Setting['options'] = {}): Setting => ({
        A1: { q: 0, r, ...A1 },
        B1: { q: 0, r: 0, facing: 6 },
        options,
      })
      const shots = [fire('blue', 'A1', 'B1')]
      const rolled = (setting: Setting, die: number) => playTurn(begin(setting), { shots, dice: [1, 9, die] }, game)
      const bold = rolled(meet({}, 30), 8)
      expect(told(bold, 'determinationRolled')[0]).toMatchObject({ need: 8, total: 8, fires: true, rule: 'BR-46' })
      expect(told(bold, 'shotFired')).toHaveLength(1)
      const timid = rolled(meet({}, 30), 9)
      expect(told(timid, 'shotFired')).toEqual([])
      let again: readonly string[] | undefined
      const watching: typeof game = {
        ...game,
        reduce(state, action) {
          const isOpen = state.agenda[0]?.kind === 'shots'
          if (isOpen) again ??= game.check(state, shots[0]!).map(({ rule, code }) => `${rule} ${code}`)
          return game.reduce(state, action)
        },
      }
      playTurn(begin(meet({}, 30)), { shots, dice: [1, 9, 9] }, watching)
      expect(again).toEqual(['BR-23 may-not-fire'])
      const close = told(
        rolled(meet({ pilot: { quality: 'regular', hero: true, ace: true } }, 26), 10),
        'determinationRolled',
      )[0]
      expect(close!.modifiers.map(({ label, value }) => [label, value])).toEqual([
        ['range', 2],
        ['hero', -3],
      ])
      expect(close!.fires).toBe(false)
      expect(told(rolled(meet({}, 30, { determination: false }), 10), 'determinationRolled')).toEqual([])
    },
  },
]
