/** Every refusal is true: its sentence says what its facts say, and the facts are those of the position. */
import { describe, expect, it, vi } from 'vitest'
import { type Code, messages } from '../../../../src/rulesets/spitting-fire/book/messages.js'
import { witnessFindings } from '../../../../src/tools/conformance/index.js'
import { noting, type Said, unfounded } from '../../refusals.js'
import { chapters } from '../vectors/index.js'
import type { SpittingFire } from '../vocabulary.js'
import { spittingFire } from '../vocabulary.js'
import { witnesses } from '../witnesses.js'
import { TRUTHS } from './truths.js'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const codes = Object.keys(messages) as readonly Code[]
const said: Said<SpittingFire>[] = []
const game = noting(spittingFire, said)
for (const vectors of Object.values(chapters)) for (const { run } of vectors) run(game)
witnessFindings(game, witnesses)

describe('refusals', () => {
  it('there is a truth for every code, and for no other', () => {
    expect(Object.keys(TRUTHS).sort()).toEqual([...codes].sort())
  })

  it.each(codes)('%s says what is so', (code) => {
    const given = said.filter(({ violation }) => violation.code === code)
    expect(given.length).toBeGreaterThan(0)
    for (const one of given) {
      expect([one.violation.message, unfounded(one.violation, messages[code])]).toEqual([one.violation.message, []])
      const { facts } = one.violation
      expect([one.violation, TRUTHS[code]!(facts as never, one)]).toEqual([one.violation, true])
    }
  })

  it('a false fact is found out', () => {
    const soon = said.find(({ violation }) => violation.code === 'turn-too-soon')!
    expect(TRUTHS['turn-too-soon']!({ ...soon.violation.facts, have: 99 } as never, soon)).toBe(false)
    expect(unfounded({ ...soon.violation, message: 'A turn needs 77 SU.' }, '')).toEqual(['77'])
  })
})
