/** From a request to the game it opens. */
import { type BaseEvent, type Game, type Parsed, parseRecord, type Ruleset, replay, type Shown, verify } from 'wingover'
import { DEFAULT_BOT } from 'wingover/bots'
import { games } from '../games.js'
import type { Hall } from './hall.js'
import { type Opening, type Opponent, Refused } from './match.js'
import { no } from './messages.js'
import type { Asked } from './requests.js'

/** Simulations of a bot unless said. */
export const BUDGET = 100

/** Who plays a seat if a client far away does. */
export const REMOTE = 'remote'

/** A secret for a purpose within the game that is opened. */
export type Secret = (purpose: string) => string

/** A request for a new game; whether the server shall be the referee even where the client hosts. */
export type Wanted = Asked<'new'> & { readonly refereed?: boolean }

/** A new game. */
export async function newGame(hall: Hall, request: Wanted, secret: Secret): Promise<Opening> {
  const ruleset = rulesetOf(request.ruleset)
  const { seat, players = {} } = request
  if (seat !== undefined) oneOf('unknown-seat', seat, ruleset.info.seats)
  const config = parsed(ruleset.parse.config(configOf(ruleset, request, secret)))
  const first = ruleset.setup(config)
  if (!first.ok) throw new Refused(first.violations)
  const far = ruleset.info.seats.filter((one) => one !== seat && players[one] === REMOTE)
  const remote = far.length > 0 ? { remote: seat === undefined ? far : [seat, ...far] } : {}
  const opponents = await opponentsOf(hall, ruleset, request, secret)
  return { ruleset, opponents, config, first, refereed: seat !== undefined || request.refereed === true, ...remote }
}

function configOf(ruleset: Ruleset, { scenario, config, options, seed, seat }: Asked<'new'>, secret: Secret): object {
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
    ...(dice === 'seeded' ? { seed: asked.seed ?? secret('dice') } : asked.seed && { seed: asked.seed }),
    ...(options !== undefined && { options: { ...rest.options, ...options } }),
  }
}

/** At a seat, every other has a bot; the host names those that shall have one. */
async function opponentsOf(
  hall: Hall,
  ruleset: Ruleset,
  { seat, players = {}, budget = BUDGET }: Asked<'new' | 'load'> & { seat?: string },
  secret: Secret,
): Promise<Readonly<Record<string, Opponent>>> {
  for (const name of Object.keys(players)) oneOf('unknown-seat', name, ruleset.info.seats)
  const seats = ruleset.info.seats.filter(
    (one) => one !== seat && players[one] !== REMOTE && (seat !== undefined || Object.hasOwn(players, one)),
  )
  const opponents: Record<string, Opponent> = {}
  for (const at of seats) {
    const name = players[at] ?? DEFAULT_BOT
    const make = await hall.makerOf(ruleset, name)
    opponents[at] = { name, make, seed: secret(at), budget, limit: hall.stall }
  }
  return opponents
}

/** A game that was saved, with what its host was told. */
export async function loadedGame(
  hall: Hall,
  request: Asked<'load'>,
  secret: Secret,
  differs: 'record-differs' | 'record-parts',
): Promise<{ readonly opening: Opening; readonly told: readonly (readonly BaseEvent[])[] }> {
  const { ruleset: id } = (request.record ?? {}) as { readonly ruleset?: unknown }
  const ruleset = rulesetOf(String(id))
  const record = parsed(parseRecord(ruleset, request.record))
  const { verdict, ...more } = verify(ruleset, record)
  if (verdict !== 'exact' && verdict !== 'unfinished') {
    if (!('at' in more)) throw new Refused([no('CORE-RECORD', 'record-differs', { verdict })])
    throw new Refused([no('CORE-RECORD', differs, { verdict, at: more.at })])
  }
  const { steps } = replay(ruleset, record)
  const [first] = steps
  if (first === undefined) throw new Error('a record without a set-up was verified')
  const opponents = await opponentsOf(hall, ruleset, request, secret)
  const opening = { ruleset, opponents, config: record.config, first, actions: record.actions, refereed: false }
  return { opening, told: steps.map(({ events }) => events) }
}

/** Refuses a bot that is not there. */
export function noBot(hall: Hall, name: string): never {
  throw new Refused([no('CORE-SHAPE', 'unknown-bot', { name, expected: hall.players.join(', ') })])
}

/** What came through a gate, or a refusal. */
function parsed<T>(result: Parsed<T>): T {
  if (result.ok) return result.value
  throw new Refused(result.violations)
}

type Unknown = 'unknown-ruleset' | 'unknown-scenario' | 'unknown-bot' | 'unknown-seat'

/** Refuses a name that is none of these. */
function oneOf(code: Unknown, name: string, choices: readonly string[]): void {
  if (!choices.includes(name)) throw new Refused([no('CORE-SHAPE', code, { name, expected: choices.join(', ') })])
}

/** The game of this id. */
export function rulesetOf(id: string): Shown {
  oneOf('unknown-ruleset', id, Object.keys(games))
  return games[id] as Shown
}

function scenarioConfig({ info }: Ruleset, id: string | undefined): Game['Config'] {
  const names = info.scenarios.map((one) => one.id)
  if (id !== undefined) oneOf('unknown-scenario', id, names)
  return (info.scenarios[id === undefined ? 0 : names.indexOf(id)] as Ruleset['info']['scenarios'][number]).config
}
