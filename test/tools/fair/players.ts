import type { Game, Ruleset } from 'wingover'
import { pickFrom } from 'wingover/bots'
import { type Entry, type FairPlayer, joinMatch, type Terms, termsOf, tipOf } from 'wingover/fair'

/** Secrets that are none, so that tests repeat. */
export const secretOf = (name: string): string => name.padEnd(64, '0')

export function termsFor<G extends Game>(ruleset: Ruleset<G>, config: G['Config'], name = 'match'): Terms<G> {
  const tips = ruleset.info.seats.map((seat) => [seat, tipOf(secretOf(`${name} ${seat}`), seat)])
  return termsOf(ruleset, config, Object.fromEntries(tips))
}

/** Both sides of a match. */
export function sidesOf<G extends Game>(ruleset: Ruleset<G>, config: G['Config'], name = 'match'): Sides<G> {
  const terms = termsFor(ruleset, config, name)
  const join = (seat: G['Seat']): FairPlayer<G> => {
    const side = joinMatch(ruleset, terms, seat, secretOf(`${name} ${seat}`))
    if (!side.ok) throw new Error(JSON.stringify(side.violations))
    return side.value
  }
  const [first, second] = ruleset.info.seats as readonly [G['Seat'], G['Seat']]
  return [join(first), join(second)]
}

export type Sides<G extends Game> = readonly [FairPlayer<G>, FairPlayer<G>]

/** Through JSON, as a letter would be, with the head. */
export function deliver<G extends Game>(from: FairPlayer<G>, to: FairPlayer<G>, entries: readonly Entry<G>[]): void {
  if (entries.length === 0) return
  const got = to.receive(JSON.parse(JSON.stringify(entries)), from.match.head)
  if (!got.ok) throw new Error(`${JSON.stringify(got.violations)} ${JSON.stringify(entries)}`)
}

/** Everything that leaves no choice, on both sides. */
export function settle<G extends Game>([a, b]: Sides<G>): void {
  for (let entries = -1; entries !== a.match.entries.length; ) {
    entries = a.match.entries.length
    deliver(a, b, a.answer())
    deliver(b, a, b.answer())
  }
}

/** One order drawn from the list of whoever is asked. */
export function orderBy<G extends Game>(sides: Sides<G>, pick: { of<T>(list: readonly T[]): T }): void {
  settle(sides)
  const [me, other] = sides[0].due.seat === sides[0].seat ? sides : [sides[1], sides[0]]
  if (me.due.what === 'nothing') return
  play(me, other, pick.of(me.legalActions()))
}

export function play<G extends Game>(me: FairPlayer<G>, other: FairPlayer<G>, action: G['Action']): void {
  const written = me.play(action)
  if (!written.ok) throw new Error(`${JSON.stringify(action)} ${JSON.stringify(written.violations)}`)
  deliver(me, other, written.value)
}

/** A match drawn from the lists, to its end, or until one resigns after so many orders. */
export function playMatch<G extends Game>(
  ruleset: Ruleset<G>,
  config: G['Config'],
  most: number,
  name = 'match',
  watch: (sides: Sides<G>) => void = () => {},
): Sides<G> {
  const sides = sidesOf(ruleset, config, name)
  const pick = pickFrom(name)
  for (let n = 0; n < most && sides[0].due.what !== 'nothing'; n++) {
    orderBy(sides, pick)
    settle(sides)
    watch(sides)
  }
  settle(sides)
  if (sides[0].due.what === 'nothing') return sides
  const [me, other] = sides[0].due.seat === sides[0].seat ? sides : [sides[1], sides[0]]
  play(me, other, { type: 'resign', seat: me.seat } as G['Action'])
  settle(sides)
  return sides
}
