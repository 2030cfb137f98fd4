/** The aircraft data cards, to be printed. All numbers are ours. */
import { type SheetCard, type Sheets, type SheetTable, sheetValue } from '../../../core/sheets.js'
import type { Adc } from '../data/card.js'
import { cards } from '../data/cards.js'
import { BANDS, SPEED_BANDS } from '../errata/vocabulary.js'

const RATES = ['EZ', 'TT', 'HT', 'BT', 'ET'] as const

function sheetOf(card: Adc): SheetCard {
  const { id, name, role, cls, hits } = card
  return {
    id,
    title: name,
    note: `${role}, class ${cls}`,
    values: [
      sheetValue('Size', card.size),
      sheetValue('Defense', card.defense),
      sheetValue('Climb decel', card.climbDecel),
      sheetValue('Dive accel', card.diveAccel),
      sheetValue('Engines', card.engines),
      sheetValue('Fuel injection', card.fuelInjected),
      sheetValue('Slats', card.slats),
      sheetValue('Ceiling, ft', card.ceilingInc * 100),
    ],
    tables: [speeds(card), power(card), turning(card), ...guns(card)],
    boxes: [{ label: 'Hits', count: hits }],
  }
}

const table = (
  heading: string,
  columns: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): SheetTable => ({ heading, columns, rows: rows.map((row) => row.map(String)), source: 'house' })

const speeds = ({ bands }: Adc): SheetTable =>
  table(
    'Speeds, and least speed to turn',
    ['Band', 'Least', 'Level', 'Dive', ...RATES],
    BANDS.map((band) => {
      const { minSpeed, maxLevel, safeDive, minTurn } = bands[band]
      return [band, minSpeed, maxLevel, safeDive, ...RATES.map((rate) => minTurn[rate])]
    }),
  )

/** Normal and combat power by altitude and speed. */
const power = ({ power: powers }: Adc): SheetTable =>
  table(
    'Power, normal and combat, by speed band',
    ['Band', '1', '2', '3', '4'],
    BANDS.map((band) => [
      band,
      ...SPEED_BANDS.map((speed) => powers[band][speed]?.map((one) => one ?? '–').join('/') ?? '–'),
    ]),
  )

const turning = ({ turnDecel, bankSlip }: Adc): SheetTable =>
  table(
    'Turn decel; bank and slip by speed band',
    [...RATES, ...SPEED_BANDS.map((_, i) => `Bank ${i + 1}`), ...SPEED_BANDS.map((_, i) => `Slip ${i + 1}`)],
    [
      [
        ...RATES.map((rate) => turnDecel[rate]),
        ...SPEED_BANDS.map((speed) => bankSlip[speed].bank),
        ...SPEED_BANDS.map((speed) => bankSlip[speed].slip),
      ],
    ],
  )

function guns({ weapons, defensiveGuns = [] }: Adc): readonly SheetTable[] {
  const rows = [
    ...weapons.map(({ id, kind, mm, mount, cap, fp }) => [
      id,
      `${mm} mm ${kind === 'mg' ? 'MG' : kind}`,
      mount,
      cap,
      ...fp,
    ]),
    ...defensiveGuns.map(({ id, arcs, cap, fp }) => [
      id,
      'turret',
      arcs.map((arc) => arc.replace(/([A-Z])/g, ' $1').toLowerCase()).join(', '),
      cap,
      ...fp,
    ]),
  ]
  return rows.length === 0
    ? []
    : [table('Guns: ammunition, and fire by range', ['', '', 'Mount', 'Ammo', '1', '2', '3', '4', '5', '6'], rows)]
}

/** The cards as they are listed. */
export const sheets: Sheets = cards.map(sheetOf)
