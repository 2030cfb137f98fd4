import { describe, expect, test } from 'vitest'
import * as fw from '../../../../src/rulesets/fighting-wings/errata/index.js'
import { codes, value, why } from './answers.js'

const h = fw.halves

describe('loads', () => {
  test('OTR1-13-jettison-timing OTR2-13-jettison-timing in the combat phase at combat scale', () => {
    expect(fw.SCALES.map((scale) => value(fw.releaseMoment(scale)))).toEqual([
      'combatPhase',
      'endOfOwnMovement',
      'endOfOwnMovement',
    ])
  })

  test('OTR1-13-bomb-bay OTR2-13-bomb-bay T73', () => {
    expect(fw.DOORS.map((door) => value(fw.doorDecel(door)))).toEqual([0, 1, 1, 1])
    expect(fw.DOORS.map((door) => value(fw.doorAdvance(door)))).toEqual(['closed', 'open', 'open', 'closed'])
    expect(fw.DOORS.map((door) => value(fw.mayRelease(door)).allowed)).toEqual([false, false, true, false])
    expect(why(fw.doorOrder('closed', 'open', true))).toEqual([])
    expect(why(fw.doorOrder('closed', 'open', false))).toEqual(['not-at-move-start'])
    expect(why(fw.doorOrder('opening', 'close', true))).toEqual(['bay-moving'])
    expect(why(fw.doorOrder('open', 'open', true))).toEqual(['bay-already-there'])
  })

  test('OTR2-13-jettison-restrict T72', () => {
    expect(why(fw.mayJettison('INV', false))).toEqual(['jettison-inverted'])
    expect(why(fw.mayJettison('LVL', true))).toEqual(['jettison-negative-g'])
    expect(why(fw.mayJettison('LB', false))).toEqual([])
    expect([value(fw.releasedWeapon('jettisoned')), value(fw.releasedWeapon('attack'))]).toEqual(['dud', 'armed'])
  })

  test.each([
    ['a 10 at ease', 10, false, false, 1, 'dropped'],
    ['a 10 too fast', 10, true, false, 1, 'stuck'],
    ['a 9 too fast and turning', 9, true, true, 1, 'stuck'],
    ['an 8 too fast and turning', 8, true, true, 1, 'dropped'],
    ['second try, 6', 6, false, false, 2, 'dropped'],
    ['second try, 6 and turning', 6, false, true, 2, 'permanent'],
    ['second try, 7', 7, false, false, 2, 'permanent'],
    ['second try, 10', 10, false, false, 2, 'permanent'],
  ] as const)('FW-13-drop-tanks %s', (_, die, aboveListedMax, usedHTplus, attempt, result) => {
    expect(value(fw.dropTank({ die, aboveListedMax, usedHTplus, attempt }))).toBe(result)
  })

  test('FW-13-drop-tanks large formations use a table that is not at hand', () => {
    expect(codes(fw.formationTanksStuck(12, null))).toEqual(['base-unknown'])
    expect(value(fw.formationTanksStuck(12, 3))).toBe(3)
    expect(value(fw.formationTanksStuck(2, 3))).toBe(2)
  })
})

