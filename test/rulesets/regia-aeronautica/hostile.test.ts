/** Whatever comes from outside, nothing throws. */
import { describe, expect, it } from 'vitest'
import { mutate, mutateJson, type Pick, pickFrom, poolOf } from '../../../src/tools/conformance/index.js'
import { melee, playedOut, seeded } from './games.js'
import { type Action, type Config, regiaAeronautica, SEATS, type State, type View } from './vocabulary.js'

const TRIES = 1500
const { info, parse } = regiaAeronautica

const states: readonly State[] = [
  ...playedOut(seeded(info.scenarios[2]!.config, 'hostile', { turnLimit: 3 }), 'hostile'),
  ...playedOut(seeded(melee(), 'hostile'), 'hostile'),
].map(({ before }) => before)

const poolFor = (state: State) => poolOf(state, regiaAeronautica.legalActions(state), SEATS, Object.keys(info.actions))

function tried(seed: string, attempt: (state: State, pick: Pick) => void): void {
  const pick = pickFrom(seed)
  for (let i = 0; i < TRIES; i++) attempt(pick.of(states), pick)
}

/** Everything one can ask of a state. */
function askAll(state: State): void {
  regiaAeronautica.actors(state)
  const listed = regiaAeronautica.legalActions(state)
  for (const action of listed.slice(0, 3)) regiaAeronautica.reduce(state, action)
  for (const seat of [...SEATS, 'spectator'] as const) {
    const view = regiaAeronautica.view(state, seat)
    regiaAeronautica.scene(view)
    regiaAeronautica.sample(view, 'any')
  }
  regiaAeronautica.outcome(state)
}

describe('hostile input', { timeout: 60_000 }, () => {
  it('configs are refused or played', () => {
    let accepted = 0
    tried('config', (state, pick) => {
      const config = pick.of([...info.scenarios.map((one) => one.config), melee()])
      const odd = mutateJson(mutateJson(config, poolFor(state), pick), poolFor(state), pick) as Config
      const step = regiaAeronautica.setup(odd)
      if (step.ok) accepted++
      if (step.ok) askAll(step.state)
    })
    expect(accepted).toBeGreaterThan(10)
  })

  it('actions are refused alike by check and reduce, or done', () => {
    tried('action', (state, pick) => {
      const listed = regiaAeronautica.legalActions(state)
      const pool = poolFor(state)
      const odd = mutate(pick.of(listed), pool, pick) as Action
      const [violations, step] = [regiaAeronautica.check(state, odd), regiaAeronautica.reduce(state, odd)]
      expect(step.ok).toBe(violations.length === 0)
      regiaAeronautica.reduce(state, mutateJson(odd, pool, pick) as Action)
    })
  })

  it('states are refused or can be played on', () => {
    let accepted = 0
    tried('state', (state, pick) => {
      const parsed = parse.state(mutateJson(JSON.parse(JSON.stringify(state)), poolFor(state), pick))
      if (!parsed.ok) return
      accepted++
      askAll(parsed.value)
    })
    expect(accepted).toBeGreaterThan(10)
  })

  it('views are refused or can be sampled and drawn', () => {
    let accepted = 0
    tried('view', (state, pick) => {
      const seat = pick.of([...SEATS, 'spectator'] as const)
      const seen = JSON.parse(JSON.stringify(regiaAeronautica.view(state, seat))) as View
      const parsed = parse.view(mutateJson(seen, poolFor(state), pick))
      if (!parsed.ok) return
      accepted++
      regiaAeronautica.scene(parsed.value, { piece: pick.of([...state.config.roster, '__proto__']) })
      regiaAeronautica.legalActions(regiaAeronautica.sample(parsed.value, 'any'))
    })
    expect(accepted).toBeGreaterThan(10)
  })
})
