/** Looks whether every link of the built site leads somewhere: to a file that is there, and to a place in it. */
import { readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { filesIn } from './evidence.js'

const unescaped = (text: string): string =>
  text.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&#39;', "'")

/** Links of a page, without those that leave the site. */
export const linksOf = (html: string): readonly string[] =>
  [...html.matchAll(/<(?:a|img|link|script)\b[^>]*?\s(?:href|src)="([^"]*)"/g)]
    .map(([, link = '']) => unescaped(link))
    .filter((link) => !/^(https?:|mailto:|data:)/.test(link))

/** Places of a page that a link can point to. */
export const placesOf = (html: string): ReadonlySet<string> =>
  new Set([...html.matchAll(/\s(?:id|name)="([^"]*)"/g)].map(([, id = '']) => unescaped(id)))

/** What follows `#` in a link that carries a game to the table: no place of a page. */
const CARRIED = /^game=/

/** A page that only leads on: nobody needs to link to it. */
const isRedirect = (html: string): boolean => html.includes('http-equiv="refresh"')

/** Every page that no way of links leads to from the front page; those that lead on from an old address do not count. */
export function unreachable(folder: string): readonly string[] {
  const files = filesIn(folder, '').filter((file) => file.endsWith('.html'))
  const front = join(folder, 'index.html')
  const [reached, ahead] = [new Set([front]), [front]]
  for (let file = ahead.pop(); file !== undefined; file = ahead.pop()) {
    for (const link of linksOf(readFileSync(file, 'utf8'))) {
      const [path = ''] = link.split(/[#?]/)
      const to = normalize(join(dirname(file), decodeURIComponent(path)))
      if (path === '' || !to.endsWith('.html') || reached.has(to)) continue
      reached.add(to)
      ahead.push(to)
    }
  }
  return files
    .filter((file) => !reached.has(normalize(file)) && !isRedirect(readFileSync(file, 'utf8')))
    .map((file) => `${file}: no page leads there`)
}

/** Every broken link, and every absolute path, of the site in a folder. */
export function brokenLinks(folder: string): readonly string[] {
  const files = new Set(filesIn(folder, ''))
  const places = new Map<string, ReadonlySet<string>>()
  const placesIn = (file: string): ReadonlySet<string> => {
    const known = places.get(file) ?? placesOf(readFileSync(file, 'utf8'))
    places.set(file, known)
    return known
  }
  const fault = (from: string, link: string): string | undefined => {
    const [address = '', place = ''] = link.split('#')
    const [path = ''] = address.split('?')
    const file = path === '' ? from : normalize(join(dirname(from), decodeURIComponent(path)))
    if (/^[a-z]+:|^\//i.test(link)) return 'leaves the site'
    if (!files.has(file)) return 'is not there'
    const isThere =
      place === '' || CARRIED.test(place) || !file.endsWith('.html') || placesIn(file).has(decodeURIComponent(place))
    return isThere ? undefined : 'has no such place'
  }
  return [...files]
    .filter((file) => file.endsWith('.html'))
    .flatMap((file) =>
      [...new Set(linksOf(readFileSync(file, 'utf8')))].flatMap((link) => {
        const what = fault(file, link)
        return what === undefined ? [] : [`${file}: ${link} ${what}`]
      }),
    )
}
