import type { ActionOf, BaseEvent, Game, Refusal, Shown, Violation } from 'wingover'
import { type Pick as Choices, type Maker, type Player, pickFrom, Seated } from 'wingover/bots'
import { oneLine } from '../terminal.js'
import { no } from './messages.js'
import { MOST } from './requests.js'

/** A bot at a seat: how it is made, where its choices come from, what it may spend, how long it may take. */
export interface Opponent {
  readonly name: string
  readonly make: Maker
  readonly seed: string
  readonly budget: number
  /** Seconds for an answer. */
  readonly limit: number
}

/** A bot that failed: its seat resigned. */
export interface Forfeit {
  readonly seat: string
  readonly player: string
  readonly kind: 'threw' | 'illegal' | 'stalled' | 'broke'
  readonly reason: string
}

/** What a game is played from. */
export interface Opening {
  readonly ruleset: Shown
  readonly opponents: Readonly<Record<string, Opponent>>
  /** What the record begins with; undefined for a fork with dice of its own. */
  readonly config: Game['Config'] | undefined
  readonly first: { readonly state: Game['State']; readonly events: readonly BaseEvent[] }
  /** Those already played. */
  readonly actions?: readonly ActionOf<Game>[]
  /** Does the server make the referee's free choices too? It does where no client hosts. */
  readonly refereed: boolean
  /** Seats for which clients have a ticket. */
  readonly remote?: readonly string[]
}

/** Somebody who is told what happens. */
export interface Watcher {
  /** A step was taken by this seat. */
  tell(events: readonly BaseEvent[], by: string): void
  /** Everything will be told again, from the set-up on. */
  forget(): void
  /** The seat it plays; undefined for a host. */
  readonly seat: string | undefined
}

/** Thrown where a request is refused. */
export class Refused extends Error {
  constructor(
    readonly violations: readonly Violation[],
    readonly needs?: Refusal<Game>['needs'],
  ) {
    super(violations[0]?.message)
  }
}

interface Bot {
  readonly player: Seated<Game, Player>
  readonly pick: Choices
  readonly opponent: Opponent
}

/** One game as it is played, whoever looks on. It knows no secrets: what leaves it for a client passes a `ServedGame`. */
export class Match {
  readonly ruleset: Shown
  readonly opening: Opening
  readonly #watchers = new Set<Watcher>()
  #bots: ReadonlyMap<string, Bot>
  #actions: ActionOf<Game>[] = []
  /** How many actions had been played whenever a client was about to give one. */
  #given: number[] = []
  #state: Game['State']
  #forfeits: Forfeit[] = []
  #queue: Promise<unknown> = Promise.resolve()

  constructor(opening: Opening) {
    this.ruleset = opening.ruleset
    this.opening = opening
    this.#state = opening.first.state
    this.#bots = botsOf(opening)
    for (const action of opening.actions ?? []) this.#play(action)
  }

  /** Where it stands. */
  get state(): Game['State'] {
    return this.#state
  }

  /** What was played. */
  get actions(): readonly ActionOf<Game>[] {
    return this.#actions
  }

  /** Bots that failed. */
  get forfeits(): readonly Forfeit[] {
    return this.#forfeits
  }

  /** Whether a bot plays this seat. */
  isBot(seat: string): boolean {
    return this.#bots.has(seat)
  }

  /** From now on it is told. */
  watch(watcher: Watcher): void {
    this.#watchers.add(watcher)
  }

  /** Tells somebody who comes late all that has happened. */
  retell(watcher: Pick<Watcher, 'tell'>): void {
    const { first } = this.opening
    watcher.tell(first.events, 'referee')
    let { state } = first
    for (const action of this.#actions) {
      const step = this.ruleset.reduce(state, action)
      if (!step.ok) throw new Refused(step.violations)
      watcher.tell(step.events, action.seat)
      state = step.state
    }
  }

