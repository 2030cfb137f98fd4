import type { BaseConfig, Game, Ruleset } from 'wingover'
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

/** Add a game: one line. */
export const cases: readonly Case[] = [sealed(6), sealed(20), sealed(24), sealed(96)]
