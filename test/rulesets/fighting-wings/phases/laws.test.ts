/** Invariants that random games seldom put to the test, each in positions where it could break. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isCenter, spotDial, spotDistance, spotFits } from '../../../../src/geometry/index.js'
import { checkCard } from '../../../../src/rulesets/fighting-wings/aircraft/crafts.js'
import { expandBands } from '../../../../src/rulesets/fighting-wings/data/card.js'
import { arcOf } from '../../../../src/rulesets/fighting-wings/flight/airspace.js'
import { cards } from '../../../../src/rulesets/fighting-wings/shown.js'
import {
  begin,
  fightingWings,
  fire,
  type Plan,
  type Plane,
  type Played,
  playTurn,
  type Setting,
  type State,
  told,
  type Wings,
} from '../fixture.js'

type Facing = Plane['facing']

const FIGHTER = { card: 'HOUSE-LIGHT', alt: 150, speed: 6, pilot: { quality: 'regular' } } as const

// ---------------------------------------------------------------------------------------- places

/** A hexside along each of the odd facings. */
const HEXSIDES = [
  { q: 1, r: -2, facing: 1 },
  { q: 2, r: -1, facing: 3 },
  { q: 1, r: 1, facing: 5 },
  { q: 1, r: -2, facing: 7 },
  { q: 2, r: -1, facing: 9 },
  { q: 1, r: 1, facing: 11 },
] as const

/** Plays a turn of A1 from every hexside; every position on the way must fit, and all must have done the thing. */
function fromEveryHexside(
  plan: Plan,
  hasDone: (played: Played) => boolean,
  edit: Partial<Plane> = {},
  setting: Setting = {},
): readonly Plane[] {
  return HEXSIDES.map((pose) => {
    const seen: State[] = []
    const game: Wings = {
      ...fightingWings,
      reduce(state, action) {
        const step = fightingWings.reduce(state, action)
        if (step.ok) seen.push(step.state)
        return step
      },
    }
    const start = begin({ ...setting, A1: { ...setting.A1, ...pose } }, { A1: edit })
    const played = playTurn(start, plan, game)
    expect(hasDone(played)).toBe(true)
    expect(seen.map(({ planes }) => planes.A1!).filter((plane) => !spotFits(plane))).toEqual([])
    return played.state.planes.A1!
  })
}

const faced = (played: Played): boolean => told(played, 'faced').length > 0
const turnedBy = (planes: readonly Plane[]): readonly number[] =>
  planes.map(({ facing }, i) => (facing - HEXSIDES[i]!.facing + 12) % 12)

