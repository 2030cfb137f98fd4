/** What the flight engine reckons for itself, for speed, is what the functions of the errata say. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Ruled } from '../../../../src/rulesets/fighting-wings/errata/index.js'
import {
  carriesAfter,
  climbDecel,
  diveAccel,
  excessSpeedDecel,
  fpBudget,
  glocVfps,
  sdToZc,
  severeClimbDecel1e,
  severePower,
  stallLoss,
  verticalBankFacingLimit,
  zcToSdLeadIn,
} from '../../../../src/rulesets/fighting-wings/errata/index.js'
import { type FlightType, isInverted } from '../../../../src/rulesets/fighting-wings/errata/vocabulary.js'
import { planOf } from '../../../../src/rulesets/fighting-wings/flight/attitudes.js'
import { cards } from '../../../../src/rulesets/fighting-wings/shown.js'
import { begin, fightingWings as GAME, type Plane, type Played, playTurn, type Setting, told } from '../fixture.js'

const light = cards.find(({ id }) => id === 'HOUSE-LIGHT')!
/** Any speed there is, above the minimum. */
const speed = fc.integer({ min: 4, max: 21 })
const RUNS = { numRuns: 25 }

function answered<T>(answer: Ruled<T>): T {
  if (!answer.ok) throw new Error(JSON.stringify(answer.violations))
  return answer.value
}

/** Points of an aircraft's ledger for these reasons. */
function pointsOf(played: Played, ...reasons: readonly string[]): number {
  const { ledger } = told(played, 'speedChanged').find(({ plane }) => plane === 'A1')!
  return ledger.filter(({ why }) => reasons.includes(why)).reduce((sum, { points }) => sum + points, 0)
}

const CLIMB = ['climb', 'climb-listed', 'climb-points', 'below-climb-speed', 'severe-climb', 'inverted-climb']

/** A climb of A1 to the end of its points, VFPs first; the bank stays. */
function climbed(start: number, flight: 'ZC' | 'VC', incs: readonly number[], edit: Partial<Plane>, options = {}) {
  const fly = { A1: `${flight}, ${incs.map((inc) => `V${inc}`).join(', ')}` }
  const setting: Setting = { A1: { speed: start / 2 }, options }
  return playTurn(begin(setting, { A1: { flight: flight === 'VC' ? 'VC' : 'ZC', ...edit } }), { fly })
}

describe('energy as the errata reckons it', () => {
  it.each([
    ['T02', 10, 0, 'LVL', 11],
    ['T03', 16, 0, 'LVL', 8],
    ['T04', 15, 0, 'LVL', 11],
    ['T05', 9, 0, 'LVL', 11],
    ['T07', 7, 0, 'LVL', null],
    ['T08', 10, 0, 'INV', 16],
    ['T11', 10, 5, 'LVL', 14],
  ] as const)('%s FW-4.2-climb-decel in play', (_, start, hits, bank, decel) => {
    const incs = start === 7 ? [2, 1] : [2, 2, 1]
    const played = climbed(start, 'ZC', incs, { hits, bank })
    expect(-pointsOf(played, ...CLIMB)).toBe(decel ?? 3 + 4)
  })

  it('FW-4.2-climb-decel FW-11.1-severe-climb any climb', () => {
    const climb = fc.record({
      speed,
      flight: fc.constantFrom('ZC', 'VC'),
      bank: fc.constantFrom('LVL', 'RB', 'INV', 'IRB'),
      hits: fc.constantFrom(0, 4, 5),
      big: fc.boolean(),
    } as const)
    fc.assert(
      fc.property(climb, ({ speed: start, flight, bank, hits, big }) => {
        const fps = start >> 1
        const least = flight === 'VC' ? 2 : 1
        const count = flight === 'VC' ? fps : 1
        const incs = Array.from({ length: count }, () => least + (big && flight === 'ZC' ? 1 : 0))
        const played = climbed(start, flight, incs, { hits, bank })
        const asked = {
          ...{ speed: start, listedClimbDecel: light.climbDecel, listedMin: 4, maxAttainable: 15, severe: hits === 5 },
          pureVertical: flight === 'VC',
          vfps: incs.map((inc) => ({ inc, bankBefore: bank })),
        }
        // Whoever climbs so slowly may be stalled by damage: then nothing was climbed.
        const expected = told(played, 'stalled').length > 0 ? 0 : answered(climbDecel(asked))
        expect(pointsOf(played, ...CLIMB) + expected).toBe(0)
      }),
      RUNS,
    )
  })

  it('OTR1-AID-severe-4 OTR1-6.1-inverted-climb-timing in otr1 severe damage is paid by the increment', () => {
    const played = climbed(12, 'ZC', [2, 2, 1], { hits: 5, bank: 'INV' }, { edition: 'otr1' })
    expect(-pointsOf(played, 'severe-climb')).toBe(answered(severeClimbDecel1e(5, true)))
    expect(-pointsOf(played, 'inverted-climb')).toBe(5)
  })

  it('FW-4.1-dive-accel FW-4.2-excess-speed any dive', () => {
    fc.assert(
      fc.property(speed, (start) => {
        const inc = 3
        const vfps = start >> 1
        const fly = { A1: `VD${`, V${inc}`.repeat(vfps)}` }
        const played = playTurn(begin({ A1: { speed: start / 2, alt: 250 } }, { A1: { flight: 'VD' } }), {
          fly,
          dice: [1, 9, 1],
        })
        expect(pointsOf(played, 'dive', 'dive-points')).toBe(answered(diveAccel(inc * vfps, vfps, light.diveAccel)))
        expect(pointsOf(played, 'excess-speed') + answered(excessSpeedDecel(start, 15))).toBe(0)
      }),
      RUNS,
    )
  })

  it('OTR1-AID-severe-5 what severe damage leaves of the power', () => {
    for (const power of [0, 1, 2, 6]) {
      const weak = {
        ...light,
        id: 'WEAK',
        power: { ...light.power, ML: { ...light.power.ML, b2: [0, power] as const } },
      }
      const played = playTurn(begin({ A1: { card: 'WEAK' }, cards: [weak] }, { A1: { hits: 5 } }))
      expect(pointsOf(played, 'combat', 'severe-power')).toBe(answered(severePower(power)))
    }
  })
})

