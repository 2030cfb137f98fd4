import { type CoreRule, type Game, type Ruleset, refusals, type Verdict, type Violation } from '../../core/index.js'

const refuse = refusals<CoreRule>()({
  'unknown-watcher': '{view} cannot watch; {expected} can.',
  'record-diverges': 'The record is not what these rules make of it: it differs at action {at}.',
  'other-revision': 'The record is of revision {recorded} and goes another way under revision {current}.',
})

/** Why nobody of this name can watch; `[]` if they can. */
export function objectionsToView<G extends Game>({ info }: Ruleset<G>, view: string): readonly Violation<CoreRule>[] {
  const known: readonly string[] = [...info.seats, 'spectator', 'referee']
  return known.includes(view) ? [] : [refuse('CORE-SEAT', 'unknown-watcher', { view, expected: known.join(', ') })]
}

/** Why a record cannot be shown; `[]` if it is exact, to its end or as far as it goes. */
export function objectionsToRecord(verdict: Verdict): readonly Violation[] {
  switch (verdict.verdict) {
    case 'exact':
    case 'unfinished':
      return []
    case 'not-a-record':
      return verdict.violations
    case 'other-revision':
      return [refuse('CORE-RECORD', 'other-revision', { recorded: verdict.recorded, current: verdict.current })]
    case 'diverges':
      return [refuse('CORE-RECORD', 'record-diverges', { at: verdict.at }), ...verdict.violations]
  }
}
