/** A picture of each game in full swing: some turns of a game between two bots that choose at random. */
import type { Shown } from '../src/core/index.js'
import { rulesets } from '../src/registry.js'
import { pickFrom } from '../src/tools/bots/index.js'
import { linkFrom } from './addresses.js'
import { type Page, picture } from './markdown.js'
import { boxAround, paintedTwice, sceneOf } from './pictures.js'
import { playUrl } from './table.js'

/** A game as far as it has come. */
export interface Glimpse {
  readonly game: string
  readonly pages: readonly Page[]
  readonly file: string
  readonly play: string | undefined
}

/** So many orders are given before the picture is taken. */
const ORDERS = 26

function glimpseOf([game, ruleset]: readonly [string, Shown]): Glimpse {
  const config = { ...ruleset.info.scenarios[0]?.config, dice: 'seeded', seed: 'site' } as const
  const first = ruleset.setup(config)
  if (!first.ok) throw new Error(JSON.stringify(first.violations))
  const [fork, pick, actions] = [ruleset.fork(first.state), pickFrom(`site ${game}`), [] as object[]]
  while (actions.length < ORDERS && fork.outcome() === undefined) {
    const action = pick.of(fork.legal())
    actions.push(action)
    fork.apply(action)
  }
  const scene = sceneOf(ruleset, fork.keep())
  const file = `games/${game}.svg`
  const box = scene === undefined ? undefined : boxAround([scene], () => true)
  const pages = scene === undefined ? [] : paintedTwice(file, scene, box)
  return { game, pages, file, play: playUrl(ruleset, config, actions) }
}

/** Every game once. */
export const glimpses: readonly Glimpse[] = Object.entries<Shown>(rulesets).map(glimpseOf)

/** The picture of a game on a page. */
export function thumbnail(url: string, game: string): readonly string[] {
  const glimpse = glimpses.find((one) => one.game === game)
  if (glimpse === undefined) return []
  const play =
    glimpse.play === undefined ? '' : `<a class="play" href="${linkFrom(url, glimpse.play)}">Play on from here</a>`
  return [
    `<figure class="thumb">${picture(linkFrom(url, glimpse.file), `A game of ${game.replaceAll('-', ' ')}`)}${play}</figure>`,
    '',
  ]
}
