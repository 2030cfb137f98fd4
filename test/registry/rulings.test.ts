/** Every reading of ours is a ruling that says so, in every game: and a switch, or why there is none. */
import { describe, expect, test } from 'vitest'
import type { Explanation, RuleInfo } from 'wingover'
import { explain as aerialCraps } from 'wingover/aerial-craps/rules'
import { explain as fightingWings } from 'wingover/fighting-wings/rules'
import { explain as regiaAeronautica } from 'wingover/regia-aeronautica/rules'
import { rulesets } from 'wingover/registry'
import { explain as spitfire } from 'wingover/spitfire/rules'
import { explain as spittingFire } from 'wingover/spitting-fire/rules'

const explains: Readonly<Record<string, (id: never) => Explanation | undefined>> = {
  'aerial-craps': aerialCraps,
  'fighting-wings': fightingWings,
  'regia-aeronautica': regiaAeronautica,
  spitfire,
  'spitting-fire': spittingFire,
}

describe.each(Object.values(rulesets))('$info.title', ({ info }) => {
  const rulings = Object.entries<RuleInfo>(info.rules).filter(([, { status }]) => status === 'ruling')
  const explain = explains[info.id] as (id: string) => Explanation

  test('has rulings', () => expect(rulings.length).toBeGreaterThan(10))

  test.each(rulings)('%s says its question, its readings, the choice and the reason', (id) => {
    const { question, readings, choice, reason } = explain(id)
    expect(question).toMatch(/^[A-Z].{10,}[?.]$/s)
    expect(readings?.length).toBeGreaterThanOrEqual(2)
    expect(readings?.[choice as number]).toBeTypeOf('string')
    expect(reason).toMatch(/^\S.{10,}/s)
  })

  test.each(rulings)('%s is a switch, or says why it is none', (id, { option }) => {
    const { noSwitch } = explain(id)
    if (option === undefined) expect(noSwitch).toMatch(/^[A-Z`].{20,}\.$/s)
    else expect(Object.hasOwn(info.options, option)).toBe(true)
  })
})
