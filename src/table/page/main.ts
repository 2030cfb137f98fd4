/** The page: the element, our games, bots in a thread of their own, and an address that starts a game. */
import './fonts.css'
import { define, type TableElement } from '../element.js'
import { openLink } from '../panels/saving.js'
import type { Wish } from '../session/index.js'
import { keptGame } from '../store/keep.js'
import { games } from './games.js'
import { threadThinker } from './thinker.js'

define('wingover-table')

/** The id of a game at a server: its ruleset, and digits that nobody guesses. */
const AT_A_SERVER = /^([a-z][a-z-]{0,40})_[0-9a-f]{16}$/
const SETTINGS = 'wingover.settings'

/** How the page looked and moved last time. */
function settings(): Readonly<Record<string, string>> {
  try {
    return JSON.parse(localStorage.getItem(SETTINGS) ?? '{}') as Readonly<Record<string, string>>
  } catch {
    return {}
  }
}

function remember(change: Readonly<Record<string, string>>): void {
  try {
    localStorage.setItem(SETTINGS, JSON.stringify({ ...settings(), ...change }))
  } catch {
    // Not kept; the page works all the same.
  }
}

const asked = new URLSearchParams(location.search)
const isDark = matchMedia('(prefers-color-scheme: dark)').matches

const table = document.createElement('wingover-table') as TableElement
table.bare = true
table.games = games
table.think = threadThinker()
table.theme = asked.get('theme') ?? settings().theme ?? (isDark ? 'dark' : 'light')
table.speed = asked.get('speed') ?? settings().speed ?? 'normal'
table.board = asked.get('board') ?? settings().board ?? 'screen'
table.addEventListener('wingover-change', (event) => {
  const { detail } = event as CustomEvent<string>
  if (location.hash !== `#kept=${detail}`) history.replaceState(null, '', `#kept=${detail}`)
})
table.addEventListener('wingover-leave', () => {
  if (AT_A_SERVER.test(asked.get('game') ?? '')) location.assign(location.pathname)
  else history.replaceState(null, '', location.pathname)
})
table.addEventListener('wingover-set', (event) => {
  const { detail } = event as CustomEvent<Readonly<Record<string, string>>>
  Object.assign(table, detail)
  remember(detail)
})
document.body.append(table)
void begin()

/** A game that was being played goes on; else what the link or the address says. */
async function begin(): Promise<void> {
  const [, name, value = ''] = /^#(kept|game)=(.*)$/.exec(location.hash) ?? []
  const kept = name === 'kept' ? keptGame(value) : undefined
  if (kept !== undefined) return table.goOn(kept)
  if (name === 'game') return openLink(table, value)
  const game = asked.get('game')
  const [, ruleset] = AT_A_SERVER.exec(game ?? '') ?? []
  if (game !== null && ruleset !== undefined) return joinFar(ruleset, game)
  if (game !== null) await table.start(game, wished())
}

/** A game at the server that this page came from: the link names it, and its end opens a seat. */
async function joinFar(ruleset: string, game: string): Promise<void> {
  const { sitFar } = await import('./far.js')
  const link = { game, ticket: location.hash.slice(1) }
  await table.join(ruleset, (kit, changed) => sitFar(kit, link, changed))
}

function wished(): Wish {
  const said = (name: string): string | undefined => asked.get(name) ?? undefined
  const options = [...asked.entries()].filter(([name]) => name.startsWith('option.'))
  return {
    ...{ scenario: said('scenario'), seats: said('seats'), seed: said('seed'), dice: said('dice') },
    options: Object.fromEntries(options.map(([name, value]) => [name.slice('option.'.length), value])),
  }
}
