/** The public door as a compiler sees it. `npm run types` fails on a broken line; the runner only counts them. */
import { describe, expectTypeOf, it } from 'vitest'
import type { ActionOf, CodeOf, CoreCode, EventOf, Outcome, Resolution, RuleOf, Ruleset, Violation } from 'wingover'
import { type AerialCraps, type messages as acMessages, aerialCraps } from 'wingover/aerial-craps'
import { type FightingWings, fightingWings, type messages as fwMessages } from 'wingover/fighting-wings'
import { type RegiaAeronautica, type messages as raMessages, regiaAeronautica } from 'wingover/regia-aeronautica'
import { rulesets } from 'wingover/registry'
import { type Spitfire, spitfire, type messages as spMessages } from 'wingover/spitfire'
import { type Code, type SpittingFire, type messages as sfMessages, spittingFire } from 'wingover/spitting-fire'

describe('types of the public door', () => {
  it('each game is a ruleset of its own types', () => {
    expectTypeOf(spittingFire).toEqualTypeOf<Ruleset<SpittingFire>>()
    expectTypeOf(spitfire).toEqualTypeOf<Ruleset<Spitfire>>()
    expectTypeOf(aerialCraps).toEqualTypeOf<Ruleset<AerialCraps>>()
    expectTypeOf(fightingWings).toEqualTypeOf<Ruleset<FightingWings>>()
    expectTypeOf(regiaAeronautica).toEqualTypeOf<Ruleset<RegiaAeronautica>>()
  })

  it('one registry holds them all without a cast', () => {
    expectTypeOf(rulesets['spitting-fire']).toExtend<Ruleset>()
    expectTypeOf<Ruleset<FightingWings>>().toExtend<Ruleset>()
  })

  it('a refusal names one of the codes of its game, so that translations can be complete', () => {
    type Refused = ReturnType<typeof spittingFire.check>[number]
    expectTypeOf<Refused['code']>().toEqualTypeOf<Code | CoreCode>()
    expectTypeOf<CodeOf<SpittingFire>>().toEqualTypeOf<keyof typeof sfMessages | CoreCode>()
    expectTypeOf<CodeOf<Spitfire>>().toEqualTypeOf<keyof typeof spMessages | CoreCode>()
    expectTypeOf<CodeOf<AerialCraps>>().toEqualTypeOf<keyof typeof acMessages | CoreCode>()
    expectTypeOf<CodeOf<FightingWings>>().toEqualTypeOf<keyof typeof fwMessages | CoreCode>()
    expectTypeOf<CodeOf<RegiaAeronautica>>().toEqualTypeOf<keyof typeof raMessages | CoreCode>()
    expectTypeOf<Refused>().toExtend<Violation<RuleOf<SpittingFire>>>()
    expectTypeOf<Violation['code']>().toEqualTypeOf<string>()
  })

  it('an unknown order, seat or rule does not compile', () => {
    expectTypeOf<'resign'>().toExtend<ActionOf<SpittingFire>['type']>()
    expectTypeOf<'fly'>().not.toExtend<ActionOf<SpittingFire>['type']>()
    expectTypeOf<'neutral'>().not.toExtend<SpittingFire['Seat']>()
    expectTypeOf<'SF-NONE-01'>().not.toExtend<RuleOf<SpittingFire>>()
    expectTypeOf<'resigned'>().toExtend<EventOf<Spitfire>['type']>()
  })

  it('a state is read-only, and only a step has one', () => {
    type Step = Extract<Resolution<SpittingFire>, { ok: true }>
    type Refusal = Extract<Resolution<SpittingFire>, { ok: false }>
    expectTypeOf<Step['state']>().toEqualTypeOf<SpittingFire['State']>()
    expectTypeOf<Refusal>().not.toHaveProperty('state')
    expectTypeOf<SpittingFire['State']['planes']>().toExtend<Readonly<Record<string, unknown>>>()
    expectTypeOf<Outcome<SpittingFire>['winner']>().toEqualTypeOf<'axis' | 'allies' | 'draw'>()
  })
})
