import type { BaseConfig, Game, Ruleset } from 'wingover'
import { aerialCraps } from 'wingover/aerial-craps'
import { fightingWings } from 'wingover/fighting-wings'
import { map, regiaAeronautica } from 'wingover/regia-aeronautica'
import { spitfire } from 'wingover/spitfire'
import { spittingFire } from 'wingover/spitting-fire'
import { sealedPlots } from '../examples/sealed-plots.js'

/** One row of the table. */
export interface Case {
  readonly name: string
  readonly pieces: number
  readonly ruleset: Ruleset
  readonly config: BaseConfig
}

/** One game at one size. Rows of one `name` are compared by size. */
const row = <G extends Game>(name: string, pieces: number, ruleset: Ruleset<G>, config: G['Config']): Case => ({
  name,
  pieces,
  ruleset,
  config,
})

const sealed = (pieces: number): Case =>
  row('sealed plots', pieces, sealedPlots, { dice: 'seeded', seed: 'bench', planes: pieces / 2, turns: 8 })

/** Groups of three, two rows apart, in the middle of a hex table. */
const fighters = (pieces: number): Case => {
  const sides = {
    axis: { card: 'bf-109', row: 12, facing: 3 },
    allies: { card: 'spitfire', row: 24, facing: 0 },
  } as const
  const groups = Array.from({ length: pieces / 6 }, (_, i) => i)
  const force = (seat: keyof typeof sides) =>
    groups.map((i) => ({
      group: `${seat}-${i}`,
      card: sides[seat].card,
      planes: [0, 1, 2].map((k) => `${seat}-${i}-${k}`),
    }))
  const pose = (seat: keyof typeof sides, n: number) => {
    const { row, facing } = sides[seat]
    const [q, back] = [2 * (n % 12), Math.floor(n / 12)]
    return { q, r: row + (facing === 3 ? -back : back) - q / 2, facing }
  }
  const placed = (seat: keyof typeof sides) =>
    groups.map((i) => [`${seat}-${i}`, { altitude: 5, poses: [0, 1, 2].map((k) => pose(seat, 3 * i + k)) }] as const)
  return row('spitting fire', pieces, spittingFire, {
    dice: 'seeded',
    seed: 'bench',
    table: { kind: 'hex', columns: 24, rows: 36 },
    forces: { axis: force('axis'), allies: force('allies') },
    placements: Object.fromEntries([...placed('axis'), ...placed('allies')]),
  })
}

const seeded = { dice: 'seeded', seed: 'bench' } as const
const numbers = (count: number): readonly number[] => Array.from({ length: count }, (_, i) => i)

/** Bombers and fighters of the book in its proportions, on the map of its scenarios. */
const bombers = (pieces: number): Case => {
  const flight = (letter: string, cards: readonly string[]) =>
    numbers(pieces / 2).map((i) => ({ plane: `${letter}${i + 1}`, card: cards[i % cards.length]! }))
  return row('regia aeronautica', pieces, regiaAeronautica, {
    ...seeded,
    scenario: {
      ...{ title: `${pieces} planes`, map },
      forces: {
        french: flight('F', ['morane', 'dewoitine', 'leo-451']),
        italian: flight('I', ['g50', 'cr42', 'mc200']),
      },
    },
  })
}

/** Two lines that fly at each other, six hexes apart. */
const scouts = (pieces: number): Case => {
  const line = (letter: string, card: string, r: number, facing: 0 | 3) =>
    numbers(pieces / 2).map((i) => ({
      ...{ id: `${letter}${i + 1}`, card, pilot: i % 2 === 0 ? 'hunter' : 'steady', level: 8, facing },
      hex: { q: 2 * i, r: r - i },
    }))
  return row('aerial craps', pieces, aerialCraps, {
    ...seeded,
    scenario: {
      ...{ title: `${pieces} scouts`, turns: 20, sun: null },
      area: { columns: 12, rows: 12, stagger: 'odd-q' },
      nations: { a: 'Entente', b: 'Central Powers' },
      forces: { a: line('A', 'camel', 6, 0), b: line('B', 'd7', 0, 3) },
    },
  })
}

/** Two lines that fly at each other, fourteen hexes apart. Coordinates are doubled. */
const wings = (pieces: number): Case => {
  const line = (letter: string, side: 'blue' | 'red', card: string, r: number, facing: number) =>
    numbers(pieces / 2).map((i) => ({
      ...{ id: `${letter}${i + 1}`, side, card, pilot: { quality: 'regular' as const } },
      ...{ q: 4 * i, r: r - 2 * i, facing, alt: 150, speed: 6 },
    }))
  const planes = [...line('A', 'blue', 'HOUSE-SPIT9', 28, 0), ...line('B', 'red', 'HOUSE-BF109G6', 0, 6)]
  return row('fighting wings', pieces, fightingWings, {
    ...seeded,
    scenario: { title: `${pieces} fighters`, turns: 20, win: 'points', planes },
  })
}

/** Scenarios of the book: its forces are fixed, so there is no game of 24 or 96 planes. */
const spitfires = (scenario: '9.1' | '9.3', pieces: number, first: string): Case =>
  row(`spitfire ${scenario}`, pieces, spitfire, { ...seeded, scenario, period: 3, types: { first, second: 'bf109e3' } })

/** Add a game: one line. */
export const cases: readonly Case[] = [
  ...[6, 20, 24, 96].map(sealed),
  ...[6, 18, 24, 96].map(fighters),
  ...[6, 24, 96].map(bombers),
  spitfires('9.1', 6, 'spit1'),
  spitfires('9.3', 7, 'hurricane1'),
  ...[6, 24, 96].map(scouts),
  ...[6, 16, 24, 96].map(wings),
]
