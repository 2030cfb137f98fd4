/** A server is killed under load, or its disk is full: what was answered is there, and what was refused is not. */
import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fromView, type Ruleset } from 'wingover'
import { fromLines, host } from 'wingover/host'
import { rulesets } from 'wingover/registry'
import { make, printed, startOnline, ticketIn, watched } from './players.js'
import { playSeat, type Sitting, sit, until } from './sitting.js'

const duel = (rulesets as Readonly<Record<string, Ruleset>>)['spitting-fire']!
let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'wingover-lost-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** The ids of requests that were answered with yes. */
const doneBy = ({ heard }: Sitting): readonly string[] =>
  heard
    .map((text) => JSON.parse(text) as { id?: string; answer?: { ok: boolean } })
    .flatMap(({ id, answer }) => (answer?.ok && id !== undefined ? [id] : []))

const kept = (): string =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.jsonl'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('')

test('killed in the middle of twenty games: every act that was answered is there', { timeout: 120_000 }, async () => {
  const server = await startOnline(folder)
  const seats: Sitting[] = []
  for (let i = 0; i < 20; i++) {
    const made = await make(server.url, { game: 'spitting-fire', scenario: 'duel' })
    for (const seat of duel.info.seats) {
      const one = await sit(server.url, made.game, ticketIn(made.links[seat]))
      seats.push(one)
      void playSeat(duel, one, seat, 400).catch(() => undefined)
    }
  }
  await until(() => seats.flatMap(doneBy).length > 300)
  await server.stop('SIGKILL')
  // The first request of a chair asks for news and leaves nothing behind.
  const acts = seats.flatMap(doneBy).filter((id) => !id.endsWith('-1'))
  const again = await startOnline(folder)
  try {
    const text = kept()
    expect(acts.length).toBeGreaterThan(200)
    for (const id of acts) expect(text.includes(`"id":"${id}"`), id).toBe(true)
    for (const name of readdirSync(folder).filter((one) => one.endsWith('.jsonl'))) {
      const lines = readFileSync(join(folder, name), 'utf8').split('\n')
      expect(host.load(duel, fromLines(lines)).ok).toBe(true)
    }
    expect(readdirSync(join(folder, 'journal'))).toEqual([])
  } finally {
    await again.stop()
  }
})

/** A server whose files may not grow beyond so many kB: to it the disk is full there. */
async function startNarrow(kB: number) {
  const command = `ulimit -f ${kB} && exec "${process.execPath}" --import tsx src/cli/index.ts online --port 0 --folder "${folder}"`
  const running = watched(spawn('bash', ['-c', command]))
  const [, url] = await printed(running, /played at (\S+)/)
  return { ...running, url: url! }
}

test('a full disk: the order is refused, the others hear nothing, and the game goes on where it was', {
  timeout: 120_000,
}, async () => {
  const server = await startNarrow(8)
  const made = await make(server.url, { game: 'spitting-fire', scenario: 'duel' })
  const [axis, allies] = [
    await sit(server.url, made.game, ticketIn(made.links.axis)),
    await sit(server.url, made.game, ticketIn(made.links.allies)),
  ]
  await until(() => axis.chair.view !== undefined)
  const [order] = fromView(duel, axis.chair.view!).legalActions()
  let answer: Awaited<ReturnType<typeof axis.chair.act>>
  let isPlotted = false
  // More slowly than the rate that is allowed.
  do {
    answer = await (isPlotted ? axis.chair.request('undo') : axis.chair.act(order))
    if (answer.ok) isPlotted = !isPlotted
    await new Promise((done) => setTimeout(done, 60))
  } while (answer.ok || answer.violations[0]?.code === 'too-fast')
  expect(answer.violations).toMatchObject([{ rule: 'HOST-KEPT', code: 'not-kept' }])
  expect(allies.heard.join()).not.toContain('not-kept')
  await server.stop('SIGKILL')

  const again = await startOnline(folder)
  try {
    const text = kept()
    for (const id of [axis, allies].flatMap(doneBy).filter((one) => !one.endsWith('-1')))
      expect(text.includes(`"id":"${id}"`), id).toBe(true)
    const no = axis.heard
      .map((one) => JSON.parse(one) as { id: string })
      .find((one) => JSON.stringify(one).includes('not-kept'))!
    expect(text.includes(`"id":"${no.id}"`)).toBe(false)
    const back = await sit(again.url, made.game, ticketIn(made.links.axis))
    const foe = await sit(again.url, made.game, ticketIn(made.links.allies))
    await until(() => back.chair.view !== undefined && foe.chair.view !== undefined)
    expect((await back.chair.request('resign')).ok).toBe(true)
    await until(() => foe.chair.decision?.outcome !== undefined)
  } finally {
    await again.stop()
  }
})
