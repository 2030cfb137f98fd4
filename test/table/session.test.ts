import { describe, expect, test } from 'vitest'
import { type ActionOf, type Game, history, type Shown } from 'wingover'
import { pickFrom } from 'wingover/bots'
import { choicesOf } from 'wingover/orders'
import { rulesets } from 'wingover/registry'
import { words } from 'wingover/registry/words'
import type { Kit } from '../../src/table/kit.js'
import {
  Course,
  drawBack,
  eyeOf,
  logOf,
  nowOf,
  type Plan,
  planOf,
  play,
  replayOf,
  resign,
  resume,
  type Sitting,
  scrubbed,
  sitDown,
  stageOf,
  takeBack,
  throwDice,
  type Wish,
  watched,
} from '../../src/table/session/index.js'
import { thinkerFor } from '../../src/table/think.js'

const kits: readonly Kit[] = Object.entries(rulesets as Readonly<Record<string, Shown>>).map(([id, ruleset]) => ({
  ruleset,
  words: (words as Readonly<Record<string, Kit['words']>>)[id] as Kit['words'],
}))
const named = kits.map((kit) => [kit.ruleset.info.id, kit] as const)
const spittingFire = kits[0] as Kit

function planned(kit: Kit, wish: Wish): Plan {
  const plan = planOf(kit, wish, 'fresh')
  if (!plan.ok) throw new Error(plan.violations[0]?.message)
  return plan.value
}

function seated(kit: Kit, wish: Wish): Sitting {
  const sitting = sitDown(kit, planned(kit, { seed: 'dover', ...wish }))
  if (!sitting.ok) throw new Error(sitting.violations[0]?.message)
  return sitting.value
}

/** One step of whoever is asked, drawn from the list. */
function stepped(sitting: Sitting, pick: ReturnType<typeof pickFrom>): Sitting {
  const stage = stageOf(sitting)
  if (stage.kind === 'curtain') return drawBack(sitting, stage.seat)
  if (stage.kind === 'dice') {
    const { needs } = stage
    return throwDice(
      sitting,
      needs.kinds === undefined
        ? Array.from({ length: needs.count }, () => 1 + pick.index(needs.sides))
        : (Object.keys(needs.kinds).find((kind) => (needs.kinds?.[kind] ?? 0) > 0) as string),
    )
  }
  if (stage.kind === 'over') return sitting
  const list = sitting.kit.ruleset.legalActions(nowOf(sitting).state, stage.seat)
  return play(sitting, [list[pick.index(list.length)] as ActionOf<Game>])
}

/** A whole game of two people at one screen, looked at after every step. */
function played(sitting: Sitting, look: (at: Sitting) => void, most = 4_000): Sitting {
  const pick = pickFrom('table')
  let now = sitting
  for (let n = 0; n < most && stageOf(now).kind !== 'over'; n++) {
    look(now)
    now = stepped(now, pick)
  }
  return now
}

describe('a plan', () => {
  test('is read from an address: seats in order, bots with their level', () => {
    expect(planned(spittingFire, { scenario: 'duel', seats: 'bot:ace,you', seed: 'x' })).toEqual({
      game: 'spitting-fire',
      scenario: 'duel',
      seats: [{ bot: 'ace' }, 'person'],
      dice: 'page',
      seed: 'x',
      options: {},
    })
  })

  test('without a word is you against a bot, with a seed of its own', () => {
    const { seats, seed } = planned(spittingFire, {})
    expect([seats, seed]).toEqual([['person', { bot: 'pilot' }], 'fresh'])
  })

  test.each<[string, Wish, string]>([
    ['scenario', { scenario: 'nowhere' }, 'has no scenario called "nowhere"'],
    ['sitter', { seats: 'you,ghost' }, '"ghost" cannot sit down'],
    ['option', { options: { magic: 'true' } }, 'no option called "magic"'],
  ])('with an unknown %s is refused by name', (_, wish, why) => {
    const plan = planOf(spittingFire, wish, 'x')
    expect(plan.ok ? '' : plan.violations[0]?.message).toContain(why)
  })

  test('an option that the rules do not take is refused when the game begins', () => {
    const wrong = sitDown(spittingFire, planned(spittingFire, { options: { tableEdge: '"sideways"' } }))
    expect(wrong.ok).toBe(false)
    expect(sitDown(spittingFire, planned(spittingFire, { options: { tableEdge: '"out"' } })).ok).toBe(true)
  })
})