describe('the tactical scale', () => {
  test('FW-14.1-14.4-fatigue-sight T57', () => {
    expect([2.0, 2.1, 4.0, 4.1].map((hours) => value(fw.fatigueSightModifier(hours, 'first')))).toEqual([0, -1, -1, -2])
    expect(value(fw.fatigueSightModifier(4.1, 'defender'))).toBe(2)
    expect(value(fw.fatigueSightModifier(2.1, 'defender'))).toBe(1)
  })

  test('FW-14.2-radar-choice the attacker picks the sign before rolling', () => {
    expect([value(fw.radarModifier(2, 'plus')), value(fw.radarModifier(2, 'minus'))]).toEqual([2, -2])
    expect(why(fw.mayChooseRadarSign(true, false))).toEqual([])
    expect(why(fw.mayChooseRadarSign(true, true))).toEqual(['before-the-roll'])
    expect(why(fw.mayChooseRadarSign(false, false))).toEqual(['only-the-attacker'])
  })

  test('FW-14.6-setup the order of setting up', () => {
    expect(value(fw.nextSetupStep('placeDefenders'))).toBe('scatterDefenders')
    expect(value(fw.nextSetupStep('defenderBanks'))).toBe('attackerBanks')
    expect(value(fw.nextSetupStep('attackerBanks'))).toBe(null)
  })

  test('FW-14.6-setup defenders and escorts', () => {
    expect(why(fw.defenderPlace({ sharesHex: false, inParameters: true }))).toEqual([])
    expect(why(fw.defenderPlace({ sharesHex: true, inParameters: false }))).toEqual(['hex-taken', 'out-of-parameters'])
    const escort = { mainLeader: true, hexesToEscorted: 12, higher: true, inFlexibleParameters: false }
    expect(why(fw.escortPlace(escort))).toEqual([])
    expect(why(fw.escortPlace({ ...escort, hexesToEscorted: 13 }))).toEqual(['escort-too-far'])
    expect(why(fw.escortPlace({ ...escort, hexesToEscorted: 13, inFlexibleParameters: true }))).toEqual([
      'escort-too-far',
    ])
    const subordinate = { ...escort, mainLeader: false, hexesToEscorted: 13, inFlexibleParameters: true }
    expect(why(fw.escortPlace(subordinate))).toEqual([])
    expect(why(fw.escortPlace({ ...escort, higher: false }))).toEqual(['escort-not-higher'])
  })

  test('FW-14.6-setup the attacking leader', () => {
    const leader = { startRange: 20, toTarget: 20, toOthers: [20, 25], inDeflectionArc: true, enemyInFrontArc: true }
    expect(why(fw.attackingLeaderPlace(leader))).toEqual([])
    expect(why(fw.attackingLeaderPlace({ ...leader, toOthers: [19] }))).toEqual(['enemy-too-near'])
    expect(why(fw.attackingLeaderPlace({ ...leader, toTarget: 22, toOthers: [20] }))).toEqual([])
    expect(why(fw.attackingLeaderPlace({ ...leader, toTarget: 22, toOthers: [23] }))).toEqual(['wrong-range'])
    expect(why(fw.attackingLeaderPlace({ ...leader, inDeflectionArc: false }))).toEqual(['wrong-deflection-arc'])
    expect(why(fw.attackingLeaderPlace({ ...leader, enemyInFrontArc: false }))).toEqual(['no-enemy-in-front'])
  })

  test('FW-14.6-setup start banks', () => {
    expect(why(fw.startBank('defender', true, false, 'LB'))).toEqual([])
    expect(why(fw.startBank('defender', false, false, 'LB'))).toEqual(['must-be-wings-level'])
    expect(why(fw.startBank('defender', false, false, 'LVL'))).toEqual([])
    expect(why(fw.startBank('attacker', false, true, 'RB'))).toEqual([])
    expect(why(fw.startBank('attacker', false, false, 'RB'))).toEqual(['must-be-first'])
    expect(why(fw.startBank('attacker', true, true, 'IRB'))).toEqual(['bank-not-upright'])
  })

  test('FW-14.6-setup T85', () => {
    expect(value(fw.surpriseTurns(true, false))).toBe(0)
    expect(value(fw.surpriseTurns(false, true))).toBe(1)
    expect(value(fw.surpriseTurns(false, false))).toBe(2)
  })

  test.each([
    [12, true, 5, 4],
    [9, false, 9, 1],
    [10, false, 0, 2],
  ])('FW-14.6-scatter-1 T56 counter dice of %i aircraft', (aircraft, defender, spotted, dice) => {
    expect(value(fw.counterDice(aircraft, defender, spotted))).toBe(dice)
  })

  test.each([
    [4, 'MH', 0, false, 1],
    [5, 'HI', 0, false, 3],
    [5, 'VH', 2, false, 4],
    [5, 'EH', 2.5, false, 6],
    [5, 'UH', 4.5, false, 7],
    [5, 'HI', 4, true, 2],
    [5, 'VH', 4.5, true, 4],
    [5, 'UH', 8.5, true, 6],
  ] as const)(
    'FW-14.6-scatter-altitude FW-14.6-scatter-fatigue %i aircraft in %s, %d hours, pressurized %s',
    (aircraft, worstBand, hoursAloft, pressurized, dice) => {
      expect(value(fw.scatterDice({ aircraft, worstBand, hoursAloft, pressurized }))).toBe(dice)
    },
  )

  test('FW-14.6-scatter-1 the remainder, if positive', () => {
    expect(value(fw.adjustments([7, 5], [4]))).toBe(8)
    expect(value(fw.adjustments([2], [9]))).toBe(0)
  })

  test('FW-14.6-scatter-altitude FW-14.6-scatter-fatigue three moves, four when high or tired, never five', () => {
    expect(value(fw.adjustmentLimit('VH', 3, false))).toBe(3)
    expect(value(fw.adjustmentLimit('EH', 0, true))).toBe(4)
    expect(value(fw.adjustmentLimit('ML', 4.5, false))).toBe(4)
    expect(value(fw.adjustmentLimit('ML', 4.5, true))).toBe(3)
    expect(value(fw.adjustmentLimit('UH', 9, true))).toBe(4)
  })

  test('FW-14.6-scatter-1 FW-15.1-weather-immersion what an adjustment may not do', () => {
    const move = { isMainLeader: false, timesMoved: 2, limit: 3, left: 1, intoCloud: false }
    expect(why(fw.mayAdjust(move))).toEqual([])
    expect(why(fw.mayAdjust({ ...move, isMainLeader: true }))).toEqual(['leader-moved'])
    expect(why(fw.mayAdjust({ ...move, timesMoved: 3 }))).toEqual(['over-adjusted'])
    expect(why(fw.mayAdjust({ ...move, left: 0 }))).toEqual(['no-adjustment-left'])
    expect(why(fw.mayAdjust({ ...move, intoCloud: true }))).toEqual(['in-cloud'])
  })

  test('FW-14.6-scatter-fatigue X17 two hours are twelve operational turns', () => {
    expect(value(fw.opTurnsIn(2))).toBe(12)
  })
})

