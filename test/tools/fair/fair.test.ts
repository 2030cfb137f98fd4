import { describe, expect, test, vi } from 'vitest'
import { canonical, type Ruleset, replay, verify } from 'wingover'
import { pickFrom } from 'wingover/bots'
import {
  append,
  beginMatch,
  dueOf,
  type Entry,
  endOf,
  type Match,
  newSecret,
  type Open,
  parseTerms,
  resumeMatch,
  type Seal,
  termsOf,
  tipOf,
  transcriptOf,
  verifyMatch,
} from 'wingover/fair'
import { rulesets } from 'wingover/registry'
import { type SpittingFire, spittingFire } from 'wingover/spitting-fire'
import { digest, words } from '../../../src/core/digest.js'
import { diceFrom, unbiased } from '../../../src/tools/dice/index.js'
import { commitmentOf } from '../../../src/tools/fair/entries.js'
import { chainOf } from '../../../src/tools/fair/terms.js'
import { rollKey } from '../../../src/tools/fair/world.js'
import { byHand, codes } from '../../core/games.js'
import { deliver, orderBy, play, playMatch, secretOf, settle, sidesOf, termsFor } from './players.js'

// A slow machine may take its time.
vi.setConfig({ testTimeout: 120_000 })

const every = Object.entries<Ruleset>(rulesets)
const copy = <T>(value: T): T => JSON.parse(JSON.stringify(value))
const kinds = ({ entries }: Match): readonly string[] => entries.map(({ kind }) => kind)

describe.each(every)('%s', (_, ruleset) => {
  const seen: { orders: number; seat: string; view: unknown; list: readonly unknown[] }[] = []
  const [a, b] = playMatch(ruleset, byHand(ruleset), 90, 'match', (sides) => {
    for (const side of sides) {
      seen.push({ orders: side.match.moves.length, seat: side.seat, view: side.view, list: side.legalActions() })
    }
  })
  const transcript = copy(transcriptOf(a.match))

  test('is played by two who trust nobody, and verified from the transcript alone', () => {
    expect(b.match.head).toBe(a.match.head)
    const verdict = verifyMatch(ruleset, transcript)
    if (verdict.verdict !== 'fair') throw new Error(JSON.stringify(verdict))
    expect(verdict.head).toBe(a.match.head)
    expect(verdict.outcome).toEqual(endOf(ruleset, a.match))
    expect(verify(ruleset, verdict.record)).toEqual({ verdict: 'exact', format: 2 })
    expect(verdict.record.actions).toHaveLength(
      kinds(a.match).filter((kind) => kind === 'play' || kind === 'seal').length,
    )
  })

  test('one entry left out, changed or moved is found', () => {
    const { terms, entries } = transcript
    const pick = pickFrom('tamper')
    for (let n = 0; n < 12; n++) {
      const at = pick.index(entries.length - 1)
      const without = entries.filter((_, i) => i !== at)
      const moved = [...without.slice(0, at + 1), entries[at] as Entry, ...without.slice(at + 1)]
      for (const changed of [without, moved].filter((one) => canonical(one) !== canonical(entries))) {
        const verdict = verifyMatch(ruleset, { terms, entries: changed })
        if (verdict.verdict === 'fair') expect(verdict.head).not.toBe(a.match.head)
        else expect(['unfair', 'unfinished', 'left']).toContain(verdict.verdict)
      }
    }
  })

  test('after every order each side saw, and could order, what it would have at one table', () => {
    const end = verifyMatch(ruleset, transcript)
    if (end.verdict !== 'fair') throw new Error('unfair')
    const { steps } = replay(ruleset, end.record)
    expect(seen.length).toBeGreaterThan(20)
    for (const { orders, seat, view, list } of seen) {
      const { state } = steps[orders] as (typeof steps)[number]
      expect(view).toEqual(ruleset.view(state, seat))
      if (list.length > 0) expect(list).toEqual(ruleset.legalActions(state, seat))
    }
  })
})

// ------------------------------------------------------------------------------------------------ one match, looked into

const config = byHand(spittingFire)
type Fire = Match<SpittingFire>

/** A duel up to the moment when both have sealed a plot. */
function plotted(name = 'match') {
  const sides = sidesOf(spittingFire, config, name)
  const [axis, allies] = sides
  play(axis, allies, { type: 'setPlot', seat: 'axis', group: 'emil', marker: 'level-left' })
  play(axis, allies, { type: 'commitPlots', seat: 'axis' })
  play(allies, axis, { type: 'setPlot', seat: 'allies', group: 'tuck', marker: 'climb-left' })
  return { sides, axis, allies }
}

