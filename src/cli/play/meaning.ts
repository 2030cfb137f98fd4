/** What a person means by a few words: which of the orders on offer, or which come closest. */

/** An order that can be meant, and all that it may be called. */
export interface Offer<T> {
  readonly order: T
  /** Its label, its heading, its notation. */
  readonly names: readonly string[]
}

/** The orders that the words fit; none of them, then the closest. */
export interface Meaning<T> {
  readonly meant: readonly T[]
  readonly closest: readonly T[]
}

const CLOSEST = 3

/** `habicht left` means the offers in whose names each word begins one; fewer words left over are meant rather. */
export function meaningOf<T>(text: string, offers: readonly Offer<T>[]): Meaning<T> {
  const wanted = wordsIn(text)
  if (wanted.length === 0) return { meant: [], closest: [] }
  const rated = offers.map((offer) => ({ order: offer.order, ...rate(wanted, offer.names) }))
  const fitting = rated.filter(({ missed }) => missed === 0)
  if (fitting.length === 0) return { meant: [], closest: nearest(rated) }
  const best = Math.min(...fitting.map(({ loose }) => loose))
  return { meant: fitting.filter(({ loose }) => loose === best).map(({ order }) => order), closest: [] }
}

interface Rating {
  /** How far the words that fit nothing are from something. */
  readonly missed: number
  /** How many words fit only as a beginning. */
  readonly loose: number
}

function rate(wanted: readonly string[], names: readonly string[]): Rating {
  const words = names.flatMap(wordsIn)
  let [missed, loose] = [0, 0]
  for (const word of wanted) {
    if (words.includes(word)) continue
    if (isNumber(word) || !words.some((one) => one.startsWith(word))) missed += gapTo(word, words)
    else loose++
  }
  return { missed, loose }
}

const nearest = <T>(rated: readonly (Rating & { readonly order: T })[]): readonly T[] =>
  [...rated]
    .sort((a, b) => a.missed - b.missed)
    .slice(0, CLOSEST)
    .map(({ order }) => order)

/** How much of a word must change to be one of these: 1 if all of it. */
const gapTo = (word: string, words: readonly string[]): number =>
  Math.min(1, ...words.map((one) => distance(word, one.slice(0, word.length + 1)) / word.length))

/** Letters to change, add or leave out. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const change = (row[j - 1] as number) + (a[i - 1] === b[j - 1] ? 0 : 1)
      next.push(Math.min(change, (row[j] as number) + 1, (next[j - 1] as number) + 1))
    }
    row = next
  }
  return row[b.length] as number
}

const isNumber = (word: string): boolean => /^\d/.test(word)

/** The words and numbers of a text, small and without accents. */
const wordsIn = (text: string): readonly string[] =>
  text
    .slice(0, 1_000)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[a-z]+|\d+(?:\.\d+)?/g) ?? []
