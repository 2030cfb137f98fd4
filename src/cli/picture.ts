import type { Game, Ruleset } from 'wingover'
import { paint, type ThemeName } from 'wingover/svg'
import { writeText } from './files.js'
import { note, type Terminal } from './terminal.js'

/** A position as a seat sees it, drawn; undefined if the game has no picture. */
export function picture(
  ruleset: Ruleset,
  state: Game['State'],
  seat: string,
  theme: ThemeName = 'colour',
): string | undefined {
  const scene = ruleset.scene(ruleset.view(state, seat))
  return scene && paint(scene, { theme })
}

/** Writes a picture, if there is one, and says so. */
export function savePicture(terminal: Terminal, path: string, svg: string | undefined): void {
  if (svg !== undefined) writeText(path, svg)
  note(terminal, svg === undefined ? 'This game has no picture.' : `The last position is drawn in ${path}.`)
}
