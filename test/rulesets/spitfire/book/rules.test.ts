import { describe, expect, it } from 'vitest'
import { coreRules, type RuleInfo } from '../../../../src/core/index.js'
import { options } from '../../../../src/rulesets/spitfire/book/options.js'
import { type RuleId, rules } from '../../../../src/rulesets/spitfire/book/rules.js'
import { explain, type RulingText, texts } from '../../../../src/rulesets/spitfire/book/rules.text.js'

const entries = Object.entries<RuleInfo>(rules).filter(([id]) => !Object.hasOwn(coreRules, id)) as [RuleId, RuleInfo][]

describe('the catalogue', () => {
  it('holds every rule once', () => {
    expect(entries).toHaveLength(207)
    expect(new Set(entries.map(([, { title }]) => title)).size).toBe(entries.length)
  })
  it.each(entries)('%s has title, source, status and a reason for its silence', (id, info) => {
    expect(info.title).toMatch(/^[A-Z0-9].*[^.]$/)
    expect(info.source).toMatch(/^(not in the book|[\dA-J.]|notes)/)
    expect(['book', 'ruling', 'house']).toContain(info.status)
    expect([id, explain(id as RuleId).silent ?? '']).toEqual([
      id,
      info.silent ? expect.stringMatching(/^[A-Z].{20,}\.$/) : '',
    ])
  })
  it.each(Object.entries(options))('option %s belongs to a rule that names it', (name, { rule }) => {
    expect((rules[rule] as RuleInfo).option).toBe(name)
  })
  it('has a text for every rule, and readings for every ruling', () => {
    expect(Object.keys(texts)).toEqual(entries.map(([id]) => id))
    for (const [id, { status, option }] of entries) {
      const text = explain(id) as RulingText
      expect(text.summary).toMatch(/^\S.*\.$/)
      if (status !== 'ruling') continue
      expect(text.readings.length).toBeGreaterThan(1)
      expect(text.readings[text.choice]).toBeDefined()
      if (option !== undefined && options[option as keyof typeof options].rule === id)
        for (const value of options[option as keyof typeof options].values)
          expect(text.readings.join()).toContain(`\`${String(value)}\``)
    }
  })
})
