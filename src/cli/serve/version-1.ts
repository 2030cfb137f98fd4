/** Answers to the requests of version 1. They stay as they are. */
import type { ServedGame } from './game.js'
import { noBot, REMOTE } from './openings.js'
import { playOut } from './playout.js'
import type { Slot } from './position.js'
import type { Asked, Request } from './requests.js'
import type { Slots } from './slots.js'

/** The answer to a request but the first. */
export async function answer1(slots: Slots, request: Exclude<Request, Asked<'hello'>>): Promise<object> {
  switch (request.do) {
    case 'new':
      if (Object.values(request.players ?? {}).includes(REMOTE)) noBot(slots.hall, REMOTE)
      return statusOf(await slots.open(request))
    case 'load':
      return statusOf(await slots.load(request, 'record-differs'))
    case 'fork':
      return statusOf(slots.fork(request))
    case 'close':
      return slots.close(request.game)
    case 'act':
    case 'advance':
      return moved(slots.game(request.game), request)
    case 'playout':
      return playOut(slots.game(request.game), slots.playoutOptions(slots.game(request.game).ruleset, request))
    default:
      return lookedAt(slots.game(request.game), request)
  }
}

const statusOf = ({ game, heard }: Slot): object => game.status(heard)

async function moved(game: ServedGame, request: Asked<'act' | 'advance'>): Promise<object> {
  const steps = game.told.length
  await game.match.inTurn(() => (request.do === 'act' ? game.act(request.action) : game.advance()))
  return game.status(steps, request.words)
}

/** What is only looked at, alike in both versions. */
export function lookedAt(
  game: ServedGame,
  request: Asked<'view' | 'state' | 'legal' | 'check' | 'save' | 'events'>,
): object {
  switch (request.do) {
    case 'view':
      return { view: game.view(request.seat) }
    case 'state':
      return { state: game.state() }
    case 'legal':
      return game.choices(request.seat, request.words)
    case 'check':
      return { violations: game.check(request.action) }
    case 'save':
      return { record: game.record() }
    case 'events': {
      const { since = 0, words } = request
      return { steps: game.told.slice(since), ...(words && { lines: game.lines(since) }) }
    }
  }
}
