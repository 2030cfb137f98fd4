/** The thread in which bots think, one question at a time. */
import type { Question } from '../kit.js'
import { thinkerFor } from '../think.js'
import { games } from './games.js'

const think = thinkerFor(games)
const { signal } = new AbortController()

addEventListener('message', ({ data: question }: MessageEvent<Question>) => {
  think(question, (done) => postMessage({ done }), signal).then(
    (thought) => postMessage({ thought }),
    (error: unknown) => postMessage({ problem: error instanceof Error ? error.message : 'It does not know why.' }),
  )
})
