/**
 * The course of one game at a table: takes what people choose, lets bots think, and says when something has changed. The
 * one thing here with a life of its own; what it holds are values.
 */
import type { ActionOf, Game, Violation } from '../../core/index.js'
import { refusalOf } from '../../core/words/index.js'
import { back, begin, type Choice, isSecret, type Order, pick } from '../../tools/orders/index.js'
import type { Question } from '../kit.js'
import {
  canTakeBack,
  drawBack,
  eyeOf,
  nowOf,
  play,
  resign,
  type Sitting,
  type Stage,
  stageOf,
  takeBack,
  throwDice,
} from './sitting.js'

/** What a bot answers with. */
export interface Thought {
  readonly action: ActionOf<Game>
  /** Why, in words, if it can say. */
  readonly because?: string
}

/**
 * Whoever thinks for bots: a thread, a server, a test. `tell` is told how much of the work is done, from 0 to 1; `signal`
 * says that nobody wants the answer any more.
 */
export type Thinker = (question: Question, tell: (done: number) => void, signal: AbortSignal) => Promise<Thought>

/** The level that answers when nobody wants to wait. */
const HASTY = 'novice'

/** What a course needs from outside. */
export interface Services {
  readonly think: Thinker
  /** Something is different. */
  changed(): void
  /** The bot that is thinking has come further. */
  progressed?(): void
}

/** What a screen waits for whose other seats are elsewhere. */
export type FarStage =
  /** These seats are asked, at other screens. */
  | { readonly kind: 'wait'; readonly seats: readonly string[] }
  /** Another seat asks to take back its last choice. */
  | { readonly kind: 'grant'; readonly seat: string }

/** What a screen needs of a course, wherever the game is played. */
export type Play = Pick<Course, keyof Course>

/** The course of a game. */
export class Course {
  /** The seats at which somebody is connected; null if all sit at this screen. */
  readonly here: readonly string[] | null = null
  readonly #services: Services
  #sitting: Sitting
  #stage: Stage
  #order: Order | null = null
  #asked = 0
  #thinking = new AbortController()
  /** How far the bot has come that is thinking, from 0 to 1. */
  done = 0
  /** What the table says of the last thing that did not go as wished. */
  notice = ''
  /** Why the last bot did what it did. */
  because = ''

  constructor(sitting: Sitting, services: Services) {
    this.#services = services
    this.#sitting = sitting
    this.#stage = stageOf(sitting)
    this.#turn()
  }

  /** The game as it stands. */
  get sitting(): Sitting {
    return this.#sitting
  }

  /** What the table waits for. */
  get stage(): Stage | FarStage {
    return this.#stage
  }

  /** The question on the screen; null if nobody here is asked. */
  get order(): Order | null {
    return this.#order
  }

  /** Through whose eyes the screen looks. */
  get eye(): string {
    return eyeOf(this.#sitting)
  }

  /** Can the last choice be taken back? */
  get canTakeBack(): boolean {
    return canTakeBack(this.#sitting)
  }

  /** Picks an answer. Once nothing is left to ask, the orders are played. */
  choose(choice: Choice, value?: unknown): void {
    if (this.#order === null) return
    const next = pick(this.#order, choice, value)
    this.notice = this.#told(next.problem ?? [])
    if (next.done !== undefined) this.#take(play(this.#sitting, next.done))
    else {
      this.#order = next
      this.#services.changed()
    }
  }

  /** One question back. */
  back(): void {
    if (this.#order === null) return
    this.#order = back(this.#order)
    this.notice = ''
    this.#services.changed()
  }

  /** Takes the last choice back. */
  takeBack(): void {
    this.#take(takeBack(this.#sitting))
  }

  /** Gives up for a seat. */
  resign(seat: string): void {
    this.#take(resign(this.#sitting, seat))
  }

  /** Agrees to what another seat asks to take back, or does not. At one screen nobody needs to ask. */
  grant(_agreed: boolean): void {
    // Whoever sits here takes back what can be taken back.
  }

  /** The person who is next is alone with the screen. */
  drawBack(): void {
    if (this.#stage.kind === 'curtain') this.#take(drawBack(this.#sitting, this.#stage.seat))
  }

  /** Real dice have fallen. */
  throwDice(thrown: readonly number[] | string): void {
    this.#take(throwDice(this.#sitting, thrown))
  }

  /** Nobody wants to wait: the bot that is thinking stops, and does what first comes to its mind. */
  hurry(): void {
    if (this.#stage.kind !== 'think') return
    this.#forget()
    void this.#think({ ...this.#stage, level: HASTY })
    this.#services.changed()
  }

  /** The game is left: what a bot still thinks about goes nowhere. */
  leave(): void {
    this.#forget()
  }

  /** Whatever is being thought about is not wanted any more. */
  #forget(): void {
    this.#asked++
    this.#thinking.abort()
    this.#thinking = new AbortController()
  }

  #take(next: Sitting): void {
    this.#sitting = next
    this.notice = this.#told(next.refused)
    this.#turn()
    this.#services.changed()
  }

  #turn(): void {
    this.#forget()
    this.#stage = stageOf(this.#sitting)
    this.#order = this.#stage.kind === 'ask' ? this.#ask(this.#stage.seat) : null
    if (this.#stage.kind === 'think') void this.#think(this.#stage)
  }

  #ask(seat: string): Order {
    const { kit } = this.#sitting
    const { ruleset, words, routes } = kit
    const view = ruleset.view(nowOf(this.#sitting).state, seat)
    return begin(ruleset, view, { words, ...(routes !== undefined && { routes: (own) => routes(own as never) }) })
  }

  async #think({ seat, level }: Extract<Stage, { kind: 'think' }>): Promise<void> {
    const mine = this.#asked
    const { kit, plan, past } = this.#sitting
    const view = kit.ruleset.view(nowOf(this.#sitting).state, seat)
    this.done = 0
    const tell = (done: number): void => {
      if (mine !== this.#asked) return
      this.done = done
      this.#services.progressed?.()
    }
    const question = { game: plan.game, table: plan.seed, level, view, seed: `${plan.seed} ${seat} ${past.at}` }
    const thought = this.#services.think(question, tell, this.#thinking.signal)
    const answer = await thought.catch((error: unknown) => error as Error)
    if (mine !== this.#asked) return
    if ('action' in answer) this.#answered(seat, answer, view)
    else this.#forfeit(seat, answer.message)
  }

  /** Thoughts about a secret order would tell it, and are not told. */
  #answered(seat: string, { action, because = '' }: Thought, view: Game['View']): void {
    const next = play(this.#sitting, [action])
    if (next.refused.length > 0) this.#forfeit(seat, this.#told(next.refused))
    else {
      this.because = isSecret(this.#sitting.kit.ruleset, view) ? '' : because
      this.#take(next)
    }
  }

  /** A bot that fails is out of the game, and says so. */
  #forfeit(seat: string, why: string): void {
    this.#take(resign(this.#sitting, seat))
    this.notice = `The bot of ${this.#sitting.kit.words.seat[seat]} could not go on and gives up. ${why}`
    this.#services.changed()
  }

  #told(violations: readonly Violation[]): string {
    const { words } = this.#sitting.kit
    return violations.map((one) => refusalOf(words, one)).join(' ')
  }
}
