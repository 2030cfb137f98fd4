/**
 * How the house cards of Fighting Wings fly, beside history.
 *
 * `tsx bench/flight/study.ts` prints the study that stands in `docs/studies/fighting-wings-flight.md`; a test holds the
 * page to it. Write it anew with `tsx bench/flight/study.ts > docs/studies/fighting-wings-flight.md`.
 */
import { pathToFileURL } from 'node:url'
import { base, cards } from 'wingover/fighting-wings'
import { type Goal, type Hunt, hunt, type Line } from './beam.js'
import { circleOf } from './circle.js'
import { climbOf } from './climb.js'
import { flownAs } from './model.js'
import { alone, energyOf } from './solo.js'

/** A figure of history: climb in feet per minute, circle in seconds, best climb speed in mph. */
interface Past {
  readonly card: string
  readonly name: string
  readonly climb: number
  readonly circle: number | null
  readonly speed: number
  readonly source: string
}

/**
 * Climb and circle near the ground from the data sheets of a flight simulator (il2_specs) and speeds of climb from pilots'
 * notes as commonly quoted; for the B-17G the mean of a climb to 20,000 feet.
 */
export const HISTORY: readonly Past[] = [
  { card: 'HOUSE-SPIT9', name: 'Spitfire IX', climb: 4230, circle: 17.7, speed: 170, source: 'sheet' },
  { card: 'HOUSE-BF109G6', name: 'Bf 109G-6', climb: 3960, circle: 21.5, speed: 165, source: 'sheet' },
  { card: 'HOUSE-P51D', name: 'P-51D', climb: 3560, circle: 20, speed: 170, source: 'sheet' },
  { card: 'HOUSE-P47D', name: 'P-47D', climb: 3560, circle: 27.5, speed: 160, source: 'sheet' },
  { card: 'HOUSE-FW190A8', name: 'Fw 190A-8', climb: 2720, circle: 24.2, speed: 175, source: 'sheet' },
  { card: 'HOUSE-B17G', name: 'B-17G', climb: 600, circle: null, speed: 160, source: 'memory' },
]

/** How far a card may be from history: shares of climb and circle, mph of the speed of climb. */
export const TOLERANCE = { climb: 0.2, circle: 0.2, speed: 40 } as const

const BANDS = ['VL', 'LO', 'ML', 'MH', 'HI', 'VH'] as const
const TURNS = 24
const CIRCLING = 12

/** What a card does near the ground, climbs as the mean of the two lowest bands, and how it climbs band by band. */
export interface Performance {
  readonly climb: number
  readonly circle: number
  /** mph of the best steady climb in VL. */
  readonly speed: number
  readonly byBand: readonly { readonly band: string; readonly climb: number; readonly ratio: number }[]
}

const feetPerMinute = (increments: number): number => (increments * 100 * 60) / (4 * TURNS)
const mean = (list: readonly number[]): number => list.reduce((sum, one) => sum + one, 0) / list.length

const known = new Map<string, Performance>()

/** What a card does. */
export function performanceOf(card: string): Performance {
  const found = known.get(card) ?? flownBy(card)
  known.set(card, found)
  return found
}

function flownBy(card: string): Performance {
  const { crafts, chart } = alone(card, 8, 90).config
  const craft = crafts[card]!
  const climbs = BANDS.map((band) => climbOf(flownAs(card, craft, band), base.increments, base.hammerhead.decel, TURNS))
  const byBand = climbs.map(({ steady, best }, i) => ({
    band: BANDS[i]!,
    climb: feetPerMinute(steady),
    ratio: best / steady,
  }))
  return {
    climb: mean(byBand.slice(0, 2).map(({ climb }) => climb)),
    circle: circleOf(flownAs(card, craft, 'VL'), chart, CIRCLING),
    speed: 25 * climbs[0]!.speed,
    byBand,
  }
}

const round = (value: number): string => String(Math.round(value / 10) * 10)
const off = (ours: number, theirs: number): string => {
  const share = Math.round(100 * (ours / theirs - 1))
  return share > 0 ? `+${share}%` : `${share}%`
}

function rowOf({ card, name, climb, circle, speed, source }: Past): string {
  const ours = performanceOf(card)
  const round360 =
    circle === null
      ? `${ours.circle.toFixed(1)} | not found | `
      : `${ours.circle.toFixed(1)} | ${circle.toFixed(1)} | ${off(ours.circle, circle)}`
  return `| ${name} | ${round(ours.climb)} | ${climb} | ${off(ours.climb, climb)} | ${ours.speed} | ${speed} | ${round360} | ${source} |`
}

function bandRow(card: string, name: string): string {
  const { byBand } = performanceOf(card)
  const most = Math.max(...byBand.map(({ ratio }) => ratio))
  return `| ${name} | ${byBand.map(({ climb }) => round(climb)).join(' | ')} | ${most.toFixed(2)} |`
}

/** A hunt small enough to stand in a test. */
const SMALL: Omit<Hunt, 'card'> = { speed: 8, turns: 5, tries: 12, width: 3, seed: 'study' }
/** Where each hunt begins: the one for a place in the air in a steep dive, since vertical ones need a lead-in. */
const EDITS: Readonly<Record<Goal, Hunt['edits']>> = {
  ...{ energy: {}, turn: {}, hover: { flight: 'SD', dives: 1 }, height: { throttle: 'idle' } },
}

/** What a hunt wins, and what it costs in increments of height and points of energy. */
export interface Catch {
  readonly line: Line
  readonly height: number
  readonly energy: number
}

