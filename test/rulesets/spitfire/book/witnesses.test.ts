import { describe, expect, it } from 'vitest'
import { options, spitfire } from '../../../../src/rulesets/spitfire/shown.js'
import { witnessFindings } from '../../../../src/tools/conformance/index.js'
import { witnesses } from '../witnesses.js'

const values = Object.entries(options).flatMap(([name, { values: all }]) =>
  (all as readonly unknown[]).slice(1).map((value) => `${name}=${JSON.stringify(value)}`),
)

describe('witnesses', () => {
  it('show a difference for every value of every option', () => {
    expect(witnessFindings(spitfire, witnesses)).toEqual([])
  })

  it.each(values)('%s has its witness', (value) => {
    const own = witnesses.filter((one) => `${one.option}=${JSON.stringify(one.value)}` === value)
    expect(own).toHaveLength(1)
  })
})
