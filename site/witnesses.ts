/** The witnesses of options, as they were watched: one position and its orders under the default and another value. */
import type { Ruleset } from '../src/core/index.js'
import type { Catalogue } from './catalogues.js'
import { type Place, wordsAt } from './evidence.js'
import { witnessName } from './examples.js'
import type { Page } from './markdown.js'
import { sourceLink } from './markdown.js'
import { boxAround, painted, sceneOf } from './pictures.js'
import type { Move, RecordedTest } from './recording/recorded.js'
import { orderText, outcomeText, rulesOf } from './story.js'

/** One witness. */
export interface Witnessed {
  readonly option: string
  readonly usual: unknown
  readonly value: unknown
  readonly orders: readonly string[]
  /** The order that comes out differently. */
  readonly order: string
  readonly under: readonly [Outcome, Outcome]
  /** Words of that order and of what came of it: pieces among them. */
  readonly words: ReadonlySet<string>
  /** A link to where it is written. */
  readonly source: string
  /** The file name of its picture beside the page. */
  readonly picture?: string
}

/** What came of the order under one value. */
export interface Outcome {
  readonly text: string
  readonly rules: readonly string[]
}

/** The witnesses of a catalogue, and their pictures. */
export function witnessesOf(
  catalogue: Catalogue,
  recorded: readonly RecordedTest[],
): { readonly witnesses: readonly Witnessed[]; readonly pictures: readonly Page[] } {
  const pictures: Page[] = []
  const witnesses = catalogue.options.flatMap(({ name, values }) =>
    values.slice(1).flatMap((value, index) => {
      const test = recorded.find((one) => one.name === witnessName(catalogue.id, name, value))
      if (test === undefined || catalogue.ruleset === undefined) return []
      const file = `${name}-${index + 1}.svg`
      const { before, ...witness } = witnessed(catalogue, test, name, values[0], value)
      const scene = before === null ? undefined : sceneOf(catalogue.ruleset, test.states[before])
      if (scene === undefined) return [witness]
      const box = boxAround([scene], ({ id, selected }) => selected || witness.words.has(id))
      pictures.push({ path: `docs/rules/${catalogue.id}/${file}`, text: painted(scene, box) })
      return [{ ...witness, picture: file }]
    }),
  )
  return { witnesses, pictures }
}

function witnessed(
  { ruleset, folder }: Catalogue,
  { moves, states }: RecordedTest,
  option: string,
  usual: unknown,
  value: unknown,
): Witnessed & { readonly before: number | null } {
  if (ruleset === undefined) throw new Error('a witness needs a game')
  const second = moves.findIndex(({ from }, index) => index > 0 && from === null)
  const runs = [moves.slice(0, second), moves.slice(second)] as const
  const at = firstDifference(...runs)
  const [one, other] = [runs[0][at], runs[1][at]]
  const place = placeOf(folder, option, value)
  return {
    ...{ option, usual, value, source: place === undefined ? '' : sourceLink(place) },
    orders: runs[1].slice(1, at + 1).map((move) => orderText(ruleset, move, states)),
    order: one === undefined ? '' : orderText(ruleset, one, states),
    under: [outcome(ruleset, one, states), outcome(ruleset, other, states)],
    words: new Set(JSON.stringify([one, other]).match(/[\w-]+/g)),
    before: one?.from ?? null,
  }
}

/** Where two runs first come apart: at the latest in their last order. */
function firstDifference(one: readonly Move[], other: readonly Move[]): number {
  const length = Math.min(one.length, other.length)
  for (let at = 0; at < length; at++) if (tale(one[at]) !== tale(other[at])) return at
  return length - 1
}

const tale = (move: Move | undefined): string =>
  JSON.stringify([move?.events, move?.violations.map(({ code }) => code)])

const outcome = (ruleset: Ruleset, move: Move | undefined, states: readonly unknown[]): Outcome =>
  move === undefined ? { text: '', rules: [] } : { text: outcomeText(ruleset, move, states), rules: rulesOf(move) }

/** The line on which a witness is written. */
function placeOf(folder: string, option: string, value: unknown): Place | undefined {
  const file = `test/rulesets/${folder}/witnesses.ts`
  const lines = wordsAt(file, `'${option}'`)
  const shown = typeof value === 'string' ? `'${value}'` : JSON.stringify(value)
  return lines.find(({ text }) => text.includes(shown)) ?? lines[0]
}
