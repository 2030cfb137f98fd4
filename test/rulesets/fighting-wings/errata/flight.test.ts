import { describe, expect, test } from 'vitest'
import * as fw from '../../../../src/rulesets/fighting-wings/errata/index.js'
import { codes, sum, value, why } from './answers.js'

const h = fw.halves
const pilot = (quality: fw.Quality, traits: Partial<fw.Pilot> = {}): fw.Pilot => ({ quality, ...traits })

describe('flight points and carries', () => {
  test.each([
    [7.5, 1, { fps: 8, carryOut: 0, tableSpeed: 15 }],
    [4.5, 0, { fps: 4, carryOut: 1, tableSpeed: 9 }],
    [4.0, 1, { fps: 4, carryOut: 1, tableSpeed: 8 }],
    [4.5, 1, { fps: 5, carryOut: 0, tableSpeed: 9 }],
  ] as const)('OTR1-3.4-half-fp X1 T01 speed %s with %s half carried', (speed, carry, budget) => {
    expect(value(fw.fpBudget(h(speed), carry))).toEqual(budget)
  })

  test('OTR1-3.6-6.6-fuel-injection the limits bite only engines that are not injected', () => {
    expect(value(fw.negGEnginePenaltyApplies(fw.OTR_BOX_FUEL_INJECTED))).toBe(false)
    expect(value(fw.negGEnginePenaltyApplies(false))).toBe(true)
  })

  test('OTR1-5.1-bank-carry OTR2-5.1-5.3-7.1-carry what is not finished is carried, what is finished is not', () => {
    expect(value(fw.carryForward('bank', 1, 2))).toBe(1)
    expect(value(fw.carryForward('bank', 2, 2))).toBe(0)
    expect(value(fw.carryForward('slip', 2, 3))).toBe(2)
    const carried = fw.carryForward('slip', 2, 3)
    expect(carried.ok && carried.modifiers[0]?.rule).toBe('OTR2-5.1-5.3-7.1-carry')
  })

  test('OTR1-5.1-carry-use-or-lose points not used in the turn they are carried into are gone', () => {
    expect(value(fw.expireCarry(2, true))).toBe(2)
    expect(value(fw.expireCarry(2, false))).toBe(0)
  })

  test.each([
    [2, 2, 1],
    [2, 3, 1],
    [3, 1, 2],
  ])('OTR1-5.3-carry-no-instant-facing T66 needs %i, carried %i', (required, carried, left) => {
    expect(value(fw.fpsStillNeeded(required, carried))).toBe(left)
  })

  test('FW-4.5-stall-carries T17 a stall keeps accel, a spin does not, both lose the rest', () => {
    const carries: fw.Carries = {
      half: 1,
      accel: -3,
      bank: { from: 'LVL', to: 'LB', fps: 1 },
      turn: { dir: 'L', rate: 'HT', fps: 2 },
      slip: { dir: 'R', fps: 1 },
    }
    const gone = { half: 0, bank: null, turn: null, slip: null }
    expect(value(fw.carriesAfter('stalled', carries))).toEqual({ ...gone, accel: -3 })
    expect(value(fw.carriesAfter('spinning', carries))).toEqual({ ...gone, accel: 0 })
    expect(value(fw.carriesAfter('none', carries))).toEqual(carries)
  })
})

