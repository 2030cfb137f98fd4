/** Clauses at their edges: what each says when two rules meet, or when an order comes at an odd moment. */
import { describe, expect, it } from 'vitest'
import { energyForecast, flightTypes, pointsToFacing } from '../../../../src/rulesets/fighting-wings/shown.js'
import {
  type Action,
  begin,
  fightingWings,
  ledgerOf,
  type Plane,
  playTurn,
  type Setting,
  type State,
  told,
  type Wings,
} from '../fixture.js'

const otr2 = { edition: 'otr2' } as const
const WING = { card: 'HOUSE-LIGHT', pilot: { quality: 'regular' }, facing: 0, alt: 150, speed: 6 } as const
const idle = (plane: string): Action => ({ type: 'setThrottle', seat: 'blue', plane, throttle: 'idle' })
const bare = {
  power: 0,
  coolant: null,
  fire: false,
  hydraulics: false,
  oxygen: 0,
  grace: null,
  fainted: false,
  crew: 0,
  engines: 0,
  feathering: false,
  rudder: false,
}

/** Looks at every position in which A1 is about to be given an order. */
function watched(see: (state: State, action: Action) => void): Wings {
  return {
    ...fightingWings,
    reduce(state, action) {
      if (state.active === 'A1' && state.agenda.length === 0) see(state, action as Action)
      return fightingWings.reduce(state, action)
    },
  }
}

describe('turns', () => {
  it('OTR1-5.3-inverted-turn-reduction the bank before a portion’s first point decides, not the one it leaves', () => {
    const need = (bank: Plane['bank'], to: Plane['bank']) => {
      const played = playTurn(begin({ A1: { speed: 7 } }, { A1: { bank } }), {
        fly: { A1: `SD, bank ${to}, R HT, V2` },
      })
      return [told(played, 'turnBegun')[0]!.need, told(played, 'portionNeeds')[0]!.fps]
    }
    expect(need('IRB', 'RB')).toEqual([3, 3])
    expect(need('RB', 'IRB')).toEqual([4, 4])
  })

  it('X12 OTR1-5.3-inverted-turn-reduction a turn may begin upright and go on inverted, each portion by its own bank', () => {
    const facings = (roll: string) => {
      const fly = { A1: `SD, R HT, ${roll}V2, H, H, H, H, H, H` }
      const played = playTurn(begin({ A1: { speed: 7 } }, { A1: { bank: 'RB' } }), { fly })
      return [told(played, 'portionNeeds').map(({ fps }) => fps), told(played, 'faced').length]
    }
    expect(facings('bank IRB, ')).toEqual([[4, 3], 2])
    expect(facings('')).toEqual([[4, 4], 1])
  })

  it('FW-7.7-negG-turn a carried push goes on only where it could begin', () => {
    const lost = (second: string) => {
      const first = playTurn(begin({ A1: { speed: 7 } }, { A1: { bank: 'RB' } }), {
        fly: { A1: 'SD, V2, V2, H, H, H, L TT negG, H, H' },
      })
      expect(first.state.planes.A1!.carryTurn).toMatchObject({ negG: true, fps: 2 })
      const next = playTurn(first.state, { fly: { A1: second } })
      return [told(next, 'carryLost').map(({ what }) => what), told(next, 'negativeG').length]
    }
    expect(lost('SD')).toEqual([['turn'], 0])
    expect(lost('VD, V3')).toEqual([['turn'], 0])
  })

  it('BR-18 a carried BT turn does not go on in negative G', () => {
    const carryTurn = {
      dir: 'R',
      rate: 'BT',
      negG: false,
      k: 0,
      fps: 1,
      need: 3,
      reduced: false,
      inverted: true,
      carried: true,
    } as const
    const pulled = (bank: Plane['bank']) => {
      const played = playTurn(begin({ A1: { speed: 7 } }, { A1: { flight: 'SD', bank, carryTurn } }), {
        fly: { A1: 'LVL' },
      })
      return [told(played, 'faced').length > 0, told(played, 'carryLost').length]
    }
    expect(pulled('RB')).toEqual([true, 0])
    expect(pulled('IRB')).toEqual([false, 1])
  })

  it('BR-18 FW-7.7-negG-turn after a BT turn there is no push in the same turn, after HT there is', () => {
    const codes = (rate: string) =>
      playTurn(begin({ A1: { speed: 6 } }, { A1: { bank: 'IRB' } }), {
        fly: { A1: `LVL, R ${rate}, H, ${rate === 'BT' ? '!' : ''}L TT negG` },
      }).refusals.map(({ rule, code }) => `${rule} ${code}`)
    expect(codes('BT')).toEqual(['BR-18 no-negative-g-turn'])
    expect(codes('HT')).toEqual([])
  })

  it('BR-07 points to the next facing are those it takes', () => {
    const plans = [
      ['LVL, bank RB, R HT, H, H, H, H, H, H', 'LVL'],
      ['SD, bank RB, R TT, V2, H, H, V1, H, H', 'IRB'],
      ['SD, bank IRB, R HT, V2, H, H, V1, H, H', 'RB'],
      ['LVL, L EZ, H, H, H, H, H, H', 'LB'],
    ] as const
    for (const [fly, bank] of plans) {
      const promises: [number, number][] = []
      let points = 0
      const game = watched((state, action) => {
        if (action.type !== 'fp') return
        const next = pointsToFacing(state, 'A1')
        if (next !== null) promises.push([points, points + next.fps])
        points++
      })
      const played = playTurn(begin({}, { A1: { bank } }), { fly: { A1: fly }, until: 'attack' }, game)
      const spent: number[] = []
      let count = 0
      for (const event of played.events) {
        if (event.type === 'pointSpent' && event.plane === 'A1') count++
        if (event.type === 'faced') spent.push(count)
      }
      for (const [at, by] of promises) {
        const next = spent.find((one) => one > at)
        if (next !== undefined) expect([fly, at, by]).toEqual([fly, at, next])
      }
      expect(promises.length).toBeGreaterThan(2)
    }
  })

  it('FW-7.7-negG-turn R-18 read the other way, what is legal is listed', () => {
    const seen: boolean[] = []
    const game = watched((state) => {
      const push = { type: 'turn', seat: 'blue', plane: 'A1', dir: 'L', rate: 'TT', negG: true } as const
      if (state.phase !== 'move' || fightingWings.check(state, push).length > 0) return
      seen.push(fightingWings.legalActions(state, 'blue').some((one) => one.type === 'turn' && one.negG))
    })
    const start = begin({ options: { 'R-18': 'one-or-more' } }, { A1: { flight: 'ZC', bank: 'RB' } })
    playTurn(start, { fly: { A1: 'SD, H' }, until: 'attack' }, game)
    expect(seen.length).toBeGreaterThan(0)
    expect(seen).not.toContain(false)
  })
})

