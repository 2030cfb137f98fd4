import { describe, expect, test } from 'vitest'
import type { Shown, SourcedValue } from '../../../src/core/index.js'
import type { Words } from '../../../src/core/words/index.js'
import { rulesets } from '../../../src/registry.js'
import { sheets } from '../../../src/registry.sheets.js'
import { words } from '../../../src/registry.words.js'
import { papers, printPage, scenarioSheets } from '../../../src/tools/print/index.js'

const GAMES = Object.keys(rulesets) as (keyof typeof rulesets)[]
const PROGRAM = /[a-z]{2}[A-Z]|undefined|null|NaN|\[object/

const pageOf = (id: keyof typeof rulesets, paper: (typeof papers)[number] = 'a4'): string => {
  const game: Shown = rulesets[id]
  const scenarios = scenarioSheets(game, words[id] as unknown as Words)
  return printPage({ title: game.info.title, cards: sheets[id], scenarios }, paper)
}

/** Words of a page, without pictures and markup. */
const readable = (page: string): string =>
  page.replace(/<style>.*?<\/style>|<svg.*?<\/svg>|<[^>]*>/gs, ' ').replaceAll('Messerschmitt', '')

describe.each(GAMES)('the sheets of %s', (id) => {
  test('have every card and every scenario, in words', () => {
    const page = pageOf(id)
    expect(page.match(/<article class="card">/g)).toHaveLength(sheets[id].length)
    expect(page.match(/<section class="scenario">/g)).toHaveLength(rulesets[id].info.scenarios.length)
    expect(readable(page)).not.toMatch(PROGRAM)
    expect(page).not.toMatch(/https?:(?!\/\/www\.w3\.org)|\bsrc=|@import|url\(|<script/)
  })

  test('say of each number where it comes from', () => {
    const [, cards = ''] = /<main[^>]*>(.*)<\/main>/s.exec(pageOf(id)) ?? []
    expect(cards).toMatch(/<dd class="house">/)
    expect(cards).not.toMatch(/<(dd|td)(?! class="(book|inferred|house)")/)
  })

  test('fit the paper that is asked for, and differ in nothing else', () => {
    const [a4, letter] = papers.map((paper) => pageOf(id, paper))
    expect(a4).toContain('@page{size:210mm 297mm')
    expect(letter?.replace('8.5in 11in', '210mm 297mm')).toBe(a4)
  })
})

test('sources are those of the catalogue', () => {
  const known = new Map(
    rulesets['spitting-fire'].provenance().map(({ what, source }: SourcedValue) => [what, source] as const),
  )
  const spitfire = sheets['spitting-fire'].find(({ id }) => id === 'spitfire')
  const source = (label: string) => spitfire?.values.find((one) => one.label === label)?.source
  expect([source('Points'), source('MP level'), source('Highest level')]).toEqual(
    ['points', 'level', 'maxAlt'].map((field) => known.get(`spitfire.${field}`)),
  )
  expect(spitfire?.tables[0]?.exceptions?.['0 1']).toBe(known.get('spitfire.weapons.0.mounts'))
})
