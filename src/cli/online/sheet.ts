/** The file of one game. What was added is safe in the journal already; it comes to stand here a little later. */
import { constants, open, readFile, truncate } from 'node:fs/promises'

export class Sheet {
  readonly path: string
  #size = 0
  #late: string[] = []
  #work: Promise<void> = Promise.resolve()

  constructor(path: string) {
    this.path = path
  }

  /** Its bytes, those to come included. */
  get size(): number {
    return this.#size + this.#late.reduce((sum, text) => sum + Buffer.byteLength(text), 0)
  }

  /** Its lines. One that was cut off when a server was killed was never answered for, and goes. */
  async read(): Promise<readonly string[]> {
    const text = await readFile(this.path, 'utf8').catch(() => '')
    const whole = text.slice(0, text.lastIndexOf('\n') + 1)
    this.#size = Buffer.byteLength(whole)
    if (whole.length < text.length) await truncate(this.path, this.#size)
    return whole.split('\n').slice(0, -1)
  }

  /** More text, to be written when there is time. */
  add(text: string): void {
    this.#late.push(text)
  }

  /** Writes what is late. If that fails, it stays late. */
  flush(): Promise<void> {
    const next = this.#work.then(() => this.#write())
    this.#work = next.catch(() => undefined)
    return next
  }

  async #write(): Promise<void> {
    const count = this.#late.length
    const bytes = Buffer.from(this.#late.join(''))
    if (count === 0) return
    const handle = await open(this.path, constants.O_WRONLY | constants.O_CREAT, 0o600)
    const { bytesWritten } = await handle.write(bytes, 0, bytes.length, this.#size).finally(() => handle.close())
    if (bytesWritten < bytes.length) throw new Error('The disk is full.')
    this.#size += bytes.length
    this.#late = this.#late.slice(count)
  }
}