describe('stalls', () => {
  it('BR-06 idle takes half a speed from a stalled aircraft too', () => {
    const speeds = (edit: Partial<Plane>) => {
      const played = playTurn(begin({ A1: { speed: 1.5 } }, { A1: edit }), { orders: [idle('A1')], dice: [1] })
      return told(played, 'pointsCounted')[0]!.speed
    }
    expect(speeds({})).toBe(2)
    expect(speeds({ stall: 'stalled', stallTurns: 1, flight: 'SD' })).toBe(2)
  })

  it('FW-4.5-stall-altitude who has left a stall begins to count anew', () => {
    const played = playTurn(begin({ A1: { speed: 1.5 } }, { A1: { accel: 4 } }), { dice: [1] })
    expect(played.state.planes.A1).toMatchObject({ stall: 'none', speed: 5 })
    const slow = { ...played.state.planes.A1!, speed: 4 }
    const again = playTurn(
      { ...played.state, planes: { ...played.state.planes, A1: slow } },
      { orders: [idle('A1')], dice: [1] },
    )
    expect(told(again, 'stalled')[0]).toMatchObject({ plane: 'A1', turns: 1 })
    const spun = begin({}, { A1: { stall: 'spinning', stallTurns: 3, speed: 4, flight: 'SD' } })
    const out = playTurn(spun, { dice: [5, 1, 1], orders: [idle('A1')] })
    expect(told(out, 'spinRecovered')[0]).toMatchObject({ recovered: true })
    expect(out.state.planes.A1!.stallTurns).toBe(0)
  })

  it('BR-19 spinning aircraft move first, then stalled, unconscious and surprised ones', () => {
    const more = ['A2', 'A3', 'A4'].map((id, i) => ({ ...WING, id, side: 'blue' as const, q: 20 * (i + 1), r: 0 }))
    const edits = {
      A1: { surprised: 1 },
      A2: { gloc: 1 },
      A3: { speed: 2, stall: 'stalled', stallTurns: 1 },
      A4: { stall: 'spinning', stallTurns: 1, speed: 4 },
    } as const
    const played = playTurn(begin({ more }, edits), { dice: [1] })
    expect(told(played, 'orderFixed')[0]!.order).toEqual(['A4', 'A3', 'A2', 'A1', 'B1'])
  })

  it('OTR2-4.6-turn-stall-backup a turn stall put off is not run after a stall has come between', () => {
    const waiting = { stallNext: 'R', speed: 3 } as const
    const stalled = playTurn(begin({ options: otr2 }, { A1: { ...waiting, accel: 4 } }), { dice: [1] })
    expect(told(stalled, 'flown')[0]).toMatchObject({ how: 'stalled' })
    expect(stalled.state.planes.A1!.stallNext).toBeNull()
    const flown = playTurn(begin({ options: otr2 }, { A1: { stallNext: 'R' } }), { dice: [5, 1, 1] })
    expect(told(flown, 'turnStalled')).toHaveLength(1)
  })
})

