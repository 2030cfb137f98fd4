/** The order builder by itself: what is picked, what is refused, what a click means. */
import { describe, expect, test } from 'vitest'
import { advance } from 'wingover'
import { back, begin, type Choice, choicesOf, isSecret, type Order, pick, under } from 'wingover/orders'
import { regiaAeronautica } from 'wingover/regia-aeronautica/show'
import { routes, type SpittingFire, spittingFire } from 'wingover/spitting-fire/show'
import { words } from 'wingover/spitting-fire/words'
import { flight, HEXES, type Play, type Setting, scene } from '../../rulesets/spitting-fire/fixture.js'

type Asked = Order<SpittingFire>

const SETTING: Setting = {
  axis: { Adler: flight('bf-109', 5, [12, 24, 180], [14, 24, 180]), Wolf: flight('wurger', 4, [18, 24, 180]) },
  allies: { Blue: flight('spitfire', 5, [12, 12, 0], [14, 12, 0]) },
}

const viewOf = ({ state, seat }: Play) => spittingFire.view(state, seat)
const ask = (play: Play, more: object = {}): Asked => begin(spittingFire, viewOf(play), { words, ...more })
const flying = (line = '', setting: Setting = SETTING): Play =>
  scene(spittingFire, setting).fly('Blue', 'level-straight', line)

function choice(order: Asked, label: string | RegExp): Choice<SpittingFire> {
  const found = choicesOf(order).find((one) =>
    typeof label === 'string' ? one.label === label : label.test(one.label),
  )
  if (found === undefined) throw new Error(`${label} is not among ${choicesOf(order).map((one) => one.label)}`)
  return found
}

const codes = ({ problem = [] }: Asked): readonly string[] => problem.map(({ code }) => code)

describe('pick', () => {
  test('finishes with the orders to play, and the question stays as it was', () => {
    const order = ask(flying())
    const done = pick(order, choice(order, 'Ahead 1 SU'))
    expect(done.done).toEqual([{ type: 'forward', seat: 'allies', distance: 1 }])
    expect(done.trail.map(({ label }) => label)).toEqual(['Ahead 1 SU'])
    expect(order.done).toBeUndefined()
    expect(back(done)).toBe(order)
  })

  test('a choice of another question is not offered, nor is any once nothing is left to ask', () => {
    const order = ask(flying())
    expect(codes(pick(order, choice(ask(flying('F1')), 'Ahead 11 SU')))).toEqual(['not-offered'])
    const done = pick(order, choice(order, 'Ahead 1 SU'))
    expect(codes(pick(done, choice(order, 'Ahead 1 SU')))).toEqual(['not-offered'])
  })

  test('a choice of the same key is taken as this question has it, whatever else it says', () => {
    const order = ask(flying())
    const forged = { ...choice(order, 'Ahead 1 SU'), orders: [{ type: 'endMovement', seat: 'allies' } as const] }
    expect(pick(order, forged).done).toEqual([{ type: 'forward', seat: 'allies', distance: 1 }])
  })

  test('a refused choice says why, and the complaint is gone with the next pick', () => {
    const order = ask(flying())
    const complaint = pick(order, choice(order, 'End the move here'))
    expect(codes(complaint)).toEqual(['below-minimum'])
    expect(complaint.problem?.[0]).toMatchObject({ rule: 'SF-MOVE-06', facts: { need: 5, have: 0 } })
    expect(complaint.groups).toBe(order.groups)
    const next = pick(complaint, choice(complaint, 'Ahead 1 SU'))
    expect(next.problem).toBeUndefined()
    expect(back(next).problem).toBeUndefined()
    expect(back(complaint).problem).toBeUndefined()
  })

  test('choices with the same reason are refused once', () => {
    const turns = choicesOf(ask(flying())).filter(({ leads: [lead] }) => lead?.orders[0]?.type === 'turn')
    expect(turns).toHaveLength(1)
    expect(turns[0]?.refused?.map(({ code }) => code)).toEqual(['marker-straight', 'turn-too-soon'])
  })
})