describe('climbs, dives and speed', () => {
  const climb = (change: Partial<fw.Climb> = {}): fw.Climb => ({
    speed: h(5.0),
    listedClimbDecel: 3,
    listedMin: h(2.0),
    maxAttainable: h(7.5),
    severe: false,
    pureVertical: false,
    vfps: [2, 2, 1].map((inc) => ({ inc, bankBefore: 'LVL' as const })),
    ...change,
  })
  const inverted = [2, 2, 1].map((inc) => ({ inc, bankBefore: 'IRB' as const }))

  test.each([
    ['T02 speed 5.0', climb(), 11],
    ['T03 speed 8.0', climb({ speed: h(8.0) }), 8],
    ['T04 speed 7.5', climb({ speed: h(7.5) }), 11],
    ['T05 speed 4.5', climb({ speed: h(4.5) }), 14],
    ['speed 3.0, below climb speed', climb({ speed: h(3.0) }), 19],
    ['T07 speed 3.5, at climb speed', climb({ speed: h(3.5) }), 14],
    ['T08 inverted', climb({ vfps: inverted }), 16],
    ['inverted, pure vertical', climb({ vfps: inverted, pureVertical: true }), 11],
    ['T11 severely damaged', climb({ severe: true }), 14],
  ])('FW-4.2-climb-decel %s', (_, move, decel) => {
    expect(value(fw.climbDecel(move))).toBe(decel)
  })

  test('FW-4.2-climb-decel FW-11.1-severe-climb the sum is shown in table order, severe damage once', () => {
    expect(sum(fw.climbDecel(climb({ speed: h(3.0), vfps: inverted, severe: true })))).toEqual([
      ['per-increment', 5],
      ['per-increment-inverted', 5],
      ['per-increment-below-climb-speed', 5],
      ['per-vfp', 9],
      ['per-vfp-severe', 3],
    ])
    expect(value(fw.severeClimbDecel(3, true))).toBe(3)
    expect(value(fw.severeClimbDecel(3, false))).toBe(0)
  })

  test('FW-4.2-climb-decel FW-14.3-climb-speed T12 climb speed is capped by what is attainable', () => {
    expect(value(fw.climbSpeed(h(3.0), h(4.0)))).toBe(h(4.0))
    expect(value(fw.climbSpeed(h(3.0), h(6.0)))).toBe(h(4.5))
  })

  test('OTR1-6.1-inverted-climb-timing only increments of VFPs spent inverted pay, by the bank before', () => {
    const vfps = [
      { inc: 2, bankBefore: 'ILB' },
      { inc: 2, bankBefore: 'LB' },
    ] as const
    expect(value(fw.invertedClimbDecel(vfps))).toBe(2)
  })

  test('OTR1-AID-severe-4 one load state heavier, and 1 decel per increment', () => {
    expect(fw.LOADS.map((load) => value(fw.climbLoadAs(load, true)))).toEqual(['loaded', 'overloaded', 'overloaded'])
    expect(fw.LOADS.map((load) => value(fw.climbLoadAs(load, false)))).toEqual([...fw.LOADS])
    expect([value(fw.severeClimbDecel1e(5, true)), value(fw.severeClimbDecel1e(5, false))]).toEqual([5, 0])
  })

  test.each([
    [8, 4, 2, 16],
    [0, 0, 2, 0],
    [3, 0, 1, 3],
  ])('FW-4.1-dive-accel T13 %i increments, %i VFPs, listed %i', (increments, vfps, listed, accel) => {
    expect(value(fw.diveAccel(increments, vfps, listed))).toBe(accel)
  })

  test('OTR1-6.2-sd-min-loss T65 one VFP loses two increments by the sheet, more by house rule', () => {
    expect(value(fw.minSteepDiveLoss(1, { houseDefaults: false }))).toBe(2)
    const two = fw.minSteepDiveLoss(2)
    expect(value(two)).toBe(2)
    expect(two.ok && two.modifiers[0]?.provenance).toBe('house')
    expect(codes(fw.minSteepDiveLoss(2, { houseDefaults: false }))).toEqual(['base-unknown'])
  })

  test.each([
    [9.0, 7.5, 9],
    [7.5, 7.5, 0],
    [4.5, 3.5, 6],
    [7.0, 6.5, 3],
  ])('FW-4.2-excess-speed T14 T97 start %d, attainable %d', (speed, attainable, decel) => {
    expect(value(fw.excessSpeedDecel(h(speed), h(attainable)))).toBe(decel)
  })

  test('FW-11-13-attainable T68 reductions act on the attainable speed, the power cut on the listed one', () => {
    const limits = value(
      fw.speedLimits(h(7.5), [
        { label: 'load', by: 1 },
        { label: 'engine', by: 2 },
      ]),
    )
    expect(limits).toEqual({ listed: h(7.5), attainable: h(6.0) })
    expect(value(fw.excessSpeedDecel(h(7.0), limits.attainable))).toBe(6)
    expect(value(fw.powerCutByThird(h(7.0), limits.listed))).toBe(false)
    expect(fw.SPEED_USES.map((use) => value(fw.governingSpeed(use, limits)))).toEqual([h(6.0), h(6.0), h(7.5)])
    expect(value(fw.excessSpeedDecel(h(8.0), limits.attainable))).toBe(12)
    expect(value(fw.powerCutByThird(h(8.0), limits.listed))).toBe(true)
  })

  test('FW-11-power-order T69 critical losses come off before fractions', () => {
    expect(value(fw.effectivePower(6, 2, [[1, 2]]))).toBe(2)
    expect(value(fw.effectivePower(2, 5, []))).toBe(0)
    expect(codes(fw.effectivePower(6, 0, [[3, 2]]))).toEqual(['out-of-range'])
  })

  test('OTR1-AID-overload-5 OTR1-AID-severe-5 OTR1-AID-noncumulative loads and damage', () => {
    expect(value(fw.overloadSpeedMods('overloaded'))).toEqual({ maxLevel: -1, safeDive: -1, minLevel: 0, minTurn: 0 })
    expect(value(fw.overloadSpeedMods('loaded')).maxLevel).toBe(0)
    expect(value(fw.severeSpeedMods(true))).toEqual({ maxLevel: 0, safeDive: 0, minLevel: 1, minTurn: 1 })
    expect(value(fw.severeSpeedMods(false)).minLevel).toBe(0)
    expect(value(fw.penaltiesOf('overloaded', true))).toEqual(['overloaded', 'severe'])
    expect(value(fw.penaltiesOf('loaded', false))).toEqual(['loaded'])
    expect(value(fw.penaltiesOf('clean', false))).toEqual([])
  })

  test.each([
    [4, 3],
    [1, 1],
    [0, 0],
  ])('OTR1-AID-severe-5 T64 power %i', (power, left) => {
    expect(value(fw.severePower(power))).toBe(left)
  })

  test.each([
    ['X3', 'all', 'loaded', false, 3.5, 5.5, false],
    ['X4', 'all', 'loaded', true, 4.0, 4.5, false],
    ['X5', 'out1', 'loaded', true, 4.5, 3.5, true],
    ['X6', 'out1', 'clean', true, 4.0, 4.0, false],
    ['floor', 'out4', 'overloaded', true, 4.5, 3.0, true],
  ] as const)(
    'OTR1-11.2-four-engine-speeds %s B-17F in HI, %s, %s, severe %s',
    (_, engines, load, severe, min, max, excess) => {
      const range = fw.fourEngineRange(h(3.0), h(6.0), engines, load, severe)
      expect(value(range)).toEqual({ min: h(min), max: h(max), excess })
    },
  )

  test('OTR1-11.2-four-engine-speeds loaded is 0.5 worse than clean in every row', () => {
    for (const row of Object.values(fw.FOUR_ENGINE_SPEEDS)) {
      expect(row.loaded).toEqual([row.clean[0] + 0.5, row.clean[1] + 0.5])
      expect(row.overloaded).toEqual([row.clean[0] + 1, row.clean[1] + 0.5])
    }
  })
})

