import { describe, expect, test } from 'vitest'
import type { ActionOf, Game } from '../../src/core/index.js'
import { games } from '../../src/table/page/games.js'
import { logOf, nowOf, planOf, play, type Sitting, sitDown } from '../../src/table/session/index.js'
import { otherReadings, otherwise } from '../../src/table/session/otherwise.js'
import { botNamed, pickFrom } from '../../src/tools/bots/index.js'
import { begin, choicesOf } from '../../src/tools/orders/index.js'

/** What a person may read: whole sentences, no names of the program. */
const READABLE = /^[A-Z0-9“].*[.!?]$/s
const PROGRAM = /[a-z]{2}[A-Z]|undefined|null|\{|\[/

function* sittings(kit: Sitting['kit'], scenario: string): Generator<Sitting> {
  const plan = planOf(kit, { scenario, seats: 'you,person', seed: 'readings' }, '')
  if (!plan.ok) throw new Error('no plan')
  const sat = sitDown(kit, plan.value)
  if (!sat.ok) throw new Error('nobody sits down')
  const { ruleset } = kit
  const players = new Map(ruleset.info.seats.map((seat) => [seat, botNamed(ruleset, 'novice')?.(seat)]))
  const pick = pickFrom('readings')
  let now = sat.value
  for (let n = 0; n < 160; n++) {
    yield now
    const { state } = nowOf(now)
    const [seat] = ruleset.actors(state)
    if (seat === undefined) return
    now = play(now, [players.get(seat)?.act(ruleset.view(state, seat), pick, 8) as ActionOf<Game>])
  }
}

describe.each(games.map((game) => [game.id, game] as const))('%s', (_, { load, texts, first }) => {
  test('the other reading of a step that was played is told in sentences', async () => {
    const [kit, prose] = await Promise.all([load(), texts?.() ?? {}])
    const last = [...sittings(kit, first)].at(-1) as Sitting
    const said = logOf(last, 'spectator').flatMap(({ rules, at }) =>
      rules.flatMap((rule) =>
        otherReadings(last, rule, prose).flatMap((other) =>
          otherwise(last, { kind: 'played', at }, other, 'spectator'),
        ),
      ),
    )
    expect(said.length).toBeGreaterThan(3)
    for (const sentence of said) {
      expect(sentence).toMatch(READABLE)
      expect(sentence).not.toMatch(PROGRAM)
    }
    expect(said.some((sentence) => !sentence.startsWith('Nothing would have'))).toBe(true)
  }, 30_000)

  test('of a refused order only this is told: whether it would be allowed, from what its seat sees', async () => {
    const [kit, prose] = await Promise.all([load(), texts?.() ?? {}])
    for (const sitting of sittings(kit, first)) {
      const { state } = nowOf(sitting)
      const [seat] = kit.ruleset.actors(state)
      if (seat === undefined || sitting.past.at % 4 !== 0) continue
      const view = kit.ruleset.view(state, seat)
      for (const { refused = [], leads } of choicesOf(begin(kit.ruleset, view, { words: kit.words }))) {
        for (const other of refused.flatMap(({ rule }) => otherReadings(sitting, rule, prose))) {
          const action = leads[0]?.orders[0] as ActionOf<Game>
          const [sentence = '', ...more] = otherwise(sitting, { kind: 'refused', action, view }, other, seat)
          expect(more).toEqual([])
          expect(sentence).toMatch(
            /^(Under that reading it would be (allowed|refused as well)|This position could not)/,
          )
          expect(sentence).not.toMatch(PROGRAM)
        }
      }
    }
  }, 30_000)
})

test('a reading that tips the scales says what would have been instead', async () => {
  const game = games.find(({ id }) => id === 'regia-aeronautica')
  const [kit, prose] = await Promise.all([game?.load(), game?.texts?.()])
  if (kit === undefined || prose === undefined) throw new Error('no game')
  const last = [...sittings(kit, 'premiere')].at(-1) as Sitting
  const line = logOf(last, 'spectator').find(({ rules }) => rules.includes('RA-PREP-04'))
  const [other] = otherReadings(last, 'RA-PREP-04', prose)
  if (line === undefined || other === undefined) throw new Error('no ruling')
  const die = line.dice[0] ?? 0
  const [then = ''] = otherwise(last, { kind: 'played', at: line.at }, other, 'spectator')
  if (die % 2 === 1) expect(then).toMatch(/^It would have gone like this: .*rounded down/)
  else expect(then).toMatch(/rounded down|Nothing would have/)
})
