import { describe, expect, test } from 'vitest'
import * as fw from '../../../../src/rulesets/fighting-wings/errata/index.js'
import { codes, value } from './answers.js'

const h = fw.halves
const fighter = { cls: 'F', role: 'fighter' } as const
const green: fw.Pilot = { quality: 'green' }
const flapsAlone: fw.AssistedTurn = {
  slats: false,
  pilot: green,
  rate: 'HT',
  speed: h(3),
  listedTurnMin: h(3.5),
  flapsUsed: true,
}

/** A question to each function that only our own number answers. */
const WITNESSES: Readonly<Record<(typeof fw.HOUSE_FUNCTIONS)[number], (options: fw.Options) => fw.Ruled<unknown>>> = {
  reduceMode: (o) => fw.reduceMode('4', o),
  turnReqForPortion: (o) => fw.turnReqForPortion('4', 0, 'SD', 'INV', o),
  minSteepDiveLoss: (o) => fw.minSteepDiveLoss(3, o),
  effectivePower: (o) => fw.effectivePower(5, 0, [[2, 3]], o),
  slatAssist: (o) => fw.slatAssist(flapsAlone, o),
  mayUseVertical: (o) => fw.mayUseVertical(fighter, green, o),
  mayUseInvertedBank: (o) => fw.mayUseInvertedBank(fighter, o),
  maySnapRoll: (o) => fw.maySnapRoll(fighter, green, o),
  gunArc: (o) => fw.gunArc({ type: 'LVL', faced: 'L', cause: 'turn' }, o),
  burstColumnShift: (o) => fw.burstColumnShift('long', false, false, o),
  inBlindSpot: (o) => fw.inBlindSpot({ onSixLine: true, hexes: 2, dInc: 1 }, o),
  twoInThreeMove: (o) => fw.twoInThreeMove(1, o),
}

describe('house values', () => {
  test.each(Object.entries(WITNESSES))('%s answers with our own value, or base-unknown if none is wanted', (_, ask) => {
    expect(ask({}).ok).toBe(true)
    expect(codes(ask({ houseDefaults: false }))).toEqual(['base-unknown'])
    expect(fw.isBaseUnknown(ask({ houseDefaults: false }))).toBe(true)
    expect(fw.isBaseUnknown(ask({}))).toBe(false)
  })

  test('every number of our own is marked as such', () => {
    const numbers = [
      'reduceMode',
      'turnReqForPortion',
      'minSteepDiveLoss',
      'effectivePower',
      'burstColumnShift',
      'twoInThreeMove',
    ] as const
    for (const name of numbers) {
      const answer = WITNESSES[name]({})
      expect(answer.ok && answer.modifiers.some(({ provenance }) => provenance === 'house')).toBe(true)
    }
  })

  test('topics with a value of our own are the listed ones', () => {
    const house = fw.TOPICS.filter((key) =>
      fw.EDITIONS.some((edition) => value(fw.topic(edition, {}, key)).status === 'house'),
    )
    expect(house).toEqual([...fw.HOUSE_TOPIC_NAMES])
  })

  test('FW-11-power-order a fraction that comes out even needs no number of ours', () => {
    expect(value(fw.effectivePower(6, 0, [[2, 3]], { houseDefaults: false }))).toBe(4)
    expect(value(fw.effectivePower(5, 0, [[2, 3]]))).toBe(3)
  })
})