describe('engagements', () => {
  const engagement: fw.Engagement = {
    engaged: true,
    target: [{ cls: 'H', role: 'bomber' }],
    escorts: 0,
    attackers: [
      { cls: 'F', role: 'fighter' },
      { cls: 'M', role: 'fighter' },
    ],
  }

  test('FW-14.11-remain-engaged unescorted bombers against fighters', () => {
    expect(why(fw.mayRemainEngaged(engagement))).toEqual([])
    expect(why(fw.mayRemainEngaged({ ...engagement, escorts: 1 }))).toEqual(['target-escorted'])
    expect(why(fw.mayRemainEngaged({ ...engagement, engaged: false }))).toEqual(['not-engaged'])
    expect(why(fw.mayRemainEngaged({ ...engagement, target: [{ cls: 'F', role: 'fighter' }] }))).toEqual([
      'target-not-bombers',
    ])
    expect(why(fw.mayRemainEngaged({ ...engagement, attackers: [{ cls: 'L', role: 'bomber' }] }))).toEqual([
      'attackers-not-fighters',
    ])
  })

  test('FW-14.12-tmg-breakoff T59', () => {
    expect([value(fw.breakoffBand(30)), value(fw.breakoffBand(31))]).toEqual(['B', 'C'])
    expect([value(fw.breakoffBand(30, 15)), value(fw.breakoffBand(30, 18))]).toEqual(['B', 'C'])
    expect(why(fw.mayJoin(true, 600))).toEqual([])
    expect(why(fw.mayJoin(true, 700))).toEqual(['altitude-apart'])
    expect(why(fw.mayJoin(false, 0))).toEqual(['different-square'])
    expect(why(fw.mayReattack(engagement, false))).toEqual([])
    expect(why(fw.mayReattack({ ...engagement, escorts: 2 }, true))).toEqual(['target-escorted', 'intercepted'])
  })

  test('FW-14.12-tmg-breakoff FW-15.7.1-time-lines the clock', () => {
    expect(value(fw.timePassed(9, 14))).toEqual({ opTurns: 0, minutes: 9 })
    expect(value(fw.timePassed(9, 15))).toEqual({ opTurns: 1, minutes: 0 })
    expect(value(fw.timePassed(23, 0))).toEqual({ opTurns: 2, minutes: 3 })
  })

  test.each([
    [7, 2, 6],
    [1, 1, 2],
    [10, 1, 6],
  ])('FW-15.7.1-time-lines T58 die %i after %i successes', (die, earlierSuccesses, minute) => {
    expect(value(fw.timeOfIntercept({ involvesFirstPair: true, earlierSuccesses, die }))).toBe(minute)
  })

  test('FW-15.7.1-time-lines the first success and separate events are minute one', () => {
    expect(value(fw.timeOfIntercept({ involvesFirstPair: true, earlierSuccesses: 0, die: null }))).toBe(1)
    expect(value(fw.timeOfIntercept({ involvesFirstPair: false, earlierSuccesses: 3, die: null }))).toBe(1)
    expect(codes(fw.timeOfIntercept({ involvesFirstPair: true, earlierSuccesses: 1, die: null }))).toEqual([
      'not-an-integer',
    ])
  })

  test('FW-15.7.1-time-lines how newcomers enter', () => {
    expect(value(fw.lateEntry('tmg', 'defender'))).toMatchObject({ how: 'joinAttackers', band: null })
    expect(value(fw.lateEntry('tmg', 'attacker'))).toMatchObject({
      how: 'bounceBandA',
      line: '6:00',
      band: 'A',
      spottingRolls: 1,
      defendersLeave: true,
    })
    expect(value(fw.lateEntry('combat', 'attacker'))).toMatchObject({ how: 'enterBandB', line: '6:00', band: 'B' })
  })
})

