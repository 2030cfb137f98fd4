import type { BaseConfig, Game, Ruleset } from 'wingover'
import { aerialCraps } from 'wingover/aerial-craps'
import { fightingWings } from 'wingover/fighting-wings'
import { regiaAeronautica } from 'wingover/regia-aeronautica'
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

/** Add a game: one line. */
export const cases: readonly Case[] = [
  ...[6, 20, 24, 96].map(sealed),
  ...[6, 18, 24, 96].map(fighters),
  row('fighting wings', 4, fightingWings, { dice: 'seeded', seed: 'bench', scenario: 'pairs' }),
  row('regia aeronautica', 12, regiaAeronautica, { dice: 'seeded', seed: 'bench', scenario: 'grand-final' }),
  row('aerial craps', 8, aerialCraps, { dice: 'seeded', seed: 'bench', scenario: 'dawn-patrol' }),
  row('spitfire 9.1', 6, spitfire, {
    ...{ dice: 'seeded', seed: 'bench', scenario: '9.1', period: 3, types: { first: 'spit1', second: 'bf109e3' } },
  }),
]
