import { describe, expect, test } from 'vitest'
import * as fw from '../../../../src/rulesets/fighting-wings/errata/index.js'
import { codes, sum, value, why } from './answers.js'

const h = fw.halves
const pilot = (quality: fw.Quality, traits: Partial<fw.Pilot> = {}): fw.Pilot => ({ quality, ...traits })

describe('tailing and sighting', () => {
  test('OTR1-8.1e-tailing T41', () => {
    expect(why(fw.canTail('rearBorderL', 8, false))).toEqual([])
    expect(why(fw.canTail('rear', 8, false))).toEqual([])
    expect(why(fw.canTail('rightRear', 3, false))).toEqual(['tail-wrong-arc'])
    expect(why(fw.canTail('rear', 9, false))).toEqual(['tail-out-of-range'])
    expect(why(fw.canTail('same', 0, true))).toEqual(['tail-same-hex'])
  })

  test('OTR2-8.1e-range T76 eight hexes', () => {
    expect(why(fw.withinTailRange(8))).toEqual([])
    expect(why(fw.withinTailRange(9))).toEqual(['tail-out-of-range'])
  })

  test.each([
    ['M', 'fighter', 'F', []],
    ['M', 'bomber', 'F', ['tail-lower-class']],
    ['M', 'divebomber', 'L', ['tail-lower-class']],
    ['M', 'bomber', 'H', []],
    ['H', 'bomber', 'M', ['tail-lower-class']],
    ['H', 'bomber', 'H', []],
    ['F', 'fighter', 'H', []],
  ] as const)('FW-8.1e-class T38 %s %s tails %s', (cls, role, target, expected) => {
    expect(why(fw.classMayTail({ cls, role }, { cls: target, role: 'bomber' }))).toEqual(expected)
  })

  test.each([
    ['case 1, same hex', 'VC', 'ZC', 0, 9, false, 1],
    ['case 1 diving', 'VD', 'SD', 0, -4, false, 1],
    ['case 1 but not climbing', 'VC', 'LVL', 0, 9, false, 0],
    ['same hex, tailer in a zoom', 'ZC', 'VC', 0, 9, true, 0],
    ['case 2', 'ZC', 'VC', 3, 2, true, 2],
    ['case 2 out of the front arc', 'ZC', 'VC', 3, 2, false, 0],
    ['case 2 from above', 'SD', 'VD', 2, -1, true, 2],
    ['T40 case 3', 'ZC', 'ZC', 3, 9, true, 3],
    ['T40 too flat', 'ZC', 'ZC', 3, 8, true, 0],
    ['case 3 diving', 'SD', 'SD', 2, -6, true, 3],
    ['lower than a climber', 'ZC', 'ZC', 3, -9, true, 0],
    ['slant range 8', 'VC', 'VC', 0, 25, false, 1],
    ['slant range 9', 'VC', 'VC', 0, 26, false, 0],
  ] as const)('FW-8.1e-vertical-tailing %s', (_, tailerType, taileeType, hexRange, dInc, inFrontArc, which) => {
    expect(value(fw.verticalTail({ tailerType, taileeType, hexRange, dInc, inFrontArc }))).toBe(which)
  })

  test('FW-8.1h-border the border lines of the rear arc are in it', () => {
    const rear = fw.ARC_POSITIONS.filter((position) => value(fw.countsAsRear(position)))
    expect(rear).toEqual(['rear', 'rearBorderL', 'rearBorderR'])
    expect(value(fw.arcOfBorder('rightRear', 'rear'))).toBe('rear')
    expect(value(fw.arcOfBorder('front', 'leftFront'))).toBe('front')
    expect(codes(fw.arcOfBorder('rightFront', 'rightRear'))).toEqual(['base-unknown'])
    expect(codes(fw.arcOfBorder('front', 'rear'))).toEqual(['no-common-border'])
  })

  test.each([
    ['X7', 'VC', 'LVL', 2, [-7, -6, -5], [true, false, false]],
    ['X8', 'VC', 'INV', 2, [-5, -6, -7], [true, false, false]],
    ['X9', 'VD', 'RB', 3, [8, 9, 10], [true, false, false]],
    ['X10', 'VD', 'ILB', 3, [10, 9, 8], [true, false, false]],
    ['ahead of a climber', 'VC', 'LVL', 2, [7, 1, 0], [false, false, false]],
    ['ahead of a diver', 'VD', 'INV', 2, [-7, -1, 0], [false, false, false]],
  ] as const)('FW-8.1h-blind-vertical %s flying %s, banked %s, %i hexes off', (_, type, bank, hexes, rises, blind) => {
    const look = { type, bank, blindArc: 'rearLow', inRearArc: true, hexes } as const
    expect(rises.map((dInc) => value(fw.blindVertical({ ...look, dInc })))).toEqual(blind)
  })

  test('FW-8.1h-blind-vertical other arcs and other kinds of blind arc', () => {
    const look = { type: 'VC', bank: 'LVL', hexes: 2, dInc: -7 } as const
    expect(value(fw.blindVertical({ ...look, blindArc: 'rearLow', inRearArc: false }))).toBe(false)
    expect(value(fw.blindVertical({ ...look, blindArc: 'none', inRearArc: true }))).toBe(false)
    expect(codes(fw.blindVertical({ ...look, blindArc: 'rear', inRearArc: true }))).toEqual(['base-unknown'])
    expect(value(fw.blindVertical({ ...look, blindArc: 'rear', inRearArc: true, dInc: 7 }))).toBe(false)
  })
})

