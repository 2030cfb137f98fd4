import type { ActionOf, Game, Parsed, Resolution, Ruleset, Violation } from '../../core/index.js'
import type { Words } from '../../core/words/index.js'
import { type Comparison, comparisonOf, offersDiffer } from './comparison.js'
import { differ, outcomesOf } from './outcomes.js'
import { type Choice, moved, objectionsToGame, objectionsToSides, type Sides } from './sides.js'

/** A position, and the config of the game it is of: a position alone does not say how its game was set up. */
export interface Place<G extends Game> {
  readonly config: G['Config']
  readonly state: G['State']
}

/**
 * What comes of one action in one position under two sets of options. The position is taken as it lies: how it came
 * about is not asked. If it cannot lie so under the options of one side, that is a violation.
 */
export function compare<G extends Game>(
  ruleset: Ruleset<G>,
  { config, state }: Place<G>,
  action: ActionOf<G>,
  sides: Sides,
  { words }: InWords<G>,
): Parsed<Comparison<G>> {
  const objections = [...objectionsToSides(ruleset, config, sides), ...objectionsToGame(ruleset, config, state)]
  if (objections.length > 0) return { ok: false, violations: objections }
  const under = (choice: Choice, which: string): Resolution<G> | Bound => {
    const lying = moved(ruleset, config, state, choice, which)
    return lying.ok ? ruleset.reduce(lying.value, action) : { bound: lying.violations }
  }
  const [first, second] = [under(sides[0], 'first'), under(sides[1], 'second')]
  if ('bound' in first) return { ok: false, violations: first.bound }
  if ('bound' in second) return { ok: false, violations: second.bound }
  const tips = (choice: Choice): boolean => {
    const other = under(choice, 'second')
    if ('bound' in other) return true
    return differ([first, other], state) || offersDiffer(outcomesOf(ruleset, [first, other], state))
  }
  return {
    ok: true,
    value: comparisonOf(ruleset, { config, sides, outcomes: [first, second], before: state, words, tips }),
  }
}

/** In whose words it is told: `words` of `wingover/<game>/words`. */
export interface InWords<G extends Game> {
  readonly words: Words<G>
}

interface Bound {
  readonly bound: readonly Violation[]
}
