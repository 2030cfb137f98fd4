import { describe, expect, test } from 'vitest'
import type { Ruleset } from 'wingover'
import { pickFrom } from 'wingover/bots'
import { rulesets } from 'wingover/registry'
import { fromJSONSchema } from 'zod'
import { Hall } from '../../src/cli/serve/hall.js'
import { protocolSchemas } from '../../src/cli/serve/protocol-schemas.js'
import { Server } from '../../src/cli/serve/server.js'
import { wingover } from './harness.js'

// biome-ignore lint/suspicious/noExplicitAny: answers are read as a client reads them.
type Read = any

const OPTIONS = { version: '0', seed: 'test', games: 80, line: 1_000_000, stall: 20 }
const games = Object.values(rulesets) as readonly object[] as readonly Ruleset[]
const codes = (answer: Read): readonly string[] => answer.violations.map(({ code }: Read) => code)

/** A client that speaks version 2. */
async function connect(hall = new Hall(OPTIONS), name = '') {
  const server = new Server(hall, name)
  const ask = async (request: object): Promise<Read> => JSON.parse(await server.answer(JSON.stringify(request)))
  const hello = await ask({ do: 'hello', protocol: 2 })
  return { server, ask, hello }
}

// ------------------------------------------------------------------------------------------------ versions

describe('hello', () => {
  test('negotiates: who does not ask for version 2 is answered in version 1', async () => {
    const server = new Server(OPTIONS)
    const ask = async (request: object): Promise<Read> => JSON.parse(await server.answer(JSON.stringify(request)))
    expect(await ask({ do: 'hello' })).toMatchObject({ ok: true, protocol: 1 })
    expect(codes(await ask({ do: 'steps', games: [] }))).toEqual(['unknown-value'])
    expect(codes(await ask({ do: 'new', ruleset: 'spitfire', as: 'a' }))).toEqual(['unknown-field'])
    expect(codes(await ask({ do: 'new', ruleset: 'spitfire', players: { first: 'remote' } }))).toEqual(['unknown-bot'])
    expect(codes(await ask({ do: 'hello', protocol: 3 }))).toEqual(['unknown-protocol'])
    expect(await ask({ do: 'hello' })).toMatchObject({ protocol: 1 })
    expect(await ask({ do: 'hello', protocol: 2 })).toMatchObject({ protocol: 2, protocols: [1, 2] })
    expect(await ask({ do: 'hello' })).toMatchObject({ protocol: 2 })
    expect(await ask({ do: 'steps', games: [] })).toMatchObject({ ok: true, games: [] })
    expect(await ask({ do: 'hello', protocol: 1 })).toMatchObject({ protocol: 1 })
  })

  test('gives the schemas of the protocol, and so does the command', async () => {
    const { ask } = await connect()
    const { schemas } = await ask({ do: 'hello', schemas: ['protocol', 'spitfire'] })
    expect(schemas.protocol).toEqual(JSON.parse(JSON.stringify(protocolSchemas())))
    expect(Object.keys(schemas.spitfire)).toContain('view')
    const { code, out } = await wingover(['schema', 'protocol'])
    expect(code).toBe(0)
    expect(JSON.parse(out)).toEqual(schemas.protocol)
    expect((await wingover(['schema', 'protocol', 'view'])).code).toBe(2)
  })
})

// ------------------------------------------------------------------------------------------------ every answer fits

