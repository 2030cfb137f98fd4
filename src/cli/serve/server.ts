import { createHash } from 'node:crypto'
import { type Game, type Parsed, parseRecord, type Ruleset, replay, type Violation, verify } from 'wingover'
import { botNamed, botNames, DEFAULT_BOT, pickFrom, Seated } from 'wingover/bots'
import { games } from '../games.js'
import { jsonSchemas } from '../schemas.js'
import { type Opening, type Opponent, Refused, ServedGame } from './game.js'
import { no } from './messages.js'
import { playOut } from './playout.js'
import { type Asked, MOST, type Request, readRequest } from './requests.js'

/** The version of the protocol. It rises when a client of before could no longer speak it. */
const PROTOCOL = 1

/** What a server is started with. */
export interface ServerOptions {
  readonly version: string
  /** Where the seeds of games come from that are given none. A client never learns it. */
  readonly seed: string
  readonly games: number
  readonly line: number
}

type Id = string | number | null

/** An answer to a request, with its id. */
export type Answer = { readonly id: Id } & (
  | { readonly ok: true; readonly [field: string]: unknown }
  | { readonly ok: false; readonly violations: readonly Violation[]; readonly needs?: object }
)

const BUDGET = 100

/** Keeps the games of one client and answers its requests, one by one. */
export class Server {
  readonly #options: ServerOptions
  readonly #games = new Map<string, ServedGame>()
  #opened = 0

  constructor(options: ServerOptions) {
    this.#options = options
  }

