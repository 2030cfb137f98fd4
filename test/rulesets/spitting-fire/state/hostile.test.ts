/** Whatever comes from outside is data: nothing throws, and what is too large is refused with its limit. */
import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { overlap } from '../../../../src/rulesets/spitting-fire/flight/airspace.js'
import { pickFrom } from '../../../../src/tools/conformance/index.js'
import { itStandsSpoiltInput } from '../../hostile.js'
import { configOf, expectConfigRefused, flight, own, type Play, scene, spit } from '../fixture.js'
import type { Action, Config, Pose, State, Table } from '../vocabulary.js'
import { spittingFire } from '../vocabulary.js'

// A slow machine may take its time.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const check = <T>(numRuns: number, property: fc.IProperty<T>): void => fc.assert(property, { numRuns })

const anySeed = fc.string({ minLength: 1, maxLength: 6 })

const DUEL = { axis: { B: flight('bf-109', 5, [12, 18, 180]) }, allies: { A: spit([12, 10, 0], [14, 10, 0]) } }
const CONFIGS: readonly Config[] = [
  ...spittingFire.info.scenarios.map(({ id, config }) => ({ ...config, seed: id })),
  configOf({ ...DUEL, cards: [own('mine')], options: { tailing: true, banking: true, limitedAmmo: true } }),
]

/** Positions of every phase. */
const POSITIONS: readonly Play[] = (() => {
  const start = scene(spittingFire, { ...DUEL, options: { limitedAmmo: true, tailing: true, banking: true } })
  const flying = start.fly('A', 'level-left')
  const setUp = CONFIGS.map((config) => {
    const step = spittingFire.setup(config)
    if (!step.ok) throw new Error('refused')
    return { ...start, state: step.state } as Play
  })
  const fired = flying.play('F4 L60 F1 END')
  const placing = setUp[3]!.state
  const placed = spittingFire.reduce(placing, { type: 'chooseEdges', seat: 'referee', axis: 'north' })
  return [
    ...setUp,
    ...[
      start,
      flying,
      flying.play('F4'),
      flying.play('F4 TT[4]'),
      fired,
      fired.hold(),
      start.plot().pass('A').pass('B'),
    ],
    ...(placed.ok ? [{ ...start, state: placed.state } as Play] : []),
  ]
})()

itStandsSpoiltInput({
  ruleset: spittingFire,
  configs: CONFIGS,
  positions: POSITIONS.map(({ state }) => state),
  runs: { configs: 250, actions: 500, states: 600, views: 400 },
})

describe('an id', () => {
  it('is never looked up on a prototype', () => {
    const flying = scene(spittingFire, DUEL).plot().activate('A').begin('A1').play('F5 END')
    const { state } = scene(spittingFire, DUEL)
    for (const id of ['constructor', 'toString', 'valueOf', 'hasOwnProperty']) {
      flying.refuses(flying.attacking([[0, id]]), ['unknown-id'])
      expect(
        spittingFire.check(state, { type: 'setPlot', seat: 'axis', group: id, marker: 'level-left' }),
      ).toMatchObject([{ code: 'unknown-id' }])
      expectConfigRefused(
        spittingFire,
        { dice: 'manual', forces: { axis: [{ group: 'A', card: id, planes: ['A1'] }], allies: [] } },
        ['unknown-id'],
      )
    }
  })
})

// ---------------------------------------------------------------------------------------- absurd sizes

const many = <T>(count: number, make: (i: number) => T): readonly T[] =>
  Array.from({ length: count }, (_, i) => make(i))
const groupsOf = (count: number, card: string, prefix: string) =>
  many(count, (i) => ({ group: `${prefix}${i}`, card, planes: [`${prefix}${i}a`, `${prefix}${i}b`] }))

