/** The aircraft charts, to be printed. */
import { type SheetCard, type Sheets, type SheetTable, sheetValue } from '../../../core/sheets.js'
import { charts } from '../data/charts.js'
import type { AircraftChart } from '../state/state.js'

const LABELS = {
  vpValue: 'Victory points',
  minSpeed: 'Least speed',
  levelMax: 'Level speed',
  maxSpeed: 'Greatest speed',
  destruct: 'Lost at speed',
  hitsPerStep: 'Hits to a point of speed',
  maxAccel: 'Acceleration',
  turnMode: 'Turn mode',
  rollCost: 'Snap roll, MPs',
  woss: 'Wing-over or split-S, MPs',
  fuelInjected: 'Fuel injection',
  climbMpPerStep: 'MPs a climb step',
} as const satisfies Partial<Record<keyof AircraftChart, string>>

const GUNS: Readonly<Record<string, string>> = { fwd: 'Forward guns', rear: 'Rear guns', all: 'Guns all round' }

function sheetOf(chart: AircraftChart): SheetCard {
  const { id, name, nation, cls, periods, provenance, maxSpeed, destruct, hitsPerStep, climbSteps } = chart
  const fields = Object.keys(LABELS) as (keyof typeof LABELS)[]
  return {
    id,
    title: name,
    note: `${cls}, ${nation}, periods ${periods.join(' and ')}`,
    values: fields.map((field) => sheetValue(LABELS[field], shown(chart[field]), provenance[field])),
    tables: [diveTrack(chart), ...gunTables(chart)],
    boxes: [
      { label: 'Damage', count: (maxSpeed - destruct) * hitsPerStep },
      { label: 'Climb', count: climbSteps },
    ],
  }
}

const shown = (value: AircraftChart[keyof typeof LABELS]): unknown => (Array.isArray(value) ? value.join(' / ') : value)

function diveTrack({ vdTrack, vdCost, provenance }: AircraftChart): SheetTable {
  const speeds = Object.keys(vdTrack)
  return {
    heading: `Vertical dive${typeof vdCost === 'number' ? `, ${vdCost} MPs` : ''}`,
    columns: ['Speed', ...speeds],
    rows: [['Levels', ...speeds.map((speed) => String(vdTrack[speed]))]],
    source: 'house',
    exceptions: Object.fromEntries(
      speeds.map((speed, i) => [`0 ${i + 1}`, provenance[`vdTrack.${speed}`] ?? 'house'] as const),
    ),
  }
}

/** Hits by die and range. */
const gunTables = ({ crt, provenance }: AircraftChart): readonly SheetTable[] =>
  Object.entries(crt).map(([gun, table]) => ({
    heading: `${GUNS[gun] ?? gun}: hits by die and range`,
    columns: ['Die', ...(table[0] ?? []).map((_, range) => String(range + 1))],
    rows: table.map((row, die) => [String(die + 1), ...row.map(String)]),
    source: 'house' as const,
    exceptions: Object.fromEntries(
      table.flatMap((row, die) =>
        row.map((_, range) => [`${die} ${range + 1}`, provenance[`crt.${gun}.${die + 1}.${range + 1}`] ?? 'house']),
      ),
    ),
  }))

/** The charts, Allied types first. */
export const sheets: Sheets = charts.map(sheetOf)
