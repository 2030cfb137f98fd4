import { describe, it, vi } from 'vitest'
import { spittingFire } from './fixture.js'
import { chapters } from './vectors/index.js'

// A slow machine may take its time.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

describe.each(Object.entries(chapters))('%s', (_chapter, vectors) => {
  it.each(vectors.map(({ name, run }) => [name, run] as const))('%s', (_name, run) => run(spittingFire))
})