describe('flight types', () => {
  it('BR-13 HR-06 the query offers what may be chosen, and says why not', () => {
    const asked = [{}, { flight: 'VD', bank: 'INV' }, { flight: 'ZC' }, { gloc: 1 }, { surprised: 1 }] as const
    for (const edit of asked) {
      let compared = 0
      const game: Wings = {
        ...fightingWings,
        reduce(state, action) {
          if (state.active === 'A1' && state.phase === 'activate') {
            for (const { flight, plan, because } of flightTypes(state, 'A1')) {
              const choice = { type: 'chooseType', seat: 'blue', plane: 'A1', flight } as const
              expect([flight, plan !== null]).toEqual([flight, fightingWings.check(state, choice).length === 0])
              expect(plan === null).toBe(because !== null)
              compared++
            }
          }
          return fightingWings.reduce(state, action)
        },
      }
      playTurn(begin({}, { A1: edit }), { until: 'attack' }, game)
      expect(compared).toBe(5)
    }
  })

  it('FW-7.5-hammerhead OTR1-6.3-vd-inverted-exit a hammerhead is no turn of vertical diving', () => {
    const climb = begin({ A1: { speed: 3 } }, { A1: { flight: 'VC' } })
    const { state } = playTurn(climb, { fly: { A1: 'VC, V2, V2, V2, hammer INV keep' } })
    const first = { ...state, planes: { ...state.planes, A1: { ...state.planes.A1!, speed: 10 } } }
    const second = playTurn(first, { fly: { A1: '!SD, VD' } })
    expect(second.refusals.map(({ rule }) => rule)).toEqual(['OTR1-6.3-vd-inverted-exit'])
    const third = playTurn(second.state, { fly: { A1: '!SD, VD' } })
    expect(third.refusals.map(({ rule }) => rule)).toEqual(['OTR1-6.3-vd-inverted-exit'])
    const fourth = playTurn(third.state, { fly: { A1: 'SD' } })
    expect(told(fourth, 'negativeG')[0]).toMatchObject({ case: 6 })
  })

  it('OTR2-6.4-tailing-reversal FW-6.4-reversal-limits a bank carried into a reversal put off is re-aimed too', () => {
    const options = { ...otr2, reversalLimits: true } as const
    const carryBank = { from: 'LVL', to: 'LB', h: 0, v: 1, carried: true } as const
    const slow = begin({ A1: { speed: 8 }, options }, { A1: { flight: 'VD', due: true, carryBank } })
    const played = playTurn(slow, { fly: { A1: '!exec CW 6, exec CCW 6, VD, V3' }, until: 'attack' })
    expect(played.refusals.map(({ rule }) => rule)).toEqual(['FW-6.4-reversal-limits'])
    expect(told(played, 'bankCompleted')[0]).toMatchObject({ from: 'INV', to: 'IRB', v: 2 })
  })
})

