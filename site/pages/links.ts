/** Lists of places, as pages show them. */
import type { Coverage } from '../coverage.js'
import type { Citation, Mention } from '../evidence.js'
import { code, counted, plain, sourceLink } from '../markdown.js'

/** The first place, and how many more there are. */
export const firstOf = (places: readonly (Citation | Mention)[]): string => {
  const [first] = places
  if (first === undefined) return ''
  return places.length === 1 ? sourceLink(first) : `${sourceLink(first)} and ${places.length - 1} more`
}

/** Every place in the code, by function. */
export const codeLinks = (places: readonly Citation[]): string =>
  places.map((place) => `${sourceLink(place)}${place.within === '' ? '' : ` in ${code(place.within)}`}`).join('; ')

/** Every test, by what it says. */
export const testLinks = (mentions: readonly Mention[]): readonly string[] =>
  mentions.map((one) => `- ${sourceLink(one)} ${plain(one.test)}`)

/** Which tests show a rule, in one cell. */
export function testCell({ named, expecting, observed, rule }: Coverage): string {
  if (named.length + expecting.length > 0) return firstOf([...named, ...expecting])
  if (observed.length > 0) return `observed in ${counted(observed.length, 'test')}`
  return rule.silent === undefined ? '' : 'see reason'
}