/** What a client might ask of a game, now and then nonsense. */
function* questions(
  pick: ReturnType<typeof pickFrom>,
  { info }: Ruleset,
  game: string,
  position: Read,
): Generator<object> {
  const { at, choices } = position
  const seat = pick.of([undefined, ...info.seats, 'spectator', 'referee', 'zebra'])
  const action = { type: pick.of(Object.keys(info.actions)), seat: pick.of(info.seats) }
  const want = pick.of([[], ['events', 'view'], ['changes', 'notation', 'words'], ['actions', 'score', 'numbers']])
  yield { do: 'act', game, choose: pick.index(choices + 1), at: at - Number(pick.index(8) === 0), want }
  yield pick.of([
    { do: 'view', game, seat },
    { do: 'legal', game, seat, words: pick.index(2) === 0 },
    { do: 'check', game, action },
    { do: 'explain', game, action, trace: pick.index(4) === 0 },
    { do: 'events', game, since: pick.index(at + 1), words: true },
    { do: 'state', game },
    { do: 'save', game },
    { do: 'scene', game },
    { do: 'svg', game, theme: 'print' },
    { do: 'sample', game, seat, count: 2 },
    { do: 'evaluate', game, count: 2 },
    { do: 'playout', game, count: 1, steps: 20 },
    { do: 'rate', game, count: 1, steps: 3 },
    { do: 'odds', game, action, trials: 3 },
    { do: 'undo', game, want },
    { do: 'advance', game },
    { do: 'wait', game, seconds: 0 },
    { do: 'reset', game, want },
    { do: 'encoder', ruleset: info.id },
    { do: 'observe', game, seat },
    { do: 'fork', game, as: 'thought', want },
    { do: 'close', game: 'thought' },
    { do: 'hello' },
    { do: 'batch', requests: [{ id: 1, do: 'view', game }, { do: 'batch', requests: [] }, 7, null] },
    { do: 'steps', games: [{ game, at, choose: 0 }, { game: 'nowhere' }], want },
    { do: 'steps', games: [{ game }, { game }] },
    { do: 'steps', games: [{ game, choose: 0 }] },
    { do: 'steps', games: [{ game, at, choose: 0, reset: true }] },
    { do: 'steps', games: [{ game, action }], want: ['moon'] },
    { do: 'act', game, action, choose: 1, at },
    { do: 'act', game },
    { do: 'join', ticket: 'none' },
    { do: 'load', record: { ruleset: info.id } },
    { do: 'dance' },
  ])
}

describe('every answer fits its schema', () => {
  const { answers, refusal, requests }: Read = JSON.parse(JSON.stringify(protocolSchemas()))
  const validators = new Map(Object.entries(answers).map(([what, schema]) => [what, fromJSONSchema(schema as never)]))
  const asked = new Map(Object.entries(requests).map(([what, schema]) => [what, fromJSONSchema(schema as never)]))
  const refused = fromJSONSchema(refusal)

  const fits = (request: Read, answer: Read): void => {
    const schema = answer.ok ? validators.get(request.do) : refused
    const { success, error } = schema!.safeParse(answer)
    if (!success) expect([request, error?.issues, answer]).toEqual([])
    if (answer.ok && !asked.get(request.do)!.safeParse(request).success) expect(request).toBe('fitting its own schema')
    for (const [i, one] of (answer.answers ?? []).entries()) fits(request.requests[i] ?? {}, one)
  }

  test.each(games)('$info.id: in a long random conversation, as host and at a seat', async (ruleset) => {
    const { ask, hello } = await connect()
    fits({ do: 'hello', protocol: 2 }, hello)
    const pick = pickFrom(ruleset.info.id)
    const seen = new Set<string>()
    for (const seat of [undefined, ruleset.info.seats[1]]) {
      const open = {
        do: 'new',
        ruleset: ruleset.info.id,
        as: 'table',
        seat,
        players: { [ruleset.info.seats[0]!]: 'random' },
      }
      let position = await ask(open)
      fits(open, position)
      for (let i = 0; i < 120; i++) {
        for (const request of questions(pick, ruleset, 'table', position) as Iterable<Read>) {
          const answer = await ask({ id: i, ...request })
          expect(answer.id).toBe(i)
          fits(request, answer)
          seen.add(`${request.do} ${answer.ok}`)
        }
        position = (await ask({ do: 'steps', games: [{ game: 'table', reset: pick.index(40) === 0 }] })).games[0]
      }
      await ask({ do: 'close', game: 'table' })
      await ask({ do: 'close', game: 'thought' })
    }
    expect(seen.size).toBeGreaterThan(30)
  })

  test('and what does not fit is seen', () => {
    expect(validators.get('close')!.safeParse({ id: 1, ok: true, closed: 'a' }).success).toBe(true)
    expect(validators.get('close')!.safeParse({ id: 1, ok: true, closed: 'a', more: 1 }).success).toBe(false)
    expect(refused.safeParse({ id: 1, ok: false, violations: [] }).success).toBe(false)
  })
})

// ------------------------------------------------------------------------------------------------ many games

