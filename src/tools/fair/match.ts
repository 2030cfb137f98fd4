/** A match as both sides hold it: a value that grows entry by entry. It knows no secret, so anyone can check it. */
import type { Digest } from '../../core/digest.js'
import { same } from '../../core/json.js'
import type { ActionOf, Game, Outcome, Ruleset } from '../../core/ruleset.js'
import type { Parsed, Violation } from '../../core/violation.js'
import {
  type Abort,
  commitmentOf,
  type Entry,
  headAfter,
  type Link,
  type Open,
  type Pass,
  type Play,
  parseEntry,
  type Seal,
} from './entries.js'
import { no } from './refusals.js'
import { linkBefore, matchOf, parseTerms, type Terms } from './terms.js'
import { type Move, newWorld, otherOf, standIn, toldOf, type World, worldOf } from './world.js'

/** What a match waits for, and whose entry it is. */
export interface Due {
  /** `order`: play or seal. `answer`: open what shows, then pass. `opening`: the game is over, open what is closed. */
  readonly what: 'order' | 'answer' | 'link' | 'opening' | 'nothing'
  /** Who writes next; undefined if nothing is owed. The first seat writes for the referee. */
  readonly seat?: string
}

/** A match between two who trust nobody. */
export interface Match<G extends Game = Game> {
  readonly terms: Terms<G>
  /** The name of the match, which is its first head. */
  readonly id: Digest
  readonly head: Digest
  readonly entries: readonly Entry<G>[]
  readonly moves: readonly Move<G>[]
  /** The game with a stand-in for every closed order. Show nobody but a spectator what is in it. */
  readonly world: World<G>
  /** Who must still say whether the last order shows something of theirs. */
  readonly answers: readonly string[]
  /** The last link of each seat. */
  readonly links: Readonly<Record<string, Digest>>
  readonly rolls: number
  /** The seat that left. */
  readonly aborted?: string
}

/** A match of these terms before its first entry. The terms may come from anywhere. */
export function beginMatch<G extends Game>(ruleset: Ruleset<G>, terms: Terms<G>): Parsed<Match<G>> {
  const parsed = parseTerms(ruleset, terms)
  if (!parsed.ok) return parsed
  const first = ruleset.setup(parsed.value.config)
  if (!first.ok) return first
  const id = matchOf(parsed.value)
  const none = { entries: [], moves: [], answers: [], rolls: 0 }
  return {
    ok: true,
    value: { terms: parsed.value, id, head: id, ...none, world: newWorld(first), links: parsed.value.tips },
  }
}

/** What a match waits for. */
export function dueOf<G extends Game>(ruleset: Ruleset<G>, match: Match<G>): Due {
  if (match.aborted !== undefined) return { what: 'nothing' }
  const [answer] = match.answers
  if (answer !== undefined) return { what: 'answer', seat: answer }
  const last = match.world.played[match.world.played.length - 1]
  if (last !== undefined && !last.step.ok) return { what: 'link', seat: linkSeat(ruleset, match) }
  if (ruleset.outcome(match.world.state) !== undefined) {
    const seat = ruleset.info.seats.find((one) => closedOf(match, one).length > 0)
    return seat === undefined ? { what: 'nothing' } : { what: 'opening', seat }
  }
  const [actor] = ruleset.actors(match.world.state)
  return { what: 'order', seat: actor === 'referee' ? (ruleset.info.seats[0] as string) : (actor as string) }
}

const linkSeat = <G extends Game>({ info }: Ruleset<G>, { moves }: Match<G>): string => {
  const { links = {} } = moves[moves.length - 1] as Move<G>
  return info.seats.find((seat) => links[seat] === undefined) as string
}

/** The orders of a seat that are still closed. */
export const closedOf = <G extends Game>({ moves }: Match<G>, seat: string): readonly Move<G>[] =>
  moves.filter((move) => move.seat === seat && move.action === undefined)

