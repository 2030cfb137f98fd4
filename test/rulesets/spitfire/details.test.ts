/** Vectors that need a loss, symmetry of movement, fire through hexes, notation. */
import { describe, expect, it } from 'vitest'
import { type Hex, hexRotate, numberToHex } from '../../../src/geometry/index.js'
import { clone } from '../../../src/rulesets/spitfire/clone.js'
import { settleRoles } from '../../../src/rulesets/spitfire/formation.js'
import { type Action, type Plane, reachable, type State, spitfire } from '../../../src/rulesets/spitfire/index.js'
import { maxSpeedAfter } from '../../../src/rulesets/spitfire/phases/combat.js'
import { hexesBetween } from '../../../src/rulesets/spitfire/shots.js'
import { start } from './fixture.js'

const schwarm = () => start({ scenario: '9.3', period: 2, types: { first: 'hurricane1', second: 'bf109e3' } }).state

/** The Combat Phase has just ended with these aircraft of Second lost. */
function losing(...lost: readonly string[]): State {
  const draft = clone({ ...schwarm(), phase: 'formation' })
  for (const id of lost) draft.planes[id]!.status = 'shot-down'
  settleRoles(draft, 'second', 'fire', { emit: undefined })
  return draft as State
}

describe('losses of a Schwarm', () => {
  it('D57 3207 lost: 2906 leads, 3107 is his left wingman at once, 2905 the right one', () => {
    expect(losing('S1').formations?.second).toMatchObject({
      ...{ kind: 'vee', leaders: ['S3'], joining: null, waived: 'loss' },
      wings: [
        { plane: 'S4', of: 'S3', zone: 'right' },
        { plane: 'S2', of: 'S3', zone: 'left' },
      ],
    })
  })
  it('D56 3107 and 2905 lost: the owner names the leader, and that decides who joins', () => {
    const state = losing('S2', 'S4')
    expect(spitfire.fork(state, { seed: 'any' }).legal()).toHaveLength(2)
    const named = (plane: string) => {
      const fork = spitfire.fork(state, { seed: 'any' })
      fork.apply({ type: 'nameLeader', seat: 'second', plane })
      return fork.state.formations?.second
    }
    expect(named('S3')).toMatchObject({ leaders: ['S3'], joining: null })
    expect(named('S1')).toMatchObject({ leaders: ['S1'], wings: [], joining: 'S3' })
  })
})

describe('damage', () => {
  it('D58 five points on a fighter three short of destruction: five VPs, no more, and markers stop', () => {
    const { state } = start({
      ...{ scenario: '9.2', period: 2, types: { first: 'hurricane1', second: 'he111h3' } },
      placements: { F1: { damage: 5, speed: 7 } },
    })
    const chart = state.config.charts.hurricane1!
    expect(maxSpeedAfter(chart, 10)).toBe(chart.destruct)
    const draft = clone(state)
    const before = spitfire.score(state).second!
    Object.assign(draft.planes.F1!, { damage: 10, maxSpeed: chart.destruct, status: 'shot-down' })
    expect(spitfire.score(draft as State).second! - before).toBe(5)
  })
  it('D23 odd points wait for the next', () => {
    const he = { maxSpeed: 10, hitsPerStep: 2, destruct: 5 }
    expect([0, 1, 2, 3, 4].map((damage) => maxSpeedAfter(he, damage))).toEqual([10, 10, 9, 9, 8])
  })
})

describe('fire through hexes', () => {
  const line = (occupied: readonly string[], more: object = {}): number => {
    const { state } = start({
      placements: { F1: { hex: '3020', altitude: 10 }, S1: { hex: '3219', altitude: 10 }, ...more },
    })
    const planes = { ...state.planes }
    for (const [i, hex] of occupied.entries())
      planes[`S${i + 2}`] = { ...(planes[`S${i + 2}`] as Plane), hex: numberToHex(hex)!, altitude: 10 }
    const all = { ...state, planes }
    return hexesBetween(all, all.planes.F1 as Plane, all.planes.S1 as Plane).length
  }
  it('SP-7G-3 along a hexside both hexes must be occupied', () => {
    const far = { S1: { hex: '3220', altitude: 10 } }
    expect(line(['3120'], far)).toBe(0)
    expect(line(['3120', '3121'], far)).toBe(1)
  })
})

describe('movement', () => {
  it.each([1, 2, 3, 4, 5] as const)('looks the same after a turn of the map by %i hexsides', (turns) => {
    const center = numberToHex('3017')!
    const ends = (facing: 0 | 1 | 2 | 3 | 4 | 5, back: number): readonly string[] =>
      reachable(start({ placements: { F1: { hex: '3017', facing, speed: 9 } } }).begin('F1').state)
        .map(({ hex, facing: to }) => {
          const at = numberToHex(hex) as Hex
          const { q, r } = hexRotate({ q: at.q - center.q, r: at.r - center.r }, -back)
          return [q, r, (to - back + 6) % 6].join()
        })
        .sort()
    expect(ends(turns, turns)).toEqual(ends(0, 0))
  })
})

describe('notation', () => {
  it.each([
    ['first F', { type: 'forward', seat: 'first' }],
    ['second Fl', { type: 'forward', seat: 'second', toward: 'left' }],
    ['first R', { type: 'turn', seat: 'first', hand: 'right' }],
    ['first SL', { type: 'startTurn', seat: 'first', hand: 'left' }],
    ['first S2r', { type: 'splitS', seat: 'first', hand: 'right', hexsides: 2 }],
    ['first W3l', { type: 'wingOver', seat: 'first', hand: 'left', hexsides: 3 }],
    ['first rollr', { type: 'snapRoll', seat: 'first', hand: 'right' }],
    ['first c2', { type: 'climb', seat: 'first', steps: 2 }],
    ['first END-2 keep', { type: 'endMove', seat: 'first', bleed: 2, attitude: 'keep' }],
    ['first setSpeed plane=F1 speed=9', { type: 'setSpeed', seat: 'first', plane: 'F1', speed: 9 }],
  ] as const)('%s', (text, action) => {
    expect(spitfire.notation.action(action as Action)).toBe(text)
    expect(spitfire.notation.parseAction(text)).toEqual({ ok: true, value: action })
  })
})

describe('the picture', () => {
  it('shows every aircraft, and where the mover can end', () => {
    const play = start({ placements: { F1: { speed: 5 } } }).begin('F1')
    const scene = spitfire.scene(spitfire.view(play.state, 'first'), {})
    expect(scene?.pieces).toHaveLength(6)
    expect(scene?.shapes.filter(({ role }) => role === 'reach').length).toBeGreaterThan(3)
  })
})