describe('steps', () => {
  test.each(games)('$info.id: eight games in a line, to the end, and again', async ({ info }) => {
    const { ask } = await connect()
    const pick = pickFrom(info.id)
    const ids = Array.from({ length: 8 }, (_, i) => `t${i}`)
    for (const as of ids) expect(await ask({ do: 'new', ruleset: info.id, as })).toMatchObject({ ok: true, game: as })
    let { games: positions } = await ask({ do: 'steps', games: ids.map((game) => ({ game })) })
    const ended = new Map<string, Read>()
    for (let line = 0; ended.size < 3; line++) {
      const next = positions.map(({ game, at, choices, done }: Read) =>
        done ? { game, reset: true } : { game, at, choose: pick.index(choices) },
      )
      positions = (await ask({ do: 'steps', games: next, want: ['notation'] })).games
      for (const one of positions) {
        if (!one.ok) expect(one).toBe('played')
        expect(one.notation).toHaveLength(one.choices)
        expect(one.done).toBe(one.outcome !== null)
        if (one.done) ended.set(`${one.game} ${line}`, one)
      }
    }
    for (const { rewards, outcome, seat, choices } of ended.values()) {
      expect([seat, choices]).toEqual([null, 0])
      const [mine, yours] = info.seats.map((one) => rewards[one])
      expect(mine + yours).toBe(0)
      expect(outcome.winner === 'draw' ? 0 : rewards[outcome.winner]).toBe(outcome.winner === 'draw' ? 0 : 1)
    }
  })

  test('what is refused in one game does not touch the others', async () => {
    const { ask } = await connect()
    for (const as of ['a', 'b', 'c', 'd']) await ask({ do: 'new', ruleset: 'spitting-fire', as })
    const steps = [
      { game: 'a', at: 1, choose: 99 },
      { game: 'b', at: 0, choose: 0 },
      { game: 'c', choose: 0 },
      { game: 'd', at: 1, choose: 0 },
      { game: 'gone', at: 1, choose: 0 },
    ]
    const { games: found } = await ask({ do: 'steps', games: steps })
    expect(found.map((one: Read) => (one.ok ? one.at : codes(one)[0]))).toEqual([
      'no-such-choice',
      'stale-list',
      'choose-at',
      2,
      'unknown-game',
    ])
    expect(found[1].violations[0].message).toBe(
      'This choice is from the list of position 0; the game stands at 1. Look again.',
    )
  })

  test('a list from before a reset, or before a step was taken back, is stale', async () => {
    const { ask } = await connect()
    const { at } = await ask({ do: 'new', ruleset: 'spitting-fire', as: 'a' })
    const after = await ask({ do: 'act', game: 'a', choose: 0, at })
    const back = await ask({ do: 'undo', game: 'a' })
    expect(back.steps).toBe(1)
    expect(back.at).toBeGreaterThan(after.at)
    expect(codes(await ask({ do: 'act', game: 'a', choose: 0, at: after.at }))).toEqual(['stale-list'])
    const again = await ask({ do: 'reset', game: 'a' })
    expect(again.at).toBeGreaterThan(back.at)
    expect(codes(await ask({ do: 'act', game: 'a', choose: 0, at: back.at }))).toEqual(['stale-list'])
    expect((await ask({ do: 'act', game: 'a', choose: 0, at: again.at })).ok).toBe(true)
  })

  test('games begun again in one line have dice of their own', async () => {
    const { ask } = await connect()
    const ids = ['a', 'b', 'c']
    for (const as of ids) await ask({ do: 'new', ruleset: 'spitting-fire', as, seed: 'same' })
    await ask({ do: 'steps', games: ids.map((game) => ({ game, reset: true })) })
    const seeds = []
    for (const game of ids) seeds.push((await ask({ do: 'save', game })).record.config.seed)
    expect(new Set(seeds).size).toBe(3)
    await ask({ do: 'steps', games: ids.map((game) => ({ game, reset: true, seed: 'mine' })) })
    expect((await ask({ do: 'save', game: 'b' })).record.config.seed).toBe('mine')
  })

  test.each(games)('$info.id: changes add up to the view', async ({ info }) => {
    const { ask } = await connect()
    const pick = pickFrom('changes')
    await ask({ do: 'new', ruleset: info.id, as: 'a' })
    let known: Read = {}
    let position = (await ask({ do: 'steps', games: [{ game: 'a' }], want: ['changes', 'view'] })).games[0]
    for (let i = 0; i < 80 && !position.done; i++) {
      known = { ...known, ...position.changes }
      for (const field of position.gone ?? []) delete known[field]
      expect(known).toEqual(position.view)
      const one = { game: 'a', at: position.at, choose: pick.index(position.choices) }
      position = (await ask({ do: 'steps', games: [one], want: ['view', 'changes'] })).games[0]
    }
  })

  test.each(games)('$info.id: positions are those of the rules, byte by byte', async (ruleset) => {
    const { ask } = await connect()
    const pick = pickFrom('bytes')
    await ask({ do: 'new', ruleset: ruleset.info.id, as: 'a' })
    let position = (await ask({ do: 'steps', games: [{ game: 'a' }], want: ['view', 'actions'] })).games[0]
    for (let i = 0; i < 60 && !position.done; i++) {
      const { state } = await ask({ do: 'state', game: 'a' })
      expect(JSON.stringify(position.view)).toBe(JSON.stringify(ruleset.view(state, position.seat)))
      expect(position.actions).toEqual(JSON.parse(JSON.stringify(ruleset.legalActions(state, position.seat))))
      const one = { game: 'a', at: position.at, choose: pick.index(position.choices) }
      position = (await ask({ do: 'steps', games: [one], want: ['view', 'actions'] })).games[0]
    }
  })

  test('forks have names of the client’s choice', async () => {
    const { ask } = await connect()
    await ask({ do: 'new', ruleset: 'aerial-craps', as: 'g2' })
    expect(codes(await ask({ do: 'fork', game: 'g2', as: 'g2' }))).toEqual(['name-taken'])
    expect((await ask({ do: 'fork', game: 'g2', as: 'dream' })).game).toBe('dream')
    expect((await ask({ do: 'fork', game: 'g2' })).game).toBe('g3')
    expect(codes(await ask({ do: 'reset', game: 'dream' }))).toEqual(['no-reset'])
  })
})

