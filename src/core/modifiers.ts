/** One line of a sum that a player can check by hand: `+1 target is a bomber (RA-DRM-02)`. */
export interface Modifier<Rule extends string = string> {
  readonly rule: Rule
  readonly label: string
  readonly value: number
}

/** The sum of a list of modifiers. */
export function total(modifiers: readonly Modifier[]): number {
  let sum = 0
  for (const modifier of modifiers) sum += modifier.value
  return sum
}