describe('stalls and spins', () => {
  test('OTR1-4.5-stall-is-steep-dive OTR1-AID-turnchart-stall-note a stalled turn counts as a steep dive', () => {
    expect(value(fw.effectivePrevType(true, 'ZC'))).toBe('SD')
    expect(value(fw.effectivePrevType(false, 'ZC'))).toBe('ZC')
  })

  test.each([
    [1.5, 1, 3],
    [1.5, 2, 4],
    [2.0, 2, 4],
    [0.5, 3, 6],
  ])('FW-4.5-stall-altitude T16 speed %d, turns stalled %i', (speed, turns, loss) => {
    expect(value(fw.stallLoss(h(speed), turns))).toBe(loss)
  })

  test('FW-4.5-stall-restrictions no fire, and no speed modifier for bailing out of a spin', () => {
    expect(why(fw.mayFire('none'))).toEqual([])
    expect(why(fw.mayFire('stalled'))).toEqual(['stalled-or-spinning'])
    expect(why(fw.mayFire('spinning'))).toEqual(['stalled-or-spinning'])
    expect(value(fw.bailOutSpeedModifier('spinning', 2))).toBe(0)
    expect(value(fw.bailOutSpeedModifier('stalled', 2))).toBe(2)
  })

  test('FW-4.5-deliberate-spin T18 negative pilot modifiers turn and 2 is added', () => {
    const roll = { die: 5, pilotMods: [-1], otherMods: [0] }
    expect(value(fw.stallSpinRoll({ ...roll, deliberate: true }))).toBe(8)
    expect(value(fw.stallSpinRoll({ ...roll, deliberate: false }))).toBe(4)
    expect(value(fw.stallSpinRoll({ die: 5, pilotMods: [2], otherMods: [-2], deliberate: true }))).toBe(7)
  })

  test('FW-4.5-deliberate-spin gifted pilots, and regulars or better', () => {
    expect(why(fw.mayDeclareSpin(pilot('regular')))).toEqual([])
    expect(why(fw.mayDeclareSpin(pilot('recruit', { gifted: true })))).toEqual([])
    expect(why(fw.mayDeclareSpin(pilot('green')))).toEqual(['quality-too-low'])
  })

  test('OTR2-4.6-turn-stall-backup half the points or more left: now; fewer: straight ahead and next turn', () => {
    expect(value(fw.turnStallTiming(8, 4))).toBe('now')
    expect(value(fw.turnStallTiming(8, 3))).toBe('nextTurn')
    expect(value(fw.turnStallTiming(7, 4))).toBe('now')
    expect(value(fw.turnStallTiming(7, 3))).toBe('nextTurn')
    expect(codes(fw.turnStallTiming(7, 8))).toEqual(['out-of-range'])
    expect(value(fw.turnStallPlan(8, 7))).toEqual({ procedure: 'nextTurn', kept: 6, straightHfps: 2 })
    expect(value(fw.turnStallPlan(8, 2))).toEqual({ procedure: 'now', kept: 1, straightHfps: 0 })
  })

  test('FW-4.6-deliberate-turn-stall only as the move starts', () => {
    expect(why(fw.mayDeclareTurnStall(true))).toEqual([])
    expect(why(fw.mayDeclareTurnStall(false))).toEqual(['not-at-move-start'])
  })

  test('FW-4.6-disorientation T19', () => {
    const turns = (quality: fw.Quality, stall: fw.StallKind) => value(fw.disorientationTurns(quality, stall))
    expect([turns('green', 'none'), turns('recruit', 'none'), turns('regular', 'none')]).toEqual([1, 2, 0])
    expect(turns('recruit', 'spinning')).toBe(0)
  })
})

