import { describe, expect, test } from 'vitest'
import { enumerate, type Game, oddsOf, type Shown, toNumber } from '../../../src/core/index.js'
import { refusalOf, type Words } from '../../../src/core/words/index.js'
import { rulesets } from '../../../src/registry.js'
import { quizzes } from '../../../src/registry.quiz.js'
import { words as allWords } from '../../../src/registry.words.js'
import { askQuestion, type Examined, type Question } from '../../../src/tools/quiz/index.js'

const examined = (id: keyof typeof rulesets): Examined => ({
  ...{ ruleset: rulesets[id] as Shown, words: allWords[id] as Words, kinds: quizzes[id] },
})
const games = Object.keys(rulesets) as (keyof typeof rulesets)[]

/** Proves an answer again, from the position alone. */
function prove({ ruleset, words }: Examined, question: Question): void {
  const { state, action, answers, right, kind } = question
  const answer = answers[right]
  if (kind.asks === 'refusal') {
    const broken = ruleset.check(state as Game['State'], action)
    const view = ruleset.view(state as Game['State'], action.seat)
    expect(answer).toBe(broken[0] === undefined ? 'Yes, that is legal.' : `No. ${refusalOf(words, broken[0], view)}`)
  }
  if (kind.asks === 'odds') {
    const walked = enumerate(ruleset, state as Game['State'], action)
    if (!walked.ok) throw new Error(JSON.stringify(walked))
    const share = toNumber(oddsOf(walked.outcomes, ({ events }) => events.some(({ type }) => type === kind.about)))
    expect(answer).toBe(`${Math.round(share * 100)}%`)
  }
}

describe('the quiz', () => {
  test('has at least forty kinds of question, each id once a game, each about something there is', () => {
    expect(games.flatMap((id) => quizzes[id]).length).toBeGreaterThanOrEqual(40)
    for (const id of games) {
      const ids = quizzes[id].map((kind) => kind.id)
      expect(new Set(ids).size).toBe(ids.length)
      for (const { asks, about, section } of quizzes[id]) {
        if (asks === 'reading') expect(Object.keys(rulesets[id].info.options)).toContain(about)
        expect(Object.keys(rulesets[id].info.rules).some((rule) => rule.startsWith(section))).toBe(true)
      }
    }
  })

  test.each(games)('of %s: three answers, one of them right, proved again from the position', (id) => {
    const game = examined(id)
    const [first, second] = game.kinds
    for (const kind of [first?.id ?? '', second?.id ?? '']) {
      for (const seed of ['a', 'b']) {
        const question = askQuestion(game, { seed, kind })
        if (question === undefined) throw new Error(`${id} ${kind} ${seed}: none is found`)
        expect(new Set(question.answers).size).toBe(3)
        expect(question.rules.every((rule) => Object.hasOwn(game.ruleset.info.rules, rule))).toBe(true)
        expect(question.text + question.proof).not.toMatch(/undefined|null|\{/)
        prove(game, question)
      }
    }
  })

  test('the same seed asks the same question, another seed another', () => {
    const game = examined('regia-aeronautica')
    expect(askQuestion(game, { seed: 'x' })).toEqual(askQuestion(game, { seed: 'x' }))
    expect(askQuestion(game, { seed: 'x' })).not.toEqual(askQuestion(game, { seed: 'y' }))
  })

  test('by section and by level; none if there is no such kind', () => {
    const game = examined('regia-aeronautica')
    expect(askQuestion(game, { seed: 'x', section: 'RA-TURN' })?.kind.section).toBe('RA-TURN')
    expect(askQuestion(game, { seed: 'x', level: 2 })?.kind.level).toBe(2)
    expect(askQuestion(game, { seed: 'x', kind: 'none' })).toBeUndefined()
  })

  test('a reading comes out otherwise the other way', () => {
    const question = askQuestion(examined('spitfire'), { seed: 'a', kind: 'reading-inter-altitude' })
    expect(question?.proof).toContain('SP-11-1')
    expect(question?.answers.length).toBe(3)
  })
})
