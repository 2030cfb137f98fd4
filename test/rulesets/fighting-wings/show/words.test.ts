import { describe, expect, it } from 'vitest'
import type { BaseEvent } from '../../../../src/core/index.js'
import { words } from '../../../../src/rulesets/fighting-wings/show/words.js'
import { fightingWings } from '../../../../src/rulesets/fighting-wings/shown.js'
import { readAloud } from '../../../../src/tools/conformance/index.js'

/** Speeds are told in whole and half numbers, altitudes in feet, facings in degrees. */
function* told(events: readonly BaseEvent[]): Generator<number> {
  for (const n of JSON.stringify(events).match(/\d+/g) ?? []) {
    yield Number(n) / 2
    yield Number(n) * 100
    yield Number(n) * 30
  }
  yield 30
}

describe('every word of the game', () => {
  it('can be read aloud', { timeout: 120_000 }, () => {
    const sums = (events: readonly BaseEvent[], view: unknown) => [
      ...told(events),
      (view as { config: { turns: number } }).config.turns,
      ...events.flatMap((_, i) => [(i + 1) * 100, (i + 1) * 200, (i + 1) * 300]),
      ...[...JSON.stringify((view as { config: { crafts: unknown } }).config.crafts).matchAll(/[\d.]+/g)].map(([n]) =>
        Number(n),
      ),
    ]
    const reading = readAloud(fightingWings, words, { games: 2, longest: 300, numbers: sums })
    expect(reading.findings).toEqual([])
    expect(reading.sentences).toBeGreaterThan(5_000)
  })
})
