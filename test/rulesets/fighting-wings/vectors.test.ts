import { describe, it } from 'vitest'
import { fightingWings } from './fixture.js'
import { vectors } from './vectors/index.js'

describe('vectors at the table', () => {
  for (const { name, run } of vectors) it(name, () => run(fightingWings))
})