describe('flight points as the errata reckons them', () => {
  it('OTR1-3.4-half-fp points and carry', () => {
    for (const [start, half] of [
      [15, 1],
      [9, 0],
      [8, 1],
      [9, 1],
      [12, 0],
    ] as const) {
      const [counted] = told(
        playTurn(begin({ A1: { speed: start / 2 } }, { A1: { half } }), { until: 'attack' }),
        'pointsCounted',
      )
      const { fps, carryOut, tableSpeed } = answered(fpBudget(start, half))
      expect([counted!.fps, counted!.carry, counted!.speed]).toEqual([fps, carryOut, tableSpeed])
    }
  })

  it('FW-5.5-gloc-vfps VFPs of flight without a pilot', () => {
    const types: readonly FlightType[] = ['VC', 'ZC', 'LVL', 'SD', 'VD']
    for (const flight of types) {
      for (const start of [4, 7, 10, 13, 17]) {
        const { state } = playTurn(begin({ A1: { speed: start / 2 } }, { A1: { flight, gloc: 2 } }), {
          until: 'attack',
        })
        const { exact, min } = answered(glocVfps(flight, start))
        const { v, up, down } = state.planes.A1!.move!
        const each = flight === 'VD' ? 3 : 2
        expect([flight, start, v, up + down]).toEqual([flight, start, exact ?? min, each * (exact ?? min ?? 0)])
      }
    }
  })

  it('FW-6.3-from-zc-to-sd FW-6.3-from-sd-to-zc lead-ins', () => {
    const banks = ['LVL', 'INV'] as const
    for (const bank of banks) {
      for (const start of [8, 9, 13, 14]) {
        const at = (flight: FlightType) => {
          const first = begin({ A1: { speed: start / 2 } }, { A1: { flight, bank, lastFps: 6, lastVfps: 2 } })
          let seen = first
          playTurn(
            first,
            { until: 'attack' },
            {
              ...GAME,
              reduce(state, action) {
                if (action.type === 'chooseType' && state.active === 'A1') seen = state
                return GAME.reduce(state, action)
              },
            },
          )
          return seen
        }
        const dive = planOf(at('ZC'), 'A1', 'SD')
        expect('leadIn' in dive && dive.leadIn).toBe(answered(zcToSdLeadIn('ZC', 'SD', bank, start)).min)
        const zoom = planOf(at('SD'), 'A1', 'ZC')
        if (isInverted(bank)) expect('leadIn' in zoom).toBe(false)
        else
          expect('leadIn' in zoom && zoom.leadIn).toBe(
            answered(sdToZc({ startBank: bank, lastVfps: 2, lastFps: 6, speed: start })),
          )
      }
    }
  })

  it('FW-5.1-vertical-bank facings of a bank by the points that met it', () => {
    for (const [word, h, v] of [
      ['H, H', 2, 0],
      ['H, V3', 1, 1],
      ['V3, V3', 0, 2],
    ] as const) {
      let facings = 0
      const start = begin({ A1: { speed: 8 } }, { A1: { flight: 'VD' } })
      playTurn(
        start,
        { fly: { A1: `VD, bank RB, ${word}` }, until: 'attack' },
        {
          ...GAME,
          reduce(state, action) {
            facings = Math.max(facings, state.planes.A1!.move?.vert?.facings ?? 0)
            return GAME.reduce(state, action)
          },
        },
      )
      expect(30 * facings).toBe(answered(verticalBankFacingLimit(h, v)))
    }
  })
})

describe('stalls as the errata reckons them', () => {
  it('FW-4.5-stall-altitude altitude lost', () => {
    for (const [start, turns] of [
      [3, 1],
      [3, 2],
      [1, 3],
      [2, 2],
    ] as const) {
      const stalled = { stall: 'stalled', stallTurns: turns - 1, flight: 'SD' } as const
      const { state } = playTurn(begin({ A1: { speed: start / 2 } }, { A1: stalled }), { dice: [1], until: 'attack' })
      expect(150 - state.planes.A1!.alt).toBe(answered(stallLoss(start, turns)))
    }
  })

  it('T17 FW-4.5-stall-carries what is forfeited', () => {
    const carries = { half: 1, accel: -3, bank: null, turn: null, slip: null } as const
    for (const stall of ['stalled', 'spinning'] as const) {
      const edit = { stall, stallTurns: 1, accel: -3, half: 1, speed: 3 } as const
      const { state } = playTurn(begin({}, { A1: edit }), { dice: [1], until: 'attack' })
      const { half, accel } = answered(carriesAfter(stall, carries))
      expect([state.planes.A1!.half, state.planes.A1!.accel]).toEqual([half, accel])
    }
  })
})
