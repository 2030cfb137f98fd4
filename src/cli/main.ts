import { CommanderError } from 'commander'
import { EXIT, type ExitCode, Failure } from './exit.js'
import { programFor } from './program.js'
import { note, type Terminal } from './terminal.js'

/** Runs one command line and says how it ended. Never throws. */
export async function main(args: readonly string[], terminal: Terminal): Promise<ExitCode> {
  let code: ExitCode = EXIT.ok
  try {
    await programFor(terminal, (ended) => {
      code = ended
    }).parseAsync(args, { from: 'user' })
    return code
  } catch (error) {
    return explain(terminal, error)
  }
}

function explain(terminal: Terminal, error: unknown): ExitCode {
  // Commander has said what was wrong, or printed the help that was asked for.
  if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.ok : EXIT.usage
  if (error instanceof Failure) {
    note(terminal, `wingover: ${error.message}`)
    return error.exitCode
  }
  note(terminal, `wingover: this is a mistake of ours: ${error instanceof Error ? error.message : String(error)}`)
  return EXIT.internal
}
