/** Holds every refusal of a game against its position: the sentence's numbers are its facts, the facts are the state's. */
import { describe, expect, it } from 'vitest'
import type { ActionOf, Game, Ruleset, Shown } from '../../src/core/index.js'
import { type Witness, witnessFindings } from '../../src/tools/conformance/index.js'
import { noting, probe, type Said, unfounded } from './refusals.js'

/** The facts of a refusal, read as what each code makes them. */
export type Facts = Readonly<Record<string, number>> & Readonly<Record<Word, string>>
type Word = 'plane' | 'ac' | 'target' | 'other' | 'kind' | 'id' | 'flight' | 'chart' | 'what' | 'mode' | 'hex' | 'gun'

/** What a code claims, looked up in the position by other means than the rules use. */
export type Truths<G extends Game> = Readonly<Record<string, (facts: Facts, one: Said<G>) => boolean>>

export interface Telling<G extends Game> {
  readonly ruleset: Shown<G>
  readonly messages: Readonly<Record<string, string>>
  readonly truths: Truths<G>
  readonly witnesses: readonly Witness<G>[]
  /** Rows of options to play, and how long. */
  readonly rows: number
  readonly longest: number
  /** Whatever else makes the game refuse. */
  readonly more?: (game: Ruleset<G>) => void
}

/** Do these bounds of a field hold to the unit: at them the order is legal, beyond them it is not? */
export function isTight<G extends Game>(
  { check }: Ruleset<G>,
  { state, order }: Said<G>,
  field: string,
  least: number,
  most: number,
): boolean {
  const isLegal = (value: number): boolean => check(state!, { ...(order as ActionOf<G>), [field]: value }).length === 0
  return isLegal(least) && isLegal(most) && !isLegal(least - 1) && !isLegal(most + 1)
}

const numbersOf = ({ violation }: Said<Game>): readonly string[] =>
  Object.entries(violation.facts).flatMap(([name, fact]) => (typeof fact === 'number' ? [name] : []))

/** Each code once for each set of facts and kind of order: the same refusal a thousand times proves nothing more. */
function distinct<G extends Game>(said: readonly Said<G>[]): readonly Said<G>[] {
  const found = new Map(said.map((one) => [JSON.stringify([one.violation, one.order]), one]))
  return [...found.values()]
}

/** The tests of one game. */
export function describeTruths<G extends Game>(telling: Telling<G>): void {
  const { ruleset, messages, truths, witnesses, rows, longest, more } = telling
  const all: Said<G>[] = []
  const game = noting(ruleset, all)
  witnessFindings(game, witnesses)
  more?.(game)
  probe(game, rows, longest)
  const said = distinct(all)
  const saying = (code: string) => said.filter(({ violation }) => violation.code === code)

  describe(`refusals of ${ruleset.info.title}`, () => {
    it('have no number that is not a fact, and no hole', () => {
      for (const { violation } of said) {
        expect([violation.message, unfounded(violation, messages[violation.code]!)]).toEqual([violation.message, []])
      }
    })

    it('have a truth for every code with a number', () => {
      const untold = said.filter((one) => numbersOf(one).length > 0 && !(one.violation.code in truths))
      expect([...new Set(untold.map(({ violation }) => violation.code))]).toEqual([])
    })

    const heard = Object.keys(truths).filter((code) => saying(code).length > 0)

    it('are heard, most of those that have a truth', () => {
      expect(heard.length).toBeGreaterThanOrEqual(Object.keys(truths).length * 0.7)
    })

    it.each(heard)('%s says what is so, and would be found out if it did not', (code) => {
      for (const one of saying(code)) {
        const facts = one.violation.facts as never as Facts
        expect([one.violation, one.order, truths[code]!(facts, one)]).toEqual([one.violation, one.order, true])
        for (const name of numbersOf(one)) {
          expect([one.violation, name, truths[code]!({ ...facts, [name]: facts[name]! + 97 }, one)]).toContain(false)
        }
      }
    })
  })
}
