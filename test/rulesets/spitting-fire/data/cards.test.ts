import { describe, expect, it } from 'vitest'
import { FACTIONS, WEAPON_DAMAGE } from '../../../../src/rulesets/spitting-fire/book/tables.js'
import { cards } from '../../../../src/rulesets/spitting-fire/data/cards.js'
import { scenarios } from '../../../../src/rulesets/spitting-fire/data/scenarios.js'
import type { AircraftCard, GroupOrder, Pose, Seat } from '../../../../src/rulesets/spitting-fire/state/state.js'

const find = (id: string): AircraftCard => {
  const found = cards.find((card) => card.id === id)
  if (found === undefined) throw new Error(`no card ${id}`)
  return found
}
const named = cards.map((card) => [card.id, card] as const)

/** Every field of a card by its name in the provenance, with its value. */
const fieldsOf = ({ weapons, provenance: _, ...flat }: AircraftCard): Record<string, unknown> => ({
  ...flat,
  ...Object.fromEntries(
    weapons.flatMap((line, i) => Object.entries(line).map(([field, value]) => [`weapons.${i}.${field}`, value])),
  ),
})

/** What can be read in the book, or follows from it. All other numbers must be called house numbers. */
const READ: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  spitfire: {
    type: 'Supermarine Spitfire Mk.IX',
    points: 35,
    defence: 4,
    min: 5,
    climb: 8,
    level: 12,
    dive: 18,
    turn: 4,
    maxAlt: 8,
    'weapons.0.mounts': '2FF',
    'weapons.0.damage': 3,
    'weapons.1.mounts': '4FF',
  },
  'bf-109': { points: 27, turn: 4 },
  hornisse: { points: 53 },
  wurger: { points: 42 },
  zerstorer: { 'weapons.1.type': 'LMG', 'weapons.1.mounts': '4FF,RT' },
  defiant: { 'weapons.0.mounts': '4TT' },
  nate: { type: 'Nakajima Ki-27' },
}
const INFERRED: typeof READ = {
  spitfire: { 'weapons.0.type': '20mm', 'weapons.1.type': 'LMG', 'weapons.1.damage': 1 },
  zerstorer: { maxAlt: 6, 'weapons.1.damage': 1 },
  defiant: { 'weapons.0.type': 'LMG', 'weapons.0.damage': 1 },
}

const guns = (mounts: string): readonly number[] =>
  mounts.split(',').map((mount) => Number(/^(\d*)(?:FF|RF|BL|BR|FT|RT|TT)$/.exec(mount)?.[1] || 1))

/** The house price of the README: firepower, toughness, speed, ceiling and agility, fitted to the book's four prices. */
function housePrice({ weapons, boxes, defence, climb, level, dive, maxAlt, turn }: AircraftCard): number {
  const firepower = weapons.flatMap(({ mounts, damage }) => guns(mounts).map((count) => count * damage))
  const toughness = (boxes * 6) / (7 - defence)
  const twentieths =
    18 * firepower.reduce((sum, each) => sum + each, 0) +
    27 * toughness +
    10 * (climb + level + dive) +
    6 * maxAlt -
    38 * (turn - 4) -
    178
  return Math.round(twentieths / 20)
}

describe('the shipped cards', () => {
  it('are those that the book names, and Folgore, in its order', () => {
    expect(cards.map(({ id }) => id)).toEqual([
      ...['defiant', 'hurricane', 'mosquito', 'spitfire'],
      ...['d520', 'ms406'],
      ...['bf-109', 'hornisse', 'wurger', 'zerstorer'],
      ...['falco', 'folgore', 'saetta'],
      ...['goshikisen', 'hayabusa', 'hayate', 'nate', 'reisen'],
      ...['ishak', 'lavochka', 'mig-3', 'ostronosyi'],
      ...['corsair', 'mustang', 'thunderbolt', 'warhawk', 'wildcat'],
    ])
  })

  it.each(named)('SF-CARD-11 %s makes sense', (id, card) => {
    expect(id).toMatch(/^[A-Za-z0-9][\w-]{0,23}$/)
    expect(card.name).not.toBe('')
    const { points, defence, boxes, min, climb, level, dive, turn, maxAlt } = card
    for (const value of [points, defence, boxes, min, climb, level, dive, turn, maxAlt])
      expect(value).toSatisfy(Number.isInteger)
    expect([1, min, climb, level, dive]).toEqual([1, min, climb, level, dive].sort((a, b) => a - b))
    expect(Math.min(turn, boxes, points)).toBeGreaterThanOrEqual(1)
    expect(maxAlt).toBeGreaterThanOrEqual(3)
    expect([2, 3, 4, 5, 6]).toContain(defence)
    expect(card.weapons).not.toHaveLength(0)
  })

  it.each(named)('SF-CARD-08 SF-CARD-10 %s has readable mounts and printed damage', (_id, { weapons }) => {
    for (const { type, mounts, damage } of weapons) {
      expect(mounts).toMatch(/^([1-9]\d*)?(FF|RF|BL|BR|FT|RT|TT)(,([1-9]\d*)?(FF|RF|BL|BR|FT|RT|TT))*$/)
      expect(damage).toBe(WEAPON_DAMAGE[type])
    }
  })

  it.each(named)('SF-HEAD-06 %s can always turn: no rate is below its turn rating', (_id, { climb, turn }) => {
    expect(climb).toBeGreaterThanOrEqual(turn)
  })
})

