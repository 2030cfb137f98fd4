import { describe, expect, it } from 'vitest'
import { isCenter, spotDial, spotDistance, spotForward, spotSlip, spotTurn } from '../../../../src/geometry/index.js'
import { checkCard, compile } from '../../../../src/rulesets/fighting-wings/aircraft/crafts.js'
import { FLIGHT_TOPICS, lawOf } from '../../../../src/rulesets/fighting-wings/book/law.js'
import { completeOptions } from '../../../../src/rulesets/fighting-wings/book/options.js'
import { ERRATA_RULES, rules } from '../../../../src/rulesets/fighting-wings/book/rules.js'
import { explain, texts } from '../../../../src/rulesets/fighting-wings/book/rules.text.js'
import { topic } from '../../../../src/rulesets/fighting-wings/errata/index.js'
import { slant } from '../../../../src/rulesets/fighting-wings/flight/airspace.js'
import { vfpRange } from '../../../../src/rulesets/fighting-wings/flight/attitudes.js'
import { damageOf, nextSpeed, threshold } from '../../../../src/rulesets/fighting-wings/flight/energy.js'
import { altWindowOk } from '../../../../src/rulesets/fighting-wings/gunnery/gunnery.js'
import { columnOf } from '../../../../src/rulesets/fighting-wings/gunnery/odds.js'
import {
  cards,
  energyForecast,
  flightTypes,
  gunOdds,
  pointsToFacing,
  shotsOf,
} from '../../../../src/rulesets/fighting-wings/shown.js'
import { begin, fightingWings, fire, playTurn, told } from '../fixture.js'

const light = cards.find(({ id }) => id === 'HOUSE-LIGHT')!
const craft = (id: string) => compile(cards.find((card) => card.id === id)!, completeOptions())

