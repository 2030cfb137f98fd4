/**
 * Games on boardgame.io: {@link toGame} for server and client, {@link seatOf} and {@link reasons} for boards.
 *
 * What its design shows to all stays shown: the number of moves, hidden ones too, and who made them. Nothing of what was
 * ordered is among it. Where that number is a secret, use `wingover/host`.
 */
import type { Game as Bgio, Plugin } from 'boardgame.io'
import { advance } from '../../core/advance.js'
import { type Dice, resolve } from '../../core/dice.js'
import type { EventOf, Game, Outcome, Ruleset, Viewer } from '../../core/ruleset.js'
import { visibleTo } from '../../core/views.js'
import { cryptoDice } from '../../tools/dice/index.js'
import { type HostViolation, host } from '../../tools/host/index.js'
import { no } from '../../tools/host/refusals.js'

/** What the server holds. It never leaves it whole. */
export interface Held<G extends Game> {
  readonly state: G['State']
  /** What came of the last move. */
  readonly events: readonly EventOf<G>[]
  /** Why the last order of a player was refused, by player. */
  readonly refused: Readonly<Record<string, readonly HostViolation<G>[]>>
}

/** What a board gets as `G`. */
export interface Shown<G extends Game> {
  readonly view: G['View']
  readonly events: readonly EventOf<G>[]
  /** Why this player's last order was refused; empty if it was not. */
  readonly refused: readonly HostViolation<G>[]
}

/** What a match is made with. boardgame.io shows it to everyone. */
export interface SetupData {
  readonly scenario?: string
  readonly options?: Readonly<Record<string, unknown>>
}

/** The seat of a player; who has no player looks on. */
export const seatOf = <G extends Game>({ info }: Ruleset<G>, player: string | null | undefined): Viewer<G> =>
  (player == null ? undefined : info.seats[Number(player)]) ?? 'spectator'

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
const NONE = Object.fromEntries(EVENTS.map((event) => [event, false]))

/**
 * A game for boardgame.io. Its one move is `act(order)`, or `act(null)` where only the referee has something to do. Moves
 * run on the server, are redacted in everybody's log, and two seats may act at once.
 */
export function toGame<G extends Game>(
  ruleset: Ruleset<G>,
  { dice = cryptoDice() }: { readonly dice?: Dice } = {},
): Bgio {
  const { id, seats, scenarios } = ruleset.info
  const open = (asked: SetupData = {}) =>
    host(ruleset, { scenario: scenarios[0]?.id as string, ...asked, dice: 'asked' })

  return {
    name: id,
    minPlayers: seats.length,
    maxPlayers: seats.length,
    disableUndo: true,
    events: NONE,
    plugins: [plain],
    validateSetupData(asked: SetupData | undefined) {
      const made = open(asked)
      return made.ok ? undefined : made.violations[0]?.message
    },
    /** Before any chance: the first state is sent to all, unfiltered. */
    setup(_context, asked?: SetupData): Held<G> {
      const made = open(asked)
      const first = made.ok ? ruleset.setup(made.value.save().config) : made
      if (!first.ok) throw new Error(first.violations[0]?.message)
      return { state: first.state, events: first.events, refused: {} }
    },
    turn: { activePlayers: { all: 'act' }, stages: { act: {} } },
    moves: {
      act: {
        client: false,
        redact: true,
        ignoreStaleStateID: true,
        move: (context, order: unknown) => {
          const { held, playerID } = context as unknown as { readonly held: Held<G>; readonly playerID: string }
          return played(ruleset, held, playerID, order, dice)
        },
      },
    },
    playerView({ G, playerID }: { readonly G: Held<G>; readonly playerID?: string | null }): Shown<G> {
      const seat = seatOf(ruleset, playerID)
      const refused = G.refused[playerID ?? ''] ?? []
      return { view: ruleset.view(G.state, seat), events: visibleTo(G.events, seat), refused }
    },
    endIf: ({ G }: { readonly G: Held<G> }): Outcome<G> | undefined => ruleset.outcome(G.state),
  }
}

/** What the server holds after an order; the same but for the reasons if it was refused. */
function played<G extends Game>(
  ruleset: Ruleset<G>,
  held: Held<G>,
  player: string,
  order: unknown,
  dice: Dice,
): Held<G> {
  const before = advance(ruleset, held.state, dice)
  const step = order === null ? undefined : ordered(ruleset, before.state, seatOf(ruleset, player), order, dice)
  if (step && !step.ok) return { ...held, refused: { ...held.refused, [player]: step.violations } }
  const after = step && advance(ruleset, step.state, dice)
  const events = [...before.events, ...(step?.events ?? []), ...(after?.events ?? [])]
  return { state: after?.state ?? before.state, events, refused: { ...held.refused, [player]: [] } }
}

function ordered<G extends Game>(ruleset: Ruleset<G>, state: G['State'], seat: string, order: unknown, dice: Dice) {
  const parsed = ruleset.parse.action(order)
  if (!parsed.ok) return parsed
  if (parsed.value.seat === seat) return resolve(ruleset, state, parsed.value, dice)
  return { ok: false as const, violations: [no('HOST-SEAT', 'not-your-seat', { seat })] }
}
