/**
 * `npm run pictures [folder] [-- game]`: the table in the middle of a fight, in every game, at the desk and on a phone, by
 * day and by lamp. Two bots play up to where the most pieces are near each other and the first seat is asked; there a
 * person sits down.
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContextOptions } from 'playwright-core'
import { type ActionOf, type Game, history, type Scene, type Shown } from '../../src/core/index.js'
import { distance } from '../../src/geometry/index.js'
import { rulesets } from '../../src/registry.js'
import { botNamed, pickFrom } from '../../src/tools/bots/index.js'
import { furnish, type House } from './page.js'

const [folder = '.tmp/pictures', only = ''] = process.argv.slice(2)

/** A fight worth looking at. */
const FIGHTS: Readonly<Record<string, string>> = {
  'spitting-fire': 'hex-skirmish',
  spitfire: 'two-schwarms',
  'fighting-wings': 'pairs',
  'regia-aeronautica': 'nouvel-attack',
  'aerial-craps': 'two-on-two',
}

const DESK = { viewport: { width: 1600, height: 1000 } }
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true }
const STEPS = 260

interface Fight {
  readonly config: Game['Config']
  readonly actions: readonly ActionOf<Game>[]
}

function fightOf(game: Shown, scenario: string): Fight {
  const { config: given } = game.info.scenarios.find(({ id }) => id === scenario) ?? {}
  const config = { ...given, dice: 'seeded', seed: 'dover' } as unknown as Game['Config']
  const begun = history.begin(game, config)
  if (!begun.ok) throw new Error(begun.violations[0]?.message)
  const players = new Map(game.info.seats.map((seat) => [seat, botNamed(game, 'novice')?.(seat)]))
  const pick = pickFrom('pictures')
  let past = history.advance(game, begun.history).history
  let best = { worth: Number.NEGATIVE_INFINITY, past }
  for (let n = 0; n < STEPS; n++) {
    const { state } = history.now(past)
    const [seat] = game.actors(state)
    const action = seat && players.get(seat)?.act(game.view(state, seat), pick, 8)
    if (!action) break
    const change = history.play(game, past, action)
    if (!change.ok) break
    past = history.advance(game, change.history).history
    const worth = worthOf(game, history.now(past).state)
    if (worth > best.worth) best = { worth, past }
  }
  return { config, actions: history.line(best.past).flatMap(({ action }) => action ?? []) }
}

/** How much there is to see: enemies near each other, the first seat about to move. */
function worthOf(game: Shown, state: Game['State']): number {
  const [seat = ''] = game.info.seats
  if (game.outcome(state) !== undefined || !game.actors(state).includes(seat)) return Number.NEGATIVE_INFINITY
  const view = game.view(state, seat)
  const scene = game.scene(view)
  const moves = game.legalActions(state, seat).filter((action) => game.touch(view, action).at !== undefined).length
  return scene === undefined ? 0 : pairsIn(scene) + (moves > 0 ? 2 : 0) + state.turn / 10
}

function pairsIn({ pieces }: Scene): number {
  const flying = pieces.filter(({ gone }) => !gone)
  return flying.flatMap((one) => flying.filter((other) => other.side > one.side && distance(one.at, other.at) < 5))
    .length
}

async function take(
  house: House,
  game: string,
  { config, actions }: Fight,
  look: string,
  options: BrowserContextOptions,
) {
  const page = await house.open('', options)
  const plan = {
    game,
    scenario: FIGHTS[game],
    seats: ['person', { bot: 'novice' }],
    dice: 'page',
    seed: 'dover',
    options: {},
  }
  const kept = { id: 'fight', title: game, turn: 1, over: false, when: 0, plan, config, actions }
  await page.evaluate((value) => localStorage.setItem('wingover.games', value), JSON.stringify([kept]))
  const dark = look.endsWith('dark') ? 'dark' : 'light'
  await page.goto('about:blank')
  await page.goto(`${house.address}?theme=${dark}&speed=off#kept=fight`)
  await page.waitForSelector('[data-question]')
  await page.evaluate(() => document.fonts.ready)
  await page.waitForTimeout(400)
  const [place] = await page.locator('.place').all()
  if (place !== undefined && !look.startsWith('phone')) await place.hover({ force: true })
  await page.screenshot({ path: join(folder, `${game}-${look}.png`) })
  for (const problem of page.problems) console.error(`${game} ${look}: ${problem}`)
  await page.context().close()
}

mkdirSync(folder, { recursive: true })
const house = await furnish()
try {
  for (const [game, scenario] of Object.entries(FIGHTS)) {
    if (!game.includes(only)) continue
    const fight = fightOf(rulesets[game as keyof typeof rulesets] as unknown as Shown, scenario)
    await take(house, game, fight, 'desk', DESK)
    await take(house, game, fight, 'desk-dark', DESK)
    await take(house, game, fight, 'phone', PHONE)
    await take(house, game, fight, 'phone-dark', PHONE)
    console.log(game, fight.actions.length)
  }
} finally {
  await house.close()
}
