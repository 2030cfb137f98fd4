/** The witnesses of options, as they were watched: one position and its orders under the default and another value. */
import type { Shown as Game } from '../src/core/index.js'
import type { Catalogue } from './catalogues.js'
import { type Place, wordsAt } from './evidence.js'
import { witnessName } from './examples.js'
import type { Page } from './markdown.js'
import { sourceLink } from './markdown.js'
import { boxAround, paintedTwice, sceneOf } from './pictures.js'
import type { Move, RecordedTest } from './recording/recorded.js'
import { orderText, outcomeText, pathTo, rulesOf } from './story.js'
import { playUrl } from './table.js'

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
  /** Its pictures, as addresses from the front of the site: before the order, and after it under each value. */
  readonly pictures: readonly Shown[]
  /** The game up to here as a link to the table, if there is one. */
  readonly play?: string
}

/** A picture and what it shows. */
export interface Shown {
  readonly caption: string
  readonly file: string
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
      const { stages, ...witness } = witnessed(catalogue, test, name, values[0], value)
      const drawn = drawnStages(catalogue.ruleset, test.states, stages, witness.words)
      const file = (at: number): string => `games/${catalogue.id}/witnesses/${name}-${index + 1}-${at + 1}.svg`
      for (const [at, { scene, box }] of drawn.entries()) pictures.push(...paintedTwice(file(at), scene, box))
      return [{ ...witness, pictures: drawn.map(({ caption }, at) => ({ caption, file: file(at) })) }]
    }),
  )
  return { witnesses, pictures }
}

interface Stage {
  readonly caption: string
  readonly state: number | null
}

/** Every stage that looks different, all of the same part of the table. */
function drawnStages(ruleset: Game, states: readonly unknown[], stages: readonly Stage[], words: ReadonlySet<string>) {
  const scenes = stages.flatMap(({ caption, state }) => {
    const scene = state === null ? undefined : sceneOf(ruleset, states[state])
    return scene === undefined || scene.pieces.length === 0 ? [] : [{ caption, scene }]
  })
  const box = boxAround(
    scenes.map(({ scene }) => scene),
    ({ id, selected }) => selected || words.has(id),
  )
  const seen = new Set<string>()
  return scenes.flatMap(({ caption, scene }) => {
    const key = JSON.stringify(scene.pieces)
    if (seen.has(key)) return []
    seen.add(key)
    return [{ caption, scene, box }]
  })
}

function witnessed(
  { ruleset, folder }: Catalogue,
  { moves, states }: RecordedTest,
  option: string,
  usual: unknown,
  value: unknown,
): Omit<Witnessed, 'pictures'> & { readonly stages: readonly Stage[] } {
  if (ruleset === undefined) throw new Error('a witness needs a game')
  const second = moves.findIndex(({ from }, index) => index > 0 && from === null)
  const runs = [moves.slice(0, second), moves.slice(second)] as const
  const at = firstDifference(...runs)
  const [one, other] = [runs[0][at], runs[1][at]]
  const place = placeOf(folder, option, value)
  const path = one?.from == null ? undefined : pathTo(runs[0], one.from)
  const play = path === undefined ? undefined : playUrl(ruleset, path.config, path.actions)
  return {
    ...{ option, usual, value, source: place === undefined ? '' : sourceLink(place) },
    orders: runs[1].slice(1, at + 1).map((move) => orderText(ruleset, move, states)),
    order: one === undefined ? '' : orderText(ruleset, one, states),
    under: [outcome(ruleset, one, states), outcome(ruleset, other, states)],
    words: new Set(JSON.stringify([one, other]).match(/[\w-]+/g)),
    stages: [
      { caption: 'before', state: one?.from ?? null },
      { caption: `after, with ${wordOf(usual)}`, state: one?.to ?? null },
      { caption: `after, with ${wordOf(value)}`, state: other?.to ?? null },
    ],
    ...(play !== undefined && { play }),
  }
}

const wordOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

/** Where two runs first come apart: at the latest in their last order. */
function firstDifference(one: readonly Move[], other: readonly Move[]): number {
  const length = Math.min(one.length, other.length)
  for (let at = 0; at < length; at++) if (tale(one[at]) !== tale(other[at])) return at
  return length - 1
}

const tale = (move: Move | undefined): string =>
  JSON.stringify([move?.events, move?.violations.map(({ code }) => code)])

const outcome = (ruleset: Game, move: Move | undefined, states: readonly unknown[]): Outcome =>
  move === undefined ? { text: '', rules: [] } : { text: outcomeText(ruleset, move, states), rules: rulesOf(move) }

/** The line on which a witness is written. */
function placeOf(folder: string, option: string, value: unknown): Place | undefined {
  const file = `test/rulesets/${folder}/witnesses.ts`
  const lines = wordsAt(file, `'${option}'`)
  const shown = typeof value === 'string' ? `'${value}'` : JSON.stringify(value)
  return lines.find(({ text }) => text.includes(shown)) ?? lines[0]
}
