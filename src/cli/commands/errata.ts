import type { Parsed } from 'wingover'
import {
  AMENDMENT_TEXT,
  describe,
  describeRuling,
  EDITIONS,
  type Edition,
  explain,
  inForce,
  isAmendmentId,
  type LiveAmendment,
  RULING_IDS,
  type RulingId,
  SWITCH_IDS,
  type Switches,
  type SwitchId,
  TOPICS,
  type Topic,
} from 'wingover/fighting-wings/errata'
import { EXIT, type ExitCode, misuse, unknownName } from '../exit.js'
import { refused } from '../games.js'
import { bold, dim, note, print, type Terminal } from '../terminal.js'

/** What `wingover errata` takes besides edition and question. */
export interface ErrataOptions {
  /** `name` or `name=false`. */
  readonly switch: readonly string[]
}

/**
 * What the errata sheet of the Fighting Wings series says in an edition: about a rule by its number, about one entry,
 * ruling or topic by its name, or everything that is in force.
 */
export function errata(terminal: Terminal, edition: string, question: string, options: ErrataOptions): ExitCode {
  if (!EDITIONS.some((known) => known === edition)) throw unknownName('edition', edition, EDITIONS)
  const switches = Object.fromEntries(options.switch.map(switchOf))
  const page = namedPage(edition as Edition, switches, question)
  if (page !== undefined) {
    print(terminal, answered(question, page))
    return EXIT.ok
  }
  const entries = entriesFor(edition as Edition, switches, question)
  for (const entry of entries) {
    if (question === '') print(terminal, lineOf(terminal, entry))
    else print(terminal, `${answered(entry.id, describe(entry.id))}\n`)
  }
  if (entries.length === 0) note(terminal, `The sheet says nothing of ${question} in ${edition}.`)
  return entries.length === 0 ? EXIT.no : EXIT.ok
}

/** What is in force for a rule number, or speaks of these words; all for no question. */
function entriesFor(edition: Edition, switches: Partial<Switches>, question: string): readonly LiveAmendment[] {
  if (/\d/.test(question)) return answered(question, inForce(edition, switches, question))
  const words = question.toLowerCase().split(' ')
  return answered(question, inForce(edition, switches)).filter(({ id }) => {
    const text = `${AMENDMENT_TEXT[id].title} ${AMENDMENT_TEXT[id].summary}`.toLowerCase()
    return words.every((word) => text.includes(word))
  })
}

/** The page of an entry, a ruling or a topic, if that is what is asked for. */
function namedPage(edition: Edition, switches: Partial<Switches>, question: string): Parsed<string> | undefined {
  if (isAmendmentId(question)) return describe(question)
  if (RULING_IDS.some((id) => id === question)) return describeRuling(question as RulingId)
  if (TOPICS.some((name) => name === question)) return explain(edition, switches, question as Topic)
  return undefined
}

function answered<T>(question: string, answer: Parsed<T>): T {
  if (answer.ok) return answer.value
  throw refused(`there is no answer to "${question}"`, answer.violations)
}

function switchOf(text: string): readonly [SwitchId, boolean] {
  const [name = '', value = 'true'] = text.split('=')
  if (!SWITCH_IDS.some((id) => id === name)) throw unknownName('switch', name, SWITCH_IDS)
  if (value !== 'true' && value !== 'false') throw misuse(`a switch is true or false, not "${value}".`)
  return [name as SwitchId, value === 'true']
}

const lineOf = (terminal: Terminal, { id, rule, title }: LiveAmendment): string =>
  `${bold(terminal, id.padEnd(34))} ${AMENDMENT_TEXT[id].title}  ${dim(terminal, `(rule ${rule.join(', ')}, ${title})`)}`
