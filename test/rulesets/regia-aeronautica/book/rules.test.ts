import { describe, expect, it } from 'vitest'
import { coreRules, type RuleInfo } from '../../../../src/core/index.js'
import { options } from '../../../../src/rulesets/regia-aeronautica/book/options.js'
import { type RuleId, rules } from '../../../../src/rulesets/regia-aeronautica/book/rules.js'
import { explain, type RulingText, texts } from '../../../../src/rulesets/regia-aeronautica/book/rules.text.js'

/** Every rule id there is, in the order of the book. Written out: an id lost from the catalogue must be missed. */
const IDS = `
RA-PREP-01 RA-PREP-02 RA-PREP-03 RA-PREP-04 RA-PREP-05 RA-PREP-06 RA-PREP-07 RA-MAP-01 RA-MAP-02 RA-MAP-03 RA-MAP-04
RA-TURN-01 RA-TURN-02 RA-TURN-03 RA-TURN-04 RA-TURN-05 RA-TURN-06 RA-TURN-07
RA-MOVE-01 RA-MOVE-02 RA-MOVE-03 RA-MOVE-04 RA-MOVE-05 RA-MOVE-06 RA-MOVE-07 RA-MOVE-08 RA-MOVE-09
RA-CLD-01 RA-CLD-02 RA-CLD-03 RA-CLD-04 RA-CLD-05 RA-CLD-06 RA-CLD-07
RA-ENG-01 RA-ENG-02 RA-ENG-03 RA-ENG-04 RA-ENG-05 RA-ENG-06 RA-ENG-07 RA-ENG-08 RA-ENG-09 RA-ENG-10 RA-ENG-11
RA-FIRE-01 RA-FIRE-02 RA-FIRE-03 RA-FIRE-04 RA-FIRE-05 RA-FIRE-06 RA-FIRE-07
RA-DRM-01 RA-DRM-02 RA-DRM-03 RA-DRM-04 RA-DRM-05 RA-DRM-06 RA-DRM-07
RA-CHIT-01 RA-CHIT-02 RA-CHIT-03 RA-CHIT-04 RA-CHIT-05 RA-CHIT-06 RA-CHIT-07 RA-CHIT-08
RA-AA-01 RA-AA-02 RA-AA-03 RA-AA-04 RA-AA-05 RA-AA-06 RA-AA-07
RA-BOMB-01 RA-BOMB-02 RA-BOMB-03 RA-BOMB-04 RA-BOMB-05 RA-BOMB-06
RA-WIN-01 RA-WIN-02 RA-WIN-03 RA-WIN-04 RA-WIN-05 RA-WIN-06 RA-CARD-01 RA-CARD-02 RA-CARD-03 RA-SCN-01 RA-CODE-01
`
  .trim()
  .split(/\s+/) as RuleId[]

/** The headings of the book, and of its tables. */
const HEADINGS = [
  ...['Game preparation', 'Turn sequence', 'Movement', 'Clouds', 'Fire', 'Engagement Rule', 'AA', 'Bombing'],
  ...['Hits rolling', 'Special chits', 'Movement Fighting', 'Bombing table', 'Fire DRM', 'Bombing DRM'],
  ...['Scenarios', 'Victory conditions'],
]

const entries = Object.entries<RuleInfo>(rules).filter(([id]) => !Object.hasOwn(coreRules, id)) as [RuleId, RuleInfo][]
const infoOf = (id: RuleId): RuleInfo => rules[id]
const isLost = (source: string): boolean => source === 'not in the book' || source.endsWith('lost')

describe('the catalogue', () => {
  it('holds every rule once, in the order of the book', () => {
    expect(IDS).toHaveLength(91)
    expect(new Set(IDS).size).toBe(IDS.length)
    expect(entries.map(([id]) => id)).toEqual(IDS)
  })

  it('holds the rules of the kernel', () => {
    expect(rules).toMatchObject(coreRules)
  })

  it.each(entries)('%s has title, source, status and a reason for its silence', (id, info) => {
    expect(info.title).toMatch(/^[A-Z0-9].*[^.]$/)
    if (!isLost(info.source)) expect(HEADINGS).toEqual(expect.arrayContaining(info.source.split('; ')))
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
    expect(silent.length).toBeLessThanOrEqual(entries.length / 3)
  })

  it('names only other rules in a reason for silence', () => {
    for (const [id] of entries) {
      const { silent = '' } = explain(id as RuleId)
      const named = (silent.match(/RA-[A-Z]+-\d+/g) ?? []) as RuleId[]
      for (const other of named) expect([id, other, infoOf(other)?.silent]).toEqual([id, other, undefined])
    }
  })

  it('calls house exactly what the book does not have, or has no more', () => {
    for (const [id, { source, status }] of entries) expect([id, isLost(source)]).toEqual([id, status === 'house'])
  })
})

describe('options', () => {
  it('are named by rules only if they exist', () => {
    const named = entries.flatMap(([, { option }]) => option ?? [])
    expect(Object.keys(options).sort()).toEqual([...named].sort())
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
    expect(question).toMatch(/\?$/)
    expect(readings.length).toBeGreaterThanOrEqual(2)
    expect(new Set(readings).size).toBe(readings.length)
    expect(readings[choice]).toBeDefined()
    expect(reason).toMatch(/^[A-Z].*\.$/)
  })

  it.each(IDS.filter((id) => infoOf(id).status === 'ruling'))('%s is a switch, or says why not', (id) => {
    const { noSwitch } = texts[id] as RulingText
    if (infoOf(id).option !== undefined) expect(noSwitch).toBeUndefined()
    else expect(noSwitch).toMatch(/^[A-Z].{20,}\.$/)
  })

  it.each(IDS.filter((id) => infoOf(id).status !== 'ruling'))('%s has no readings: it is no ruling', (id) => {
    expect(Object.keys(texts[id])).toEqual(infoOf(id).silent ? ['summary', 'silent'] : ['summary'])
  })

  it('name the default of an option in the reading they choose, and every other word value somewhere', () => {
    const inCode = (value: unknown) => expect.stringContaining(`\`${value}\``)
    for (const [name, { rule, values }] of Object.entries(options)) {
      const { readings, choice = -1 } = texts[rule] as Partial<RulingText>
      if (readings === undefined || typeof values[0] !== 'string') continue
      expect([name, readings[choice]]).toEqual([name, inCode(values[0])])
      for (const value of values) expect([name, readings.join(' ')]).toEqual([name, inCode(value)])
    }
  })

  it('say of a switch which reading is on and which is off, and choose its default', () => {
    for (const [name, { rule, values }] of Object.entries(options)) {
      if (typeof values[0] !== 'boolean') continue
      const { readings, choice } = texts[rule] as RulingText
      expect([name, readings[choice]]).toEqual([
        name,
        expect.stringContaining(values[0] ? '(option on)' : '(option off)'),
      ])
      expect(readings.join(' ')).toMatch(/\(option on\).*\(option off\)|\(option off\).*\(option on\)/)
    }
  })

  it('say of every house rule that it is ours, unless it is about refusals', () => {
    const house = IDS.filter((id) => infoOf(id).status === 'house' && id !== 'RA-CODE-01')
    for (const id of house) expect(texts[id].summary).toMatch(/ Our own: .+\.$/)
  })

  it('explain a rule together with its entry', () => {
    expect(explain('RA-FIRE-03')).toMatchObject({ id: 'RA-FIRE-03', source: 'Fire', status: 'book' })
    expect(explain('RA-FIRE-02')).toMatchObject({ option: 'fireClassFrom', choice: 0 })
  })
})
