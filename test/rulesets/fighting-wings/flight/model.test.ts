/** The model of flight in `bench/flight` and the library agree on whatever is flown. */
import { describe, expect, it } from 'vitest'
import { type Between, type Flown, flownAs, type Turn, turnsFrom } from '../../../../bench/flight/model.js'
import { alone, flyTurn } from '../../../../bench/flight/solo.js'
import { BANDS } from '../../../../src/rulesets/fighting-wings/errata/vocabulary.js'
import { base, cards, fightingWings } from '../../../../src/rulesets/fighting-wings/shown.js'
import { type Pick, pickFrom } from '../../../../src/tools/conformance/index.js'

/** The orders of a turn: level points first, then the vertical ones, as even as they can be. */
function ordersOf({ type, v, inc }: Turn, fps: number): readonly number[] {
  const low = v === 0 ? 0 : Math.floor(inc / v)
  const rises = Array.from({ length: v }, (_, i) => low + (i < inc - low * v ? 1 : 0))
  return type === 'LVL' ? Array(fps).fill(0) : [...Array(fps - v).fill(0), ...rises]
}

/** Flies at random in one band, model and library side by side; how many turns were the same. */
function walk(flown: Flown, band: number, pick: Pick): number {
  const [low, high] = [band === 0 ? 40 : base.bandTops[band - 1]! + 1, base.bandTops[band] ?? 430]
  const start = flown.min + 1 + pick.index(flown.max - flown.min)
  let at: Between = { speed: start, accel: 0, half: 0, type: 'LVL', shallow: false }
  const fork = fightingWings.fork(alone(flown.card, start, Math.min((low + high) >> 1, 330)))
  for (let turns = 0; turns < 10; turns++) {
    const { alt } = fork.state.planes.P!
    const next = turnsFrom(flown, at, base.increments).filter(({ rise }) => alt + rise < 335 && alt + rise > low)
    if (next.length === 0 || alt < low || alt > high) return turns
    const turn = pick.of(next)
    const incs = [...ordersOf(turn, (at.speed + at.half) >> 1)]
    flyTurn(fork, (listed) => {
      const type = listed.find((order) => order.type === 'chooseType' && order.flight === turn.type)
      const end = listed.find((order) => order.type === 'endMove')
      const inc = type === undefined && end === undefined ? incs.shift() : undefined
      return type ?? end ?? listed.find((order) => order.type === 'fp' && order.inc === inc)!
    })
    const { speed, accel, half, alt: now } = fork.state.planes.P!
    const { to, rise } = turn
    expect([flown.card, flown.band, turn, speed, accel, half, now - alt]).toEqual([
      ...[flown.card, flown.band, turn, to.speed, to.accel, to.half, rise],
    ])
    at = to
  }
  return 10
}

describe('the model of flight', () => {
  it.each(cards.map(({ id }) => id))('BR-05 BR-06 BR-11 BR-12 BR-13 flies as the library does: %s', (id) => {
    const craft = alone(id, 8, 90).config.crafts[id]!
    let turns = 0
    BANDS.forEach((band, i) => {
      if (i > 4) return
      for (let game = 0; game < 4; game++)
        turns += walk(flownAs(id, craft, band), i, pickFrom(`walk ${id} ${band} ${game}`))
    })
    expect(turns).toBeGreaterThan(60)
  })
})
