/** Names of the engine as a person reads them. */

/** `tableEdge` is table edge, `true` is yes, `[24,36]` is 24 by 36. */
export function inWords(value: unknown): string {
  if (value === true) return 'yes'
  if (value === false) return 'no'
  if (value === null) return 'none'
  if (Array.isArray(value)) return value.map(inWords).join(' by ')
  if (typeof value === 'object')
    return Object.entries(value)
      .map(([name, own]) => `${inWords(name)} ${inWords(own)}`)
      .join(', ')
  return String(value)
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/[-_]/g, ' ')
    .toLowerCase()
}
