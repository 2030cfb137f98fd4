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
  type Tournament,
  unplayed,
  verifyResult,
} from 'wingover/arena'
import { EXIT, Failure } from '../exit.js'
import { readJson, writeText } from '../files.js'
import { reasons } from '../games.js'

/** The results of a tournament so far; those of an earlier run are looked at game by game before they are believed. */
export function takeUp(ruleset: Ruleset, tournament: Tournament, path: string | undefined): Results {
  const empty = emptyResults(ruleset, tournament)
  if (path === undefined || !existsSync(path)) return empty
  const results = parseResults(ruleset, readJson(path))
  if (!results.ok) throw untouched(path, results.violations)
  const wrong = results.value.games.flatMap((game) => flawsOf(ruleset, game))
  if (wrong.length > 0) throw untouched(path, wrong)
  const open = unplayed(ruleset, tournament, results.value)
  if (!open.ok) throw untouched(path, open.violations)
  return { ...empty, games: results.value.games }
}

function flawsOf(ruleset: Ruleset, game: GameResult): readonly Violation[] {
  const verified = verifyResult(ruleset, game)
  return verified.ok ? [] : verified.violations
}

const untouched = (path: string, violations: readonly Violation[]): Failure =>
  new Failure(
    EXIT.file,
    `${path} is no result of this tournament and is left as it is:\n${reasons(violations.slice(0, 5))}`,
  )

/** A results file that games are added to, one write a game, so that a kill loses no game that was played. */
export class ResultsFile {
  readonly #path: string
  #games: number

  constructor(path: string, results: Results) {
    writeText(`${path}.new`, resultsText(results))
    renameSync(`${path}.new`, path)
    this.#path = path
    this.#games = results.games.length
  }

  /** Adds a game at the end. */
  add(game: GameResult): void {
    const file = openSync(this.#path, 'r+')
    try {
      writeSync(file, moreText(game, this.#games), fstatSync(file).size - RESULTS_END.length)
      this.#games++
    } finally {
      closeSync(file)
    }
  }
}
