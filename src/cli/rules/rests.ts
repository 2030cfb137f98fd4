import type { Game, Ruleset } from 'wingover'
import { rulingsOf, type Texts } from 'wingover/explain'

/** The texts of a game's rules, loaded when they are first wanted. */
export async function textsOf({ info }: Ruleset): Promise<Texts> {
  const path = `wingover/${info.id}/rules`
  return ((await import(/* @vite-ignore */ path)) as { readonly texts: Texts }).texts
}

/** What rests on a ruling, in sentences: each ruling once, and only if the book can be read otherwise. */
export function restsOf(
  ruleset: Ruleset,
  citing: readonly { readonly rule: string }[],
  state: Game['State'],
  texts: Texts,
): readonly string[] {
  const { options = {} } = (state as { readonly config?: { readonly options?: object } }).config ?? {}
  const found = citing.flatMap((one) => rulingsOf(ruleset, one, { texts, options: { ...options } }))
  return [...new Set(found.filter(({ others }) => others.length > 0).map(({ text }) => text))]
}