  /** The answer to a line. Never throws: what is refused is told as violations. */
  answer(line: string): Answer {
    const json = readLine(line)
    const id = idOf(json)
    try {
      const request = readRequest(json)
      if (!request.ok) throw new Refused(json === undefined ? [no('CORE-SHAPE', 'not-a-request')] : request.violations)
      return { id, ok: true, ...this.#do(request.value) }
    } catch (error) {
      return refusal(id, error)
    }
  }

  /** The answer to a line that was too long to be read. */
  tooLong(): Answer {
    return refusal(null, new Refused([no('CORE-LIMIT', 'line-too-long', { limit: this.#options.line })]))
  }

  #do(request: Request): object {
    switch (request.do) {
      case 'hello':
        return this.#hello(request)
      case 'new':
        return this.#open(this.#newGame(request))
      case 'load':
        return this.#open(this.#loaded(request))
      default:
        return this.#ask(request, this.#game(request.game))
    }
  }

  #ask(request: Exclude<Request, Asked<'hello' | 'new' | 'load'>>, game: ServedGame): object {
    const steps = game.told.length
    switch (request.do) {
      case 'view':
        return { view: game.view(request.seat) }
      case 'state':
        return { state: game.state() }
      case 'legal':
        return game.choices(request.seat, request.words)
      case 'check':
        return { violations: game.check(request.action) }
      case 'act':
        game.act(request.action)
        return game.status(steps, request.words)
      case 'advance':
        game.advance()
        return game.status(steps, request.words)
      case 'events':
        return {
          steps: game.told.slice(request.since ?? 0),
          ...(request.words && { lines: game.lines(request.since ?? 0) }),
        }
      case 'fork':
        return this.#open(game.forked(this.#nextId(), request.seed))
      case 'playout':
        return playOut(game, this.#playoutOptions(game.ruleset, request))
      case 'save':
        return { record: game.record() }
      case 'close':
        this.#games.delete(game.id)
        return { closed: game.id }
    }
  }

  #game(id: string): ServedGame {
    const game = this.#games.get(id)
    if (game === undefined) throw new Refused([no('CORE-SHAPE', 'unknown-game', { game: id })])
    return game
  }

  #open(opening: Opening): object {
    const limit = this.#options.games
    if (this.#games.size >= limit) throw new Refused([no('CORE-LIMIT', 'too-many-games', { limit })])
    const game = new ServedGame(opening)
    if (game.seat !== undefined) game.letOthersPlay()
    this.#games.set(game.id, game)
    this.#opened++
    return game.status(opening.told?.length ?? 0)
  }

  #nextId(): string {
    return `g${this.#opened + 1}`
  }

  /** Nobody who sees one of these can tell the others. */
  #secret(purpose: string): string {
    return createHash('sha256').update(`${this.#options.seed}\n${this.#opened}\n${purpose}`).digest('hex').slice(0, 24)
  }

  #newGame(request: Asked<'new'>): Opening {
    const ruleset = rulesetOf(request.ruleset)
    const { seat } = request
    if (seat !== undefined) oneOf('unknown-seat', seat, ruleset.info.seats)
    const config = parsed(ruleset.parse.config(this.#configOf(ruleset, request)))
    const first = ruleset.setup(config)
    if (!first.ok) throw new Refused(first.violations)
    const opponents = this.#opponentsOf(ruleset, request)
    return { id: this.#nextId(), ruleset, seat, opponents, config, first }
  }

  #configOf(ruleset: Ruleset, { scenario, config, options, seed, seat }: Asked<'new'>): object {
    if (scenario !== undefined && config !== undefined) throw new Refused([no('CORE-SHAPE', 'scenario-or-config')])
    const asked = { ...config, ...(seed !== undefined && { seed }) } as Partial<Game['Config']>
    const choosesDice = asked.seed !== undefined || asked.dice === 'manual'
    if (seat !== undefined && choosesDice) throw new Refused([no('CORE-SEED', 'seed-is-secret')])
    const base = config === undefined ? scenarioConfig(ruleset, scenario) : asked
    const dice = asked.dice ?? 'seeded'
    const { seed: _seed, ...rest } = base as Partial<Game['Config']> & { readonly options?: object }
    return {
      ...rest,
      dice,
      ...(dice === 'seeded' ? { seed: asked.seed ?? this.#secret('dice') } : asked.seed && { seed: asked.seed }),
      ...(options !== undefined && { options: { ...rest.options, ...options } }),
    }
  }

  /** At a seat, every other has a bot; the host names those that shall have one. */
  #opponentsOf(ruleset: Ruleset, { seat, players = {}, budget = BUDGET }: Asked<'new' | 'load'> & { seat?: string }) {
    for (const name of Object.keys(players)) oneOf('unknown-seat', name, ruleset.info.seats)
    const seats = ruleset.info.seats.filter(
      (one) => one !== seat && (seat !== undefined || Object.hasOwn(players, one)),
    )
    const opponent = (at: string): Opponent => ({
      player: new Seated(ruleset, at, botOf(ruleset, players[at] ?? DEFAULT_BOT)),
      pick: pickFrom(this.#secret(at)),
      budget,
    })
    return Object.fromEntries(seats.map((one) => [one, opponent(one)]))
  }

  #loaded(request: Asked<'load'>): Opening {
    const { ruleset: id } = (request.record ?? {}) as { readonly ruleset?: unknown }
    const ruleset = rulesetOf(String(id))
    const record = parsed(parseRecord(ruleset, request.record))
    const { verdict, ...more } = verify(ruleset, record)
    if (verdict !== 'exact' && verdict !== 'unfinished')
      throw new Refused([no('CORE-RECORD', 'record-differs', { verdict, ...atOf(more) })])
    const { steps } = replay(ruleset, record)
    const { state } = steps[steps.length - 1] as (typeof steps)[number]
    return {
      id: this.#nextId(),
      ruleset,
      seat: undefined,
      opponents: this.#opponentsOf(ruleset, request),
      config: record.config,
      first: { state, events: [] },
      actions: record.actions,
      told: steps.map(({ events }) => events),
    }
  }

  #playoutOptions(ruleset: Ruleset, { bot, budget = BUDGET, count = 1, steps = 10_000, seed }: Asked<'playout'>) {
    const thinks = bot !== undefined && bot !== 'random'
    return { make: thinks ? botOf(ruleset, bot) : undefined, budget, count, steps, seed: seed ?? 'playout' }
  }

  #hello({ schemas = [] }: Asked<'hello'>): object {
    const { version, games: most, line } = this.#options
    return {
      protocol: PROTOCOL,
      wingover: version,
      bots: botNames,
      limits: { ...MOST, games: most, line },
      rulesets: Object.values(games).map(descriptionOf),
      schemas: Object.fromEntries(schemas.map((id) => [id, jsonSchemas(rulesetOf(id))])),
    }
  }
}

const descriptionOf = ({ info }: Ruleset): object => ({
  id: info.id,
  title: info.title,
  revision: info.revision,
  seats: info.seats,
  scenarios: info.scenarios.map(({ id, title }) => ({ id, title })),
  options: Object.fromEntries(Object.entries(info.options).map(([name, { values }]) => [name, values])),
})

function readLine(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}

/** The id of a request, even of a bad one, so that its sender knows which it was. */
function idOf(json: unknown): Id {
  if (typeof json !== 'object' || json === null || !Object.hasOwn(json, 'id')) return null
  const { id } = json as { readonly id: unknown }
  return typeof id === 'string' || typeof id === 'number' ? id : null
}

function refusal(id: Id, error: unknown): Answer {
  if (error instanceof Refused) {
    const { violations, needs } = error
    return { id, ok: false, violations, ...(needs && { needs }) }
  }
  const message = error instanceof Error ? error.message : String(error)
  return { id, ok: false, violations: [no('CORE-STATE', 'our-mistake', { message })] }
}

function parsed<T>(result: Parsed<T>): T {
  if (result.ok) return result.value
  throw new Refused(result.violations)
}

type Unknown = 'unknown-ruleset' | 'unknown-scenario' | 'unknown-bot' | 'unknown-seat'

function oneOf(code: Unknown, name: string, choices: readonly string[]): void {
  if (!choices.includes(name)) throw new Refused([no('CORE-SHAPE', code, { name, expected: choices.join(', ') })])
}

function rulesetOf(id: string): Ruleset {
  oneOf('unknown-ruleset', id, Object.keys(games))
  return games[id] as Ruleset
}

function botOf(ruleset: Ruleset, name: string) {
  const make = botNamed(ruleset, name)
  if (make === undefined) oneOf('unknown-bot', name, botNames)
  return make as NonNullable<typeof make>
}

function scenarioConfig({ info }: Ruleset, id: string | undefined): Game['Config'] {
  const names = info.scenarios.map((one) => one.id)
  if (id !== undefined) oneOf('unknown-scenario', id, names)
  return (info.scenarios[id === undefined ? 0 : names.indexOf(id)] as Ruleset['info']['scenarios'][number]).config
}

const atOf = (verdict: object): { readonly at?: number } => ('at' in verdict ? { at: verdict.at as number } : {})