const seals = ({ entries }: Fire) => entries.filter(({ kind }) => kind === 'seal') as Seal<SpittingFire>[]
const why = (match: Fire, entry: unknown) => codes(append(spittingFire, match, entry as Entry<SpittingFire>))
const NONE = '0'.repeat(64)

/** The opening that this side would write for its sealed order. */
function openingOf(match: Fire, name: string, seat: string): Open<SpittingFire> {
  const at = match.entries.findIndex((entry) => entry.kind === 'seal' && entry.seat === seat)
  const salt = digest('wingover fair 1, salt', secretOf(`${name} ${seat}`), match.id, `${at}`)
  return { kind: 'open', seat, at, salt, action: ORDERS[seat] as never }
}
const ORDERS: Readonly<Record<string, object>> = {
  axis: { type: 'setPlot', seat: 'axis', group: 'emil', marker: 'level-left' },
  allies: { type: 'setPlot', seat: 'allies', group: 'tuck', marker: 'climb-left' },
}

describe('sealed orders', () => {
  const { axis, allies } = plotted()
  const opening = openingOf(allies.match, 'match', 'allies')

  test('an order sealed and not yet known has a form of its own: nothing stands for it in the match', () => {
    const [first] = seals(axis.match)
    expect(first).toEqual({ kind: 'seal', seat: 'axis', commitment: first?.commitment, told: expect.any(Array) })
    expect(JSON.stringify(allies.match.entries)).not.toContain('level-left')
    expect(allies.match.moves[0]?.action).toBeUndefined()
    expect(allies.view.groups.emil?.plot).toBe('hidden')
    expect(axis.view.groups.emil?.plot).toBe('level-left')
  })

  test('it opens with its own order and salt', () => {
    expect(append(spittingFire, allies.match, opening).ok).toBe(true)
  })

  test('changed plot: another order does not open it', () => {
    const changed = { ...opening, action: { ...opening.action, marker: 'dive-left' } }
    expect(why(allies.match, changed)).toEqual(['seal-differs'])
    expect(why(allies.match, { ...opening, salt: NONE })).toEqual(['seal-differs'])
  })

  test('copied commitment: it is refused, and it could not be opened from another seat', () => {
    const { axis: first, allies: second } = plotted('copied')
    const [mine] = seals(first.match)
    const before = beginMatch(spittingFire, first.match.terms)
    if (!before.ok || mine === undefined) throw new Error('no match')
    const early = first.match.entries.slice(0, 2).reduce<Fire>((match, entry) => {
      const next = append(spittingFire, match, entry)
      if (!next.ok) throw new Error('refused')
      return next.value
    }, before.value)
    const told = seals(second.match)[1]?.told ?? []
    expect(why(early, { kind: 'seal', seat: 'allies', commitment: mine.commitment, told })).toEqual(['copied-order'])
    const place = { match: first.match.id, turn: 1, at: 0 }
    const order = ORDERS.axis as object
    const of = (seat: string) => commitmentOf({ ...place, seat }, NONE, order)
    expect(of('axis')).not.toBe(of('allies'))
  })

  test('plot of another turn, of another place, of another match: none of them opens it', () => {
    const place = { match: allies.match.id, seat: 'allies', turn: 1, at: opening.at }
    const commitment = commitmentOf(place, opening.salt, opening.action)
    expect(seals(allies.match)[1]?.commitment).toBe(commitment)
    for (const other of [{ turn: 2 }, { at: 0 }, { match: NONE }, { seat: 'axis' }]) {
      expect(commitmentOf({ ...place, ...other }, opening.salt, opening.action)).not.toBe(commitment)
    }
    expect(why(allies.match, { ...opening, at: 0 })).toEqual(['no-such-seal'])
    expect(why(allies.match, { ...opening, at: 99 })).toEqual(['no-such-seal'])
    const other = plotted('another match').allies
    expect(why(other.match, opening)).toEqual(['seal-differs'])
  })

  test('what others are told of it must be true, and must be what some order would show', () => {
    const [first] = seals(axis.match)
    const begun = beginMatch(spittingFire, axis.match.terms)
    if (!begun.ok) throw new Error('no match')
    const lie = { ...first, told: [{ ...first?.told[0], group: 'tuck' }] }
    expect(why(begun.value, lie)).toEqual(['nothing-hidden'])
  })

  test('the seal of another seat, a seal when no order is due, an opening by another seat are refused', () => {
    const [first] = seals(axis.match)
    const begun = beginMatch(spittingFire, axis.match.terms)
    if (!begun.ok) throw new Error('no match')
    expect(why(begun.value, { ...first, seat: 'allies' })).toEqual(['not-now'])
    expect(why(allies.match, { ...opening, seat: 'axis' })).toEqual(['no-such-seal'])
  })

  test('a closed order is opened when the rules show it, not before, and no other with it', () => {
    const { sides, axis: me } = plotted('shown')
    play(sides[1], sides[0], { type: 'commitPlots', seat: 'allies' })
    settle(sides)
    expect(kinds(me.match as Match)).not.toContain('open')
    const pick = pickFrom('shown')
    while (!kinds(me.match as Match).includes('open')) orderBy(sides, pick)
    const opened = me.match.entries.filter(({ kind }) => kind === 'open') as Open<SpittingFire>[]
    expect(opened).toHaveLength(1)
    const activated = me.match.entries.find((entry) => entry.kind === 'play' && entry.action.type === 'activateGroup')
    expect(activated).toMatchObject({ action: { seat: opened[0]?.seat } })
  })
})

