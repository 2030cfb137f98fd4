import { describe, expect, it } from 'vitest'
import { witnessFindings } from '../../../../src/tools/conformance/index.js'
import { options, spittingFire } from '../vocabulary.js'
import { witnesses } from '../witnesses.js'

const values = Object.entries(options).flatMap(([name, { values: all }]) =>
  (all as readonly unknown[]).slice(1).map((value) => `${name}=${JSON.stringify(value)}`),
)

describe('witnesses', () => {
  it('show a difference for every value of every option', () => {
    expect(witnessFindings(spittingFire, witnesses)).toEqual([])
  })

  it.each(values)('%s has its witness', (value) => {
    const own = witnesses.filter((one) => `${one.option}=${JSON.stringify(one.value)}` === value)
    expect(own).toHaveLength(1)
  })

  it.each(witnesses.map((one) => [`${one.option}=${JSON.stringify(one.value)}`, one] as const))(
    '%s: the last action of its witness comes out differently',
    (_name, one) => {
      const fallback = options[one.option as keyof typeof options].values[0]
      expect(lastOf(one, one.value)).not.toEqual(lastOf(one, fallback))
    },
  )
})

/** What the last action of a witness tells under one value: events, or codes. */
function lastOf({ option, config, actions }: (typeof witnesses)[number], value: unknown): unknown {
  let step = spittingFire.setup({ ...config, options: { [option]: value } })
  for (const action of actions) if (step.ok) step = spittingFire.reduce(step.state, action)
  return step.ok ? step.events : step.violations.map(({ code }) => code)
}
