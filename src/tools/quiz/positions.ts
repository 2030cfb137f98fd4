import type { Game, Ruleset } from '../../core/index.js'
import { type Pick, pickFrom } from '../random.js'

/** A position to ask about, and the game it is of. */
export interface Position<G extends Game> {
  readonly config: G['Config']
  readonly state: G['State']
}

/** Scenarios with more pieces than this in their config are left out: their pictures say nothing. */
const LARGEST = 6_000
/** A game is left after this many orders. */
const LONGEST = 260

/** Positions of games drawn from the lists, one after another, from a seed: it never ends. */
export function* positions<G extends Game>(ruleset: Ruleset<G>, seed: string): Generator<Position<G>> {
  const pick = pickFrom(seed)
  const scenarios = ruleset.info.scenarios.filter(({ config }) => JSON.stringify(config).length < LARGEST)
  for (;;) yield* playedOut(ruleset, pick.of(scenarios).config, pick)
}

function* playedOut<G extends Game>(ruleset: Ruleset<G>, config: G['Config'], pick: Pick): Generator<Position<G>> {
  const own = { ...config, dice: 'seeded', seed: pick.seed() } as G['Config']
  const first = ruleset.setup(own)
  if (!first.ok) return
  const fork = ruleset.fork(first.state)
  for (let n = 0; n < LONGEST && fork.outcome() === undefined; n++) {
    yield { config: own, state: fork.keep() }
    fork.apply(pick.of(fork.legal()))
  }
}
