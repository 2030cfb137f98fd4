import type { Actor, Game, QuizKind, Resolution, Ruleset } from '../../core/index.js'
import { labelOf, refusalOf, tell, type Words } from '../../core/words/index.js'
import { cite, noteOn, type Texts } from '../explain/note.js'
import { rulingsOf } from '../explain/rulings.js'
import { moved } from '../explain/sides.js'
import type { Pick } from '../random.js'
import type { Position } from './positions.js'
import type { Draft } from './question.js'

/** What comes of this order, where the other reading comes out differently? */
export function askReading<G extends Game>(
  ruleset: Ruleset<G>,
  words: Words<G>,
  { about }: QuizKind,
  { config, state }: Position<G>,
  pick: Pick,
  texts: Texts,
): Draft | undefined {
  const option = ruleset.info.options[about]
  const listed = ruleset.legalActions(state)
  if (option === undefined || listed.length === 0) return undefined
  const [standard, other] = option.values
  const [here, there] = [standard, other].map((value) => moved(ruleset, config, state, { [about]: value }, about))
  if (here === undefined || there === undefined || !here.ok || !there.ok) return undefined
  const outcome = (lying: G['State'], action: G['Action']): string =>
    told(ruleset, words, ruleset.reduce(lying, action))
  const tries = Array.from({ length: Math.min(6, listed.length) }, () => pick.of(listed))
  for (const action of tries) {
    const [right, lie] = [outcome(here.value, action), outcome(there.value, action)]
    if (right === lie || right === '' || lie === '') continue
    const rest = tries.map((one) => outcome(here.value, one)).filter((text) => text !== '')
    const [rested] = rulingsOf(ruleset, { rule: option.rule }, { texts })
    const seat = action.seat === 'referee' ? 'spectator' : (action.seat as G['Seat'])
    const label = labelOf(words, action, ruleset.view(here.value, seat))
    return {
      text: `${rested?.question ?? noteOn(ruleset, option.rule).title} Played as we rule it, what comes of "${words.seat[action.seat as Actor<G>]}: ${label}"?`,
      ...{ right, wrong: [lie, ...rest, REFUSED], action, rules: [option.rule] },
      proof: `By ${cite(noteOn(ruleset, option.rule))}. ${rested?.text ?? ''} Then: ${lie}`,
    }
  }
  return undefined
}

const REFUSED = 'The order is refused.'

function told<G extends Game>(ruleset: Ruleset<G>, words: Words<G>, step: Resolution<G>): string {
  if (!step.ok) return `It is refused: ${step.violations.map((one) => refusalOf(words, one)).join(' ')}`
  const view = ruleset.view(step.state, 'spectator')
  return tell(words, step.events, view, { all: true })
    .map(({ text }) => text)
    .join(' ')
}
