import { describe, expect, it } from 'vitest'
import { cellBoardContains, squareName } from '../../../../src/geometry/index.js'
import { cards } from '../../../../src/rulesets/regia-aeronautica/data/cards.js'
import { map, mapProvenance } from '../../../../src/rulesets/regia-aeronautica/data/map.js'
import { scenarioData, scenarios } from '../../../../src/rulesets/regia-aeronautica/data/scenarios.js'
import { type RegiaCard, SEATS, type Seat } from '../../../../src/rulesets/regia-aeronautica/state/state.js'

const find = (id: string): RegiaCard => {
  const found = cards.find((card) => card.id === id)
  if (found === undefined) throw new Error(`no card ${id}`)
  return found
}
const named = cards.map((card) => [card.id, card] as const)
const SOURCES = ['book', 'inferred', 'house']

/** The table of the book. The Morane has none of its own: it is one of two rows of the Devotine. */
const TABLE: Readonly<Record<string, { rating: number; bombing?: readonly number[] }>> = {
  sm79: { rating: 1, bombing: [6, 7, 9, 12] },
  br20: { rating: 1, bombing: [5, 6, 8, 12] },
  'cant-z': { rating: 1, bombing: [6, 7, 8, 12] },
  g50: { rating: 2 },
  cr42: { rating: 2 },
  mc200: { rating: 2 },
  morane: { rating: 2 },
  dewoitine: { rating: 2 },
  'leo-451': { rating: 2, bombing: [5, 6, 8, 12] },
}

describe('the shipped cards', () => {
  it('RA-CARD-01 are those of the table, in its order', () => {
    expect(cards.map(({ id }) => id)).toEqual(Object.keys(TABLE))
  })

  it.each(named)('RA-CARD-01 %s has the numbers of the table', (id, { rating, bombing }) => {
    expect({ rating, bombing }).toEqual({ rating: TABLE[id]?.rating, bombing: TABLE[id]?.bombing })
  })

  it('RA-CARD-02 Morane and Dewoitine are alike', () => {
    const { id: _i, name: _n, provenance: _p, ...morane } = find('morane')
    expect(find('dewoitine')).toMatchObject(morane)
  })

  it.each(named)('RA-CARD-03 %s has 2 in a lost column if it is a fighter, else 1', (_id, card) => {
    const lost = card.role === 'fighter' ? 2 : 1
    expect(card).toMatchObject({ movement: lost, fireClass: lost })
  })

  it.each(named)('RA-FIRE-02 %s has a hit number of the ladder', (id, { fireHit, side, role }) => {
    expect(id).toMatch(/^[A-Za-z0-9][\w-]{0,23}$/)
    expect(fireHit).toBe(side === 'french' ? (role === 'fighter' ? 6 : 7) : role === 'fighter' ? 7 : 8)
  })

  it.each(named)(
    'RA-BOMB-02 RA-BOMB-03 %s has bombing numbers exactly if it is a bomber, and one badge',
    (_id, card) => {
      expect(card.bombing !== undefined).toBe(card.role === 'bomber')
      expect(card.bombBadges).toBe(1)
    },
  )

  it('are three fighters and three bombers of Italy, two fighters and a bomber of France', () => {
    const ids = (side: Seat, role: RegiaCard['role']) =>
      cards.filter((card) => card.side === side && card.role === role).map(({ id }) => id)
    expect(ids('italian', 'bomber')).toEqual(['sm79', 'br20', 'cant-z'])
    expect(ids('italian', 'fighter')).toEqual(['g50', 'cr42', 'mc200'])
    expect(ids('french', 'fighter')).toEqual(['morane', 'dewoitine'])
    expect(ids('french', 'bomber')).toEqual(['leo-451'])
  })
})

