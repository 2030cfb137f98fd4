/**
 * How many games one process holds: `npx tsx bench/online.ts [games] [seconds] [online|boardgame-io]`. `wingover online`, and
 * beside it boardgame.io's own server with the same game through the adapter: each in a process of its own, all players
 * in another, two connections a game over loopback, one order a second in each game. `wingover online` has every act on the
 * disk before it answers; boardgame.io keeps its games in memory, as it does by default.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'

const [count = '1000', seconds = '20', only] = process.argv.slice(2)
const folder = mkdtempSync(join(tmpdir(), 'wingover-bench-'))
const env = { ...process.env, NODE_ENV: 'production' }

const SERVERS = {
  online: ['src/cli/index.ts', 'online', '--port', '0', '--folder', folder],
  'boardgame-io': ['bench/online/boardgame-io.ts'],
}

/** A program of ours, and what it prints. */
class Program {
  readonly child: ChildProcess
  #printed = ''

  constructor(...args: readonly string[]) {
    this.child = spawn(process.execPath, ['--import', 'tsx', ...args], { env, stdio: ['pipe', 'pipe', 'pipe'] })
    for (const stream of [this.child.stdout, this.child.stderr]) stream?.on('data', (text) => (this.#printed += text))
  }

  /** What it prints, as soon as it fits; what came before is forgotten. */
  async says(form: RegExp): Promise<RegExpExecArray> {
    for (;;) {
      const found = form.exec(this.#printed)
      if (found) this.#printed = this.#printed.slice(found.index + found[0].length)
      if (found) return found
      if (this.child.exitCode !== null) throw new Error(this.#printed)
      await new Promise((done) => setTimeout(done, 20))
    }
  }

  /** Seconds that it has computed. */
  get worked(): number {
    const fields = readFileSync(`/proc/${this.child.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    return (Number(fields[11]) + Number(fields[12])) / 100
  }

  /** kB of objects and buffers after a collection, and of resident memory. */
  async memory(): Promise<readonly [objects: number, resident: number]> {
    this.child.kill('SIGUSR2')
    const [, objects, resident] = await this.says(/memory (\d+) (\d+)/)
    return [Number(objects) / 1000, Number(resident) / 1000]
  }
}

interface Seen {
  readonly opened: number
  readonly acts: number
  readonly half: number
  readonly p99: number
  readonly worst: number
  readonly late: number
  readonly cpu: number
  readonly bytes: number
  readonly lost: number
  readonly why?: string
}

async function measure(engine: keyof typeof SERVERS): Promise<void> {
  const server = new Program('--expose-gc', '--import', './bench/online/gauge.mjs', ...SERVERS[engine])
  const [, url = ''] = await server.says(/played at (\S+)/)
  const crowd = new Program('bench/online/crowd.ts', engine, url, count, seconds)
  try {
    const empty = await server.memory()
    await crowd.says(/opened/)
    const fresh = await server.memory()
    crowd.child.stdin?.write('go\n')
    await crowd.says(/measuring/)
    const [from, before] = [performance.now(), server.worked]
    await crowd.says(/measured/)
    const share = (100 * (server.worked - before)) / ((performance.now() - from) / 1000)
    const full = await server.memory()
    const seen = JSON.parse((await crowd.says(/\{.*\}/))[0]) as Seen
    tell(engine, seen, { share, empty, fresh, full })
  } finally {
    crowd.child.kill('SIGKILL')
    server.child.kill('SIGKILL')
  }
}

interface Gauged {
  readonly share: number
  readonly empty: readonly [number, number]
  readonly fresh: readonly [number, number]
  readonly full: readonly [number, number]
}

function tell(engine: string, seen: Seen, { share, empty, fresh, full }: Gauged): void {
  const each = (now: readonly [number, number], at: 0 | 1) => ((now[at] - empty[at]) / Number(count)).toFixed(0)
  console.log(`${engine}: ${count} games, opened in ${seen.opened.toFixed(1)} s, load ${loadavg()[0]?.toFixed(1)}`)
  console.log(
    `  ${seen.acts.toFixed(0)} acts a second; server ${share.toFixed(0)}% of a core, players ${seen.cpu.toFixed(0)}%`,
  )
  console.log(
    `  answered in ${seen.half.toFixed(1)} ms (half), ${seen.p99.toFixed(1)} ms (99 of 100), ${seen.worst.toFixed(0)} ms (worst)`,
  )
  console.log(`  the players' own process was late by ${seen.late.toFixed(1)} ms (99 of 100)`)
  console.log(
    `  memory a game: ${each(fresh, 0)} kB fresh, ${each(full, 0)} kB in play; resident ${each(full, 1)} kB; empty ${(empty[1] / 1000).toFixed(0)} MB`,
  )
  console.log(`  ${(seen.bytes / 1000).toFixed(1)} kB a duel and seat; ${seen.lost} games lost ${seen.why ?? ''}`)
}

try {
  for (const engine of Object.keys(SERVERS) as (keyof typeof SERVERS)[]) {
    if (only === undefined || only === engine) await measure(engine)
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}
