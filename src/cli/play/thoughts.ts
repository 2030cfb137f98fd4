import type { Game } from 'wingover'
import type { Candidate, Reason, Thinking } from 'wingover/bots'
import type { Teller } from '../telling.js'

/** Candidates that are told. */
const TOLD = 3

/** What a bot weighed before it chose: the best first, each with its worth and in how many worlds it was tried. */
export function thoughtsOf(
  teller: Teller,
  { kind, candidates, plan, spent, because }: Thinking<Game>,
  state: Game['State'],
): readonly string[] {
  if (kind !== 'searched') return []
  const more = plan.length > 1 ? `, and a plan of ${plan.length} orders` : ''
  const head = `    thinks, in ${spent} simulations${more}${forWhat(because)}:`
  return [
    head,
    ...firstOf(candidates).map((one) => `      ${signed(one.worth)}  ${teller.order(one.action, state)}${tries(one)}`),
  ]
}

/** Of plans that begin alike only the best. */
function firstOf(candidates: readonly Candidate<Game>[]): readonly Candidate<Game>[] {
  const seen = new Set<string>()
  const isNew = ({ action }: Candidate<Game>): boolean => {
    const text = JSON.stringify(action)
    return !seen.has(text) && seen.add(text) !== undefined
  }
  return candidates.filter(isNew).slice(0, TOLD)
}

/** Less than this is not worth a word. */
const LEAST = 0.01

/** `; what changes most is aim (+0.12)`: what the plan gains or, making the best of it, loses. */
const forWhat = (reason: Reason | undefined): string =>
  reason === undefined || Math.abs(reason.gain) < LEAST
    ? ''
    : `; what changes most is ${reason.term} (${signed(reason.gain)})`

const signed = (worth: number): string => `${worth < 0 ? '-' : '+'}${Math.abs(worth).toFixed(2)}`
const tries = ({ visits }: Candidate<Game>): string => ` (${visits} ${visits === 1 ? 'world' : 'worlds'})`
