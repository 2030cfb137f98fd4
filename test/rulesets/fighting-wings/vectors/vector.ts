/** What every list of vectors has in common. */
import { cards } from '../../../../src/rulesets/fighting-wings/shown.js'
import type { Played, Setting, Wings } from '../fixture.js'

/** A situation at the table, named by the rule it shows; a refusal stands beside its legal neighbour. */
export interface Vector {
  readonly name: string
  run(game: Wings): void
}

export const codes = (played: Played): readonly string[] => played.refusals.map(({ rule, code }) => `${rule} ${code}`)
export const light = cards.find(({ id }) => id === 'HOUSE-LIGHT')!
export const bomber = cards.find(({ id }) => id === 'HOUSE-B17G')!
/** Behind and in line, two hexes apart. */
export const behind: Setting = { A1: { q: 0, r: 4 }, B1: { q: 0, r: 0 } }
export const otr1 = { edition: 'otr1' } as const
export const otr2 = { edition: 'otr2' } as const
export const both = ['W1', 'W2'] as const