describe('formations and leaders', () => {
  test('OTR2-8.6-formation-types T70', () => {
    expect(why(fw.setFormationMode('flexible', 'fixed', true))).toEqual(['formation-one-way'])
    expect(why(fw.setFormationMode('fixed', 'flexible', false))).toEqual(['formation-turn-start'])
    expect(why(fw.setFormationMode('fixed', 'flexible', true))).toEqual([])
    expect(value(fw.formationStanding('flexible', true))).toEqual({ inFormation: true, fixedBenefits: false })
    expect(value(fw.formationStanding('fixed', true))).toEqual({ inFormation: true, fixedBenefits: true })
    expect(value(fw.formationStanding('fixed', false))).toEqual({ inFormation: false, fixedBenefits: false })
  })

  test('FW-12.2-green-leader a green pilot leads on paper if better ones are short', () => {
    expect(value(fw.leadership('green', true))).toEqual({ mayLead: true, acting: true, benefits: false })
    expect(value(fw.leadership('green', false)).mayLead).toBe(false)
    expect(value(fw.leadership('recruit', true)).mayLead).toBe(false)
    expect(value(fw.leadership('regular', false))).toEqual({ mayLead: true, acting: false, benefits: true })
  })
})

describe('gunfire', () => {
  test('OTR1-10.2-friendly-in-fire friends never block', () => {
    expect(value(fw.friendlyBlocksFire(3))).toBe(false)
  })

  test('FW-9.2-vertical-turn-arc a facing by banking opens the arc on its side', () => {
    const end = { type: 'VC', faced: 'L', cause: 'bank' } as const
    expect(value(fw.gunArc(end))).toBe('turnL')
    expect(value(fw.gunArc({ ...end, faced: 'R' }))).toBe('turnR')
    expect(value(fw.gunArc({ ...end, faced: null, cause: null }))).toBe('straight')
    expect(value(fw.gunArc({ ...end, cause: 'negG' }))).toBe('straight')
    expect(value(fw.gunArc({ type: 'LVL', faced: 'R', cause: 'turn' }))).toBe('turnR')
    expect(codes(fw.gunArc({ type: 'LVL', faced: 'R', cause: 'turn' }, { houseDefaults: false }))).toEqual([
      'base-unknown',
    ])
  })

  test('FW-10.2-zero-deflection T42', () => {
    expect(value(fw.zeroDeflection(true, true))).toBe(-2)
    expect(value(fw.zeroDeflection(true, false))).toBe(0)
    expect(value(fw.zeroDeflection(false, true))).toBe(0)
  })

  test.each([
    [2, true, 1],
    [0, true, 0],
    [2, false, 2],
  ])('FW-10.2-beam-armor T43 armor %i, beam %s', (armor, beam, modifier) => {
    expect(value(fw.cockpitArmorModifier(armor, beam))).toBe(modifier)
  })

  test('FW-10.2-crack-half-burst T44', () => {
    const book = { houseDefaults: false }
    expect(value(fw.burstColumnShift('half', true, false, book))).toBe(-1)
    expect(value(fw.burstColumnShift('half', false, false, book))).toBe(-2)
    expect(value(fw.burstColumnShift('regular', true, true, book))).toBe(0)
    expect(value(fw.burstColumnShift('regular', false, false, book))).toBe(0)
    expect(value(fw.burstColumnShift('regular', false, true))).toBe(-1)
    expect(value(fw.burstColumnShift('long', false, false))).toBe(1)
    expect(codes(fw.burstColumnShift('regular', false, true, book))).toEqual(['base-unknown'])
    expect(codes(fw.burstColumnShift('long', true, false, book))).toEqual(['base-unknown'])
  })

  const jam: fw.JamAttempt = {
    clearable: true,
    cause: 'long',
    attempts: 0,
    maxRate: 'HT',
    negativeG: false,
    types: ['LVL'],
    wasInverted: false,
  }

  test.each([
    ['T45 die 7', {}, 7, 'cleared', []],
    ['T45 die 8', {}, 8, 'permanent', []],
    ['no turning', { maxRate: null }, 7, 'cleared', []],
    ['T45 BT', { maxRate: 'BT' }, 1, 'notAllowed', ['flown-too-hard']],
    ['T45 second attempt', { attempts: 1 }, 1, 'notAllowed', ['already-tried']],
    ['not marked', { clearable: false }, 1, 'notAllowed', ['not-clearable']],
    ['a regular burst', { cause: 'regular' }, 1, 'notAllowed', ['not-a-long-burst-jam']],
    ['negative G', { negativeG: true }, 1, 'notAllowed', ['flown-negative-g']],
    ['vertical', { types: ['LVL', 'VD'] }, 1, 'notAllowed', ['flown-vertical']],
    ['inverted', { wasInverted: true }, 1, 'notAllowed', ['flown-inverted']],
  ] as const)('FW-10.2-temp-jams %s', (_, change, die, result, expected) => {
    const answer = value(fw.tryClearJam({ ...jam, ...change }, die))
    expect([answer.result, answer.because.map(({ code }) => code)]).toEqual([result, expected])
  })

  const guns = { nose: true, cap: h(16), left: h(2) }
  const cannon = { cap: h(6), mm: 20 }

  test.each([
    ['regular', pilot('regular'), guns, [cannon], 6, []],
    ['a green crack shot', pilot('green', { crackShot: true }), guns, [cannon], 6, []],
    ['green', pilot('green'), guns, [cannon], 6, ['quality-too-low']],
    ['wing guns', pilot('regular'), { ...guns, nose: false }, [cannon], 6, ['not-nose-mounted']],
    ['too little ammunition', pilot('regular'), { ...guns, left: 3 }, [cannon], 6, ['too-little-mg-ammo']],
    ['exactly twice', pilot('regular'), { ...guns, cap: h(12) }, [cannon], 6, []],
    ['less than twice', pilot('regular'), { ...guns, cap: h(11.5) }, [cannon], 6, ['no-cannon-benefits']],
    ['one of two cannons', pilot('regular'), guns, [{ cap: h(12), mm: 20 }, cannon], 6, []],
    ['range 7', pilot('regular'), guns, [cannon], 7, ['range-over-six']],
  ] as const)('FW-10.2-mg-sighting prerequisites: %s', (_, who, mg, cannons, range, expected) => {
    expect(why(fw.mgSightingAllowed(who, mg, cannons, range))).toEqual(expected)
  })

  test.each([
    ['T47 no damage, half', 'half', 0, cannon, 0.5, 0.5],
    ['T47 no damage, regular', 'regular', 0, cannon, 1, 0.5],
    ['T47 no damage, long', 'long', 0, cannon, 2, 1],
    ['T48 damage, regular', 'regular', 1, cannon, 1, 1],
    ['T48 37 mm', 'regular', 0, { cap: h(6), mm: 37 }, 1, 1],
    ['capacity over half', 'regular', 0, { cap: h(8.5), mm: 20 }, 1, 1],
  ] as const)('FW-10.2-mg-sighting effects: %s', (_, burst, damage, gun, normal, used) => {
    const ammo = fw.mgSightingAmmo({ burst, damage, cannon: gun, mgCap: h(16), normal: h(normal) })
    expect(value(ammo)).toEqual({ mg: h(2), cannon: h(used) })
  })

  test('FW-10.2-mg-sighting procedure: jams with long bursts only; no firepower beyond own range', () => {
    expect(fw.BURSTS.map((burst) => value(fw.sightingGunsCanJam(burst)))).toEqual([false, false, true])
    expect(value(fw.sightingFirepower(4, 4, 2))).toBe(2)
    expect(value(fw.sightingFirepower(5, 4, 2))).toBe(0)
  })
})

