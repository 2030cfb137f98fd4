/**
 * Two processes that trust nobody play a game through a folder of letters: `npx tsx examples/play-by-mail.ts`.
 *
 * Each side is a process of its own with a secret of its own. All that passes between them are files in one folder, which
 * could as well be letters or posts in a forum. In the end anyone can check the match from what is in the folder.
 */
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { pickFrom } from 'wingover/bots'
import {
  type Entry,
  type FairPlayer,
  joinMatch,
  newSecret,
  type Terms,
  termsOf,
  tipOf,
  transcriptOf,
  verifyMatch,
} from 'wingover/fair'
import { spittingFire as game, type SpittingFire } from 'wingover/spitting-fire'

type Seat = SpittingFire['Seat']
const SEATS = game.info.seats
const duel = game.info.scenarios[0]!

/** What one side sends: what it has written, and the head that it holds. */
interface Letter {
  readonly entries: readonly Entry<SpittingFire>[]
  readonly head: string
}

/** Writes a file whole: whoever waits for it never reads half of it. */
function post(folder: string, name: string, content: unknown): void {
  const file = join(folder, `${name}.json`)
  writeFileSync(`${file}.new`, JSON.stringify(content))
  renameSync(`${file}.new`, file)
}

async function read<T>(folder: string, name: string): Promise<T> {
  const file = join(folder, `${name}.json`)
  for (let tries = 0; tries < 3_000; tries++) {
    if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'))
    await pause(10)
  }
  throw new Error(`${name} has not come: the other side has left`)
}

/** Both send the tip of a chain; the terms follow from them. */
async function agree(folder: string, seat: Seat, secret: string): Promise<Terms<SpittingFire>> {
  post(folder, `tip-${seat}`, tipOf(secret, seat))
  const tips = await Promise.all(SEATS.map(async (one) => [one, await read<string>(folder, `tip-${one}`)]))
  return termsOf(game, duel.config, Object.fromEntries(tips))
}

/** All that this side can write before the other must. */
function writeOn(
  side: FairPlayer<SpittingFire>,
  pick: { of<T>(list: readonly T[]): T },
): readonly Entry<SpittingFire>[] {
  const written = [...side.answer()]
  while (side.legalActions().length > 0) {
    const order = side.play(pick.of(side.legalActions()))
    if (!order.ok) throw new Error(order.violations[0]?.message)
    written.push(...order.value, ...side.answer())
  }
  return written
}

/** One side, from its first letter to its last. */
async function playSide(folder: string, seat: Seat): Promise<void> {
  const secret = newSecret()
  const joined = joinMatch(game, await agree(folder, seat, secret), seat, secret)
  if (!joined.ok) throw new Error(joined.violations[0]?.message)
  const side = joined.value
  const other = SEATS.find((one) => one !== seat)
  const pick = pickFrom(secret)
  while (side.due.what !== 'nothing') {
    const number = side.match.entries.length
    if (side.due.seat === seat) {
      const entries = writeOn(side, pick)
      post(folder, `${number}-${seat}`, { entries, head: side.match.head } satisfies Letter)
      continue
    }
    const { entries, head } = await read<Letter>(folder, `${number}-${other}`)
    const got = side.receive(entries, head)
    if (!got.ok) throw new Error(`${other} cheats: ${got.violations[0]?.message}`)
  }
  post(folder, `transcript-${seat}`, transcriptOf(side.match))
}

/** Starts both sides and then, knowing no secret, checks what they have left behind. */
async function main(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'wingover-mail-'))
  const ends = SEATS.map((seat) => {
    const child = spawn(process.execPath, [...process.execArgv, process.argv[1] as string, folder, seat], {
      stdio: 'inherit',
    })
    return new Promise<number | null>((resolve) => child.on('exit', resolve))
  })
  if ((await Promise.all(ends)).some((code) => code !== 0)) throw new Error('one side has stopped')
  const verdicts = await Promise.all(
    SEATS.map(async (seat) => verifyMatch(game, await read(folder, `transcript-${seat}`))),
  )
  for (const [i, found] of verdicts.entries()) {
    const end = found.verdict === 'fair' ? `${found.outcome.winner}, ${found.record.actions.length} actions` : ''
    console.log(`${SEATS[i]}: ${found.verdict}. ${end}`)
  }
  const [one, two] = verdicts.map((found) => ('head' in found ? found.head : undefined))
  console.log(one !== undefined && one === two ? 'Both hold the same head.' : 'The two do not have the same match.')
}

const [, , folder, name] = process.argv
const side = SEATS.find((seat) => seat === name)
await (folder === undefined || side === undefined ? main() : playSide(folder, side))
