/** All that the command writes to a terminal leaves through here, and is cleaned here, wherever it came from. */
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

/** Prints a line of the answer. True if there is room for more at once. */
export const print = (terminal: Terminal, line = ''): boolean => write(terminal, `${line}\n`)

/** Prints text of the answer as it is, without ending the line. */
export const write = (terminal: Terminal, text: string): boolean => terminal.output.write(cleaned(terminal, text))

/** Sends a line to a program at the other end of a wire; somebody may be looking over its shoulder. */
export const send = (wire: Writable, line: string): boolean => wire.write(`${plain(line)}\n`)

/** Prints a line beside the answer: progress, warnings, reasons. */
export const note = (terminal: Terminal, line: string): void => mutter(terminal, `${line}\n`)

/** Prints text beside the answer as it is, without ending the line. */
export const mutter = (terminal: Terminal, text: string): void => void terminal.errors.write(cleaned(terminal, text))

/** Writes over the line beside the answer that was written last. Only for terminals. */
export const rewrite = (terminal: Terminal, text: string): void =>
  void terminal.errors.write(`\r${cleaned(terminal, text)}${ESCAPE}[K`)

// ---------------------------------------------------------------------------------------- cleaning

const ESCAPE = '\u001b'
const [BOLD, DIM, PLAIN] = ['1', '2', '22'].map((style) => `${ESCAPE}[${style}m`) as [string, string, string]

/** What a terminal obeys instead of showing it: control characters, other ends of line, turns of the writing. */
const OBEYED = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu
const OBEYED_OR_STYLE = new RegExp(`${ESCAPE}\\[(?:1|2|22)m|${OBEYED.source}`, 'gu')

/**
 * Text that a terminal can only show. What it would obey is spelled out (`\u001b`), which in JSON means the same as
 * before. New lines and tabs pass; so do bold and dim where there is colour, but they end with the text.
 */
function cleaned(terminal: Terminal, text: string): string {
  if (!hasColour(terminal)) return plain(text)
  const shown = text.replace(OBEYED_OR_STYLE, (found) => (found.length > 1 ? found : spelled(found)))
  return shown.lastIndexOf(ESCAPE) > shown.lastIndexOf(PLAIN) ? shown + PLAIN : shown
}

const plain = (text: string): string => text.replace(OBEYED, spelled)

const spelled = (sign: string): string =>
  sign === '\n' || sign === '\t' ? sign : `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`

/** Foreign text that must not begin a line of its own, where it could pass for one of ours. */
export const oneLine = (text: string): string => text.replace(/\n/g, '\\n')

// ---------------------------------------------------------------------------------------- style

/** Is the answer read by a person who has not asked for plain text? */
export const hasColour = ({ output, env }: Terminal): boolean =>
  output.isTTY === true && !env.NO_COLOR && env.TERM !== 'dumb'

/** Text that stands out, where the terminal can show it. */
export const bold = (terminal: Terminal, text: string): string => (hasColour(terminal) ? BOLD + text + PLAIN : text)

/** Text that stands back, where the terminal can show it. */
export const dim = (terminal: Terminal, text: string): string => (hasColour(terminal) ? DIM + text + PLAIN : text)

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
