import { describe, expect, it } from 'vitest'
import { coreRules, type RuleInfo } from '../../../../src/core/index.js'
import { options } from '../../../../src/rulesets/spitting-fire/book/options.js'
import { type RuleId, rules } from '../../../../src/rulesets/spitting-fire/book/rules.js'
import { explain, type RulingText, texts } from '../../../../src/rulesets/spitting-fire/book/rules.text.js'

/** Every rule id there is, in the order of the book. Written out: an id lost from the catalogue must be missed. */
const IDS = `
SF-COMP-01 SF-COMP-02 SF-COMP-03 SF-COMP-04 SF-COMP-05 SF-COMP-06 SF-COMP-07 SF-CARD-01 SF-CARD-02 SF-CARD-03
SF-CARD-04 SF-CARD-05 SF-CARD-06 SF-CARD-07 SF-CARD-08 SF-CARD-09 SF-CARD-10 SF-CARD-11 SF-GEO-01 SF-GEO-02
SF-GEO-03 SF-GEO-04 SF-GEO-05 SF-GEO-06 SF-GEO-07 SF-GEO-10 SF-GEO-11 SF-GEO-12 SF-FORCE-01 SF-FORCE-02 SF-FORCE-03
SF-FORCE-04 SF-FORCE-05 SF-FORCE-06 SF-FORCE-07 SF-FORCE-08 SF-FORCE-09 SF-GRP-01 SF-GRP-02 SF-GRP-03 SF-GRP-04 SF-GRP-05
SF-GRP-06 SF-GRP-07 SF-PLACE-01 SF-PLACE-01a SF-PLACE-02 SF-PLACE-03 SF-PLACE-04 SF-PLACE-05 SF-PLACE-06
SF-PLACE-07 SF-PLACE-08 SF-PLACE-09 SF-SEQ-01 SF-PLOT-01 SF-PLOT-02 SF-PLOT-03 SF-PLOT-04 SF-PLOT-05 SF-PLOT-06
SF-PLOT-07 SF-ACT-01 SF-ACT-02 SF-ACT-03 SF-ACT-04 SF-ACT-05 SF-ACT-06 SF-ACT-07 SF-ACT-08 SF-ACT-09 SF-ACT-10
SF-END-01 SF-DECK-01 SF-DECK-02 SF-DECK-03 SF-DECK-04 SF-DECK-05 SF-ALT-01 SF-ALT-02 SF-ALT-03 SF-ALT-04
SF-ALT-05 SF-ALT-06 SF-ALT-07 SF-ALT-08 SF-MOVE-01 SF-MOVE-02 SF-MOVE-03 SF-MOVE-04 SF-MOVE-05 SF-MOVE-06
SF-MOVE-07 SF-MOVE-08 SF-MOVE-09 SF-MOVE-10 SF-MOVE-11 SF-MOVE-12 SF-MOVE-13 SF-HEAD-01 SF-HEAD-02 SF-HEAD-03
SF-HEAD-04 SF-HEAD-05 SF-HEAD-06 SF-HEAD-07 SF-HEAD-08 SF-HEAD-09 SF-HEAD-10 SF-TIGHT-01 SF-TIGHT-02 SF-TIGHT-03
SF-TIGHT-04 SF-TIGHT-05 SF-TIGHT-06 SF-TIGHT-07 SF-LOOP-01 SF-LOOP-02 SF-LOOP-03 SF-LOOP-04 SF-LOOP-05
SF-LOOP-06 SF-LOOP-07 SF-STACK-01 SF-STACK-02 SF-STACK-03 SF-STACK-04 SF-STACK-05 SF-STACK-06 SF-STACK-07
SF-EXIT-01 SF-EXIT-02 SF-TGT-01 SF-TGT-02 SF-TGT-03 SF-TGT-04 SF-TGT-05 SF-TGT-06 SF-TGT-07 SF-TGT-08 SF-TGT-09
SF-TGT-10 SF-ARC-00 SF-ARC-01 SF-ARC-02 SF-ARC-03 SF-ARC-04 SF-ARC-05 SF-ARC-06 SF-ARC-07 SF-ARC-08 SF-ARC-09
SF-ARC-10 SF-RNG-01 SF-HIT-01 SF-DMG-01 SF-DMG-02 SF-DMG-03 SF-DMG-04 SF-DMG-05 SF-DMG-06 SF-WIN-01 SF-WIN-02
SF-WIN-03 SF-WIN-04 SF-WIN-05 SF-WIN-06 SF-OPT-BANK-01 SF-OPT-DEFL-01 SF-OPT-AMMO-01 SF-OPT-TAIL-01
`
  .trim()
  .split(/\s+/) as RuleId[]

