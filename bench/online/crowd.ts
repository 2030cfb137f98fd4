/**
 * Everybody who plays at a server that is measured, in a process of its own: so many games, in each one order a second by
 * somebody who is asked. It says on its output how far it is, and last what it has seen, as JSON.
 */
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { fromView } from 'wingover'
import { pickFrom } from 'wingover/bots'
import { spittingFire } from 'wingover/spitting-fire'
import { type Open, openMatch, openOnline, type Seat } from './seats.js'

const [engine, url = '', ...numbers] = process.argv.slice(2)
const [count = 100, seconds = 10] = numbers.map(Number)
const open: Open = engine === 'online' ? openOnline : openMatch
const pick = pickFrom('crowd')
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))

/** One order of somebody who is asked; undefined if the game is over or its connection lost. How long it took. */
async function act(seats: readonly Seat[]): Promise<number | undefined> {
  if (seats.some(({ isOver }) => isOver)) return undefined
  for (const seat of seats) {
    const list = seat.isAsked && seat.view ? fromView(spittingFire, seat.view).legalActions() : []
    if (list.length > 0) return timed(seat, pick.of(list))
  }
  return seats[0] && engine !== 'online' ? timed(seats[0], null) : 0
}

async function timed(seat: Seat, order: unknown): Promise<number | undefined> {
  const begun = performance.now()
  return (await seat.act(order)) ? performance.now() - begun : undefined
}

/** What comes over the wire of a seat in a whole duel, played as fast as the server lets it. */
async function wholeDuel(): Promise<readonly number[]> {
  const seats = await open(url)
  while (!seats.some(({ isOver }) => isOver)) {
    await act(seats)
    await pause(30)
  }
  for (const seat of seats) seat.leave()
  return seats.map(({ bytes }) => bytes)
}

let phase: 'opening' | 'playing' | 'measuring' | 'over' = 'opening'
const latencies: number[] = []
const lost: string[] = []
const tables: (readonly Seat[])[] = []

async function openNext(left: { games: number }): Promise<void> {
  while (left.games-- > 0) {
    const seats = await open(url).catch((error: unknown) => void lost.push(String(error)))
    if (seats) tables.push(seats)
  }
}

async function play(at: number): Promise<void> {
  await pause(Math.random() * 1000)
  for (let due = performance.now(); phase !== 'over'; due += 1000) {
    await pause(due - performance.now())
    const [took, now] = [await act(tables[at] as readonly Seat[]), phase]
    if (took === undefined) tables[at] = await another(tables[at] as readonly Seat[])
    else if (took > 0 && now === 'measuring') latencies.push(took)
  }
}

async function another(old: readonly Seat[]): Promise<readonly Seat[]> {
  if (!old.some(({ isOver }) => isOver)) lost.push('in the middle of a game')
  for (const seat of old) seat.leave()
  return open(url).catch((error: unknown) => {
    lost.push(String(error))
    return []
  })
}

const part = (sorted: readonly number[], share: number): number => sorted[Math.floor(sorted.length * share)] ?? 0

const duels = (await Promise.all(Array.from({ length: 20 }, wholeDuel))).flat()
const left = { games: count }
const begun = performance.now()
await Promise.all(Array.from({ length: 8 }, () => openNext(left)))
const opened = (performance.now() - begun) / 1000
console.log('opened')
await new Promise((done) => process.stdin.once('data', done))
phase = 'playing'
const games = tables.map((_, at) => play(at))
await pause(4000)
console.log('measuring')
phase = 'measuring'
const delay = monitorEventLoopDelay({ resolution: 5 })
delay.enable()
const cpu = process.cpuUsage()
await pause(seconds * 1000)
phase = 'over'
delay.disable()
const { user, system } = process.cpuUsage(cpu)
const sorted = latencies.sort((a, b) => a - b)
console.log('measured')
await Promise.race([Promise.allSettled(games), pause(3000)])
console.log(
  JSON.stringify({
    opened,
    acts: sorted.length / seconds,
    half: part(sorted, 0.5),
    p99: part(sorted, 0.99),
    worst: sorted[sorted.length - 1] ?? 0,
    late: delay.percentile(99) / 1e6,
    cpu: (user + system) / 1e4 / seconds,
    bytes: duels.reduce((sum, one) => sum + one, 0) / duels.length,
    lost: lost.length,
    why: lost[0],
  }),
)
process.exit()