// ------------------------------------------------------------------------------------------------ two seats

describe('two remote seats', () => {
  /** A table with both seats far away: two clients, two connections. */
  async function sitDown(ruleset: string, scenario: string | undefined, seats: readonly string[], seed = 'x') {
    const hall = new Hall({ ...OPTIONS, seed })
    const [one, two] = [await connect(hall, 'one\n'), await connect(hall, 'two\n')]
    const open = { do: 'new', ruleset, scenario, seat: seats[0], players: { [seats[1]!]: 'remote' }, as: 'mine' }
    const opened = await one.ask(open)
    const joined = await two.ask({ do: 'join', ticket: opened.tickets[seats[1]!], as: 'yours' })
    return { one, two, opened, joined }
  }

  test.each(games)('$info.id: each is only ever told what it may know, to the end', async ({ info }) => {
    const { one, two, opened, joined } = await sitDown(info.id, info.scenarios[0]?.id, info.seats)
    const clients = [
      { ...one, game: 'mine', seat: info.seats[0]!, heard: [...opened.events] },
      { ...two, game: 'yours', seat: info.seats[1]!, heard: [...joined.events] },
    ]
    const pick = pickFrom(info.id)
    for (let over = false, idle = 0; !over; ) {
      for (const client of clients) {
        const look = (await client.ask({ do: 'steps', games: [{ game: client.game }], want: ['events', 'view'] }))
          .games[0]
        client.heard.push(...look.events)
        expect(look.view.seat).toBe(client.seat)
        over ||= look.done
        idle = look.seat === null ? idle + 1 : 0
        expect(idle).toBeLessThan(3)
        if (look.seat === null) continue
        expect(look.seat).toBe(client.seat)
        const move = { game: client.game, at: look.at, choose: pick.index(look.choices) }
        const { events } = (await client.ask({ do: 'steps', games: [move], want: ['events'] })).games[0]
        client.heard.push(...events)
      }
    }
    for (const { heard, seat, ask, game } of clients) {
      expect(heard.filter(({ audience }: Read) => audience !== 'all' && !audience.includes(seat))).toEqual([])
      expect((await ask({ do: 'events', game })).steps.flat().length).toBeGreaterThanOrEqual(heard.length)
      for (const what of ['state', 'save', 'undo', 'advance'])
        expect(codes(await ask({ do: what, game }))).toEqual(['host-only'])
      for (const other of [...info.seats, 'spectator'].filter((name) => name !== seat))
        expect(codes(await ask({ do: 'view', game, seat: other }))).toEqual(['not-your-seat'])
    }
  })

  // The other side plots in secret, each time something else and as often as it likes. Not a byte may differ.
  test.each([
    ['spitting-fire', 'duel', ['axis', 'allies']],
    ['fighting-wings', 'bounce', ['blue', 'red']],
    ['regia-aeronautica', 'premiere', ['french', 'italian']],
  ])(
    '%s: whatever the other side does in secret, every answer is the same, byte by byte',
    async (ruleset, scenario, seats) => {
      const heard = []
      const secrets = new Set<string>()
      for (const variant of [0, 1, 2, 3]) {
        const { one, two } = await sitDown(ruleset, scenario, seats, 'law')
        const [mine, yours] = [
          { do: 'steps', games: [{ game: 'mine' }] },
          { do: 'steps', games: [{ game: 'yours' }] },
        ]
        await bothUntilSecret(one, two)
        let position = (await two.ask({ ...yours, want: ['actions'] })).games[0]
        for (let i = 0; i < 2 && position.seat !== null; i++) {
          const choose = alike(position.actions)[variant % alike(position.actions).length]
          position = (
            await two.ask({ do: 'steps', games: [{ game: 'yours', at: position.at, choose }], want: ['actions'] })
          ).games[0]
        }
        secrets.add(JSON.stringify(await two.ask({ do: 'view', game: 'yours' })))
        const all = ['events', 'view', 'changes', 'actions', 'notation', 'words', 'score', 'numbers']
        const asked = [
          { ...mine, want: all },
          { do: 'legal', game: 'mine', words: true },
          { do: 'events', game: 'mine', words: true },
          { do: 'view', game: 'mine' },
          { do: 'sample', game: 'mine', count: 2 },
          { do: 'observe', game: 'mine' },
          { do: 'evaluate', game: 'mine', count: 3 },
          { do: 'playout', game: 'mine', count: 2, steps: 30 },
          { do: 'rate', game: 'mine', count: 1, steps: 5 },
          { do: 'scene', game: 'mine' },
          { do: 'svg', game: 'mine' },
          { do: 'fork', game: 'mine', as: 'dream', want: all },
          { do: 'explain', game: 'mine', action: { type: 'dance', seat: seats[0] } },
          { do: 'act', game: 'mine', choose: 0, at: 1_000 },
          { do: 'wait', game: 'mine', seconds: 0, want: all },
        ]
        const answers = []
        for (const request of asked) answers.push(await one.server.answer(JSON.stringify(request)))
        heard.push(answers)
      }
      expect(secrets.size).toBeGreaterThan(1)
      for (const answers of heard.slice(1))
        for (const [i, answer] of answers.entries()) expect(answer).toBe(heard[0]![i])
    },
  )

  /** The choices that look like the first one from outside: of the same kind, for the same piece. */
  const alike = (actions: readonly Read[]): readonly number[] => {
    const open = ({ type, plane, group }: Read): string => JSON.stringify([type, plane, group])
    return actions.flatMap((action, i) => (open(action) === open(actions[0]) ? [i] : []))
  }

  /** Plays the first choice for both until both are asked at once, in secret. */
  async function bothUntilSecret(one: Read, two: Read): Promise<void> {
    for (let i = 0; i < 400; i++) {
      const a = (await one.ask({ do: 'steps', games: [{ game: 'mine' }] })).games[0]
      const b = (await two.ask({ do: 'steps', games: [{ game: 'yours' }] })).games[0]
      if (a.seat !== null && b.seat !== null) return
      if (a.seat !== null) await one.ask({ do: 'steps', games: [{ game: 'mine', at: a.at, choose: 0 }] })
      else await two.ask({ do: 'steps', games: [{ game: 'yours', at: b.at, choose: 0 }] })
    }
    throw new Error('never asked both at once')
  }

  test('tickets: wrong ones, taken seats, who leaves and comes back', async () => {
    const { one, two, opened } = await sitDown('spitting-fire', 'duel', ['axis', 'allies'])
    const { tickets } = opened
    expect(opened.absent).toEqual(['allies'])
    expect(codes(await two.ask({ do: 'join', ticket: tickets.axis }))).toEqual(['seat-taken'])
    expect(codes(await two.ask({ do: 'join', ticket: 'made-up' }))).toEqual(['unknown-ticket'])
    expect(codes(await one.ask({ do: 'reset', game: 'mine' }))).toEqual(['no-reset'])
    two.server.close()
    expect((await one.ask({ do: 'steps', games: [{ game: 'mine' }] })).games[0].absent).toEqual(['allies'])
    const back = await two.ask({ do: 'join', ticket: tickets.allies, as: 'again', want: ['events'] })
    expect(back).toMatchObject({ ok: true, absent: [], seat: 'allies' })
    expect(back.events.length).toBeGreaterThan(0)
    one.server.close()
    two.server.close()
    expect(codes(await two.ask({ do: 'join', ticket: tickets.allies }))).toEqual(['unknown-ticket'])
  })

  test('who waits is answered when the other has acted', async () => {
    const { one, two } = await sitDown('regia-aeronautica', 'premiere', ['french', 'italian'])
    const look = (await one.ask({ do: 'steps', games: [{ game: 'mine' }] })).games[0]
    const [idle, busy] = look.seat === null ? [one, two] : [two, one]
    const [here, there] = look.seat === null ? ['mine', 'yours'] : ['yours', 'mine']
    let answered = false
    const waiting = idle.ask({ do: 'wait', game: here, seconds: 60 }).then((answer: Read) => {
      answered = true
      return answer
    })
    for (let i = 0; i < 400 && !answered; i++) {
      const { at, seat } = (await busy.ask({ do: 'steps', games: [{ game: there }] })).games[0]
      if (seat !== null) await busy.ask({ do: 'steps', games: [{ game: there, at, choose: 0 }] })
      await new Promise((soon) => setImmediate(soon))
    }
    expect(await waiting).toMatchObject({ ok: true, game: here, seat: expect.any(String) })
  })
})

