import { patched } from '../../core/patches.js'
import type { EventOf, Game } from '../../core/ruleset.js'
import type { Answer, Decision, News } from './news.js'
import { unpacked } from './pack.js'
import type { Message, Request } from './wire.js'

/** What a chair tells its owner. */
export interface ChairEvents<G extends Game> {
  /** The view changed, or what is asked. */
  onView?(view: G['View'], decision: Decision<G>): void
  /** What happened; `back`: this many of the last events are taken back first. */
  onEvents?(events: readonly EventOf<G>[], back: number): void
  /** Who is connected, by seat. */
  onHere?(seats: readonly string[]): void
}

/**
 * The other end of a desk: what one seat sees, kept up to date. It survives its connection: `connect` again, and it catches
 * up and sends once more what was not answered, under the same ids.
 */
export class Chair<G extends Game = Game> {
  view: G['View'] | undefined
  decision: Decision<G> | undefined
  here: readonly string[] = []
  /** All that this seat has been told and that holds. */
  events: readonly EventOf<G>[] = []
  readonly #told: ChairEvents<G>
  readonly #open = new Map<string, { readonly request: Request; readonly done: (answer: Answer<G>) => void }>()
  readonly #name: string
  #send: ((request: Request) => void) | undefined
  #step = 0
  #count = 0

  /** `name`: a text that no other chair has, for the ids of its requests. */
  constructor(name: string, told: ChairEvents<G> = {}) {
    this.#name = name
    this.#told = told
  }

  /** Sends through this from now on, and asks for what it has missed. Undefined: the connection is gone. */
  connect(send: ((request: Request) => void) | undefined): void {
    this.#send = send
    send?.({ verb: 'since', id: `${this.#name}-${++this.#count}`, step: this.#step })
    for (const { request } of this.#open.values()) send?.(request)
  }

  /** A message came. */
  receive(message: Message<G>): void {
    if ('news' in message) this.#hear(unpacked(message.news))
    else if ('answer' in message) this.#answered(message.id, message.answer)
    else {
      this.here = message.here
      this.#told.onHere?.(message.here)
    }
  }

  /** An order of this seat. */
  act(action: unknown): Promise<Answer<G>> {
    return this.request('act', action)
  }

  /** Anything that can be asked of the table. */
  request(verb: Request['verb'], json?: unknown): Promise<Answer<G>> {
    const id = `${this.#name}-${++this.#count}`
    const request: Request = { verb, id, step: this.#step, ...(json !== undefined && { json }) }
    return new Promise((done) => {
      this.#open.set(id, { request, done })
      this.#send?.(request)
    })
  }

  #answered(id: string, answer: Answer<G>): void {
    this.#open.get(id)?.done(answer)
    this.#open.delete(id)
  }

  #hear(news: News<G>): void {
    const back = 'view' in news ? this.events.length : (news.back ?? 0)
    this.#step = news.step
    this.view = 'view' in news ? news.view : patched(this.view as G['View'], news.changes)
    this.decision = news.decision
    this.events = [...this.events.slice(0, this.events.length - back), ...news.events]
    if (back > 0 || news.events.length > 0) this.#told.onEvents?.(news.events, back)
    this.#told.onView?.(this.view, news.decision)
  }
}
