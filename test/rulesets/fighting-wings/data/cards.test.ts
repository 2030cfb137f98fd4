/** Our cards, scenarios and charts, number by number, written down a second time in another form. */
import { describe, expect, it } from 'vitest'
import { SPEED_BANDS, TURN_RATES } from '../../../../src/rulesets/fighting-wings/errata/vocabulary.js'
import { base, cards, fightingWings } from '../../../../src/rulesets/fighting-wings/shown.js'

type Card = (typeof cards)[number]

const one = (value: number): string => value.toFixed(1)
const sign = (value: number): string => (value > 0 ? `+${value}` : `${value}`)
const yes = (value: boolean): string => (value ? 'yes' : 'no')
const gunsOf = ({ weapons }: Card): string =>
  weapons
    .map(({ id, mount, kind, mm, cap, fp, clearable }) =>
      [id, mount, kind, mm, `cap ${cap}`, `fp ${fp.join(' ')}`, ...(clearable ? ['clearable'] : [])].join(' '),
    )
    .join('; ')

/** A card in a few lines. Speeds are those of MH less what MH adds, power that of ML. */
function linesOf(card: Card): readonly string[] {
  const { ML, MH } = card.bands
  const bankSlip = (kind: 'bank' | 'slip') => SPEED_BANDS.map((band) => card.bankSlip[band][kind]).join(' ')
  return [
    `${card.cls} ${card.role} ${card.engines}, ${sign(card.size)} ${card.defense} ${card.hits}`,
    `${one(ML.minSpeed)} ${one(MH.maxLevel)} ${one(ML.safeDive)}, ${TURN_RATES.map((rate) => one(ML.minTurn[rate])).join(' ')}`,
    `${SPEED_BANDS.map((band) => card.power.ML[band]!.join('/')).join(' ')}, ${bankSlip('bank')}, ${bankSlip('slip')}`,
    `${card.climbDecel} ${card.diveAccel}, ${TURN_RATES.map((rate) => card.turnDecel[rate]).join(' ')}`,
    gunsOf(card),
    `slats ${yes(card.slats)}, flaps ${card.combatFlaps?.maxOverMin ?? '-'}, ${card.blindArc}, ${card.ceilingInc}`,
  ]
}

