import { type AnyRecord, type Ruleset, verify as verdictOn } from 'wingover'
import { type GameResult, parseResults } from 'wingover/arena'
import { flawsIn } from '../arena/results-file.js'
import { EXIT, type ExitCode, Failure } from '../exit.js'
import { readJson, recordIn } from '../files.js'
import { reasons, tournamentGame } from '../games.js'
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

/** Every game is played again, and what the results say of it is held against its record. */
function verifyResults(terminal: Terminal, path: string, ruleset: Ruleset, json: unknown): ExitCode {
  const results = parseResults(ruleset, json)
  if (!results.ok)
    throw new Failure(EXIT.file, `${path} holds no results of a tournament:\n${reasons(results.violations)}`)
  const { games: played } = results.value
  const wrong = flawsIn(ruleset, results.value.tournament, played)
  if (wrong.length === 0)
    print(terminal, `${path}: exact, ${played.length} games of ${ruleset.info.id}${givenUp(played)}`)
  else print(terminal, `${path}: does not verify\n${reasons(wrong)}`)
  return wrong.length === 0 ? EXIT.ok : EXIT.no
}

/** What no record can show: whether a player that gave up did so itself. */
function givenUp(played: readonly GameResult[]): string {
  const count = played.filter(({ forfeit, resigned }) => forfeit !== undefined || resigned !== undefined).length
  return count === 0 ? '' : `; in ${count} a player gave up, for which there is only the word of whoever played them`
}
