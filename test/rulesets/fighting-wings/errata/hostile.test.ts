import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as fw from '../../../../src/rulesets/fighting-wings/errata/index.js'

type Broken = {
  readonly rule: string
  readonly code: string
  readonly message: string
  readonly facts: Readonly<Record<string, unknown>>
}
type Answer = { readonly ok: boolean; readonly violations?: readonly Broken[]; readonly value?: unknown }
type Door = (...args: unknown[]) => Answer

const exported = new Map<string, unknown>(Object.entries(fw))
const calculators = Object.keys(fw.CALCULATORS)
const doors = [
  'inForce',
  'isInForce',
  'topic',
  'explain',
  'describe',
  'describeRuling',
  'diff',
  'conflicts',
  'calculatorsInForce',
  'parseSwitches',
  'applyAdcPatches',
  'applyScenarioPatches',
]

const words = [
  ...fw.EDITIONS,
  ...fw.BANKS,
  ...fw.FLIGHT_TYPES,
  ...fw.TURN_RATES,
  ...fw.BANDS,
  ...fw.QUALITIES,
  ...fw.ROLES,
  ...fw.LOADS,
  ...fw.BURSTS,
  ...fw.STALL_KINDS,
  ...fw.TOPICS,
  'P-38J',
  'Me 163B',
  '4.2',
  'constructor',
  '__proto__',
  'toString',
]
const fields = [
  'quality',
  'cls',
  'role',
  'speed',
  'rate',
  'bank',
  'type',
  'die',
  'vfps',
  'name',
  'title',
  'planes',
  'readings',
  'houseDefaults',
  'slats',
  'pilot',
  'dInc',
  'hexes',
  'weapons',
  '__proto__',
]
const plausible = fc.oneof(
  fc.integer({ min: -3, max: 20 }),
  fc.boolean(),
  fc.constantFrom(...words),
  fc.constant(null),
  fc.constant(undefined),
)
const nested = fc.oneof(
  plausible,
  fc.array(plausible, { maxLength: 3 }),
  fc.dictionary(fc.constantFrom(...fields), plausible, { maxKeys: 6 }),
)
const anything = fc.oneof(
  fc.anything({ withBigInt: true, withNullPrototype: true, withSparseArray: true, withDate: true, withMap: true }),
  fc.jsonValue(),
  nested,
  fc.constant(Symbol('x')),
)

function answersPlainly(answer: Answer): void {
  expect(typeof answer.ok).toBe('boolean')
  const because = (answer.value as { readonly because?: readonly Broken[] } | null | undefined)?.because ?? []
  if (!answer.ok) expect(answer.violations?.length).toBeGreaterThan(0)
  for (const broken of [...(answer.violations ?? []), ...because]) isCitedInFull(broken)
}

/** A known code, a rule that exists, and every fact that the message speaks of, as a plain value. */
function isCitedInFull({ rule, code, facts }: Broken): void {
  const template = fw.MESSAGES[code as fw.Code]
  for (const [, name = ''] of template.matchAll(/\{(\w+)\}/g)) {
    expect(['number', 'string', 'boolean']).toContain(typeof facts[name])
  }
  expect(rule === 'CORE-SHAPE' || fw.owner(rule) !== null).toBe(true)
}

describe('hostile input never throws', () => {
  test.each([...calculators, ...doors])('%s', (name) => {
    const door = exported.get(name) as Door
    fc.assert(
      fc.property(fc.array(anything, { maxLength: 6 }), (args) => answersPlainly(door(...args))),
      { numRuns: 80 },
    )
  })

  test('normaliseRule, owner and isAmendmentId', () => {
    fc.assert(
      fc.property(anything, (input) => {
        expect(Array.isArray(fw.normaliseRule(input as string))).toBe(true)
        expect(typeof fw.isAmendmentId(input)).toBe('boolean')
        expect(fw.owner(input as string) === null || fw.isAmendmentId(fw.owner(input as string))).toBe(true)
      }),
    )
  })

  test.each(calculators)('%s refuses nothing at all, unless it asks for nothing', (name) => {
    const door = exported.get(name) as Door
    const asks = door.length > 0
    expect(door().ok).toBe(!asks)
  })

  test.each(calculators)('%s cites the entries it is filed under', (name) => {
    const door = exported.get(name) as Door
    const answer = door()
    if (answer.ok) return
    const filed: readonly string[] = fw.CALCULATORS[name as fw.CalculatorName]
    const cited = (answer.violations ?? []).map(({ rule }) => fw.owner(rule))
    expect(filed).toContain(cited[0])
  })

  test('cards with odd values on the patched path are reported, not mended', () => {
    fc.assert(
      fc.property(anything, (odd) => {
        const card = { name: 'Me 163B', notes: odd } as unknown as fw.Card
        answersPlainly(fw.applyAdcPatches(card, 'otr1'))
        const weapons = { name: 'Bf 109E-3 variant', weapons: odd } as unknown as fw.Card
        answersPlainly(fw.applyAdcPatches(weapons, 'asp'))
      }),
    )
  })

  test('circular cards are no trouble', () => {
    const card: Record<string, unknown> = { name: 'P-38J' }
    card.bands = card
    expect(fw.applyAdcPatches(card as unknown as fw.Card, 'otr1').ok).toBe(true)
  })
})