describe('joint dice', () => {
  /** Up to the first throw: the order stands in the head, no link is open. */
  function atDice(name = 'dice') {
    const { sides, axis, allies } = plotted(name)
    play(allies, axis, { type: 'commitPlots', seat: 'allies' })
    for (;;) {
      const [me, other] = axis.due.seat === 'axis' ? sides : ([allies, axis] as const)
      if (axis.due.what === 'link') return { sides, axis, allies }
      const before = me.match
      const written = me.answer()
      const link = written.findIndex(({ kind }) => kind === 'link')
      if (link >= 0) return { ...halted(before, written.slice(0, link), name) }
      deliver(me, other, written)
    }
  }

  /** Both sides as they stand right before the first link. */
  function halted(before: Fire, entries: readonly Entry<SpittingFire>[], name: string) {
    const all = [...before.entries, ...entries]
    const side = (seat: 'axis' | 'allies') => {
      const at = all.findIndex((entry) => entry.kind === 'seal' && entry.seat === seat)
      const found = resumeMatch(spittingFire, {
        ...{ terms: before.terms, seat, secret: secretOf(`${name} ${seat}`), entries: all },
        orders: { [at]: ORDERS[seat] as never },
      })
      if (!found.ok) throw new Error(JSON.stringify(found.violations))
      return found.value
    }
    const [axis, allies] = [side('axis'), side('allies')]
    return { sides: [axis, allies] as const, axis, allies }
  }

  const link = (seat: string, n: number, name = 'dice') => ({
    kind: 'link',
    seat,
    link: chainOf(secretOf(`${name} ${seat}`), seat)[n] as string,
  })

  test('the dice fall when both links are open, and are the same on both sides', () => {
    const { sides, axis, allies } = atDice()
    expect(axis.due).toEqual({ what: 'link', seat: 'axis' })
    const last = axis.match.world.played.at(-1)!
    expect(last.step).toMatchObject({ ok: false, needs: { count: 1 } })
    settle(sides)
    const rolled = axis.match.world.played.find(({ move }) => move.links !== undefined)
    expect(rolled?.action).toHaveProperty('card')
    expect(allies.match.world.played.find(({ move }) => move.links !== undefined)?.action).toEqual(rolled?.action)
  })

  test('link opened early: before an order calls for dice it is refused, and so is one out of turn or twice', () => {
    const begun = beginMatch(spittingFire, termsFor(spittingFire, config, 'dice'))
    if (!begun.ok) throw new Error('no match')
    expect(why(begun.value, link('axis', 1))).toEqual(['not-now'])
    const { axis } = atDice()
    expect(why(axis.match, link('allies', 1))).toEqual(['not-now'])
    const one = append(spittingFire, axis.match, link('axis', 1) as Entry<SpittingFire>)
    if (!one.ok) throw new Error(JSON.stringify(one))
    expect(why(one.value, link('axis', 2))).toEqual(['not-now'])
    expect(dueOf(spittingFire, one.value)).toEqual({ what: 'link', seat: 'allies' })
  })

  test('only the next link of the own chain will do', () => {
    const { axis } = atDice()
    for (const wrong of [
      link('axis', 0),
      link('axis', 2),
      link('axis', 1, 'other'),
      { ...link('axis', 1), link: NONE },
    ]) {
      expect(why(axis.match, wrong)).toEqual(['link-differs'])
    }
    expect(why(axis.match, { ...link('allies', 1), seat: 'axis' })).toEqual(['link-differs'])
    expect(append(spittingFire, axis.match, link('axis', 1) as Entry<SpittingFire>).ok).toBe(true)
  })

  test('action changed after the link: it is another head, so other dice', () => {
    const links = { axis: link('axis', 1).link, allies: link('allies', 1).link }
    const { axis } = atDice()
    const { head } = axis.match.moves.at(-1)!
    const key = rollKey(axis.match.id, head, 1, links)
    for (const other of [
      rollKey(axis.match.id, NONE, 1, links),
      rollKey(axis.match.id, head, 2, links),
      rollKey(NONE, head, 1, links),
      rollKey(axis.match.id, head, 1, { ...links, axis: links.allies, allies: links.axis }),
    ]) {
      expect(other).not.toBe(key)
    }
    expect(why(axis.match, { kind: 'play', action: { type: 'flipCard', seat: 'referee' } })).toEqual(['not-now'])
  })

  test('an order that brings its own dice is refused', () => {
    const { sides, axis } = atDice('loaded')
    settle(sides)
    const { entries, terms } = axis.match
    const at = entries.findIndex((entry) => entry.kind === 'play' && entry.action.seat === 'referee')
    const loaded = entries.map((entry, i) =>
      i === at && entry.kind === 'play' ? { ...entry, action: { ...entry.action, card: 'red' } } : entry,
    )
    expect(verifyMatch(spittingFire, { terms, entries: loaded as Entry<SpittingFire>[] })).toMatchObject({
      verdict: 'unfair',
      at,
      violations: [{ code: 'brings-dice' }],
    })
  })

  test('replayed match: terms with other tips are another match, in which no entry of this one fits', () => {
    const { axis } = atDice('first time')
    const again = termsFor(spittingFire, config, 'second time')
    const verdict = verifyMatch(spittingFire, { terms: again, entries: axis.match.entries })
    expect(verdict.verdict).not.toBe('fair')
    const sides = playMatch(spittingFire, config, 60, 'played once')
    const replayed = verifyMatch(spittingFire, { terms: again, entries: sides[0].match.entries })
    expect(replayed).toMatchObject({ verdict: 'unfair' })
  })

  test('biased die: many keys give every face as often, and words beyond the last whole round are thrown away', () => {
    const counts = [0, 0, 0, 0, 0, 0]
    for (let n = 0; n < 2_000; n++) {
      const dice = diceFrom(unbiased(words(rollKey(NONE, NONE, n, { a: NONE, b: NONE }))))
      for (const face of dice.roll({ purpose: 'test', count: 6, sides: 6 })) counts[face - 1]!++
    }
    expect(counts.reduce((sum, count) => sum + (count - 2_000) ** 2 / 2_000, 0)).toBeLessThan(20.5)
  })
})

