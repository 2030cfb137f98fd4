/**
 * `tsx bench/eyes.ts [--only text]`: how long a screen waits, in milliseconds of processor time. `begin` of
 * `wingover/orders` with routes, over games drawn at random of every scenario; the second layer of pictures of 96 pieces.
 */
import { parseArgs } from 'node:util'
import type { Game, Overlays, Scene, Shown } from 'wingover'
import { begin } from 'wingover/orders'
import { rulesets } from 'wingover/registry'
import { overlays } from 'wingover/registry/overlays'
import { words } from 'wingover/registry/words'
import { layers } from 'wingover/svg'
import { named, type Words } from 'wingover/words'
import { cases } from './cases.js'
import { chooser, median, rate } from './clock.js'

const { values: flags } = parseArgs({ options: { only: { type: 'string', default: '' } } })

const games = Object.entries(rulesets as Readonly<Record<string, Shown>>).filter(([id]) => id.includes(flags.only))
const [STEPS, EVERY] = [250, 5]

/** Positions of a game drawn at random, one in so many. */
function* positions(ruleset: Shown, config: Game['Config']): Generator<Game['State']> {
  const start = ruleset.setup({ ...config, dice: 'seeded', seed: 'eyes' })
  if (!start.ok) throw new Error(`${ruleset.info.id}: ${start.violations[0]?.message}`)
  const choose = chooser(1)
  const fork = ruleset.fork(start.state)
  for (let step = 0; step < STEPS; step++) {
    if (step % EVERY === 0) yield fork.keep()
    const list = fork.legal()
    if (list.length === 0) return
    fork.apply(list[choose(list.length)]!)
  }
}

/** Milliseconds of processor time; the least of three, for neighbours only ever add to it. */
function spent(run: () => unknown): number {
  const once = (): number => {
    const start = process.cpuUsage()
    run()
    const { user, system } = process.cpuUsage(start)
    return (user + system) / 1_000
  }
  return Math.min(once(), once(), once())
}

function beginnings(id: string, ruleset: Shown): readonly number[] {
  const told = (words as unknown as Readonly<Record<string, Words>>)[id] as Words
  const { routes } = (overlays as unknown as Readonly<Record<string, Overlays>>)[id] as Overlays
  return ruleset.info.scenarios.flatMap(({ config }) =>
    [...positions(ruleset, config)].flatMap((state) =>
      ruleset
        .actors(state)
        .filter((seat) => seat !== 'referee')
        .map((seat) => ruleset.view(state, seat))
        .map((view) => spent(() => begin(ruleset, view, { words: told, routes }))),
    ),
  )
}

function sceneOf(id: string, ruleset: Shown, state: Game['State']): Scene {
  const view = ruleset.view(state, 'spectator')
  return named(ruleset.scene(view) as Scene, (words as unknown as Readonly<Record<string, Words>>)[id] as Words, view)
}

const SIZE = { width: 1_200, height: 800 }

function pictures(id: string, ruleset: Shown): string {
  const row = cases.find((one) => one.ruleset.info.id === id && one.pieces === 96)
  if (row === undefined) return '-'
  const scenes = [...positions(ruleset, row.config)].map((state) => sceneOf(id, ruleset, state))
  const crowded = scenes.filter(({ pieces }) => pieces.length > 0)
  let next = 0
  const draw = (): number => layers(crowded[next++ % crowded.length] as Scene, SIZE).moving.length && 1
  rate(draw, 500)
  return crowded.length === 0 ? '-' : (1_000 / rate(draw, 2_000)).toFixed(1)
}

console.log('| game | positions | begin, median | p99 | worst | second layer of 96 |\n|---|--:|--:|--:|--:|--:|')
for (const [id, ruleset] of games) {
  const all = [...beginnings(id, ruleset)].sort((a, b) => a - b)
  const at = (part: number): string => (all[Math.floor(part * (all.length - 1))] ?? 0).toFixed(1)
  console.log(
    `| ${id} | ${all.length} | ${median(all).toFixed(2)} | ${at(0.99)} | ${at(1)} | ${pictures(id, ruleset)} |`,
  )
}
