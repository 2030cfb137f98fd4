/** `verify` names the very action that comes out differently, no matter how the record keeps its marks. */
import { expect, test } from 'vitest'
import { type ActionOf, recordGame, verify } from '../../src/core/index.js'
import { type SpittingFire, spittingFire } from '../../src/rulesets/spitting-fire/shown.js'
import { pickFrom } from '../../src/tools/conformance/index.js'

type Action = ActionOf<SpittingFire>

const duel = spittingFire.info.scenarios.find(({ id }) => id === 'duel')!
const config = { ...duel.config, dice: 'seeded', seed: 'index' } as const

/** A game of so many actions, drawn from the lists. */
function played(count: number): readonly Action[] {
  const first = spittingFire.setup(config)
  if (!first.ok) throw new Error(JSON.stringify(first.violations))
  const [fork, pick] = [spittingFire.fork(first.state), pickFrom('index')]
  const actions: Action[] = []
  while (actions.length < count && fork.outcome() === undefined) {
    const action = JSON.parse(JSON.stringify(pick.of(fork.legal()))) as Action
    fork.apply(action)
    actions.push(action)
  }
  return actions
}

const actions = played(60)
const game = recordGame(spittingFire, config, actions)
if (!game.ok) throw new Error(JSON.stringify(game.violations))
const record = game.value

/** The record with the action at an index replaced. */
const altered = (at: number, action: Action) => ({
  ...record,
  actions: record.actions.map((old, i) => (i === at ? action : old)),
})

const plots = actions.flatMap((action, at) => (action.type === 'setPlot' ? [{ action, at }] : []))

test('another order that was just as legal is found where it stands', () => {
  expect(plots.length).toBeGreaterThan(3)
  for (const { action, at } of plots) {
    const marker = action.marker === 'level-left' ? 'level-right' : 'level-left'
    expect(verify(spittingFire, altered(at, { ...action, marker }))).toMatchObject({ verdict: 'diverges', at })
  }
})

test('an order that is refused is found where it stands', () => {
  for (const { action, at } of plots) {
    expect(verify(spittingFire, altered(at, { ...action, group: 'nobody' }))).toMatchObject({ verdict: 'diverges', at })
  }
})
