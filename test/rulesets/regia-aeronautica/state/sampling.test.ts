/** What is hidden can be anything, with the stated chances, and nothing tells which. */
import { describe, expect, it } from 'vitest'
import { sampleFrequencies } from '../../../../src/tools/conformance/index.js'
import { amended, begun, exactConfigOf, type Play } from '../fixture.js'
import { type Chit, regiaAeronautica, type Seat, type State } from '../vocabulary.js'

const SAMPLES = 1200

/** The shares of what a seat thinks possible, by value. */
function sharesFor(play: Play, seat: Seat | 'spectator', read: (state: State) => unknown) {
  const view = regiaAeronautica.view(play.state, seat)
  const found = sampleFrequencies(regiaAeronautica, view, SAMPLES, 'prior', read)
  return new Map(found.map(({ value, share }) => [JSON.stringify(value), share]))
}

/** Expects exactly these possibilities with these chances. */
function expectPrior(shares: ReadonlyMap<string, number>, prior: readonly (readonly [unknown, number])[]): void {
  expect([...shares.keys()].sort()).toEqual(prior.map(([value]) => JSON.stringify(value)).sort())
  for (const [value, chance] of prior) {
    expect(Math.abs(shares.get(JSON.stringify(value))! - chance)).toBeLessThan(0.06)
  }
}

const start = (chits: Readonly<Record<string, Chit>>, options = {}): Play =>
  begun(
    regiaAeronautica,
    exactConfigOf({
      french: { F1: 'leo-451 D4/2' },
      italian: { I1: 'cr42 D5/2', I2: 'cr42 J1/1', I3: 'cr42 J2/1' },
      chits,
      options,
    }),
  )

const chitsOf = ({ planes }: State) => ['I1', 'I2', 'I3'].map((id) => planes[id]!.chit)
const prioritiesOf = ({ priorities }: State) => ['I1', 'I2', 'I3'].map((id) => priorities[id] ?? null)

describe('face-down chits', () => {
  it('RA-CHIT-01 are each of the four kinds, with equal chances', () => {
    const play = start({ I1: 'ace' })
    const even = (['ace', 'green', 'lucky', 'none'] as const).map((chit) => [chit, 1 / 4] as const)
    expectPrior(
      sharesFor(play, 'french', ({ planes }) => planes.I1!.chit),
      even,
    )
    expectPrior(
      sharesFor(play, 'spectator', ({ planes }) => planes.F1!.chit),
      even,
    )
    expectPrior(
      sharesFor(play, 'italian', ({ planes }) => planes.I1!.chit),
      [['ace', 1]],
    )
  })

  it('RA-CHIT-01 come from what a cup can still hold', () => {
    const chitPool = { ace: 2, green: 1, lucky: 1, none: 0 }
    const play = start({ F1: 'ace', I1: 'green', I2: 'ace', I3: 'lucky' }, { chitPool })
    const orders = [
      ['ace', 'green', 'lucky'],
      ['ace', 'lucky', 'green'],
      ['green', 'ace', 'lucky'],
      ['green', 'lucky', 'ace'],
      ['lucky', 'ace', 'green'],
      ['lucky', 'green', 'ace'],
    ]
    expectPrior(
      sharesFor(play, 'french', chitsOf),
      orders.map((order) => [order, 1 / 6]),
    )
  })

  it('RA-CHIT-07 are known once they are turned up', () => {
    const play = start({ I1: 'green' }).turnOf('F1').move('south')
    expectPrior(
      sharesFor(play, 'french', ({ planes }) => planes.I1!.chit),
      [['green', 1]],
    )
  })
})

describe('priorities', () => {
  const orders = [
    [1, 2, 3],
    [1, 3, 2],
    [2, 1, 3],
    [2, 3, 1],
    [3, 1, 2],
    [3, 2, 1],
  ]

  it('RA-TURN-02 can be any permutation to the enemy', () => {
    const play = start({}).take({ type: 'setPriorities', seat: 'italian', priorities: { I1: 3, I2: 1, I3: 2 } })
    expectPrior(
      sharesFor(play, 'french', prioritiesOf),
      orders.map((order) => [order, 1 / 6]),
    )
    expectPrior(sharesFor(play, 'italian', prioritiesOf), [[[3, 1, 2], 1]])
  })

  it('RA-TURN-02 given one by one can be any number', () => {
    const play = start({}).take({ type: 'assignPriority', seat: 'italian', plane: 'I2', priority: 3 })
    expectPrior(
      sharesFor(play, 'french', prioritiesOf),
      [1, 2, 3].map((number) => [[null, number, null], 1 / 3]),
    )
  })

  it('RA-TURN-02 of planes that are lost are nobody’s', () => {
    const lost = amended(start({}), { I2: { status: 'shot-down', hits: 2 } })
    const play = lost.take({ type: 'setPriorities', seat: 'italian', priorities: { I1: 2, I3: 1 } })
    expectPrior(sharesFor(play, 'french', prioritiesOf), [
      [[1, null, 2], 1 / 2],
      [[2, null, 1], 1 / 2],
    ])
    const one = lost.take({ type: 'assignPriority', seat: 'italian', plane: 'I3', priority: 2 })
    expectPrior(
      sharesFor(one, 'french', prioritiesOf),
      [1, 2].map((number) => [[null, null, number], 1 / 2]),
    )
  })

  it('RA-TURN-02 dealt by chance are hidden alike', () => {
    const play = start({}, { priorityMode: 'random' }).take({
      type: 'dealPriorities',
      seat: 'referee',
      rolls: [3, 1],
    })
    expect(prioritiesOf(play.state)).toEqual([2, 3, 1])
    expectPrior(
      sharesFor(play, 'french', prioritiesOf),
      orders.map((order) => [order, 1 / 6]),
    )
  })

  it('RA-TURN-02 are seen in the order of the planes, whichever was given first', () => {
    const given = (...planes: readonly string[]) =>
      start({}).take(
        ...planes.map((plane) => ({ type: 'assignPriority', seat: 'italian', plane, priority: +plane[1]! }) as const),
      )
    for (const seat of ['french', 'italian', 'spectator'] as const) {
      const seen = (play: Play) => JSON.stringify(regiaAeronautica.view(play.state, seat).priorities)
      expect(seen(given('I3', 'I1'))).toBe(seen(given('I1', 'I3')))
      expect(seen(given('I3', 'I1', 'I2'))).toBe(seen(given('I1', 'I2', 'I3')))
    }
    expect(Object.keys(regiaAeronautica.view(given('I3', 'I1').state, 'french').priorities)).toEqual(['I1', 'I3'])
  })

  it('RA-TURN-04 are open once the initiative is drawn', () => {
    const play = start({}).turnOf('F1', 'I3')
    expect(sharesFor(play, 'french', prioritiesOf).size).toBe(1)
  })
})
