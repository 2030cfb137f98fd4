/**
 * Are the points of the cards of Spitting Fire worth their price? Every card flies alone against a Spitfire.
 *
 * `tsx bench/points.ts play 0 20 > games.jsonl` plays seeds 0 to 19, each twice with sides swapped;
 * `tsx bench/points.ts report games.jsonl chart.svg` prints the table and draws the chart. Runs may be split by seeds.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { type AnyRecord, type Ruleset, replay } from 'wingover'
import { chart, type GameResult, type Job, playGame, type Standing, standings } from 'wingover/arena'
import { botNamed } from 'wingover/bots'
import { type AircraftCard, type Config, cards, type State, spittingFire } from 'wingover/spitting-fire'

const REFERENCE = 'spitfire'
const BOT = 'greedy@60'
const SIDES = ['axis', 'allies'] as const
type Side = (typeof SIDES)[number]

const all: readonly AircraftCard[] = Object.values(cards)
const byId = new Map(all.map((card) => [card.id, card]))

/** Copies that may fly for either side: the nation of a card decides nothing else. */
const NATIONS = { axis: 'Germany', allies: 'Britain' } as const
const copyFor = (side: Side, id: string): AircraftCard => ({
  ...(byId.get(id) as AircraftCard),
  id: `own-${side}`,
  nation: NATIONS[side],
})

/** Head on, two units apart in passing, at altitude 4, which every card can reach. */
function duel(card: string, side: Side): Config {
  const flown = (seat: Side): string => (seat === side ? card : REFERENCE)
  return {
    ...{ dice: 'seeded', edge: 'north' },
    cards: SIDES.map((seat) => copyFor(seat, flown(seat))),
    forces: {
      axis: [{ group: 'X', card: 'own-axis', planes: ['X1'] }],
      allies: [{ group: 'Y', card: 'own-allies', planes: ['Y1'] }],
    },
    placements: {
      X: { altitude: 4, poses: [{ x: 13, y: 29, heading: 180 }] },
      Y: { altitude: 4, poses: [{ x: 11, y: 7, heading: 0 }] },
    },
  }
}

const scenarios = all.flatMap(({ id, name }) =>
  SIDES.map((side) => ({ id: `${id}-${side}`, title: name, config: duel(id, side) })),
)
const ruleset: Ruleset = { ...spittingFire, info: { ...spittingFire.info, scenarios } } as never

/** A card under study and the reference, by the names under which results are counted. */
const named = (id: string): string => `${id} ${byId.get(id)?.points}`
const OTHER = `the ${REFERENCE}`

const jobOf = (card: string, side: Side, seed: number): Job => ({
  id: `${card} ${side} ${seed}`,
  scenario: `${card}-${side}`,
  seed: `points ${seed}`,
  players: side === 'axis' ? { axis: named(card), allies: OTHER } : { axis: OTHER, allies: named(card) },
})

async function play(from: number, to: number): Promise<void> {
  const make = botNamed(ruleset, BOT) as NonNullable<ReturnType<typeof botNamed>>
  for (let seed = from; seed < to; seed++) {
    for (const { id } of all) {
      for (const side of SIDES) {
        const makers = { [named(id)]: make, [OTHER]: make }
        const { record, ...result } = await playGame(ruleset, jobOf(id, side, seed), { makers, budget: 1 })
        console.log(JSON.stringify({ ...result, fate: fateOf(record) }))
      }
    }
  }
}

/** What became of the plane that was lost. */
function fateOf(record: AnyRecord): string {
  const { steps } = replay(ruleset, record)
  const { state } = steps[steps.length - 1] as (typeof steps)[number]
  const { planes } = state as unknown as State
  return Object.values(planes).find(({ status }) => status !== 'flying')?.status ?? 'none'
}

/** A result as it is logged. */
type Line = Omit<GameResult, 'record'> & { readonly fate: string }

function report(files: readonly string[], picture: string): void {
  const lines = files.flatMap((file) => readFileSync(file, 'utf8').trim().split('\n'))
  const results = lines.map((line) => JSON.parse(line) as GameResult & Line)
  const rows = all
    .map(({ id }) => standings(results.filter(({ players }) => Object.values(players).includes(named(id)))))
    .flatMap((pair) => pair.filter(({ player }) => player !== OTHER))
    .sort((a, b) => pointsIn(a) - pointsIn(b))
  console.log(`${heading('card and points')}\n${rows.map(lineOf).join('\n')}\n\n${heading('points')}`)
  for (const [low, high] of BANDS) console.log(lineOf(bandOf(results, low, high)))
  const fates = new Map<string, number>()
  for (const { fate } of results) fates.set(fate, (fates.get(fate) ?? 0) + 1)
  console.log(`\n${results.length} games; planes lost: ${[...fates].map((fate) => fate.join(' ')).join(', ')}`)
  console.log(`correlation of points with the share of points, over the cards: ${correlation(rows).toFixed(2)}`)
  const title = `One aircraft against one Spitfire (35 points), by its own points; ${results.length} games`
  writeFileSync(picture, chart(rows, title))
}

const heading = (first: string): string =>
  `| ${first} | games | won | drawn | lost | share of points | 95% interval |\n|---|---|---|---|---|---|---|`

/** Prices that belong together. */
const BANDS = [
  [17, 20],
  [25, 27],
  [32, 38],
  [42, 55],
] as const

/** All cards of a band as if they were one; the reference itself is left out. */
function bandOf(results: readonly GameResult[], low: number, high: number): Standing {
  const name = `${low} to ${high}`
  const within = all.filter(({ id, points }) => id !== REFERENCE && points >= low && points <= high)
  const ids = within.map(({ id }) => named(id))
  const rename = (player: string): string => (ids.includes(player) ? name : player)
  const renamed = results
    .filter(({ players }) => Object.values(players).some((player) => ids.includes(player)))
    .map(({ winner, players, ...rest }) => ({
      ...rest,
      winner: rename(winner),
      players: Object.fromEntries(Object.entries(players).map(([seat, player]) => [seat, rename(player)])),
    }))
  return standings(renamed).find(({ player }) => player === name) as Standing
}

const pointsIn = ({ player }: Standing): number => byId.get(player.split(' ')[0] as string)?.points ?? 0

const percent = (share: number): string => `${Math.round(100 * share)}%`

const lineOf = ({ player, games, won, drawn, lost, rate }: Standing): string =>
  `| ${[player, games, won, drawn, lost, percent(rate.mean), `${percent(rate.low)} to ${percent(rate.high)}`].join(' | ')} |`

/** Pearson's, over the cards. */
function correlation(rows: readonly Standing[]): number {
  const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length
  const [x, y] = [rows.map(pointsIn), rows.map(({ rate }) => rate.mean)]
  const [mx, my] = [mean(x), mean(y)]
  const sum = (value: (i: number) => number): number => rows.reduce((total, _, i) => total + value(i), 0)
  const [dx, dy] = [(i: number): number => x[i]! - mx, (i: number): number => y[i]! - my]
  return sum((i) => dx(i) * dy(i)) / Math.sqrt(sum((i) => dx(i) * dx(i)) * sum((i) => dy(i) * dy(i)))
}

const [order, ...rest] = process.argv.slice(2)
if (order === 'play') await play(Number(rest[0]), Number(rest[1]))
else if (order === 'report' && rest.length > 1) report(rest.slice(0, -1), rest[rest.length - 1] as string)
else console.error('points.ts play <from> <to> | points.ts report <games.jsonl>... <chart.svg>')