describe('collisions and head-ons', () => {
  test('FW-3.3-collision-size the largest size is added', () => {
    expect(value(fw.collisionRoll(5, [0, 3]))).toBe(8)
    expect(value(fw.collisionRoll(5, [-1, 0]))).toBe(5)
    expect(codes(fw.collisionRoll(5, [3]))).toEqual(['out-of-range'])
  })

  test.each([
    ['recruit', pilot('recruit'), 1],
    ['veteran ace', pilot('veteran', { ace: true }), -2],
    ['regular hero and ace', pilot('regular', { hero: true, ace: true }), -1],
    ['veteran hero and ace', pilot('veteran', { hero: true, ace: true }), -2],
    ['regular', pilot('regular'), 0],
  ])('OTR2-10.3-collision-mods ASP-10.3-stacking T53 %s', (_, who, modifier) => {
    expect(value(fw.headOnCollisionModifier(who))).toBe(modifier)
  })

  test('OTR2-10.3-worst-deflection ASP-10.3-head-on-notes both use the worse', () => {
    expect(value(fw.headOnDeflection(1, 2))).toBe(2)
    expect(value(fw.headOnDeflection(0, -2))).toBe(0)
  })

  test.each([
    ['higher and climbed', 3, true, false, false],
    ['higher and level', 3, false, false, true],
    ['lower and dived', -2, false, true, false],
    ['lower and climbed', -2, true, false, true],
    ['level and climbed', 0, true, false, true],
  ])('OTR2-10.3-not-head-on ASP-10.3-head-on-notes T54 target %s', (_, dInc, targetClimbed, targetDived, headOn) => {
    expect(value(fw.isHeadOn({ onTwelveLine: true, dInc, targetClimbed, targetDived }))).toBe(headOn)
    expect(value(fw.isHeadOn({ onTwelveLine: false, dInc, targetClimbed, targetDived }))).toBe(false)
  })
})

