import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { libraryIn } from '../../../src/cli/rules/books.js'
import { rulesets } from '../../../src/registry.js'
import { indexBooks, openSearch, ruleBookSchema } from '../../../src/tools/rulebook/index.js'
import { numbersOf, stem, wordsOf } from '../../../src/tools/rulebook/terms.js'
import { QUESTIONS } from './questions.js'

const { books, index } = libraryIn('.')
const search = openSearch(JSON.parse(JSON.stringify(index)))
const ids = (question: string, game?: string): readonly string[] =>
  search.find(question, game === undefined ? {} : { game }).map(({ id }) => id)

describe('questions that players type', () => {
  test('are sixty: ten for each game, ten for the kernel', () => {
    const counts = new Map<string, number>()
    for (const [game] of QUESTIONS) counts.set(game, (counts.get(game) ?? 0) + 1)
    expect(Object.fromEntries(counts)).toEqual(
      Object.fromEntries([...Object.keys(rulesets), 'kernel'].map((game) => [game, 10])),
    )
  })

  test.each(QUESTIONS)('%s: %s', (game, question, rule) => {
    expect(ids(question, game === 'kernel' ? undefined : game).slice(0, 3)).toContain(rule)
  })
})

describe('the search', () => {
  test('finds an id alone, and the beginning of ids in the order of the book', () => {
    expect(ids('sf-loop-06')).toEqual(['SF-LOOP-06'])
    expect(ids('SF-LOOP')).toEqual(['01', '02', '03', '04', '05', '06', '07'].map((n) => `SF-LOOP-${n}`))
  })

  test('finds a page inside a range of pages, however it is asked for', () => {
    const on16 = ids('p.16', 'spitting-fire')
    expect(on16).toContain('SF-PLOT-01')
    expect(on16).not.toContain('SF-END-01')
    for (const asked of ['page 16', 'p 16', 'pp. 16', 'P16']) expect(ids(asked, 'spitting-fire')).toEqual(on16)
  })

  test('takes words of two letters as whole words', () => {
    expect(ids('AA', 'regia-aeronautica').every((id) => id.startsWith('RA-'))).toBe(true)
    expect(ids('zz')).toEqual([])
  })

  test('keeps to one game and the kernel', () => {
    const games = new Set(search.find('fire', { game: 'spitfire' }).map(({ game }) => game))
    expect([...games].every((game) => game === 'spitfire' || game === 'kernel')).toBe(true)
  })

  test('finds an option by its name', () => {
    expect(ids('halfLoopHandedness')[0]).toBe('SF-LOOP-06')
  })

  test('forgives a slip of the keyboard, and takes any text', () => {
    expect(ids('deflecton', 'spitting-fire').slice(0, 3)).toContain('SF-OPT-DEFL-01')
    for (const odd of ['', '   ', '"', '((((', '\\', '🛩', 'x'.repeat(100_000), '-', '. . .']) ids(odd)
  })
})

describe('the books', () => {
  test('have the shape that they publish', () => {
    for (const book of books) expect(ruleBookSchema.parse(JSON.parse(JSON.stringify(book)))).toEqual(book)
  })

  test('put every rule into a section, and every term on a rule', () => {
    for (const { rules, sections, game } of books) {
      const placed = sections.flatMap((section) => section.rules)
      expect([game, [...placed].sort()]).toEqual([game, rules.map(({ id }) => id).sort()])
    }
  })

  test('name for nearly every code the rule that it refuses by', () => {
    const spittingFire = books.find(({ game }) => game === 'spitting-fire')
    const codes = new Set(spittingFire?.rules.flatMap((rule) => rule.codes.map(({ code }) => code)))
    const all = readFileSync('src/rulesets/spitting-fire/book/messages.ts', 'utf8').match(/^ {2}'?[a-z-]+'?: /gm)
    expect(codes.size / (all?.length ?? 0)).toBeGreaterThan(0.85)
  })

  test('make an index of any books', () => {
    const own = openSearch(indexBooks(books.filter(({ game }) => game === 'kernel')))
    expect(own.find('concede').map(({ id }) => id)).toEqual(['CORE-RESIGN'])
  })
})

describe('words', () => {
  test('lose their endings alike', () => {
    expect(new Set(['stack', 'stacks', 'stacking', 'stacked'].map(stem)).size).toBe(1)
    expect(new Set(['turn', 'turning', 'turned', 'turns'].map(stem)).size).toBe(1)
    expect(stem('MPs'.toLowerCase())).toBe('mps')
  })

  test('of ids and codes stay whole, and are also cut', () => {
    expect(wordsOf('SF-LOOP-06')).toEqual(['sf-loop-06', 'sf', 'loop', '06'])
    expect(wordsOf('tableEdge')).toEqual(['tableedge', 'table', 'edge'])
  })

  test('numbers are pages and sections', () => {
    expect(numbersOf('p.16-18, p.23')).toEqual(['p.16', 'p.17', 'p.18', 'p.23'])
    expect(numbersOf('2.47 vs 6D2, 5.2A')).toEqual(['2.47', '6d2', '5.2a'])
  })
})
