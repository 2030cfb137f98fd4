import type { Ruleset } from 'wingover'
import {
  emptyResults,
  type GameResult,
  type Hypotheses,
  parseResults,
  type RemoteCrew,
  type Results,
  schedule,
} from 'wingover/arena'
import { progressBar } from '../arena/bar.js'
import { others } from '../arena/hands.js'
import { checkPlayer } from '../arena/players.js'
import { report } from '../arena/report.js'
import { ResultsFile, readResults } from '../arena/results-file.js'
import { EXIT, type ExitCode, Failure, misuse } from '../exit.js'
import { assertWritable } from '../files.js'
import { reasons, tournamentGame } from '../games.js'
import { note, type Terminal } from '../terminal.js'

/** What `wingover arena merge` takes besides the files. */
export interface MergeOptions {
  readonly out?: string
  readonly svg?: string
  readonly json?: boolean
  readonly audit: number
  readonly sprt?: Hypotheses
}

/** Puts the shards of a tournament together: every game is checked, a share is played again. */
export async function arenaMerge(
  terminal: Terminal,
  paths: readonly string[],
  options: MergeOptions,
): Promise<ExitCode> {
  assertWritable(options.out, options.svg)
  const { ruleset, parts } = partsIn(terminal, paths)
  const [first] = parts as [Part]
  const { tournament } = first.results
  for (const player of tournament.players) checkPlayer(ruleset, player)
  if (options.sprt !== undefined && tournament.players.length !== 2) throw misuse('--sprt is for two players.')
  const held = heldIn(parts)
  const all = schedule(tournament)
  const jobs = all.filter(({ id }) => held.has(id))
  const hands = others(terminal, ruleset, filed(held), options)
  const release = terminal.onInterrupt(() => void hands.close())
  try {
    const { sprt } = options
    const ended = await hands.run({ jobs, ...(sprt && { sprt }), onProgress: progressBar(terminal) })
    if (options.out !== undefined) new ResultsFile(options.out, emptyResults(ruleset, tournament)).finish(ended.games)
    if (jobs.length < all.length) note(terminal, `${all.length - jobs.length} games of the tournament are in no file.`)
    return report(terminal, ruleset, ended, { ...options, player: tournament.players })
  } finally {
    release()
    await hands.close()
  }
}

/** One file of several. */
interface Part {
  readonly path: string
  readonly results: Results
}

/** The files, all of one tournament by the rules as they are now. */
function partsIn(terminal: Terminal, paths: readonly string[]): { ruleset: Ruleset; parts: readonly Part[] } {
  const files = paths.map((path) => ({ path, json: readResults(terminal, path) }))
  const ruleset = tournamentGame(files[0]?.json)
  if (ruleset === undefined) throw new Failure(EXIT.file, `${paths[0]} holds no results of a tournament.`)
  const parts = files.map(({ path, json }) => {
    const parsed = parseResults(ruleset, json)
    if (!parsed.ok)
      throw new Failure(EXIT.file, `${path} holds no results of it:\n${reasons(parsed.violations.slice(0, 5))}`)
    if (parsed.value.revision !== ruleset.info.revision)
      throw new Failure(EXIT.file, `${path} is of revision ${parsed.value.revision} of the rules.`)
    return { path, results: parsed.value }
  })
  const termsOf = ({ results }: Part): string => JSON.stringify(results.tournament)
  const stranger = parts.find((part) => termsOf(part) !== termsOf(parts[0] as Part))
  if (stranger !== undefined)
    throw new Failure(EXIT.file, `${stranger.path} is of another tournament than ${paths[0]}.`)
  return { ruleset, parts }
}

/** Every game with the file that it came from. A game in two files must be the same in both. */
function heldIn(parts: readonly Part[]): ReadonlyMap<string, { readonly path: string; readonly game: GameResult }> {
  const held = new Map<string, { readonly path: string; readonly game: GameResult }>()
  for (const { path, results } of parts) {
    for (const game of results.games) {
      const before = held.get(game.id)
      if (before !== undefined && JSON.stringify(before.game) !== JSON.stringify(game))
        throw new Failure(EXIT.no, `${path} and ${before.path} do not agree on ${game.id}.`)
      held.set(game.id, { path, game })
    }
  }
  return held
}

/** A crew that has played already: its answers are in files. */
const filed = (held: ReadonlyMap<string, { readonly path: string; readonly game: GameResult }>): RemoteCrew => ({
  size: 8,
  play: async ({ id }) => {
    const { path, game } = held.get(id) as { readonly path: string; readonly game: GameResult }
    return { worker: path, result: game }
  },
})
