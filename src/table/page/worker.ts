/** The thread in which bots think. */
import type { Question } from '../kit.js'
import { thinkerFor } from '../think.js'
import { games } from './games.js'

interface Asked {
  readonly id: number
  readonly question: Question
}

const think = thinkerFor(games)

addEventListener('message', ({ data: { id, question } }: MessageEvent<Asked>) => {
  think(question, (done) => postMessage({ id, done })).then(
    (thought) => postMessage({ id, thought }),
    (error: unknown) => postMessage({ id, problem: error instanceof Error ? error.message : 'It does not know why.' }),
  )
})