describe.each(named)('%s', (_, kit) => {
  test('two people at one screen: whoever is asked without a curtain knows no more than all may', () => {
    const open = ({ kit: { ruleset }, ...at }: Sitting, eye: string): string =>
      JSON.stringify({ ...ruleset.view(history.now(at.past).state, eye), seat: '' })
    const end = played(seated(kit, { seats: 'you,person' }), (at) => {
      const stage = stageOf(at)
      if (stage.kind === 'curtain') expect(eyeOf(at)).toBe('spectator')
      if (stage.kind !== 'ask') return
      expect(eyeOf(at)).toBe(at.open ?? 'spectator')
      if (at.open !== stage.seat) expect(open(at, stage.seat)).toBe(open(at, 'spectator'))
    })
    expect(stageOf(end).kind).toBe('over')
  })

  test('with real dice the table asks for every die, and the game ends', () => {
    let asked = 0
    const end = played(seated(kit, { seats: 'you,person', dice: 'own' }), (at) => {
      asked += stageOf(at).kind === 'dice' ? 1 : 0
    })
    // Careless pilots of SPITFIRE fly off the map before anybody fires, and nothing else rolls dice there.
    expect([stageOf(end).kind, asked > 0]).toEqual(['over', kit.ruleset.info.id !== 'spitfire'])
  })

  test('goes on where it was left, and is watched from its first step', () => {
    const sitting = played(seated(kit, { seats: 'you,person' }), () => undefined, 40)
    const actions = history.line(sitting.past).flatMap(({ action }) => action ?? [])
    const again = resume(kit, sitting.plan, sitting.past.config, actions)
    expect(again.ok && nowOf(again.value).state).toEqual(nowOf(sitting).state)
    const replay = replayOf(kit, history.toRecord(kit.ruleset, sitting.past))
    if (!replay.ok) throw new Error('no replay')
    expect(replay.value.last).toBe(actions.length)
    expect(nowOf(watched(replay.value)).action).toBeNull()
    expect(nowOf(watched(scrubbed(replay.value, 9_999))).state).toEqual(nowOf(sitting).state)
  })
})

describe('taking back', () => {
  const sitting = seated(spittingFire, { scenario: 'duel', seats: 'you,person' })
  const [plot] = spittingFire.ruleset.legalActions(nowOf(sitting).state, 'axis')

  test('goes to where a person chose, and the curtain falls again', () => {
    const after = play(drawBack(sitting, 'axis'), [plot as ActionOf<Game>])
    const back = takeBack(after)
    expect(nowOf(back)).toBe(nowOf(sitting))
    expect(stageOf(back)).toEqual({ kind: 'curtain', seat: 'axis' })
  })

  test('is refused at the first position, and says so', () => {
    const back = takeBack(sitting)
    expect([nowOf(back), back.refused[0]?.code]).toEqual([nowOf(sitting), 'nothing-to-undo'])
  })
})

test('a refused order changes nothing and is told', () => {
  const sitting = seated(spittingFire, { scenario: 'duel', seats: 'you,bot' })
  const after = play(sitting, [{ type: 'flipCard', seat: 'axis' } as ActionOf<Game>])
  expect([nowOf(after), after.refused.length > 0]).toEqual([nowOf(sitting), true])
})

test('whoever gives up loses at once', () => {
  const stage = stageOf(resign(seated(spittingFire, { seats: 'you,bot' }), 'axis'))
  expect(stage.kind === 'over' && stage.outcome.winner).toBe('allies')
})

test('the log tells no eye what it may not know', () => {
  const after = play(seated(spittingFire, { scenario: 'duel', seats: 'you,person' }), [
    { type: 'setPlot', seat: 'axis', group: 'emil', marker: 'dive-left' } as ActionOf<Game>,
  ])
  const told = (eye: string) =>
    logOf(after, eye)
      .map(({ text }) => text)
      .join(' ')
  expect(told('axis')).toMatch(/dive left/i)
  expect(told('allies')).not.toMatch(/dive/i)
  expect(told('spectator')).not.toMatch(/dive/i)
})

// ---------------------------------------------------------------------------------------- bots

const until = async (course: Course, is: (course: Course) => boolean): Promise<void> => {
  for (let n = 0; n < 10_000 && !is(course); n++) await new Promise((resolve) => setTimeout(resolve))
}