describe('invariant 39: what is done on a hexside ends where the facing fits', () => {
  it.each(['L', 'R'])('BR-10 a slip to %s', (dir) => {
    const fly = { A1: `LVL, slip ${dir}, H, H, H` }
    const planes = fromEveryHexside({ fly }, (played) => told(played, 'slipDone').length === 1)
    expect(turnedBy(planes)).toEqual([0, 0, 0, 0, 0, 0])
  })

  it.each([
    ['L', 'LB', 10],
    ['R', 'RB', 2],
  ] as const)('BR-02 a turn to %s of two facings', (dir, bank, by) => {
    const planes = fromEveryHexside({ fly: { A1: `LVL, ${dir} HT, H, H, H, H, H, H` } }, faced, { bank })
    expect(turnedBy(planes)).toEqual([by, by, by, by, by, by])
  })

  it.each([4, 5] as const)('T32 FW-6.4-reversal-limits a reversal of %i facings, banked right', (facings) => {
    const plan: Plan = { fly: { A1: `VD, V3, V3, V3, V3, V3, V3, !rev CW 6, rev CW ${facings}` } }
    const isReversed = (played: Played) =>
      told(played, 'reversed').length === 1 && played.refusals[0]?.rule === 'FW-6.4-reversal-limits'
    const planes = fromEveryHexside(
      plan,
      isReversed,
      { flight: 'VD', bank: 'RB' },
      { options: { reversalLimits: true } },
    )
    expect(turnedBy(planes)).toEqual(Array(6).fill(facings))
    expect(planes.every(isCenter)).toBe(true)
  })

  it('BR-17 a reversal of half a circle stays on the hexside', () => {
    const fly = { A1: 'VD, V3, V3, V3, V3, V3, V3, rev CW 6' }
    const planes = fromEveryHexside({ fly }, (played) => told(played, 'reversed').length === 1, { flight: 'VD' })
    expect(turnedBy(planes)).toEqual([6, 6, 6, 6, 6, 6])
    expect(planes.map(({ q, r }) => ({ q, r }))).toEqual(HEXSIDES.map(({ q, r }) => ({ q, r })))
  })

  it.each(['keep', 'opposite'])('FW-7.5-hammerhead a hammerhead: %s', (facing) => {
    const fly = { A1: `VC, V2, V2, V2, hammer LVL ${facing}` }
    const hasDone = (played: Played) => told(played, 'hammerheadDone').length === 1
    const planes = fromEveryHexside({ fly }, hasDone, { flight: 'VC' }, { A1: { speed: 3 } })
    expect(turnedBy(planes)).toEqual(Array(6).fill(facing === 'keep' ? 0 : 6))
  })

  it.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])('BR-15 a spin of die %i leads off it', (die) => {
    const spinning = { stall: 'spinning', stallTurns: 1, speed: 2 } as const
    const hasSpun = (played: Played) => told(played, 'flown')[0]?.how === 'spinning'
    const planes = fromEveryHexside({ dice: [6, die] }, hasSpun, spinning)
    expect(turnedBy(planes)).toEqual(Array(6).fill(die - 1))
    expect(planes.every(isCenter)).toBe(true)
  })

  it.each(['L', 'R'])('BR-16 a turn stall to %s', (dir) => {
    const hasStalled = (played: Played) => told(played, 'turnStalled').length === 1
    const banked = { bank: dir === 'L' ? 'LB' : 'RB' } as const
    for (const die of [1, 6, 10])
      fromEveryHexside({ fly: { A1: `stall ${dir}` }, dice: [5, 6, die, 1] }, hasStalled, banked, { A1: { speed: 4 } })
  })

  it.each([
    ['L', 'LB'],
    ['R', 'RB'],
  ])('FW-5.1-vertical-bank a bank in vertical flight to %s', (dir, bank) => {
    for (const facings of [1, 2, 3]) {
      const fly = { A1: `VC, bank ${bank}, V2, face ${dir} ${facings}, V2, V2, V2, V2, V2` }
      const planes = fromEveryHexside({ fly }, faced, { flight: 'ZC' })
      expect(turnedBy(planes)).toEqual(Array(6).fill(dir === 'R' ? facings : 12 - facings))
    }
  })
})

describe('invariant 17', () => {
  /** The arc by plain trigonometry, in whole degrees off the nose; lines of the clock are multiples of 30. */
  function arcByAngle(from: Pick<Plane, 'q' | 'r' | 'facing'>, to: { q: number; r: number }): string {
    const [q, r] = [to.q - from.q, to.r - from.r]
    const bearing = (Math.atan2(1.5 * q, -Math.sqrt(3) * (r + q / 2)) * 180) / Math.PI
    const off = (((bearing - 30 * from.facing) % 360) + 540) % 360
    const angle = Math.round((off - 180) * 1e6) / 1e6
    const side = angle < 0 ? 'left' : 'right'
    if (Math.abs(angle) <= 30) return 'front'
    if (Math.abs(angle) >= 150) return 'rear'
    return Math.abs(angle) <= 90 ? `${side}Front` : `${side}Rear`
  }

  it('FW-8.1h-border every other place is in one of the six arcs, or in the same hex', () => {
    const centres = Array.from({ length: 12 }, (_, facing) => ({ q: 0, r: 0, facing: facing as Facing }))
    const seen = new Set<string>()
    for (const from of [...centres, ...HEXSIDES]) {
      for (let q = -9; q <= 9; q++) {
        for (let r = -9; r <= 9; r++) {
          const to = { q, r, facing: 0 as Facing }
          const arc = arcOf(from, to)
          seen.add(arc)
          if ((arc === 'same') !== (spotDistance(from, to) === 0)) expect.fail(`same at ${q} ${r}`)
          if (arc !== 'same' && arc !== arcByAngle(from, to)) expect.fail(`${arc} at ${q} ${r} from ${from.facing}`)
          if (arc !== 'same' && [10, 12, 14].includes(spotDial(from, to))) expect(arc).toBe('rear')
        }
      }
    }
    expect(seen.size).toBe(7)
  })
})

