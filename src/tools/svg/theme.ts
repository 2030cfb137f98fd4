import type { Hue, Role } from '../../core/index.js'
import type { Attributes } from './xml.js'

/** Light or dark for the screen, or black on white for the printer. */
export type ThemeName = 'light' | 'dark' | 'print'

/** How one side's aircraft look. Sides differ in shade and filling, so that they differ without colour too. */
export interface Coat {
  /** Rim, letters and hatching. */
  readonly ink: string
  readonly disc: string
  readonly hatched: boolean
  readonly plane: string
  /** The outline of the aircraft. */
  readonly edge: string
  /** How wide the outline is, in pixels; half of it shows. */
  readonly edgeWidth: number
}

/** Every colour and line of a picture. */
export interface Theme {
  readonly paper: string
  readonly table: string
  readonly grid: string
  readonly ink: string
  readonly faint: string
  /** Around the selected piece. */
  readonly glow: string
  readonly coats: readonly Coat[]
  /** For a piece that is nobody's. */
  readonly neutral: Coat
  readonly areas: Readonly<Record<Role, Attributes>>
  readonly lines: Readonly<Record<Role, Attributes>>
  /** The colour of words on the table. */
  readonly words: Readonly<Record<Role, string>>
}

/** The order of coats in every theme. */
const HUES: readonly Hue[] = ['orange', 'blue', 'green', 'purple']

/** The theme with the sides in these colours, in that order. */
export function dressed(theme: Theme, hues: readonly Hue[] | undefined): Theme {
  if (hues === undefined || hues.length === 0) return theme
  return { ...theme, coats: hues.map((hue) => theme.coats[HUES.indexOf(hue)] ?? theme.neutral) }
}

/** How the pieces of a side look; sides beyond the fourth begin again. */
export function coatOf(theme: Theme, side: number): Coat {
  return theme.coats[side % theme.coats.length] ?? theme.neutral
}

/** A look that is a line only. */
const stroke = (colour: string, width: number, dash?: string): Attributes => ({
  fill: 'none',
  stroke: colour,
  'stroke-width': width,
  'stroke-dasharray': dash,
})

/** A look that tints what lies below. */
const tint = (fill: string, opacity: number, colour: string, width: number, dash?: string): Attributes => ({
  fill,
  'fill-opacity': opacity,
  stroke: colour,
  'stroke-width': width,
  'stroke-dasharray': dash,
})

/** After Okabe and Ito: tell-apart colours for every kind of sight. */
const light: Theme = {
  paper: '#ffffff',
  table: '#e4f0f6',
  grid: '#b3ccda',
  ink: '#1c2b36',
  faint: '#5b7484',
  glow: '#e69f00',
  coats: [
    { ink: '#a33b00', disc: '#fff3ea', hatched: false, plane: '#c84c06', edge: '#7d2d00', edgeWidth: 1 },
    { ink: '#004f7c', disc: '#0068a4', hatched: false, plane: '#ffffff', edge: '#00375a', edgeWidth: 1 },
    { ink: '#00694d', disc: '#ffffff', hatched: true, plane: '#00513b', edge: '#ffffff', edgeWidth: 2.4 },
    { ink: '#7c3a66', disc: '#f8e7f2', hatched: false, plane: '#ffffff', edge: '#7c3a66', edgeWidth: 2.4 },
  ],
  neutral: { ink: '#4a4a4a', disc: '#d9d9d9', hatched: false, plane: '#4a4a4a', edge: '#2b2b2b', edgeWidth: 1 },
  areas: {
    table: { fill: '#e4f0f6', stroke: '#8fb0c2', 'stroke-width': 1 },
    cell: stroke('#9dbccd', 0.8),
    zone: tint('#f0c94a', 0.22, '#a67c00', 1.2, '7 3 1.5 3'),
    arc: tint('#e69f00', 0.2, '#b57700', 1.1),
    reach: tint('#009e73', 0.18, '#00785a', 1, '2 2.5'),
    threat: tint('#d1332e', 0.13, '#b3201c', 1, '6 2'),
    path: tint('#56b4e9', 0.25, '#24587c', 1),
    shot: tint('#d1332e', 0.18, '#b3201c', 1),
    range: stroke('#6b5a2a', 0.9, '5 4'),
    objective: tint('#a35f93', 0.25, '#7c3a66', 2),
    cloud: tint('#ffffff', 0.86, '#8aa2b1', 1.1),
  },
  lines: {
    table: stroke('#8fb0c2', 1.2),
    cell: stroke('#9dbccd', 0.8),
    zone: stroke('#a67c00', 1.6, '7 3 1.5 3'),
    arc: stroke('#b57700', 1.3),
    reach: stroke('#00785a', 1.3, '2 2.5'),
    threat: stroke('#b3201c', 1.3, '6 2'),
    path: stroke('#24587c', 2.2),
    shot: stroke('#c22520', 1.8, '9 3'),
    range: stroke('#6b5a2a', 0.9, '5 4'),
    objective: stroke('#7c3a66', 2.2),
    cloud: stroke('#8aa2b1', 1.4),
  },
  words: {
    table: '#4d6b7c',
    cell: '#6d8c9e',
    zone: '#7a5b00',
    arc: '#7a5000',
    reach: '#005f46',
    threat: '#a31a16',
    path: '#24587c',
    shot: '#a31a16',
    range: '#6b5a2a',
    objective: '#6b2f58',
    cloud: '#5b7484',
  },
}

