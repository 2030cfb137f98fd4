import { describe, expect, test } from 'vitest'
import * as fw from '../../../../src/rulesets/fighting-wings/errata/index.js'
import { codes, value } from './answers.js'

const patched = (card: fw.Card, edition: fw.Edition, switches: Partial<fw.Switches> = {}) =>
  value(fw.applyAdcPatches(card, edition, switches))

describe('cards and counters', () => {
  const p38 = (ht: number): fw.Card => ({ name: 'P-38J', bands: { VL: { minTurn: { HT: ht, BT: 4.5 } } } })

  test('OTR1-ADC-p38j-ht T78 corrected, already correct, mismatch', () => {
    const wrong = patched(p38(3.0), 'otr1')
    expect(wrong.card.bands).toEqual({ VL: { minTurn: { HT: 3.5, BT: 4.5 } } })
    expect(wrong.applied).toEqual(['OTR1-ADC-p38j-ht'])
    const right = patched(p38(3.5), 'otr1')
    expect([right.card, right.applied, right.already]).toEqual([p38(3.5), [], ['OTR1-ADC-p38j-ht']])
    const other = patched(p38(4.0), 'otr1')
    expect(other.card).toEqual(p38(4.0))
    expect(other.mismatches).toEqual([
      { id: 'OTR1-ADC-p38j-ht', path: 'bands.VL.minTurn.HT', expected: '3 or 3.5', found: '4' },
    ])
    expect(patched({ name: 'P-38J' }, 'otr1').mismatches).toHaveLength(1)
  })

  test('R-09 in the same box with 2nd-edition rules, not in the other, not when switched off', () => {
    expect(patched(p38(3.0), 'otr2').applied).toHaveLength(1)
    expect(patched(p38(3.0), 'otr2', { carryOtr1Data: false }).applied).toEqual([])
    expect(patched(p38(3.0), 'asp').applied).toEqual([])
  })

  test('OTR1-ADC-bf109g10k4-climb OTR1-ADC-bf109-landing both reach the late Bf 109, one every other', () => {
    const late = patched({ name: 'Bf 109G-10', notes: { other: true } }, 'otr1')
    expect(late.applied).toEqual(['OTR1-ADC-bf109g10k4-climb', 'OTR1-ADC-bf109-landing'])
    expect(late.card.climbFpm).toEqual({ VL: 4800, LO: 4400, ML: 3800, MH: 3000, HI: 2200, VH: 1400, EH: 800 })
    expect(late.card.notes).toEqual({ other: true, landingAttritionMod: 1 })
    expect(patched({ name: 'Bf 109G-6' }, 'otr1').applied).toEqual(['OTR1-ADC-bf109-landing'])
  })

  test('OTR1-ADC-me163b three parts', () => {
    const { card, applied } = patched({ name: 'Me 163B' }, 'otr1')
    expect(applied).toEqual(['OTR1-ADC-me163b-climb', 'OTR1-ADC-me163b-restricted', 'OTR1-ADC-me163b-landing'])
    expect(card).toEqual({
      name: 'Me 163B',
      climbFpm: { VL: 21400, LO: 24600, ML: 27100, MH: 29100, HI: 24500, VH: 18500, EH: 12500, UH: 6500 },
      climbPilotRestricted: ['HI', 'VH', 'EH', 'UH'],
      notes: { forcedLandingMod: 2, roughLandingAs: 'pranged' },
    })
  })

  test.each([
    ['OTR1-ADC-p51bc', 'P-51B', 'otr1', { combatFlaps: { maxOverMin: 6 }, visibility: { malcolmHood: 'good' } }],
    ['OTR1-ADC-p51bc', 'P-51C', 'otr1', { combatFlaps: { maxOverMin: 6 }, visibility: { malcolmHood: 'good' } }],
    ['OTR1-ADC-p51d', 'P-51D', 'otr1', { combatFlaps: { maxOverMin: 6 } }],
    ['OTR1-ADC-spit14fr', 'Spitfire Mk. XIVe F.R.', 'otr1', { power: { LO: { b3: [4, 5] } } }],
    ['OTR1-CTR-pol', 'counter:POL', 'otr1', { defense: 8, hits: 8 }],
    ['ASP-ADC-battle3', 'Fairey Battle Mk. III', 'asp', { power: { HI: { b1: [1, null] } }, defGunAmmo: '12 (6x3)*' }],
    ['ASP-ADC-blenheim4', 'Blenheim Mk. IV', 'asp', { bankSlip: { b3: { bank: 6, slip: 6 } } }],
    ['ASP-ADC-ju88a5', 'Ju 88A-5', 'asp', { power: { VL: { b2: null } }, bankSlip: { b4: { bank: 7, slip: 8 } } }],
    ['ASP-ADC-do17z2', 'Do 17Z-2', 'asp', { power: { HI: { b2: null }, LO: { b2: null }, VL: { b2: null } } }],
  ] as const)('%s on %s', (_, name, edition, fields) => {
    expect(patched({ name }, edition).card).toEqual({ name, ...fields })
    expect(patched({ name }, edition === 'asp' ? 'otr1' : 'asp').card).toEqual({ name })
  })

  test.each(['Do 17Z-2', 'Dornier Do 17Z-2', 'DORNIER DO 17Z-2', 'Do17Z-2'])(
    'ASP-ADC-do17z2 a card named %s',
    (name) => {
      expect(patched({ name }, 'asp').applied).toEqual(['ASP-ADC-do17z2'])
      expect(patched({ name: `${name}0` }, 'asp').applied).toEqual([])
    },
  )

  test('ASP-ADC-do217e3-bank ASP-ADC-do217e3-max', () => {
    const { card, applied } = patched({ name: 'Do 217E-3', bands: { MH: { maxLevel: 5 } } }, 'asp')
    expect(card.bands).toEqual({ MH: { maxLevel: 6 } })
    expect(card.bankSlip).toEqual({ b4: { bank: 9, slip: 10 } })
    expect(applied).toEqual(['ASP-ADC-do217e3-bank', 'ASP-ADC-do217e3-max'])
  })

  test('ASP-ADC-bf109e3v picks weapons by id; a card without them is reported and left alone', () => {
    const weapon = (id: string, cap: number) => ({ id, cap })
    const card = { name: 'Bf 109E-3 variant', weapons: [weapon('W1', 6), weapon('W2', 6), weapon('W3', 6)] }
    expect(patched(card, 'asp').card.weapons).toEqual([weapon('W1', 4), weapon('W2', 4), weapon('W3', 6)])
    const bare = { name: 'Bf 109E-3 variant', weapons: [weapon('W1', 6)] }
    const { card: left, applied, mismatches } = patched(bare, 'asp')
    expect([left, applied, mismatches.map(({ path }) => path)]).toEqual([bare, [], ['weapons.#W2.cap']])
  })

  test('a value where fields should be is reported', () => {
    expect(patched({ name: 'P-51D', combatFlaps: 6 }, 'otr1').mismatches.map(({ id }) => id)).toEqual([
      'OTR1-ADC-p51d-flaps',
    ])
  })

  test('ASP-ADC-replaced warns until the card is marked revised', () => {
    expect(patched({ name: 'Spitfire Mk. I' }, 'asp').outdated).toEqual(['ASP-ADC-replaced'])
    expect(patched({ name: 'Spitfire Mk. I', revised: true }, 'asp').outdated).toEqual([])
    expect(patched({ name: 'Spitfire Mk. I' }, 'otr2').outdated).toEqual([])
    expect(patched({ name: 'Spitfire Mk. IX' }, 'asp').outdated).toEqual([])
  })

  test('is idempotent and never touches the card given', () => {
    for (const patch of fw.CARD_PATCHES) {
      const card = Object.freeze({ name: patch.cards[0].replace('*', 'G-6') })
      const edition = patch.id.startsWith('ASP') ? 'asp' : 'otr1'
      const once = patched(card, edition)
      const twice = patched(once.card, edition)
      expect(twice.card).toEqual(once.card)
      expect(twice.applied).toEqual([])
      expect(twice.already).toEqual(once.applied)
    }
  })

  test('each correction stands under an entry that exists', () => {
    for (const { id } of [...fw.CARD_PATCHES, ...fw.SCENARIO_PATCHES]) expect(fw.owner(id)).not.toBe(null)
  })

  test('what is no card is refused', () => {
    expect(codes(fw.applyAdcPatches({} as fw.Card, 'asp'))).toEqual(['wrong-shape'])
    expect(codes(fw.applyAdcPatches({ name: 'x' }, 'asp2' as fw.Edition))).toEqual(['unknown-edition'])
  })
})