describe('defensive fire', () => {
  test('FW-10.5-blind-spot on the 6:00 line unless high', () => {
    expect(value(fw.inBlindSpot({ onSixLine: true, hexes: 3, dInc: 2 }))).toBe(true)
    expect(value(fw.inBlindSpot({ onSixLine: true, hexes: 3, dInc: 3 }))).toBe(false)
    expect(value(fw.inBlindSpot({ onSixLine: false, hexes: 3, dInc: 0 }))).toBe(false)
    expect(value(fw.inBlindSpot({ onSixLine: true, hexes: 3, dInc: 0 }, { houseDefaults: false }))).toBe(true)
    expect(codes(fw.inBlindSpot({ onSixLine: true, hexes: 3, dInc: 3 }, { houseDefaults: false }))).toEqual([
      'base-unknown',
    ])
  })

  const stack = [
    { id: 'A', range: 3, inBlindSpot: true },
    { id: 'B', range: 2, inBlindSpot: true },
    { id: 'C', range: 2, inBlindSpot: true },
    { id: 'D', range: 1, inBlindSpot: false },
  ]

  test('FW-10.5-blind-spot only the target is blind', () => {
    expect(value(fw.blindShooters(stack, 'A'))).toEqual({ blind: 'A', among: ['A'] })
  })

  test('FW-10.5-blind-spot with none of them attacked only the nearest is, by lot among equals', () => {
    expect(value(fw.blindShooters(stack, null, 1))).toEqual({ blind: 'B', among: ['B', 'C'] })
    expect(value(fw.blindShooters(stack, 'D', 2))).toEqual({ blind: 'C', among: ['B', 'C'] })
    expect(value(fw.blindShooters(stack.slice(0, 2), null))).toEqual({ blind: 'B', among: ['B'] })
    expect(value(fw.blindShooters(stack.slice(3), null))).toEqual({ blind: null, among: [] })
    expect(codes(fw.blindShooters(stack, null))).toEqual(['not-an-integer'])
  })

  test('FW-10.5-gunners-vertical fighters and dive bombers may, bombers not', () => {
    expect(why(fw.gunnerMayFire({ cls: 'M', role: 'fighter' }, 'VD'))).toEqual([])
    expect(why(fw.gunnerMayFire({ cls: 'L', role: 'divebomber' }, 'VD'))).toEqual([])
    expect(why(fw.gunnerMayFire({ cls: 'L', role: 'bomber' }, 'VD'))).toEqual(['gunner-vertical'])
    expect(why(fw.gunnerMayFire({ cls: 'L', role: 'bomber' }, 'SD'))).toEqual([])
  })
})

