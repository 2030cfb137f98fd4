/**
 * How many games one process of `wingover online` holds: `npx tsx bench/online.ts [games] [seconds]`. A server of its own
 * process, two connections a game over loopback, in each game one order a second; every act is synced to the disk.
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client, type Room } from 'colyseus.js'
import { fromView, type Game, type Ruleset } from 'wingover'
import { pickFrom } from 'wingover/bots'
import { attach } from 'wingover/colyseus/client'
import type { Chair } from 'wingover/host'
import { rulesets } from 'wingover/registry'

const [count = 1000, seconds = 20] = process.argv.slice(2).map(Number)
const ruleset = (rulesets as Readonly<Record<string, Ruleset>>)['spitting-fire']!
const folder = mkdtempSync(join(tmpdir(), 'wingover-bench-'))
const server = spawn(process.execPath, [
  '--import',
  'tsx',
  'src/cli/index.ts',
  'online',
  '--port',
  '0',
  '--folder',
  folder,
])
server.stderr.pipe(process.stderr)
server.on('exit', (code) => console.error(`the server ended with ${code}`))
const url = await new Promise<string>((done) =>
  server.stdout.on('data', (text) => /at (\S+)/.exec(String(text)) && done(/at (\S+)/.exec(String(text))![1]!)),
)

const fact = (file: string, name: string): number =>
  Number(new RegExp(`${name}:?\\s+(\\d+)`).exec(readFileSync(`/proc/${server.pid}/${file}`, 'utf8'))?.[1] ?? 0)
const memory = (): number => fact('status', 'VmRSS')
/** Time that the server has computed, in seconds. */
const worked = (): number => {
  const fields = readFileSync(`/proc/${server.pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
  return (Number(fields[11]) + Number(fields[12])) / 100
}
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))

interface Seat {
  readonly chair: Chair<Game>
  readonly room: Room
  bytes: number
}
interface Match {
  readonly seats: Readonly<Record<string, Seat>>
  acts: number
}

const pick = pickFrom('bench')
async function sit(game: string, ticket: string): Promise<Seat> {
  const room = await new Client(url).joinById(game, { ticket })
  const seat: Seat = { chair: attach<Game>(room), room, bytes: 0 }
  const { ws } = room.connection.transport as unknown as {
    ws: { addEventListener(type: string, told: (event: { data: ArrayBuffer }) => void): void }
  }
  ws.addEventListener('message', ({ data }) => {
    seat.bytes += data.byteLength
  })
  return seat
}

async function open(): Promise<Match> {
  const response = await fetch(`${url}games`, {
    method: 'POST',
    body: JSON.stringify({ game: ruleset.info.id, scenario: 'duel' }),
  })
  const { game, links } = (await response.json()) as { game: string; links: Record<string, string> }
  const seats: Record<string, Seat> = {}
  for (const seat of ruleset.info.seats) seats[seat] = await sit(game, links[seat]!.split('#')[1]!)
  return { seats, acts: 0 }
}

const latencies: number[] = []
const duels: number[] = []
/** One order of somebody who is asked; false if the game is over. */
async function act(match: Match): Promise<boolean> {
  const [asked] = Object.values(match.seats)[0]!.chair.decision?.actors ?? []
  const seat = asked === undefined ? undefined : match.seats[asked]
  if (seat?.chair.view === undefined) return Object.values(match.seats)[0]!.chair.decision?.outcome === undefined
  const order = pick.of(fromView(ruleset, seat.chair.view).legalActions())
  const begun = performance.now()
  const answer = await seat.chair.act(order)
  if (answer.ok) {
    latencies.push(performance.now() - begun)
    match.acts++
  }
  return true
}

async function play(until: number): Promise<void> {
  let match = await open()
  while (performance.now() < until) {
    const begun = performance.now()
    if (!(await act(match))) {
      for (const { bytes, room } of Object.values(match.seats)) {
        duels.push(bytes)
        await room.leave()
      }
      match = await open()
    }
    await pause(Math.max(0, 1000 - (performance.now() - begun)))
  }
}

const empty = memory()
const opened = performance.now()
const starts = Array.from({ length: count }, (_, i) => pause((i * 20_000) / count))
const end = opened + 20_000 + seconds * 1000
const games = starts.map((start) => start.then(() => play(end)))
await pause(20_000)
latencies.length = 0
const [from, cpu] = [performance.now(), worked()]
await pause(seconds * 1000)
const wall = (performance.now() - from) / 1000
const p = (part: number): number => latencies[Math.floor(latencies.length * part)] ?? 0
latencies.sort((a, b) => a - b)
const acts = latencies.length
console.log(
  `${count} games, ${(acts / wall).toFixed(0)} acts a second, server ${((100 * (worked() - cpu)) / wall) | 0}% of a core`,
)
console.log(`answered in ${p(0.5).toFixed(1)} ms (half), ${p(0.99).toFixed(1)} ms (99 of 100)`)
console.log(
  `memory ${((memory() - empty) / count).toFixed(0)} kB a game with its two connections, above ${(empty / 1024).toFixed(0)} MB`,
)
const mean = duels.reduce((sum, bytes) => sum + bytes, 0) / Math.max(1, duels.length)
console.log(`${(mean / 1000).toFixed(1)} kB a duel and seat, ${duels.length} seats of whole duels`)
await Promise.allSettled(games)
server.kill('SIGKILL')
rmSync(folder, { recursive: true, force: true })
process.exit()