describe('scenarios', () => {
  const scenario = (card: string, title = 'Meat on the Table') => ({
    title,
    planes: [
      { card, id: 'A' },
      { card: 'B-17F', id: 'B' },
    ],
  })
  const apply = (sheet: fw.ScenarioSheet, edition: fw.Edition) => value(fw.applyScenarioPatches(sheet, edition))

  test('OTR1-SCN-p47 the P-47D-10 of two scenarios is a P-47D-5', () => {
    for (const title of ['Meat on the Table', 'Rescuing a Straggler']) {
      const { card, applied } = apply(scenario('P-47D-10', title), 'otr1')
      expect([card, applied]).toEqual([scenario('P-47D-5', title), ['OTR1-SCN-p47']])
    }
    expect(apply(scenario('P-47D-5'), 'otr1').already).toEqual(['OTR1-SCN-p47'])
    expect(apply(scenario('P-38J'), 'otr1').mismatches).toEqual([
      { id: 'OTR1-SCN-p47', path: 'planes', expected: 'P-47D-10 or P-47D-5', found: 'P-38J, B-17F' },
    ])
    expect(apply(scenario('P-47D-10', 'Another'), 'otr1').applied).toEqual([])
    expect(apply(scenario('P-47D-10'), 'asp').applied).toEqual([])
    expect(codes(fw.applyScenarioPatches({ title: 'x' } as fw.ScenarioSheet, 'otr1'))).toEqual(['wrong-shape'])
  })
})
