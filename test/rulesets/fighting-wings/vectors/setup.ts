/** Setting up by rule 14.6: scattered formations, and the banks with which a fight begins. */
import { expect } from 'vitest'
import {
  type Action,
  configOf,
  fightingWings,
  type GameEvent,
  type Setting,
  type State,
  type Wings,
} from '../fixture.js'
import { otr1, type Vector } from './vector.js'

const WING = { card: 'HOUSE-LIGHT', pilot: { quality: 'regular' }, facing: 0, speed: 6, r: 0 } as const

/** B1 leads B2 and is attacked by A1 alone. */
const attacked = (setting: Setting = {}): Setting => ({
  defender: 'red',
  ...setting,
  B1: { formation: 'B', leader: true, ...setting.B1 },
  more: [{ ...WING, id: 'B2', side: 'red', q: 84, alt: 150, formation: 'B', ...setting.B1 }],
})

function begun(setting: Setting, game: Wings): State {
  const first = game.setup(configOf(setting))
  if (!first.ok) throw new Error(JSON.stringify(first.violations))
  return first.state
}

function played(from: State, orders: readonly Action[], game: Wings): { state: State; events: readonly GameEvent[] } {
  let state = from
  const events: GameEvent[] = []
  for (const order of orders) {
    const step = game.reduce(state, order)
    if (!step.ok) throw new Error(JSON.stringify([order, step]))
    state = step.state
    events.push(...(step.events as readonly GameEvent[]))
  }
  return { state, events }
}

const rolls = (...dice: number[]): Action => ({ type: 'rollScatter', seat: 'referee', rolls: dice })
const shift = (way: 'N' | 'NE' | 'up' | 'down', plane = 'B2'): Action => ({ type: 'scatter', seat: 'blue', plane, way })
const refused = (state: State, order: Action, game: Wings) =>
  game.check(state, order).map(({ rule, code }) => `${rule} ${code}`)
const level = (seat: 'blue' | 'red', plane: string, bank: 'LVL' | 'LB' = 'LVL'): Action => ({
  type: 'startBank',
  seat,
  plane,
  bank,
})

export const setup: readonly Vector[] = [
  {
    name: 'FW-14.6-scatter-1 HR-13 the difference of the dice is what the enemy may move, three times an aircraft, never its leader',
    run(game) {
      const start = begun(attacked(), game)
      expect([start.phase, start.agenda[0]?.kind]).toEqual(['setup', 'scatter'])
      const { state, events } = played(start, [rolls(9, 3)], game)
      expect(events[0]).toMatchObject({
        type: 'scatterRolled',
        rule: 'FW-14.6-scatter-1',
        scatter: [9],
        counter: [3],
        left: 6,
      })
      expect(refused(state, shift('N', 'B1'), game)).toEqual(['FW-14.6-scatter-1 no-adjustment'])
      expect(refused(state, shift('N', 'A1'), game)).toEqual(['FW-14.6-scatter-1 no-adjustment'])
      const moved = played(state, [shift('N'), shift('up'), shift('NE')], game)
      expect(moved.state.planes.B2).toMatchObject({ q: 86, r: -4, alt: 152 })
      // Nobody else can be moved: the banks come next.
      expect(moved.state.agenda[0]?.kind).toBe('banks')
      const even = played(start, [rolls(4, 6)], game)
      expect([even.state.agenda[0]?.kind, even.state.scattered]).toEqual(['banks', []])
      const old = played(begun(attacked({ options: otr1 }), game), [rolls(9, 3)], game)
      expect(old.events[0]).toMatchObject({ rule: 'HR-13' })
      expect(played(state, [{ type: 'endScatter', seat: 'blue' }], game).state.agenda[0]?.kind).toBe('banks')
    },
  },
  {
    name: 'FW-14.6-scatter-altitude FW-14.6-scatter-fatigue height and fatigue add dice, and let an aircraft be moved a fourth time',
    run(game) {
      const high = attacked({ B1: { alt: 302, hours: 5 } })
      const { state, events } = played(begun(high, game), [rolls(9, 9, 9, 9, 9, 1)], game)
      const [told] = events
      const lines = told?.type === 'scatterRolled' ? told.dice.map(({ rule, value }) => [rule, value]) : []
      expect(lines).toEqual([
        ['FW-14.6-scatter-1', 1],
        ['FW-14.6-scatter-altitude', 2],
        ['FW-14.6-scatter-fatigue', 2],
      ])
      const three = played(state, [shift('N'), shift('N'), shift('N')], game).state
      expect(refused(three, shift('N'), game)).toEqual([])
      expect(played(three, [shift('N')], game).state.agenda[0]?.kind).toBe('banks')
    },
  },
  {
    name: 'FW-15.1-weather-immersion HR-13 nobody is scattered into cloud, nor into the ground or over the ceiling',
    run(game) {
      const cloudy = played(begun(attacked({ clouds: [{ lo: 152, hi: 155 }] }), game), [rolls(9, 3)], game).state
      expect(refused(cloudy, shift('up'), game)).toEqual(['FW-15.1-weather-immersion no-adjustment'])
      expect(refused(cloudy, shift('down'), game)).toEqual([])
      const low = attacked({ B1: { alt: 2 } })
      const grazing = { ...low, more: [{ ...low.more![0]!, alt: 2 }] }
      const ground = played(begun(grazing, game), [rolls(9, 3)], game).state
      expect(refused(ground, shift('down'), game)).toEqual(['HR-13 no-adjustment'])
    },
  },
  {
    name: 'FW-14.6-setup the defender chooses his banks, then the attacker; who is surprised has no choice',
    run(game) {
      const { state } = played(begun(attacked(), game), [rolls(1, 9)], game)
      expect(refused(state, level('red', 'B2'), game)).toEqual(['HR-06 not-asked'])
      const banked = played(state, [level('red', 'B1', 'LB'), level('red', 'B2'), level('blue', 'A1', 'LB')], game)
      expect(banked.events.find(({ type }) => type === 'bankChosen')).toMatchObject({
        rule: 'FW-14.6-setup',
        bank: 'LB',
      })
      expect([banked.state.phase, banked.state.planes.B1!.bank]).toEqual(['plot', 'LB'])
      const bounced = played(begun(attacked({ A1: { unseen: true } }), game), [rolls(1, 9)], game).state
      expect([bounced.agenda[0]?.waiting, bounced.asked]).toEqual([['blue'], ['A1']])
    },
  },
  {
    name: 'HR-13 a set-up is played to its end from any state of it',
    run() {
      const { state } = played(begun(attacked(), fightingWings), [rolls(9, 3), shift('N')], fightingWings)
      expect(fightingWings.parse.state(JSON.parse(JSON.stringify(state))).ok).toBe(true)
      const wrong = { ...state, scattered: [] }
      expect(fightingWings.parse.state(JSON.parse(JSON.stringify(wrong))).ok).toBe(false)
    },
  },
]