describe('our cards', () => {
  it.each([
    [
      'HOUSE-LIGHT',
      'F fighter 1, 0 4 8',
      '2.0 7.5 9.5, 2.0 2.5 3.5 4.5 5.0',
      '7/8 6/7 4/5 2/3, 1 1 2 3, 2 2 3 4',
      '2 1, 1 2 3 4 6',
      'W1 nose mg 8 cap 16 fp 2 2 1 1 0 0 clearable; W2 nose cannon 20 cap 6 fp 4 4 3 3 2 2',
      'slats yes, flaps -, rearLow, 400',
    ],
    [
      'HOUSE-HEAVY',
      'F fighter 1, +1 4 10',
      '2.5 8.5 11.0, 2.5 3.0 4.0 5.0 5.5',
      '6/7 5/6 4/5 2/3, 1 2 2 3, 2 3 4 5',
      '3 1, 2 3 4 5 7',
      'W1 wing mg 13 cap 12 fp 7 7 5 3 1 0',
      'slats no, flaps -, rearLow, 380',
    ],
    [
      'HOUSE-SPIT9',
      'F fighter 1, 0 4 9',
      '2.0 8.0 9.0, 2.0 2.5 3.5 4.5 5.0',
      '6/7 5/6 3/4 1/2, 1 1 2 3, 2 2 3 4',
      '2 0, 1 2 3 4 6',
      'W1 wing cannon 20 cap 6 fp 5 5 4 3 2 1; W2 wing mg 7.7 cap 9 fp 2 2 2 1 0 0',
      'slats no, flaps -, rearLow, 410',
    ],
    [
      'HOUSE-BF109G6',
      'F fighter 1, 0 4 8',
      '2.0 7.5 10.5, 2.0 2.5 3.5 4.5 5.0',
      '5/6 4/5 2/3 1/1, 1 1 2 4, 2 2 3 5',
      '2 0, 1 2 4 5 7',
      'W1 nose cannon 20 cap 8 fp 3 3 2 2 1 1; W2 nose mg 13 cap 10 fp 2 2 2 2 1 1 clearable',
      'slats yes, flaps -, rear, 387',
    ],
    [
      'HOUSE-P51D',
      'F fighter 1, 0 4 10',
      '2.0 8.5 10.0, 2.0 2.5 3.5 4.5 5.0',
      '6/7 4/5 3/4 1/2, 1 1 2 2, 2 2 3 3',
      '3 0, 1 3 4 5 7',
      'W1 wing mg 12.7 cap 12 fp 6 6 6 4 3 1 clearable',
      'slats no, flaps 6, rearLow, 416',
    ],
    [
      'HOUSE-P47D',
      'F fighter 1, +1 4 14',
      '2.5 8.5 10.0, 2.5 3.0 4.0 5.0 5.5',
      '6/7 5/6 4/5 2/3, 1 1 2 3, 2 2 3 4',
      '3 0, 2 3 4 6 8',
      'W1 wing mg 12.7 cap 14 fp 8 8 8 6 4 2 clearable',
      'slats no, flaps -, rearLow, 379',
    ],
    [
      'HOUSE-FW190A8',
      'F fighter 1, 0 4 11',
      '2.5 7.5 10.5, 2.5 3.0 4.0 5.0 5.5',
      '6/7 5/6 3/4 1/2, 1 1 1 2, 2 2 2 3',
      '3 0, 2 3 4 5 7',
      'W1 wing cannon 20 cap 8 fp 10 10 8 6 4 2; W2 nose mg 13 cap 16 fp 2 2 2 2 1 1 clearable',
      'slats no, flaps -, rearLow, 337',
    ],
    [
      'HOUSE-B17G',
      'H bomber 4, +3 7 26',
      '2.5 6.0 6.5, 2.5 3.0 4.0 5.0 5.5',
      '2/3 1/2 0/0 0/0, 3 4 5 6, 4 5 6 7',
      '4 0, 1 3 6 9 12',
      '',
      'slats no, flaps -, none, 356',
    ],
  ])('HR-02 %s', (id, ...lines) => {
    const card = cards.find((found) => found.id === id)!
    expect(linesOf(card)).toEqual(lines)
    expect([card.house, card.fuelInjected, card.radio, card.pressurized]).toEqual([true, true, true, false])
  })

  it('BR-34 guns of the B-17G', () => {
    const guns = cards.find(({ id }) => id === 'HOUSE-B17G')!.defensiveGuns!
    expect(guns.map(({ id, arcs, alt, cap, fp }) => `${id} ${arcs.length} ${alt} ${cap} ${fp.join(' ')}`)).toEqual([
      'G1 1 any 10 2 2 2 1 1 0',
      'G2 6 high 12 2 2 2 1 1 0',
      'G3 6 low 12 2 2 2 1 1 0',
      'G4 2 any 10 1 1 1 1 0 0',
      'G5 2 any 10 1 1 1 1 0 0',
      'G6 1 any 10 2 2 2 1 1 0',
    ])
    const arcs = ['G1', 'G4', 'G5', 'G6'].map((id) => guns.find((gun) => gun.id === id)!.arcs.join(' '))
    expect(arcs).toEqual(['front', 'rightFront rightRear', 'leftFront leftRear', 'rear'])
    expect(guns.some(({ blindSpot6 }) => blindSpot6)).toBe(false)
  })

  it('BR-03 power of turbo cards holds one band higher, and never falls to nothing', () => {
    const power = (id: string) => {
      const card = cards.find((found) => found.id === id)!
      return (['MH', 'HI', 'VH', 'EH', 'UH'] as const).map((band) => card.power[band].b1!.join('/')).join(' ')
    }
    expect(power('HOUSE-P51D')).toBe('5/6 4/5 3/4 2/3 1/2')
    expect(power('HOUSE-P47D')).toBe('5/6 4/5 3/4 2/3 1/2')
    expect(power('HOUSE-B17G')).toBe('1/2 1/1 1/1 1/1 1/1')
  })
})

describe('our charts', () => {
  it('BR-07 the turn chart, speed by speed', () => {
    const rows = Array.from({ length: 22 }, (_, i) => TURN_RATES.map((rate) => base.turnChart[rate][i]).join(' '))
    expect(rows).toEqual([
      ...Array(3).fill('1 1 1 1 1'),
      '2 1 1 1 1',
      ...Array(2).fill('2 2-1 1 1 1'),
      '3-2 2-1 1 1 1',
      '4-3 2 2-1 1 1',
      '4 3-2 2 2-1 1',
      '5 3 2 2-1 1',
      '6 4 3-2 2 2-1',
      '7 5-4 3 2 2-1',
      '8 6-5 4-3 3-2 2',
      '10-9 6 4 3 2',
      '11 7 5 4-3 3-2',
      '13-12 8 6-5 4 3',
      '14 9 7-6 5-4 4-3',
      '16-15 11-10 7 5 4-3',
      '18-17 12-11 8 6-5 4',
      '18 13-12 9-8 6 5-4',
      '18 14 10-9 7-6 5',
      '18 16-15 11-10 7 6-5',
    ])
  })
})