describe('banking and turning', () => {
  test('OTR1-5.1-vertical-bank-declare any angle, but only with a completed bank in vertical flight', () => {
    expect(why(fw.declareVerticalBank('VC', true, 'ILB'))).toEqual([])
    expect(why(fw.declareVerticalBank('VC', false, 'ILB'))).toEqual(['bank-not-completed'])
    expect(why(fw.declareVerticalBank('ZC', true, 'ILB'))).toEqual(['not-vertical'])
  })

  test.each([
    [2, 0, 30],
    [1, 1, 60],
    [0, 2, 90],
  ] as const)('FW-5.1-vertical-bank T21 %i HFPs and %i VFPs', (hfps, vfps, limit) => {
    expect(value(fw.verticalBankFacingLimit(hfps, vfps))).toBe(limit)
  })

  test('FW-5.1-vertical-bank facing keeps to the limit and to the way of the bank', () => {
    const bank = { from: 'LVL', to: 'RB', hfps: 0, vfps: 2, side: 'R', degrees: 90 } as const
    expect(why(fw.verticalBankFacing(bank))).toEqual([])
    expect(why(fw.verticalBankFacing({ ...bank, side: 'L' }))).toEqual(['facing-against-bank'])
    expect(why(fw.verticalBankFacing({ ...bank, side: 'L', degrees: 0 }))).toEqual([])
    expect(why(fw.verticalBankFacing({ ...bank, hfps: 1 }))).toEqual(['facing-over-limit'])
    expect(why(fw.verticalBankFacing({ ...bank, hfps: 1, degrees: 60 }))).toEqual([])
    expect(why(fw.verticalBankFacing({ ...bank, to: 'INV' }))).toEqual(['not-adjacent-banks'])
    expect(why(fw.mayTurnIn('VD'))).toEqual(['no-turn-in-vertical'])
    expect(why(fw.mayTurnIn('SD'))).toEqual([])
  })

  test('FW-5.1-vertical-bank two banks of 90 degrees may stay on a hexside', () => {
    expect(value(fw.mayStayOnHexside(true, [90, 90]))).toBe(true)
    expect(value(fw.mayStayOnHexside(true, [90, 60]))).toBe(false)
    expect(value(fw.mayStayOnHexside(false, [90, 90]))).toBe(false)
  })

  test('FW-5.1-vertical-bank every full 60 degrees unused is one step back, never past the start', () => {
    expect(value(fw.bankStepsBack([{ limit: 90, used: 30 }]))).toBe(1)
    expect(
      value(
        fw.bankStepsBack([
          { limit: 30, used: 0 },
          { limit: 60, used: 0 },
          { limit: 30, used: 0 },
        ]),
      ),
    ).toBe(2)
    expect(value(fw.bankStepsBack([{ limit: 30, used: 0 }]))).toBe(0)
    expect(codes(fw.bankStepsBack([{ limit: 30, used: 60 }]))).toEqual(['facing-over-limit'])
    expect(value(fw.bankBack('IRB', 'LVL', 1))).toBe('RB')
    expect(value(fw.bankBack('IRB', 'LVL', 5))).toBe('LVL')
    expect(value(fw.bankBack('ILB', 'LVL', 1))).toBe('LB')
  })

  test('OTR1-5.3-inverted-mode-split X11 3-2 becomes 2, 2-1 becomes 1; others by house rule', () => {
    const book = { houseDefaults: false }
    expect(value(fw.reduceMode('3-2', book))).toBe('2')
    expect(value(fw.reduceMode('2-1', book))).toBe('1')
    expect(codes(fw.reduceMode('4', book))).toEqual(['base-unknown'])
    expect([value(fw.reduceMode('4')), value(fw.reduceMode('1')), value(fw.reduceMode('5-4'))]).toEqual(['3', '1', '4'])
    expect(codes(fw.reduceMode('5-3'))).toEqual(['unknown-value'])
  })

  test('OTR1-5.3-inverted-turn-reduction X12 portions of a turn may be mixed', () => {
    expect(value(fw.turnReqForPortion('3-2', 0, 'SD', 'RB'))).toBe(3)
    expect(value(fw.turnReqForPortion('3-2', 1, 'SD', 'IRB'))).toBe(2)
    expect(value(fw.turnReqForPortion('3-2', 0, 'SD', 'IRB'))).toBe(2)
    expect(value(fw.turnReqForPortion('3-2', 0, 'LVL', 'IRB'))).toBe(3)
  })

  test('OTR1-5.3-inverted-level-turn-decel any point spent inverted, in level flight only', () => {
    expect(value(fw.invertedLevelTurnExtraDecel('LVL', [['IRB', 'RB']]))).toBe(2)
    expect(value(fw.invertedLevelTurnExtraDecel('LVL', [['RB', 'RB']]))).toBe(0)
    expect(value(fw.invertedLevelTurnExtraDecel('SD', [['IRB']]))).toBe(0)
  })

  test('OTR2-4.2-turn-decel-timing FW-7.1-slip-decel-timing when decel is charged', () => {
    expect([value(fw.turnDecelCharged('begin')), value(fw.turnDecelCharged('face'))]).toEqual([true, false])
    expect([0, 1, 2].map((fps) => value(fw.slipDecelCharged(fps)))).toEqual([false, true, false])
  })
})

