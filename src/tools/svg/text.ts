import { type Attributes, clean, element, escaped } from './xml.js'

/** The fonts every renderer has. */
export const FONT = 'sans-serif'

/** Bold letters are wider by so much. */
export const BOLD = 1.12

/** About how wide a line is, erring on the wide side: nobody has measured the reader's font. */
export function textWidth(text: string, size: number): number {
  let ems = 0
  for (const sign of clean(text)) ems += signWidth(sign)
  return ems * size
}

/** The text in lines of at most this many pixels; a word too long for a line is cut. */
export function wrap(text: string, size: number, width: number): string[] {
  const lines: string[] = []
  for (const word of clean(text)
    .trim()
    .split(/ +/)
    .flatMap((long) => cut(long, size, width))) {
    const longer = `${lines.at(-1)} ${word}`
    if (lines.length > 0 && textWidth(longer, size) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/** The text, shortened to this many signs. */
export function shorten(text: string, signs: number): string {
  const all = [...text]
  return all.length <= signs ? text : `${all.slice(0, signs - 1).join('')}…`
}

/** One line of text. */
export function textLine(text: string, x: number, y: number, attributes: Attributes = {}): string {
  return element('text', { x, y, ...attributes }, escaped(text))
}

/** Letters with a rim of paper around them: legible on anything. */
export function halo(paper: string, size: number): Attributes {
  return { stroke: paper, 'stroke-width': size * 0.28, 'stroke-linejoin': 'round', 'paint-order': 'stroke' }
}

function signWidth(sign: string): number {
  if (/[ .,:;'|!/ijltfr()[\]·-]/.test(sign)) return 0.37
  if (/[mwMW@%]/.test(sign)) return 0.95
  if (/[A-Z+−=]/.test(sign)) return 0.7
  return sign.charCodeAt(0) < 0x2000 ? 0.62 : 1
}

function cut(word: string, size: number, width: number): string[] {
  const parts = ['']
  for (const sign of word) {
    const longer = `${parts.at(-1)}${sign}`
    if (parts.at(-1) === '' || textWidth(longer, size) <= width) parts[parts.length - 1] = longer
    else parts.push(sign)
  }
  return parts
}
