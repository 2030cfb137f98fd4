import type { ActionOf, Game, Resolution, Ruleset, Step } from 'wingover'
import { type ChoiceBetweenDice, choiceBetweenDice } from '../../examples/choice-between-dice.js'
import { type InterruptingChit, interruptingChit } from '../../examples/interrupting-chit.js'
import { type SealedFire, sealedFire } from '../../examples/sealed-fire.js'
import { type SealedPlots, sealedPlots } from '../../examples/sealed-plots.js'

export type { ChoiceBetweenDice, InterruptingChit, SealedFire, SealedPlots }
export { choiceBetweenDice, interruptingChit, sealedFire, sealedPlots }

/** Different games in one record, without a cast. */
export const games: Readonly<Record<string, Ruleset>> = {
  sealedPlots,
  interruptingChit,
  choiceBetweenDice,
  sealedFire,
}
export const everyGame = Object.values(games).map((game) => [game.info.id, game] as const)

/** The step, or the refusal as an error that shows it. */
export function must<G extends Game>(resolution: Resolution<G>): Step<G> {
  if (resolution.ok) return resolution
  throw new Error(JSON.stringify(resolution.violations))
}

/** The refusal of a resolution that should have been one. */
export function refusal<G extends Game>(resolution: Resolution<G>) {
  if (resolution.ok) throw new Error('this was expected to be refused')
  return resolution
}

export const codes = (result: { readonly ok: boolean; readonly violations?: readonly { code: string }[] }) =>
  result.violations?.map(({ code }) => code) ?? []

/** Numbers from 0 to 1 that depend on the seed only. */
export function numbers(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

export function configOf<G extends Game>(game: Ruleset<G>, index = 0): G['Config'] {
  const { id, config } = game.info.scenarios[index]!
  return { ...config, dice: 'seeded', seed: id }
}

export const byHand = <G extends Game>(game: Ruleset<G>, index = 0): G['Config'] => ({
  ...game.info.scenarios[index]!.config,
  dice: 'manual',
})

export interface Played<G extends Game> {
  readonly steps: readonly Step<G>[]
  readonly actions: readonly ActionOf<G>[]
}

/** A game drawn from the legal lists, to its end or to `most` actions. Physical dice are thrown as they are called for. */
export function playOut<G extends Game>(game: Ruleset<G>, config: G['Config'], seed: number, most = 2_000): Played<G> {
  const next = numbers(seed)
  const steps = [must(game.setup(config))]
  const actions: ActionOf<G>[] = []
  for (let step = steps[0]!; actions.length < most && game.outcome(step.state) === undefined; ) {
    const legal = game.legalActions(step.state)
    const action = withDice(game, step.state, legal[Math.floor(next() * legal.length)] as G['Action'], next)
    step = must(game.reduce(step.state, action))
    steps.push(step)
    actions.push(action)
  }
  return { steps, actions }
}

/** The action with the dice and the card it calls for, batch by batch. */
export function withDice<G extends Game>(
  game: Ruleset<G>,
  state: G['State'],
  action: ActionOf<G>,
  next: () => number,
): ActionOf<G> {
  let order = action as G['Action']
  for (let result = game.reduce(state, order); !result.ok && result.needs; result = game.reduce(state, order)) {
    const { count, sides, kinds } = result.needs
    if (kinds) {
      const some = Object.keys(kinds).filter((kind) => kinds[kind]! > 0)
      order = { ...order, card: some[Math.floor(next() * some.length)] }
    } else {
      const dice = Array.from({ length: count }, () => 1 + Math.floor(next() * sides))
      order = { ...order, rolls: [...(order.rolls ?? []), ...dice] }
    }
  }
  return order
}
