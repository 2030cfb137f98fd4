/** Bots in a thread of their own: the page never waits for them. */
import type { Thinker, Thought } from '../session/index.js'

interface Answer {
  readonly id: number
  readonly done?: number
  readonly thought?: Thought
  readonly problem?: string
}

/** Asks a worker. It is started with the first question. */
export function threadThinker(): Thinker {
  let worker: Worker | undefined
  let asked = 0
  const waiting = new Map<number, (answer: Answer) => void>()
  const fail = (problem: string): void => {
    for (const [id, take] of waiting) take({ id, problem })
    waiting.clear()
    worker = undefined
  }
  const start = (): Worker => {
    const made = new Worker(new URL(/* @vite-ignore */ './worker.js', import.meta.url), { type: 'module' })
    made.onmessage = ({ data }: MessageEvent<Answer>) => waiting.get(data.id)?.(data)
    made.onerror = () => fail('Its thread has stopped.')
    return made
  }
  return (question, tell) =>
    new Promise((resolve, reject) => {
      const id = ++asked
      waiting.set(id, ({ done, thought, problem }) => {
        if (done !== undefined) return tell(done)
        waiting.delete(id)
        if (thought === undefined) reject(new Error(problem ?? ''))
        else resolve(thought)
      })
      worker ??= start()
      worker.postMessage({ id, question })
    })
}
