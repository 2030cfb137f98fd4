/** Loads, bay doors, gear, flaps. */
import { expect } from 'vitest'
import { begin, ledgerOf, type Played, playTurn, type Setting, type State, told, type Wings } from '../fixture.js'
import { light, otr1, otr2, type Vector } from './vector.js'

const drop = (what: 'tanks' | 'stores' | 'all', seat: 'blue' | 'red' = 'blue', plane = 'A1') =>
  ({ type: 'jettison', seat, plane, what }) as const
/** From the shots, which nobody fires, to the loads. */
function toStores(played: Played, game: Wings): State {
  const silent = [
    { type: 'endAttack', seat: 'blue' },
    { type: 'endAttack', seat: 'red' },
    { type: 'rollShots', seat: 'referee' },
  ] as const
  return silent.reduce((state: State, action) => {
    const step = game.reduce(state, action)
    if (!step.ok) throw new Error(JSON.stringify(step.violations))
    return step.state
  }, played.state)
}

export const loads: readonly Vector[] = [
  {
    name: 'BR-30 OTR1-AID-noncumulative a load leaves two thirds of the power, whatever it is made of; a clean aircraft has it all',
    run(game) {
      const powers = ([{}, { load: 'loaded' }, { tanks: 2 }, { load: 'overloaded', tanks: 2 }] as const).map((A1) =>
        ledgerOf(playTurn(begin({ A1 }), {}, game), 'A1'),
      )
      expect(powers).toEqual([
        ['BR-06 combat 7', 'BR-06 drag -4'],
        ['BR-06 combat 7', 'BR-30 load -3', 'BR-06 drag -3'],
        ['BR-06 combat 7', 'BR-30 load -3', 'BR-06 drag -3'],
        ['BR-06 combat 7', 'BR-30 load -3', 'BR-06 drag -3'],
      ])
    },
  },
  {
    name: 'BR-30 FW-11-power-order the shares of load and excess speed are taken together, after the points lost',
    run(game) {
      const wounds = {
        power: 1,
        coolant: null,
        fire: false,
        hydraulics: false,
        oxygen: 0,
        grace: null,
        fainted: false,
        crew: 0,
        engines: 0,
        feathering: false,
        rudder: false,
      }
      const strong = {
        ...light,
        id: 'STRONG',
        power: { ...light.power, ML: { ...light.power.ML, b3: [6, 8] as const } },
      }
      const fast = begin({ A1: { card: 'STRONG', speed: 8, tanks: 1 }, cards: [strong] }, { A1: { wounds } })
      const lines = ledgerOf(playTurn(fast, {}, game), 'A1')
      expect(lines.slice(0, 4)).toEqual([
        'BR-06 combat 8',
        'FW-11-power-order power-lost -1',
        'BR-30 load -3',
        'FW-11-13-attainable above-listed-speed -1',
      ])
    },
  },
  {
    name: 'OTR1-AID-overload-5 FW-11-13-attainable over-loaded, attainable and safe dive speed are half a speed lower, listed speed is not',
    run(game) {
      const over = playTurn(begin({ A1: { load: 'overloaded', speed: 7.5 } }), {}, game)
      const rule = 'OTR1-AID-overload-5'
      expect(told(over, 'loadCounted')).toMatchObject([
        {
          load: 'overloaded',
          changes: [
            { rule, label: 'attainable', value: -1 },
            { rule, label: 'safe-dive', value: -1 },
          ],
        },
      ])
      expect(ledgerOf(over, 'A1')).toContain('FW-4.2-excess-speed excess-speed -3')
      expect(ledgerOf(over, 'A1').join()).not.toContain('above-listed-speed')
      const loaded = playTurn(begin({ A1: { load: 'loaded', speed: 7.5 } }), {}, game)
      expect(told(loaded, 'loadCounted')).toMatchObject([{ load: 'loaded', changes: [] }])
      expect(ledgerOf(loaded, 'A1').join()).not.toContain('excess-speed')
      const structure = (load: 'loaded' | 'overloaded') =>
        told(playTurn(begin({ A1: { load, speed: 9.5 } }), { fly: { A1: 'VD' } }, game), 'speedChanged')[0]!.to
      expect([structure('loaded'), structure('overloaded')]).toEqual([21, 20])
    },
  },
  {
    name: 'OTR1-11.2-four-engine-speeds a load narrows the speeds of a heavy bomber, and so does severe damage',
    run(game) {
      const loads = (edition: 'otr2' | 'asp', load: 'loaded' | 'overloaded') => {
        const setting = {
          A1: { card: 'HOUSE-B17G', speed: 4.5, load },
          options: { edition, inheritOtr1: edition === 'otr2' },
        }
        return told(playTurn(begin(setting), {}, game), 'loadCounted').flatMap(({ changes }) =>
          changes.map(({ rule, label, value }) => `${rule} ${label} ${value}`),
        )
      }
      const range = 'OTR1-11.2-four-engine-speeds'
      expect(loads('otr2', 'loaded')).toEqual([`${range} minimum 1`, `${range} attainable -1`])
      expect(loads('otr2', 'overloaded')).toEqual([
        `${range} minimum 2`,
        `${range} attainable -1`,
        'OTR1-AID-overload-5 safe-dive -1',
      ])
      expect(loads('asp', 'loaded')).toEqual([])
      const slow = (hits: number) =>
        ledgerOf(
          playTurn(begin({ A1: { card: 'HOUSE-B17G', speed: 5 }, options: otr2 }, { A1: { hits } }), {}, game),
          'A1',
        )
      expect(slow(16).join()).not.toContain('excess-speed')
      expect(slow(17)).toContain('FW-4.2-excess-speed excess-speed -3')
    },
  },
  {
    name: 'OTR1-13-jettison-timing OTR2-13-jettison-timing BR-30 the load counts until the shots are over, and then falls',
    run(game) {
      const dropped = (options: Setting['options']) =>
        playTurn(begin({ A1: { load: 'overloaded' }, options }), { answers: [drop('stores')] }, game)
      const rules = [otr1, otr2, {}].map((options) => told(dropped(options), 'storesJettisoned')[0]!.rule)
      expect(rules).toEqual(['OTR1-13-jettison-timing', 'OTR2-13-jettison-timing', 'BR-30'])
      expect(dropped({}).state.planes.A1!.load).toBeNull()
      const kept = playTurn(begin({ A1: { load: 'overloaded' } }), {}, game)
      expect(told(kept, 'loadKept')).toMatchObject([{ plane: 'A1', rule: 'BR-30' }])
      expect(kept.state.planes.A1!.load).toEqual({ stores: 'overloaded', tanks: [], rockets: 0 })
    },
  },
  {
    name: 'FW-13-drop-tanks a die for each tank: a gentle drop never sticks, a hard turn lets a 10 stick',
    run(game) {
      const gentle = playTurn(begin({ A1: { tanks: 2 } }), { answers: [drop('tanks')], dice: [1, 9, 10, 10] }, game)
      expect(told(gentle, 'tankRolled')).toMatchObject([
        { die: 10, total: 10, sticks: { from: 11, to: 12 }, result: 'dropped' },
        { die: 10, total: 10, result: 'dropped' },
      ])
      expect(gentle.state.planes.A1!.load).toBeNull()
      const fly = { A1: 'LVL, bank RB, R HT, H, H, H, H' }
      const hard = playTurn(begin({ A1: { tanks: 2 } }), { fly, answers: [drop('tanks')], dice: [1, 9, 9, 10] }, game)
      expect(told(hard, 'tankRolled')).toMatchObject([
        { rule: 'FW-13-drop-tanks', total: 10, result: 'dropped' },
        { total: 11, modifiers: [{ label: 'ht-or-harder', value: 1 }], result: 'stuck' },
      ])
      expect(hard.state.planes.A1!.load).toEqual({ stores: 'clean', tanks: ['stuck'], rockets: 0 })
      const fast = begin({ A1: { tanks: 1, speed: 8 } })
      const above = playTurn(fast, { answers: [drop('tanks')], dice: [1, 9, 10] }, game)
      expect(told(above, 'tankRolled')).toMatchObject([{ modifiers: [{ label: 'above-listed-max', value: 1 }] }])
      const first = playTurn(begin({ A1: { tanks: 1 }, options: otr1 }), { answers: [drop('tanks')] }, game)
      expect(told(first, 'tankRolled')[0]!.rule).toBe('BR-30')
    },
  },
  {
    name: 'FW-13-drop-tanks at the second try a 6 drops and a 7 sticks for good',
    run(game) {
      const again = (die: number) => {
        const stuck = begin({ A1: { tanks: 1 } }, { A1: { load: { stores: 'clean', tanks: ['stuck'], rockets: 0 } } })
        return playTurn(stuck, { answers: [drop('tanks')], dice: [1, 9, die] }, game)
      }
      expect(told(again(6), 'tankRolled')).toMatchObject([
        { attempt: 2, sticks: { from: 7, to: 12 }, result: 'dropped' },
      ])
      expect(told(again(7), 'tankRolled')).toMatchObject([{ attempt: 2, result: 'permanent' }])
      expect(again(7).state.planes.A1!.load).toEqual({ stores: 'clean', tanks: ['permanent'], rockets: 0 })
      const after = playTurn(again(7).state, {}, game)
      expect(told(after, 'loadKept')).toEqual([])
      expect(told(after, 'loadCounted')).toMatchObject([{ load: 'loaded' }])
    },
  },
  {
    name: 'OTR1-13-bomb-bay OTR2-13-bomb-bay BR-30 doors take a turn to open, cost 1 decel until they are closed, and only open ones let stores out',
    run(game) {
      const door = (bay: 'open' | 'close') => ({ type: 'setBay', seat: 'blue', plane: 'A1', bay }) as const
      const first = begin({ A1: { load: 'loaded', bay: true, tanks: 1 }, options: otr2 })
      expect(game.check(first, door('close'))).toMatchObject([{ code: 'bay-there', facts: { door: 'closed' } }])
      const rule = 'OTR2-13-bomb-bay'
      expect(game.check(first, { ...door('open'), seat: 'red', plane: 'B1' })).toMatchObject([{ rule, code: 'no-bay' }])
      const flown = playTurn(first, { orders: [door('open')], until: 'attack' }, game)
      expect(told(flown, 'bayMoved')).toMatchObject([{ rule, bay: 'opening' }])
      const stores = toStores(flown, game)
      expect(game.check(stores, drop('all'))).toMatchObject([
        { rule, code: 'bay-not-open', facts: { door: 'opening' } },
      ])
      expect(game.check(stores, drop('tanks'))).toEqual([])
      const opening = playTurn(stores, {}, game)
      expect(ledgerOf(opening, 'A1')).toContain(`${rule} bay-doors -1`)
      const closing = playTurn(opening.state, { orders: [door('close')], answers: [drop('all')] }, game)
      expect(told(closing, 'bayMoved')).toMatchObject([{ bay: 'closing' }])
      expect(told(closing, 'storesJettisoned')).toHaveLength(1)
      expect(ledgerOf(closing, 'A1')).toContain(`${rule} bay-doors -1`)
      const closed = playTurn(closing.state, {}, game)
      expect(told(closed, 'bayMoved')).toMatchObject([{ bay: 'closed' }])
      expect(ledgerOf(closed, 'A1').join()).not.toContain('bay-doors')
      const rules = [otr1, {}].map((options) => {
        const state = begin({ A1: { load: 'loaded', bay: true }, options })
        const shut = playTurn(state, { orders: [door('open')] }, game)
        expect(told(shut, 'loadKept')).toEqual([])
        return told(shut, 'bayMoved')[0]!.rule
      })
      expect(rules).toEqual(['OTR1-13-bomb-bay', 'BR-30'])
    },
  },
  {
    name: 'OTR1-20.2-flap-gear-timing OTR1-20.2-gear-flap-decel HR-11 gear takes a turn to move and costs its start speed until it is up',
    run(game) {
      const set = (gear: 'up' | 'down') => ({ type: 'setGear', seat: 'blue', plane: 'A1', gear }) as const
      const first = begin({ A1: { gear: 'down', speed: 4.5 }, options: otr2 })
      expect(game.check(first, set('down'))).toMatchObject([
        { rule: 'OTR1-20.2-flap-gear-timing', code: 'gear-there', facts: { gear: 'down' } },
      ])
      expect(game.check(first, { ...set('down'), seat: 'red', plane: 'B1' })).toMatchObject([
        { rule: 'HR-11', code: 'no-gear' },
      ])
      const down = playTurn(first, {}, game)
      const raising = playTurn(first, { orders: [set('up')] }, game)
      for (const played of [down, raising])
        expect(ledgerOf(played, 'A1')).toContain('OTR1-20.2-gear-flap-decel gear -5')
      expect(told(raising, 'gearMoved')).toMatchObject([{ gear: 'raising', rule: 'OTR1-20.2-flap-gear-timing' }])
      const up = playTurn(raising.state, {}, game)
      expect(told(up, 'gearMoved')).toMatchObject([{ gear: 'up' }])
      expect(ledgerOf(up, 'A1').join()).not.toContain('gear')
      const house = playTurn(begin({ A1: { gear: 'up' } }), { orders: [set('down')] }, game)
      expect(told(house, 'gearMoved')).toMatchObject([{ gear: 'lowering', rule: 'HR-11' }])
      expect(ledgerOf(house, 'A1')).toContain('HR-11 gear -6')
    },
  },
  {
    name: 'OTR1-CRIT-equip-3 gear that trails is moved no more, and is paid for once',
    run(game) {
      const wounds = {
        power: 0,
        coolant: null,
        fire: false,
        hydraulics: true,
        oxygen: 0,
        grace: null,
        fainted: false,
        crew: 0,
        engines: 0,
        feathering: false,
        rudder: false,
      }
      const hit = begin({ A1: { gear: 'down', speed: 5 } }, { A1: { wounds } })
      expect(game.check(hit, { type: 'setGear', seat: 'blue', plane: 'A1', gear: 'up' })).toMatchObject([
        { rule: 'OTR1-CRIT-equip-3', code: 'gear-trails' },
      ])
      expect(ledgerOf(playTurn(hit, {}, game), 'A1').filter((line) => line.includes('gear'))).toEqual([
        'OTR1-CRIT-equip-3 trailing-gear -5',
      ])
    },
  },
  {
    name: 'OTR2-13-jettison-restrict BR-30 HR-06 who ends inverted, has pulled negative G or carries nothing drops nothing',
    run(game) {
      const wing = {
        pilot: { quality: 'regular' },
        q: 20,
        r: 0,
        facing: 0,
        alt: 150,
        speed: 6,
        card: 'HOUSE-LIGHT',
      } as const
      const refused = (options: Setting['options']) => {
        const setting: Setting = {
          A1: { load: 'loaded' },
          B1: { tanks: 1 },
          more: [
            { ...wing, id: 'A2', side: 'blue', tanks: 1 },
            { ...wing, id: 'A3', side: 'blue', q: 40, tanks: 2 },
            { ...wing, id: 'A4', side: 'blue', q: 60 },
          ],
          options,
        }
        const fly = { A1: 'LVL, bank RB, H, bank IRB, H', A2: 'VD' }
        const state = toStores(playTurn(begin(setting), { fly, until: 'attack' }, game), game)
        const said = [
          drop('stores'),
          drop('tanks', 'blue', 'A2'),
          drop('tanks', 'blue', 'A4'),
          drop('tanks', 'blue', 'B1'),
        ]
        const codes = [...said, drop('stores', 'blue', 'A3')].flatMap((action) => game.check(state, action))
        expect(state.asked).toEqual(['A3', 'B1'])
        expect(game.check(state, drop('tanks', 'blue', 'A3'))).toEqual([])
        return codes.map(({ rule, code }) => `${rule} ${code}`)
      }
      expect(refused(otr2)).toEqual([
        'OTR2-13-jettison-restrict jettison-inverted',
        'OTR2-13-jettison-restrict jettison-negative-g',
        'BR-30 nothing-to-drop',
        'HR-06 not-yours',
        'BR-30 nothing-to-drop',
      ])
      expect(refused({})[0]).toBe('BR-30 jettison-inverted')
    },
  },
  {
    name: 'BR-16 OTR1-20.2-flap-gear-timing OTR1-20.2-gear-flap-decel flaps take a turn and cost decel',
    run(game) {
      const setting: Setting = { A1: { card: 'HOUSE-P51D', speed: 4 }, options: otr2 }
      const orders = [{ type: 'setFlaps', seat: 'blue', plane: 'A1', flaps: 'down' }] as const
      const played = playTurn(begin(setting), { orders }, game)
      expect(told(played, 'flapsMoved')[0]).toMatchObject({ flaps: 'lowering', rule: 'OTR1-20.2-flap-gear-timing' })
      expect(ledgerOf(played, 'A1')).toContain('OTR1-20.2-gear-flap-decel flaps -1')
      const wrecked = begin({}, { A1: { flapsHit: true } })
      expect(game.check(wrecked, orders[0]).map(({ code }) => code)).toEqual(['no-flaps'])
      // Any pilot may drop regular flaps in part, up to 1.5 over the minimum: HT of 4.0 at 3.5.
      const turned = (speed: number) => {
        const first = playTurn(begin({ A1: { card: 'HOUSE-HEAVY', speed } }), {
          orders,
          fly: { A1: 'LVL, bank RB, H' },
        })
        const { state } = first
        const fast = { ...state, planes: { ...state.planes, A1: { ...state.planes.A1!, speed: 7 } } }
        return [
          told(first, 'flapsDamaged').length,
          told(playTurn(fast, { fly: { A1: 'LVL, R HT, H' } }), 'turnStalled').length,
        ]
      }
      expect([turned(4), turned(4.5)]).toEqual([
        [0, 0],
        [1, 1],
      ])
    },
  },
]
