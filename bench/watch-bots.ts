/**
 * What bots do, counted: `npm run watch-bots -- [--only text] [--bot name] [--games n] [--seed text]`. Plays a bot against
 * itself over scenarios of every game and prints, for each: who won, how games ended, aircraft lost to ground, edge,
 * stall or formation, chances to fire and shots taken, bombs and homecomings, and CPU time a decision.
 */
import { parseArgs } from 'node:util'
import type { BaseEvent, Game, Ruleset, Scenario } from 'wingover'
import { botNamed, DEFAULT_BOT, type Pick, type PromptPlayer, pickFrom } from 'wingover/bots'
import { rulesets } from 'wingover/registry'

const { values: flags } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    bot: { type: 'string', default: DEFAULT_BOT },
    games: { type: 'string', default: '4' },
    seed: { type: 'string', default: 'watch' },
  },
})

/** An event as far as counting looks at it. */
type Seen = BaseEvent & { readonly cause?: string; readonly fate?: string; readonly safe?: boolean }

/** What is counted, and which events count for it. Games share no vocabulary, so all their words stand here. */
const COUNTED: Readonly<Record<string, (event: Seen) => boolean>> = {
  'lost without need': ({ type, cause, fate, safe }) =>
    ['planeExited', 'groupCrashed', 'groupStalled', 'crashed', 'formationBroken'].includes(type) ||
    (type === 'planeShotDown' && (cause === 'ground' || cause === 'map')) ||
    (type === 'aircraftLost' && fate === 'crashed') ||
    (type === 'planeLeft' && safe === false),
  'shot down': ({ type, cause, fate }) =>
    (type === 'planeShotDown' && (cause === undefined || cause === 'fire')) ||
    type === 'destroyed' ||
    (type === 'aircraftLost' && fate === 'destroyed'),
  shots: ({ type }) => ['shotResolved', 'attackDeclared', 'fired', 'shotFired', 'fireRolled'].includes(type),
  'bombs and passes': ({ type }) => ['targetPassed', 'bombsDropped', 'bombed'].includes(type),
  'went home': ({ type, safe }) => type === 'planeLeft' && safe !== false,
  'AA fired': ({ type }) => type === 'aaFired',
}

/** Orders that fire. Passing beside one of them is a chance let go. */
const FIRES = ['declareFire', 'fire', 'fireGun', 'attackBelow', 'react', 'fireAA']
const isShot = (order: { readonly type: string; readonly shots?: readonly unknown[] }): boolean =>
  FIRES.includes(order.type) || (order.type === 'attack' && (order.shots?.length ?? 0) > 0)

/** The counts of one scenario. */
class Tally {
  readonly counts = new Map<string, number>()
  readonly times: number[] = []
  aircraft = 0

  add(what: string, by = 1): void {
    this.counts.set(what, (this.counts.get(what) ?? 0) + by)
  }

  line(): string {
    const times = this.times.sort((a, b) => a - b)
    const at = (share: number): string => `${(times[Math.floor(share * (times.length - 1))] ?? 0).toFixed(0)} ms`
    const counts = [...this.counts].map(([what, count]) => `${what} ${count}`).join(', ')
    const cpu = `CPU a decision: median ${at(0.5)}, 99% ${at(0.99)}, most ${at(1)}, of ${times.length}`
    return `${this.aircraft} aircraft-games. ${counts}. ${cpu}.`
  }
}

const cpu = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

function playOne(ruleset: Ruleset, scenario: Scenario, seed: string, tally: Tally): void {
  const first = ruleset.setup({ ...scenario.config, dice: 'seeded', seed })
  if (!first.ok) throw new Error(`${scenario.id} does not set up`)
  const players = new Map(ruleset.info.seats.map((seat) => [seat, botNamed(ruleset, flags.bot)!(seat)]))
  const pick = pickFrom(seed)
  let { state } = first
  while (ruleset.outcome(state) === undefined) {
    const seat = ruleset.actors(state)[0] as string
    const player = players.get(seat)
    const action =
      player === undefined ? ruleset.legalActions(state, seat)[0]! : decide(ruleset, state, player, pick, seat, tally)
    const step = ruleset.reduce(state, action)
    if (!step.ok) throw new Error(step.violations[0]?.message)
    for (const event of step.events) count(event as Seen, tally)
    state = step.state
  }
  const { winner, rule } = ruleset.outcome(state)!
  const { planes, aircraft } = state as { readonly planes?: object; readonly aircraft?: object }
  tally.aircraft += Object.keys(planes ?? aircraft ?? {}).length
  tally.add(`won by ${winner}`)
  tally.add(`ended by ${rule}`)
}

function decide(ruleset: Ruleset, state: Game['State'], player: PromptPlayer, pick: Pick, seat: string, tally: Tally) {
  const view = ruleset.view(state, seat)
  const before = cpu()
  const action = player.act(view, pick, 100)
  tally.times.push(cpu() - before)
  if (!ruleset.legalActions(state, seat).some(isShot)) return action
  tally.add('chances to fire')
  if (isShot(action)) tally.add('chances taken')
  return action
}

function count(event: Seen, tally: Tally): void {
  for (const [what, counts] of Object.entries(COUNTED)) if (counts(event)) tally.add(what)
}

for (const ruleset of Object.values(rulesets) as readonly Ruleset[]) {
  for (const scenario of ruleset.info.scenarios) {
    const name = `${ruleset.info.id} ${scenario.id}`
    if (!name.includes(flags.only)) continue
    const tally = new Tally()
    for (let game = 0; game < Number(flags.games); game++) playOne(ruleset, scenario, `${flags.seed}-${game}`, tally)
    console.log(`${name}: ${tally.line()}`)
  }
}
