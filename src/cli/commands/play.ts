import { randomBytes } from 'node:crypto'
import { type Game, type GameRecord, type Ruleset, replay, type Shown, type Violation } from 'wingover'
import { botNamed, botNames, DEFAULT_BOT, type Maker, pickFrom } from 'wingover/bots'
import { checkPlayer, makerFor } from '../arena/players.js'
import { EXIT, type ExitCode, Failure, misuse, unknownName } from '../exit.js'
import { assertWritable, readJson, recordText, writeText } from '../files.js'
import { gameList, gameOf, reasons, scenarioOf, withOptions } from '../games.js'
import { picture, savePicture } from '../picture.js'
import { type Ending, type Player, Table } from '../play/table.js'
import { Teller, wordsOf } from '../telling.js'
import { note, oneLine, print, type Terminal } from '../terminal.js'

/** What `wingover play` takes besides game and scenario. */
export interface PlayOptions {
  readonly player: readonly string[]
  readonly as: readonly string[]
  readonly option: readonly string[]
  readonly config?: string
  readonly seed?: string
  readonly dice: string
  readonly budget: number
  readonly record?: string
  readonly svg?: string
  readonly quiet?: boolean
  readonly think?: boolean
}

/** Plays a game to its end, or until the person at the keyboard leaves. */
export async function play(
  terminal: Terminal,
  game: string | undefined,
  scenario: string | undefined,
  options: PlayOptions,
): Promise<ExitCode> {
  if (game === undefined) {
    print(terminal, `Which game? wingover play <game> [scenario]\n\n${gameList()}`)
    return EXIT.ok
  }
  const ruleset = gameOf(game)
  const seed = options.seed ?? randomBytes(4).toString('hex')
  const config = configOf(ruleset, scenario, seed, options)
  const players = await playersOf(ruleset, seed, options)
  assertWritable(options.record, options.svg)
  const { quiet = false, think = false } = options
  if (think && Object.values(players).includes('you'))
    throw misuse('--think is for games among bots: it tells their secrets.')
  const table = new Table(terminal, { ruleset, config, players, quiet, think, beforeThought: autosave(options.record) })
  print(terminal, `${ruleset.info.title}. ${cast(ruleset, options)}. Seed "${oneLine(seed)}".`)
  const ending = await table.play()
  sayEnd(terminal, ruleset, table, ending)
  keep(terminal, ruleset, table, options)
  return ending === 'interrupted' ? EXIT.interrupted : ending === 'left' ? EXIT.no : EXIT.ok
}

function configOf(ruleset: Ruleset, scenario: string | undefined, seed: string, options: PlayOptions): Game['Config'] {
  const { dice } = options
  if (dice !== 'seeded' && dice !== 'manual') throw unknownName('kind of dice', dice, ['seeded', 'manual'])
  if (options.config !== undefined && scenario !== undefined) throw misuse('give a scenario or a config, not both.')
  const base = options.config === undefined ? scenarioOf(ruleset, scenario).config : readJson(options.config)
  if (typeof base !== 'object' || base === null) throw new Failure(EXIT.file, `${options.config} holds no config.`)
  const { seed: _seed, ...rest } = withOptions(ruleset, base, options.option) as Partial<Game['Config']>
  const parsed = ruleset.parse.config({ ...rest, dice, ...(dice === 'seeded' && { seed }) })
  if (!parsed.ok)
    throw new Failure(codeOf(parsed.violations, options), `the game cannot be set up:\n${reasons(parsed.violations)}`)
  return parsed.value
}

/** A config that is none is a mistake in the call or in the file; one that a rule of the game refuses is an answer. */
function codeOf(violations: readonly Violation[], { config }: PlayOptions): ExitCode {
  if (violations.some(({ rule }) => !rule.startsWith('CORE-'))) return EXIT.no
  return config === undefined ? EXIT.usage : EXIT.file
}

const SAVE_EVERY = 1_000

/** Keeps the record up to date, at most once a second, in case the command is ended in the middle of a thought. */
function autosave(path: string | undefined): (record: () => GameRecord) => void {
  let last = performance.now()
  return (record) => {
    if (path === undefined || performance.now() - last < SAVE_EVERY) return
    writeText(path, recordText(record()))
    last = performance.now()
  }
}

/** `axis=./my-bot.js`: the name may hold anything. */
function seatAndName(text: string): readonly [string, string] {
  const cut = text.indexOf('=')
  return cut < 0 ? [text, ''] : [text.slice(0, cut), text.slice(cut + 1)]
}

function namesOf({ info }: Ruleset, options: PlayOptions): Readonly<Record<string, string>> {
  const given = [...options.player, ...options.as.map((seat) => `${seat}=you`)].map(seatAndName)
  for (const [seat = ''] of given) if (!info.seats.includes(seat)) throw unknownName('seat', seat, info.seats)
  return { ...Object.fromEntries(info.seats.map((seat) => [seat, DEFAULT_BOT])), ...Object.fromEntries(given) }
}

async function playersOf(
  ruleset: Ruleset,
  seed: string,
  options: PlayOptions,
): Promise<Readonly<Record<string, Player>>> {
  const names = namesOf(ruleset, options)
  const player = async (seat: string, name = ''): Promise<Player> =>
    name === 'you'
      ? name
      : { make: await botOf(ruleset, name), pick: pickFrom(`${seed} ${seat}`), budget: options.budget }
  const seated = ruleset.info.seats.map(async (seat) => [seat, await player(seat, names[seat])] as const)
  return Object.fromEntries(await Promise.all(seated))
}

async function botOf(ruleset: Ruleset, name: string): Promise<Maker> {
  if (/^[A-Za-z@\d]*$/.test(name) && botNamed(ruleset, name) === undefined)
    throw unknownName('player', name, ['you', ...botNames])
  checkPlayer(ruleset, name)
  try {
    return await makerFor(ruleset, name)
  } catch (error) {
    throw new Failure(EXIT.file, oneLine(error instanceof Error ? error.message : String(error)))
  }
}

const cast = (ruleset: Ruleset, options: PlayOptions): string =>
  Object.entries(namesOf(ruleset, options))
    .map(([seat, name]) => `${wordsOf(ruleset).seat[seat]}: ${name}`)
    .join(', ')

function sayEnd(terminal: Terminal, ruleset: Ruleset, table: Table, ending: Ending): void {
  const outcome = ruleset.outcome(table.state)
  if (outcome !== undefined) print(terminal, new Teller(ruleset).outcome(outcome))
  else print(terminal, `The game is not over${ending === 'interrupted' ? ': interrupted' : ''}.`)
}

function keep(terminal: Terminal, ruleset: Shown, table: Table, options: PlayOptions): void {
  if (options.record !== undefined) {
    writeText(options.record, recordText(table.record()))
    note(terminal, `The record is in ${options.record}.`)
  }
  if (options.svg !== undefined) {
    const states = replay(ruleset, table.record()).steps.map(({ state }) => state)
    savePicture(terminal, options.svg, picture(ruleset, states, { seat: table.watcher ?? 'spectator' }))
  }
}
