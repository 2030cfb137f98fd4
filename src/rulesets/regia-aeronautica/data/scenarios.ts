/** The three scenarios of the book, on our map. */
import type { Scenario } from '../../../core/index.js'
import type { RegiaAeronautica, ScenarioData } from '../state/state.js'
import { map } from './map.js'

/** The id of a scenario of the book. */
export type ScenarioId = 'premiere' | 'nouvel-attack' | 'grand-final'

type Force = readonly (readonly [count: number, card: string])[]

/**
 * What planes of a card are called at the table. Each adds a letter, `CR42-A`: a number after a letter would be the name
 * of a square.
 */
const CALLED: Readonly<Record<string, string>> = {
  morane: 'Morane',
  dewoitine: 'Dewoitine',
  'leo-451': 'LeO',
  cr42: 'CR42',
  g50: 'G50',
  mc200: 'MC200',
}

/** So many planes of each card. */
const force = (groups: Force): ScenarioData['forces']['french'] =>
  groups.flatMap(([count, card]) =>
    Array.from({ length: count }, (_, i) => ({ plane: `${CALLED[card]}-${'ABCD'.charAt(i)}`, card })),
  )

const scenario = (title: string, french: Force, italian: Force): ScenarioData => ({
  title,
  map,
  forces: { french: force(french), italian: force(italian) },
})

/** Who flies what in each scenario of the book. */
export const scenarioData: Readonly<Record<ScenarioId, ScenarioData>> = {
  premiere: scenario(
    'Première!',
    [
      [2, 'morane'],
      [4, 'leo-451'],
    ],
    [[3, 'cr42']],
  ),
  'nouvel-attack': scenario(
    'Nouvel Attack',
    [
      [3, 'morane'],
      [4, 'leo-451'],
    ],
    [
      [2, 'g50'],
      [1, 'mc200'],
    ],
  ),
  'grand-final': scenario(
    'Grand Final',
    [
      [1, 'morane'],
      [3, 'dewoitine'],
      [2, 'leo-451'],
    ],
    [
      [2, 'g50'],
      [2, 'cr42'],
      [2, 'mc200'],
    ],
  ),
}

const ready = (id: ScenarioId): Scenario<RegiaAeronautica> => ({
  id,
  title: scenarioData[id].title,
  config: { dice: 'seeded', scenario: id },
})

/** The shipped scenarios in the order of the book. */
export const scenarios: readonly Scenario<RegiaAeronautica>[] = [
  ready('premiere'),
  ready('nouvel-attack'),
  ready('grand-final'),
]
