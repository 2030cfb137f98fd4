/** What loads cost, bombs, and flak. */
import { expect } from 'vitest'
import { begin, configOf, ledgerOf, playTurn, type Setting, told } from '../fixture.js'
import { codes, otr2, type Vector } from './vector.js'

const dump = { id: 'T1', side: 'red', name: 'fuel dump', q: 0, r: -12, defense: 8, hits: 8, points: 3 } as const
const battery = {
  ...dump,
  id: 'T2',
  name: 'flak',
  r: -40,
  flak: { mm: 88, firepower: 4, reach: 60, reload: 1 },
} as const
const loaded: Setting = { A1: { alt: 20, load: 'loaded' }, targets: [dump] }
const drop = (target: string) => ({ type: 'bomb', seat: 'blue', plane: 'A1', target }) as const

export const ground: readonly Vector[] = [
  {
    name: 'BR-30 a load costs decel in climbs and hard turns; over-loaded nothing harder than TT is flown',
    run(game) {
      const climbed = (load: 'clean' | 'loaded' | 'overloaded') =>
        ledgerOf(playTurn(begin({ A1: { load } }), { fly: { A1: 'ZC, V2, V2' } }, game), 'A1')
      expect(climbed('clean').some((line) => line.startsWith('BR-30'))).toBe(false)
      expect(climbed('loaded')).toContain('BR-30 load-climb -2')
      expect(climbed('overloaded')).toContain('BR-30 load-climb -4')
      const turned = playTurn(
        begin({ A1: { load: 'loaded' } }, { A1: { bank: 'RB' } }),
        { fly: { A1: 'LVL, R HT, H' } },
        game,
      )
      expect(ledgerOf(turned, 'A1')).toContain('BR-30 load-turn -2')
      const over = begin({ A1: { load: 'overloaded' } }, { A1: { bank: 'RB' } })
      expect(codes(playTurn(over, { fly: { A1: 'LVL, !R HT, R TT' } }, game))).toEqual(['BR-30 rate-not-allowed'])
    },
  },
  {
    name: 'BR-40 bombs fall on a target within a hex, out of a steep dive within three, and never through cloud',
    run(game) {
      const { state } = playTurn(begin(loaded), { until: 'attack' }, game)
      const hit = playTurn(state, { answers: [drop('T1')], dice: [3] }, game)
      expect(told(hit, 'bombed')[0]).toMatchObject({
        firepower: 12,
        defense: 8,
        column: 5,
        die: 3,
        total: 4,
        need: 6,
        hits: 3,
      })
      expect(hit.state.ground.T1).toEqual({ hits: 3, reload: 0 })
      expect(hit.state.planes.A1!.load).toBeNull()
      const far = { ...loaded, targets: [{ ...dump, r: -16 }] }
      const refused = (setting: Setting, fly: string) => {
        const asked = playTurn(begin(setting), { fly: { A1: fly }, until: 'attack' }, game)
        const frames: string[] = []
        playTurn(
          asked.state,
          {},
          {
            ...game,
            reduce(at, action) {
              if (at.agenda[0]?.kind === 'stores' && frames.length === 0)
                frames.push(...game.check(at, drop('T1')).map(({ rule, code }) => `${rule} ${code}`), 'asked')
              return game.reduce(at, action)
            },
          },
        )
        return frames
      }
      expect(refused(far, 'LVL')).toEqual(['BR-40 no-bomb-run', 'asked'])
      expect(refused({ ...far, targets: [{ ...dump, r: -10 }] }, 'SD, V2')).toEqual(['asked'])
      expect(refused({ ...loaded, clouds: [{ lo: 5, hi: 6 }] }, 'LVL')).toEqual(['BR-37 cloud-between', 'asked'])
      expect(refused({ ...loaded, targets: [{ ...dump, side: 'blue' }] }, 'LVL')).toEqual([
        'BR-40 no-ground-target',
        'asked',
      ])
    },
  },
  {
    name: 'BR-40 OTR1-16.2-hard-point BR-32 a hard point stands twice as much; what is destroyed counts its points',
    run(game) {
      const bombed = (target: object, die: number) => {
        const first = begin({
          ...loaded,
          A1: { alt: 20, load: 'overloaded' },
          targets: [{ ...dump, ...target }],
          turns: 1,
        })
        return playTurn(first, { answers: [drop('T1')], dice: [1, 9, die] }, game)
      }
      expect(told(bombed({ hard: true }, 5), 'bombed')[0]).toMatchObject({ defense: 16, rule: 'OTR1-16.2-hard-point' })
      const gone = bombed({ hits: 2 }, 1)
      expect(told(gone, 'targetDestroyed')).toHaveLength(1)
      expect(told(gone, 'gameEnded')[0]).toMatchObject({ winner: 'blue', blue: 3, red: 0 })
    },
  },
  {
    name: 'BR-41 OTR2-18-reload flak fires at the nearest foe, and a big gun reloads before it fires again',
    run(game) {
      const over: Setting = { A1: { alt: 20 }, targets: [battery], options: otr2 }
      const first = playTurn(begin(over), { dice: [1, 9, 5] }, game)
      expect(told(first, 'flakFired')[0]).toMatchObject({
        plane: 'A1',
        target: 'T2',
        rule: 'OTR2-18-reload',
        reload: 2,
        hits: 0,
      })
      const second = playTurn(first.state, {}, game)
      expect(told(second, 'flakFired')).toEqual([])
      expect(told(playTurn(second.state, {}, game), 'flakFired')).toHaveLength(1)
      const light = { ...battery, flak: { ...battery.flak, mm: 20, firepower: 20 } }
      const quick = playTurn(begin({ ...over, targets: [light] }), { dice: [1, 9, 1] }, game)
      expect(told(quick, 'flakFired')[0]).toMatchObject({ rule: 'BR-41', reload: 0, hits: 6 })
      expect(quick.state.planes.A1!.hits).toBe(6)
      const hidden = playTurn(begin({ ...over, clouds: [{ lo: 10, hi: 11 }] }), {}, game)
      expect(told(hidden, 'flakFired')).toEqual([])
    },
  },
  {
    name: 'HR-02 targets stand on hexes and have names of their own',
    run(game) {
      const refused = (targets: Setting['targets']) => {
        const answer = game.setup(configOf({ targets }))
        return answer.ok ? [] : answer.violations.map(({ code }) => code)
      }
      expect(refused([dump])).toEqual([])
      expect(refused([{ ...dump, q: 1 }])).toEqual(['bad-scenario'])
      expect(refused([{ ...dump, id: 'A1' }])).toEqual(['duplicate-id'])
    },
  },
]
