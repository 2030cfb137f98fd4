/** Tables of every game, and ways to play them. */
import { fromView, type Game, patched, type Ruleset } from 'wingover'
import { pickFrom } from 'wingover/bots'
import { type Dice, seededDice } from 'wingover/dice'
import { type Answer, type HostOptions, host, type News, type Table } from 'wingover/host'
import { rulesets } from 'wingover/registry'

export const games: readonly Ruleset[] = Object.values(rulesets as Readonly<Record<string, Ruleset>>)
export const named = (id: string): Ruleset => games.find(({ info }) => info.id === id)!

export function open(ruleset: Ruleset, options: HostOptions<Game> = {}): Table<Game> {
  const dice: Dice = seededDice('table')
  const made = host(ruleset, { scenario: ruleset.info.scenarios[0]!.id, dice, ...options })
  if (!made.ok) throw new Error(made.violations[0]?.message)
  return made.value
}

export type Pick = ReturnType<typeof pickFrom>
export const pick = (seed: string): Pick => pickFrom(seed)

/** The seats that are asked. */
export const asked = (table: Table<Game>): readonly string[] => table.join('spectator').decision.actors

/** What a seat may do, from what it sees. */
export const choices = (table: Table<Game>, seat: string): readonly Game['Action'][] =>
  fromView(table.ruleset, table.join(seat).view).legalActions()

/** One order of somebody who is asked. */
export function playOne(table: Table<Game>, choose: Pick, id?: string): Answer<Game> & { readonly seat: string } {
  const seat = choose.of(asked(table))
  const { step } = table.join(seat)
  const action = choose.of(choices(table, seat))
  return { seat, ...table.act(seat, action, { step, ...(id !== undefined && { id }) }) }
}

/** Somebody who is told news and keeps nothing else. */
export class Reader {
  step = 0
  view: Game['View'] | undefined
  log: Game['Event'][] = []

  take(news: News<Game>): void {
    this.step = news.step
    if ('view' in news) {
      this.view = news.view
      this.log = [...news.events] as Game['Event'][]
      return
    }
    this.view = patched(this.view!, news.changes)
    this.log = [...this.log.slice(0, this.log.length - (news.back ?? 0)), ...(news.events as Game['Event'][])]
  }
}