describe('provenance', () => {
  it.each(named)('%s says for every field where it comes from, and for no other', (_id, card) => {
    expect(Object.keys(card.provenance).sort()).toEqual(Object.keys(fieldsOf(card)).sort())
    for (const source of Object.values(card.provenance)) expect(['book', 'inferred', 'house']).toContain(source)
  })

  it.each(named)('%s agrees with every number of the book', (id, card) => {
    expect(fieldsOf(card)).toMatchObject({ ...READ[id], ...INFERRED[id] })
  })

  it.each(named)('%s calls no number the book’s that is not', (id, card) => {
    const words = new Set(['id', 'name', 'type', 'nation'])
    const from = (source: string) =>
      Object.keys(card.provenance).filter((field) => card.provenance[field] === source && !words.has(field))
    const numbers = (read: Readonly<Record<string, unknown>> = {}) =>
      Object.keys(read).filter((field) => !words.has(field))
    expect(from('book').sort()).toEqual(numbers(READ[id]).sort())
    expect(from('inferred').sort()).toEqual(numbers(INFERRED[id]).sort())
  })

  it('takes every name from the book but Folgore’s', () => {
    expect(cards.filter(({ provenance }) => provenance.name !== 'book').map(({ id }) => id)).toEqual(['folgore'])
  })
})

describe('house prices', () => {
  it('give the four prices of the book', () => {
    expect(['spitfire', 'bf-109', 'wurger', 'hornisse'].map((id) => housePrice(find(id)))).toEqual([35, 27, 42, 53])
  })

  it.each(named.filter(([id]) => id !== 'defiant' && id !== 'zerstorer'))('price %s', (_id, card) => {
    expect(card.points).toBe(housePrice(card))
  })

  it('come near the two that are set by hand', () => {
    for (const id of ['defiant', 'zerstorer'])
      expect(Math.abs(find(id).points - housePrice(find(id)))).toBeLessThanOrEqual(2)
  })

  it('SF-FORCE-05 leave nothing to buy for the 10 points of the example', () => {
    expect(Math.min(...cards.map(({ points }) => points))).toBeGreaterThan(10)
  })
})

// ---------------------------------------------------------------------------------------- scenarios

const sides: readonly Seat[] = ['axis', 'allies']
const forceOf = (id: string, side: Seat): readonly GroupOrder[] =>
  scenarios.find((scenario) => scenario.id === id)?.config.forces?.[side] ?? []
const cost = (groups: readonly GroupOrder[]) =>
  groups.reduce((sum, { card, planes }) => sum + planes.length * find(card).points, 0)

/** Where the centre of a pose is, in SU. */
const centre = (pose: Pose): readonly [number, number] =>
  'q' in pose ? [(pose.q * Math.sqrt(3)) / 2, -(pose.r + pose.q / 2)] : [pose.x, pose.y]
const isOn = (pose: Pose): boolean => {
  if (!('q' in pose)) return pose.x >= 0 && pose.x <= 24 && pose.y >= 0 && pose.y <= 36
  const row = pose.r + (pose.q - (pose.q & 1)) / 2
  return pose.q >= 0 && pose.q < 24 && row >= 0 && row < 36
}

describe('the scenarios', () => {
  it('are five, each without a seed of its own', () => {
    expect(scenarios.map(({ id }) => id)).toEqual(['duel', 'two-against-two', 'hex-skirmish', 'jims-force', 'thousand'])
    for (const { config } of scenarios) expect([config.dice, config.seed]).toEqual(['seeded', undefined])
  })

  it.each(scenarios)('$id brings legal forces', ({ config }) => {
    const all = sides.flatMap((side) => config.forces?.[side] ?? [])
    const ids = all.flatMap(({ group, planes }) => [group, ...planes])
    expect(new Set(ids).size).toBe(ids.length)
    for (const side of sides) {
      for (const { card, planes } of config.forces?.[side] ?? []) {
        expect(FACTIONS[side]).toContain(find(card).nation)
        const ofType = config.forces![side].filter((other) => other.card === card).flatMap((other) => other.planes)
        expect(planes.length === 1 ? ofType.length === 1 : planes.length >= 2 && planes.length <= 4).toBe(true)
      }
    }
  })

  it.each(scenarios.filter(({ config }) => config.placements))('$id brings legal placements', ({ config }) => {
    const groups = sides.flatMap((side) => config.forces![side])
    expect(Object.keys(config.placements!).sort()).toEqual(groups.map(({ group }) => group).sort())
    for (const { group, card, planes } of groups) {
      const { altitude, poses } = config.placements![group]!
      expect(poses).toHaveLength(planes.length)
      expect(altitude).toBeGreaterThanOrEqual(1)
      expect(altitude).toBeLessThanOrEqual(find(card).maxAlt)
    }
    const poses = Object.values(config.placements!).flatMap((placement) => placement.poses)
    for (const [i, pose] of poses.entries()) {
      expect('q' in pose).toBe(config.table?.kind === 'hex')
      expect(isOn(pose)).toBe(true)
      for (const other of poses.slice(i + 1)) {
        const [[ax, ay], [bx, by]] = [centre(pose), centre(other)]
        expect(Math.hypot(ax - bx, ay - by)).toBeGreaterThanOrEqual(1)
      }
    }
  })

  it('TV-B1 TV-B2 the force of the example: 490 of 500 points in six groups', () => {
    const axis = forceOf('jims-force', 'axis')
    expect(axis.map(({ card, planes }) => `${planes.length} ${card}`)).toEqual([
      '2 hornisse',
      '4 wurger',
      ...Array.from({ length: 4 }, () => '2 bf-109'),
    ])
    expect(cost(axis)).toBe(490)
    expect(cost(forceOf('jims-force', 'allies'))).toBe(490)
    expect(forceOf('jims-force', 'allies')).toHaveLength(6)
  })
})
