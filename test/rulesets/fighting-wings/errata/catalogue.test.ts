import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import * as fw from '../../../../src/rulesets/fighting-wings/errata/index.js'
import { ALL_IDS } from './ids.js'

const folder = fileURLToPath(new URL('../../../../src/rulesets/fighting-wings/errata/', import.meta.url))
const source = (file: string) => readFileSync(`${folder}${file}`, 'utf8')
const functionFiles = readdirSync(`${folder}functions`).filter((file) => file !== 'index.ts')

/** Exported functions of a file with the rule tags of their comments. */
function tagged(text: string): readonly (readonly [string, readonly string[]])[] {
  const found = text.matchAll(/\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\nexport (?:function|const) (\w+)/g)
  return [...found].map(([, comment = '', name = '']) => [
    name,
    [...comment.matchAll(/@rule (\S+)/g)].map(([, id = '']) => id),
  ])
}

const exported = new Map<string, unknown>(Object.entries(fw))

describe('the catalogue', () => {
  test('holds the 134 entries of the sheet, no more and no fewer', () => {
    expect(ALL_IDS).toHaveLength(134)
    expect([...fw.AMENDMENT_IDS].sort()).toEqual([...ALL_IDS].sort())
  })

  test.each(ALL_IDS)('%s is complete', (id) => {
    const entry = fw.amendment(id)
    expect(entry.ref).toMatch(/^[ABCD]-\d\d[ab]?$/)
    expect(entry.rule.length).toBeGreaterThan(0)
    for (const rule of entry.rule) expect(fw.normaliseRule(rule)).toEqual([rule])
    expect(entry.editions.length).toBeGreaterThan(0)
    expect(entry.line[0]).toBeLessThanOrEqual(entry.line[1])
    expect(entry.line[1]).toBeLessThanOrEqual(550)
    for (const lost of entry.reconstructed ?? []) {
      expect(lost.line).toBeGreaterThanOrEqual(entry.line[0])
      expect(lost.line).toBeLessThanOrEqual(entry.line[1])
      if (lost.ruling !== undefined) expect(entry.rulings).toContain(lost.ruling)
    }
    expect(fw.AMENDMENT_TEXT[id].title.length).toBeGreaterThan(3)
    expect(fw.AMENDMENT_TEXT[id].summary.length).toBeGreaterThan(10)
  })

  test('prefix, section letter and editions agree', () => {
    const sections = { OTR1: ['A', ['otr1']], OTR2: ['B', ['otr2']], ASP: ['C', ['asp']], FW: ['D', ['otr2', 'asp']] }
    for (const id of fw.AMENDMENT_IDS) {
      const [letter, editions] = sections[id.split('-')[0] as keyof typeof sections]
      expect([fw.AMENDMENTS[id].ref.charAt(0), fw.AMENDMENTS[id].editions]).toEqual([letter, editions])
    }
  })

  test('short handles are unique and run from A-01 to D-54', () => {
    const refs = fw.AMENDMENT_IDS.map((id) => fw.AMENDMENTS[id].ref)
    expect(new Set(refs).size).toBe(134)
    const numbers = (letter: string) =>
      new Set(refs.filter((ref) => ref.startsWith(letter)).map((ref) => Number.parseInt(ref.slice(2), 10)))
    expect(['A', 'B', 'C', 'D'].map((letter) => numbers(letter).size)).toEqual([44, 16, 11, 54])
  })

  test('entries with an optional or advanced standing have a switch', () => {
    const switched = fw.AMENDMENT_IDS.map(fw.amendment).filter((entry) => entry.optional || entry.advanced)
    expect(switched.map(({ id, switchId }) => [id, switchId])).toEqual([
      ['FW-5.6-slats', 'slats'],
      ['FW-6.4-reversal-limits', 'reversalLimits'],
      ['FW-14.11-remain-engaged', 'remainEngaged'],
      ['FW-14.12-tmg-breakoff', 'tmgBreakoff'],
      ['FW-15.7.1-time-lines', 'timeLines'],
    ])
  })

  test('28 signs or words are reconstructed, one of them in two entries, each with its confidence', () => {
    const lost = fw.AMENDMENT_IDS.flatMap((id) => fw.amendment(id).reconstructed ?? [])
    const lines = [...new Set(lost.map(({ line }) => line))].sort((a, b) => a - b)
    expect(lines).toEqual([
      47, 70, 72, 79, 81, 83, 131, 145, 169, 196, 202, 208, 250, 258, 294, 298, 308, 310, 328, 336, 352, 362, 399, 405,
      436, 518, 522, 546, 550,
    ])
  })

  test('a citation that does not exist is a compile error', () => {
    const real: fw.Citation = 'FW-5.6-slats-stall'
    // @ts-expect-error there is no such part
    const part: fw.Citation = 'FW-5.6-slats-nothing'
    // @ts-expect-error there is no such entry
    const entry: fw.AmendmentId = 'FW-9.9-none'
    expect([real, part, entry].map(fw.owner)).toEqual(['FW-5.6-slats', null, null])
  })

  test('no topic is forgotten, and what is superseded exists', () => {
    const complete: [Exclude<fw.Topic, (typeof fw.TOPICS)[number]>] extends [never] ? true : never = true
    expect(complete).toBe(true)
    const superseded = fw.AMENDMENT_IDS.flatMap((id) => fw.amendment(id).supersedes ?? [])
    expect(superseded).toEqual(['OTR1-5.1-vertical-bank-declare', 'OTR1-AID-severe-4'])
    expect(superseded.every(fw.isAmendmentId)).toBe(true)
  })

  test('owns its parts', () => {
    expect(fw.owner('OTR1-ADC-me163b-landing')).toBe('OTR1-ADC-me163b')
    expect(fw.owner('FW-5.6-slats-with-flaps')).toBe('FW-5.6-slats')
    expect(fw.owner('FW-5.6-slats')).toBe('FW-5.6-slats')
    expect(fw.owner('FW-5.6-slats-nothing')).toBe(null)
    expect(fw.owner('toString')).toBe(null)
  })
})

