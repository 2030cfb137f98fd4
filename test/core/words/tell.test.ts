import { describe, expect, it } from 'vitest'
import type { BaseEvent, Game } from '../../../src/core/index.js'
import {
  capital,
  counted,
  labelOf,
  listing,
  named,
  nameOf,
  number,
  refusalOf,
  refusing,
  scoreOf,
  signed,
  sumOf,
  tell,
  translated,
  verdictOf,
  type Words,
  withArticle,
} from '../../../src/core/words/index.js'

interface Coins extends Game {
  Action: { readonly type: 'hide'; readonly seat: string; readonly coin: string }
  Event: Hidden | Thrown
  Seat: 'left' | 'right'
}
type Hidden = BaseEvent & { readonly type: 'coinHidden'; readonly seat: string; readonly coin?: string }
type Thrown = BaseEvent & { readonly type: 'dieThrown'; readonly plane: string; readonly die: number }

const words: Words<Coins> = {
  lang: 'en',
  seat: { left: 'Left', right: 'Right', referee: 'Referee' },
  phase: { hide: 'Hiding', over: 'The end' },
  piece: nameOf,
  place: ({ x, y }) => `${x}, ${y}`,
  ask: ({ seat }) => `What does ${seat} hide?`,
  kind: { hide: 'Hide', resign: 'Give up' },
  action: { hide: ({ coin }) => `Hide ${coin}`, resign: () => 'Resign' },
  event: {
    coinHidden: ([{ seat, coin }]) => (coin === undefined ? `${seat} hides a coin.` : `${seat} hides ${coin}.`),
    dieThrown: (all) =>
      all[0].die === 0 ? null : `${nameOf(all[0].plane)} throws ${all.map((e) => e.die).join(' ')}.`,
    resigned: ([{ seat }]) => `${seat} gives up.`,
  },
  value: (_field, value) => String(value),
}

const view = (seat: string) => ({ seat, phase: 'hide', turn: 1, dice: 'seeded', agenda: [], resigned: null }) as const
const hidden = (audience: Hidden['audience'], coin?: string): Hidden => ({
  ...{ type: 'coinHidden', rule: 'A', audience, seat: 'left' },
  ...(coin !== undefined && { coin }),
})
const thrown = (plane: string, die: number, rule = 'B'): Thrown => ({
  ...{ type: 'dieThrown', rule, audience: 'all', plane, die },
})

describe('tell', () => {
  it('tells the owner more than the others, and nobody both', () => {
    const events = [hidden(['left'], 'gold'), hidden('all')]
    const told = (seat: string) => tell(words, events, view(seat)).map(({ text, secret }) => [text, secret])
    expect(told('left')).toEqual([['left hides gold.', true]])
    expect(told('right')).toEqual([['left hides a coin.', false]])
    expect(told('spectator')).toEqual([['left hides a coin.', false]])
  })

  it('keeps what is not meant for a seat from it, unless everything is asked for', () => {
    const events = [hidden(['left'], 'gold')]
    expect(tell(words, events, view('right'))).toEqual([])
    expect(tell(words, events, view('right'), { all: true }).map(({ text }) => text)).toEqual(['left hides gold.'])
  })

  it('joins alike events that follow each other, with their dice and rules', () => {
    const events = [thrown('a-1', 3), thrown('a-1', 5), thrown('b-1', 6), thrown('b-1', 2, 'C')]
    const lines = tell(words, events, view('left'))
    expect(lines.map(({ text, dice, rules }) => [text, dice, rules])).toEqual([
      ['A 1 throws 3 5.', [3, 5], ['B']],
      ['B 1 throws 6.', [6], ['B']],
      ['B 1 throws 2.', [2], ['C']],
    ])
    expect(lines.map((line) => line.events.length)).toEqual([2, 1, 1])
  })

  it('lets the words say what is alike', () => {
    const joined = { ...words, alike: () => true }
    expect(tell(joined, [thrown('a-1', 3), thrown('b-1', 5)], view('left'))).toHaveLength(1)
  })

  it('leaves out what is better left unsaid', () => {
    expect(tell(words, [thrown('a-1', 0)], view('left'))).toEqual([])
  })
})

