/** Whole games of players who pick at random, told step by step. */
import { pickFrom } from '../../../src/tools/conformance/index.js'
import { exactConfigOf, own } from './fixture.js'
import { type Action, type Config, type GameEvent, type Options, regiaAeronautica, type State } from './vocabulary.js'

/** One step of a game. */
export interface Told {
  readonly before: State
  readonly action: Action
  readonly after: State
  readonly events: readonly GameEvent[]
}

/** Everybody over an objective, with AA and clouds: chits are drawn. */
export const melee = (): Config => {
  const config = exactConfigOf({
    french: { F1: 'leo-451 H2/2', F2: 'leo-451 I4/1', F3: 'two-badges H6/3', F4: 'morane H2/3', F5: 'leo-451 A1/1' },
    italian: { I1: 'cr42 H2/2', I2: 'g50 H2/3', I4: 'mc200 I4/2', I5: 'sm79 H6/3' },
    guns: ['H2', 'I4', 'H5'],
    clouds: ['H2/2', 'I4/1', 'H6/3', 'H3/2'],
    cards: [own('leo-451', { id: 'two-badges', bombBadges: 2 })],
  })
  const { chits: _chits, ...placements } = config.placements!
  return { ...config, placements }
}

/** A config with seeded dice. */
export const seeded = (config: Config, seed: string, options: Partial<Options> = {}): Config => ({
  ...config,
  dice: 'seeded',
  seed,
  options: { ...config.options, ...options },
})

/** Of random moves, rather those that lead to the enemy. */
export function towards(listed: readonly Action[]): readonly Action[] {
  const bold = listed.filter(
    (action) => action.type !== 'moveSpace' || action.direction !== (action.seat === 'french' ? 'west' : 'east'),
  )
  const bombs = bold.filter(({ type }) => type === 'bomb')
  return bombs.length > 0 ? bombs : bold.length > 0 ? bold : listed
}

/** A whole game. */
export function playedOut(config: Config, seed: string): readonly Told[] {
  const first = regiaAeronautica.setup(config)
  if (!first.ok) throw new Error(JSON.stringify(first.violations))
  const pick = pickFrom(seed)
  const game: Told[] = []
  let state = first.state
  while (regiaAeronautica.outcome(state) === undefined) {
    const action = pick.of(towards(regiaAeronautica.legalActions(state)))
    const step = regiaAeronautica.reduce(state, action)
    if (!step.ok) throw new Error(`${JSON.stringify(action)} ${JSON.stringify(step.violations)}`)
    game.push({ before: state, action, after: step.state, events: step.events as readonly GameEvent[] })
    state = step.state
  }
  return game
}