describe('weather and the operational scale', () => {
  const band = { lo: 181, hi: 240 }
  const layer = { lo: 190, hi: 210 }
  const defender = (alt: number): fw.ImmersedLeader => ({ alt, ceiling: 400, band })
  const attacker = (alt: number, ceiling = 400): fw.ImmersedLeader => ({ alt, ceiling, band: null })

  test.each([
    ['down is shorter', [defender(192), attacker(195)], -6],
    ['up is shorter', [defender(205), attacker(208)], 6],
    ['equal: up', [defender(200), attacker(200)], 11],
    ['a ceiling forbids up', [defender(205), attacker(208, 209)], -19],
    ['not all in cloud', [defender(205), attacker(220)], 0],
  ] as const)('FW-15.1-weather-immersion %s', (_, leaders, shift) => {
    expect(value(fw.weatherShift(leaders, layer))).toBe(shift)
  })

  test('FW-15.1-weather-immersion impossible: roll again', () => {
    const tight = { lo: 195, hi: 205 }
    expect(value(fw.weatherShift([{ alt: 200, ceiling: 400, band: tight }], { lo: 150, hi: 250 }))).toBe(null)
  })

  test('FW-15.1-weather-immersion no wingman in cloud', () => {
    expect(why(fw.wingmanPlace(190, [layer]))).toEqual(['in-cloud'])
    expect(why(fw.wingmanPlace(189, [layer]))).toEqual([])
  })

  test('OTR1-15.1-takeoff-is-move taking off is the move, joining up is not', () => {
    expect(why(fw.mayActAfterTakeoff('move', true))).toEqual(['takeoff-was-the-move'])
    expect(why(fw.mayActAfterTakeoff('move', false))).toEqual([])
    expect(why(fw.mayActAfterTakeoff('joinUp', true))).toEqual([])
    expect(why(fw.mayActAfterTakeoff('assemble', true))).toEqual([])
  })

  test('ASP-15.5-attitudes-climb ASP-15.5-note-p34-climb at least 3,000 by default', () => {
    for (const sentence of ['ASP-15.5-attitudes-climb', 'ASP-15.5-note-p34-climb'] as const) {
      expect([2999, 3000, 3001].map((rate) => value(fw.climbRateQualifies(rate, sentence)))).toEqual([
        false,
        true,
        true,
      ])
      expect(fw.CLIMB_RATE_SENTENCES[sentence].verified).toBe(false)
    }
  })

  test('FW-15.5-endurance who may, and how', () => {
    const wish = { move: 'halfSquare', altitude: 'level', bomberToTarget: false } as const
    expect(why(fw.mayFlyEndurance(wish))).toEqual([])
    expect(why(fw.mayFlyEndurance({ ...wish, altitude: 'dive' }))).toEqual([])
    expect(why(fw.mayFlyEndurance({ ...wish, altitude: 'climb' }))).toEqual(['level-or-diving'])
    expect(why(fw.mayFlyEndurance({ ...wish, bomberToTarget: true }))).toEqual(['bomber-to-target'])
    expect(fw.ENDURANCE_MOVES.twoInThree).toEqual({ squares: 2, turns: 3 })
    expect([1, 2, 3, 4, 5, 6].map((turn) => value(fw.twoInThreeMove(turn)))).toEqual([0, 1, 1, 0, 1, 1])
  })

  test('FW-15.5-endurance on the border one is still in the square one came from', () => {
    const onBorder = value(fw.halfSquareMove({ square: 4, onBorder: false }))
    expect(onBorder).toEqual({ square: 4, onBorder: true })
    expect(value(fw.halfSquareMove(onBorder))).toEqual({ square: 5, onBorder: false })
  })

  test('FW-15.5-slow-formations below 4.0; climbing in place; loitering by half squares', () => {
    expect([value(fw.isSlow(h(3.5))), value(fw.isSlow(h(4.0)))]).toEqual([true, false])
    const wish = { move: 'stay', bandsClimbed: 1, loiters: false } as const
    const reasons = (change: Partial<fw.SlowMove>) =>
      value(fw.slowMove({ ...wish, ...change })).because.map(({ code }) => code)
    expect(value(fw.slowMove(wish))).toEqual({ allowed: true, because: [], fuel: 'normal' })
    expect(reasons({ move: 'halfSquare' })).toEqual(['climb-stays-in-place'])
    expect(reasons({ bandsClimbed: 2 })).toEqual(['one-band-a-turn'])
    expect(reasons({ bandsClimbed: 0, loiters: true })).toEqual(['loiter-half-square'])
    expect(value(fw.slowMove({ move: 'halfSquare', bandsClimbed: 0, loiters: true })).fuel).toBe('loiter')
  })
})

