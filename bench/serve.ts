/**
 * Decisions a second through `wingover serve`: `npx tsx bench/serve.ts [seconds] [games in a line] [only these games]`.
 *
 * A server of its own process, 64 games in one line, random choices by number; by turns with it, over a pipe of its own,
 * an echo: it is sent the server's last answer and sends it back. The client reads every answer as JSON in both cases.
 * A CPU second is one that the process at the other end computed: a busy machine disturbs it less than one on the wall.
 */
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import type { Ruleset } from 'wingover'
import { pickFrom } from 'wingover/bots'
import { rulesets } from 'wingover/registry'

const [seconds = 5, count = 64] = process.argv.slice(2, 4).map(Number)
const only = process.argv.slice(4)

/** Sends back every line. */
const ECHO = 'process.stdin.pipe(process.stdout)'

/** A process that answers lines. */
class Peer {
  readonly #process: ChildProcessWithoutNullStreams
  #parts: Buffer[] = []
  #heard: (line: Buffer) => void = () => undefined

  constructor(args: readonly string[]) {
    this.#process = spawn(process.execPath, args, { env: { ...process.env, NODE_ENV: 'production' } })
    this.#process.stderr.pipe(process.stderr)
    this.#process.stdout.on('data', (chunk: Buffer) => {
      this.#parts.push(chunk)
      if (chunk[chunk.length - 1] !== 10) return
      const line = Buffer.concat(this.#parts)
      this.#parts = []
      this.#heard(line)
    })
  }

  ask(request: object): Promise<Buffer> {
    return this.send(Buffer.from(`${JSON.stringify(request)}\n`))
  }

  send(line: Buffer): Promise<Buffer> {
    return new Promise((done) => {
      this.#heard = done
      this.#process.stdin.write(line)
    })
  }

  /** Seconds that it has computed. */
  worked(): number {
    const fields = readFileSync(`/proc/${this.#process.pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
    return (Number(fields[11]) + Number(fields[12])) / 100
  }

  close(): void {
    this.#process.kill('SIGKILL')
  }
}

interface Position {
  readonly ok: boolean
  readonly game: string
  readonly at: number
  readonly choices: number
  readonly done: boolean
}

const WANTS = {
  'the position alone': [],
  'numbers for a learner': ['numbers'],
  'changes and notation': ['events', 'changes', 'notation'],
  'all: events, view, notation': ['events', 'view', 'notation'],
  'with words': ['events', 'view', 'notation', 'words'],
} as const

/** The time that both have worked, and what came of it. */
interface Tally {
  decisions: number
  bytes: number
  worked: number
  waited: number
}

const empty = (): Tally => ({ decisions: 0, bytes: 0, worked: 0, waited: 0 })

async function measured(tally: Tally, peer: Peer, work: () => Promise<void>): Promise<void> {
  const [from, begun] = [peer.worked(), performance.now()]
  await work()
  tally.worked += peer.worked() - from
  tally.waited += (performance.now() - begun) / 1000
}

async function row(server: Peer, echo: Peer, { info }: Ruleset, want: readonly string[]) {
  const pick = pickFrom('bench')
  const ids = Array.from({ length: count }, (_, i) => `${info.id}-${i}`.slice(-24))
  for (const as of ids) await server.ask({ do: 'new', ruleset: info.id, as })
  let last: Buffer = Buffer.alloc(0)
  let positions = await step(ids.map((game) => ({ game })))
  const [ours, theirs] = [empty(), empty()]
  async function step(games: readonly object[]): Promise<readonly Position[]> {
    const line = await server.ask({ do: 'steps', games, want })
    last = line
    return JSON.parse(line.toString()).games
  }
  const play = async (tally: Tally, ms: number): Promise<void> => {
    for (const end = performance.now() + ms; performance.now() < end; ) {
      const games = positions.map(({ game, at, choices, done }) =>
        done ? { game, reset: true } : { game, at, choose: pick.index(choices) },
      )
      positions = await step(games)
      if (!positions.every(({ ok }) => ok)) throw new Error(JSON.stringify(positions.find(({ ok }) => !ok)))
      tally.decisions += count
      tally.bytes += last.length
    }
  }
  const repeat = async (tally: Tally, ms: number): Promise<void> => {
    for (const end = performance.now() + ms; performance.now() < end; ) {
      const line = await echo.send(last)
      JSON.parse(line.toString())
      tally.bytes += line.length
    }
  }
  await play(empty(), 2_000)
  await repeat(empty(), 500)
  for (let round = 0; round < 4; round++) {
    await measured(ours, server, () => play(ours, seconds * 250))
    await measured(theirs, echo, () => repeat(theirs, seconds * 125))
  }
  for (const game of ids) await server.ask({ do: 'close', game })
  return { ours, theirs }
}

const rate = (value: number): string =>
  value >= 1e6 ? `${(value / 1e6).toFixed(1)} M` : `${(value / 1e3).toFixed(1)} k`

const [server, echo] = [
  new Peer(['--import', 'tsx', 'src/cli/index.ts', 'serve', '--seed', 'bench', '--games', '1000']),
  new Peer(['-e', ECHO]),
]
await server.ask({ do: 'hello', protocol: 2 })
console.log(
  '| game | asked for | decisions a CPU second | on the wall | bytes each | bytes/s : echo, on the wall | : echo, CPU |',
)
console.log('|---|---|--:|--:|--:|--:|--:|')
for (const ruleset of Object.values(rulesets) as readonly object[] as readonly Ruleset[]) {
  if (only.length > 0 && !only.includes(ruleset.info.id)) continue
  for (const [name, want] of Object.entries(WANTS)) {
    const { ours, theirs } = await row(server, echo, ruleset, want)
    console.log(
      `| ${ruleset.info.title} | ${name} | ${rate(ours.decisions / ours.worked)} | ${rate(ours.decisions / ours.waited)} | ${Math.round(ours.bytes / ours.decisions)} | ${(ours.bytes / ours.waited / (theirs.bytes / theirs.waited)).toFixed(2)} | ${(ours.bytes / ours.worked / (theirs.bytes / theirs.worked)).toFixed(2)} |`,
    )
  }
}
server.close()
echo.close()
