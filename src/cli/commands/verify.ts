import { type AnyRecord, type Ruleset, verify as verdictOn } from 'wingover'
import { parseResults, verifyResult } from 'wingover/arena'
import { EXIT, type ExitCode, Failure } from '../exit.js'
import { readJson, recordIn } from '../files.js'
import { games, reasons } from '../games.js'
import { note, print, type Terminal } from '../terminal.js'
import { agrees, verdictText } from '../verdict.js'

/** Plays each record, and each game of a tournament, again and says whether it is exactly what the rules make of it. */
export function verify(terminal: Terminal, paths: readonly string[]): ExitCode {
  const codes = paths.map((path) => verifyOne(terminal, path))
  return codes.reduce((worst, code) => (code > worst ? code : worst), EXIT.ok as ExitCode)
}

function verifyOne(terminal: Terminal, path: string): ExitCode {
  try {
    const json = readJson(path)
    const ruleset = tournamentGame(json)
    if (ruleset !== undefined) return verifyResults(terminal, path, ruleset, json)
    const played = recordIn(path, json)
    return verifyRecord(terminal, path, played.ruleset, played.record)
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    note(terminal, error.message)
    return error.exitCode
  }
}

function verifyRecord(terminal: Terminal, path: string, ruleset: Ruleset, record: AnyRecord): ExitCode {
  const found = verdictOn(ruleset, record)
  print(terminal, `${path}: ${verdictText(found, record)}`)
  return agrees(found) ? EXIT.ok : EXIT.no
}

/** The game of a tournament, if that is what a file holds. */
function tournamentGame(json: unknown): Ruleset | undefined {
  const { tournament } = (json ?? {}) as { readonly tournament?: { readonly ruleset?: unknown } | null }
  const id = tournament?.ruleset
  return typeof id === 'string' && Object.hasOwn(games, id) ? games[id] : undefined
}

/** Every game is played again, and what the results say of it is held against its record. */
function verifyResults(terminal: Terminal, path: string, ruleset: Ruleset, json: unknown): ExitCode {
  const results = parseResults(ruleset, json)
  if (!results.ok)
    throw new Failure(EXIT.file, `${path} holds no results of a tournament:\n${reasons(results.violations)}`)
  const { games: played } = results.value
  const wrong = played.flatMap((game) => {
    const found = verifyResult(ruleset, game)
    return found.ok ? [] : found.violations
  })
  if (wrong.length === 0) print(terminal, `${path}: exact, ${played.length} games of ${ruleset.info.id}`)
  else print(terminal, `${path}: does not verify\n${reasons(wrong)}`)
  return wrong.length === 0 ? EXIT.ok : EXIT.no
}
