/** One change anywhere in a record, and it does not verify; `verify` names the step. */
import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import {
  type ActionOf,
  canonical,
  type Game,
  type GameRecord,
  type Ruleset,
  recordGame,
  type Verdict,
  verify,
} from 'wingover'
import { resolve, seededDice } from 'wingover/dice'
import { rulesets } from 'wingover/registry'
import { must } from './games.js'

// A slow machine may take its time.
vi.setConfig({ testTimeout: 120_000 })

type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

/** Games in which dice fall soon. */
const GOLDEN: Readonly<Record<string, string>> = {
  'spitting-fire': 'hex-skirmish',
  spitfire: 'bounce',
  'fighting-wings': 'bounce',
  'regia-aeronautica': 'premiere',
  'aerial-craps': 'duel',
}

/** Steps with dice after which a record is cut. */
const DICE = 4

/** The beginning of a golden game with the same dice outside the state, so that they stand in the record; one resigns. */
function recordOf(ruleset: Ruleset): GameRecord {
  const path = `test/golden/${ruleset.info.id}/${GOLDEN[ruleset.info.id]}.json`
  const golden: GameRecord = JSON.parse(readFileSync(path, 'utf8'))
  const { seed = '', ...rest } = golden.config
  const config: Game['Config'] = { ...rest, dice: 'manual' }
  const dice = seededDice(seed)
  let { state } = must(ruleset.setup(config))
  const actions: ActionOf<Game>[] = []
  for (const action of golden.actions) {
    const step = resolve(ruleset, state, action, dice)
    if (!step.ok) throw new Error(JSON.stringify(step))
    state = step.state
    actions.push(step.action)
    if (actions.filter((one) => 'rolls' in one || 'card' in one).length >= DICE) break
  }
  if (ruleset.outcome(state) === undefined) actions.push({ type: 'resign', seat: ruleset.info.seats[0] as string })
  const record = recordGame(ruleset, config, actions)
  if (!record.ok) throw new Error(JSON.stringify(record))
  return JSON.parse(JSON.stringify(record.value))
}

type Path = readonly (string | number)[]

/** Where every leaf of a value stands. */
function leaves(value: Json, path: Path = []): readonly Path[] {
  if (typeof value !== 'object' || value === null) return [path]
  return Object.entries(value).flatMap(([key, inner]) =>
    leaves(inner, [...path, Array.isArray(value) ? Number(key) : key]),
  )
}

/** A copy with one leaf changed. */
function altered(value: Json, [key, ...rest]: Path): Json {
  if (key === undefined) return other(value)
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<string | number, Json>
  copy[key] = altered(copy[key] as Json, rest)
  return copy as Json
}

const other = (leaf: Json): Json => {
  if (typeof leaf === 'number') return leaf === 1 ? 2 : 1
  if (typeof leaf === 'string') return (leaf.startsWith('0') ? '1' : '0') + leaf.slice(1)
  return leaf === null ? 0 : !leaf
}

/** The step that a change at this place is to be found at. */
function stepOf([field, index]: Path, last: number): number {
  if (field === 'actions') return Number(index)
  if (field === 'heads') return Number(index) - 1
  return field === 'seal' || field === 'outcome' ? last : -1
}

const found = (verdict: Verdict): unknown => ('at' in verdict ? verdict.at : verdict.verdict)

describe.each(Object.entries<Ruleset>(rulesets))('%s', (_, ruleset) => {
  const record = recordOf(ruleset)
  const [count, last] = [record.actions.length, record.actions.length - 1]
  const verdictOn = (changes: Partial<GameRecord>) => verify(ruleset, { ...record, ...changes })
  const places = leaves(record as unknown as Json)
  const dice = places.filter(([field, , name]) => field === 'actions' && (name === 'rolls' || name === 'card'))

  test('the record is exact as it stands, and dice stand in it', () => {
    expect(verdictOn({})).toEqual({ verdict: 'exact', format: 2 })
    expect(dice.length).toBeGreaterThan(0)
  })

  test('one altered field anywhere is found at its step', () => {
    fc.assert(
      fc.property(fc.oneof(fc.constantFrom(...places), fc.constantFrom(...dice)), (path) => {
        const verdict = verify(ruleset, altered(record as unknown as Json, path) as unknown as GameRecord)
        expect(['diverges', 'other-revision', 'not-a-record']).toContain(verdict.verdict)
        if (verdict.verdict !== 'not-a-record') expect([path, found(verdict)]).toEqual([path, stepOf(path, last)])
      }),
      { numRuns: 100 },
    )
  })

  test('every altered die and card is found at its step', () => {
    for (const path of dice) {
      const verdict = verify(ruleset, altered(record as unknown as Json, path) as unknown as GameRecord)
      expect([path, verdict.verdict, found(verdict)]).toEqual([path, 'diverges', path[1]])
    }
  })

  test('actions in another order are found at the first that moved, with their heads or without', () => {
    const swap = <T>(list: readonly T[], a: number, b: number): T[] =>
      list.map((one, i) => (i === a ? list[b] : i === b ? list[a] : one) as T)
    fc.assert(
      fc.property(fc.nat(last), fc.nat(last), (i, j) => {
        const [a, b] = [Math.min(i, j), Math.max(i, j)]
        if (canonical(record.actions[a]) === canonical(record.actions[b])) return
        const actions = swap(record.actions, a, b)
        expect(found(verdictOn({ actions }))).toBe(a)
        expect(found(verdictOn({ actions, heads: swap(record.heads, a + 1, b + 1) }))).toBe(a)
      }),
      { numRuns: 20 },
    )
  })

  test('cut off anywhere, with heads and without, or one action left out', () => {
    fc.assert(
      fc.property(fc.nat(last), (at) => {
        const actions = record.actions.slice(0, at)
        const heads = record.heads.slice(0, at + 1)
        expect(found(verdictOn({ actions }))).toBe(at - 1)
        expect(found(verdictOn({ actions, heads }))).toBe(at - 1)
        expect(found(verdictOn({ actions, heads, outcome: null }))).toBe(at - 1)
        const without = record.actions.filter((_, i) => i !== at)
        if (canonical(without[at]) !== canonical(record.actions[at]))
          expect(found(verdictOn({ actions: without }))).toBe(Math.min(at, without.length - 1))
      }),
      { numRuns: 20 },
    )
  })

  test('extended', () => {
    const actions = [...record.actions, record.actions[0] as ActionOf<Game>]
    expect(found(verdictOn({ actions }))).toBe(count)
    expect(found(verdictOn({ actions, heads: [...record.heads, record.seal] }))).toBe(count)
    expect(found(verdictOn({ heads: [...record.heads, record.seal] }))).toBe(last)
  })
})