/** The same hues on a dark ground, lighter so that they stand out from it. */
const dark: Theme = {
  paper: '#14202a',
  table: '#1d2f3c',
  grid: '#35505f',
  ink: '#e8eef2',
  faint: '#9db4c2',
  glow: '#ffb733',
  coats: [
    { ink: '#ffb38a', disc: '#3a1f10', hatched: false, plane: '#ff8a4a', edge: '#ffd9c2', edgeWidth: 1 },
    { ink: '#8fd0ff', disc: '#0b4f7a', hatched: false, plane: '#ffffff', edge: '#cfeaff', edgeWidth: 1 },
    { ink: '#7be0bf', disc: '#14202a', hatched: true, plane: '#4fd1a8', edge: '#14202a', edgeWidth: 2.4 },
    { ink: '#efb6da', disc: '#3d2436', hatched: false, plane: '#14202a', edge: '#efb6da', edgeWidth: 2.4 },
  ],
  neutral: { ink: '#c9c9c9', disc: '#4a4a4a', hatched: false, plane: '#c9c9c9', edge: '#efefef', edgeWidth: 1 },
  areas: {
    table: { fill: '#1d2f3c', stroke: '#4d6b7c', 'stroke-width': 1 },
    cell: stroke('#42606f', 0.8),
    zone: tint('#f0c94a', 0.16, '#e0b84a', 1.2, '7 3 1.5 3'),
    arc: tint('#e69f00', 0.2, '#ffb733', 1.1),
    reach: tint('#009e73', 0.26, '#4fd1a8', 1, '2 2.5'),
    threat: tint('#ff6a63', 0.17, '#ff7a75', 1, '6 2'),
    path: tint('#56b4e9', 0.25, '#8fd0ff', 1),
    shot: tint('#d1332e', 0.25, '#ff7a75', 1),
    range: stroke('#cdb86f', 0.9, '5 4'),
    objective: tint('#c77fb5', 0.28, '#efb6da', 2),
    cloud: tint('#dfe8ee', 0.34, '#9db4c2', 1.1),
  },
  lines: {
    table: stroke('#4d6b7c', 1.2),
    cell: stroke('#42606f', 0.8),
    zone: stroke('#e0b84a', 1.6, '7 3 1.5 3'),
    arc: stroke('#ffb733', 1.3),
    reach: stroke('#4fd1a8', 1.3, '2 2.5'),
    threat: stroke('#ff7a75', 1.3, '6 2'),
    path: stroke('#8fd0ff', 2.2),
    shot: stroke('#ff7a75', 1.8, '9 3'),
    range: stroke('#cdb86f', 0.9, '5 4'),
    objective: stroke('#efb6da', 2.2),
    cloud: stroke('#9db4c2', 1.4),
  },
  words: {
    table: '#9db4c2',
    cell: '#7f9aa9',
    zone: '#f0d98a',
    arc: '#ffcf80',
    reach: '#7be0bf',
    threat: '#ff9a96',
    path: '#8fd0ff',
    shot: '#ff9a96',
    range: '#cdb86f',
    objective: '#efb6da',
    cloud: '#c5d5de',
  },
}