describe('invariant 20', () => {
  const behind: Setting = { A1: { q: 0, r: 4 }, B1: { q: 0, r: 0 } }
  const shot = fire('blue', 'A1', 'B1')
  const silent = (edit: Partial<Plane>, dice: readonly number[] = []) => {
    const { state } = playTurn(begin(behind, { A1: edit }), { until: 'attack', dice })
    const listed = fightingWings.legalActions(state, 'blue').filter(({ type }) => type === 'fire')
    const [refused] = fightingWings.check(state, shot)
    return [listed.length > 0, refused === undefined ? 'may' : `${refused.code} ${refused.facts.why}`]
  }

  it('FW-4.5-stall-restrictions BR-15 who is stalled, spinning or without a pilot fires at nobody', () => {
    expect(silent({})).toEqual([true, 'may'])
    expect(silent({ speed: 3, stall: 'stalled', stallTurns: 1 }, [1, 1])).toEqual([false, 'may-not-fire stalled'])
    expect(silent({ stall: 'spinning', stallTurns: 1 }, [6, 1])).toEqual([false, 'may-not-fire spinning'])
    expect(silent({ gloc: 1 })).toEqual([false, 'may-not-fire no pilot in command'])
  })
})

describe('invariant 22', () => {
  const jammed = (jam: 'temp' | 'perm') => {
    const start = begin({ A1: { q: 0, r: 4 }, B1: { q: 0, r: 0 } })
    const { weapons } = start.planes.A1!
    return begin({ A1: { q: 0, r: 4 }, B1: { q: 0, r: 0 } }, { A1: { weapons: { ...weapons, W1: { ammo: 20, jam } } } })
  }
  const clear = { type: 'clearJam', seat: 'blue', plane: 'A1', weapon: 'W1' } as const

  it.each(['temp', 'perm'] as const)('BR-25 a weapon jammed so (%s) does not fire, the other does', (jam) => {
    const { state } = playTurn(jammed(jam), { until: 'attack' })
    const codes = (weapons: readonly string[]) =>
      fightingWings.check(state, fire('blue', 'A1', 'B1', { weapons })).map(({ code }) => code)
    expect([codes(['W1']), codes(['W1', 'W2']), codes(['W2'])]).toEqual([['no-weapon'], ['no-weapon'], []])
    const listed = fightingWings.legalActions(state, 'blue')
    expect(listed.flatMap((action) => (action.type === 'fire' ? action.weapons : []))).not.toContain('W1')
  })

  it('FW-10.2-temp-jams T45 a second attempt is not offered', () => {
    const tried = playTurn(jammed('temp'), { answers: [clear], dice: [5, 6, 8] })
    expect(told(tried, 'jamTried')).toMatchObject([{ die: 8, need: 7, jam: 'perm' }])
    const { state } = playTurn(tried.state, { until: 'end' })
    expect(state.phase).toBe('end')
    expect(state.agenda[0]?.kind).not.toBe('jams')
    expect(fightingWings.check(state, clear)).not.toEqual([])
  })
})

describe('invariant 25', () => {
  it.each([
    [150, 'ML', 5],
    [200, 'MH', 4],
    [250, 'HI', 3],
    [310, 'VH', 2],
    [370, 'EH', 1],
  ])('FW-11.3-oxygen T49 at %i, in %s, %i turns of grace run out one by one', (alt, _, grace) => {
    const wounds = {
      power: 0,
      coolant: null,
      fire: false,
      hydraulics: false,
      oxygen: 1,
      grace: null,
      fainted: false,
      crew: 0,
      engines: 0,
      feathering: false,
      rudder: false,
    }
    let state = begin({ turns: 9, A1: { alt } }, { A1: { wounds } })
    const left = Array.from({ length: grace + 1 }, () => {
      const played = playTurn(state)
      state = played.state
      const { length } = told(played, 'oxygenRolled')
      return [state.planes.A1!.wounds.grace, length]
    })
    const running = Array.from({ length: grace }, (_, turn) => [grace - 1 - turn, 0])
    expect(left).toEqual([...running, [0, 1]])
  })
})

// ---------------------------------------------------------------------------------------- order