describe('ground, flak and take-off', () => {
  test('OTR1-16.2-hard-point armored vehicles, not bunkers', () => {
    expect([value(fw.isHardPoint('armoredVehicle')), value(fw.isHardPoint('bunker'))]).toEqual([true, false])
    expect(codes(fw.isHardPoint('bridge'))).toEqual(['base-unknown'])
    expect(codes(fw.isHardPoint('toString'))).toEqual(['base-unknown'])
  })

  test('OTR1-AID-rocket-burst eleven hexes', () => {
    expect(value(fw.rocketAirburst())).toBe(11)
  })

  test('OTR2-18-big-guns-def OTR2-18-resolve larger than 57 mm, and apart', () => {
    expect([value(fw.isBigGun(57)), value(fw.isBigGun(88))]).toEqual([false, true])
    const guns = [
      { id: 'a', mm: 88 },
      { id: 'b', mm: 20 },
      { id: 'c', mm: 105 },
    ]
    const { big, regular } = value(fw.groupAaa(guns))
    expect([big.map(({ id }) => id), regular.map(({ id }) => id)]).toEqual([['a', 'c'], ['b']])
  })

  test('OTR2-18-reload the turn after reloading; silenced turns do not count', () => {
    expect(value(fw.nextFireTurn(3, 1, []))).toBe(5)
    expect(value(fw.nextFireTurn(3, 2, []))).toBe(6)
    expect(value(fw.nextFireTurn(3, 2, [4, 6]))).toBe(8)
    expect(value(fw.nextFireTurn(3, 0, [4]))).toBe(4)
  })

  test('OTR2-18-flak41 X16', () => {
    expect([fw.FLAK41[3], fw.FLAK41[4]]).toEqual([null, 4])
    expect(Array.from({ length: 10 }, (_, i) => value(fw.flak41(i + 1)))).toEqual([
      null,
      null,
      null,
      null,
      4,
      4,
      4,
      4,
      4,
      4,
    ])
    expect(codes(fw.flak41(0))).toEqual(['out-of-range'])
  })

  test('OTR2-18-wd-note announced only', () => {
    expect(codes(fw.bigGunOnTarget('bigGunOnTarget'))).toEqual(['base-unknown'])
  })

  test('OTR1-20.2-takeoff T63', () => {
    expect([2.0, 2.5, 3.0, 3.5].map((speed) => value(fw.takeoffStatus(h(speed), h(2.5))))).toEqual([
      'rolling',
      'may',
      'may',
      'must',
    ])
    expect(value(fw.becomeAirborne())).toEqual({ altitude: 1, decel: 0 })
    expect([value(fw.loadPowerPenaltyApplies(false)), value(fw.loadPowerPenaltyApplies(true))]).toEqual([false, true])
  })

  test('OTR1-20.2-flap-gear-timing T62', () => {
    expect(value(fw.flapsDamaged('lowering', h(3.5), h(2.0)))).toBe(false)
    expect(value(fw.flapsDamaged('lowering', h(4.0), h(2.0)))).toBe(true)
    expect(value(fw.flapsDamaged('raising', h(4.0), h(2.0)))).toBe(true)
    expect(value(fw.flapsDamaged('down', h(6.0), h(2.0)))).toBe(false)
    expect(fw.DEVICES.map((device) => value(fw.flapBenefit(device)))).toEqual([false, false, true, false])
    expect(fw.DEVICES.map((device) => value(fw.deviceDrag(device)))).toEqual([false, true, true, true])
    expect(fw.DEVICES.map((device) => value(fw.deviceAdvance(device)))).toEqual(['up', 'down', 'down', 'up'])
  })

  test('OTR1-20.2-gear-flap-decel T61', () => {
    const state = { gear: 'up', flaps: 'up', startSpeed: h(4.5), airborne: true } as const
    expect(value(fw.gearFlapDecel({ ...state, gear: 'down' }))).toEqual({ decel: 5, turnDecelBonus: 0 })
    expect(value(fw.gearFlapDecel({ ...state, flaps: 'lowering' }))).toEqual({ decel: 1, turnDecelBonus: 1 })
    expect(value(fw.gearFlapDecel({ ...state, gear: 'raising', flaps: 'down' }))).toEqual({
      decel: 6,
      turnDecelBonus: 1,
    })
    expect(value(fw.gearFlapDecel({ ...state, gear: 'down', airborne: false }))).toEqual({
      decel: 0,
      turnDecelBonus: 0,
    })
  })

  test('FW-20.3.1-parachutists T82', () => {
    expect(value(fw.parachuteHits([1, 4, 1]))).toEqual({ chuteHits: 3, wounds: 2, dead: true, chuteDestroyed: false })
    expect(value(fw.parachuteHits([2, 3, 4, 5, 6]))).toEqual({
      chuteHits: 5,
      wounds: 0,
      dead: false,
      chuteDestroyed: true,
    })
    expect(value(fw.parachuteHits([1], { chuteHits: 2, wounds: 1 })).dead).toBe(true)
  })

  test('FW-20.3.1-parachutists descent, and who may bring himself to shoot', () => {
    expect([value(fw.parachuteDescent(10)), value(fw.parachuteDescent(0))]).toEqual([9, 0])
    expect(why(fw.mayShootParachutist('Japanese', null))).toEqual([])
    expect(why(fw.mayShootParachutist('German', null))).toEqual(['determination-owed'])
    expect(why(fw.mayShootParachutist('German', false))).toEqual(['determination-failed'])
    expect(why(fw.mayShootParachutist('German', true))).toEqual([])
    expect(fw.PARACHUTE).toMatchObject({ defense: 15, hits: 5, deflection: 0 })
  })
})
