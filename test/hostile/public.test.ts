import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Shown } from 'wingover'
import { rulesets } from 'wingover/registry'
import { corpus, hostile, strange } from './corpus.js'
import { type Feed, tableOf, takers, takersOf } from './takers.js'
import { asked, phases, trusted } from './trusted.js'
import { bounded } from './work.js'

type Plain = Readonly<Record<string, unknown>>

/** Every entry of the package, as `tsconfig.json` lists them. */
const { paths } = JSON.parse(readFileSync('tsconfig.json', 'utf8')).compilerOptions as {
  readonly paths: Readonly<Record<string, readonly [string]>>
}
const entries = Object.entries(paths).filter(([, [file]]) => existsSync(file))
const load = (file: string): Promise<Plain> => import(/* @vite-ignore */ `../../${file.slice(2)}`)

const isModule = (value: unknown): value is Plain => Object.prototype.toString.call(value) === '[object Module]'

/** The names of what can be called, `history.play` among them. */
const callable = (module: Plain, before = ''): readonly string[] =>
  Object.entries(module).flatMap(([name, value]) => {
    if (isModule(value)) return callable(value, `${before}${name}.`)
    return typeof value === 'function' ? [`${before}${name}`] : []
  })

/** What shows a game has all that the game has. */
const sorted = (entry: string): readonly string[] => [
  ...(entry.endsWith('/show') ? sorted(entry.slice(0, -'/show'.length)) : []),
  ...Object.keys(takers[entry] ?? {}),
  ...[phases, asked, ...trusted.map(({ names }) => names)].flatMap((names) => names[entry] ?? []),
]

const METHODS = {
  trusted: [
    ...['complete', 'provenance', 'view', 'sample', 'scene', 'score', 'outcome', 'evaluate', 'terms', 'inclination'],
    'fork',
    ...['touch', 'fields', 'changes', 'wanted', 'secret'],
  ],
}
const games: readonly Shown[] = Object.values(rulesets as Readonly<Record<string, Shown>>)

describe('every public function is known', () => {
  test.each(entries)(
    '%s: each takes data from outside, or says why it does not, and none is listed twice',
    async (entry, [file]) => {
      expect([...sorted(entry)].sort()).toEqual([...callable(await load(file))].sort())
    },
  )

  test('so is every method of a ruleset: those that are trusted take what has come through a gate', () => {
    const fed = Object.keys(takersOf(tableOf(games[0]!)))
    const methods = Object.keys(games[0]!).filter((name) => !['info', 'schemas'].includes(name))
    expect([...fed, ...METHODS.trusted].sort()).toEqual(methods.sort())
  })

  test('entries that are read are not missing', () => {
    expect(entries.length).toBeGreaterThan(20)
  })
})

/** It answers, whatever it is given. */
function feed(name: string, { good, call }: Feed): void {
  expect(
    bounded(`${name}, good`, () => call(good as never)),
    `${name}, good`,
  ).toBeUndefined()
  for (const [what, value] of hostile(good)) {
    const named = `${name}, ${what}`
    expect(
      bounded(named, () => call(value as never)),
      named,
    ).toBeUndefined()
  }
}

describe('what takes data from outside answers the whole corpus with data, and works little', () => {
  const all = Object.entries(takers).flatMap(([entry, named]) =>
    Object.entries(named).flatMap(([name, feeds]) =>
      feeds.map((one, i) => [`${entry} ${name} ${i + 1}`, one] as const),
    ),
  )
  test.each(all)('%s', (name, one) => feed(name, one), 120_000)

  const methods = games.flatMap((game) =>
    Object.entries(takersOf(tableOf(game))).flatMap(([name, feeds]) =>
      feeds.map((one, i) => [`${game.info.id} ${name} ${i + 1}`, one] as const),
    ),
  )
  test.each(methods)('%s', (name, one) => feed(name, one), 120_000)

  test.each(Object.entries(phases))(
    '%s: the reducers of its phases',
    async (entry, names) => {
      const module = (await load(paths[entry]![0])) as Readonly<
        Record<string, (...args: readonly unknown[]) => unknown>
      >
      const { state, action } = tableOf(gameOf(entry))
      for (const name of names) {
        for (const [what, value] of Object.entries(corpus)) {
          const named = `${name}, ${what}`
          expect(
            bounded(named, () => module[name]!(state, value)),
            named,
          ).toBeUndefined()
          expect(
            bounded(named, () => module[name]!(value, action)),
            named,
          ).toBeUndefined()
        }
      }
    },
    120_000,
  )
})

const gameOf = (entry: string): Shown => {
  const game = games.find(({ info }) => entry.split('/')[1] === info.id)
  if (game === undefined) throw new Error(`${entry} is of no game`)
  return game
}

describe('what is asked with an id may throw, but at once', () => {
  test.each(Object.entries(asked))(
    '%s',
    async (entry, names) => {
      const module = (await load(paths[entry]![0])) as Readonly<
        Record<string, (...args: readonly unknown[]) => unknown>
      >
      const { state } = tableOf(gameOf(entry))
      const first = /^[^/]+\/[^/]+(\/show)?$/.test(entry) ? [state] : []
      for (const name of names) {
        for (const [what, value] of Object.entries(strange)) {
          bounded(`${name}, ${what}`, () => module[name]!(...first, value, value, value, value))
        }
      }
    },
    120_000,
  )
})
