/** The history of revisions: data that `npm run revisions` writes, held to the games and rules there are. */
import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { rulesets } from 'wingover/registry'
import type { Revision } from '../../.ci/revisions.js'
import { revisionLines } from '../../site/pages/editions.js'

describe.each(Object.values(rulesets))('the revisions of $info.title', ({ info }) => {
  const revisions = JSON.parse(readFileSync(`docs/revisions/${info.id}.json`, 'utf8')) as readonly Revision[]

  it('are told from the second on, one after the other, and none that is still to come', () => {
    expect(revisions.map(({ revision }) => revision)).toEqual(revisions.map((_, index) => index + 2))
    expect(revisions.length).toBeLessThan(info.revision)
  })

  it('name a recorded game and an order of it exactly if some game changed', () => {
    for (const { games, changed, first } of revisions) {
      expect(changed).toBeLessThanOrEqual(games)
      expect(first === null).toBe(changed === 0)
      if (first === null) continue
      expect(existsSync(`test/golden/${info.id}/${first.game}.json`)).toBe(true)
      expect(first.order).toBeLessThanOrEqual(first.of)
    }
  })

  it('have a heading each on the page, with the changelog’s words and what became of recorded games', () => {
    const lines = revisionLines(info.id)
    for (let revision = 1; revision <= info.revision; revision++) expect(lines).toContain(`### Revision ${revision}`)
    const told = lines.filter((line) => /^\*(Recorded games:|Not yet held)/.test(line))
    expect(told).toHaveLength(info.revision - 1)
  })
})