describe('absurd sizes', () => {
  const ready = scene(spittingFire, DUEL).plot().activate('A').begin('A1').play('F5 END')
  const open = spittingFire.setup({ dice: 'manual' })
  const state = open.ok ? open.state : ready.state

  it.each<[string, object, number]>([
    ['a table', { table: { kind: 'open', width: 24, length: 501 } }, 500],
    ['hexes', { table: { kind: 'hex', columns: 24, rows: 1e9 } }, 500],
    ['cards', { cards: many(501, (i) => own(`c${i}`)) }, 500],
    ['points', { points: 1e6 }, 100_000],
    ['boxes', { cards: [own('x', { boxes: 101 })] }, 100],
    ['rates', { cards: [own('x', { dive: 1000 })] }, 100],
    ['turns', { options: { turnLimit: 1e6 } }, 1000],
    ['bases', { options: { baseDiameter: 100 } }, 2],
    ['groups', { forces: { axis: groupsOf(101, 'bf-109', 'A'), allies: [] } }, 100],
  ])('%s: refused with the limit', (_what, part, limit) => {
    const step = spittingFire.setup({ dice: 'manual', ...part } as Config)
    expect(step).toMatchObject({ ok: false, violations: [{ rule: 'CORE-LIMIT', facts: { limit } }] })
  })

  it('planes: 100 a side and no more', () => {
    const forces = (count: number) => ({ axis: groupsOf(count, 'bf-109', 'A'), allies: groupsOf(2, 'spitfire', 'S') })
    expectConfigRefused(spittingFire, { dice: 'manual', forces: forces(51) }, ['SF-FORCE-09 too-many-planes'])
    expect(spittingFire.setup({ dice: 'manual', forces: forces(50) }).ok).toBe(true)
  })

  it.each<[string, object, State, number]>([
    [
      'shots',
      { type: 'attack', seat: 'allies', shots: many(101, () => ({ weapon: 0, target: 'B1' })) },
      ready.state,
      100,
    ],
    ['dice', { type: 'attack', seat: 'allies', shots: [], rolls: many(501, () => 1) }, ready.state, 500],
    ['a step', { type: 'forward', seat: 'allies', distance: 1e300 }, ready.state, 10_000],
    ['a force', { type: 'submitForce', seat: 'axis', groups: groupsOf(101, 'bf-109', 'A') }, state, 100],
    ['many values', { type: 'attack', seat: 'allies', shots: many(5000, (i) => i) }, ready.state, 2000],
  ])('%s: refused with the limit', (_what, action, at, limit) => {
    expect(spittingFire.check(at, action as Action)).toMatchObject([{ rule: 'CORE-LIMIT', facts: { limit } }])
  })

  it('a volley of all the guns that a card may carry', () => {
    const gun = (mounts: string) => own('mine', { weapons: [{ type: 'LMG', mounts, damage: 1 }] })
    expectConfigRefused(spittingFire, { dice: 'manual', cards: [gun('41FF')] }, ['bad-card'])
    expectConfigRefused(spittingFire, { dice: 'manual', cards: [gun('999FF')] }, ['bad-card'])
    const at = scene(spittingFire, {
      cards: [gun('40FF')],
      axis: DUEL.axis,
      allies: { A: flight('mine', 5, [12, 10, 0]) },
    })
    const all = many(40, (weapon) => [weapon, 'B1'] as const)
    at.fly('A', 'level-straight', 'F6 END').attack(
      all,
      many(40, () => 1),
    )
  })
})

describe('cards of one’s own', () => {
  const good = own('mine')
  it.each<[string, object]>([
    ['min above climb', { min: 9 }],
    ['climb above level', { climb: 13 }],
    ['level above dive', { level: 19 }],
    ['no legal start level', { maxAlt: 2 }],
    ['mounts', { weapons: [{ type: 'LMG', mounts: '4QQ', damage: 1 }] }],
    ['no mounts', { weapons: [{ type: 'LMG', mounts: '', damage: 1 }] }],
    ['damage', { weapons: [{ type: 'LMG', mounts: 'FF', damage: 2 }] }],
  ])('bad-card: %s', (_what, numbers) => {
    expectConfigRefused(spittingFire, { dice: 'manual', cards: [{ ...good, ...numbers }] }, ['bad-card'])
    expect(spittingFire.setup({ dice: 'manual', cards: [good] }).ok).toBe(true)
  })

  it.each<[string, object]>([
    ['half a point', { points: 0.5 }],
    ['no boxes', { boxes: 0 }],
    ['no turn rating', { turn: 0 }],
    ['defence 1', { defence: 1 }],
    ['defence 7', { defence: 7 }],
    ['no nation', { nation: 'Ruritania' }],
    ['min 0', { min: 0 }],
    ['an id with spaces', { id: 'a b' }],
    ['a text without end', { name: 'x'.repeat(201) }],
  ])('not a card: %s', (_what, numbers) => {
    const step = spittingFire.setup({ dice: 'manual', cards: [{ ...good, ...numbers }] } as Config)
    expect(step).toMatchObject({ ok: false, violations: [{ rule: expect.stringMatching(/^CORE-(SHAPE|LIMIT)$/) }] })
  })
})

