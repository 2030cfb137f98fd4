/** The text in a field of an unknown value. No getter runs, and a trap that throws hides the field. */
export function peek(value: unknown, key: string): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  try {
    const found: unknown = Object.getOwnPropertyDescriptor(value, key)?.value
    return typeof found === 'string' ? found : undefined
  } catch {
    return undefined
  }
}
