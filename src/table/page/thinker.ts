/** Bots in a thread of their own: the page never waits for them. */
import type { Question } from '../kit.js'
import type { Thinker, Thought } from '../session/index.js'

interface Answer {
  readonly done?: number
  readonly thought?: Thought
  readonly problem?: string
}

/** Asks a worker. It is started with the first question, and stopped if it is busy with one that nobody asks any more. */
export function threadThinker(): Thinker {
  let worker: Worker | undefined
  let take: (answer: Answer) => void = () => undefined
  const stop = (problem: string): void => {
    worker?.terminate()
    worker = undefined
    take({ problem })
  }
  const start = (): Worker => {
    const made = new Worker(new URL(/* @vite-ignore */ './worker.js', import.meta.url), { type: 'module' })
    made.onmessage = ({ data }: MessageEvent<Answer>) => take(data)
    made.onerror = () => stop('Its thread has stopped.')
    return made
  }
  const ask = (question: Question, tell: (done: number) => void): Promise<Thought> =>
    new Promise((resolve, reject) => {
      take = ({ done, thought, problem }) => {
        if (done !== undefined) return tell(done)
        take = () => undefined
        if (thought === undefined) reject(new Error(problem ?? ''))
        else resolve(thought)
      }
      worker ??= start()
      worker.postMessage(question)
    })
  return async (question, tell, signal) => {
    const end = (): void => stop('It was told to stop.')
    signal.addEventListener('abort', end)
    try {
      return await ask(question, tell)
    } finally {
      signal.removeEventListener('abort', end)
    }
  }
}
