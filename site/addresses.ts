/** Where everything stands in the site: addresses from its front, and links between them. */
import { posix } from 'node:path'
import { shown, sourcePath } from './sources.js'

/** The page of a rule: permanent. A host that leaves out `.html` serves it as `/r/SF-LOOP-06`. */
export const ruleUrl = (id: string): string => `r/${id}.html`

/** The page of a game. */
export const gameUrl = (game: string): string => `games/${game}.html`

/** A page about a game. */
export const gamePageUrl = (game: string, page: string): string => `games/${game}/${page}.html`

/** The page of a section: `SF-LOOP` and `SP-9.3` as they are, without a dash at the end. */
export const sectionUrl = (game: string, section: string): string =>
  gamePageUrl(game, `section-${section.replace(/-$/, '').toLowerCase()}`)

/** Where typedoc's pages are. */
export const REFERENCE = 'reference'

/** The page of a guide, by the name of its file. */
export const guideUrl = (name: string): string => `${REFERENCE}/documents/guides/${name}.html`

/** A link from one page to another, both from the front of the site. */
export function linkFrom(page: string, to: string): string {
  const [path = '', place] = to.split('#')
  const relative = path === '' ? '' : posix.relative(posix.dirname(page), path) || posix.basename(path)
  return place === undefined ? relative : `${relative}#${place}`
}

/** The address that a link of a page means: `rule:SF-LOOP-06`, `option:spitfire/fireOrder`, `source:src/a.ts#L1`. */
export function addressOf(kind: string, target: string): string {
  const [path = '', place] = target.split('#')
  const at = place === undefined ? '' : `#${place}`
  if (kind === 'rule') return ruleUrl(target)
  if (kind === 'source') {
    shown.add(path)
    return `${sourcePath(path)}${at}`
  }
  if (kind === 'guide') return guideUrl(path)
  if (kind === 'option') return `games/${path.replace(/\/[^/]*$/, '')}/options.html#${path.replace(/^.*\//, '')}`
  if (kind === 'page') return `games/${path}.html${at}`
  return target
}