/** The match with one more entry, or why that entry does not belong there. The entry may come from anywhere. */
export function append<G extends Game>(ruleset: Ruleset<G>, match: Match<G>, json: Entry<G>): Parsed<Match<G>> {
  const parsed = parseEntry<G>(json)
  if (!parsed.ok) return parsed
  const entry = parsed.value
  const due = dueOf(ruleset, match)
  const next = { ...match, head: headAfter(match.head, entry as Entry), entries: [...match.entries, entry] }
  switch (entry.kind) {
    case 'play':
      return due.what === 'order' ? withPlay(ruleset, match, next, entry) : notNow(entry, due)
    case 'seal':
      return due.what === 'order' && due.seat === entry.seat ? withSeal(ruleset, next, entry) : notNow(entry, due)
    case 'open':
      return due.what === 'nothing' ? notNow(entry, due) : withOpen(ruleset, match, next, entry)
    case 'pass':
      return due.what === 'answer' && due.seat === entry.seat ? withPass(next, entry) : notNow(entry, due)
    case 'link':
      return due.what === 'link' && due.seat === entry.seat ? withLink(ruleset, next, entry) : notNow(entry, due)
    case 'abort':
      return withAbort(next, entry, due)
  }
}

const refused = (...violations: readonly Violation[]): Parsed<never> => ({ ok: false, violations })

function notNow<G extends Game>(entry: Entry<G>, { what, seat = 'nobody' }: Due): Parsed<never> {
  return refused(no('FAIR-TURN', 'not-now', { kind: entry.kind, expected: `${what} of ${seat}` }))
}

/** An open order must be legal for all that the table knows. */
function withPlay<G extends Game>(
  ruleset: Ruleset<G>,
  before: Match<G>,
  next: Match<G>,
  { action }: Play<G>,
): Parsed<Match<G>> {
  if ('rolls' in action || 'card' in action) return refused(no('FAIR-DICE', 'brings-dice'))
  const result = ruleset.reduce(before.world.state, action)
  if (!result.ok && result.needs === undefined) return result
  const shows = !result.ok || result.barrier !== 'none'
  const author = action.seat === 'referee' ? ruleset.info.seats[0] : action.seat
  const answers = shows ? othersClosed(ruleset, next, author as string) : []
  return withMove(ruleset, { ...next, answers }, { ...placeOf(next, action.seat), action })
}

const othersClosed = <G extends Game>({ info }: Ruleset<G>, match: Match<G>, author?: string): readonly string[] =>
  info.seats.filter((seat) => seat !== author && closedOf(match, seat).length > 0)

const placeOf = <G extends Game>({ entries, head, world }: Match<G>, seat: string) => ({
  at: entries.length - 1,
  seat,
  turn: world.state.turn,
  head,
})

function withMove<G extends Game>(ruleset: Ruleset<G>, match: Match<G>, move: Move<G>): Parsed<Match<G>> {
  const moves = [...match.moves, move]
  const world = worldOf(ruleset, match.id, moves, match.world, () => undefined)
  return world ? { ok: true, value: { ...match, moves, world } } : refused(no('FAIR-SEAL', 'nothing-hidden'))
}

/** A sealed order must show what some order of the list shows, and nobody has sealed the same before. */
function withSeal<G extends Game>(ruleset: Ruleset<G>, next: Match<G>, entry: Seal<G>): Parsed<Match<G>> {
  const { seat, commitment, told } = entry
  if (next.moves.some((move) => move.commitment === commitment)) return refused(no('FAIR-SEAL', 'copied-order'))
  const move = { ...placeOf(next, seat), told, commitment }
  if (standIn(ruleset, next.world.state, move) === undefined) return refused(no('FAIR-SEAL', 'nothing-hidden'))
  return withMove(ruleset, next, move)
}

