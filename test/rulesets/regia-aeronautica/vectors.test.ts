import { describe, it } from 'vitest'
import { chapters } from './vectors/index.js'
import { regiaAeronautica } from './vocabulary.js'

describe.each(Object.entries(chapters))('%s', (_chapter, vectors) => {
  it.each(vectors.map(({ name, run }) => [name, run] as const))('%s', (_name, run) => run(regiaAeronautica))
})
