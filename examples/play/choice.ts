/** What to play, from the command line. */
import { parseArgs } from 'node:util'
import type { Game, Scenario, Shown } from 'wingover'
import { botNamed, botNames, DEFAULT_BOT, type Maker, type PromptPlayer } from 'wingover/bots'
import { rulesets } from 'wingover/registry'

/** The game asked for. */
export interface Choice {
  readonly ruleset: Shown
  readonly scenario: Scenario
  readonly seed: string
  /** Plays all seats. */
  readonly make: Maker<Game, PromptPlayer>
}

/** Something to print instead of playing. */
export interface Answer {
  readonly text: string
  readonly exitCode: 0 | 2
}

const games: Readonly<Record<string, Shown>> = rulesets
const FIRST = Object.keys(games)[0] as string

/** The game that the arguments name, or what to say instead. */
export function readChoice(args: readonly string[]): Choice | Answer {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        ruleset: { type: 'string', default: FIRST },
        scenario: { type: 'string' },
        seed: { type: 'string', default: 'dover' },
        bot: { type: 'string', default: DEFAULT_BOT },
        help: { type: 'boolean', short: 'h', default: false },
      },
    })
    return values.help ? { text: help(), exitCode: 0 } : find(values)
  } catch (error) {
    return { text: `${(error as Error).message}\n\n${help()}`, exitCode: 2 }
  }
}

interface Wish {
  readonly ruleset: string
  readonly scenario?: string | undefined
  readonly seed: string
  readonly bot: string
}

function find({ ruleset: id, scenario: name, seed, bot: player }: Wish): Choice | Answer {
  if (!Object.hasOwn(games, id)) return unknown('ruleset', id, Object.keys(games))
  const ruleset = games[id] as Shown
  const { scenarios } = ruleset.info
  const middle = scenarios[Math.floor((scenarios.length - 1) / 2)]
  const scenario = name === undefined ? middle : scenarios.find((one) => one.id === name)
  const make = botNamed(ruleset, player)
  if (make === undefined) return unknown('bot', player, botNames)
  if (scenario !== undefined) return { ruleset, scenario, seed, make }
  return unknown(
    `scenario of ${ruleset.info.title}`,
    name ?? '',
    scenarios.map((one) => one.id),
  )
}

const unknown = (what: string, id: string, choices: readonly string[]): Answer => ({
  text: `There is no ${what} "${id}". Choose one of: ${choices.join(', ')}.`,
  exitCode: 2,
})

function help(): string {
  const list = Object.values(games).map(({ info }) => {
    const lines = info.scenarios.map(({ id, title }) => `    --scenario ${id.padEnd(18)}${title}`)
    return [`  --ruleset ${info.id}: ${info.title}`, ...lines].join('\n')
  })
  return [
    'Plays a whole game, bot against bot, tells it with the rules behind it, and draws its end as battle.svg.',
    '',
    'npm start -- [--ruleset id] [--scenario id] [--seed any] [--bot name] [--help]',
    `Bots: ${botNames.join(', ')}; name@n thinks n simulations about each decision.`,
    '',
    ...list,
  ].join('\n')
}