/** Only the order that was sealed opens its seal; it shows what was said, and all that was played since still stands. */
function withOpen<G extends Game>(
  ruleset: Ruleset<G>,
  before: Match<G>,
  next: Match<G>,
  { seat, at, salt, action }: Open<G>,
): Parsed<Match<G>> {
  const index = next.moves.findIndex((move) => move.at === at && move.seat === seat && move.action === undefined)
  const move = next.moves[index]
  if (move === undefined) return refused(no('FAIR-SEAL', 'no-such-seal', { seat, at }))
  const fits = action.seat === seat && commitmentOf({ match: next.id, ...move }, salt, action) === move.commitment
  if (!fits) return refused(no('FAIR-SEAL', 'seal-differs'))
  const earlier = index === 0 ? undefined : before.world.played[index - 1]?.step
  const state = earlier?.ok ? earlier.state : before.world.first.state
  if (!same(toldOf(ruleset, state, seat, action), move.told)) return refused(no('FAIR-SEAL', 'told-differs'))
  const moves = next.moves.map((one, i) => (i === index ? { ...move, action } : one))
  const world = worldOf(ruleset, next.id, moves, next.world, () => undefined)
  if (world === undefined || world.played.length < moves.length) return refused(no('FAIR-SEAL', 'order-undone'))
  const opened = { ...next, moves, world }
  return { ok: true, value: { ...opened, answers: next.answers.filter((one) => closedOf(opened, one).length > 0) } }
}

const withPass = <G extends Game>(next: Match<G>, { seat }: Pass): Parsed<Match<G>> => ({
  ok: true,
  value: { ...next, answers: next.answers.filter((one) => one !== seat) },
})

/** Links come after the order stands in the head. With the last of them the dice have fallen. */
function withLink<G extends Game>(ruleset: Ruleset<G>, next: Match<G>, { seat, link }: Link): Parsed<Match<G>> {
  if (linkBefore(seat, link) !== next.links[seat]) return refused(no('FAIR-DICE', 'link-differs', { seat }))
  const last = next.moves[next.moves.length - 1] as Move<G>
  const links = { ...last.links, [seat]: link }
  const move = { ...last, links, roll: next.rolls + 1 }
  const match = { ...next, moves: [...next.moves.slice(0, -1), move], links: { ...next.links, [seat]: link } }
  if (Object.keys(links).length < ruleset.info.seats.length) return { ok: true, value: match }
  const world = worldOf(ruleset, match.id, match.moves, match.world, () => undefined)
  if (world === undefined || !world.played[world.played.length - 1]?.step.ok)
    return refused(no('FAIR-SEAL', 'order-undone'))
  const answers = othersClosed(ruleset, match)
  return { ok: true, value: { ...match, world, rolls: match.rolls + 1, answers } }
}

/** Only who owes an entry can have left. */
function withAbort<G extends Game>(next: Match<G>, { seat }: Abort, due: Due): Parsed<Match<G>> {
  if (due.seat !== seat) return refused(no('FAIR-ABORT', 'owes-nothing', { seat, expected: due.seat ?? 'nobody' }))
  return { ok: true, value: { ...next, aborted: seat } }
}

/** How a match ended: who has left has lost, whatever the game says; undefined while it goes on. */
export function endOf<G extends Game>(ruleset: Ruleset<G>, match: Match<G>): Outcome<G> | Left | undefined {
  if (match.aborted !== undefined)
    return { winner: otherOf(ruleset, match.aborted), left: match.aborted, rule: 'FAIR-ABORT' }
  return dueOf(ruleset, match).what === 'nothing' ? ruleset.outcome(match.world.state) : undefined
}

/** A match that one side has left. */
export interface Left {
  readonly winner: string
  readonly left: string
  readonly rule: 'FAIR-ABORT'
}

/** The orders of a match as they were played, dice included; undefined for those that are closed. */
export const actionsOf = <G extends Game>({ world }: Match<G>): readonly (ActionOf<G> | undefined)[] =>
  world.played.map(({ move, action }) => (move.action === undefined ? undefined : action))
