import {
  type Actor,
  enumerate,
  type Game,
  oddsOf,
  type QuizKind,
  type Ruleset,
  rulesBehind,
  toNumber,
} from '../../core/index.js'
import { labelOf, type Words } from '../../core/words/index.js'
import { cite, noteOn } from '../explain/note.js'
import type { Pick } from '../random.js'
import type { Position } from './positions.js'
import type { Draft } from './question.js'

/** More outcomes than this are not walked: a question is asked while somebody waits. */
const MOST = 1_300

/** How likely is it? Every outcome is walked through the rules themselves. */
export function askOdds<G extends Game>(
  ruleset: Ruleset<G>,
  words: Words<G>,
  { about, clause = about }: QuizKind,
  { state }: Position<G>,
  pick: Pick,
): Draft | undefined {
  const listed = ruleset.legalActions(state)
  if (listed.length === 0) return undefined
  const action = pick.of(listed)
  const { outcomes } = { outcomes: [], ...enumerate(ruleset, state, action, MOST) }
  if (outcomes.length < 2) return undefined
  const isSo = (events: readonly { readonly type: string }[]): boolean => events.some(({ type }) => type === about)
  const exact = oddsOf(outcomes, ({ events }) => isSo(events))
  const share = toNumber(exact)
  if (share < 0.02 || share > 0.98) return undefined
  const seat = action.seat === 'referee' ? 'spectator' : (action.seat as G['Seat'])
  const label = labelOf(words, action, ruleset.view(state, seat))
  const rule = ruleBehind(
    outcomes.flatMap(({ events }) => events),
    about,
  )
  return {
    text: `${words.seat[action.seat as Actor<G>]}: "${label}". How likely is it that ${clause}?`,
    right: percent(share),
    wrong: liesNear(share, pick).map(percent),
    proof: `${outcomes.length} outcomes were walked through the rules; it happens in ${percent(share)} of their weight. By ${cite(noteOn(ruleset, rule))}.`,
    ...{ rules: [rule], action },
  }
}

const percent = (share: number): string => `${Math.round(share * 100)}%`

const ruleBehind = (events: readonly { readonly type: string; readonly rule: string }[], about: string): string => {
  const event = events.find(({ type }) => type === about)
  return event === undefined ? '' : (rulesBehind(event)[0] ?? '')
}

/** Odds that a player might well guess: steps of a die away, and never within five in a hundred of the truth. */
function liesNear(share: number, pick: Pick): readonly number[] {
  const steps = [-3, -2, -1, 1, 2, 3].map((step) => share + step / 6).filter((one) => one > 0.005 && one < 0.995)
  const more = [1 - share, share / 2, share + (1 - share) / 2].filter((one) => Math.abs(one - share) > 0.05)
  const all = [...steps, ...more]
  return [pick.of(all), ...all]
}
