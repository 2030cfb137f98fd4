/**
 * Games on boardgame.io: {@link toGame} for server and client, {@link guard} for servers, {@link seatOf} and {@link reasons}
 * for boards.
 *
 * What its design shows to all stays shown: the number of moves, hidden ones too, and who made them. Nothing of what was
 * ordered is among it. Where that number is a secret, use `wingover/host`.
 */
import type { Game as Bgio, Plugin } from 'boardgame.io'
import type { Dice } from '../../core/dice.js'
import type { EventOf, Game, Outcome, Ruleset } from '../../core/ruleset.js'
import { visibleTo } from '../../core/views.js'
import type { Violation } from '../../core/violation.js'
import { cryptoDice } from '../../tools/dice/index.js'
import { configOf } from '../../tools/host/host.js'
import type { HostOptions, HostViolation } from '../../tools/host/index.js'
import { type Asked, type Held, playing, seatOf } from './match.js'

export { type GuardedServer, guard } from './guard.js'
export { type Held, seatOf } from './match.js'

/** What a board gets as `G`. */
export interface Shown<G extends Game> {
  readonly view: G['View']
  readonly events: readonly EventOf<G>[]
  /** Why this player's last order was refused; empty if it was not. */
  readonly refused: readonly HostViolation<G>[]
}

/** What a match is made with. boardgame.io shows it to everyone. */
export type SetupData = Pick<HostOptions<Game>, 'scenario' | 'options'>

/** Why the last order was refused, of the `G` that a board gets. */
export const reasons = <G extends Game>(shown: Shown<G>): readonly HostViolation<G>[] => shown.refused

/** boardgame.io hands a move a draft. What comes in is plain and frozen: this hands it on beside the draft. */
const plain: Plugin = {
  name: 'wingover',
  fnWrap:
    (move) =>
    (context, ...args) =>
      move({ ...context, held: context.G } as typeof context, ...args),
}

/** Nobody ends the game or a turn but the rules. */
const EVENTS = ['endGame', 'endPhase', 'endTurn', 'setPhase', 'endStage', 'setStage', 'pass', 'setActivePlayers']

/**
 * A game for boardgame.io. Its one move is `act(order)`, or `act(null)` where only the referee has something to do. Moves
 * run on the server, are redacted in everybody's log, and two seats may act at once.
 */
export function toGame<G extends Game>(
  ruleset: Ruleset<G>,
  { dice = cryptoDice() }: { readonly dice?: Dice } = {},
): Bgio {
  const { id, seats, scenarios } = ruleset.info
  const play = playing(ruleset, dice)
  /** Before any chance: boardgame.io sends the first state to all, unfiltered. */
  const begin = (asked: SetupData = {}) => {
    const config = configOf(ruleset, { scenario: scenarios[0]?.id as string, ...asked })
    return config.ok ? ruleset.setup(config.value) : config
  }

  return {
    name: id,
    minPlayers: seats.length,
    maxPlayers: seats.length,
    disableUndo: true,
    events: Object.fromEntries(EVENTS.map((event) => [event, false])),
    plugins: [plain],
    validateSetupData: (asked?: SetupData) => whyNot(begin(asked)),
    setup(_context, asked?: SetupData): Held<G> {
      const first = begin(asked)
      if (!first.ok) throw new Error(whyNot(first))
      return { state: first.state, events: first.events, refused: {} }
    },
    turn: { activePlayers: { all: 'act' }, stages: { act: {} } },
    moves: {
      act: {
        client: false,
        redact: true,
        ignoreStaleStateID: true,
        move: (context, order: unknown) => play(context as unknown as Asked<G>, order),
      },
    },
    playerView: ({ G: { state, events, refused }, playerID }): Shown<G> => {
      const seat = seatOf(ruleset, playerID)
      return {
        view: ruleset.view(state, seat),
        events: visibleTo(events, seat),
        refused: refused[playerID ?? ''] ?? [],
      }
    },
    endIf: ({ G }: { readonly G: Held<G> }): Outcome<G> | undefined => ruleset.outcome(G.state),
  }
}

const whyNot = (tried: { readonly ok: boolean; readonly violations?: readonly Violation[] }) =>
  tried.ok ? undefined : tried.violations?.[0]?.message