describe('invariant 28', () => {
  /** Six on a circle of four hexes, each with the next one ahead and itself on the border of that one's rear arc. */
  const CIRCLE = [
    ['A1', 'blue', 0, -8],
    ['B1', 'red', 8, -8],
    ['A2', 'blue', 8, 0],
    ['B2', 'red', 0, 8],
    ['A3', 'blue', -8, 8],
    ['B3', 'red', -8, 0],
  ] as const

  it('BR-20 a ring of tails is broken where the initiative is lowest, and each tailer follows its tailee', () => {
    const planes = CIRCLE.map(([id, side, q, r], i) => {
      return { ...FIGHTER, id, side, q, r, facing: ((2 * i + 3) % 12) as Facing }
    })
    const [A1, B1, ...more] = planes
    const ids = ['A1', 'A2', 'A3', 'B1', 'B2', 'B3']
    const answers = ids.map((plane) => {
      const i = planes.findIndex(({ id }) => id === plane)
      return { type: 'declareTail', seat: planes[i]!.side, plane, target: planes[(i + 1) % 6]!.id } as const
    })
    const ring = begin({ A1: A1!, B1: B1!, more })
    const broken = (dice: readonly number[]) => {
      const played = playTurn(ring, { answers, dice, until: 'attack' })
      expect(told(played, 'tailDeclared')).toHaveLength(6)
      const dropped = told(played, 'tailDropped').map(({ plane, target }) => `${plane} ${target}`)
      return [...dropped, told(played, 'orderFixed')[0]!.order.join(' ')]
    }
    expect(broken([4, 2, 6, 8, 7, 9])).toEqual(['A2 B2', 'A2 B1 A1 B3 A3 B2'])
    expect(broken([4, 3, 6, 8, 7, 2])).toEqual(['B3 A1', 'B3 A3 B2 A2 B1 A1'])
  })
})

/** Every order of a list. */
const orders = <T>(list: readonly T[]): readonly (readonly T[])[] =>
  list.length < 2
    ? [list]
    : list.flatMap((one) => orders(list.filter((other) => other !== one)).map((rest) => [one, ...rest]))

describe('invariant 29', () => {
  /** Four in line astern, each but the first firing at the one ahead. Shots are rolled in order of the ids. */
  function hitsInLine(ids: readonly string[], dice: readonly number[]): readonly string[] {
    const line = ids.map((id, i) => {
      const side = i % 2 === 0 ? ('blue' as const) : ('red' as const)
      return { ...FIGHTER, id, side, q: 40, r: 4 * i, facing: 0 as Facing }
    })
    const { state } = playTurn(begin({ more: line }), { until: 'attack' })
    const shots = line
      .slice(1)
      .map(({ id, side }, i) => fire(side, id, ids[i] as string, { weapons: ['W1', 'W2'], burst: 'regular' }))
    const rolled = [1, 2, 3].sort((a, b) => (ids[a]! < ids[b]! ? -1 : 1)).map((place) => dice[place - 1] as number)
    const played = playTurn(state, { shots, dice: rolled })
    expect(told(played, 'shotFired').map(({ die }) => die)).toEqual(rolled)
    const place = (id: string) => ids.indexOf(id)
    const fired = told(played, 'shotFired').map(({ plane, hits }) => `${place(plane)} hits by ${hits}`)
    const lost = told(played, 'destroyed').map(({ plane }) => `${place(plane)} is lost`)
    return [...fired, ...lost, ...ids.map((id, i) => `${i} has ${played.state.planes[id]!.hits}`)].sort()
  }

  it('BR-23 BR-26 who is shot down or severely damaged has fired as well as ever, whoever is rolled first', () => {
    for (const dice of [
      [1, 1, 1],
      [3, 4, 1],
    ]) {
      const all = orders(['C1', 'C2', 'C3', 'C4']).map((ids) => hitsInLine(ids, dice))
      expect(all[0]!.filter((line) => line.endsWith('lost'))).toHaveLength(dice[0] === 1 ? 3 : 1)
      for (const one of all) expect(one).toEqual(all[0])
    }
  })
})

describe('invariant 40', () => {
  it('HR-02 BR-03 eight bands made of one card that makes sense make sense', () => {
    const step = fc.integer({ min: 0, max: 6 }).map((halves) => halves / 2)
    const card = cards.find(({ id }) => id === 'HOUSE-P51D')!
    const base = fc.tuple(step, step, step, fc.tuple(step, step, step, step, step), fc.boolean())
    fc.assert(
      fc.property(base, ([least, over, safe, turns, turbo]) => {
        const minSpeed = 1 + least
        const maxLevel = minSpeed + over + 0.5
        const at = (i: number) => turns.slice(0, i + 1).reduce((sum, one) => sum + one, minSpeed)
        const minTurn = { EZ: at(0), TT: at(1), HT: at(2), BT: at(3), ET: at(4) }
        const power = { b1: [6, 7], b2: [4, 6], b3: [2, 3], b4: [0, 1] } as const
        const bands = expandBands({ minSpeed, maxLevel, safeDive: maxLevel + safe, minTurn, power, turbo })
        expect(checkCard({ ...card, ...bands })).toEqual([])
      }),
    )
  })
})
