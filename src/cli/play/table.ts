import { setImmediate as breath } from 'node:timers/promises'
import {
  type ActionOf,
  type Change,
  type Game,
  type GameRecord,
  type History,
  history as past,
  type Shown,
} from 'wingover'
import { type Player as Bot, type Maker, type Pick, Seated } from 'wingover/bots'
import { scoreOf } from 'wingover/words'
import { EXIT, Failure } from '../exit.js'
import { refused } from '../games.js'
import { Teller } from '../telling.js'
import { bold, print, type Terminal } from '../terminal.js'
import { playWithDice } from './dice.js'
import { Keyboard } from './keyboard.js'
import { askPerson, type Decision, reasonsIn } from './person.js'
import { thoughtsOf } from './thoughts.js'

/** Who decides for a seat: you, or a bot with choices and a budget of its own. */
export type Player = 'you' | { readonly make: Maker; readonly pick: Pick; readonly budget: number }

/** A game to be played. */
export interface TableOptions {
  readonly ruleset: Shown
  readonly config: Game['Config']
  readonly players: Readonly<Record<string, Player>>
  readonly quiet: boolean
  /** Tell what bots weigh: only among bots, for it gives their secrets away. */
  readonly think?: boolean
  /** Is told before a bot thinks: nothing can be done while it does. */
  readonly beforeThought?: (record: () => GameRecord) => void
}

/** How the game was left: over, or not. */
export type Ending = 'over' | 'quit' | 'left' | 'interrupted'

/** A table at which a game is played, bot by bot and person by person. */
export class Table {
  readonly #terminal: Terminal
  readonly #options: TableOptions
  readonly #keyboard: Keyboard
  readonly #teller: Teller
  readonly #watcher: string | undefined
  readonly #seated: ReadonlyMap<string, Seated<Game, Bot>>
  #history: History<Game>
  #announced = -1

  constructor(terminal: Terminal, options: TableOptions) {
    const first = past.begin(options.ruleset, options.config)
    if (!first.ok) throw refused('the game cannot be set up', first.violations)
    this.#terminal = terminal
    this.#options = options
    this.#keyboard = new Keyboard(terminal)
    this.#teller = new Teller(options.ruleset)
    this.#watcher = watcherOf(options.players)
    this.#seated = seatedOf(options)
    this.#history = first.history
  }

  /** The position. */
  get state(): Game['State'] {
    return past.now(this.#history).state
  }

  /** Who looks on: everything is told where only bots play, and what all may know where several people do. */
  get watcher(): string | undefined {
    return this.#watcher
  }

  /** The game so far. */
  record(): GameRecord {
    return past.toRecord(this.#options.ruleset, this.#history)
  }

  /** Plays until the game is over or left. */
  async play(): Promise<Ending> {
    this.#tell()
    try {
      for (;;) {
        if (this.#options.ruleset.outcome(this.state) !== undefined) return 'over'
        const ending = await this.#turn()
        if (ending !== undefined) return ending
        await breath()
      }
    } catch (error) {
      if (error instanceof Failure && error.exitCode === EXIT.interrupted) return 'interrupted'
      throw error
    } finally {
      this.#keyboard.close()
      for (const player of this.#seated.values()) player.close()
    }
  }

  async #turn(): Promise<Ending | undefined> {
    const seat = this.#options.ruleset.actors(this.state)[0] as string
    const decision = await this.#decide(seat)
    if (decision.kind === 'quit' || decision.kind === 'left') return decision.kind
    if (decision.kind === 'undo') this.#undo(seat, decision.force)
    else return this.#act(decision.action)
    return undefined
  }

  async #decide(seat: string): Promise<Decision> {
    const { ruleset, players } = this.#options
    const { state } = this
    const player = players[seat]
    if (player === undefined) return act(ruleset.legalActions(state, seat)[0] as Game['Action'])
    if (player === 'you') return this.#ask(seat)
    this.#options.beforeThought?.(() => this.record())
    const order = await this.#askBot(seat, player.pick, player.budget)
    this.#sayThoughts(seat)
    return act(order)
  }

  /** Only where nobody plays who must not know. */
  #sayThoughts(seat: string): void {
    const thinking = this.#options.think === true ? this.#seated.get(seat)?.thinking() : undefined
    if (thinking === undefined) return
    for (const line of thoughtsOf(this.#teller, thinking, this.state)) print(this.#terminal, line)
  }

  /** Whatever a bot of somebody else's throws is its own fault, and said so. */
  async #askBot(seat: string, pick: Pick, budget: number): Promise<Game['Action']> {
    try {
      return await (this.#seated.get(seat) as Seated<Game, Bot>).askLater(this.state, pick, budget)
    } catch (error) {
      throw new Failure(EXIT.no, `the bot of ${seat} fails: ${error instanceof Error ? error.message : String(error)}`)
    }
  }

  #ask(seat: string): Promise<Decision> {
    const { state } = this
    const { ruleset } = this.#options
    return askPerson({
      ruleset,
      words: this.#teller.words,
      state,
      seat,
      terminal: this.#terminal,
      keyboard: this.#keyboard,
    })
  }

  async #act(order: ActionOf<Game>): Promise<Ending | undefined> {
    const { ruleset } = this.#options
    const change = await playWithDice(ruleset, this.#history, order, this.#terminal, this.#keyboard)
    if (change === undefined) return 'left'
    if (change.ok) {
      this.#history = change.history
      for (const player of this.#seated.values()) player.tell(past.now(change.history).events)
      this.#tell()
    } else print(this.#terminal, `Not allowed. ${reasonsIn(this.#teller.words, change.violations)}`)
    return undefined
  }

  /** Back to where this seat last chose. */
  #undo(seat: string, force: boolean): void {
    const change = backTo(seat, this.#history, force)
    if (change.ok) this.#history = change.history
    print(this.#terminal, change.ok ? 'Taken back.' : reasonsIn(this.#teller.words, change.violations))
  }

  /** A person is told the turn with every question. */
  #announceTurn({ turn }: Game['State']): void {
    const { ruleset, players } = this.#options
    const isAsked = Object.values(players).includes('you')
    if (turn === this.#announced || isAsked) return
    this.#announced = turn
    const score = scoreOf(ruleset.score(this.state), this.#teller.words)
    print(this.#terminal, `\n${bold(this.#terminal, `Turn ${turn}. ${score}`)}`)
  }

  #tell(): void {
    if (this.#options.quiet) return
    const { parent, ...taken } = past.now(this.#history)
    const before = this.#history.moments[parent]?.state
    this.#announceTurn(taken.state)
    for (const line of this.#teller.events({ ...taken, before }, this.#watcher)) print(this.#terminal, `  ${line}`)
  }
}

/** The bots at their seats. */
const seatedOf = ({ ruleset, players }: TableOptions) =>
  new Map(
    Object.entries(players).flatMap(([seat, player]) =>
      player === 'you' ? [] : [[seat, new Seated(ruleset, seat, player.make)] as const],
    ),
  )

function backTo(seat: string, history: History<Game>, force: boolean): Change<Game> {
  const isOwn = past.now(history).action?.seat === seat
  const change = past.undo(history, force)
  return isOwn || !change.ok ? change : backTo(seat, change.history, force)
}

const act = (action: ActionOf<Game>): Decision => ({ kind: 'act', action })

function watcherOf(players: TableOptions['players']): string | undefined {
  const people = Object.keys(players).filter((seat) => players[seat] === 'you')
  return people.length > 1 ? 'spectator' : people[0]
}
