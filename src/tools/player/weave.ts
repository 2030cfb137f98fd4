/** Many markups that are much alike, each element kept once. */
export interface Woven {
  /** An element with nothing inside or a text is markup; else its start tag and the indices of what is inside. */
  readonly parts: readonly Part[]
  /** The index of each markup. */
  readonly roots: readonly number[]
}

/** One element or text. */
export type Part = string | readonly [tag: string, ...inside: number[]]

/** Weaves markups of plain elements and text, as the painter writes them. */
export function weave(markups: readonly string[]): Woven {
  const loom = new Loom()
  const roots = markups.map((markup) => loom.add(markup))
  return { parts: loom.parts, roots }
}

const TOKEN = /<(\/?)([^>]*?)(\/?)>|[^<]+/g

class Loom {
  readonly parts: Part[] = []
  readonly #known = new Map<string, number>()

  add(markup: string): number {
    const open: [tag: string, ...inside: number[]][] = [['']]
    for (const [token, slash, tag, empty] of markup.matchAll(TOKEN)) {
      if (slash === '/') {
        const done = open.pop() as [string, ...number[]]
        open.at(-1)?.push(this.#index(done))
      } else if (tag !== undefined && empty === '') open.push([tag])
      else for (const part of tag === undefined ? sentences(token) : [token]) open.at(-1)?.push(this.#index(part))
    }
    return this.#index(open[0] as Part)
  }

  #index(part: Part): number {
    const key = typeof part === 'string' ? part : JSON.stringify(part)
    const before = this.#known.get(key)
    if (before !== undefined) return before
    this.parts.push(part)
    this.#known.set(key, this.parts.length - 1)
    return this.parts.length - 1
  }
}

/** A long text says much that the next one says again. */
const sentences = (text: string): readonly string[] => text.split(/(?<=\. )/)
