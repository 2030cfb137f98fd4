import { describe, it, vi } from 'vitest'
import { Game } from './fixture.js'
import { vectors } from './vectors/index.js'

// A slow machine may take its time.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

describe('the vectors of the catalogue', () => {
  it.each(vectors)('$id $says', ({ run }) => run((setting) => new Game(setting)))
})