describe('a value', () => {
  const order = ask(flying())
  const distance = choice(order, 'Any distance')

  test('at both ends is taken, beyond refused with its rule', () => {
    expect(distance.field).toMatchObject({ kind: 'number', least: 0.001, most: 12, step: 0.001, unit: 'length' })
    expect(pick(order, distance, 0.001).done?.[0]).toMatchObject({ distance: 0.001 })
    expect(pick(order, distance, 12).done?.[0]).toMatchObject({ distance: 12 })
    expect(codes(pick(order, distance, 12.001))).toEqual(['not-enough-mp'])
    expect(codes(pick(order, distance, 0))).toEqual(['bad-distance'])
  })

  test('is wanted where it is asked for, and only there', () => {
    expect(codes(pick(order, distance))).toEqual(['value-needed'])
    expect(codes(pick(order, choice(order, 'Ahead 1 SU'), 2))).toEqual(['value-not-asked'])
  })

  test.each([Number.NaN, Number.POSITIVE_INFINITY, '3', null, {}, [3]])('%j is refused as data', (value) => {
    const next = pick(order, distance, value)
    expect(next.done).toBeUndefined()
    expect(next.problem?.length).toBeGreaterThan(0)
  })

  test('a point stands for a pose: its heading stays, it snaps to the step, and what is left is asked', () => {
    const { config } = spittingFire.info.scenarios.find(({ id }) => id === 'jims-force')!
    const step = spittingFire.setup({ ...config, edge: 'north', seed: 'spots' })
    if (!step.ok) throw new Error('no game')
    const { state } = advance(spittingFire, step.state)
    const seat = spittingFire.actors(state)[0] as 'axis' | 'allies'
    const first = begin(spittingFire, spittingFire.view(state, seat), { words })
    const spot = choice(first, 'Any spot of your area')
    const y = seat === 'axis' ? 33 : 3
    const placed = pick(first, spot, { x: 7.12345, y })
    const ends = choicesOf(placed).flatMap(({ orders }) => orders ?? [])
    expect(ends).toHaveLength(12)
    for (const end of ends) expect(end).toMatchObject({ pose: { x: 7.123, y, heading: seat === 'axis' ? 180 : 0 } })
    expect(codes(pick(first, spot, { x: 7, y: 18 }))).toEqual(['outside-setup'])
    expect(pick(first, spot, 'here').problem?.length).toBeGreaterThan(0)
    const level = pick(first, choice(first, 'Any level'), 5)
    const both = pick(level, choice(level, 'Any spot of your area'), { x: 7, y })
    expect(choicesOf(both)).toHaveLength(6)
    const done = pick(both, choicesOf(both)[5]!)
    expect(done.done).toMatchObject([{ altitude: 5, pose: { x: 7, y } }])
    expect(back(back(back(done)))).toBe(first)
  })

  test('on a board of cells a point stands for the cell it is in', () => {
    const { config } = spittingFire.info.scenarios.find(({ id }) => id === 'jims-force')!
    const step = spittingFire.setup({ ...config, table: HEXES, edge: 'north', seed: 'spots' })
    if (!step.ok) throw new Error('no game')
    const { state } = advance(spittingFire, step.state)
    const seat = spittingFire.actors(state)[0] as 'axis' | 'allies'
    const first = begin(spittingFire, spittingFire.view(state, seat), { words })
    const spot = choice(first, 'Any spot of your area')
    const cells = spot.field?.kind === 'point' ? (spot.field.cells ?? []) : []
    expect(cells).toHaveLength(6 * 24)
    for (const { at, value } of cells) {
      const ends = choicesOf(pick(first, spot, { x: at.x + 0.2, y: at.y - 0.3 })).flatMap(({ orders }) => orders ?? [])
      expect(ends).toHaveLength(12)
      for (const end of ends) expect(end).toMatchObject({ pose: value })
    }
    expect(pick(first, spot, { x: -9, y: -9 }).problem?.length).toBeGreaterThan(0)
  })
})

describe('begin', () => {
  test('a view of another game is refused as data', () => {
    const step = regiaAeronautica.setup({ ...regiaAeronautica.info.scenarios[0]!.config, seed: 'other' })
    if (!step.ok) throw new Error('no game')
    const foreign = regiaAeronautica.view(step.state, regiaAeronautica.info.seats[0]!)
    const order = begin(spittingFire, foreign as never, { words })
    expect(codes(order)).toEqual(['not-a-view'])
    expect(choicesOf(order)).toEqual([])
    expect(begin(spittingFire, null as never, { words }).problem?.[0]?.message).toBe(
      'This is not a view of Spitting Fire.',
    )
  })

  test('who is not asked and who only looks on has nothing to pick', () => {
    const { state } = flying()
    for (const seat of ['axis', 'spectator'] as const) {
      const order = begin(spittingFire, spittingFire.view(state, seat), { words })
      expect(choicesOf(order).filter(({ refused }) => refused === undefined)).toEqual([])
    }
  })

  test('few says how many buttons a question may have', () => {
    const plotting = scene(spittingFire, SETTING)
    for (const few of [4, 9]) {
      const order = ask(plotting, { few })
      expect(choicesOf(order).length).toBeLessThanOrEqual(few)
    }
  })
})

describe('under', () => {
  test('a target is meant before anything else', () => {
    const close = { ...SETTING, allies: { Blue: flight('spitfire', 5, [12, 14, 0]) } }
    const order = ask(flying('F5 END', close))
    const meant = under(order, 'Adler1', { x: 12, y: 24 })
    expect(meant.map(({ touch }) => touch.target)).toEqual([['Adler1']])
    expect(meant[0]?.refused).toBeUndefined()
    expect(under(order, 'Wolf1', { x: 18, y: 24 })).toEqual([])
  })

  test('a piece that can act means what it can do', () => {
    const play = scene(spittingFire, SETTING).plot().activate('Blue')
    expect(under(ask(play), 'Blue2', { x: 14, y: 12 }).map(({ orders }) => orders)).toEqual([
      [{ type: 'beginPlane', seat: 'allies', plane: 'Blue2' }],
    ])
  })

  test('a place means the nearest flight that ends there, within a distance', () => {
    const hexes = { table: HEXES, allies: { Blue: flight('spitfire', 5, [12, 20, 0]) } }
    const order = ask(flying('', hexes), { routes })
    const [near] = order.places
    const at = near!.touch.at!
    expect(under(order, undefined, { x: at.x + 0.2, y: at.y })).toContain(near)
    expect(under(order, undefined, { x: at.x + 0.2, y: at.y }, 0.1)).toEqual([])
    expect(under(order, undefined, { x: -50, y: -50 })).toEqual([])
  })
})

describe('isSecret', () => {
  test('markers are laid and committed behind a curtain, and all else is in the open', () => {
    const plotting = scene(spittingFire, SETTING)
    expect(isSecret(spittingFire, spittingFire.view(plotting.state, 'axis'))).toBe(true)
    const laid = plotting.take({ type: 'setPlot', seat: 'allies', group: 'Blue', marker: 'dive-left' })
    const view = spittingFire.view(laid.state, 'allies')
    expect(spittingFire.legalActions(laid.state, 'allies').map(({ type }) => type)).toEqual(['commitPlots'])
    expect(isSecret(spittingFire, view)).toBe(true)
    expect(isSecret(spittingFire, viewOf(flying()))).toBe(false)
    expect(isSecret(spittingFire, spittingFire.view(plotting.state, 'spectator'))).toBe(false)
  })
})
