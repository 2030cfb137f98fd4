import { describe, it } from 'vitest'
import { spittingFire } from './fixture.js'
import { chapters } from './vectors/index.js'

describe.each(Object.entries(chapters))('%s', (_chapter, vectors) => {
  it.each(vectors.map(({ name, run }) => [name, run] as const))('%s', (_name, run) => run(spittingFire))
})
