import type { Encoding, Game, Ruleset } from 'wingover'
import { type Encoder, encoderOf } from 'wingover/encode'
import { encodings } from 'wingover/registry/encode'

/** Positions as numbers, for learners; each client has one row to write in. */
export class Numbers {
  readonly #encoders = new Map<string, { readonly encoder: Encoder; readonly row: Float32Array }>()

  /** A view and the orders of a list as JSON: numbers of four decimals, and the place of each order. */
  of(ruleset: Ruleset, view: Game['View'], list: readonly Game['Action'][]): string {
    const { encoder, row } = this.#of(ruleset)
    encoder.observe(view, row)
    let text = ''
    for (const value of row) text += value === 0 ? ',0' : `,${Math.round(value * 10_000) / 10_000}`
    return `{"observation":[${text.slice(1)}],"actions":[${encoder.indices(view, list).join(',')}]}`
  }

  /** What the numbers of a game mean. */
  describe(ruleset: Ruleset): object {
    const { version, size, names, actions, orders } = this.#of(ruleset).encoder
    return { ruleset: ruleset.info.id, version, size, names, actions, orders }
  }

  #of({ info }: Ruleset) {
    const before = this.#encoders.get(info.id)
    if (before !== undefined) return before
    const encoder = encoderOf(info.seats, encodingOf(info.id))
    const made = { encoder, row: new Float32Array(encoder.size) }
    this.#encoders.set(info.id, made)
    return made
  }
}

/** The encoding of a game, whatever its pieces are. */
function encodingOf(id: string): Encoding {
  const all: Readonly<Record<string, unknown>> = encodings
  return all[id] as Encoding
}
