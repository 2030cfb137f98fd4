/** Who sits where, at which game, with whose dice: all that is chosen before a game begins. */
import { type CoreRule, type Game, type Parsed, refusals } from '../../core/index.js'
import type { Kit } from '../kit.js'

/** Who decides for a seat: a person at this screen, or a bot of a level. */
export type Sitter = 'person' | { readonly bot: string }

/** A game as it was agreed on. */
export interface Plan {
  readonly game: string
  readonly scenario: string
  /** By seat, in the order of the ruleset. */
  readonly seats: readonly Sitter[]
  /** The page throws, or the people bring dice of their own. */
  readonly dice: 'page' | 'own'
  readonly seed: string
  /** Switches of the game that differ from the scenario's. */
  readonly options: Readonly<Record<string, unknown>>
}

/** The bots there are for a table, from the one that forgives to the one that does not. */
export const levels = ['novice', 'pilot', 'ace'] as const
/** The level of a bot that is asked for without one. */
export const LEVEL = 'pilot'

const refuse = refusals<CoreRule>()({
  'unknown-scenario': '{title} has no scenario called "{scenario}". It has {expected}.',
  'unknown-sitter': '"{sitter}" cannot sit down. Say you, person or bot, or bot:{levels}.',
  'unknown-option': '{title} has no option called "{option}".',
})

const no = (...why: Parameters<typeof refuse>): Parsed<never> => ({ ok: false, violations: [refuse(...why)] })

const PERSON = /^(you|person)$/
const BOT = /^bot(?::([a-z0-9@]{1,24}))?$/

/** `you`, `person`, `bot` or `bot:ace`; undefined for anything else. */
function sitterOf(text: string): Sitter | undefined {
  if (PERSON.test(text)) return 'person'
  const [bot, level = LEVEL] = BOT.exec(text) ?? []
  return bot === undefined ? undefined : { bot: level }
}

/** The text for a sitter. */
export const sitterText = (sitter: Sitter): string => (sitter === 'person' ? 'person' : `bot:${sitter.bot}`)

/** Asked for by name: every field may be missing. */
export type Wish = { readonly [Field in 'scenario' | 'seats' | 'seed' | 'dice']?: string | undefined } & {
  readonly options?: Readonly<Record<string, string>>
}

/** A plan from what an address or a form says, or what is wrong with it. */
export function planOf({ ruleset: { info } }: Kit, wish: Wish, freshSeed: string): Parsed<Plan> {
  const { scenario = info.scenarios[0]?.id ?? '' } = wish
  if (!info.scenarios.some(({ id }) => id === scenario)) {
    const expected = info.scenarios.map(({ id }) => id).join(', ')
    return no('CORE-SHAPE', 'unknown-scenario', { title: info.title, scenario: scenario.slice(0, 40), expected })
  }
  const said = (wish.seats ?? 'you').split(',').slice(0, info.seats.length)
  const seats = info.seats.map((_, i) => sitterOf(said[i] ?? 'bot'))
  const wrong = seats.indexOf(undefined)
  if (wrong >= 0) {
    return no('CORE-SHAPE', 'unknown-sitter', {
      sitter: (said[wrong] ?? '').slice(0, 40),
      levels: levels.join(', bot:'),
    })
  }
  const options = Object.entries(wish.options ?? {})
  const strange = options.find(([option]) => !Object.hasOwn(info.options, option))?.[0]
  if (strange !== undefined) {
    return no('CORE-SHAPE', 'unknown-option', { title: info.title, option: strange.slice(0, 40) })
  }
  return {
    ok: true,
    value: {
      game: info.id,
      scenario,
      seats: seats as readonly Sitter[],
      dice: wish.dice === 'own' ? 'own' : 'page',
      seed: (wish.seed ?? freshSeed).slice(0, 80),
      options: Object.fromEntries(options.map(([option, value]) => [option, readValue(value)])),
    },
  }
}

/** A value of an option as an address writes it. */
function readValue(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** The config of a plan, as the rules take it. */
export function configOf({ ruleset }: Kit, plan: Plan): Parsed<Game['Config']> {
  const { config } = ruleset.info.scenarios.find(({ id }) => id === plan.scenario) ?? {}
  const { options = {} } = (config ?? {}) as { readonly options?: object }
  const dice = plan.dice === 'own' ? { dice: 'manual' } : { dice: 'seeded', seed: plan.seed }
  const chosen = Object.keys(plan.options).length > 0 ? { options: { ...options, ...plan.options } } : {}
  return ruleset.parse.config({ ...config, ...chosen, ...dice })
}

/** The seats at which people sit. */
export const peopleOf = ({ ruleset: { info } }: Kit, { seats }: Plan): readonly string[] =>
  info.seats.filter((_, i) => seats[i] === 'person')

/** The level of the bot at a seat; undefined where a person sits. */
export function botAt({ ruleset: { info } }: Kit, { seats }: Plan, seat: string): string | undefined {
  const sitter = seats[info.seats.indexOf(seat)]
  return typeof sitter === 'object' ? sitter.bot : undefined
}
