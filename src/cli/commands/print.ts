import { sheets } from '../../registry.sheets.js'
import { type Paper, papers, printPage, scenarioSheets } from '../../tools/print/index.js'
import { EXIT, type ExitCode, misuse } from '../exit.js'
import { writeText } from '../files.js'
import { gameOf } from '../games.js'
import { wordsOf } from '../telling.js'
import { note, type Terminal, write } from '../terminal.js'

/** What `wingover print` takes. */
export interface PrintOptions {
  readonly paper: string
  readonly out?: string
}

/** Writes the cards and scenarios of a game as a page for the printer. */
export async function print(terminal: Terminal, id: string, { paper, out }: PrintOptions): Promise<ExitCode> {
  const game = gameOf(id)
  if (!isPaper(paper)) throw misuse(`there is no paper called ${paper}: ${papers.join(' or ')}.`)
  const cards = sheets[id as keyof typeof sheets]
  const page = printPage({ title: game.info.title, cards, scenarios: scenarioSheets(game, wordsOf(game)) }, paper)
  if (out === undefined) write(terminal, page)
  else {
    writeText(out, page)
    note(
      terminal,
      `${cards.length} cards and ${game.info.scenarios.length} scenarios are in ${out}. Print it from a browser.`,
    )
  }
  return EXIT.ok
}

const isPaper = (name: string): name is Paper => (papers as readonly string[]).includes(name)
