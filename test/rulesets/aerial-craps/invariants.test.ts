import { describe, expect, it, vi } from 'vitest'
import { aerialCraps } from '../../../src/rulesets/aerial-craps/index.js'
import type { Aircraft, State } from '../../../src/rulesets/aerial-craps/state.js'
import { coveringArray, pickFrom } from '../../../src/tools/conformance/index.js'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

/** Games drawn from the lists, on forks, over scenarios and rows of options. */
function* positions(games: number): Generator<State> {
  const { options, scenarios } = aerialCraps.info
  const rows = coveringArray(Object.fromEntries(Object.entries(options).map(([name, { values }]) => [name, values])))
  for (let n = 0; n < games; n++) {
    const first = aerialCraps.setup({
      ...scenarios[n % scenarios.length]!.config,
      seed: `inv-${n}`,
      options: rows[n % rows.length]!,
    })
    if (!first.ok) throw new Error('no game')
    const [fork, pick] = [aerialCraps.fork(first.state), pickFrom(`inv-${n}`)]
    while (fork.outcome() === undefined) {
      fork.apply(pick.of(fork.legal()))
      yield fork.state
    }
  }
}

const each = (state: State): readonly Aircraft[] => Object.values(state.aircraft)

/** The invariants of the catalogue, by number. */
const INVARIANTS: Readonly<Record<string, (state: State, own: Aircraft) => boolean>> = {
  '1 Pilot Points are never below 0 nor above the allotment': ({ config }, { pp, pilot }) =>
    pp >= 0 && pp <= config.pilots[pilot]!.pp,
  '3 no facing exactly while maneuvering or spinning': (_state, { facing, maneuvering, condition }) =>
    (facing === null) === (maneuvering || condition === 'spinning'),
  '4 level means in its level once the move is over': (state, { pitch, pos, fate }) =>
    state.move !== null || fate !== 'flying' || pitch !== 0 || pos === 'in',
  '6 no CV without a target': (_state, { target, cv }) => target !== null || cv === 0,
  '7 a linked pair is one number': (state, { linked, target, cv }) =>
    !linked || (state.aircraft[target!]!.linked && state.aircraft[target!]!.cv === 0 - cv),
  '13 burnt boxes fit their rows': ({ config }, { sheet, card }) =>
    sheet.rows.every(({ marked, burnt }, i) => marked + burnt <= config.cards[card]!.rows[i]!),
  '14 out of control nobody holds a target': (_state, { condition, target, observer }) =>
    condition === 'ok' || (target === null && (observer?.target ?? null) === null),
  '22 someone is asked until the end': (state) => state.phase === 'over' || state.agenda.length === 1,
}

describe('invariants', () => {
  it.each(Object.entries(INVARIANTS))('%s', (_name, holds) => {
    for (const state of positions(30)) for (const own of each(state)) expect(holds(state, own)).toBe(true)
  })

  it('17 each aircraft in play moves exactly once a turn', () => {
    for (const state of positions(30)) {
      if (state.phase === 'combat')
        expect(each(state).every(({ fate, moved }) => fate !== 'flying' || moved)).toBe(true)
    }
  })

  it('12 filled rows never become fewer', () => {
    let before = new Map<string, number>()
    for (const state of positions(20)) {
      if (state.turn === 1 && state.agenda[0]?.kind !== 'beginTurn' && state.phase === 'housekeeping')
        before = new Map()
      for (const [id, { sheet }] of Object.entries(state.aircraft)) {
        expect(sheet.filled).toBeGreaterThanOrEqual(before.get(id) ?? 0)
        before.set(id, sheet.filled)
      }
      if (state.phase === 'over') before = new Map()
    }
  })
})
