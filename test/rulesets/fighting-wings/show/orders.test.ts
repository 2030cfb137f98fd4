/** From a click to an order: the builder walked over games, with whole flights and with what is refused. */
import { describe, expect, test } from 'vitest'
import { advance } from 'wingover'
import { overlays } from 'wingover/fighting-wings/overlays'
import { fightingWings } from 'wingover/fighting-wings/show'
import { words } from 'wingover/fighting-wings/words'
import { begin, choicesOf } from 'wingover/orders'
import { pickFrom } from '../../../../src/tools/random.js'
import { walk } from '../../../tools/orders/walk.js'

describe.each(fightingWings.info.scenarios)('$id', ({ config }) => {
  test('every order can be picked, nothing else can, within 14 buttons and three picks', () => {
    const { routes } = overlays
    const walked = walk(fightingWings, { config, words, routes, actions: 150, every: 13 })
    expect(walked.findings).toEqual([])
    expect(walked.positions).toBeGreaterThan(5)
  })
})

test('a turn that is not for these wings is grey, and says why', () => {
  const begun = fightingWings.setup({ ...fightingWings.info.scenarios[0]!.config, dice: 'seeded', seed: 'grey' })
  if (!begun.ok) throw new Error('no game')
  const pick = pickFrom('grey')
  let { state } = advance(fightingWings, begun.state)
  for (let n = 0; n < 60 && state.phase !== 'move'; n++) {
    const step = fightingWings.reduce(state, pick.of(fightingWings.legalActions(state)))
    if (!step.ok) throw new Error('illegal')
    state = advance(fightingWings, step.state).state
  }
  const [seat] = fightingWings.actors(state)
  const order = begin(fightingWings, fightingWings.view(state, seat as 'blue'), { words, few: 40 })
  const refused = choicesOf(order).flatMap((choice) => choice.refused ?? [])
  expect(refused.map(({ code }) => code)).toEqual(expect.arrayContaining(['wrong-bank']))
  for (const { message } of refused) expect(message).toMatch(/^[A-Z].*[.?]$/)
})