describe('rulings', () => {
  test('the 48 of the catalogue and five of our own, each in words', () => {
    expect(fw.RULING_IDS).toHaveLength(53)
    for (const id of fw.RULING_IDS) {
      const { issue, choice, reason } = fw.RULING_TEXT[id]
      for (const words of [issue, choice, reason]) expect(words).toMatch(/\S.*\.$/)
    }
  })

  test('each is cited by an entry, or speaks of the sheet as a whole', () => {
    const cited = new Set(fw.AMENDMENT_IDS.flatMap((id) => fw.amendment(id).rulings ?? []))
    expect(fw.RULING_IDS.filter((id) => !cited.has(id))).toEqual(['R-28'])
  })

  test('the default reading is the first', () => {
    for (const [id, value] of Object.entries(fw.DEFAULT_READINGS)) {
      const record: fw.RulingRecord = fw.RULINGS[id as fw.RulingId]
      expect(record.readings?.[0]).toBe(value)
    }
    const open = fw.RULING_IDS.filter((id) => 'readings' in fw.RULINGS[id])
    expect(open).toEqual(Object.keys(fw.DEFAULT_READINGS))
  })
})

describe('functions', () => {
  const tags = new Map(functionFiles.flatMap((file) => tagged(source(`functions/${file}`))))

  test('each one is filed under the entries that its comment names', () => {
    for (const [name, ids] of Object.entries(fw.CALCULATORS)) {
      expect([name, tags.get(name)]).toEqual([name, [...ids]])
      expect(ids.length).toBeGreaterThan(0)
      expect(typeof exported.get(name)).toBe('function')
    }
  })

  test('no function with a rule tag is missing from the file of functions', () => {
    const named = [...tags].filter(([, ids]) => ids.length > 0).map(([name]) => name)
    expect(named.sort()).toEqual(Object.keys(fw.CALCULATORS).sort())
  })

  test('every comment of a rule function names a rule, play aid or table in words and as a category', () => {
    for (const file of functionFiles) {
      const comments = [
        ...source(`functions/${file}`).matchAll(/\/\*\*((?:(?!\*\/)[\s\S])*@rule(?:(?!\*\/)[\s\S])*)\*\//g),
      ]
      for (const [, comment = ''] of comments) {
        expect(comment).toMatch(
          /^\s*\*? ?\s*\*? ?(Rules?|Chapters?|Flight rules summary|Combat tables|Engine criticals|Equipment criticals)/,
        )
        expect(comment).toMatch(/@category (Rule|Chapter|Play aid|Critical)/)
      }
    }
  })

  test.each(ALL_IDS)('%s is carried out by a function, by a patch, or says why not', (id) => {
    const byFunction = Object.values(fw.CALCULATORS).some((ids) => ids.some((one) => one === id))
    const patches = [...fw.CARD_PATCHES, ...fw.SCENARIO_PATCHES, fw.REPLACED_CARDS]
    const byPatch = patches.some((patch) => fw.owner(patch.id) === id)
    const without = fw.WITHOUT_FUNCTION.some((one) => one === id)
    expect([byFunction || byPatch, without, fw.AMENDMENT_TEXT[id].withoutFunction !== undefined]).toEqual(
      without ? [false, true, true] : [true, false, false],
    )
  })

  test('function modules carry no prose: they import neither texts nor explanations', () => {
    for (const file of functionFiles) expect(source(`functions/${file}`)).not.toMatch(/\.text\.js|explain\.js|\/text\//)
  })

  test('every violation code is used somewhere', () => {
    const logic = ['gate', 'options', 'question', 'in-force', 'explain', 'ruled'].map((file) => source(`${file}.ts`))
    const all = [...logic, ...functionFiles.map((file) => source(`functions/${file}`))].join('\n')
    const idle = Object.keys(fw.MESSAGES).filter((code) => !all.includes(`'${code}'`))
    expect(idle).toEqual([])
  })
})
