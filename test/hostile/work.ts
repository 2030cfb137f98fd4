import { expect } from 'vitest'

/** Seconds of work, as the processor counts them, that one call may take whatever it is given: a slow machine has room. */
const MOST_WORK = 2

/** Runs, and asks that it was not much work. Gives what was thrown, if anything was. */
export function bounded(name: string, run: () => unknown): unknown {
  const before = process.cpuUsage()
  let thrown: unknown
  try {
    run()
  } catch (error) {
    thrown = error ?? new Error('nothing was thrown')
  }
  const { user, system } = process.cpuUsage(before)
  expect((user + system) / 1e6, `seconds of work for ${name}`).toBeLessThan(MOST_WORK)
  return thrown
}