describe('small tables', () => {
  const side = fc.integer({ min: 2, max: 28 }).map((n) => n / 2)
  const count = fc.integer({ min: 1, max: 6 })
  const base = fc.constantFrom(0.5, 1, 2)
  const kind = fc.constantFrom('open', 'hex')

  const tableOf = (form: string, a: number, b: number): Table => {
    const [width, length] = [Math.min(a, b), Math.max(a, b)]
    if (form === 'open') return { kind: 'open', width, length }
    return { kind: 'hex', columns: Math.floor(width), rows: Math.floor(length) }
  }

  /** Plays the list on until nothing is left to place. */
  function placedOut(from: State, seed: string): State {
    const pick = pickFrom(seed)
    let state = from
    while (state.phase === 'force' || state.phase === 'place') {
      const listed = spittingFire.legalActions(state)
      expect(listed.length).toBeGreaterThan(0)
      const next = spittingFire.reduce(state, pick.of(listed))
      if (!next.ok) throw new Error(JSON.stringify(next.violations))
      state = next.state
    }
    return state
  }

  it('SF-PLACE-07 every force is placed, however it is done and however small the table', () => {
    let [apart, stacked] = [0, 0]
    check(
      100,
      fc.property(side, side, kind, count, base, anySeed, (a, b, form, n, baseDiameter, seed) => {
        const step = spittingFire.setup({
          ...{ dice: 'seeded', seed, edge: 'north', table: tableOf(form, a, b) },
          options: { minBoard: [1, 1], baseDiameter },
          forces: { axis: groupsOf(n, 'bf-109', 'A'), allies: groupsOf(n, 'spitfire', 'S') },
        })
        if (!step.ok) throw new Error(JSON.stringify(step.violations))
        const end = placedOut(step.state, seed)
        expect(end.phase).toBe('plot')
        const poses = Object.values(end.planes).map(({ pose }) => pose as Pose)
        const crowded = poses.some((pose, i) => poses.slice(i + 1).some((other) => overlap(pose, other, baseDiameter)))
        if (crowded) stacked++
        else apart++
      }),
    )
    expect(Math.min(apart, stacked)).toBeGreaterThan(10)
  })

  it('SF-PLACE-05 72 planes a side, off any lattice: whatever the book allows stands', () => {
    const cards = [own('kite', { points: 1 }), own('glider', { points: 1, nation: 'Italy' })]
    const force = (card: string, prefix: string) =>
      Array.from({ length: 18 }, (_, i) => ({
        ...{ group: `${prefix}${i}`, card, planes: [0, 1, 2, 3].map((k) => `${prefix}${i}-${k}`) },
      }))
    const step = spittingFire.setup({
      ...{ dice: 'seeded', seed: 'crowd', edge: 'north', cards },
      forces: { axis: force('glider', 'A'), allies: force('kite', 'S') },
    })
    if (!step.ok) throw new Error(JSON.stringify(step.violations))
    let { state } = step
    const placed = { axis: 0, allies: 0 }
    while (state.phase === 'place') {
      const [seat] = spittingFire.actors(state)
      const next = spittingFire.reduce(state, seat === 'referee' ? { type: 'flipCard', seat } : column(seat as 'axis'))
      if (!next.ok) throw new Error(JSON.stringify(next.violations))
      state = next.state
    }
    expect(placed).toEqual({ axis: 18, allies: 18 })

    /** The next group of a seat: every other place of three rows half a unit off the lattice, then those between. */
    function column(seat: 'axis' | 'allies'): Action {
      const i = placed[seat]++
      const [left, row] = [0.5 + Math.floor(i / 9) + 8 * (i % 3), Math.floor(i / 3) % 3]
      const y = (seat === 'axis' ? 30.5 : 0.5) + 2 * row
      const poses = [0, 1, 2, 3].map((k) => ({ x: left + 2 * k, y, heading: 0 }))
      return { type: 'placeGroup', seat, group: `${seat === 'axis' ? 'A' : 'S'}${i}`, altitude: 4, poses }
    }
  })

  it('SF-FORCE-05 what is bought finds room', () => {
    let placed = 0
    check(
      20,
      fc.property(side, side, kind, base, fc.boolean(), anySeed, (a, b, form, baseDiameter, strict, seed) => {
        const step = spittingFire.setup({
          ...{ dice: 'seeded', seed, edge: 'north', points: 250, table: tableOf(form, a, b) },
          options: { minBoard: [1, 1], baseDiameter, ...(strict && { pointFill: 'noRoomStrict' }) },
        })
        if (!step.ok) return
        placed++
        expect(placedOut(step.state, seed).phase).toBe('plot')
      }),
    )
    expect(placed).toBeGreaterThan(5)
  })
})
