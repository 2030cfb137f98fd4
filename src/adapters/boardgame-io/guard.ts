/** What boardgame.io 0.50 leaves open to those who send what no client of its own would send. */

/** The part of boardgame.io's server that is used. */
export interface GuardedServer {
  readonly app: object
}

type Packet = readonly [event: unknown, ...rest: unknown[]]

interface Socket {
  use(look: (packet: Packet, next: () => void) => void): void
}

/** What a server's app has and its types do not say. */
interface App {
  readonly _io: { of(name: string): { use(look: (socket: Socket, next: () => void) => void): void } }
  readonly context: { readonly db: { fetch(match: string, what: object): MaybeLater<{ readonly metadata?: object }> } }
}

type MaybeLater<T> = T | Promise<T>

/**
 * Call it on a server before it runs: `guard(server, game.name)`. Without it, who holds one seat can move for any other and
 * put any position in the place of the game, for a move is believed whoever it names; and who asks for a match that is not
 * there makes one. With it, a move comes from the seat it names, is an `act`, and belongs to a match of the lobby.
 */
export function guard({ app }: GuardedServer, ...names: readonly (string | undefined)[]): void {
  const { _io, context } = app as App
  const isThere = async (match: string) => (await context.db.fetch(match, { metadata: true })).metadata !== undefined
  for (const name of names) {
    _io.of(name ?? 'default').use((socket, next) => {
      socket.use((packet, go) => {
        const match = matchOf(packet)
        if (match !== undefined) void isThere(match).then((is) => is && go(), ignored)
      })
      next()
    })
  }
}

const ignored = (): void => undefined

/** The match that a packet is for; undefined if no board would send it. */
function matchOf([event, ...args]: Packet): string | undefined {
  if (event === 'update') return isAct(args[0], args[3]) ? text(args[2]) : undefined
  if (event === 'sync') return args[1] == null || text(args[1]) !== undefined ? text(args[0]) : undefined
  return event === 'chat' ? text(args[0]) : undefined
}

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

/** A move of the player who says that he sends it. */
function isAct(action: unknown, player: unknown): boolean {
  const { type, payload } = fields(action)
  const move = fields(payload)
  const isWhole = move.type === 'act' && Array.isArray(move.args)
  return type === 'MAKE_MOVE' && isWhole && typeof player === 'string' && move.playerID === player
}

const fields = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {}