describe('our scenarios', () => {
  it.each([
    ['bounce', '10 points', 'B1 blue HOUSE-P51D regular 0 8 0 156 16 0', 'R1 red HOUSE-BF109G6 regular 0 0 0 150 11 1'],
    [
      'duel',
      '30 points',
      'B1 blue HOUSE-SPIT9 regular 0 0 0 150 12 0',
      'R1 red HOUSE-BF109G6 regular 8 -28 6 150 12 0',
    ],
    [
      'pairs',
      '30 points',
      'B1 leader blue HOUSE-SPIT9 veteran 0 0 0 150 12 0',
      'B2 blue HOUSE-SPIT9 green -4 6 0 150 12 0',
      'R1 leader red HOUSE-FW190A8 veteran 8 -36 6 150 12 0',
      'R2 red HOUSE-FW190A8 green 12 -42 6 150 12 0',
    ],
    [
      'cloud',
      '30 points',
      'B1 leader blue HOUSE-SPIT9 veteran 0 0 0 150 11 1',
      'B2 blue HOUSE-SPIT9 regular -4 6 0 152 11 1',
      'R1 leader red HOUSE-BF109G6 veteran 8 -36 6 136 12 0',
      'R2 red HOUSE-BF109G6 regular 12 -42 6 136 12 0',
    ],
    [
      'intercept',
      '40 interceptPoints',
      'B1 leader blue HOUSE-FW190A8 veteran 0 14 0 253 14 0',
      'B2 blue HOUSE-FW190A8 regular -4 20 0 253 14 0',
      'B3 leader blue HOUSE-FW190A8 regular 4 14 0 253 14 0',
      'B4 blue HOUSE-FW190A8 regular 8 16 0 253 14 0',
      'R1 leader red HOUSE-B17G regular 0 0 0 250 9 0',
      'R2 red HOUSE-B17G regular 4 0 0 250 9 0',
    ],
    [
      'escort',
      '40 interceptPoints',
      'B1 leader blue HOUSE-BF109G6 veteran -8 36 0 262 14 0',
      'B2 blue HOUSE-BF109G6 regular -12 42 0 262 14 0',
      'B3 leader blue HOUSE-FW190A8 regular 8 32 0 256 14 0',
      'B4 blue HOUSE-FW190A8 regular 12 34 0 256 14 0',
      'R1 leader red HOUSE-B17G regular 0 0 0 250 9 0',
      'R2 red HOUSE-B17G regular 4 0 0 250 9 0',
      'R3 leader red HOUSE-P51D veteran -8 12 0 264 12 0',
      'R4 red HOUSE-P51D regular -12 18 0 264 12 0',
    ],
    [
      'strike',
      '20 points',
      'B1 leader blue HOUSE-P47D veteran 0 0 0 60 12 0',
      'B2 blue HOUSE-P47D regular -4 6 0 60 12 0',
      'B3 leader blue HOUSE-P47D regular 4 4 0 64 12 0',
      'R1 leader red HOUSE-FW190A8 regular 16 -100 6 70 12 0',
      'R2 red HOUSE-FW190A8 green 20 -106 6 70 12 0',
    ],
  ])('HR-02 %s', (id, head, ...lines) => {
    const scenario = fightingWings.info.scenarios.find((found) => found.id === id)!
    const first = fightingWings.setup({ ...scenario.config, seed: id })
    if (!first.ok) throw new Error(JSON.stringify(first.violations))
    const { config, planes } = first.state
    expect(`${config.turns} ${config.win}`).toBe(head)
    const found = config.ids.map((one) => {
      const { side, craft, pilot, leader } = config.flyers[one]!
      const { q, r, facing, alt, speed, surprised } = planes[one]!
      return [one, ...(leader ? ['leader'] : []), side, craft, pilot.quality, q, r, facing, alt, speed, surprised].join(
        ' ',
      )
    })
    expect(found).toEqual(lines)
    expect(config.options).toMatchObject({ edition: 'asp', slats: true, reversalLimits: false, houseCriticals: false })
  })
})
