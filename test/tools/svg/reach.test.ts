import { describe, expect, test } from 'vitest'
import type { Game, Ruleset, Shape } from '../../../src/core/index.js'
import { fightingWings } from '../../../src/rulesets/fighting-wings/shown.js'
import { reachShapes as exactSquares, regiaAeronautica } from '../../../src/rulesets/regia-aeronautica/shown.js'
import { reachShapes as exactHexes, spitfire } from '../../../src/rulesets/spitfire/shown.js'
import { reachOf } from '../../../src/tools/svg/index.js'

/** The first position, along the first listed actions, that is wanted. */
function underWay<G extends Game>(ruleset: Ruleset<G>, isWanted: (view: G['View']) => boolean): G['View'] {
  const [scenario] = ruleset.info.scenarios
  const step = ruleset.setup({ ...scenario!.config, dice: 'seeded', seed: 'reach' })
  if (!step.ok) throw new Error('refused')
  const game = ruleset.fork(step.state)
  for (let i = 0; i < 400; i++) {
    const view = ruleset.view(game.state, 'spectator')
    if (isWanted(view)) return view
    game.apply(game.legal(game.actors()[0])[0] as G['Action'])
  }
  throw new Error('nothing moves')
}

/** Areas by the middle of their corners. */
const places = (shapes: readonly Shape[]): readonly string[] =>
  shapes.flatMap((shape) => {
    if (shape.kind !== 'area') return []
    const sum = shape.points.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 })
    return [[sum.x, sum.y].map((value) => (value / shape.points.length).toFixed(2)).join(' ')]
  })

describe('reach through the contract', () => {
  test('on squares: nothing that the exact search does not find', () => {
    const view = underWay(regiaAeronautica, ({ phase, slot }) => phase === 'movement' && slot !== null)
    const mover = view.slot!.plane
    const found = places(reachOf(regiaAeronautica, view, mover, { width: 200 }))
    expect(found.length).toBeGreaterThan(2)
    expect(places(exactSquares(view, mover))).toEqual(expect.arrayContaining([...found]))
  })

  test('on hexes: nothing that the exact search does not find', () => {
    const view = underWay(spitfire, (one) => one.move !== null && exactHexes(one, one.move.plane).length > 4)
    const mover = view.move!.plane
    const found = places(reachOf(spitfire, view, mover))
    expect(found.length).toBeGreaterThan(2)
    expect(places(exactHexes(view, mover))).toEqual(expect.arrayContaining([...found]))
    expect(reachOf(spitfire, view, 'nobody')).toEqual([])
  })

  test('a piece that is asked before it moves has none', () => {
    const view = underWay(fightingWings, ({ phase, agenda }) => phase === 'activate' && agenda.length === 0)
    expect(fightingWings.scene(view)?.pieces.map(({ selected }) => selected)).toContain(true)
    for (const { id } of fightingWings.scene(view)?.pieces ?? []) expect(reachOf(fightingWings, view, id)).toEqual([])
  })
})