// ------------------------------------------------------------------------------------------------ bots

describe('bots', () => {
  const play = async (bot: string, stall = 20) => {
    const { ask, server } = await connect(new Hall({ ...OPTIONS, players: [bot], stall }))
    const pick = pickFrom('bots')
    let position = await ask({
      do: 'new',
      ruleset: 'spitting-fire',
      scenario: 'duel',
      as: 'a',
      seat: 'axis',
      players: { allies: bot },
    })
    while (!position.done)
      position = await ask({ do: 'act', game: 'a', at: position.at, choose: pick.index(position.choices) })
    server.close()
    return position
  }

  test.each(['cmd:python3 test/cli/bots/any.py', './test/cli/bots/remembers.ts', './test/cli/bots/slow.mjs'])(
    '%s plays a whole game',
    async (bot) => {
      const { done, forfeits } = await play(bot)
      expect([done, forfeits]).toEqual([true, undefined])
    },
  )

  test.each([
    ['hangs', { kind: 'stalled', reason: 'no answer in 1 s' }],
    ['rubbish', { kind: 'illegal', reason: 'this is no answer: Tally-ho!' }],
    ['dies', { kind: 'broke', reason: 'it ended with code 1: out of petrol' }],
  ])('one that %s resigns, and is named', async (how, failure) => {
    const bot = `cmd:python3 test/cli/bots/bad.py ${how}`
    const { outcome, forfeits } = await play(bot, how === 'hangs' ? 1 : 20)
    expect(outcome).toMatchObject({ winner: 'axis', rule: 'CORE-RESIGN' })
    expect(forfeits).toEqual([{ seat: 'allies', player: bot, ...failure }])
  })

  test('nothing is started that the server was not started with', async () => {
    const { ask } = await connect()
    const open = { do: 'new', ruleset: 'spitting-fire', seat: 'axis' }
    for (const bot of ['cmd:touch /tmp/x', './test/cli/bots/slow.mjs', 'hal'])
      expect(codes(await ask({ ...open, players: { allies: bot } }))).toEqual(['unknown-bot'])
  })

  test('undo makes them anew and tells them again', async () => {
    const { ask } = await connect()
    const open = {
      do: 'new',
      ruleset: 'spitting-fire',
      scenario: 'duel',
      as: 'a',
      seed: 'x',
      players: { allies: 'random' },
    }
    const first = await ask(open)
    const one = await ask({ do: 'act', game: 'a', choose: 0, at: first.at })
    const two = await ask({ do: 'act', game: 'a', choose: 0, at: one.at })
    await ask({ do: 'advance', game: 'a' })
    const before = await ask({ do: 'state', game: 'a' })
    expect((await ask({ do: 'undo', game: 'a' })).steps).toBe(one.steps)
    expect(two.steps).toBeGreaterThan(one.steps)
    const back = await ask({ do: 'steps', games: [{ game: 'a' }] })
    await ask({ do: 'act', game: 'a', choose: 0, at: back.games[0].at })
    await ask({ do: 'advance', game: 'a' })
    expect(await ask({ do: 'state', game: 'a' })).toEqual(before)
    expect(codes(await ask({ do: 'undo', game: 'a', steps: 9_000 }))).toEqual(['nothing-to-undo'])
  })
})

