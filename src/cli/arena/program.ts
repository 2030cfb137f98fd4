/** A program in any language as a player: JSON lines over its standard input and output. */
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { type ActionOf, type EventOf, fromView, type Game, type Ruleset } from 'wingover'
import type { Maker, Pick, Player } from 'wingover/bots'
import { oneLine } from '../terminal.js'
import type { Terms } from './players.js'

/** The words of `cmd:python3 "my bot.py"`: no shell looks at them. */
export const commandIn = (name: string): readonly string[] =>
  [...name.slice('cmd:'.length).matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map(([, a, b, c]) => a ?? b ?? c ?? '')

/** The maker of players that are programs: one process for each game and seat. */
export const programMaker =
  (ruleset: Ruleset, name: string, terms: Terms): Maker =>
  () =>
    new ProgramPlayer(ruleset, commandIn(name), terms)

/** A failure that says of which kind of forfeit it is. */
class ProgramFailure extends Error {
  constructor(
    readonly forfeit: 'illegal' | 'stalled' | 'broke',
    message: string,
  ) {
    super(message)
  }
}

/** Characters that an answer may be long. */
const LONGEST = 1_000_000

/** Characters of what a program says beside its answers that are kept, to say why it ended. */
const KEPT = 2_000

class ProgramPlayer implements Player {
  readonly #ruleset: Ruleset
  readonly #limit: number | undefined
  readonly #process: ChildProcessWithoutNullStreams
  #unread = ''
  #muttered = ''
  #ended: ProgramFailure | undefined
  #wake: () => void = () => undefined

  constructor(ruleset: Ruleset, [file = '', ...args]: readonly string[], { limit, onProcess }: Terms) {
    this.#ruleset = ruleset
    this.#limit = limit
    // A group of its own, so that whatever it starts ends with it.
    this.#process = spawn(file, args, { detached: process.platform !== 'win32' })
    if (this.#process.pid !== undefined) onProcess?.(this.#process.pid)
    this.#listen()
  }

  begin(seat: string, view: Game['View']): void {
    const { id, revision } = this.#ruleset.info
    this.#say({ do: 'begin', protocol: 1, ruleset: id, revision, seat, view })
  }

  seen(events: readonly EventOf<Game>[]): void {
    this.#say({ do: 'seen', events })
  }

  async act(view: Game['View'], pick: Pick, budget: number): Promise<Game['Action']> {
    const actions = fromView(this.#ruleset, view).legalActions()
    this.#say({ do: 'act', view, actions, budget, seed: pick.seed() })
    return this.#read(await this.#line(), actions)
  }

  close(): void {
    endProcess(this.#process.pid)
  }

  #listen(): void {
    const { stdin, stdout, stderr } = this.#process
    stdin.on('error', () => undefined)
    stdout.setEncoding('utf8').on('data', (text: string) => {
      this.#unread += text
      this.#wake()
      if (this.#unread.length > LONGEST) this.close()
    })
    stderr.setEncoding('utf8').on('data', (text: string) => {
      this.#muttered = (this.#muttered + text).slice(-KEPT)
    })
    this.#process.on('error', (error) => this.#end(`it could not be started: ${error.message}`))
    this.#process.on('close', (code, signal) => this.#end(`it ended with ${signal ?? `code ${code}`}`))
  }

  #end(why: string): void {
    const last = this.#muttered.trim().split('\n').at(-1)
    this.#ended ??= new ProgramFailure('broke', last ? `${why}: ${last}` : why)
    this.#wake()
  }

  #say(message: object): void {
    if (this.#ended === undefined) this.#process.stdin.write(`${JSON.stringify(message)}\n`)
  }

  /** The next line, within the limit. */
  #line(): Promise<string> {
    return new Promise((done, fail) => {
      const late = (): void => finish(() => fail(new ProgramFailure('stalled', `no answer in ${this.#limit} s`)))
      const clock = this.#limit === undefined ? undefined : setTimeout(late, this.#limit * 1000)
      const finish = (settle: () => void): void => {
        clearTimeout(clock)
        this.#wake = () => undefined
        settle()
      }
      this.#wake = () => {
        const cut = this.#unread.indexOf('\n')
        if (cut >= 0) finish(() => done(this.#take(cut)))
        else if (this.#unread.length > LONGEST) finish(() => fail(tooLong))
        else if (this.#ended !== undefined) finish(() => fail(this.#ended))
      }
      this.#wake()
    })
  }

  #take(cut: number): string {
    const line = this.#unread.slice(0, cut)
    this.#unread = this.#unread.slice(cut + 1)
    return line
  }

  /** `{"action": ...}`: an action, a line of notation, or the number of one of the actions offered. */
  #read(line: string, actions: readonly Game['Action'][]): Game['Action'] {
    const action = actionIn(line)
    if (action === undefined) throw new ProgramFailure('illegal', `this is no answer: ${oneLine(line.slice(0, 200))}`)
    if (typeof action === 'number') return (actions[action] ?? action) as Game['Action']
    if (typeof action !== 'string') return action as Game['Action']
    const parsed = this.#ruleset.notation.parseAction(action)
    return (parsed.ok ? parsed.value : action) as ActionOf<Game> as Game['Action']
  }
}

const tooLong = new ProgramFailure('illegal', `an answer is longer than ${LONGEST} characters`)

function actionIn(line: string): unknown {
  try {
    return (JSON.parse(line) as { readonly action?: unknown } | null)?.action
  } catch {
    return undefined
  }
}

/** Ends a program and all that it started. */
export function endProcess(pid: number | undefined): void {
  if (pid === undefined) return
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL')
  } catch {
    // It has ended by itself.
  }
}
