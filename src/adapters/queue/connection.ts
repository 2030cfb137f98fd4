import type { ConnectionOptions } from 'bullmq'

/** BullMQ, where it is installed. */
export async function bullmq(): Promise<typeof import('bullmq')> {
  try {
    return await import('bullmq')
  } catch (error) {
    throw new Error(`a queue needs bullmq and ioredis: npm install bullmq ioredis (${String(error)})`)
  }
}

/** The name of the queue, unless it is said. */
export const QUEUE = 'wingover-games'

/** How to reach Redis, and to go on trying: a queue that goes away may come back. */
export const connectionTo = (url: string): ConnectionOptions => ({
  url,
  maxRetriesPerRequest: null,
  retryStrategy: (times: number) => Math.min(100 * times, 2_000),
})

/** Seconds in which Redis must answer at the beginning. */
const PATIENCE = 5

/** Waits until the queue is there; an error if that takes too long. */
export async function reached<T>(url: string, ready: Promise<T>): Promise<T> {
  const there = await soon(ready.then((value) => ({ value })))
  if (there === undefined) throw new Error(`no queue answers at ${url}`)
  return there.value
}

/** What a promise gives; undefined if that takes too long. */
export async function soon<T>(promise: Promise<T>): Promise<T | undefined> {
  let clock: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<undefined>((done) => {
    clock = setTimeout(() => done(undefined), PATIENCE * 1000)
  })
  try {
    return await Promise.race([promise, late])
  } finally {
    clearTimeout(clock)
  }
}
