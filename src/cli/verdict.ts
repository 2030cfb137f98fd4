import type { AnyRecord, Verdict } from 'wingover'
import { reasons } from './games.js'

/** Does a record agree with itself and with the rules, to its end or as far as it goes? */
export const agrees = ({ verdict }: Verdict): boolean => verdict === 'exact' || verdict === 'unfinished'

/** A verdict in words. */
export function verdictText(found: Verdict, { ruleset, actions }: AnyRecord): string {
  switch (found.verdict) {
    case 'exact':
      return `exact, ${actions.length} actions of ${ruleset}${firstFormat(found.format)}`
    case 'unfinished':
      return `unfinished, exact as far as it goes, ${actions.length} actions of ${ruleset}${firstFormat(found.format)}`
    case 'other-revision':
      return `was played by revision ${found.recorded} of the rules and differs under revision ${found.current}, from ${whereText(found.at)} on`
    case 'not-a-record':
      return `not a record\n${reasons(found.violations)}`
    case 'diverges':
      return `does not verify: it diverges at ${whereText(found.at)}\n${reasons(found.violations)}`
  }
}

const firstFormat = (format: 1 | 2): string =>
  format === 2 ? '' : '; a record of format 1, in which altered dice and events do not show'

const whereText = (at: number): string => (at < 0 ? 'the set-up' : `action ${at + 1}`)
