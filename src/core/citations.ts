/** Every rule id in an event, a violation or a modifier, however deep it stands. */
export function citedIn(value: unknown, into: Set<string>): void {
  if (typeof value !== 'object' || value === null) return
  for (const [key, inner] of Object.entries(value)) {
    if (key === 'rule' && typeof inner === 'string') into.add(inner)
    else citedIn(inner, into)
  }
}

/** The rules an event rests on: its own first, then those of its modifiers. */
export function rulesBehind<E extends { readonly rule: string }>(event: E): readonly E['rule'][] {
  const cited = new Set<string>([event.rule])
  citedIn(event, cited)
  return [...cited] as E['rule'][]
}
