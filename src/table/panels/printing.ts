/** Cards and scenarios for the printer, opened in a page of their own. */
import type { TableElement } from '../element.js'

/** Opens the sheets of the game that is chosen. What makes them is fetched now. */
export async function openSheets(table: TableElement, paper: string): Promise<void> {
  const { game, kit } = table
  const [{ printPage, scenarioSheets }, cards = []] = await Promise.all([
    import('../../tools/print/index.js'),
    game?.sheets?.(),
  ])
  if (kit === undefined) return
  const { title } = kit.ruleset.info
  const scenarios = scenarioSheets(kit.ruleset, kit.words)
  const page = printPage({ title, cards, scenarios }, paper === 'letter' ? 'letter' : 'a4')
  const link = URL.createObjectURL(new Blob([page], { type: 'text/html' }))
  if (window.open(link) === null)
    table.say('The browser did not let the page open. Allow windows of this page, and try again.')
}