describe('provenance', () => {
  it.each(named)('%s says for every field where it comes from, and for no other', (_id, card) => {
    const { provenance, ...fields } = card
    expect(Object.keys(provenance).sort()).toEqual(Object.keys(fields).sort())
    for (const source of Object.values(provenance)) expect(SOURCES).toContain(source)
  })

  it.each(named)('%s calls no number the book’s that is not', (id, { provenance, bombing }) => {
    expect(provenance.rating).toBe(id === 'morane' ? 'inferred' : 'book')
    expect(provenance.bombing).toBe(bombing && 'book')
    for (const field of ['movement', 'fireClass', 'fireHit', 'bombBadges']) expect(provenance[field]).toBe('house')
  })

  it('takes every name from the book but two that it spells otherwise', () => {
    const others = cards.filter(({ provenance }) => provenance.name !== 'book').map(({ id }) => id)
    expect(others).toEqual(['cant-z', 'dewoitine'])
  })

  it('covers the map', () => {
    expect(Object.keys(mapProvenance).sort()).toEqual(Object.keys(map).sort())
    expect(Object.entries(mapProvenance).filter(([, source]) => source !== 'house')).toEqual([
      ['altitudes', 'inferred'],
    ])
  })
})

describe('the map', () => {
  it('RA-MAP-01 RA-MAP-04 has 10 columns, 7 rows and 4 altitudes', () => {
    expect(map).toMatchObject({ columns: 10, rows: 7, altitudes: 4 })
  })

  it('RA-MAP-02 has its objectives at H2, I4 and H6', () => {
    expect(map.objectives.map(squareName)).toEqual(['H2', 'I4', 'H6'])
    for (const square of map.objectives) expect(cellBoardContains(map, { ...square, altitude: 1 })).toBe(true)
  })

  it('RA-MAP-03 keeps the sides apart, each at its own edge', () => {
    expect(map.zones).toEqual({ french: { from: 1, to: 2 }, italian: { from: 6, to: map.columns } })
    expect(map.edges).toEqual({ french: 'west', italian: 'east' })
  })
})

describe('the scenarios', () => {
  const force = (id: keyof typeof scenarioData, side: Seat) =>
    scenarioData[id].forces[side].map(({ plane, card }) => `${plane} ${card}`).join(', ')

  it('are three, each without a seed of its own', () => {
    expect(scenarios.map(({ id, title }) => [id, title])).toEqual([
      ['premiere', 'Première!'],
      ['nouvel-attack', 'Nouvel Attack'],
      ['grand-final', 'Grand Final'],
    ])
    for (const { id, config } of scenarios) expect(config).toEqual({ dice: 'seeded', scenario: id })
    expect(Object.keys(scenarioData)).toEqual(scenarios.map(({ id }) => id))
  })

  it('RA-SCN-01 Première!', () => {
    expect(force('premiere', 'french')).toBe(
      'Morane-A morane, Morane-B morane, LeO-A leo-451, LeO-B leo-451, LeO-C leo-451, LeO-D leo-451',
    )
    expect(force('premiere', 'italian')).toBe('CR42-A cr42, CR42-B cr42, CR42-C cr42')
  })

  it('RA-SCN-01 Nouvel Attack', () => {
    expect(force('nouvel-attack', 'french')).toBe(
      'Morane-A morane, Morane-B morane, Morane-C morane, LeO-A leo-451, LeO-B leo-451, LeO-C leo-451, LeO-D leo-451',
    )
    expect(force('nouvel-attack', 'italian')).toBe('G50-A g50, G50-B g50, MC200-A mc200')
  })

  it('RA-SCN-01 Grand Final', () => {
    expect(force('grand-final', 'french')).toBe(
      'Morane-A morane, Dewoitine-A dewoitine, Dewoitine-B dewoitine, Dewoitine-C dewoitine, LeO-A leo-451, LeO-B leo-451',
    )
    expect(force('grand-final', 'italian')).toBe(
      'G50-A g50, G50-B g50, CR42-A cr42, CR42-B cr42, MC200-A mc200, MC200-B mc200',
    )
  })

  it.each(Object.entries(scenarioData))('RA-PREP-01 %s: all fly for their nation', (_id, { forces, map: own }) => {
    expect(own).toBe(map)
    for (const side of SEATS) for (const { card } of forces[side]) expect(find(card).side).toBe(side)
  })
})
