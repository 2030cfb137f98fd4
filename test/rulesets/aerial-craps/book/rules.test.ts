import { describe, expect, it } from 'vitest'
import { coreRules, type RuleInfo } from '../../../../src/core/index.js'
import { options } from '../../../../src/rulesets/aerial-craps/book/options.js'
import { type RuleId, rules } from '../../../../src/rulesets/aerial-craps/book/rules.js'
import { explain, type RulingText, texts } from '../../../../src/rulesets/aerial-craps/book/rules.text.js'

const entries = Object.entries<RuleInfo>(rules).filter(([id]) => !Object.hasOwn(coreRules, id)) as [RuleId, RuleInfo][]
const infoOf = (id: RuleId): RuleInfo => rules[id]

describe('the catalogue', () => {
  it('holds every rule once', () => {
    expect(entries).toHaveLength(221)
    expect(new Set(entries.map(([, { title }]) => title)).size).toBe(entries.length)
  })

  it.each(entries)('%s has title, source, status and a reason for its silence', (id, info) => {
    expect(info.title).toMatch(/^[A-Z0-9].*[^.]$/)
    expect(info.source).toMatch(/^((\d|A)[\d.a]*(, (\d|A)[\d.a]*)*(, figure lost)?|not in the book)$/)
    expect([id, explain(id as RuleId).silent ?? '']).toEqual([
      id,
      info.silent ? expect.stringMatching(/^[A-Z].{20,}\.$/) : '',
    ])
  })

  it('is silent about a third of its rules at most, and points only to rules that are not', () => {
    const silent = entries.filter(([, info]) => info.silent !== undefined)
    expect(silent.length).toBeLessThanOrEqual(entries.length / 3)
    for (const [id] of silent) {
      const named = (explain(id as RuleId).silent!.match(/AC-[\w.]+(-\w+)?/g) ?? []) as RuleId[]
      for (const other of named) expect([id, other, infoOf(other)?.silent]).toEqual([id, other, undefined])
    }
  })

  it.each(Object.entries(options))('the switch %s belongs to a rule that names it', (name, { rule }) => {
    expect(infoOf(rule).option).toBe(name)
  })
})

describe('the texts', () => {
  it('explain every rule, and only those', () => {
    expect(Object.keys(texts)).toEqual(entries.map(([id]) => id))
    for (const [id] of entries) expect(texts[id].summary).toMatch(/^[A-Z0-9(+"-].*\.$/)
  })

  it.each(entries.filter(([, { status }]) => status === 'ruling').map(([id]) => id))(
    '%s says what was unclear',
    (id) => {
      const { question, readings, choice, reason, noSwitch } = texts[id] as RulingText
      expect(question).toMatch(/\?/)
      expect(new Set(readings).size).toBeGreaterThanOrEqual(2)
      expect(readings[choice]).toBeDefined()
      expect(reason).toMatch(/^[A-Z].*\.$/)
      expect([id, noSwitch !== undefined]).toEqual([id, infoOf(id).option === undefined])
      if (noSwitch !== undefined) expect(noSwitch).toMatch(/^[A-Z].{20,}\.$/)
    },
  )

  it('name every value of a switch among the readings, the default in the one that is chosen', () => {
    for (const [name, { rule, values }] of Object.entries(options)) {
      const { readings, choice = -1 } = texts[rule] as Partial<RulingText>
      if (readings === undefined || typeof values[0] !== 'string') continue
      expect([name, readings[choice]]).toEqual([name, expect.stringContaining(`\`${values[0]}\``)])
      for (const value of values)
        expect([name, readings.join(' ')]).toEqual([name, expect.stringContaining(`\`${value}\``)])
    }
  })

  it('explain a rule together with its entry', () => {
    expect(explain('AC-2.10-2')).toMatchObject({ option: 'initiativeOrder', choice: 0 })
  })
})
