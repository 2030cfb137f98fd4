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
    .enablePositionalOptions()
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
  for (const add of [
    addTable,
    addPlay,
    addPrint,
    addArena,
    addReplay,
    addVerify,
    addOdds,
    addRules,
    addQuiz,
    addErrata,
    addSchema,
    addServe,
    addOnline,
  ]) {
    add(program, terminal, report)
  }
  return program
}

/** That nothing is chosen by default goes without saying. */
const NOTHING = / \(default: (\[\]|false)\)$/

const CODES = `
Exit codes: 0 done; 1 the answer is no (a record does not verify, nothing found, a game left unfinished);
2 called wrongly; 3 a file is missing or broken; 4 a tournament with forfeits or games that failed;
70 our own mistake; 130 interrupted.
A file named - is standard input. NO_COLOR is respected.`

type Add = (program: Command, terminal: Terminal, report: Report) => void

const GAME = 'id of a game; wingover play lists them'
const RECORD = 'file with the record of a game'
const GAME_OF = "of a tournament's results: which game, by its number or id"

const addPlay: Add = (program, terminal, report) =>
  program
    .command('play')
    .summary('play a game: bots, or you at the keyboard')
    .description('Plays a game to its end: bot against bot, or with you at the keyboard. Without a game it lists them.')
    .argument('[game]', 'id of a game')
    .argument('[scenario]', 'id of a scenario; default: the first')
    .option(
      '-p, --player <seat=who>',
      'who plays a seat: you, novice, pilot (default), ace, greedy, mcts@400, ..., ./my-bot.js, cmd:python3 bot.py (repeatable)',
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
    .option('-q, --quiet', 'say only how it ends')
    .option('--think', 'show what the bots are thinking; only where bots play alone')
    .addHelpText('after', '\nAt the keyboard: a number or an order as listed; help says the rest.')
    .action(async (game, scenario, options) =>
      report(await (await import('./commands/play.js')).play(terminal, game, scenario, options)),
    )

const addTable: Add = (program, terminal, report) =>
  program
    .command('table')
    .summary('sit down and play in a browser')
    .description('Serves the table to this machine only and opens it in your browser: all games, bots, hot seat.')
    .option('--port <n>', 'port to listen on; 0 takes any free one', whole(0), 4940)
    .option('--no-open', 'do not open the browser, just print the address')
    .action(async (options) => report(await (await import('./commands/table.js')).table(terminal, options)))

const addPrint: Add = (program, terminal, report) =>
  program
    .command('print')
    .summary('print the cards and scenarios of a game')
    .description('Writes the cards of a game and how its scenarios are set up as one HTML page for the printer.')
    .argument('<game>', GAME)
    .option('--paper <size>', 'a4 or letter', 'a4')
    .option('-o, --out <file>', 'where to; default: standard output')
    .action(async (game, options) => report(await (await import('./commands/print.js')).print(terminal, game, options)))

const addArena: Add = (program, terminal, report) => {
  const arena = program
    .command('arena')
    .enablePositionalOptions()
    .summary('let bots play a tournament')
    .description('Plays a round robin between bots: every seed twice with sides swapped, on all cores.')
    .argument('<game>', GAME)
    .option(
      '-p, --player <bot>',
      'novice, pilot, ace, greedy, mcts@400, ..., ./my-bot.js or cmd:python3 bot.py (repeatable)',
      add,
      [],
    )
    .option('-S, --scenario <id>', 'a scenario (repeatable); default: the first', add, [])
    .option('-O, --option <name=value>', 'a switch of the game (repeatable)', add, [])
    .option('-n, --pairs <n>', 'seeds for each pair of players and scenario, each played twice; default: 10', whole(1))
    .option('--sprt <elo0,elo1>', 'stop once it is clear whether the first player is better: 0,50', hypotheses)
    .option('-s, --seed <text>', 'seed of the tournament', 'arena')
    .option('-b, --budget <n>', 'simulations a bot may spend on a decision', whole(1), 200)
    .option('-o, --out <file>', 'write results as JSON; an existing file is continued')
    .option('--svg <file>', 'draw the standings here')
    .option('--luck', 'also measure what the dice did for each seat', false)
    .option('--json', 'print the standings as JSON')
    .option('--queue <url>', 'let workers at this queue play: redis://host:port')
    .option('--shard <i/n>', 'play only one part, such as 2/5; arena merge puts the parts together', shard)
    .option(AUDIT, AUDITED, percent, 2)
    .option('-j, --jobs <n>', 'games at once; default: one for each core', whole(1))
    .option('--stall <seconds>', 'a bot that thinks longer on one decision forfeits', whole(1), 60)
    .action(async (game, options) => report(await (await import('./commands/arena.js')).arena(terminal, game, options)))
  addWorker(arena, terminal, report)
  addMerge(arena, terminal, report)
}

const AUDIT = '--audit <percent>'
const AUDITED = 'percentage of the games others have played to play again here'

const addWorker: Add = (program, terminal, report) =>
  program
    .command('worker')
    .summary('play games that a tournament puts on a queue')
    .description('Plays games off a queue, in threads, until Ctrl-C. wingover arena --queue puts them there.')
    .requiredOption('--queue <url>', 'where the queue is: redis://host:port')
    .option('-j, --jobs <n>', 'games at once; default: one for each core', whole(1))
    .option(
      '-p, --player <bot>',
      'a module or program that may play here; our own bots always may (repeatable)',
      add,
      [],
    )
    .option('--name <text>', 'the name to give results under')
    .option('--lease <seconds>', 'hand a game to another worker after this much silence', whole(1), 30)
    .action(async (options) =>
      report(await (await import('./commands/arena-worker.js')).arenaWorker(terminal, options)),
    )

const addMerge: Add = (program, terminal, report) =>
  program
    .command('merge')
    .summary('put the shards of a tournament together')
    .description('Checks every game of several results files, plays a share of them again, and gives the standings.')
    .argument('<results...>', 'results files of one tournament')
    .option('-o, --out <file>', 'all results as JSON')
    .option('--svg <file>', 'draw the standings here')
    .option('--json', 'print the standings as JSON')
    .option('--sprt <elo0,elo1>', 'is the first player better? 0,50', hypotheses)
    .option(AUDIT, AUDITED, percent, 2)
    .action(async (files, options) =>
      report(await (await import('./commands/arena-merge.js')).arenaMerge(terminal, files, options)),
    )

const addReplay: Add = (program, terminal, report) =>
  program
    .command('replay')
    .summary('tell and draw a recorded game')
    .description('Tells a recorded game step by step, with the rule behind every event.')
    .argument('<record>', RECORD)
    .option('-g, --game <which>', GAME_OF)
    .option('--seat <seat>', 'only what this seat, or a spectator, could see; default: everything')
    .option('--from <n>', 'start after this many actions', whole(0))
    .option('--to <n>', 'stop after this many actions', whole(0))
    .option('--rulings', 'also say what rests on one of our rulings, and how else it could be read')
    .option('-q, --quiet', 'do not tell, only draw')
    .option('--svg <file>', 'draw the last position told, with the last move')
    .option('--piece <id>', 'show the arcs and reach of this piece there; default: the one that is acting')
    .option('--theme <theme>', 'light, dark, or print for black ink', oneOf('light', 'dark', 'print'))
    .option('--html <file>', 'write a self-contained page that plays the game')
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
    .option('-g, --game <which>', GAME_OF)
    .option('--at <n>', 'the position after this many actions; default: list those where dice fell', whole(0))
    .option('--action <text>', "in the game's notation; default: the action that was played there")
    .option('--sample <n>', 'estimate from this many trials, where there are too many outcomes to count', whole(1))
    .option('--top <n>', 'how many results to show', whole(1), 20)
    .option('--json', 'print JSON')
    .action(async (record, options) => report((await import('./commands/odds.js')).odds(terminal, record, options)))

const addRules: Add = (program, terminal, report) =>
  program
    .command('rules')
    .summary('find a rule by id, number or word')
    .description('Finds rules by id, by section or page of the book, or by words, in one game or in all.')
    .argument('[words...]', 'put a game first to search only that one: spitting-fire tight turn')
    .option('-f, --full', 'everything there is to say about each rule found')
    .option('--json', 'print JSON')
    .action(async (words, options) =>
      report(await (await import('./commands/rules.js')).rules(terminal, words, options)),
    )

const addQuiz: Add = (program, terminal, report) =>
  program
    .command('quiz')
    .summary('be examined in the rules, with proof')
    .description('Asks questions about positions that the engine plays up to, and proves every answer by the rules.')
    .argument('[game]', `${GAME}; default: all in turn`)
    .option('-n, --count <n>', 'how many questions to ask', whole(1), 5)
    .option('-s, --seed <text>', 'the same seed asks the same questions')
    .option('--section <id>', 'only from this section: SF-ARC')
    .option(
      '--level <n>',
      '1 to 3: for people who have played once, often, or read the book twice',
      oneOf('1', '2', '3'),
    )
    .option('--kind <id>', 'only this kind of question')
    .option('--json', 'print each question with its answer as a line of JSON')
    .action(async (game, options) => {
      const level = options.level === undefined ? {} : { level: Number(options.level) }
      report(await (await import('./commands/quiz.js')).quiz(terminal, game, { ...options, ...level }))
    })

const addErrata: Add = (program, terminal, report) =>
  program
    .command('errata')
    .summary('what the Fighting Wings errata say about a rule')
    .description('Says which Fighting Wings errata are in force: for a rule, an entry, a ruling, a topic, or all.')
    .argument('<edition>', 'otr1, otr2 or asp')
    .argument('[question...]', 'a rule number (4.2), an entry, a ruling (R-10), a topic, or words')
    .option('-s, --switch <name[=false]>', 'a switch of the errata (repeatable)', add, [])
    .action(async (edition, words: readonly string[], options) =>
      report((await import('./commands/errata.js')).errata(terminal, edition, words.join(' '), options)),
    )

const addSchema: Add = (program, terminal, report) =>
  program
    .command('schema')
    .summary('JSON Schemas of what a game, or serve, takes and gives')
    .description('Prints the JSON Schema of config, action, state, event, view or record; of all, if none is named.')
    .argument('<game>', `${GAME}; or protocol, for all that serve is asked and answers`)
    .argument('[kind]', 'config, action, state, event, view or record')
    .action(async (game, kind) => report((await import('./commands/schema.js')).schema(terminal, game, kind)))

const addServe: Add = (program, terminal, report) =>
  program
    .command('serve')
    .summary('speak JSON lines with a bot or interface in any language')
    .description('Answers JSON lines on standard input with JSON lines on standard output; see docs/protocol.md.')
    .option('-s, --seed <text>', 'games without a seed get theirs from this one, so that they can be repeated')
    .option('--games <n>', 'games a client may have open at once', whole(1), 64)
    .option('--line <bytes>', 'longest request accepted', whole(1000), 8_000_000)
    .option(
      '-p, --player <bot>',
      'a module or program that clients may use; our own bots always may be (repeatable)',
      add,
      [],
    )
    .option('--stall <seconds>', 'a bot that thinks longer on one decision resigns', whole(1), 60)
    .option('--listen <address>', 'also answer clients at 7440 or host:7440; this machine alone unless a host is named')
    .option('--connections <n>', 'clients at once over --listen', whole(1), 16)
    .action(async (options) => report(await (await import('./commands/serve.js')).serve(terminal, options)))

const addOnline: Add = (program, terminal, report) =>
  program
    .command('online')
    .summary('serve games to browsers')
    .description(
      'Serves the playable table with rooms: make a game, get a link for each seat. REDIS_URL spreads rooms.',
    )
    .option('-p, --port <n>', 'port to listen on; 0 takes any free one', whole(0), 8484)
    .option('-a, --address <host>', 'address to listen on; 0.0.0.0 means all of them', '127.0.0.1')
    .option('-f, --folder <path>', 'where games are kept', 'games')
    .option('--origin <url>', 'a page elsewhere that may talk to this server (repeatable)', add, [])
    .option('--most <n>', 'refuse new games while this many are kept', whole(1), 10_000)
    .action(async (options) => report(await (await import('./commands/online.js')).serveOnline(terminal, options)))

const add = (value: string, before: readonly string[]): readonly string[] => [...before, value]

const whole =
  (least: number) =>
  (text: string): number => {
    const value = Number(text)
    if (Number.isSafeInteger(value) && value >= least && /^\d+$/.test(text)) return value
    throw new InvalidArgumentError(`It must be a whole number of at least ${least}.`)
  }

/** One part of several: `2/5`. */
function shard(text: string): { readonly part: number; readonly of: number } {
  const [part = 0, of = 0] = /^\d{1,6}\/\d{1,6}$/.test(text) ? text.split('/').map(Number) : []
  if (part >= 1 && part <= of) return { part, of }
  throw new InvalidArgumentError('Name a part and how many there are: 2/5.')
}

function percent(text: string): number {
  const value = Number(text)
  if (/^\d+(\.\d+)?$/.test(text) && value <= 100) return value
  throw new InvalidArgumentError('It must be a number from 0 to 100.')
}

/** Two hypotheses in normalized Elo: `0,50`. */
function hypotheses(text: string): { readonly elo0: number; readonly elo1: number } {
  const [, low, high] = /^(-?\d{1,4}(?:\.\d+)?),(-?\d{1,4}(?:\.\d+)?)$/.exec(text) ?? []
  if (low !== undefined && Number(low) < Number(high)) return { elo0: Number(low), elo1: Number(high) }
  throw new InvalidArgumentError('Give two numbers, the lower one first: 0,50.')
}

const oneOf =
  <T extends string>(...choices: readonly T[]) =>
  (text: string): T => {
    const choice = choices.find((one) => one === text)
    if (choice !== undefined) return choice
    throw new InvalidArgumentError(`It must be one of ${choices.join(', ')}.`)
  }