describe('slats and gifted pilots', () => {
  const turn = (change: Partial<fw.AssistedTurn>): fw.AssistedTurn => ({
    slats: true,
    pilot: pilot('regular'),
    rate: 'HT',
    speed: h(3.0),
    listedTurnMin: h(3.5),
    flapsUsed: false,
    ...change,
  })
  const gifted = pilot('regular', { gifted: true })
  const short = ({ allowed, extraDecelPer30, shotModifier, flapDecelApplies }: fw.Assist) =>
    allowed ? [extraDecelPer30, shotModifier, flapDecelApplies] : 'no'

  test.each([
    ['T24 regular', turn({}), [1, 2, false]],
    ['T24 gifted', turn({ pilot: gifted }), [0, 2, false]],
    ['T24 green', turn({ pilot: pilot('green') }), 'no'],
    ['T25 TT regular', turn({ rate: 'TT', listedTurnMin: h(2.5), speed: h(2.0) }), 'no'],
    ['T25 TT gifted', turn({ rate: 'TT', listedTurnMin: h(2.5), speed: h(2.0), pilot: gifted }), [0, 2, false]],
    ['T26 a whole unit under', turn({ speed: h(2.5), flapsUsed: true }), 'no'],
    ['T27 with flaps', turn({ flapsUsed: true }), [1, 0, true]],
    [
      'T28 gifted without slats',
      turn({ slats: false, pilot: gifted, rate: 'BT', listedTurnMin: h(4.5), speed: h(4.0) }),
      [1, 2, false],
    ],
    ['regular without slats', turn({ slats: false }), 'no'],
    ['gifted TT without slats', turn({ slats: false, rate: 'TT', pilot: gifted }), 'no'],
    ['T96 green with flaps', turn({ flapsUsed: true, pilot: pilot('green') }), [1, 0, true]],
    ['at the minimum', turn({ speed: h(3.5) }), [0, 0, false]],
  ])('FW-5.6-slats FW-12.4-gifted %s', (_, move, price) => {
    expect(short(value(fw.slatAssist(move)))).toEqual(price)
  })

  test('FW-5.6-slats X14 slats and flaps together lower the minimum by 0.5 only', () => {
    expect(value(fw.slatAssist(turn({ flapsUsed: true }))).minimum).toBe(h(3.0))
  })

  test('FW-5.6-slats flaps alone rest on rule 20.2', () => {
    expect(value(fw.slatAssist(turn({ slats: false, flapsUsed: true }))).by).toBe('flaps')
    expect(codes(fw.slatAssist(turn({ slats: false, flapsUsed: true }), { houseDefaults: false }))).toEqual([
      'base-unknown',
    ])
  })

  test('FW-12.4-gifted the help reaches 0.5, HT and harder, gifted pilots', () => {
    expect(value(fw.giftedTurn(turn({ pilot: gifted }))).allowed).toBe(true)
    expect(value(fw.giftedTurn(turn({ pilot: gifted, speed: h(2.5) }))).allowed).toBe(false)
    expect(value(fw.giftedTurn(turn({ pilot: gifted, rate: 'EZ' }))).allowed).toBe(false)
    expect(value(fw.giftedTurn(turn({}))).allowed).toBe(false)
  })

  test('FW-5.6-slats stall rolls, minimum speed, and the price of flying below it', () => {
    expect([value(fw.slatStallModifier(true)), value(fw.slatStallModifier(false))]).toEqual([-2, 0])
    expect(value(fw.slatMinSpeed(h(2.0), true, pilot('veteran')))).toBe(h(1.5))
    expect(value(fw.slatMinSpeed(h(2.0), true, gifted))).toBe(h(1.5))
    expect(value(fw.slatMinSpeed(h(2.0), true, pilot('regular')))).toBe(h(2.0))
    expect(value(fw.slatMinSpeed(h(2.0), false, pilot('veteran')))).toBe(h(2.0))
    expect(value(fw.belowMinimumPenalties(h(1.5), h(2.0)))).toEqual({ ezTurnDecel: 1, shotModifier: 2 })
    expect(value(fw.belowMinimumPenalties(h(2.0), h(2.0)))).toEqual({ ezTurnDecel: 0, shotModifier: 0 })
  })
})

