import type { Citation, Mention } from '../evidence.js'
import { code, plain, sourceLink } from '../markdown.js'

/** Every place in the code, by function. */
export const codeLinks = (places: readonly Citation[]): string =>
  places.map((place) => `${sourceLink(place)}${place.within === '' ? '' : ` in ${code(place.within)}`}`).join('; ')

/** Every test, by what it says. */
export const testLinks = (mentions: readonly Mention[]): readonly string[] =>
  mentions.map((one) => `- ${sourceLink(one)} ${plain(one.test)}`)