/** What a hunt over all orders brings home for a card. */
export function catchOf(goal: Goal, card: string): Catch {
  const from = { ...SMALL, edits: EDITS[goal], card }
  const line = hunt(goal, from)
  const [start, end] = [alone(card, from.speed, 200, from.edits).planes.P!, line.state.planes.P!]
  return { line, height: start.alt - end.alt, energy: energyOf(start) - energyOf(end) }
}

/** Fighters, which may fly all there is. */
export const HUNTED = HISTORY.filter(({ card }) => card !== 'HOUSE-B17G')

function huntRow({ card, name }: Past): string {
  const [turn, hover, idle] = [catchOf('turn', card), catchOf('hover', card), catchOf('height', card)]
  const { stayed } = hover.line
  return `| ${name} | ${30 * turn.line.turned} | ${turn.height} | ${turn.energy} | ${stayed} | ${stayed === 0 ? '' : hover.height} | ${idle.height} | ${idle.energy} |`
}

/** The whole page. */
export const study = (): string => `# How the cards of Fighting Wings fly

The rulebooks are not at hand, so data cards, turn chart and the drag of rule BR-06 are our own; what a climb costs and a
dive gives is the errata's. This page holds our numbers to history, and to a law: nobody climbs better by diving.

It is printed by \`npx tsx bench/flight/study.ts\`; a test holds the page to the command and every row to its limits.

## Method

- An exact dynamic program over a model of flight with level wings, written apart from the library; a test flies both side
  by side on random turns and finds no difference.
- Climb: the most height in ${TURNS} turns of zoom climbs and level flight that stay within half a speed of the start and end
  no slower. Feet per minute, the mean of the bands VL and LO; combat power, clean.
- Speed of climb: the lowest speed, in mph, at which that is flown in VL. A speed of 1.0 is 50 mph.
- Circle: seconds for 360 degrees in the quickest level turn that can be held for ${CIRCLING} turns without losing speed, in VL.
- History: \`sheet\` is a data sheet of a flight simulator, consistent in itself; \`memory\` is a figure commonly quoted, and
  speeds of climb are all of that kind. Limits: climb and circle within ${100 * TOLERANCE.climb}%, speed of climb within ${TOLERANCE.speed} mph.

## Near the ground

| card | climb | history | off | climbs at | history | circle | history | off | source |
|---|---|---|---|---|---|---|---|---|---|
${HISTORY.map(rowOf).join('\n')}

## By altitude, and the best of all flights

Climb in feet per minute by band, and the height that the best of all flights of ${TURNS} turns wins, dives, zooms, vertical climbs
and hammerheads included, over that of the best steady climb: the law is 1.05 in every band.

| card | ${BANDS.join(' | ')} | best over steady |
|---|${BANDS.map(() => '---|').join('')}---|
${cards.map(({ id, name }) => bandRow(id, name)).join('\n')}

## A hunt over all orders

A beam of flights draws from everything the legal lists offer, a kind of order first and then one of that kind, so that skids,
barrel rolls, snap rolls, reversals and turn stalls come as often as plain turns. Three hunts for each fighter, from speed 4 at
20,000 feet, ${SMALL.turns} turns each: the most turn for the least loss, the longest stay over one place, and the most height kept with the
engine at idle. Height lost in hundreds of feet, energy lost in points of accel (100 feet are one, half a speed is five).

| card | degrees | height | energy | turns in place | height | idle: height | idle: energy |
|---|---|---|---|---|---|---|---|
${HUNTED.map(huntRow).join('\n')}

\`npx tsx bench/flight/hunt.ts\` hunts longer and prints every order. What we read in its flights, all eight cards:

- The most turn is always a vertical dive with rolls or reversals: 120 to 160 degrees a turn, for 900 feet or more of height a
  turn. Much of the height comes back as speed, as it would in the air; no flight that kept its height turned so fast.
- A place is kept in a vertical dive, at 900 to 1,500 feet a turn, or stalled: 200 feet in the first turn, then 400, 600, 800.
  A stalled aircraft gains no speed for that height, moves first and may not fire, so we left it.
- At idle every turn costs energy, whatever is flown. The longest flights zoom, stall and mush down.
- Skids, barrel rolls and snap rolls turn up at random in flights that win by something else, and never in every turn of one.
- Formations and rockets are not part of it: a wingman flies his own points whoever's number he rides on, and rockets only weigh.

## Where the numbers come from

| number | rule | status |
|---|---|---|
| decel of a climb: 1 an increment, and the card's number, 2 or 1 a VFP by speed; 1 more below climb speed | FW-4.2-climb-decel | book |
| accel of a dive: 1 an increment, and the card's number a VFP | FW-4.1-dive-accel | book |
| 3 decel for each half of speed above what is attainable; a third of the power above listed speed | FW-4.2-excess-speed, FW-11-13-attainable | book |
| 5 points are half a speed | BR-05 | inferred from public material |
| climb speed is the minimum and 1.5 | FW-14.3-climb-speed | book |
| split turn modes such as 3-2 and 2-1, and their reduction | OTR1-5.3-inverted-mode-split | book |
| a turn of 4 seconds, a hex of 100 yards, a speed of 50 mph | BR-01 | inferred from public material |
| drag: the share (speed / attainable)² of the power | BR-06 | house |
| increments of a VFP: 1 or 2, vertical climb 2, vertical dive 3 | BR-12 | house; the least loss of a steep dive is the errata's |
| turn chart, power, turn decel and climb decel of the cards | BR-07, BR-08 | house, fitted to the figures above |
| dive accel of the cards: 0 for named aircraft | BR-12 | house: with 1, the P-51D and P-47D won up to a quarter more height by diving in thin air |
`

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) process.stdout.write(study())
