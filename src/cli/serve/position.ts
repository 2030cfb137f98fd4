import type { Game } from 'wingover'
import type { ServedGame } from './game.js'
import { jsonOf } from './json.js'
import type { Numbers } from './numbers.js'
import type { Want } from './requests-2.js'

/** A client's place in a game, with what it was last sent of it. */
export class Slot {
  readonly #numbers: Numbers
  #game: ServedGame
  #heard = 0
  /** The fields of the view that was last sent, as JSON. */
  #shown = new Map<string, string>()

  constructor(game: ServedGame, heard: number, numbers: Numbers) {
    this.#game = game
    this.#heard = heard
    this.#numbers = numbers
  }

  /** The game that is played here now. */
  get game(): ServedGame {
    return this.#game
  }

  /** Another game takes this place. */
  replace(game: ServedGame): void {
    this.#game.leave()
    this.#game = game
    this.#heard = 0
  }

  /** How many steps of it the client has heard of. */
  get heard(): number {
    return this.#heard
  }

  /** Where the game stands, as the fields of a JSON object, with as much more as is wanted. */
  position(wants: readonly Want[]): string {
    const game = this.#game
    const { ruleset, match } = game
    const { turn, phase } = match.state
    const outcome = ruleset.outcome(match.state) ?? null
    const seat = game.asked()
    const list = game.list()
    let text =
      `"game":"${game.id}","at":${game.at},"seat":${JSON.stringify(seat)},"choices":${list.length},"turn":${turn},` +
      `"phase":"${phase}","actors":${JSON.stringify(ruleset.actors(match.state))},"steps":${game.told.length},` +
      `"done":${outcome !== null},"outcome":${jsonOf(outcome)},"rewards":${rewardsOf(game, outcome?.winner)}`
    if (match.forfeits.length > 0) text += `,"forfeits":${JSON.stringify(match.forfeits)}`
    const absent = match.absent()
    if (absent !== undefined) text += `,"absent":${JSON.stringify(absent)}`
    const shown = seat === 'referee' || seat === null ? (game.seat ?? 'spectator') : seat
    for (const want of wants) text += this.#wanted(want, shown, list)
    this.#heard = game.told.length
    return text
  }

  #wanted(want: Want, seat: string, list: readonly Game['Action'][]): string {
    const game = this.#game
    switch (want) {
      case 'events':
        return `,"events":${eventsJson(game.told, this.#heard)}`
      case 'view':
        return `,"view":${this.#view(seat)}`
      case 'changes':
        return this.#changes(seat)
      case 'actions':
        return `,"actions":${JSON.stringify(list)}`
      case 'notation':
        return `,"notation":${JSON.stringify(list.map((action) => game.ruleset.notation.action(action)))}`
      case 'words':
        return this.#words(list)
      case 'score':
        return `,"score":${JSON.stringify(scoreOf(game))}`
      case 'numbers':
        return `,"numbers":${this.#numbers.of(game.ruleset, this.#viewOf(seat), list)}`
    }
  }

  #viewOf(seat: string): Game['View'] {
    return this.#game.ruleset.view(this.#game.match.state, seat)
  }

  #view(seat: string): string {
    return jsonOf(this.#viewOf(seat))
  }

  /** Only those fields of the view that are not as they were last sent, and the names of those that are gone. */
  #changes(seat: string): string {
    const fields = new Map(Object.entries(this.#viewOf(seat)).map(([key, value]) => [key, jsonOf(value, 2)]))
    const gone = [...this.#shown.keys()].filter((key) => !fields.has(key))
    let text = ''
    for (const [key, json] of fields) if (this.#shown.get(key) !== json) text += `,${JSON.stringify(key)}:${json}`
    this.#shown = fields
    return `,"changes":{${text.slice(1)}}${gone.length > 0 ? `,"gone":${JSON.stringify(gone)}` : ''}`
  }

  #words(list: readonly Game['Action'][]): string {
    const game = this.#game
    const { labels, question } = game.wordsFor(list, game.asked() ?? undefined)
    return `,"question":${JSON.stringify(question)},"labels":${JSON.stringify(labels)},"lines":${JSON.stringify(game.lines(this.#heard))}`
  }
}

function eventsJson(told: ServedGame['told'], since: number): string {
  let text = ''
  for (let i = since; i < told.length; i++) for (const event of told[i] ?? []) text += `,${jsonOf(event, 0)}`
  return `[${text.slice(1)}]`
}

/** 1 for who has won, -1 for who has lost, 0 for a draw and until the end. */
function rewardsOf({ ruleset }: ServedGame, winner: string | undefined): string {
  const reward = (seat: string): number => (winner === undefined || winner === 'draw' ? 0 : winner === seat ? 1 : -1)
  return `{${ruleset.info.seats.map((seat) => `"${seat}":${reward(seat)}`).join(',')}}`
}

/** The score as it stands: for a seat as far as its view tells. */
function scoreOf({ ruleset, match, seat }: ServedGame): Readonly<Record<string, number>> {
  if (seat === undefined) return ruleset.score(match.state)
  return ruleset.score(ruleset.sample(ruleset.view(match.state, seat), 'score'))
}
