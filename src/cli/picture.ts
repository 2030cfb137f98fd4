import type { Game, Scene, Shown } from 'wingover'
import { paint, reachOf, type ThemeName, Trail } from 'wingover/svg'
import { named } from 'wingover/words'
import { unknownName } from './exit.js'
import { writeText } from './files.js'
import { wordsOf } from './telling.js'
import { note, type Terminal } from './terminal.js'

/** Through whose eyes, on what paper, and which piece is looked at; default: the one that is acting. */
export interface PictureOptions {
  readonly seat: string
  readonly theme?: ThemeName
  readonly piece?: string
}

/** A move takes no more actions than this: earlier positions do not show in a picture. */
const LOOK_BACK = 100

/** The last of some positions, drawn with the move that led to it; undefined if the game has no picture. */
export function picture(ruleset: Shown, states: readonly Game['State'][], options: PictureOptions): string | undefined {
  const trail = new Trail()
  const words = wordsOf(ruleset)
  let last: Scene | undefined
  for (const state of states.slice(-LOOK_BACK)) {
    const view = ruleset.view(state, options.seat)
    const scene = ruleset.scene(view, focusOn(ruleset, view, state === states.at(-1), options))
    last = scene && named(trail.drawOn(scene), words, view)
  }
  return last && paint(last, { theme: options.theme ?? 'light' })
}

/** Where the piece can get to is looked for in the picture that is drawn, and in no other. */
function focusOn(ruleset: Shown, view: Game['View'], drawn: boolean, { piece }: PictureOptions): object {
  if (!drawn) return {}
  const pieces = ruleset.scene(view)?.pieces ?? []
  const ids = pieces.map(({ id }) => id)
  if (piece !== undefined && !ids.includes(piece)) throw unknownName('piece', piece, ids)
  const acting = piece ?? pieces.find(({ selected }) => selected)?.id
  return acting === undefined ? {} : { piece: acting, reach: reachOf(ruleset, view, acting) }
}

/** Writes a picture, if there is one, and says so. */
export function savePicture(terminal: Terminal, path: string, svg: string | undefined): void {
  if (svg !== undefined) writeText(path, svg)
  note(terminal, svg === undefined ? 'This game has no picture.' : `The last position is drawn in ${path}.`)
}
