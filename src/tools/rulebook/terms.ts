/** How texts and questions are cut into words, so that `Stacking`, `stacked` and `stacks` are one. */

const VOWEL = /[aeiouy]/

/** The stem of an English word, roughly: what matters is that question and text lose the same endings. */
export function stem(word: string): string {
  if (word.length < 4 || /[\d.-]/.test(word)) return word
  const base = word
    .replace(/(ss|sh|ch|x)es$/, '$1')
    .replace(/ies$/, 'y')
    .replace(/([^s])s$/, '$1')
  const bare = base.replace(/(ing|ed|er|or)$/, '')
  if (bare === base || bare.length < 3 || !VOWEL.test(bare)) return base.replace(/e$/, '')
  return bare.replace(/([^aeiouls])\1$/, '$1').replace(/e$/, '')
}

/** `tableEdge` is two words, and one. */
const opened = (text: string): string => text.replace(/\b[a-z]+(?:[A-Z][a-z0-9]*)+\b/g, splitCamel)
const splitCamel = (word: string): string => `${word} ${word.replace(/[A-Z]/g, (letter) => ` ${letter}`)}`

/** The words of a text. `SF-LOOP-06`, `ff-split` and `2.611` stay whole, and are also cut. */
export function wordsOf(text: string): readonly string[] {
  const found = opened(text)
    .toLowerCase()
    .match(/[\p{L}\d]+(?:[.'’/+-][\p{L}\d]+)*/gu)
  return (found ?? []).flatMap((word) => [word, ...partsOf(word)])
}

const partsOf = (word: string): readonly string[] =>
  /^\d+(\.\w+)+$|^p\.\d/.test(word) ? [] : word.split(/[.'’/+-]/).filter((part) => part !== word && part.length > 1)

/**
 * Where the book has a rule, as it may be asked for: `p.16-17` is `p.16` and `p.17`, a section stands for itself and for
 * all it is part of, so that `6.1` finds 6.12 too, after 6.1 itself.
 */
export function numbersOf(source: string): readonly string[] {
  const pages = [...source.matchAll(/\bp\.\s*(\d+)(?:\s*-\s*(\d+))?/g)].flatMap(([, first, last]) =>
    upTo(Number(first), Number(last ?? first)).map((page) => `p.${page}`),
  )
  const sections = source.toLowerCase().match(/(?<![\w.-])(?:[a-z]?\d+(?:\.\d+)*[a-z]?\d?)(?![\w-])/g) ?? []
  return [...pages, ...sections]
}

const upTo = (first: number, last: number): readonly number[] =>
  Array.from({ length: Math.min(100, Math.max(1, last - first + 1)) }, (_, index) => first + index)

/** A question asks for a page in many ways: `p 16`, `page 16`, `pp.16`. */
export const pagesAsked = (question: string): string =>
  question.replace(/\b(?:pages?|pp?)\.?\s*(\d+)/gi, 'p.$1').replace(/§\s*/g, '')
