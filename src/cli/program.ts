import { Command, Help, InvalidArgumentError } from 'commander'
import type { ExitCode } from './exit.js'
import { hasColour, mutter, type Terminal, write } from './terminal.js'
import { versionOf } from './version.js'

/** Is told how a command ended. */
export type Report = (code: ExitCode) => void

/** The whole command line. Each command is loaded when it is called. */
export function programFor(terminal: Terminal, report: Report): Command {
  const program = new Command('wingover')
    .description('Plays, replays, checks and explains tabletop air combat by the rules of five games.')
    .version(versionOf(), '-V, --version', 'print the version')
    .helpOption('-h, --help', 'print help')
    .helpCommand('help [command]', 'print help for a command')
    .showHelpAfterError('(--help says more)')
    .exitOverride()
    .configureOutput({
      writeOut: (text) => void write(terminal, text),
      writeErr: (text) => mutter(terminal, text),
      getOutHelpWidth: () => Math.min(100, terminal.output.columns ?? 100),
      getErrHelpWidth: () => 100,
      getOutHasColors: () => hasColour(terminal),
      getErrHasColors: () => false,
      outputError: (text, write) => write(text.replace(/^error: /, 'wingover: ')),
    })
    .configureHelp({ optionDescription: (option) => new Help().optionDescription(option).replace(NOTHING, '') })
    .addHelpText('after', CODES)
  for (const add of [addPlay, addArena, addReplay, addVerify, addOdds, addRules, addErrata, addSchema, addServe]) {
    add(program, terminal, report)
  }
  return program
}

/** That nothing is chosen by default goes without saying. */
const NOTHING = / \(default: (\[\]|false)\)$/

const CODES = `
Exit codes: 0 done; 1 the answer is no (a record does not verify, nothing found, a game left unfinished);
2 called wrongly; 3 a file is missing or broken; 70 a mistake of ours; 130 interrupted.
A file named - is standard input. NO_COLOR is respected.`

type Add = (program: Command, terminal: Terminal, report: Report) => void

const GAME = 'id of a game; wingover play lists them'
const RECORD = 'file with the record of a game'

const addPlay: Add = (program, terminal, report) =>
  program
    .command('play')
    .summary('play a game: bots, or you at the keyboard')
    .description('Plays a game to its end: bot against bot, or with you at the keyboard. Without a game it lists them.')
    .argument('[game]', 'id of a game')
    .argument('[scenario]', 'id of a scenario; default: the first')
    .option(
      '-p, --player <seat=who>',
      'who plays a seat: you, random, greedy, flat, mcts, mcts@400 (repeatable)',
      add,
      [],
    )
    .option('-a, --as <seat>', 'you play this seat; short for --player seat=you', add, [])
    .option('-o, --option <name=value>', 'a switch of the game (repeatable)', add, [])
    .option('-c, --config <file>', 'a whole config as JSON instead of a scenario')
    .option('-s, --seed <text>', 'seed of the dice and of the bots; default: a new one, which is printed')
    .option('-d, --dice <kind>', 'seeded, or manual: you throw real dice and type them in', 'seeded')
    .option('-b, --budget <n>', 'simulations a bot may spend on a decision', whole(1), 200)
    .option('-r, --record <file>', 'write the record here')
    .option('--svg <file>', 'draw the last position here')
    .option('-q, --quiet', 'tell only how it ends')
    .addHelpText('after', '\nAt the keyboard: a number or an order as listed; help says the rest.')
    .action(async (game, scenario, options) =>
      report(await (await import('./commands/play.js')).play(terminal, game, scenario, options)),
    )

const addArena: Add = (program, terminal, report) =>
  program
    .command('arena')
    .summary('let bots play a tournament')
    .description('Plays a round robin between bots: every seed twice with sides swapped, on all cores.')
    .argument('<game>', GAME)
    .requiredOption('-p, --player <bot>', 'random, greedy, flat, mcts, mcts@400, or ./my-bot.js (repeatable)', add, [])
    .option('-S, --scenario <id>', 'a scenario (repeatable); default: the first', add, [])
    .option('-n, --pairs <n>', 'seeds for each pair of players and scenario; each is played twice', whole(1), 10)
    .option('-s, --seed <text>', 'seed of the tournament', 'arena')
    .option('-b, --budget <n>', 'simulations a bot may spend on a decision', whole(1), 200)
    .option('-o, --out <file>', 'results as JSON; an existing file is taken up where it stopped')
    .option('--svg <file>', 'draw the standings here')
    .option('--luck', 'also measure what the dice did for each seat', false)
    .option('--json', 'print the standings as JSON')
    .option('-j, --jobs <n>', 'games at once; default: one for each core', whole(1))
    .option('--stall <seconds>', 'a bot that thinks longer on one decision forfeits', whole(1), 60)
    .action(async (game, options) => report(await (await import('./commands/arena.js')).arena(terminal, game, options)))

