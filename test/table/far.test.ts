/** Two screens at two machines and one that looks on, over a wire that is a queue of messages. */
import { describe, expect, test } from 'vitest'
import { canonical, history, type Shown } from 'wingover'
import { pickFrom } from 'wingover/bots'
import { seededDice } from 'wingover/dice'
import { Desk, host } from 'wingover/host'
import { choicesOf } from 'wingover/orders'
import { rulesets } from 'wingover/registry'
import { words } from 'wingover/registry/words'
import type { Kit } from '../../src/table/kit.js'
import { FarCourse } from '../../src/table/session/far.js'
import { logOf } from '../../src/table/session/index.js'

const kitOf = (id: string): Kit => ({
  ruleset: (rulesets as Readonly<Record<string, Shown>>)[id] as Shown,
  words: (words as Readonly<Record<string, Kit['words']>>)[id] as Kit['words'],
})

/** All that is under way has arrived. */
const quiet = (): Promise<void> => new Promise((done) => setImmediate(done))

async function seated(id: string, scenario: string) {
  const kit = kitOf(id)
  const made = host(kit.ruleset, { scenario, dice: seededDice('far') })
  if (!made.ok) throw new Error(made.violations[0]?.message)
  const table = made.value
  let now = 0
  const desk = new Desk(table, { now: () => (now += 1) })
  const wire = (course: FarCourse, seat: string) => {
    const visitor = desk.enter(seat, {
      send: (message) => course.chair.receive(JSON.parse(JSON.stringify(message))),
      close: () => undefined,
    })
    course.chair.connect((request) => visitor.receive(JSON.parse(JSON.stringify(request))))
    return visitor
  }
  const sit = async (seat: string, name = seat): Promise<FarCourse> => {
    const course = new FarCourse(kit, name, () => undefined)
    wire(course, seat)
    await course.ready
    return course
  }
  const [one, two] = kit.ruleset.info.seats as [string, string]
  return {
    kit,
    table,
    wire,
    sit,
    screens: [await sit(one), await sit(two)] as const,
    spectator: await sit('spectator'),
  }
}

/** Picks something for whoever is asked. Was anybody? */
async function choose(screens: readonly FarCourse[], pick: ReturnType<typeof pickFrom>): Promise<boolean> {
  await quiet()
  const asked = screens.find(({ stage }) => stage.kind === 'ask')
  const open = asked?.order
    ? choicesOf(asked.order).filter(({ refused, field, standing }) => !refused && !field && !standing)
    : []
  if (asked === undefined || open.length === 0) return false
  asked.choose(pick.of(open))
  await quiet()
  expect(asked.notice).toBe('')
  return true
}

describe.each([
  ['spitting-fire', 'duel'],
  ['aerial-craps', 'duel'],
  ['spitfire', 'head-on'],
  ['regia-aeronautica', 'premiere'],
  ['fighting-wings', 'duel'],
])('%s between two machines', (id, scenario) => {
  test('a whole game; every screen knows what its seat may know, and no more', async () => {
    const { table, sit, screens, spectator } = await seated(id, scenario)
    const pick = pickFrom('far')
    for (let n = 0; n < 3_000 && (await choose(screens, pick)); n++);
    expect(table.isOver).toBe(true)
    for (const screen of [...screens, spectator]) {
      expect(screen.stage).toMatchObject({ kind: 'over' })
      expect(screen.order).toBeNull()
      const { kit, past } = screen.sitting
      expect(kit.ruleset.score(history.now(past).state)).toEqual(screen.chair.decision?.outcome?.score)
      expect(canonical(screen.chair.view)).toBe(canonical(table.join(screen.eye).view))
      const late = await sit(screen.eye, `${screen.eye} again`)
      expect(late.sitting.past.moments.flatMap(({ events }) => events)).toEqual(
        screen.sitting.past.moments.flatMap(({ events }) => events),
      )
      expect(logOf(late.sitting, late.eye).length).toBeGreaterThan(5)
    }
  })
})

describe('at a table far away', () => {
  test('who is not asked waits, and who looks on is never asked', async () => {
    const { screens, spectator } = await seated('aerial-craps', 'duel')
    const pick = pickFrom('wait')
    for (let n = 0; n < 12; n++) await choose(screens, pick)
    await quiet()
    expect(spectator.stage.kind).toBe('wait')
    expect(spectator.canTakeBack).toBe(false)
    expect(spectator.here).toEqual(['a', 'b'])
    expect(screens.map(({ stage }) => stage.kind).sort()).toEqual(['ask', 'wait'])
  })

  test('a lost connection loses nothing, and what was chosen so far stands', async () => {
    const { screens, table, wire } = await seated('spitting-fire', 'duel')
    const [one, two] = screens
    const [first] = choicesOf(one.order as never).filter(({ refused, field }) => !refused && !field)
    one.chair.connect(undefined)
    one.connected(false)
    expect(one.notice).toMatch(/connection is gone/)
    one.choose(first as never)
    await quiet()
    expect(one.stage.kind).toBe('wait')
    await choose([two], pickFrom('alone'))
    wire(one, one.eye)
    one.connected(true)
    await quiet()
    expect(one.notice).toBe('')
    expect(canonical(one.chair.view)).toBe(canonical(table.join(one.eye).view))
    const acts = table.save().entries.map((entry) => ('id' in entry ? entry.id : undefined))
    expect(new Set(acts).size).toBe(acts.length)
    expect(table.save().entries.map(({ seat }) => seat)).toContain(one.eye)
  })

  test('a choice on which dice have fallen is taken back by leave of the other', async () => {
    const { screens, table } = await seated('aerial-craps', 'duel')
    const pick = pickFrom('back')
    for (let n = 0; n < 12; n++) await choose(screens, pick)
    const waiting = screens.find(({ stage }) => stage.kind === 'wait') as FarCourse
    const other = screens.find((screen) => screen !== waiting) as FarCourse
    waiting.takeBack()
    await quiet()
    expect(other.stage).toEqual({ kind: 'grant', seat: waiting.eye })
    expect(waiting.notice).toMatch(/asked to take it back/)
    other.grant(false)
    await quiet()
    expect(waiting.notice).toBe('')
    const told = waiting.chair.events.length
    waiting.takeBack()
    await quiet()
    other.grant(true)
    await quiet()
    expect(waiting.chair.events.length).toBeLessThan(told)
    expect(waiting.sitting.past.moments.flatMap(({ events }) => events)).toEqual(waiting.chair.events)
    expect(canonical(waiting.chair.view)).toBe(canonical(table.join(waiting.eye).view))
  })

  test('giving up ends it for all, and is refused to those who look on', async () => {
    const { screens, spectator } = await seated('spitting-fire', 'duel')
    spectator.resign()
    await quiet()
    expect(spectator.notice).toMatch(/no such seat/)
    screens[1].resign()
    await quiet()
    expect(screens[0].stage).toMatchObject({ kind: 'over', outcome: { winner: screens[0].eye } })
  })
})
