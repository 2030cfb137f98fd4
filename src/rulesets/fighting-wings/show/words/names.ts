/** What things are called in English. */
import type { Modifier } from '../../../../core/index.js'
import { number, signed } from '../../../../core/words/index.js'
import type { Bank, Burst, FlightType, Hand, Increments, TurnRate } from '../../errata/vocabulary.js'
import type { Device, Drop, Jam, Phase, Seat, Shift, Throttle, View, Way } from '../../state/state.js'

export const seat: Readonly<Record<Seat | 'referee', string>> = { blue: 'Blue', red: 'Red', referee: 'Referee' }

export const phase: Readonly<Record<Phase, string>> = {
  setup: 'Set-up',
  plot: 'Declarations',
  activate: 'Choosing flight',
  move: 'Movement',
  attack: 'Gunfire',
  end: 'End of the turn',
  over: 'Game over',
}

/** `A1` is A1; with a view, what it flies can be asked. */
export const piece = (id: string): string => id.replace(/[-_](?=\w)/g, ' ').replace(/([a-z])([A-Z])/g, '$1 $2')

/** What an aircraft is: `Spitfire IX`. */
function craftName(id: string, { config }: View): string {
  const flyer = config.flyers[id]
  const name = flyer === undefined ? undefined : config.crafts[flyer.craft]?.name
  return name?.replace(/ \(house\)$/, '') ?? 'aircraft'
}

/** `A1 (Spitfire IX)` */
export const inFull = (id: string, view: View): string => `${piece(id)} (${craftName(id, view)})`

export const FLIGHTS: Readonly<Record<FlightType, string>> = {
  VC: 'vertical climb',
  ZC: 'zoom climb',
  LVL: 'level flight',
  SD: 'steep dive',
  VD: 'vertical dive',
}

export const RATES: Readonly<Record<TurnRate, string>> = {
  EZ: 'easy',
  TT: 'tight',
  HT: 'hard',
  BT: 'break',
  ET: 'emergency',
}

export const BANKED: Readonly<Record<Bank, string>> = {
  LVL: 'wings level',
  RB: 'banked right',
  IRB: 'inverted, right wing low',
  INV: 'inverted',
  ILB: 'inverted, left wing low',
  LB: 'banked left',
}

/** Where a roll ends: `rolls to a left bank`. */
export const ROLLED: Readonly<Record<Bank, string>> = {
  LVL: 'wings level',
  RB: 'a right bank',
  IRB: 'inverted, right wing low',
  INV: 'inverted',
  ILB: 'inverted, left wing low',
  LB: 'a left bank',
}

export const SHIFTED: Readonly<Record<Shift, string>> = { slip: 'a slip', skid: 'a skid', barrel: 'a barrel roll' }

/** Where an aircraft is moved when its formation is scattered. */
export const WAY: Readonly<Record<Way, string>> = {
  N: 'a hex north',
  NE: 'a hex north-east',
  SE: 'a hex south-east',
  S: 'a hex south',
  SW: 'a hex south-west',
  NW: 'a hex north-west',
  up: '200 ft up',
  down: '200 ft down',
}

export const HANDS: Readonly<Record<Hand, string>> = { L: 'left', R: 'right' }

export const BURSTS: Readonly<Record<Burst, string>> = {
  half: 'half burst',
  regular: 'regular burst',
  long: 'long burst',
}

export const THROTTLE: Readonly<Record<Throttle, string>> = {
  idle: 'idle',
  normal: 'normal power',
  combat: 'combat power',
}

export const DROPPED: Readonly<Record<Drop, string>> = {
  tanks: 'the drop tanks',
  stores: 'the stores',
  all: 'the tanks and the stores',
}

export const DEVICE: Readonly<Record<Device, string>> = {
  up: 'up',
  lowering: 'coming down',
  down: 'down',
  raising: 'coming up',
}

export const JAMS: Readonly<Record<Jam, string>> = {
  no: 'clears the jam',
  temp: 'is jammed for now',
  perm: 'is jammed for good',
}

const COMPASS_NAMES = [
  'north',
  'north-north-east',
  'north-east',
  'east',
  'south-east',
  'south-south-east',
  'south',
  'south-south-west',
  'south-west',
  'west',
  'north-west',
  'north-north-west',
] as const

export const heading = (facing: number): string => COMPASS_NAMES[facing] ?? 'somewhere'

/** Altitude as pilots say it. */
export const feet = (increments: Increments): string =>
  `${String(increments * 100).replace(/\B(?=(\d{3})+$)/g, ',')} ft`

/** A speed or a count of shots, kept in halves. */
export const halved = (half: number): string => number(half / 2)

export const degrees = (facings: number): string => `${30 * Math.abs(facings)}°`

const LABELS: Readonly<Record<string, string>> = {
  'ht-or-harder': 'turning hard',
  'above-listed-max': 'over its top speed',
  'largest-size': 'size of the larger',
  'behind-a-foe': 'behind a foe',
  'foe-behind': 'a foe behind',
  'many-eyes': 'many eyes',
  'from-the-ground': 'from the ground',
}

/** The label of a modifier or the cause of a charge, in words. */
export const cause = (label: string): string =>
  LABELS[label] ??
  label
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/-/g, ' ')
    .toLowerCase()

/** ` (long range +2, from astern −1)`, or nothing. */
export const sum = (modifiers: readonly Modifier[]): string =>
  modifiers.length === 0
    ? ''
    : ` (${modifiers.map(({ label, value }) => `${cause(label)} ${signed(value)}`).join(', ')})`

/** What stands on the ground: `the fuel dump (T1)`. */
export function groundName(id: string, { config }: View): string {
  const found = config.targets.find((target) => target.id === id)
  return found === undefined ? id : `the ${found.name} (${id})`
}

/** What is fired at: an aircraft, something on the ground, or `the crew of A1`. */
export function targetName(id: string, view: View): string {
  const at = view.planes[id]
  if (at === undefined) return groundName(id, view)
  return at.out && view.parachutes.some((one) => one.plane === id) ? `the crew of ${piece(id)}` : piece(id)
}

/** The guns of an aircraft by their ids: `the 20 mm cannon and the 12.7 mm guns`. */
export function weaponName(id: string, weapon: string, { config }: View): string {
  const flyer = config.flyers[id]
  const craft = flyer === undefined ? undefined : config.crafts[flyer.craft]
  const own = craft?.weapons.find((one) => one.id === weapon)
  if (own === undefined) return 'the guns'
  return `the ${number(own.mm)} mm ${own.kind === 'cannon' ? 'cannon' : 'machine guns'}`
}

/** A gun position by its id: `the rear gun`. */
export function gunName(id: string, gun: string, { config }: View): string {
  const flyer = config.flyers[id]
  const craft = flyer === undefined ? undefined : config.crafts[flyer.craft]
  const own = craft?.guns.findIndex((one) => one.id === gun) ?? -1
  const arcs = craft?.guns[own]?.arcs ?? []
  return own < 0 ? 'a gun' : `gun ${own + 1}${arcs.length === 1 ? ` (${cause(arcs[0] as string)})` : ''}`
}
