import { createInterface, type Interface } from 'node:readline'
import { EXIT, Failure } from '../exit.js'
import { print, type Terminal, write } from '../terminal.js'

/** Lines that a person types, or that a file or program pipes in. */
export class Keyboard {
  readonly #terminal: Terminal
  readonly #lines: string[] = []
  #reader: Interface | undefined
  #ended = false
  #wake: () => void = () => {}

  constructor(terminal: Terminal) {
    this.#terminal = terminal
  }

  /** The next line; undefined at the end of input. Ctrl-C stops the command. */
  async ask(prompt: string): Promise<string | undefined> {
    this.#open()
    write(this.#terminal, prompt)
    await this.#listen()
    const line = this.#lines.shift()
    if (!this.#isTyped) print(this.#terminal, line)
    return line
  }

  /** Lets go of the input. */
  close(): void {
    this.#reader?.close()
  }

  #listen(): Promise<void> {
    return new Promise<void>((resolve, reject) => {
      const release = this.#terminal.onInterrupt(() => {
        release()
        print(this.#terminal)
        reject(new Failure(EXIT.interrupted, 'interrupted.'))
      })
      this.#wake = () => {
        if (this.#lines.length === 0 && !this.#ended) return
        release()
        resolve()
      }
      this.#wake()
    })
  }

  /** A terminal shows what is typed; what comes through a pipe is shown here. */
  get #isTyped(): boolean {
    const { input } = this.#terminal
    return 'isTTY' in input && input.isTTY === true
  }

  /** The terminal itself edits lines, so that it also minds Ctrl-C while nobody asks. */
  #open(): void {
    if (this.#reader !== undefined) return
    this.#reader = createInterface({ input: this.#terminal.input, terminal: false })
    this.#reader.on('line', (line) => {
      this.#lines.push(line)
      this.#wake()
    })
    this.#reader.on('close', () => {
      this.#ended = true
      this.#wake()
    })
  }
}