const addReplay: Add = (program, terminal, report) =>
  program
    .command('replay')
    .summary('tell and draw a recorded game')
    .description('Tells a recorded game step by step, with the rules behind every event.')
    .argument('<record>', RECORD)
    .option('--seat <seat>', 'only what this seat, or a spectator, could see; default: everything')
    .option('--from <n>', 'begin after so many actions', whole(0))
    .option('--to <n>', 'stop after so many actions', whole(0))
    .option('-q, --quiet', 'do not tell, only draw')
    .option('--svg <file>', 'draw the last position told, with the last move')
    .option('--piece <id>', 'show the arcs and reach of this piece there; default: the one that is acting')
    .option('--theme <theme>', 'light, dark, or print for black ink', oneOf('light', 'dark', 'print'))
    .option('--html <file>', 'write a page that plays the game, complete in itself')
    .action(async (record, options) =>
      report(await (await import('./commands/replay.js')).replay(terminal, record, options)),
    )

const addVerify: Add = (program, terminal, report) =>
  program
    .command('verify')
    .summary('is a record exactly what the rules make of it?')
    .description('Plays records again and compares every position. Says ok, or the first action that differs.')
    .argument('<record...>', RECORD)
    .action(async (records) => report((await import('./commands/verify.js')).verify(terminal, records)))

const addOdds: Add = (program, terminal, report) =>
  program
    .command('odds')
    .summary('exact odds of an action in a recorded game')
    .description('Walks every outcome of an action through the rules themselves and gives exact odds.')
    .argument('<record>', RECORD)
    .option('--at <n>', 'the position after so many actions; default: list those where dice fell', whole(0))
    .option('--action <text>', "in the game's notation; default: the action that was played there")
    .option('--sample <n>', 'estimate from so many trials, where there are too many outcomes to count', whole(1))
    .option('--top <n>', 'show so many results', whole(1), 20)
    .option('--json', 'print JSON')
    .action(async (record, options) => report((await import('./commands/odds.js')).odds(terminal, record, options)))

const addRules: Add = (program, terminal, report) =>
  program
    .command('rules')
    .summary('find a rule by id, number or word')
    .description('Finds rules by id, by the number or page of the book, or by words, in one game or in all.')
    .argument('[words...]', 'a game first, if you want one only: spitting-fire tight turn')
    .option('-f, --full', 'all there is to say of every rule found')
    .option('--json', 'print JSON')
    .action(async (words, options) =>
      report(await (await import('./commands/rules.js')).rules(terminal, words, options)),
    )

const addErrata: Add = (program, terminal, report) =>
  program
    .command('errata')
    .summary('what the Fighting Wings errata say about a rule')
    .description('What of the Fighting Wings errata is in force: for a rule, an entry, a ruling, a topic, or all.')
    .argument('<edition>', 'otr1, otr2 or asp')
    .argument('[question...]', 'a rule number (4.2), an entry, a ruling (R-10), a topic, or words')
    .option('-s, --switch <name[=false]>', 'a switch of the errata (repeatable)', add, [])
    .action(async (edition, words: readonly string[], options) =>
      report((await import('./commands/errata.js')).errata(terminal, edition, words.join(' '), options)),
    )

const addSchema: Add = (program, terminal, report) =>
  program
    .command('schema')
    .summary('JSON Schemas of what a game takes and gives')
    .description('Prints the JSON Schema of config, action, state, event, view or record; of all, if none is named.')
    .argument('<game>', GAME)
    .argument('[kind]', 'config, action, state, event, view or record')
    .action(async (game, kind) => report((await import('./commands/schema.js')).schema(terminal, game, kind)))

const addServe: Add = (program, terminal, report) =>
  program
    .command('serve')
    .summary('speak JSON lines with a bot or interface in any language')
    .description('Answers JSON lines on standard input with JSON lines on standard output; see docs/protocol.md.')
    .option('-s, --seed <text>', 'games without a seed get theirs from this one, so that they can be repeated')
    .option('--games <n>', 'games open at once', whole(1), 64)
    .option('--line <bytes>', 'length of a request', whole(1000), 8_000_000)
    .action(async (options) => report(await (await import('./commands/serve.js')).serve(terminal, options)))

const add = (value: string, before: readonly string[]): readonly string[] => [...before, value]

const whole =
  (least: number) =>
  (text: string): number => {
    const value = Number(text)
    if (Number.isSafeInteger(value) && value >= least && /^\d+$/.test(text)) return value
    throw new InvalidArgumentError(`A whole number from ${least} is wanted.`)
  }

const oneOf =
  <T extends string>(...choices: readonly T[]) =>
  (text: string): T => {
    const choice = choices.find((one) => one === text)
    if (choice !== undefined) return choice
    throw new InvalidArgumentError(`One of ${choices.join(', ')} is wanted.`)
  }