describe('the house engine', () => {
  it('T86 BR-11 VFPs by flight type and speed', () => {
    const range = (...args: Parameters<typeof vfpRange>) => Object.values(vfpRange(...args))
    expect(range('SD', 9, 4)).toEqual([1, 3])
    expect(range('SD', 6, 3)).toEqual([1, 2])
    expect(range('ZC', 12, 6)).toEqual([1, 3])
    expect(range('ZC', 5, 2)).toEqual([1, 1])
    expect(range('ZC', 5, 3)).toEqual([1, 2])
    expect(range('ZC', 3, 1)).toEqual([1, 0])
    expect(range('VC', 10, 5)).toEqual([4, 5])
    expect(range('VD', 9, 4)).toEqual([3, 4])
  })

  it('T87 FW-6.3-from-sd-to-zc a zoom after a shallow dive needs room for its lead-in', () => {
    const zoom = (speed: number) => {
      const state = begin({ A1: { speed } }, { A1: { flight: 'SD', lastFps: 4, lastVfps: 1 } })
      const { state: at } = playTurn(state, { until: 'attack', fly: { A1: 'LVL' } })
      return flightTypes(
        {
          ...at,
          planes: { ...at.planes, A1: { ...at.planes.A1!, flight: 'SD', lastFps: 4, lastVfps: 1, bank: 'LVL' } },
        },
        'A1',
      )
    }
    expect(zoom(2.5).find(({ flight }) => flight === 'ZC')?.because?.code).toBe('too-few-points')
    expect(zoom(3).find(({ flight }) => flight === 'ZC')?.plan).toMatchObject({ leadIn: 2 })
  })

  it('T88 T89 BR-02 slips and turns from hexsides', () => {
    expect(spotSlip({ q: 0, r: 0, facing: 0 }, 'right')).toEqual({ q: 2, r: -2, facing: 0 })
    expect(spotSlip({ q: 1, r: -2, facing: 1 }, 'right')).toEqual({ q: 3, r: -4, facing: 1 })
    expect(spotSlip({ q: 1, r: -2, facing: 1 }, 'left')).toEqual({ q: 1, r: -4, facing: 1 })
    expect(spotTurn({ q: 1, r: -2, facing: 1 }, 5)).toEqual({ q: 2, r: -2, facing: 6 })
    expect(spotTurn({ q: 1, r: -2, facing: 1 }, 6)).toEqual({ q: 1, r: -2, facing: 7 })
    expect(spotTurn({ q: 1, r: -2, facing: 1 }, -4)).toEqual({ q: 0, r: -2, facing: 9 })
  })

  it('T90 BR-03 bands of the P-51D', () => {
    const { bands, power } = craft('HOUSE-P51D')
    expect([bands.ML.min, bands.ML.max]).toEqual([4, 16])
    expect([bands.HI.min, bands.HI.max, bands.HI.turn.HT]).toEqual([5, 17, 8])
    expect([bands.EH.min, bands.EH.max, power.EH.b1]).toEqual([7, 15, [2, 3]])
  })

  it('T91 BR-26 thresholds of damage', () => {
    const of = (hits: number) =>
      (['light', 'heavy', 'severe'] as const).map((damage) =>
        threshold(begin(), { ...craft('HOUSE-LIGHT'), hits }, damage),
      )
    expect([of(26), of(8), of(9)]).toEqual([
      [7, 13, 17],
      [2, 4, 5],
      [3, 5, 6],
    ])
    for (const hits of [26, 8, 9]) {
      const at = begin({ A1: { card: 'TOUGH' }, cards: [{ ...light, id: 'TOUGH', hits }] })
      const hurt = (by: number) =>
        damageOf({ ...at, planes: { ...at.planes, A1: { ...at.planes.A1!, hits: by } } }, 'A1')
      expect([hurt(hits - 1), hurt(hits)]).toEqual(['severe', 'destroyed'])
    }
  })

  it('T92 BR-23 BR-24 hits from the rear arc, in line and out of it', () => {
    const [guns, cannon] = light.weapons
    const weapons = [
      { ...guns!, fp: [2, 2, 2, 2, 2, 2] as const },
      { ...cannon!, fp: [4, 4, 4, 4, 4, 4] as const },
    ]
    const hits = (at: { q: number; r: number }, die: number) => {
      const setting = { A1: { ...at, card: 'EVEN' }, B1: { q: 0, r: 0 }, cards: [{ ...light, id: 'EVEN', weapons }] }
      const { state } = playTurn(begin(setting), { until: 'attack' })
      const shots = [fire('blue', 'A1', 'B1', { weapons: ['W1', 'W2'] })]
      const [shot] = told(playTurn(state, { shots, dice: [die] }), 'shotFired')
      return [shot!.range, shot!.column, shot!.hits]
    }
    expect(hits({ q: 0, r: 4 }, 3)).toEqual([2, 5, 6])
    expect(hits({ q: -2, r: 6 }, 5)).toEqual([3, 5, 1])
    expect(hits({ q: -2, r: 6 }, 6)).toEqual([3, 5, 0])
  })

  it('T92 T93 BR-23 columns and altitude windows', () => {
    expect(columnOf(begin(), 6, 4)).toBe(5)
    const windows = [
      ['LVL', 3, 3],
      ['LVL', 3, 4],
      ['ZC', 2, 6],
      ['ZC', 2, -2],
      ['SD', 2, 1],
      ['VC', 1, 1],
      ['VC', 1, 2],
      ['VD', 0, -3],
    ] as const
    expect(windows.map(([flight, hexes, rise]) => altWindowOk(flight, hexes, rise))).toEqual([
      true,
      false,
      true,
      false,
      true,
      false,
      true,
      true,
    ])
    expect(slant(3, 9)).toBe(4)
  })

  it('T94 BR-14 a dive is cut to terminal speed', () => {
    const { state } = playTurn(begin({ A1: { card: 'HOUSE-P51D', speed: 9 } }), { fly: { A1: 'VD' }, until: 'attack' })
    expect(nextSpeed(state, state.planes.A1!, craft('HOUSE-P51D'), 33)).toEqual({
      speed: 22,
      carry: 0,
      limit: 'terminal',
    })
  })

  it('T79 T81 BR-02 steps to and from a hexside, a turn there, and the range from it', () => {
    const side = spotForward({ q: 0, r: 0, facing: 1 })
    expect([side, isCenter(side)]).toEqual([{ q: 1, r: -2, facing: 1 }, false])
    expect(spotForward(side)).toEqual({ q: 2, r: -4, facing: 1 })
    expect(spotTurn(side, 1)).toEqual({ q: 2, r: -2, facing: 2 })
    expect(spotDistance({ q: 1, r: -2 }, { q: 0, r: -4 })).toBe(1)
  })

  it('T95 BR-02 distance and direction', () => {
    expect(spotDistance({ q: 0, r: 0 }, { q: 8, r: -28 })).toBe(14)
    expect(spotDistance({ q: 0, r: 0 }, { q: 0, r: 8 })).toBe(4)
    expect(spotDial({ q: 0, r: 0, facing: 0 }, { q: 0, r: 8 })).toBe(12)
  })
})

