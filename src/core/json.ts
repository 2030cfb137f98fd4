/** JSON with sorted keys: equal values give equal text. */
export const canonical = (value: unknown): string => textOf(value, undefined)

/** Texts of frozen objects, which cannot change any more. */
type Texts = WeakMap<object, string>

/** As {@link canonical}, for many values that share frozen parts: each part is written out once. */
export function canonicalSharing(): (value: unknown) => string {
  const texts: Texts = new WeakMap()
  return (value) => textOf(value, texts)
}

function textOf(value: unknown, texts: Texts | undefined): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  if (texts === undefined || !Object.isFrozen(value)) return textOfObject(value, texts)
  const known = texts.get(value)
  if (known !== undefined) return known
  const text = textOfObject(value, texts)
  texts.set(value, text)
  return text
}

function textOfObject(value: object, texts: Texts | undefined): string {
  let text = ''
  if (Array.isArray(value)) {
    for (const item of value) text += `${text === '' ? '' : ','}${textOf(item, texts)}`
    return `[${text}]`
  }
  for (const key of Object.keys(value).sort()) {
    const field = (value as Plain)[key]
    if (field !== undefined) text += `${text === '' ? '' : ','}${JSON.stringify(key)}:${textOf(field, texts)}`
  }
  return `{${text}}`
}

/** Four bytes as eight hexadecimal digits: FNV-1a over the UTF-16 units of `text`. */
export function hash(text: string): string {
  let h = 0x811c9dc5
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193)
  return (h >>> 0).toString(16).padStart(8, '0')
}

/** Are two plain values equal? Quick where they share structure; the order of keys does not matter. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a) !== Array.isArray(b)) return false
  const [keys, others] = [Object.keys(a), Object.keys(b)]
  if (keys.length !== others.length) return false
  return keys.every((key) => Object.hasOwn(b, key) && same((a as Plain)[key], (b as Plain)[key]))
}

type Plain = Readonly<Record<string, unknown>>
