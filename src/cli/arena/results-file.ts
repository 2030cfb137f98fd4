import { closeSync, existsSync, fstatSync, openSync, renameSync, writeSync } from 'node:fs'
import type { Ruleset, Violation } from 'wingover'
import {
  emptyResults,
  type GameResult,
  moreText,
  parseResults,
  RESULTS_END,
  type Results,
  resultsText,
  schedule,
  type Tournament,
  unplayed,
  verifyResult,
} from 'wingover/arena'
import { EXIT, Failure } from '../exit.js'
import { notJson, readText, writeText } from '../files.js'
import { reasons } from '../games.js'
import { note, oneLine, type Terminal } from '../terminal.js'

/** The results of a tournament so far; those of an earlier run are looked at game by game before they are believed. */
export function takeUp(
  terminal: Terminal,
  ruleset: Ruleset,
  tournament: Tournament,
  path: string | undefined,
): Results {
  const empty = emptyResults(ruleset, tournament)
  if (path === undefined || !existsSync(path)) return empty
  const results = parseResults(ruleset, readResults(terminal, path))
  if (!results.ok) throw untouched(path, results.violations)
  const wrong = flawsIn(ruleset, tournament, results.value.games)
  if (wrong.length > 0) throw untouched(path, wrong)
  const open = unplayed(ruleset, tournament, results.value)
  if (!open.ok) throw untouched(path, open.violations)
  return { ...empty, games: results.value.games }
}

/**
 * What is wrong with games that claim to be of a tournament. That a player gave up is believed: these results were
 * written here, and only playing again could tell.
 */
export function flawsIn(ruleset: Ruleset, tournament: Tournament, games: readonly GameResult[]): readonly Violation[] {
  const jobs = new Map(schedule(tournament).map((job) => [job.id, job]))
  return games.flatMap((game) => {
    const job = jobs.get(game.id)
    const verified = job && verifyResult(ruleset, job, game, { resignations: true })
    return verified === undefined || verified.ok ? [] : verified.violations
  })
}

const untouched = (path: string, violations: readonly Violation[]): Failure =>
  new Failure(
    EXIT.file,
    `${path} is no result of this tournament and is left as it is:\n${reasons(violations.slice(0, 5))}`,
  )

/** The JSON of a results file; of one that was cut off in the middle, all games that are still whole, and a word of it. */
export function readResults(terminal: Terminal, path: string): unknown {
  const text = readText(path)
  try {
    return JSON.parse(text)
  } catch (error) {
    const saved = wholeGamesIn(text)
    if (saved === undefined) throw notJson(path, error)
    note(terminal, oneLine(`${path} was cut off: ${saved.games.length} whole games are left in it; they are taken up.`))
    return saved
  }
}

/** Every game is a line of its own, so a file that was cut off or hurt loses no more than the lines that were. */
function wholeGamesIn(text: string): { readonly games: readonly unknown[] } | undefined {
  const [head = '', ...lines] = text.split('\n')
  const start = parsedOr(`${head}]}`)
  if (start === undefined) return undefined
  const games = lines.map((line) => parsedOr(line.replace(/,$/, ''))).filter((game) => game !== undefined)
  return { ...(start as object), games }
}

function parsedOr(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** A results file that games are added to, one write a game, so that a kill loses no game that was played. */
export class ResultsFile {
  readonly #path: string
  readonly #results: Results
  readonly #games: Map<string, GameResult>

  constructor(path: string, results: Results) {
    this.#path = path
    this.#results = results
    this.#games = new Map(results.games.map((game) => [game.id, game]))
    this.finish(results.games)
  }

  /** Writes the file whole, with these games in this order: the same games make the same file, wherever they were played. */
  finish(games: readonly GameResult[]): void {
    writeText(`${this.#path}.new`, resultsText({ ...this.#results, games }))
    renameSync(`${this.#path}.new`, this.#path)
  }

  /** Adds a game at the end. One that is there already was doubted and played again: it takes the place of the first. */
  add(game: GameResult): void {
    const before = this.#games.size
    const isNew = !this.#games.has(game.id)
    this.#games.set(game.id, game)
    if (isNew) this.#append(game, before)
    else this.finish([...this.#games.values()])
  }

  #append(game: GameResult, before: number): void {
    const file = openSync(this.#path, 'r+')
    try {
      writeSync(file, moreText(game, before), fstatSync(file).size - RESULTS_END.length)
    } finally {
      closeSync(file)
    }
  }
}
