/** One line of input, or the news that a line was too long to be kept. */
export type Line = { readonly text: string } | { readonly tooLong: true }

const NEWLINE = 10

/** Cuts a stream of bytes into lines of at most `limit` bytes. A longer line is let pass unread. */
export async function* linesOf(input: AsyncIterable<Uint8Array | string>, limit: number): AsyncGenerator<Line> {
  let parts: Uint8Array[] = []
  let length = 0
  const end = (): Line => {
    const line: Line = length > limit ? { tooLong: true } : { text: Buffer.concat(parts).toString('utf8') }
    parts = []
    length = 0
    return line
  }
  for await (const chunk of input) {
    let rest: Uint8Array = typeof chunk === 'string' ? Buffer.from(chunk) : chunk
    for (let cut = rest.indexOf(NEWLINE); cut >= 0; cut = rest.indexOf(NEWLINE)) {
      keep(rest.subarray(0, cut))
      rest = rest.subarray(cut + 1)
      yield end()
    }
    keep(rest)
  }
  if (length > 0) yield end()

  function keep(part: Uint8Array): void {
    length += part.length
    if (length <= limit) parts.push(part)
    else parts = []
  }
}
