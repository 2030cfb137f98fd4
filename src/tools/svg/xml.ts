/** Attributes in the order in which they are written; what is undefined is left out. */
export type Attributes = Readonly<Record<string, string | number | undefined>>

/** Pixels beyond which nothing can be seen; absurd places are drawn as if they were here. */
export const FAR = 1e6

/** One element. Attributes are escaped here; children are markup already. */
export function element(name: string, attributes: Attributes, ...children: readonly string[]): string {
  const start = name + Object.entries(attributes).map(attribute).join('')
  const inside = children.join('')
  return inside === '' ? `<${start}/>` : `<${start}>${inside}</${name}>`
}

/** A number with at most two decimal places. */
export function decimal(value: number): string {
  return String(hundredths(value) / 100)
}

/** A number in whole hundredths. Never negative zero. */
export function hundredths(value: number): number {
  return Math.round(Math.max(-FAR, Math.min(FAR, value)) * 100) + 0
}

/** Text as markup: harmless whatever it says. */
export function escaped(text: string): string {
  return clean(text).replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)
}

/** Text on one line without signs that XML forbids or that turn the reading direction. */
export function clean(text: string): string {
  return text.replace(/\s/g, ' ').replace(UNPRINTABLE, '\uFFFD')
}

const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Cs}\uFFFE\uFFFF]/gu

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function attribute([name, value]: readonly [string, string | number | undefined]): string {
  if (value === undefined) return ''
  return ` ${name}="${typeof value === 'number' ? decimal(value) : escaped(value)}"`
}