describe('flight types', () => {
  test('OTR1-6.1-inverted-zoom-no-vc only a zoom that ended inverted bars a vertical climb', () => {
    expect(why(fw.zoomToVertical('IRB'))).toEqual(['inverted-zoom'])
    expect(why(fw.zoomToVertical('RB'))).toEqual([])
  })

  test('OTR1-6.3-vd-inverted-exit OTR1-AID-vd-delete only after the second dive in a row, inverted, half as VFPs', () => {
    expect(value(fw.vdExitInverted(1, h(7.0)))).toMatchObject({ allowed: ['VD'], negativeG: false })
    expect(value(fw.vdExitInverted(2, h(7.0)))).toEqual({
      allowed: ['VD', 'SD'],
      minVfpForSd: 4,
      maxVfpForSd: null,
      negativeG: true,
    })
  })

  test('OTR1-6.3-mf-gifted-vertical OTR1-AID-bombers-mf M fighters need a gifted pilot, not for inverted banks', () => {
    const book = { houseDefaults: false }
    const mf = { cls: 'M', role: 'fighter' } as const
    expect(why(fw.mayUseVertical(mf, pilot('veteran'), book))).toEqual(['needs-gifted'])
    expect(why(fw.mayUseVertical(mf, pilot('green', { gifted: true }), book))).toEqual([])
    expect(why(fw.mayUseInvertedBank(mf, book))).toEqual([])
    expect(why(fw.mayUseVertical({ cls: 'F', role: 'fighter' }, pilot('green')))).toEqual([])
    expect(why(fw.mayUseVertical({ cls: 'H', role: 'bomber' }, pilot('green')))).toEqual(['class-not-allowed'])
    expect(why(fw.mayUseInvertedBank({ cls: 'M', role: 'bomber' }))).toEqual(['class-not-allowed'])
    expect(codes(fw.mayUseVertical({ cls: 'F', role: 'fighter' }, pilot('green'), book))).toEqual(['base-unknown'])
    expect(codes(fw.mayUseInvertedBank({ cls: 'H', role: 'bomber' }, book))).toEqual(['base-unknown'])
  })

  test('FW-6.3-from-zc-to-sd T29', () => {
    expect(value(fw.zcToSdLeadIn('ZC', 'SD', 'LVL', h(7.0)))).toEqual({ min: 4, max: null })
    expect(value(fw.zcToSdLeadIn('ZC', 'SD', 'LB', h(6.0)))).toEqual({ min: 3, max: null })
    expect(value(fw.zcToSdLeadIn('ZC', 'SD', 'INV', h(7.0)))).toEqual({ min: 0, max: null })
    expect(value(fw.zcToSdLeadIn('LVL', 'SD', 'LVL', h(7.0)))).toEqual({ min: 0, max: null })
  })

  test('FW-6.3-from-sd-to-zc T30', () => {
    const before = { startBank: 'LVL', lastVfps: 2, lastFps: 7, speed: h(6.0) } as const
    expect(value(fw.sdToZc(before))).toBe(4)
    expect(codes(fw.sdToZc({ ...before, lastVfps: 3 }))).toEqual(['base-unknown'])
    expect(codes(fw.sdToZc({ ...before, startBank: 'INV' }))).toEqual(['base-unknown'])
    expect(value(fw.sdToZc({ ...before, lastVfps: 2, lastFps: 6 }))).toBe(4)
    expect(codes(fw.sdToZc({ ...before, lastVfps: 8 }))).toEqual(['out-of-range'])
  })

  test('FW-5.5-gloc-vfps T23', () => {
    expect(value(fw.glocVfps('VC', h(7.5)))).toEqual({ exact: 5, min: null })
    expect(value(fw.glocVfps('VD', h(6.0)))).toEqual({ exact: 4, min: null })
    expect(value(fw.glocVfps('SD', h(7.5)))).toEqual({ exact: null, min: 4 })
    expect(value(fw.glocVfps('ZC', h(6.0)))).toEqual({ exact: null, min: 3 })
    expect(value(fw.glocVfps('LVL', h(6.0)))).toEqual({ exact: 0, min: null })
  })
})

