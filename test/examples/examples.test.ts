/** Every example that a book prints has a test that plays it; the pages of the site tell of just these. */
import { describe, expect, it } from 'vitest'
import { testsIn } from '../../site/evidence.js'
import { exampleOf, exampleSets } from '../../site/examples.js'

describe.each(exampleSets)('the examples of $game', ({ game, ids, pattern, written }) => {
  const tests = testsIn(`test/rulesets/${game}`, () => false).tests.filter(({ file }) => written.test(file))

  it.each(ids)('%s has a test', (id) => {
    const own = tests.filter(({ name, body }) => pattern.exec(name)?.[1] === id || body.includes(`'${id}'`))
    expect(own.length).toBeGreaterThan(0)
  })

  it('are all of the book: none is played that is not listed', () => {
    const played = tests.flatMap(({ name }) => pattern.exec(name)?.[1] ?? [])
    expect(played.filter((id) => !ids.includes(id))).toEqual([])
  })
})

describe('an example', () => {
  it('is told by the name of its test', () => {
    const file = 'test/rulesets/spitting-fire/vectors.test.ts'
    expect(exampleOf(file, 'SF-LOOP-03 TV-B12 a Spitfire pays 8')).toEqual({ game: 'spitting-fire', id: 'B12' })
    expect(exampleOf(file, 'SF-LOOP-03 TV-M12 not of the book')).toBeUndefined()
    expect(exampleOf('test/core/json.test.ts', 'TV-B12')).toBeUndefined()
  })
})
