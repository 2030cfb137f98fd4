/** Answers to the requests of version 2. */
import type { ActionOf, Game } from 'wingover'
import type { ServedGame } from './game.js'
import { jsonOf } from './json.js'
import { Refused, refusalOf } from './match.js'
import { no } from './messages.js'
import { rulesetOf } from './openings.js'
import { playOut } from './playout.js'
import type { Slot } from './position.js'
import type { Asked2, Request2, StepRequest, Want } from './requests-2.js'
import type { Slots } from './slots.js'
import { evaluation, explanation, odds, rate, samples, scene, svg } from './thoughts.js'
import { lookedAt } from './version-1.js'

/** An answer whose fields are JSON already. */
export class Written {
  constructor(readonly fields: string) {}
}

/** What is answered, without the id. */
export type Result = object | Written

/** The answer to a request but the first, or a batch of them. */
export async function answer2(slots: Slots, request: Exclude<Request2, Asked2<'hello' | 'batch'>>): Promise<Result> {
  switch (request.do) {
    case 'new':
      return opened(slots, await slots.open(request, request.as), request.want)
    case 'load':
      return told(await slots.load(request, 'record-parts', request.as), request.want)
    case 'join':
      return told(slots.join(request.ticket, request.as), request.want)
    case 'fork':
      return told(slots.fork(request, request.as), request.want)
    case 'steps':
      return steps(slots, request)
    case 'encoder':
      return slots.numbers.describe(rulesetOf(request.ruleset))
    case 'observe':
      return observed(slots, request)
    case 'close':
      return slots.close(request.game)
    case 'reset':
    case 'act':
    case 'advance':
    case 'undo':
    case 'wait':
      return moved(slots, request)
    case 'playout':
      return playOut(slots.game(request.game), slots.playoutOptions(slots.game(request.game).ruleset, request))
    case 'rate':
      return rate(slots.game(request.game), slots.playoutOptions(slots.game(request.game).ruleset, request))
    default:
      return thought(slots.game(request.game), request)
  }
}

const told = (slot: Slot, want: readonly Want[] = ['events']): Written => new Written(slot.position(want))

/** What a seat sees in numbers, and the places of its choices, whoever is asked. */
function observed(slots: Slots, { game: id, seat }: Asked2<'observe'>): Written {
  const game = slots.game(id)
  const view = game.view(seat)
  const list = view.seat === 'spectator' ? [] : game.legal(view.seat)
  const text = slots.numbers.of(game.ruleset, view, list)
  return new Written(`"at":${game.at},"seat":${JSON.stringify(view.seat)},"numbers":${text}`)
}

/** A new game, with the tickets of those who play it too. */
function opened({ hall }: Slots, slot: Slot, want: readonly Want[] | undefined): Written {
  const { match } = slot.game
  const { fields } = told(slot, want)
  const { remote } = match.opening
  if (remote === undefined) return new Written(fields)
  const tickets = Object.fromEntries(remote.map((seat) => [seat, hall.reserve(match, seat)]))
  return new Written(`${fields},"tickets":${JSON.stringify(tickets)}`)
}

// ---------------------------------------------------------------------------------------------- many games in one line

async function steps(slots: Slots, { games, want = [] }: Asked2<'steps'>): Promise<Written> {
  const ids = new Set(games.map(({ game }) => game))
  if (ids.size < games.length) throw new Refused([no('CORE-SHAPE', 'game-twice')])
  const answers = await Promise.all(games.map((one) => step(slots, one, want)))
  return new Written(`"games":[${answers.join(',')}]`)
}

/** One game of many: what is refused there does not touch the others. */
async function step(slots: Slots, request: StepRequest, want: readonly Want[]): Promise<string> {
  try {
    const slot = slots.slot(request.game)
    if (request.reset) await resetOnly(slots, slot, request)
    else await playOn(slot.game, request)
    return `{"ok":true,${slot.position(want)}}`
  } catch (error) {
    return JSON.stringify({ ok: false, game: request.game, ...refusalOf(error) })
  }
}

