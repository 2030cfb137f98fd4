/** Aircraft and pilots, to be printed. */
import { type SheetCard, type Sheets, sheetValue } from '../../../core/sheets.js'
import { aircraft } from '../data/aircraft.js'
import { pilots } from '../data/pilots.js'
import type { AircraftCard, PilotCard } from '../state/state.js'

const LABELS = {
  crew: 'Crew',
  minSpeed: 'Stalls at',
  maxLevel: 'Level speed',
  maxDive: 'Dive speed',
  power: 'Power',
  drag: 'Drag',
  climb: 'Climb',
  mtBonus: 'Movement tests',
  aero: 'Aerobatic dice',
  spin: 'Spin',
} as const satisfies Partial<Record<keyof AircraftCard, string>>

const SKILLS = {
  experience: 'Experience',
  pp: 'Pilot Points',
  flyingAdd: 'Dice added',
  flyingFree: 'Dice free of risk',
  shooting: 'Hits for a critical',
  spot: 'Spotting',
} as const satisfies Partial<Record<keyof PilotCard, string>>

function sheetOf(card: AircraftCard): SheetCard {
  const { id, name, side, strength, handling, rows, ppRow, mtRow, guns } = card
  const fields = Object.keys(LABELS) as (keyof typeof LABELS)[]
  return {
    id,
    title: name,
    note: `${side === 'entente' ? 'Entente' : 'Central Powers'}; ${strength} strength, ${handling} handling`,
    values: fields.map((field) => sheetValue(LABELS[field], card[field])),
    tables: [
      {
        heading: 'A full row costs',
        columns: ['Row', ...rows.map((_, i) => String(i + 1))],
        rows: [
          ['Pilot Points', ...ppRow.map(String)],
          ['Test dice', ...mtRow.map(String)],
        ],
        source: 'inferred',
      },
      {
        heading: 'Guns',
        columns: ['', 'Rating', 'Mount'],
        rows: guns.map(({ type, rating, mount, flexible }) => [
          type,
          String(rating),
          flexible ? 'flexible' : mount.replace(/([A-Z])/g, ' $1').toLowerCase(),
        ]),
        source: 'house',
      },
    ],
    boxes: rows.map((count, i) => ({ label: `Row ${i + 1}`, count })),
  }
}

function pilotOf(pilot: PilotCard): SheetCard {
  const fields = Object.keys(SKILLS) as (keyof typeof SKILLS)[]
  return {
    id: pilot.id,
    title: pilot.name,
    note: 'Pilot',
    values: fields.map((field) => sheetValue(SKILLS[field], pilot[field])),
    tables: [],
    boxes: [{ label: 'Pilot Points', count: pilot.pp }],
  }
}

/** The aircraft, Entente first, then the pilots. */
export const sheets: Sheets = [...aircraft.map(sheetOf), ...pilots.map(pilotOf)]