describe('data', () => {
  it('HR-02 every house card makes sense', () => {
    expect(cards.flatMap(checkCard)).toEqual([])
  })

  it('HR-01 every value of the law is the errata’s own, or ours where it is silent', () => {
    for (const edition of ['otr1', 'otr2', 'asp'] as const) {
      const { topics } = lawOf(completeOptions({ edition }))
      for (const key of FLIGHT_TOPICS) {
        const found = topic(edition, {}, key)
        if (found.ok && found.value.value !== null) expect(topics[key].value).toEqual(found.value.value)
        else expect(rules[topics[key].rule].status).toBe('house')
      }
    }
  })

  it('every rule has a text, and provenance names every base number and card', () => {
    const own = Object.keys(rules).filter((id) => !id.startsWith('CORE-'))
    expect(Object.keys(texts).sort()).toEqual(own.sort())
    for (const id of ERRATA_RULES.filter((one) => rules[one].status === 'ruling')) {
      const { question = '', readings = [], choice, reason = '' } = explain(id)
      expect([question.length > 10, readings.length, choice, reason.length > 10]).toEqual([true, 2, 0, true])
      const { option } = fightingWings.info.rules[id]
      const values = option === undefined ? [] : fightingWings.info.options[option]!.values
      if (option?.startsWith('R-')) expect(readings.map((one) => one.split('`')[1])).toEqual(values)
    }
    expect(fightingWings.provenance().filter(({ source }) => source === 'house').length).toBeGreaterThan(60)
  })
})

describe('questions', () => {
  it('BR-07 BR-05 points to the next facing, and the energy of the turn', () => {
    let seen: unknown
    const played = playTurn(
      begin(),
      { fly: { A1: 'LVL, bank RB, R HT, H' } },
      {
        ...fightingWings,
        reduce: (state, action) => {
          if (action.type === 'fp' && state.active === 'A1')
            seen ??= [pointsToFacing(state, 'A1'), energyForecast(state, 'A1')?.speed]
          return fightingWings.reduce(state, action)
        },
      },
    )
    expect(seen).toEqual([{ dir: 'R', rate: 'HT', fps: 3 }, 12])
    expect(played.state.planes.A1!.speed).toBe(12)
  })

  it('BR-23 odds agree with the dice', () => {
    const { state } = playTurn(begin({ A1: { q: 0, r: 4 }, B1: { q: 0, r: 0 } }), { until: 'attack' })
    const [shot] = shotsOf(state, 'A1')
    const odds = gunOdds(state, shot!)
    expect(odds.byDie.map((_, i) => i + 1)).toHaveLength(10)
    const hits = odds.byDie.map((_, i) => {
      const shots = [fire('blue', 'A1', 'B1', { weapons: shot!.weapons, burst: shot!.burst })]
      const event = playTurn(state, { shots, dice: [i + 1] }).events.find(({ type }) => type === 'shotFired')
      return event?.type === 'shotFired' ? event.hits : -1
    })
    expect(hits).toEqual(odds.byDie)
  })

  it('draws every position', () => {
    const { state } = playTurn(begin(), { until: 'attack' })
    const picture = fightingWings.scene(fightingWings.view(state, 'blue'), { piece: 'A1' })
    expect(picture?.pieces).toHaveLength(2)
    expect(picture?.shapes.some((shape) => shape.role === 'arc')).toBe(true)
  })
})