async function resetOnly(slots: Slots, slot: Slot, { choose, action, seed }: StepRequest): Promise<void> {
  if (choose !== undefined || action !== undefined) throw new Refused([no('CORE-SHAPE', 'one-at-a-time')])
  await slots.reset(slot, seed)
}

/** Does what is asked, if anything; then the referee and the bots play on. */
const playOn = (game: ServedGame, request: StepRequest): Promise<void> =>
  game.match.inTurn(() => {
    const order = orderIn(game, request)
    if (order !== undefined) game.match.take(order)
    return game.match.letOthersPlay()
  })

// ---------------------------------------------------------------------------------------------- one game

async function moved(slots: Slots, request: Asked2<'reset' | 'act' | 'advance' | 'undo' | 'wait'>): Promise<Written> {
  const slot = slots.slot(request.game)
  const { game } = slot
  const words = 'words' in request && request.words ? (['words'] as const) : []
  if (request.do === 'reset') await slots.reset(slot, request.seed)
  else if (request.do === 'wait') await wait(game, request.seconds ?? 30)
  else await game.match.inTurn(() => turn(game, request))
  return told(slot, request.want ?? ['events', ...words])
}

async function turn(game: ServedGame, request: Asked2<'act' | 'advance' | 'undo'>): Promise<void> {
  switch (request.do) {
    case 'advance':
      return game.advance()
    case 'undo':
      game.hostOnly('take a step back')
      return game.match.undo(request.steps)
    case 'act': {
      const order = orderIn(game, request)
      if (order === undefined) throw new Refused([no('CORE-SHAPE', 'one-at-a-time')])
      return game.act(order)
    }
  }
}

/** What is ordered: one of the list by its number, or an action, which may say which position it is for. */
function orderIn(
  game: ServedGame,
  { choose, action, at }: { readonly choose?: number; readonly action?: unknown; readonly at?: number },
): ActionOf<Game> | undefined {
  if (choose !== undefined && action !== undefined) throw new Refused([no('CORE-SHAPE', 'one-at-a-time')])
  if (choose !== undefined && at === undefined) throw new Refused([no('CORE-SHAPE', 'choose-at')])
  if (at !== undefined) game.mustStandAt(at)
  if (choose !== undefined) return game.chosen(choose)
  return action === undefined ? undefined : game.read(action)
}

/** Until this client is asked, the game is over, or this many seconds are gone. */
async function wait(game: ServedGame, seconds: number): Promise<void> {
  const end = Date.now() + seconds * 1000
  const isOver = (): boolean => game.ruleset.actors(game.match.state).length === 0
  while (game.asked() === null && !isOver() && Date.now() < end && !game.isLeft) await game.change(end - Date.now())
}

// ---------------------------------------------------------------------------------------------- questions

type Question = Asked2<
  | 'view'
  | 'state'
  | 'legal'
  | 'check'
  | 'save'
  | 'events'
  | 'sample'
  | 'evaluate'
  | 'odds'
  | 'explain'
  | 'scene'
  | 'svg'
>

function thought(game: ServedGame, request: Question): Result {
  switch (request.do) {
    case 'sample':
      return samples(game, request)
    case 'evaluate':
      return evaluation(game, request)
    case 'odds':
      return odds(game, request)
    case 'explain':
      return explanation(game, request)
    case 'scene':
      return { scene: scene(game, request) }
    case 'svg':
      return { svg: svg(game, request) }
    case 'view':
      return new Written(`"view":${jsonOf(game.view(request.seat))}`)
    case 'legal':
      return { at: game.at, ...game.choices(request.seat, request.words), notation: notationOf(game, request.seat) }
    default:
      return lookedAt(game, request)
  }
}

const notationOf = (game: ServedGame, seat: string | undefined): readonly string[] =>
  game.legal(seat).map((action) => game.ruleset.notation.action(action))