describe('reversals', () => {
  test('OTR1-6.4-example-facings X2 NW reverses to SE', () => {
    expect(value(fw.oppositeFacing('NW'))).toBe('SE')
    expect([fw.COMPASS.indexOf('NW'), fw.COMPASS.indexOf('SE')]).toEqual([10, 4])
    expect(value(fw.oppositeFacing('NNW'))).toBe('SSE')
  })

  test('FW-6.4-sd-reversal-first-turn T31', () => {
    const try_ = (consecutiveDiveTurns: number, speed: number) =>
      why(fw.sdReversalSpeedOk({ consecutiveDiveTurns, speed: h(speed), minHT: h(3.5) }))
    expect(try_(1, 3.0)).toEqual(['sd-reversal-too-slow'])
    expect(try_(1, 3.5)).toEqual([])
    expect(try_(2, 3.0)).toEqual([])
  })

  test.each([
    ['LVL', 'LB', 'IRB'],
    ['LVL', 'RB', 'ILB'],
    ['INV', 'ILB', 'RB'],
    ['INV', 'IRB', 'LB'],
    ['LB', 'LVL', 'LB'],
    ['RB', 'LVL', 'RB'],
    ['ILB', 'INV', 'ILB'],
    ['IRB', 'INV', 'IRB'],
    ['LB', 'ILB', 'INV'],
    ['RB', 'IRB', 'INV'],
    ['ILB', 'LB', 'LVL'],
    ['IRB', 'RB', 'LVL'],
  ] as const)('FW-6.4-reversal-limits X13 carried from %s toward %s goes toward %s', (from, toward, after) => {
    expect(value(fw.carryAfterReversal(from, toward))).toBe(after)
  })

  test('FW-6.4-reversal-limits T32 banked right: 120 or 150 degrees clockwise, 180 refused', () => {
    const reversal = { type: 'SD', bank: 'RB', carryToward: null, rotation: 'CW' } as const
    expect(why(fw.checkReversal({ ...reversal, facings: 4 }))).toEqual([])
    expect(why(fw.checkReversal({ ...reversal, facings: 5 }))).toEqual([])
    expect(why(fw.checkReversal({ ...reversal, facings: 6 }))).toEqual(['reversal-degrees'])
    expect(why(fw.checkReversal({ ...reversal, rotation: 'CCW', facings: 4 }))).toEqual(['reversal-direction'])
    expect(why(fw.checkReversal({ ...reversal, bank: 'LVL', facings: 6 }))).toEqual([])
    expect(why(fw.checkReversal({ ...reversal, bank: 'LVL', facings: 5 }))).toEqual(['reversal-degrees'])
    expect(why(fw.checkReversal({ ...reversal, bank: 'LVL', carryToward: 'LB', facings: 6 }))).toEqual([
      'reversal-direction',
    ])
    expect(why(fw.checkReversal({ ...reversal, type: 'VC', facings: 6 }))).toEqual([])
    expect(codes(fw.checkReversal({ ...reversal, type: 'LVL', facings: 6 }))).toEqual(['unknown-value'])
  })

  test('FW-6.4-reversal-limits rotation by attitude, then by carry, else free', () => {
    expect(value(fw.reversalRotation('ILB'))).toBe('CCW')
    expect(value(fw.reversalRotation('IRB', 'INV'))).toBe('CW')
    expect(value(fw.reversalRotation('INV', 'ILB'))).toBe('CCW')
    expect(value(fw.reversalRotation('INV'))).toBe('either')
    expect(codes(fw.reversalRotation('INV', 'RB'))).toEqual(['not-adjacent-banks'])
    expect(value(fw.reverseBank('LB'))).toBe('ILB')
    expect(value(fw.mayStayReversed(true, 'INV'))).toBe(true)
    expect(value(fw.mayStayReversed(true, 'RB'))).toBe(false)
  })

  test('OTR2-6.4-tailing-reversal a tailer may follow a reversal next turn', () => {
    expect(why(fw.mayDelayReversal(true, true, true))).toEqual([])
    expect(why(fw.mayDelayReversal(false, true, true))).toEqual(['reversal-not-tailing'])
    expect(why(fw.mayDelayReversal(true, false, true))).toEqual(['tailee-did-not-reverse'])
    expect(why(fw.mayDelayReversal(true, true, false))).toEqual(['reversal-prerequisites'])
    expect(value(fw.delayedReversalTurn(4))).toBe(5)
  })
})

