/** The study of rulings: how it measures, and that every switch of every game has its figure. */
import { describe, expect, it } from 'vitest'
import type { Ruleset, Scenario } from 'wingover'
import { rulesets } from 'wingover/registry'
import { figuresOf, pairedGain } from '../../bench/rulings/figures.js'
import { studyGame } from '../../bench/rulings/game.js'
import { books } from '../../site/books.js'
import { studyLines, studyPage } from '../../site/pages/study.js'
import { standingOf, study, studyOf } from '../../site/study.js'

describe('one game', () => {
  const ruleset = rulesets['spitting-fire'] as unknown as Ruleset
  const duel = ruleset.info.scenarios.find(({ id }) => id === 'duel') as Scenario
  const alternatives = [
    { option: 'turnLimit', value: 10 },
    { option: 'turnLimit', value: 1 },
    { option: 'minBoard', value: [30, 40] },
    { option: 'plotSafety', value: 'forbid' },
  ]
  const found = studyGame(ruleset, duel, { bot: 'random', seed: 'study' }, alternatives)
  const [same, short, large] = found.findings

  it('finds nothing for the value that is played anyway', () => {
    expect(same).toMatchObject({ touched: false, decisions: 0, gain: 0 })
  })

  it('finds a turn limit that comes due', () => expect(short?.touched).toBe(true))

  it('calls a set-up that is refused touched, and compares no order of it', () => {
    expect(large).toMatchObject({ touched: true, decisions: null, gain: 0 })
  })

  it('holds the default against a value that the scenario itself asks for', () => {
    const short = { ...duel, config: { ...duel.config, options: { turnLimit: 1 } } } as Scenario
    const [other] = studyGame(ruleset, short, { bot: 'random', seed: 'study' }, alternatives.slice(1, 2)).findings
    expect(other).toMatchObject({ value: 1, touched: true })
  })

  it('comes out the same again', () => {
    expect(studyGame(ruleset, duel, { bot: 'random', seed: 'study' }, alternatives)).toEqual(found)
  })
})

describe('figures', () => {
  const game = (touched: number, gain: number) => ({
    decisions: 100,
    findings: [{ option: 'a', value: 1, decisions: touched, touched: touched > 0, gain }],
  })

  it('are shares with intervals around them', () => {
    const [figure] = figuresOf([game(10, 1), game(0, 0), game(20, -1), game(0, 0)]).a ?? []
    expect(figure).toMatchObject({ value: 1, games: 2, winners: 2 })
    expect(figure?.gamesShare.mean).toBe(0.5)
    expect(figure?.decisionsShare?.mean).toBe(0.075)
    expect(figure?.gain.mean).toBe(0)
    for (const share of [figure?.gamesShare, figure?.decisionsShare, figure?.gain])
      expect(share && share.low <= share.mean && share.mean <= share.high).toBe(true)
  })

  it('never take a few games without a difference for certainty', () => {
    const { low, mean, high } = pairedGain([0, 0, 0, 0])
    expect(mean).toBe(0)
    expect([low, high].map((x) => Math.round(100 * x))).toEqual([-33, 33])
    expect(pairedGain(Array.from({ length: 100 }, () => 0)).high).toBeLessThan(0.02)
  })
})

describe.each(Object.values(rulesets))('the study of $info.title', ({ info }) => {
  const studied = studyOf(info.id)
  const book = books.find(({ game }) => game === info.id)

  it('has a figure for every value of every switch that its revision had', () => {
    const known = Object.entries(info.options).filter(([name]) => studied?.found.switches[name] !== undefined)
    for (const [name, { values }] of known)
      expect(studied?.found.switches[name]?.map(({ value }) => value)).toEqual(values.slice(1))
    if (studied?.found.revision === info.revision) expect(known).toHaveLength(Object.keys(info.options).length)
  })

  it('was played by these rules, or says that they have changed since', () => {
    if (studied === undefined) throw new Error('there is none')
    expect(studied.found.games).toBeGreaterThanOrEqual(10)
    expect(/Measured with revision/.test(standingOf(studied))).toBe(studied.found.revision !== info.revision)
  })

  it('stands on the page of every rule that has a switch', () => {
    const switched = book?.rules.filter(({ option }) => option !== undefined) ?? []
    expect(switched.length).toBeGreaterThan(10)
    for (const rule of switched) expect(studyLines(info.id, rule)[0]).toBe('## How much it matters')
  })
})

it('the ranking names every game that was studied', () => {
  const { text } = studyPage(books)
  for (const game of Object.keys(study.games)) expect(text).toContain(books.find((book) => book.game === game)?.title)
})
