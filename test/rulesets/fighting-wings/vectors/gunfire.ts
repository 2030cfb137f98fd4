/** Shots, defensive guns, collisions, damage. */
import { expect } from 'vitest'
import { begin, fire, ledgerOf, playTurn, type Setting, told } from '../fixture.js'
import { behind, bomber, both, light, otr1, otr2, type Vector } from './vector.js'

export const gunfire: readonly Vector[] = [
  {
    name: 'FW-10.2-zero-deflection BR-23 BR-25 BR-26 a shot from dead astern',
    run(game) {
      const shots = [fire('blue', 'A1', 'B1', { weapons: [...both] })]
      const played = playTurn(begin(behind), { shots, dice: [5, 6, 3] }, game)
      expect(told(played, 'shotFired')[0]).toMatchObject({ range: 2, firepower: 6, column: 5, hits: 6 })
      expect(told(played, 'ammoSpent').map(({ left }) => left)).toEqual([30, 10])
      expect(told(played, 'brokeOff')[0]).toMatchObject({ seat: 'red' })
    },
  },
  {
    name: 'FW-10.2-crack-half-burst BR-24 half bursts and other deflections',
    run(game) {
      const crack: Setting = {
        A1: { q: 0, r: 4, pilot: { quality: 'regular', crackShot: true } },
        B1: { q: 0, r: 0, facing: 1 },
      }
      const shots = [fire('blue', 'A1', 'B1', { burst: 'half', weapons: [...both] })]
      const played = playTurn(
        begin({ ...crack, B1: { q: 2, r: 1, facing: 3 } }),
        { shots: [], fly: { B1: 'LVL' } },
        game,
      )
      expect(played.state.turn).toBe(2)
      const half = playTurn(begin({ ...crack, B1: { q: 0, r: 0, facing: 0 } }), { shots, dice: [5, 6, 5] }, game)
      expect(told(half, 'shotFired')[0]!.shifts).toEqual([
        { rule: 'FW-10.2-crack-half-burst', label: 'half-burst', value: -1 },
      ])
    },
  },
  {
    name: 'BR-24 BR-22 BR-29 ASP-10.3-head-on-notes ASP-10.3-stacking OTR2-10.3-worst-deflection OTR2-10.3-collision-mods head-ons come first',
    run(game) {
      const meet = (options: Setting['options']): Setting => ({
        A1: { q: 0, r: 26, pilot: { quality: 'veteran' } },
        B1: { q: 0, r: 0, facing: 6 },
        options,
      })
      const shots = [fire('blue', 'A1', 'B1')]
      const rules = (options: Setting['options']) => {
        const played = playTurn(begin(meet(options)), { shots, dice: [5, 6, 9, 2] }, game)
        expect(told(played, 'collisionRolled')).toHaveLength(1)
        const [shot] = told(played, 'shotFired')
        return [...shot!.modifiers, ...told(played, 'collisionRolled')[0]!.modifiers].map(({ rule }) => rule)
      }
      expect(rules({})).toEqual(expect.arrayContaining(['ASP-10.3-head-on-notes', 'ASP-10.3-stacking']))
      expect(rules(otr2)).toEqual(expect.arrayContaining(['OTR2-10.3-worst-deflection', 'OTR2-10.3-collision-mods']))
      expect(rules(otr1)).toEqual(expect.arrayContaining(['BR-29']))
    },
  },
  {
    name: 'OTR2-10.3-not-head-on fire along the 12:00 line at one who climbed above is none',
    run(game) {
      const third = {
        id: 'B2',
        side: 'red',
        card: 'HOUSE-LIGHT',
        pilot: { quality: 'regular' },
        q: 0,
        r: 2,
        facing: 6,
        alt: 149,
        speed: 6,
      } as const
      const setting: Setting = { A1: { q: 0, r: 26 }, B1: { q: 0, r: 0, facing: 6 }, options: otr2, more: [third] }
      const start = playTurn(begin(setting), { fly: { B2: 'ZC, V2, H, H, H, H, H' }, until: 'attack' }, game)
      expect(start.state.headOn).toBe(true)
      const refused = game.check(start.state, fire('blue', 'A1', 'B2'))
      expect(refused.map(({ rule, code }) => `${rule} ${code}`)).toEqual(['OTR2-10.3-not-head-on not-head-on'])
    },
  },
  {
    name: 'BR-22 FW-9.2-vertical-turn-arc FW-4.5-stall-restrictions who cannot fire at whom',
    run(game) {
      const beside = playTurn(begin({ A1: { q: 0, r: 0 }, B1: { q: 4, r: -2 } }), { until: 'attack' }, game)
      expect(game.check(beside.state, fire('blue', 'A1', 'B1')).map(({ rule }) => rule)).toEqual(['BR-22'])
      const stalled = playTurn(
        begin({ A1: { q: 0, r: 4, speed: 1.5 }, B1: { q: 0, r: 0, speed: 2 } }),
        { dice: [1], until: 'attack' },
        game,
      )
      expect(game.check(stalled.state, fire('blue', 'A1', 'B1')).map(({ rule }) => rule)).toEqual([
        'FW-4.5-stall-restrictions',
      ])
      const vertical = playTurn(
        begin({ A1: { q: 0, r: 0, alt: 130 }, B1: { q: 12, r: -2 } }, { A1: { flight: 'VC' } }),
        { fly: { A1: 'VC' }, until: 'attack' },
        game,
      )
      expect(game.check(vertical.state, fire('blue', 'A1', 'B1')).map(({ rule }) => rule)).toEqual([
        'FW-9.2-vertical-turn-arc',
      ])
    },
  },
  {
    name: 'FW-10.2-mg-sighting machine guns find the range, and the cannon saves its shells',
    run(game) {
      const shots = [fire('blue', 'A1', 'B1', { weapons: [...both], sighting: true })]
      const played = playTurn(begin(behind), { shots, dice: [5, 6, 10] }, game)
      expect(told(played, 'ammoSpent').map(({ weapon, spent }) => [weapon, spent])).toEqual([
        ['W1', 4],
        ['W2', 1],
      ])
      const wing = playTurn(begin({ ...behind, A1: { q: 0, r: 4, card: 'HOUSE-SPIT9' } }), { until: 'attack' }, game)
      expect(game.check(wing.state, { ...shots[0]! }).map(({ rule }) => rule)).toEqual(['FW-10.2-mg-sighting'])
    },
  },
  {
    name: 'FW-10.2-temp-jams a long burst jams on a ten, and a calm turn may clear it',
    run(game) {
      const shots = [fire('blue', 'A1', 'B1', { burst: 'long' })]
      const answers = [{ type: 'clearJam', seat: 'blue', plane: 'A1', weapon: 'W1' }] as const
      const played = playTurn(begin(behind), { shots, answers, dice: [5, 6, 10, 10, 7] }, game)
      expect(told(played, 'jammed')[0]).toMatchObject({ weapon: 'W1', jam: 'temp' })
      expect(told(played, 'jamTried')[0]).toMatchObject({ need: 7, jam: 'no', rule: 'FW-10.2-temp-jams' })
    },
  },
  {
    name: 'BR-34 FW-10.5-gunners-vertical FW-10.5-blind-spot defensive guns',
    run(game) {
      const spotted = {
        ...bomber,
        id: 'BLINDSPOT',
        defensiveGuns: bomber.defensiveGuns!.map((gun) => ({ ...gun, blindSpot6: true })),
      }
      const gun = { type: 'fireGun', seat: 'red', plane: 'B1', gun: 'G6', target: 'A1' } as const
      const setting = (card: string): Setting => ({
        A1: { q: 0, r: 4, speed: 4.5 },
        B1: { q: 0, r: 0, card, speed: 4.5 },
        cards: [spotted],
      })
      const played = playTurn(begin(setting('HOUSE-B17G')), { shots: [gun], dice: [5, 6, 2] }, game)
      expect(told(played, 'shotFired')[0]).toMatchObject({ gun: 'G6', rule: 'BR-34', range: 2 })
      const blind = playTurn(begin(setting('BLINDSPOT')), { until: 'attack' }, game)
      expect(game.check(blind.state, gun).map(({ rule }) => rule)).toEqual(['FW-10.5-blind-spot'])
      const lightBomber = { ...bomber, id: 'DIVER', cls: 'L' } as const
      const diving = begin({ ...setting('DIVER'), cards: [lightBomber] }, { B1: { flight: 'VD' } })
      expect(
        game.check(playTurn(diving, { fly: { B1: 'VD' }, until: 'attack' }, game).state, gun).map(({ rule }) => rule),
      ).toEqual(['FW-10.5-gunners-vertical'])
    },
  },
  {
    name: 'FW-10.5-blind-spot of bombers in one hex only the one attacked is blind; if none is, the nearest or a die',
    run(game) {
      const spotted = {
        ...bomber,
        id: 'BLINDSPOT',
        defensiveGuns: bomber.defensiveGuns!.map((gun) => ({ ...gun, blindSpot6: true })),
      }
      const place = { q: 0, r: 0, facing: 0, alt: 150, speed: 4.5 } as const
      const second = {
        ...place,
        id: 'B2',
        side: 'red',
        card: 'BLINDSPOT',
        pilot: { quality: 'regular' },
        formation: 'B',
      } as const
      const state = begin({
        A1: { q: 0, r: 4, speed: 4.5 },
        B1: { ...place, card: 'BLINDSPOT', formation: 'B', leader: true },
        more: [second],
        cards: [spotted],
      })
      const gun = (plane: string) => ({ type: 'fireGun', seat: 'red', plane, gun: 'G6', target: 'A1' }) as const
      const guns = [gun('B1'), gun('B2')]
      const attacked = playTurn(state, { shots: [...guns, fire('blue', 'A1', 'B2')], dice: [5, 6, 7] }, game)
      expect(told(attacked, 'shotStopped').map(({ plane }) => plane)).toEqual(['B2'])
      expect(told(attacked, 'shotFired').map(({ plane }) => plane)).toEqual(['A1', 'B1'])
      const tied = (die: number) => playTurn(state, { shots: guns, dice: [5, 6, 7, die] }, game)
      expect(told(tied(1), 'shotStopped').map(({ plane }) => plane)).toEqual(['B1'])
      expect(told(tied(2), 'shotStopped').map(({ plane }) => plane)).toEqual(['B2'])
    },
  },
  {
    name: 'BR-28 FW-3.3-collision-size two in one place may collide',
    run(game) {
      const big: Setting = { A1: { q: 0, r: 12 }, B1: { q: 0, r: -12, facing: 6, card: 'HOUSE-HEAVY' } }
      const played = playTurn(begin(big), { dice: [5, 6, 10] }, game)
      expect(told(played, 'collisionRolled')[0]).toMatchObject({ total: 11, hit: true })
      expect(told(played, 'collisionRolled')[0]!.modifiers[0]).toMatchObject({ rule: 'FW-3.3-collision-size' })
      expect(told(played, 'gameEnded')[0]).toMatchObject({ winner: 'draw', blue: 3, red: 3 })
    },
  },
  {
    name: 'BR-27 FW-CRIT-engine OTR1-CRIT-equip-3 FW-11.3-oxygen FW-11-power-order critical hits and what follows',
    run(game) {
      const options = { houseCriticals: true, breakOff: false } as const
      const tough = { ...light, id: 'TOUGH', hits: 40 }
      const setting: Setting = { ...behind, B1: { q: 0, r: 0, card: 'TOUGH' }, cards: [tough], options }
      const shots = [fire('blue', 'A1', 'B1')]
      const hitBy = (...dice: number[]) => playTurn(begin(setting), { shots, dice: [5, 6, 1, ...dice] }, game)
      expect(told(hitBy(1, 3), 'critical')[0]).toMatchObject({ effect: 'coolant', rule: 'FW-CRIT-engine' })
      expect(ledgerOf(hitBy(1, 3), 'B1')).toContain('FW-11-power-order power-lost -1')
      expect(told(hitBy(1, 4, 9), 'fireRolled')[0]).toMatchObject({ result: 'out' })
      expect(told(hitBy(8, 3), 'critical')[0]).toMatchObject({ effect: 'hydraulics', rule: 'OTR1-CRIT-equip-3' })
      expect(told(hitBy(8, 5), 'critical')[0]).toMatchObject({ effect: 'oxygen', rule: 'FW-11.3-oxygen' })
      expect(told(hitBy(6), 'critical')[0]).toMatchObject({ where: 'airframe', rule: 'BR-27' })
      expect(told(hitBy(10), 'critical')[0]).toMatchObject({ where: 'crew', effect: 'wounded' })
    },
  },
]