describe('negative G and maneuvers', () => {
  const turn = (change: Partial<fw.NegativeGTurn> = {}): fw.NegativeGTurn => ({
    cls: 'F',
    role: 'fighter',
    pilot: pilot('regular'),
    rate: 'TT',
    speed: h(5.0),
    turnMin: { EZ: h(2.0), TT: h(2.5), HT: h(3.5), BT: h(4.5), ET: h(5.0) },
    bank: 'IRB',
    prevType: 'LVL',
    type: 'LVL',
    ...change,
  })
  const because = (change: Partial<fw.NegativeGTurn>) =>
    value(fw.negGTurn(turn(change))).because.map(({ code }) => code)

  test.each([
    ['T37 rate BT', { rate: 'BT' }, ['rate-too-high']],
    ['T37 green pilot', { pilot: pilot('green') }, ['quality-too-low']],
    ['T37 upright, level to steep dive', { bank: 'RB', type: 'SD' }, []],
    ['T37 upright, level to level', { bank: 'RB' }, ['not-one-steeper']],
    ['T37 inverted level', {}, []],
    ['at the next rate’s minimum', { speed: h(3.5) }, []],
    ['below it', { speed: h(3.0) }, ['below-turn-minimum']],
    ['a bomber', { cls: 'M', role: 'bomber' }, ['class-not-allowed']],
    ['wings not banked', { bank: 'INV' }, ['needs-bank']],
    ['declared too late', { declaredAtStart: false }, ['not-declared']],
  ] as const)('FW-7.7-negG-turn %s', (_, change, expected) => {
    expect(because(change)).toEqual(expected)
  })

  test('FW-7.7-negG-turn X15 the minimum is that of the next rate; it turns against the bank', () => {
    const answer = value(fw.negGTurn(turn()))
    expect(answer.minSpeed).toBe(h(3.5))
    expect(answer.dir).toBe('L')
    expect(value(fw.negGRestrictions('in-turn'))).toEqual({ mayBank: false, maySlatAssist: false, gunArc: 'straight' })
  })

  test('FW-6.6-negG-test T34 the bank at the start; case 8 from a third of the VFPs', () => {
    expect(value(fw.negGTestBank('INV', 'LVL'))).toBe('INV')
    expect([value(fw.negGCase8(1, 3)), value(fw.negGCase8(1, 4)), value(fw.negGCase8(0, 0))]).toEqual([
      true,
      false,
      false,
    ])
    expect(codes(fw.negGCase8(3, 2))).toEqual(['out-of-range'])
  })

  test('FW-7.5-hammerhead T35', () => {
    const clouds = [{ lo: 200, hi: 210 }]
    expect(why(fw.mayHammerhead({ rudderOk: false, alt: 100, clouds }))).toEqual(['rudder-out'])
    expect(why(fw.mayHammerhead({ rudderOk: true, alt: 200, clouds }))).toEqual(['in-cloud'])
    expect(why(fw.mayHammerhead({ rudderOk: true, alt: 199, clouds }))).toEqual([])
    expect(value(fw.hammerheadResult('ILB'))).toEqual({ bank: 'ILB', countsAs: 'VD' })
  })

  test('FW-7.6-snap-rolls T36', () => {
    const gifted = pilot('regular', { gifted: true })
    expect(why(fw.maySnapRoll({ cls: 'H', role: 'bomber' }, gifted))).toEqual(['class-not-allowed'])
    expect(why(fw.maySnapRoll({ cls: 'M', role: 'fighter' }, pilot('regular')))).toEqual(['needs-gifted'])
    expect(why(fw.maySnapRoll({ cls: 'M', role: 'fighter' }, gifted))).toEqual([])
    expect(why(fw.maySnapRoll({ cls: 'M', role: 'divebomber' }, gifted))).toEqual(['class-not-allowed'])
    expect(why(fw.maySnapRoll({ cls: 'F', role: 'fighter' }, pilot('green')))).toEqual([])
    expect(codes(fw.maySnapRoll({ cls: 'F', role: 'fighter' }, pilot('green'), { houseDefaults: false }))).toEqual([
      'base-unknown',
    ])
  })
})