describe('damage', () => {
  test('OTR1-11.2-engine-shutdown declared and rolled now, done next turn', () => {
    expect(value(fw.engineShutdown(7))).toEqual({ rollAt: 7, completeAt: 8, fireChecks: [7], windmillDecel: [7] })
  })

  test('FW-11.3-oxygen T49 grace by band', () => {
    expect(fw.BANDS.map((band) => value(fw.oxygenGrace(band)))).toEqual([5, 5, 5, 4, 3, 2, 1, 0])
  })

  test.each([
    [3, 'HI', true],
    [4, 'HI', false],
    [1, 'ML', true],
    [1, 'LO', false],
  ] as const)('FW-11.3-oxygen T50 die %i in %s', (die, band, collapse) => {
    expect(value(fw.oxygenCheck(die, band))).toBe(collapse)
  })

  test('FW-11.3-oxygen victims by the second die, with the bonus below 18,000 feet', () => {
    const faces = Array.from({ length: 10 }, (_, i) => i + 1)
    expect(faces.map((die) => value(fw.oxygenVictims(die, 18000)))).toEqual([1, 1, 1, 2, 2, 2, 3, 3, 3, 0])
    expect(value(fw.oxygenVictims(3, 17001))).toBe(1)
    expect(value(fw.oxygenVictims(3, 17000))).toBe(2)
    expect(value(fw.oxygenVictims(9, 17000))).toBe(0)
    expect(value(fw.oxygenVictims(1, 30000))).toBe(1)
    expect(sum(fw.oxygenVictims(3, 15000))).toEqual([
      ['die', 3],
      ['thousands-below', 3],
    ])
  })

  test('FW-11.3-oxygen H class has a spare system; all pilots out is GLOC; below ML they recover', () => {
    expect([value(fw.oxygenLost('H', 1)), value(fw.oxygenLost('H', 2)), value(fw.oxygenLost('F', 1))]).toEqual([
      false,
      true,
      true,
    ])
    expect(value(fw.oxygenState(1, 0, 'HI'))).toBe('gloc')
    expect(value(fw.oxygenState(1, 1, 'HI'))).toBe('some-out')
    expect(value(fw.oxygenState(1, 0, 'LO'))).toBe('recovering')
    expect(value(fw.oxygenState(0, 1, 'HI'))).toBe('awake')
    expect(value(fw.crewOut(4, [3, 2]))).toBe(4)
    expect(value(fw.crewOut(9, [3, 2]))).toBe(5)
  })

  test('OTR1-CRIT-equip-3 T84', () => {
    expect(value(fw.hydraulicsHit(false, h(5.0)))).toEqual({ gear: 'trailing', maxSpeed: h(-2.0), decel: 5 })
    expect(value(fw.hydraulicsHit(true, h(5.0)))).toEqual({ gear: 'damaged', maxSpeed: 0, decel: 0 })
    expect(value(fw.equipmentCritical(3))).toBe('hydraulics')
    expect(codes(fw.equipmentCritical(4))).toEqual(['base-unknown'])
  })

  test('FW-CRIT-engine coolant on 2 and 3, minor fire on 4, the rest not at hand', () => {
    expect([2, 3, 4].map((die) => value(fw.engineCritical(die)))).toEqual(['coolant', 'coolant', 'minorFire'])
    expect([2, 3, 4].map((die) => value(fw.engineCritical(die, 'printed')))).toEqual([
      'coolant',
      'minorFire',
      'minorFire',
    ])
    expect(codes(fw.engineCritical(1))).toEqual(['base-unknown'])
    expect(codes(fw.engineCritical(11))).toEqual(['out-of-range'])
  })
})
