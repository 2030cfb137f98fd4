import { describe, expect, test } from 'vitest'
import { texts } from '../../../src/rulesets/spitting-fire/book/rules.text.js'
import { words } from '../../../src/rulesets/spitting-fire/show/words.js'
import { spittingFire } from '../../../src/rulesets/spitting-fire/shown.js'
import { explainAction, explainEvent, rulingsOf } from '../../../src/tools/explain/index.js'
import { witnesses } from '../../rulesets/spitting-fire/witnesses.js'
import { cases, recordOf, stepsOf } from './games.js'

describe('rulings', () => {
  test('a rule that the book settles rests on none', () => {
    expect(rulingsOf(spittingFire, { rule: 'SF-LOOP-02' }, { texts })).toEqual([])
    expect(rulingsOf(spittingFire, { rule: 'CORE-SEAT' }, { texts })).toEqual([])
    expect(rulingsOf(spittingFire, { rule: 'nonsense' }, { texts })).toEqual([])
  })

  test('a ruling says what is asked, what is played, and the other way with its switch', () => {
    const [rested] = rulingsOf(spittingFire, { rule: 'SF-LOOP-06' }, { texts })
    expect(rested).toMatchObject({ rule: { id: 'SF-LOOP-06', option: 'halfLoopHandedness' } })
    expect(rested?.others).toEqual([{ text: expect.any(String), option: 'halfLoopHandedness', value: 'marker' }])
    expect(rested?.text).toMatch(/^This rests on SF-LOOP-06 \(.*\?\); played the other way: [^`]*\.$/)
  })

  test('set the other way, the default is what is played otherwise', () => {
    const options = { halfLoopHandedness: 'marker' }
    const [rested] = rulingsOf(spittingFire, { rule: 'SF-LOOP-06' }, { texts, options })
    expect(rested?.others.map(({ value }) => value)).toEqual(['free'])
    expect(rested?.played).toContain('`marker`')
  })

  test('without texts the switch itself is named', () => {
    const [rested] = rulingsOf(spittingFire, { rule: 'SF-LOOP-06' })
    expect(rested?.text).toBe('This rests on SF-LOOP-06; played the other way: halfLoopHandedness marker.')
  })

  test('an explained event says what it rests on', () => {
    const [one] = cases
    const step = stepsOf(one!, 60).find(({ events }) => events.some(({ rule }) => rule === 'SF-PLOT-03'))
    const at = step?.events.findIndex(({ rule }) => rule === 'SF-PLOT-03') ?? 0
    const told = explainEvent(spittingFire as never, step as never, at, { words: words as never, texts })
    expect(told.ok && told.value.text).toContain('This rests on SF-PLOT-03')
  })
})

describe.each(cases)('the negative trace of $id', (one) => {
  const { ruleset, words } = one
  const { config } = recordOf(one, 40)
  const asked = stepsOf(one, 40).flatMap(({ state }) =>
    ruleset
      .legalActions(state)
      .slice(0, 1)
      .map((action) => ({ state, action })),
  )
  const traces = asked.map(({ state, action }) => ({
    ...{ state, action },
    told: explainAction(ruleset, state, action, { words, trace: true }),
  }))

  test('names rules that do bite next to a legal order', () => {
    for (const { state, told } of traces) {
      for (const { rule, neighbour, violation } of told.passed) {
        expect(ruleset.check(state, neighbour)).toContainEqual(violation)
        expect(violation.rule).toBe(rule.id)
        expect(told.text).toContain(rule.id)
      }
    }
    expect(traces.some(({ told }) => told.passed.length > 0)).toBe(true)
  })

  test('is silent unless it is asked for', () => {
    const { state, action } = asked[0]!
    expect(explainAction(ruleset, state, action, { words })).toMatchObject({ passed: [], otherwise: [] })
  })

  test('with a config it says which other readings answer otherwise, and they do', () => {
    for (const { state, action } of asked.filter((_, at) => at % 10 === 3)) {
      const told = explainAction(ruleset, state, action, { words, trace: true, config })
      expect(told.otherwise.every(({ legal }) => !legal)).toBe(true)
    }
  })
})

describe('a refused order', () => {
  /** Witnesses whose last order the default refuses, and the other value allows. */
  const refused = witnesses.flatMap(({ option, value, config, actions }) => {
    let step = spittingFire.setup(config as never)
    for (const action of actions) {
      if (!step.ok) return []
      const { state } = step
      step = spittingFire.reduce(state, action as never)
      if (!step.ok && action === actions.at(-1)) return [{ option, value, config, state, action }]
    }
    return []
  })

  test('learns under which reading it would be legal', () => {
    const told = refused.map(({ config, state, action, option, value }) => {
      const asked = { words, trace: true, config } as never
      const { otherwise } = explainAction(spittingFire, state, action as never, asked)
      return otherwise.some((one) => one.legal && one.option === option && one.value === value)
    })
    expect(told.length).toBeGreaterThan(2)
    expect(told.filter(Boolean).length).toBeGreaterThan(told.length / 2)
  })
})
