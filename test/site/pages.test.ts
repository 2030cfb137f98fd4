/** Pages of rules: each in its place in the book, old addresses lead on, and every switch has its figure. */
import { describe, expect, it } from 'vitest'
import { rulesets } from 'wingover/registry'
import { books } from '../../site/books.js'
import type { Page } from '../../site/markdown.js'
import { rulePages } from '../../site/pages/rule.js'
import { redirects } from '../../site/redirects.js'

const known = { coverage: [], witnesses: [], examples: [], tags: [], choose: () => '' }

/** The address that a page steps to, if it does. */
const step = ({ text }: Page, rel: 'prev' | 'next'): string | undefined =>
  new RegExp(`rel="${rel}" href="([^"]*)"`).exec(text)?.[1]

describe.each(books)('the pages of $title', (book) => {
  const pages = rulePages({ ...known, book })

  it('are one for each rule', () => {
    expect(pages.map(({ path }) => path).sort()).toEqual(book.rules.map(({ id }) => `r/${id}.html`).sort())
  })

  it('go through the sections in the order of the book', () => {
    const order = book.sections.flatMap(({ rules }) => rules)
    expect(pages.map(({ path }) => path)).toEqual(order.map((id) => `r/${id}.html`))
  })

  it('lead to the rule before and after, from the first to the last and back', () => {
    for (const [at, page] of pages.entries()) {
      expect(step(page, 'next')).toBe(pages[at + 1]?.path.slice('r/'.length))
      expect(step(page, 'prev')).toBe(pages[at - 1]?.path.slice('r/'.length))
    }
  })
})

describe('old addresses', () => {
  const all = new Set(books.flatMap(({ rules }) => rules.map(({ id }) => `${id}.html`)))

  it('lead on to a page that there is, and are no page of today', () => {
    expect(redirects().length).toBeGreaterThan(50)
    for (const { path, text } of redirects()) {
      const to = /url=([^"]*)"/.exec(text)?.[1] as string
      expect(all.has(to), `${path} leads to ${to}`).toBe(true)
      expect(all.has(path.slice('r/'.length)), path).toBe(false)
    }
  })
})

describe('the address of a rule', () => {
  it('is its own in all games', () => {
    const ids = books.flatMap(({ rules }) => rules.map(({ id }) => id))
    expect(new Set(ids).size).toBe(ids.length)
    expect(books.length).toBeGreaterThan(Object.keys(rulesets).length)
  })
})