describe('heads, terms, leaving', () => {
  test('both sides hold the same head; a letter with another is refused and changes nothing', () => {
    const [axis, allies] = sidesOf(spittingFire, config)
    const written = axis.play({ type: 'setPlot', seat: 'axis', group: 'emil', marker: 'dive-left' })
    if (!written.ok) throw new Error('refused')
    const before = allies.match
    expect(codes(allies.receive(written.value, NONE))).toEqual(['head-differs'])
    expect(allies.match).toBe(before)
    deliver(axis, allies, written.value)
    expect(allies.match.head).toBe(axis.match.head)
  })

  test('abort: who owes an entry and leaves has lost; who owes nothing has not left', () => {
    const { axis, allies } = plotted('left')
    expect(allies.due).toEqual({ what: 'order', seat: 'allies' })
    expect(why(axis.match, { kind: 'abort', seat: 'axis' })).toEqual(['owes-nothing'])
    const left = append(spittingFire, axis.match, { kind: 'abort', seat: 'allies' })
    if (!left.ok) throw new Error('refused')
    const verdict = verifyMatch(spittingFire, copy(transcriptOf(left.value)))
    expect(verdict).toMatchObject({ verdict: 'left', outcome: { winner: 'axis', left: 'allies', rule: 'FAIR-ABORT' } })
    expect(why(left.value, { kind: 'abort', seat: 'axis' })).toEqual(['owes-nothing'])
    expect(why(left.value, { kind: 'pass', seat: 'allies' })).toEqual(['not-now'])
  })

  test('abort at the dice: the last to open its link knows them first, and leaving then is a loss like any other', () => {
    const sides = sidesOf(spittingFire, config, 'sore')
    const pick = pickFrom('sore')
    const [axis, allies] = sides
    while (axis.match.rolls === 0) orderBy(sides, pick)
    const { entries, terms } = allies.match
    const at = entries.findIndex((entry) => entry.kind === 'link' && entry.seat === 'allies')
    const cut = [...entries.slice(0, at), { kind: 'abort', seat: 'allies' } as const]
    expect(verifyMatch(spittingFire, { terms, entries: cut })).toMatchObject({ outcome: { winner: 'axis' } })
  })

  test('an unfinished match says who is waited for', () => {
    const { axis } = plotted('waiting')
    expect(verifyMatch(spittingFire, copy(transcriptOf(axis.match)))).toMatchObject({
      verdict: 'unfinished',
      waiting: 'allies',
    })
  })

  test('nobody speaks for the other side', () => {
    const { axis, allies } = plotted('voice')
    expect(codes(axis.play({ type: 'commitPlots', seat: 'allies' }))).toEqual(['not-yours'])
    const forged: Entry<SpittingFire> = { kind: 'play', action: { type: 'resign', seat: 'axis' } }
    expect(codes(axis.receive([forged]))).toEqual(['not-yours'])
    expect(codes(allies.play({ type: 'attack', seat: 'allies', shots: [] } as never))).not.toEqual([])
  })

  test('terms: two tips, no copy, no seed, these rules', () => {
    const terms = termsFor(spittingFire, config)
    const is = (changes: object) => codes(parseTerms(spittingFire, { ...terms, ...changes }))
    expect(is({})).toEqual([])
    expect(is({ tips: { axis: terms.tips.axis } })).toEqual(['tip-missing'])
    expect(is({ tips: { axis: terms.tips.axis, allies: terms.tips.axis } })).toEqual(['tip-copied'])
    expect(is({ revision: 99 })).toEqual(['other-rules'])
    expect(is({ config: { ...terms.config, dice: 'seeded', seed: 'x' } })).toEqual(['own-dice'])
    expect(is({ extra: 1 })).toEqual(['unknown-field'])
    expect(codes(parseTerms(spittingFire, null))).toEqual(['wrong-type'])
    expect(termsOf(spittingFire, { ...config, dice: 'seeded', seed: 'x' }, terms.tips).config).toMatchObject({
      dice: 'manual',
    })
  })

  test('entries from outside: whatever they are, the answer is data', () => {
    const { axis } = plotted('hostile')
    const deep: unknown = Array.from({ length: 50 }).reduce((inner) => [inner], 0)
    for (const json of [
      null,
      7,
      'x',
      [],
      {},
      { kind: 'dance' },
      { kind: 'play' },
      { kind: 'play', action: deep },
      { kind: 'seal', seat: 'axis', commitment: 'x', told: [] },
    ]) {
      expect(append(spittingFire, axis.match, json as never).ok).toBe(false)
    }
  })

  test('secrets are new each time, and a tip tells neither seat nor secret', () => {
    const [one, two] = [newSecret(), newSecret()]
    expect(one).toMatch(/^[0-9a-f]{64}$/)
    expect(one).not.toBe(two)
    expect(tipOf(one, 'axis')).not.toBe(tipOf(one, 'allies'))
  })

  test('a side goes on from what it saved', () => {
    const { sides, allies } = plotted('saved')
    const again = resumeMatch(spittingFire, copy(allies.save()))
    if (!again.ok) throw new Error(JSON.stringify(again))
    expect(again.value.match.head).toBe(allies.match.head)
    expect(again.value.view).toEqual(allies.view)
    const resumed = [sides[0], again.value] as const
    const pick = pickFrom('saved')
    for (let n = 0; n < 20; n++) orderBy(resumed, pick)
    expect(resumed[0].match.head).toBe(resumed[1].match.head)
  })
})