describe('energy', () => {
  it('OTR1-20.2-flap-gear-timing flaps that have come down can be raised at once, and not lowered again', () => {
    const set = (flaps: 'up' | 'down') => ({ type: 'setFlaps', seat: 'blue', plane: 'A1', flaps }) as const
    const first = playTurn(begin({ A1: { card: 'HOUSE-P51D' } }), { orders: [set('down')] })
    expect(fightingWings.check(first.state, set('down')).map(({ code }) => code)).toEqual(['flaps-there'])
    const second = playTurn(first.state, { orders: [set('up')] })
    expect(told(second, 'flapsMoved')).toMatchObject([{ flaps: 'raising' }])
    expect(told(playTurn(second.state), 'flapsMoved')).toMatchObject([{ flaps: 'up' }])
  })

  it('OTR1-13-jettison-timing FW-4.2-excess-speed R-48 the turn in which a load is dropped is flown with it', () => {
    const drop = { type: 'jettison', seat: 'blue', plane: 'A1', what: 'stores' } as const
    const lines = (answers: readonly Action[]) =>
      ledgerOf(playTurn(begin({ A1: { load: 'overloaded', speed: 7.5 } }), { answers }), 'A1')
    expect(lines([drop])).toEqual(lines([]))
    expect(lines([drop])).toContain('FW-4.2-excess-speed excess-speed -3')
  })

  it('BR-05 the forecast before the books is what the books say', () => {
    const plans = [
      'LVL, bank RB, R HT, H',
      'ZC, V2, bank RB, V1, bank IRB, V1',
      'SD, V1, slip R, V2',
      'VD, V3, bank RB, V3',
    ]
    for (const fly of plans) {
      const before = playTurn(begin(), { fly: { A1: fly }, until: 'end' })
      const promised = energyForecast(before.state, 'A1')!
      const after = playTurn(before.state)
      const { net, to, carry } = told(after, 'speedChanged').find(({ plane }) => plane === 'A1')!
      expect([net, to, carry]).toEqual([promised.net, promised.speed, promised.carry])
    }
  })

  it('FW-11.3-oxygen a pilot who has fainted stays out in ML and above, and comes to below', () => {
    const wounds = { ...bare, oxygen: 1, grace: 0 }
    const faint = (alt: number) => {
      const start = begin({ turns: 9, A1: { alt } }, { A1: { wounds } })
      let state = playTurn(start, { dice: [1, 9, 1, 1] }).state
      expect(state.planes.A1!.gloc).toBeGreaterThan(0)
      state = { ...state, planes: { ...state.planes, A1: { ...state.planes.A1!, alt: alt - 40 } } }
      for (let turn = 0; turn < 3; turn++) state = playTurn(state).state
      return state.planes.A1!.gloc
    }
    expect(faint(175)).toBeGreaterThan(0)
    expect(faint(130)).toBe(0)
  })
})

describe('the end', () => {
  const heavy: Setting = {
    A1: { card: 'HOUSE-FW190A8' },
    B1: { card: 'HOUSE-B17G', speed: 4.5 },
    more: [{ ...WING, id: 'B2', side: 'red', card: 'HOUSE-B17G', speed: 4.5, q: 90, r: 0 }],
  }

  it('BR-32 a side that has broken off has lost, whatever its lead', () => {
    const start = begin(heavy, { A1: { hits: 8 }, B1: { hits: 26, out: true }, B2: { hits: 17 } })
    const intercept = { ...start, config: { ...start.config, win: 'interceptPoints' as const } }
    const parsed = fightingWings.parse.state(JSON.parse(JSON.stringify(intercept)))
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.violations))
    const played = playTurn(parsed.value)
    expect(told(played, 'brokeOff').map(({ seat }) => seat)).toEqual(['blue'])
    expect(told(played, 'gameEnded')[0]).toMatchObject({ blue: 5, red: 2, winner: 'red' })
  })
})