  /** It is told no more; with the last, the bots leave. */
  leave(watcher: Watcher): void {
    this.#watchers.delete(watcher)
    if (this.#watchers.size === 0) this.#dismiss()
  }

  /** Whether nobody looks on any more. */
  get isLeft(): boolean {
    return this.#watchers.size === 0
  }

  /** Does a client sit at this seat? */
  isTaken(seat: string): boolean {
    return [...this.#watchers].some((watcher) => watcher.seat === seat)
  }

  /** Seats that clients should play and at which none sits; undefined where no ticket was given. */
  absent(): readonly string[] | undefined {
    return this.opening.remote?.filter((seat) => !this.isTaken(seat))
  }

  /** One thing at a time, in order: a bot may take a while, and two clients may act on one game. */
  inTurn<T>(work: () => T | Promise<T>): Promise<T> {
    const done = this.#queue.then(work, work)
    this.#queue = done
    return done
  }

  /** An action of a client. */
  take(action: ActionOf<Game>): void {
    const before = this.#actions.length
    this.#play(action)
    this.#given.push(before)
  }

  #play(action: ActionOf<Game>): void {
    if (this.#actions.length >= MOST.actions)
      throw new Refused([no('CORE-LIMIT', 'game-too-long', { limit: MOST.actions })])
    const step = this.ruleset.reduce(this.#state, action)
    if (!step.ok) throw new Refused(step.violations, step.needs)
    this.#actions.push(action)
    this.#state = step.state
    for (const { player } of this.#bots.values()) player.tell(step.events)
    for (const watcher of this.#watchers) watcher.tell(step.events, action.seat)
  }

  /** The referee and the bots play until somebody else is asked. */
  async letOthersPlay(): Promise<void> {
    while (await this.#playDuty());
  }

  /** Plays what the referee or a bot does now; false if somebody else is asked, or nobody. */
  async #playDuty(): Promise<boolean> {
    const actors = this.ruleset.actors(this.#state)
    const seat = actors.find((actor) => actor === 'referee' || this.#bots.has(actor))
    if (seat === undefined) return false
    const bot = this.#bots.get(seat)
    if (bot !== undefined) return this.#playBot(bot, seat)
    return this.#playReferee(actors)
  }

  /** Where a client hosts, the referee's free choices and real dice are the client's. */
  #playReferee(actors: readonly string[]): boolean {
    const duties = this.ruleset.legalActions(this.#state, 'referee')
    const [duty] = this.opening.refereed || (actors.length === 1 && duties.length === 1) ? duties : []
    if (duty === undefined) return false
    try {
      this.#play(duty)
      return true
    } catch (error) {
      if (error instanceof Refused && error.needs !== undefined) return false
      throw error
    }
  }

  /** A bot that fails resigns, and is named. */
  async #playBot({ player, pick, opponent }: Bot, seat: string): Promise<true> {
    try {
      const action = await inTime(player.askLater(this.#state, pick, opponent.budget), opponent.limit)
      const parsed = this.ruleset.parse.action(action)
      if (parsed.ok && parsed.value.seat !== seat)
        throw new Refused([no('CORE-SEAT', 'not-your-seat', { seat, asked: parsed.value.seat })])
      this.#play(action)
    } catch (error) {
      if (this.ruleset.outcome(this.#state) !== undefined) throw error
      this.#play({ type: 'resign', seat })
      this.#forfeits.push({ seat, player: opponent.name, ...failureOf(error) })
    }
    return true
  }

  /** Takes back this many actions, or all since a client last gave one. Everybody is told the game again, bots too. */
  undo(steps: number | undefined): void {
    const back = this.#actions.length - (steps ?? this.#actions.length - (this.#given.at(-1) ?? Number.NaN))
    if (!(back >= 0)) throw new Refused([no('CORE-LIMIT', 'nothing-to-undo', { have: this.#actions.length })])
    const kept = this.#actions.slice(0, back)
    const given = this.#given.filter((at) => at < back)
    this.#dismiss()
    this.#bots = botsOf(this.opening)
    this.#actions = []
    this.#forfeits = []
    this.#state = this.opening.first.state
    for (const watcher of this.#watchers) {
      watcher.forget()
      watcher.tell(this.opening.first.events, 'referee')
    }
    for (const action of kept) this.#play(action)
    this.#given = given
  }

  #dismiss(): void {
    for (const { player } of this.#bots.values()) player.close()
  }
}

const botsOf = ({ ruleset, opponents }: Opening): ReadonlyMap<string, Bot> =>
  new Map(
    Object.entries(opponents).map(([seat, opponent]) => [
      seat,
      { player: new Seated(ruleset, seat, opponent.make), pick: pickFrom(opponent.seed), opponent },
    ]),
  )

class Stalled extends Error {
  readonly forfeit = 'stalled'
}

/** An answer, or a failure if none comes in time. */
async function inTime<T>(answer: Promise<T>, seconds: number): Promise<T> {
  let clock: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, fail) => {
    clock = setTimeout(() => fail(new Stalled(`no answer in ${seconds} s`)), seconds * 1000)
  })
  try {
    return await Promise.race([answer, late])
  } finally {
    clearTimeout(clock)
  }
}

const LONGEST_REASON = 1_000

function failureOf(error: unknown): Failing {
  const { forfeit } = (typeof error === 'object' && error !== null ? error : {}) as { readonly forfeit?: unknown }
  const known = forfeit === 'stalled' || forfeit === 'broke' || forfeit === 'illegal' ? forfeit : 'threw'
  const reason = oneLine(error instanceof Error ? error.message : String(error)).slice(0, LONGEST_REASON)
  return { kind: error instanceof Refused ? 'illegal' : known, reason }
}

type Failing = Omit<Forfeit, 'seat' | 'player'>

/** What is answered instead, in violations: our own mistakes too. */
export function refusalOf(error: unknown): { readonly violations: readonly Violation[]; readonly needs?: object } {
  if (error instanceof Refused) {
    const { violations, needs } = error
    return { violations, ...(needs && { needs }) }
  }
  const message = error instanceof Error ? error.message : String(error)
  return { violations: [no('CORE-STATE', 'our-mistake', { message })] }
}