test('a bot answers from its view alone, and the person is asked again', async () => {
  const seats: string[] = []
  const course = new Course(seated(spittingFire, { scenario: 'duel', seats: 'bot,you' }), {
    think: async ({ view }) => {
      seats.push(view.seat)
      expect(JSON.stringify(view)).not.toContain('climb-left')
      const sampled = spittingFire.ruleset.sample(view as never, 'x')
      return { action: spittingFire.ruleset.legalActions(sampled, view.seat)[0] as ActionOf<Game> }
    },
    changed: () => undefined,
  })
  for (let n = 0; n < 2; n++) {
    const open =
      course.order === null ? [] : choicesOf(course.order).filter(({ orders, standing }) => orders && !standing)
    const climb = open.find(({ label }) => /climb left/i.test(label)) ?? open.find(({ label }) => /commit/i.test(label))
    if (climb !== undefined) course.choose(climb)
  }
  await until(course, ({ sitting }) => nowOf(sitting).state.phase !== 'plot')
  expect(new Set(seats)).toEqual(new Set(['axis']))
  course.leave()
})

test.each<[string, () => Promise<{ action: ActionOf<Game> }>]>([
  ['breaks', () => Promise.reject(new Error('Its thread has stopped.'))],
  ['says nonsense', async () => ({ action: { type: 'flyToTheMoon', seat: 'axis' } as ActionOf<Game> })],
])('a bot that %s forfeits with a word', async (_, think) => {
  const course = new Course(seated(spittingFire, { scenario: 'duel', seats: 'bot,bot' }), {
    think,
    changed: () => undefined,
  })
  await until(course, ({ stage }) => stage.kind === 'over')
  expect(course.stage.kind === 'over' && course.stage.outcome.winner).toBe('allies')
  expect(course.notice).toMatch(/^The bot of Axis could not go on and gives up\. \S/)
})

test('a bot tells how far it has come, nearly to the end', async () => {
  const { ruleset } = spittingFire
  const think = thinkerFor([
    { id: 'spitting-fire', title: '', about: '', first: 'duel', load: async () => spittingFire },
  ])
  const { state } = nowOf(seated(spittingFire, { scenario: 'duel', seats: 'bot,bot' }))
  const told: number[] = []
  const question = { game: 'spitting-fire', table: 'x', level: 'pilot', view: ruleset.view(state, 'axis'), seed: 'x' }
  await think(question, (done) => told.push(done), new AbortController().signal)
  expect(told).toEqual([...told].sort((a, b) => a - b))
  expect(told.length).toBeGreaterThan(10)
  expect(told.at(-1)).toBeGreaterThanOrEqual(0.8)
  expect(told.at(-1)).toBeLessThanOrEqual(1)
})

test('whoever does not want to wait has the bot move at once; what it was thinking goes nowhere', async () => {
  const asked: string[] = []
  const signals: AbortSignal[] = []
  const course = new Course(seated(spittingFire, { scenario: 'duel', seats: 'bot:ace,bot:ace' }), {
    think: ({ level, view }, _tell, signal) => {
      asked.push(level)
      signals.push(signal)
      const [action] = spittingFire.ruleset.legalActions(spittingFire.ruleset.sample(view as never, 'x'), view.seat)
      return level === 'ace' ? new Promise(() => undefined) : Promise.resolve({ action: action as ActionOf<Game> })
    },
    changed: () => undefined,
  })
  course.hurry()
  await until(course, ({ sitting }) => sitting.past.moments.length > 1)
  expect(asked.slice(0, 3)).toEqual(['ace', 'novice', 'ace'])
  expect(signals.slice(0, 3).map(({ aborted }) => aborted)).toEqual([true, true, false])
  course.leave()
  expect(signals.at(-1)?.aborted).toBe(true)
})

test('thoughts about a secret order are not told', async () => {
  const think = thinkerFor([{ id: 'spitting-fire', title: '', about: '', first: '', load: async () => spittingFire }])
  const told = new Set<string>()
  const course: Course = new Course(seated(spittingFire, { scenario: 'duel', seats: 'bot:novice,bot:novice' }), {
    think: async (question, ...rest) => ({ ...(await think(question, ...rest)), because: question.view.phase }),
    changed: () => told.add(course.because),
  })
  await until(course, ({ sitting }) => nowOf(sitting).state.turn > 2)
  course.leave()
  expect(told).toContain('move')
  expect(told).not.toContain('plot')
})