/** Black, white and a few greys: little ink, and nothing rests on a colour. */
const print: Theme = {
  paper: '#ffffff',
  table: '#ffffff',
  grid: '#d4d4d4',
  ink: '#000000',
  faint: '#555555',
  glow: '#000000',
  coats: [
    { ink: '#000000', disc: '#ffffff', hatched: false, plane: '#000000', edge: '#000000', edgeWidth: 1 },
    { ink: '#000000', disc: '#222222', hatched: false, plane: '#ffffff', edge: '#000000', edgeWidth: 1 },
    { ink: '#000000', disc: '#ffffff', hatched: true, plane: '#000000', edge: '#ffffff', edgeWidth: 2.4 },
    { ink: '#000000', disc: '#ffffff', hatched: false, plane: '#ffffff', edge: '#000000', edgeWidth: 2.4 },
  ],
  neutral: { ink: '#000000', disc: '#bdbdbd', hatched: false, plane: '#000000', edge: '#000000', edgeWidth: 1 },
  areas: {
    table: { fill: '#ffffff', stroke: '#777777', 'stroke-width': 1 },
    cell: stroke('#a8a8a8', 0.7),
    zone: tint('#000000', 0.05, '#333333', 1.1, '7 3 1.5 3'),
    arc: tint('#000000', 0.09, '#000000', 1),
    reach: tint('#000000', 0.05, '#000000', 1.1, '1.5 2.5'),
    threat: tint('#000000', 0.08, '#000000', 1, '6 2'),
    path: tint('#000000', 0.05, '#000000', 1),
    shot: tint('#000000', 0.12, '#000000', 1),
    range: stroke('#444444', 0.8, '5 4'),
    objective: tint('#000000', 0.16, '#000000', 2.2),
    cloud: tint('#ffffff', 0.9, '#777777', 1.1),
  },
  lines: {
    table: stroke('#777777', 1.2),
    cell: stroke('#a8a8a8', 0.7),
    zone: stroke('#333333', 1.5, '7 3 1.5 3'),
    arc: stroke('#000000', 1.2),
    reach: stroke('#000000', 1.2, '1.5 2.5'),
    threat: stroke('#000000', 1.2, '6 2'),
    path: stroke('#000000', 1.9),
    shot: stroke('#000000', 1.5, '9 3'),
    range: stroke('#444444', 0.8, '5 4'),
    objective: stroke('#000000', 2.2),
    cloud: stroke('#777777', 1.3),
  },
  words: {
    table: '#444444',
    cell: '#888888',
    zone: '#222222',
    arc: '#222222',
    reach: '#222222',
    threat: '#000000',
    path: '#000000',
    shot: '#000000',
    range: '#333333',
    objective: '#000000',
    cloud: '#444444',
  },
}

/** The themes by name. */
export const THEMES: Readonly<Record<ThemeName, Theme>> = { light, dark, print }

/**
 * A theme whose colours a page can change: every colour is a CSS variable, `--wingover-ink` or
 * `--wingover-areas-reach-fill`, that falls back to the theme's own.
 */
export const variable = (theme: Theme): Theme => named(theme, '--wingover') as Theme

function named(value: unknown, name: string): unknown {
  if (typeof value === 'string') return value.startsWith('#') ? `var(${name}, ${value})` : value
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((inner, i) => named(inner, `${name}-${i}`))
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, named(inner, `${name}-${key}`)]))
}
