/** The order builder over whole games of every scenario. */
import { describe, expect, it } from 'vitest'
import { hexToPoint, numberToHex } from '../../../../src/geometry/index.js'
import { words } from '../../../../src/rulesets/spitfire/show/words.js'
import { routes, type Spitfire, spitfire } from '../../../../src/rulesets/spitfire/shown.js'
import { begin, choicesOf, type Order, pick, under } from '../../../../src/tools/orders/index.js'
import { walk } from '../../../tools/orders/walk.js'
import { type Play, start } from '../fixture.js'
import { seen } from './heard.js'

const OPTIONS = [
  {},
  { hexSpace: true, interAltitude: true, fireDeclaration: 'open' },
  { segmentScope: 'aircraft', fireDeclaration: 'lockedBeforeDice', diveSpeedExit: 'locked', diveDepth: 'exact' },
] as const

describe('orders by picks', () => {
  const games = spitfire.info.scenarios.flatMap(({ id, config }) =>
    OPTIONS.map((options, n) => ({ id, config, options, n })),
  )

  it.each(games)('$id, options $n: every order is found, legal and told apart', ({ config, options }) => {
    const walked = walk(spitfire, {
      ...{ config: { ...config, options: { ...config.options, ...options } }, words, routes, actions: 150, every: 5 },
    })
    expect(walked.findings).toEqual([])
    expect(walked.orders).toBeGreaterThan(20)
  })
})

describe('a question', () => {
  const ask = (play: Play) => begin(spitfire, seen(play, 'first'), { words, routes })
  const labels = (order: Order<Spitfire>) => order.groups.flatMap(({ choices }) => choices.map(({ label }) => label))
  const play = start({ turn: 11, placements: { F1: { hex: '3020', speed: 8 } } })

  it('asks which aircraft first, beside what concerns none', () => {
    const order = ask(play)
    expect(labels(order)).toEqual(['Spitfire 1', 'Spitfire 2', 'Spitfire 3', 'Altitudes are set', 'Offer to stop here'])
    const offer = choicesOf(order).find(({ label }) => label === 'Offer to stop here')!
    expect(pick(order, offer).done).toEqual([{ type: 'offerEnd', seat: 'first' }])
  })

  it('SP-6B-4 shows what is refused, with its reason', () => {
    const order = ask(play.begin('F1').path('F'))
    const turn = choicesOf(order).find(({ label }) => label === 'Turn left to the northwest')!
    expect(turn.refused).toMatchObject([{ rule: 'SP-6B-4', code: 'turn-too-soon' }])
    expect(pick(order, turn).problem).toEqual(turn.refused)
  })

  it('takes a whole move by a click on its hex, and a climb by its steps', () => {
    const climbing = play.begin('F1', { mode: 'climb' })
    const order = ask(climbing)
    const [heap] = under(order, undefined, hexToPoint(numberToHex('3016')!))
    const next = heap!.orders === undefined ? pick(order, heap!) : order
    const label = 'To 3016, facing north, up 4 steps to level 10'
    const done = pick(next, choicesOf(next).find((one) => one.label === label)!).done!
    const after = climbing.do(...done)
    expect([after.at('F1'), after.plane('F1').climbStep, after.state.move?.left]).toEqual(['3016', 4, 0])
    const climb = choicesOf(order).find(({ field }) => field !== undefined)!
    expect(pick(order, climb, 3).done).toEqual([{ type: 'climb', seat: 'first', steps: 3 }])
    expect(pick(order, climb, 9).problem).toMatchObject([{ rule: 'SP-6C-2' }])
  })
})