describe('other tongues', () => {
  const german = translated(words, { lang: 'de', seat: { left: 'Links' }, action: { resign: () => 'Aufgeben' } })

  it('keep what they do not say', () => {
    expect([german.lang, german.seat.left, german.seat.right]).toEqual(['de', 'Links', 'Right'])
    expect(labelOf(german, { type: 'resign', seat: 'left' }, view('left'))).toBe('Aufgeben')
    expect(labelOf(german, { type: 'hide', seat: 'left', coin: 'gold' }, view('left'))).toBe('Hide gold')
    expect(labelOf(words, { type: 'resign', seat: 'left' }, view('left'))).toBe('Resign')
  })

  it('refuse by code, with facts called by their names; an unknown code keeps its message', () => {
    const refusal = refusing({ 'too-far': '{plane} ist {have} weit.' }, (field, fact) =>
      field === 'plane' ? nameOf(String(fact)) : String(fact),
    )
    const violation = { rule: 'A', code: 'too-far', message: 'a-1 is 7 away.', facts: { plane: 'a-1', have: 7 } }
    expect(refusalOf({ ...words, refusal }, violation as never)).toBe('A 1 ist 7 weit.')
    expect(refusalOf({ ...words, refusal }, { ...violation, code: 'other' } as never)).toBe('a-1 is 7 away.')
    expect(refusalOf({ ...words, refusal }, { ...violation, code: 'toString' } as never)).toBe('a-1 is 7 away.')
    expect(refusalOf(words, violation as never)).toBe('a-1 is 7 away.')
  })
})

describe('phrases', () => {
  it('count, list and name', () => {
    expect([counted(0, 'hit'), counted(1, 'hit'), counted(2, 'hit')]).toEqual(['no hits', '1 hit', '2 hits'])
    expect(counted(2, 'die', 'dice')).toBe('2 dice')
    expect([listing([]), listing(['a']), listing(['a', 'b']), listing(['a', 'b', 'c'], 'or')]).toEqual([
      '',
      'a',
      'a and b',
      'a, b or c',
    ])
    expect([nameOf('tuck-1'), capital('dive'), withArticle('Emil'), withArticle('Spitfire')]).toEqual([
      'Tuck 1',
      'Dive',
      'an Emil',
      'a Spitfire',
    ])
  })

  it('write numbers as a reader checks them', () => {
    expect([number(0.30000000000000004), number(-1), signed(2), signed(-2), signed(0)]).toEqual([
      '0.3',
      '−1',
      '+2',
      '−2',
      '0',
    ])
    const lines = [
      { rule: 'A', label: 'long range', value: 6 },
      { rule: 'B', label: 'from astern', value: -1 },
    ]
    expect(sumOf(lines)).toBe('long range 6, from astern −1')
  })

  it('tell score and winner', () => {
    const score = { left: 3, right: 0 }
    expect(scoreOf(score, words)).toBe('Left 3, Right 0')
    expect(verdictOf({ winner: 'left', score, rule: 'CORE-RESIGN' }, words)).toBe('Winner: Left (Left 3, Right 0)')
    expect(verdictOf({ winner: 'draw', score, rule: 'CORE-RESIGN' }, words)).toBe('A draw (Left 3, Right 0)')
  })

  it('name the pieces of a scene', () => {
    const piece = {
      id: 'a-1',
      side: 0,
      at: { x: 0, y: 0 },
      heading: 0,
      labels: [],
      health: 1,
      gone: false,
      selected: false,
    }
    const scene = { title: '', box: { minX: 0, minY: 0, maxX: 1, maxY: 1 }, shapes: [], pieces: [piece], notes: [] }
    expect(named(scene, words, view('left')).pieces[0]).toEqual({ ...piece, name: 'A 1' })
  })
})
