import { verify as verdictOn } from 'wingover'
import { EXIT, type ExitCode, Failure } from '../exit.js'
import { readRecord } from '../files.js'
import { reasons } from '../games.js'
import { note, print, type Terminal } from '../terminal.js'

/** Plays each record again and says whether it is exactly what the rules make of it. The worst answer counts. */
export function verify(terminal: Terminal, paths: readonly string[]): ExitCode {
  const codes = paths.map((path) => verifyOne(terminal, path))
  return codes.reduce((worst, code) => (code > worst ? code : worst), EXIT.ok as ExitCode)
}

function verifyOne(terminal: Terminal, path: string): ExitCode {
  try {
    const { ruleset, record } = readRecord(path)
    const found = verdictOn(ruleset, record)
    if (found.verdict === 'exact') {
      print(terminal, `${path}: exact, ${record.actions.length} actions of ${ruleset.info.id}`)
      return EXIT.ok
    }
    print(terminal, `${path}: ${text(found)}`)
    return EXIT.no
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    note(terminal, error.message)
    return error.exitCode
  }
}

function text(found: Exclude<ReturnType<typeof verdictOn>, { verdict: 'exact' }>): string {
  switch (found.verdict) {
    case 'other-revision':
      return `played by revision ${found.recorded} of the rules and differs under revision ${found.current}`
    case 'not-a-record':
      return `not a record\n${reasons(found.violations)}`
    case 'diverges': {
      const where = found.at < 0 ? 'the set-up' : `action ${found.at + 1}`
      const why = found.violations.length === 0 ? 'its result is another' : 'it is refused'
      return [`diverges at ${where}: ${why}`, reasons(found.violations)].filter(Boolean).join('\n')
    }
  }
}