const entries = Object.entries<RuleInfo>(rules).filter(([id]) => !Object.hasOwn(coreRules, id)) as [RuleId, RuleInfo][]
const infoOf = (id: RuleId): RuleInfo => rules[id]

describe('the catalogue', () => {
  it('holds every rule once, in the order of the book', () => {
    expect(IDS).toHaveLength(171)
    expect(new Set(IDS).size).toBe(IDS.length)
    expect(entries.map(([id]) => id)).toEqual(IDS)
  })

  it('holds the rules of the kernel', () => {
    expect(rules).toMatchObject(coreRules)
  })

  it.each(entries)('%s has title, source, status and a reason for its silence', (id, info) => {
    expect(info.title).toMatch(/^[A-Z0-9].*[^.]$/)
    expect(info.source).toMatch(/^(p\.\d+(-\d+)?(, p\.\d+(-\d+)?)*(, text lost)?|not in the book)$/)
    expect(['book', 'ruling', 'house']).toContain(info.status)
    expect([id, explain(id as RuleId).silent ?? '']).toEqual([
      id,
      info.silent ? expect.stringMatching(/^[A-Z].{20,}\.$/) : '',
    ])
  })

  it('has no title twice', () => {
    expect(new Set(entries.map(([, { title }]) => title)).size).toBe(entries.length)
  })

  it('is silent about a third of its rules at most', () => {
    const silent = entries.filter(([, { silent }]) => silent !== undefined)
    expect(silent.length).toBeLessThan(entries.length / 3 + 1)
  })

  it('calls house exactly what the book does not have, or has no more', () => {
    for (const [id, { source, status }] of entries) {
      expect([id, source === 'not in the book' || source.endsWith('lost')]).toEqual([id, status === 'house'])
    }
  })
})

describe('options', () => {
  it('are named by rules only if they exist', () => {
    const named = entries.flatMap(([, { option }]) => option ?? [])
    expect(Object.keys(options)).toEqual(expect.arrayContaining(named))
  })

  it.each(Object.entries(options))('%s belongs to a rule that names it', (name, { rule }) => {
    expect(infoOf(rule).option).toBe(name)
  })
})

describe('the texts', () => {
  it('explain every rule, and only those', () => {
    expect(Object.keys(texts)).toEqual(IDS)
  })

  it.each(IDS)('%s is explained in one to three sentences', (id) => {
    const { summary } = texts[id]
    expect(summary).toMatch(/^[A-Z].*\.$/)
    expect(summary.split(/[.?](?= [A-Z])/).length).toBeLessThanOrEqual(3)
  })

  it.each(IDS.filter((id) => infoOf(id).status === 'ruling'))('%s says question, readings, choice and reason', (id) => {
    const { question, readings, choice, reason } = texts[id] as RulingText
    expect(question).toMatch(/\?$|\? \w/)
    expect(readings.length).toBeGreaterThanOrEqual(2)
    expect(new Set(readings).size).toBe(readings.length)
    expect(readings[choice]).toBeDefined()
    expect(reason).toMatch(/^[A-Z].*\.$/)
  })

  it.each(IDS.filter((id) => infoOf(id).status === 'ruling'))('%s is a switch, or says why it is none', (id) => {
    const { noSwitch } = texts[id] as RulingText
    if (infoOf(id).option !== undefined) expect(noSwitch).toBeUndefined()
    else expect(noSwitch).toMatch(/^[A-Z].{20,}\.$/)
  })

  it.each(IDS.filter((id) => infoOf(id).status !== 'ruling'))('%s has no readings: it is no ruling', (id) => {
    expect(Object.keys(texts[id])).toEqual(infoOf(id).silent ? ['summary', 'silent'] : ['summary'])
  })

  it('name the default of an option in the reading they choose, and every other word value somewhere', () => {
    for (const [name, { rule, values }] of Object.entries(options)) {
      const text = texts[rule] as Partial<RulingText>
      if (text.readings === undefined || typeof values[0] !== 'string') continue
      expect([name, text.readings[text.choice as number]]).toEqual([name, expect.stringContaining(`\`${values[0]}\``)])
      for (const value of values)
        expect([name, text.readings.join(' ')]).toEqual([name, expect.stringContaining(`\`${value}\``)])
    }
  })

  it('explain a rule together with its entry', () => {
    expect(explain('SF-TIGHT-02')).toMatchObject({ id: 'SF-TIGHT-02', source: 'p.20', status: 'book' })
    expect(explain('SF-LOOP-04')).toMatchObject({ option: 'halfLoopBothRule', choice: 0 })
  })
})