// ------------------------------------------------------------------------------------------------ questions

describe('questions', () => {
  test('every choice is rated in the order of the list, in the same worlds each time', async () => {
    const { ask } = await connect()
    await ask({ do: 'new', ruleset: 'spitting-fire', scenario: 'duel', seed: 'x', as: 'a' })
    const { ratings, seat } = await ask({ do: 'rate', game: 'a', count: 2 })
    expect(seat).toBe('axis')
    expect(ratings).toHaveLength(9)
    expect(await ask({ do: 'rate', game: 'a', count: 2 })).toMatchObject({ ratings })
    await ask({ do: 'new', ruleset: 'regia-aeronautica', as: 'b' })
    await ask({ do: 'steps', games: [{ game: 'b' }] })
    expect(codes(await ask({ do: 'rate', game: 'b', count: 1_000 }))).toEqual(['too-much-to-rate'])
  })

  test('odds add up to one', async () => {
    const { ask } = await connect()
    await ask({ do: 'new', ruleset: 'spitting-fire', scenario: 'duel', seed: 'x', as: 'a' })
    for (const action of ['axis setPlot group=emil marker=level-left', 'allies setPlot group=tuck marker=level-left'])
      await ask({ do: 'act', game: 'a', action })
    for (const action of ['axis commitPlots', 'allies commitPlots']) await ask({ do: 'act', game: 'a', action })
    const found = await ask({ do: 'odds', game: 'a', action: { type: 'flipCard', seat: 'referee' } })
    expect(found).toMatchObject({ exact: true, outcomes: 2 })
    expect(found.results.map(({ odds }: Read) => odds)).toEqual(['1/2', '1/2'])
    const tried = await ask({ do: 'odds', game: 'a', action: { type: 'flipCard', seat: 'referee' }, trials: 50 })
    expect(tried.exact).toBe(false)
    expect(tried.results.reduce((sum: number, { probability }: Read) => sum + probability, 0)).toBeCloseTo(1)
    expect(codes(await ask({ do: 'odds', game: 'a', action: 'axis commitPlots' }))).not.toEqual([])
  })

  test('unknown seats and pieces are refused everywhere', async () => {
    const { ask } = await connect()
    await ask({ do: 'new', ruleset: 'spitfire', as: 'a' })
    for (const what of ['view', 'legal', 'sample', 'observe', 'scene', 'svg'])
      expect([what, codes(await ask({ do: what, game: 'a', seat: 'zebra' }))]).toEqual([what, ['unknown-seat']])
    expect(codes(await ask({ do: 'scene', game: 'a', piece: 'zebra' }))).toEqual(['unknown-piece'])
    expect(codes(await ask({ do: 'new', ruleset: 'spitfire', seat: 'zebra' }))).toEqual(['unknown-seat'])
    expect(codes(await ask({ do: 'new', ruleset: 'spitfire', players: { zebra: 'random' } }))).toEqual(['unknown-seat'])
    const { svg } = await ask({ do: 'svg', game: 'a', piece: 'F1' })
    expect(svg).toMatch(/^<svg/)
  })

  test('a record that is refused says from which step on', async () => {
    const { ask } = await connect()
    await ask({
      do: 'new',
      ruleset: 'spitting-fire',
      seed: 'x',
      as: 'a',
      players: { axis: 'random', allies: 'random' },
    })
    await ask({ do: 'advance', game: 'a' })
    const { record } = await ask({ do: 'save', game: 'a' })
    const { actions } = record
    const bad = { ...record, actions: [...actions.slice(0, 5), actions[4], ...actions.slice(6)] }
    const { violations } = await ask({ do: 'load', record: bad })
    expect(violations[0]).toMatchObject({
      code: 'record-parts',
      facts: { verdict: 'diverges', at: expect.any(Number) },
    })
    expect(violations[0].message).toMatch(/from step \d+ on: diverges\.$/)
    expect((await ask({ do: 'load', record, as: 'b' })).done).toBe(true)
  })
})
