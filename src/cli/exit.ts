/** How the command ends. Scripts rely on these numbers: they are in docs/command.md. */
export const EXIT = {
  /** Done; the answer is yes. */
  ok: 0,
  /** The answer is no: a record does not verify, an action is illegal, nothing was found, a game was left unfinished. */
  no: 1,
  /** The command was called wrongly: an unknown option, value, game, scenario, seat or bot. */
  usage: 2,
  /** A file cannot be read or written, or does not hold what it should. */
  file: 3,
  /** A tournament was played, but not cleanly: a bot forfeited, a game could not be played, a worker lied. */
  unclean: 4,
  /** A mistake of ours. */
  internal: 70,
  /** Ctrl-C. */
  interrupted: 130,
} as const

/** One of the exit codes. */
export type ExitCode = (typeof EXIT)[keyof typeof EXIT]

/** Why a command stops short, in words for its user. */
export class Failure extends Error {
  constructor(
    readonly exitCode: ExitCode,
    message: string,
  ) {
    super(message)
  }
}

/** Stops: the command was called wrongly. */
export const misuse = (message: string): Failure => new Failure(EXIT.usage, message)

/** Stops: there is no such thing, but there are these. */
export const unknownName = (what: string, name: string, choices: readonly string[]): Failure =>
  misuse(`there is no ${what} "${name}". Choose one of: ${choices.join(', ')}.`)
