import type { Readable, Writable } from 'node:stream'

/** Where a command reads and writes. Tests bring their own. */
export interface Terminal {
  readonly input: Readable
  readonly output: Writable & { readonly isTTY?: boolean; readonly columns?: number }
  readonly errors: Writable & { readonly isTTY?: boolean }
  readonly env: Readonly<Record<string, string | undefined>>
  /**
   * Calls back at Ctrl-C until it is let go. While nobody listens, Ctrl-C ends the command at once: a thought that
   * takes its time cannot listen.
   */
  onInterrupt(listener: () => void): () => void
}

/** Prints a line of the answer. */
export const print = ({ output }: Terminal, line = ''): void => void output.write(`${line}\n`)

/** Prints a line beside the answer: progress, warnings, reasons. */
export const note = ({ errors }: Terminal, line: string): void => void errors.write(`${line}\n`)

/** Is the answer read by a person who has not asked for plain text? */
export const hasColour = ({ output, env }: Terminal): boolean =>
  output.isTTY === true && !env.NO_COLOR && env.TERM !== 'dumb'

/** Text that stands out, where the terminal can show it. */
export const bold = (terminal: Terminal, text: string): string =>
  hasColour(terminal) ? `\u001b[1m${text}\u001b[22m` : text

/** Text that stands back, where the terminal can show it. */
export const dim = (terminal: Terminal, text: string): string =>
  hasColour(terminal) ? `\u001b[2m${text}\u001b[22m` : text

/** A text folded to the width of the terminal, its lines indented alike. */
export function fold(terminal: Terminal, text: string, indent: string): string {
  const width = Math.min(100, terminal.output.columns ?? 100) - indent.length
  const lines = ['']
  for (const word of text.split(/\s+/)) {
    const last = lines[lines.length - 1] as string
    if (last !== '' && last.length + 1 + word.length > width) lines.push(word)
    else lines[lines.length - 1] = last === '' ? word : `${last} ${word}`
  }
  return lines.map((line) => indent + line).join('\n')
}
