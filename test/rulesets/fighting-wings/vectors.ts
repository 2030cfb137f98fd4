/** Situations at the table, each named by the rule it shows; a refusal stands beside its legal neighbour. */
import { expect } from 'vitest'
import { cards } from '../../../src/rulesets/fighting-wings/index.js'
import { begin, fire, ledgerOf, type Played, playTurn, type Setting, type State, told, type Wings } from './fixture.js'

export interface Vector {
  readonly name: string
  run(game: Wings): void
}

const codes = (played: Played): readonly string[] => played.refusals.map(({ rule, code }) => `${rule} ${code}`)
const light = cards.find(({ id }) => id === 'HOUSE-LIGHT')!
const bomber = cards.find(({ id }) => id === 'HOUSE-B17G')!
/** Behind and in line, two hexes apart. */
const behind: Setting = { A1: { q: 0, r: 4 }, B1: { q: 0, r: 0 } }
const otr1 = { edition: 'otr1' } as const
const otr2 = { edition: 'otr2' } as const
const both = ['W1', 'W2'] as const

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

export const vectors: readonly Vector[] = [
  {
    name: 'BR-30 OTR1-AID-noncumulative a load leaves two thirds of the power, whatever it is made of; a clean aircraft has it all',
    run(game) {
      const powers = ([{}, { load: 'loaded' }, { tanks: 2 }, { load: 'overloaded', tanks: 2 }] as const).map((A1) =>
        ledgerOf(playTurn(begin({ A1 }), {}, game), 'A1'),
      )
      expect(powers).toEqual([
        ['BR-06 combat 6'],
        ['BR-06 combat 6', 'BR-30 load -2'],
        ['BR-06 combat 6', 'BR-30 load -2'],
        ['BR-06 combat 6', 'BR-30 load -2'],
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
      expect(kept.state.planes.A1!.load).toEqual({ stores: 'overloaded', tanks: [] })
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
      expect(hard.state.planes.A1!.load).toEqual({ stores: 'clean', tanks: ['stuck'] })
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
        const stuck = begin({ A1: { tanks: 1 } }, { A1: { load: { stores: 'clean', tanks: ['stuck'] } } })
        return playTurn(stuck, { answers: [drop('tanks')], dice: [1, 9, die] }, game)
      }
      expect(told(again(6), 'tankRolled')).toMatchObject([
        { attempt: 2, sticks: { from: 7, to: 12 }, result: 'dropped' },
      ])
      expect(told(again(7), 'tankRolled')).toMatchObject([{ attempt: 2, result: 'permanent' }])
      expect(again(7).state.planes.A1!.load).toEqual({ stores: 'clean', tanks: ['permanent'] })
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
    name: 'BR-09 BR-07 HR-04 a turn waits for its bank, and one order of a kind stands between two points',
    run(game) {
      const fly = { A1: 'LVL, !R HT, bank RB, !bank LB, R HT, !R TT, H, H, H, H' }
      const played = playTurn(begin(), { fly }, game)
      expect(codes(played)).toEqual(['BR-09 wrong-bank', 'HR-04 ordered-already', 'HR-04 ordered-already'])
      expect(told(played, 'faced').map(({ to }) => to)).toEqual([1, 2])
    },
  },
  {
    name: 'OTR2-4.2-turn-decel-timing FW-7.1-slip-decel-timing turn decel is charged at the first point, in otr1 at the facing',
    run(game) {
      const fly = { A1: 'LVL, bank RB, R HT, H, H, H, H, endTurning' }
      const charged = (options: Setting['options']) =>
        told(playTurn(begin({ options }), { fly, until: 'attack' }, game), 'decelCharged').map(({ rule }) => rule)
      expect(charged({})).toEqual(['FW-7.1-slip-decel-timing', 'FW-7.1-slip-decel-timing'])
      expect(charged(otr2)).toEqual(['OTR2-4.2-turn-decel-timing', 'OTR2-4.2-turn-decel-timing'])
      expect(charged(otr1)).toEqual(['OTR2-4.2-turn-decel-timing'])
      const played = playTurn(
        begin(),
        { fly: { A1: 'LVL, bank RB, R HT, H, slip R, H, H, endTurning' }, until: 'attack' },
        game,
      )
      expect(told(played, 'decelCharged').map(({ why, by }) => `${why} ${by}`)).toEqual(['turn-HT BR-08', 'slip BR-10'])
    },
  },
  {
    name: 'BR-10 a slip takes its points, costs 1 decel and keeps the facing',
    run(game) {
      const played = playTurn(begin(), { fly: { A1: 'LVL, slip R, H, H' } }, game)
      expect(told(played, 'slipDone')).toHaveLength(1)
      expect(ledgerOf(played, 'A1')).toContain('BR-10 slip -1')
    },
  },
  {
    name: 'BR-11 BR-12 HR-05 level flight has no VFPs, a zoom climb owes one, and none is of three increments',
    run(game) {
      const played = playTurn(
        begin({ A1: { speed: 2.5 } }),
        { fly: { A1: 'ZC, !V3, H, !H, V1', B1: 'LVL, !V1' } },
        game,
      )
      expect(codes(played)).toEqual(
        expect.arrayContaining(['BR-12 bad-increment', 'HR-05 vertical-owed', 'BR-11 no-vertical']),
      )
    },
  },
  {
    name: 'OTR1-6.2-sd-min-loss a steep dive of one VFP loses two increments',
    run(game) {
      const played = playTurn(begin({ A1: { speed: 2 } }), { fly: { A1: 'SD, !V1, V2' } }, game)
      expect(codes(played)).toEqual(['OTR1-6.2-sd-min-loss least-loss'])
    },
  },
  {
    name: 'FW-6.3-from-zc-to-sd half the speed comes first as HFPs',
    run(game) {
      const played = playTurn(begin({}, { A1: { flight: 'ZC' } }), { fly: { A1: 'SD, H, H, !V1, H, V1, V1' } }, game)
      expect(codes(played)).toEqual(['FW-6.3-from-zc-to-sd lead-in-owed'])
    },
  },
  {
    name: 'FW-6.3-from-sd-to-zc only after a shallow dive, with two thirds first',
    run(game) {
      const steep = playTurn(
        begin({}, { A1: { flight: 'SD', lastFps: 6, lastVfps: 3 } }),
        { fly: { A1: '!ZC, LVL' } },
        game,
      )
      expect(codes(steep)).toEqual(['FW-6.3-from-sd-to-zc no-such-change'])
      const shallow = playTurn(
        begin({}, { A1: { flight: 'SD', lastFps: 6, lastVfps: 2 } }),
        { fly: { A1: 'ZC' } },
        game,
      )
      expect(told(shallow, 'typeChosen').find(({ plane }) => plane === 'A1')?.leadIn).toBe(4)
    },
  },
  {
    name: 'OTR1-6.1-inverted-zoom-no-vc a zoom that ended inverted leads to no vertical climb',
    run(game) {
      const inverted = playTurn(begin({}, { A1: { flight: 'ZC', bank: 'INV' } }), { fly: { A1: '!VC, ZC' } }, game)
      expect(codes(inverted)).toEqual(['OTR1-6.1-inverted-zoom-no-vc no-such-change'])
      const upright = playTurn(begin({}, { A1: { flight: 'ZC' } }), { fly: { A1: 'VC, V2, V2, V2, V2' } }, game)
      expect(told(upright, 'typeChosen')[0]).toMatchObject({ flight: 'VC', vMin: 4, vMax: 6 })
    },
  },
  {
    name: 'OTR1-6.3-vd-inverted-exit inverted, only the second vertical dive lets go',
    run(game) {
      const once = playTurn(
        begin({}, { A1: { flight: 'VD', bank: 'INV', inRow: 1 } }),
        { fly: { A1: '!SD, VD' } },
        game,
      )
      expect(codes(once)).toEqual(['OTR1-6.3-vd-inverted-exit no-such-change'])
      const twice = playTurn(begin({}, { A1: { flight: 'VD', bank: 'INV', inRow: 2 } }), { fly: { A1: 'SD' } }, game)
      expect(told(twice, 'negativeG')[0]).toMatchObject({ case: 6, rule: 'FW-6.6-negG-test' })
    },
  },
  {
    name: 'BR-18 a push takes a regular pilot, and negative G ends hard turns',
    run(game) {
      const green = playTurn(begin({ A1: { pilot: { quality: 'green' } } }), { fly: { A1: '!VD, LVL' } }, game)
      expect(codes(green)).toEqual(['BR-18 pilot-too-green'])
      const pushed = playTurn(
        begin({}, { A1: { bank: 'IRB', flight: 'SD' } }),
        { fly: { A1: 'LVL, !R BT, R HT' } },
        game,
      )
      expect(codes(pushed)).toEqual(['BR-08 rate-not-allowed'])
      expect(told(pushed, 'negativeG').map((event) => event.case)).toEqual([4, 5])
    },
  },
  {
    name: 'FW-7.7-negG-turn inverted, the turn goes against the bank; in otr1 there is none',
    run(game) {
      const from = (options: Setting['options']) => begin({ options }, { A1: { bank: 'IRB' } })
      const asp = playTurn(from({}), { fly: { A1: 'LVL, !R TT negG, L TT negG, H, !bank INV, H, H, H, H' } }, game)
      expect(codes(asp)).toEqual(['FW-7.7-negG-turn no-negative-g-turn', 'FW-7.7-negG-turn no-banking-here'])
      expect(told(asp, 'faced').map(({ cause, to }) => [cause, to])).toEqual([['negG', 11]])
      expect(codes(playTurn(from(otr1), { fly: { A1: 'LVL, !L TT negG' } }, game))).toHaveLength(1)
    },
  },
  {
    name: 'OTR1-5.3-inverted-turn-reduction OTR1-5.3-inverted-level-turn-decel turning inverted',
    run(game) {
      const dive = playTurn(begin({}, { A1: { bank: 'IRB' } }), { fly: { A1: 'SD, R HT, V2, H' } }, game)
      expect(told(dive, 'portionNeeds')[0]).toMatchObject({ fps: 2, rule: 'OTR1-5.3-inverted-turn-reduction' })
      const level = playTurn(begin({}, { A1: { bank: 'IRB' } }), { fly: { A1: 'LVL, R HT, H' } }, game)
      expect(ledgerOf(level, 'A1')).toContain('OTR1-5.3-inverted-level-turn-decel inverted-turn -4')
    },
  },
  {
    name: 'FW-4.2-climb-decel FW-11.1-severe-climb OTR1-AID-severe-4 what a climb costs, whole and severely damaged',
    run(game) {
      const fly = { A1: 'ZC, V2, V2, V1' }
      const whole = ledgerOf(playTurn(begin({ A1: { speed: 5 } }), { fly }, game), 'A1')
      expect(whole).toEqual(
        expect.arrayContaining(['FW-4.2-climb-decel climb -5', 'FW-4.2-climb-decel climb-points -6']),
      )
      const hurt = (options: Setting['options']) =>
        ledgerOf(playTurn(begin({ A1: { speed: 5 }, options }, { A1: { hits: 5 } }), { fly }, game), 'A1')
      expect(hurt({})).toContain('FW-11.1-severe-climb severe-climb -3')
      expect(hurt({})).toContain('OTR1-AID-severe-5 severe-power -1')
      expect(hurt(otr1)).toContain('OTR1-AID-severe-4 severe-climb -5')
    },
  },
  {
    name: 'FW-14.3-climb-speed OTR1-6.1-inverted-climb-timing below climb speed, and inverted, climbing costs more',
    run(game) {
      const slow = playTurn(begin({ A1: { speed: 3 } }), { fly: { A1: 'ZC, V2' } }, game)
      expect(ledgerOf(slow, 'A1')).toContain('FW-14.3-climb-speed below-climb-speed -2')
      const old = playTurn(
        begin({ options: otr1 }, { A1: { bank: 'INV', flight: 'ZC' } }),
        { fly: { A1: 'ZC, V2' } },
        game,
      )
      expect(ledgerOf(old, 'A1')).toContain('OTR1-6.1-inverted-climb-timing inverted-climb -2')
    },
  },
  {
    name: 'FW-4.1-dive-accel FW-4.2-excess-speed FW-11-13-attainable a fast dive gains, pays and loses a third of its power',
    run(game) {
      const played = playTurn(begin({ A1: { speed: 9 } }), { fly: { A1: 'SD, V2, V2' } }, game)
      const lines = ledgerOf(played, 'A1')
      expect(lines).toEqual(
        expect.arrayContaining([
          'FW-4.1-dive-accel dive 4',
          'FW-4.1-dive-accel dive-points 2',
          'FW-4.2-excess-speed excess-speed -9',
          'FW-11-13-attainable above-listed-speed -2',
        ]),
      )
    },
  },
  {
    name: 'BR-14 terminal speed cuts a dive, and the structure is tried',
    run(game) {
      const played = playTurn(
        begin({ A1: { speed: 10.5 } }),
        { fly: { A1: 'VD, V3, V3, V3, V3, V3, V3, V3, V3, V3, V3' }, dice: [5, 6, 9] },
        game,
      )
      expect(told(played, 'speedCapped')[0]).toMatchObject({ speed: 21, limit: 'terminal' })
      expect(told(played, 'structureRolled')[0]).toMatchObject({ need: 8, hits: 2 })
    },
  },
  {
    name: 'BR-06 idle takes half a speed and all power (T97)',
    run(game) {
      const orders = [{ type: 'setThrottle', seat: 'blue', plane: 'A1', throttle: 'idle' }] as const
      const played = playTurn(begin({ A1: { speed: 8 } }), { orders, until: 'end' }, game)
      expect(told(played, 'pointsCounted')[0]).toMatchObject({ plane: 'A1', speed: 15, fps: 7, carry: 1 })
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
      const none = game.check(begin(), { type: 'setFlaps', seat: 'blue', plane: 'A1', flaps: 'down' })
      expect(none.map(({ code }) => code)).toEqual(['no-flaps'])
    },
  },
  {
    name: 'BR-15 FW-4.5-stall-altitude FW-4.5-stall-carries OTR1-AID-turnchart-stall-note a stall sinks, loses carries and ends',
    run(game) {
      const played = playTurn(begin({ A1: { speed: 1.5 } }, { A1: { accel: -3, half: 1 } }), { dice: [8, 5] }, game)
      expect(told(played, 'stalled')[0]).toMatchObject({ plane: 'A1', turns: 1 })
      expect(told(played, 'flown')[0]).toMatchObject({ how: 'stalled', alt: 147, rule: 'FW-4.5-stall-altitude' })
      expect(told(played, 'carriesForfeited')[0]).toMatchObject({ accel: -3 })
      expect(told(played, 'recovered')[0]).toMatchObject({ rule: 'OTR1-AID-turnchart-stall-note' })
      expect(played.state.planes.A1).toMatchObject({ flight: 'SD', stall: 'none' })
    },
  },
  {
    name: 'FW-4.5-deliberate-spin FW-5.6-slats-stall a spin on purpose turns the pilot round and adds two',
    run(game) {
      const answers = [{ type: 'declareSpin', seat: 'blue', plane: 'A1' }] as const
      const setting: Setting = { A1: { speed: 1, pilot: { quality: 'veteran' } } }
      const played = playTurn(begin(setting, { A1: { accel: 3 } }), { answers, dice: [8] }, game)
      expect(told(played, 'carriesForfeited').map(({ accel }) => accel)).toEqual([3, 0])
      expect(told(played, 'spinRolled')[0]).toMatchObject({ total: 9, spins: true, rule: 'FW-4.5-deliberate-spin' })
      expect(told(played, 'spinRecovered')[0]).toMatchObject({ plane: 'A1' })
    },
  },
  {
    name: 'BR-35 without a flight point an aircraft is stalled',
    run(game) {
      const played = playTurn(begin({ A1: { speed: 0.5 } }), { dice: [1] }, game)
      expect(told(played, 'stalled')[0]).toMatchObject({ plane: 'A1', rule: 'BR-35' })
    },
  },
  {
    name: 'BR-16 OTR2-4.6-turn-stall-backup a turn that is too slow stalls now, or next turn',
    run(game) {
      const setting: Setting = { A1: { card: 'HOUSE-HEAVY', speed: 3 }, options: otr2 }
      const now = playTurn(
        begin(setting, { A1: { bank: 'RB' } }),
        { fly: { A1: 'LVL, R HT, H' }, dice: [5, 6, 4, 1] },
        game,
      )
      expect(told(now, 'turnStalled')[0]).toMatchObject({ when: 'now', facings: 2 })
      const later = playTurn(begin(setting, { A1: { bank: 'RB' } }), { fly: { A1: 'LVL, H, H, R HT, H' } }, game)
      expect(told(later, 'turnStalled')[0]).toMatchObject({ when: 'nextTurn', rule: 'OTR2-4.6-turn-stall-backup' })
      expect(told(playTurn(later.state, {}, game), 'turnStalled')[0]).toMatchObject({ when: 'now' })
    },
  },
  {
    name: 'FW-4.6-deliberate-turn-stall FW-4.6-disorientation FW-5.5-gloc-vfps a green pilot is dizzy after a turn stall',
    run(game) {
      const setting: Setting = { A1: { pilot: { quality: 'green' } } }
      const played = playTurn(begin(setting), { fly: { A1: 'stall R' }, dice: [5, 6, 1, 1] }, game)
      expect(told(played, 'turnStalled')[0]).toMatchObject({ rule: 'FW-4.6-deliberate-turn-stall', facings: 1 })
      expect(told(played, 'disoriented')[0]).toMatchObject({ turns: 1 })
      const next = playTurn(played.state, {}, game)
      expect(told(next, 'flown')[0]).toMatchObject({ how: 'gloc', rule: 'FW-5.5-gloc-vfps' })
      expect(next.state.planes.A1!.gloc).toBe(0)
    },
  },
  {
    name: 'FW-5.6-slats-turnspeed FW-5.6-slats-minspeed slats help, and shake the aim',
    run(game) {
      const setting: Setting = { ...behind, A1: { q: 0, r: 4, speed: 3 }, B1: { q: 0, r: 0, speed: 3 } }
      const played = playTurn(begin(setting, { A1: { bank: 'RB' } }), { fly: { A1: 'LVL, R HT, H' } }, game)
      expect(ledgerOf(played, 'A1').some((line) => line.startsWith('FW-5.6-slats-turnspeed assisted-turn'))).toBe(true)
      const veteran: Setting = { A1: { speed: 1.5, pilot: { quality: 'veteran' } } }
      const slow = playTurn(begin(veteran, { A1: { bank: 'RB' } }), { fly: { A1: 'LVL, R EZ, H' } }, game)
      expect(told(slow, 'stalled')).toEqual([])
    },
  },
  {
    name: 'FW-5.6-slats-with-flaps FW-12.4-gifted other ways to turn below the minimum',
    run(game) {
      const flapped = { ...light, id: 'FLAPPED', combatFlaps: { maxOverMin: 6 } }
      const slats: Setting = { A1: { card: 'FLAPPED', speed: 3 }, cards: [flapped] }
      const fly = { A1: 'LVL, R HT, H' }
      const helped = playTurn(begin(slats, { A1: { bank: 'RB', flaps: 'down' } }), { fly }, game)
      expect(ledgerOf(helped, 'A1').some((line) => line.startsWith('FW-5.6-slats-with-flaps'))).toBe(true)
      const gifted: Setting = { A1: { card: 'HOUSE-HEAVY', speed: 3.5, pilot: { quality: 'regular', gifted: true } } }
      const skilled = playTurn(begin(gifted, { A1: { bank: 'RB' } }), { fly }, game)
      expect(ledgerOf(skilled, 'A1').some((line) => line.startsWith('FW-12.4-gifted'))).toBe(true)
    },
  },
  {
    name: 'FW-5.6-slats-minspeed below the listed minimum an EZ turn costs one more',
    run(game) {
      const setting: Setting = { A1: { speed: 1.5, pilot: { quality: 'veteran' } } }
      const slow = playTurn(begin(setting, { A1: { bank: 'RB' } }), { fly: { A1: 'LVL, R EZ, H' } }, game)
      expect(ledgerOf(slow, 'A1')).toContain('FW-5.6-slats-minspeed slow-turn -1')
      expect(told(slow, 'turnStalled')).toEqual([])
    },
  },
  {
    name: 'FW-5.1-vertical-bank a bank in a vertical climb may swing the nose, and back goes what is left',
    run(game) {
      const climb = begin({}, { A1: { flight: 'ZC' } })
      const fly = { A1: 'VC, !R HT, bank RB, V2, !face L 1, face R 3, bank IRB, V2, V2, V2, V2, V2, !back 2, back 1' }
      const played = playTurn(climb, { fly }, game)
      expect(codes(played)).toEqual([
        'FW-5.1-vertical-bank no-turn-in-vertical',
        'FW-5.1-vertical-bank facing-limit',
        'FW-5.1-vertical-bank no-bank-back',
      ])
      expect(played.state.planes.A1).toMatchObject({ facing: 3, bank: 'RB' })
    },
  },
  {
    name: 'OTR1-5.1-vertical-bank-declare in otr1 any bank may be declared at the facing',
    run(game) {
      const climb = begin({ options: otr1 }, { A1: { flight: 'ZC' } })
      const played = playTurn(climb, { fly: { A1: 'VC, bank RB, V2, face L 1 INV' } }, game)
      expect(told(played, 'bankDeclared')[0]).toMatchObject({ bank: 'INV', rule: 'OTR1-5.1-vertical-bank-declare' })
    },
  },
  {
    name: 'OTR1-5.1-bank-carry OTR1-5.1-carry-use-or-lose OTR2-5.1-5.3-7.1-carry a carry lives one turn',
    run(game) {
      const slow: Setting = { A1: { card: 'HOUSE-B17G', speed: 2.5 } }
      const carried = playTurn(begin(slow), { fly: { A1: 'LVL, H, bank RB, H, endMove' } }, game)
      expect(told(carried, 'carried')[0]).toMatchObject({ what: 'bank', fps: 1, rule: 'OTR1-5.1-bank-carry' })
      const heavy = {
        ...bomber,
        id: 'TANKER',
        bankSlip: {
          ...bomber.bankSlip,
          b1: { bank: 9, slip: 9 },
          b2: { bank: 9, slip: 9 },
          b3: { bank: 9, slip: 9 },
          b4: { bank: 9, slip: 9 },
        },
      }
      const tanker: Setting = { A1: { card: 'TANKER', speed: 2.5 }, cards: [heavy] }
      const one = playTurn(begin(tanker), { fly: { A1: 'LVL, bank RB, H, H' } }, game)
      expect(told(playTurn(one.state, {}, game), 'carryLost')[0]).toMatchObject({ rule: 'OTR1-5.1-carry-use-or-lose' })
      const second = playTurn(begin({ ...tanker, options: otr2 }), { fly: { A1: 'LVL, bank RB, H, H' } }, game)
      expect(told(second, 'carried')[0]).toMatchObject({ rule: 'OTR2-5.1-5.3-7.1-carry' })
    },
  },
  {
    name: 'BR-17 FW-6.4-sd-reversal-first-turn FW-6.4-reversal-limits reversals',
    run(game) {
      const dive = { A1: { flight: 'SD', bank: 'INV', dives: 0, lastFps: 3, lastVfps: 3 } } as const
      const slow = playTurn(
        begin({ A1: { card: 'HOUSE-HEAVY', speed: 3 } }, dive),
        { fly: { A1: 'SD, V2, V1, H, !rev CW 6' } },
        game,
      )
      expect(codes(slow)).toEqual(['FW-6.4-sd-reversal-first-turn no-reversal'])
      const fast = playTurn(begin({}, dive), { fly: { A1: 'SD, V1, V1, V1, H, H, H, !rev CCW 6, rev CW 6' } }, game)
      expect(codes(fast)).toEqual(['BR-17 no-reversal'])
      expect(fast.state.planes.A1).toMatchObject({ facing: 6, bank: 'LVL' })
      const banked = begin({ options: { reversalLimits: true } }, { A1: { flight: 'VD', bank: 'RB' } })
      const limited = playTurn(banked, { fly: { A1: 'VD, V2, V2, V2, V2, V2, V2, !rev CW 6, rev CW 4' } }, game)
      expect(codes(limited)).toEqual(['FW-6.4-reversal-limits no-reversal'])
      expect(limited.state.planes.A1).toMatchObject({ facing: 4, bank: 'IRB' })
    },
  },
  {
    name: 'FW-7.5-hammerhead not in cloud; afterwards as from a vertical dive',
    run(game) {
      const climb = { A1: { flight: 'VC' } } as const
      const setting: Setting = { A1: { speed: 3 }, clouds: [{ lo: 156, hi: 170 }] }
      const fly = { A1: 'VC, V2, V2, V2, !hammer LVL keep' }
      const inCloud = playTurn(begin(setting, climb), { fly }, game)
      expect(codes(inCloud)).toEqual(['FW-7.5-hammerhead no-hammerhead'])
      const clear = playTurn(
        begin({ A1: { speed: 3 } }, climb),
        { fly: { A1: 'VC, V2, V2, V2, hammer LVL opposite' } },
        game,
      )
      expect(clear.state.planes.A1).toMatchObject({ flight: 'VD', facing: 6, bank: 'LVL' })
    },
  },
  {
    name: 'OTR2-6.4-tailing-reversal the tailer may put its reversal off',
    run(game) {
      const setting: Setting = { ...behind, options: otr2 }
      const edits = { A1: { flight: 'VD' }, B1: { flight: 'VD' } } as const
      const answers = [{ type: 'declareTail', seat: 'blue', plane: 'A1', target: 'B1' }] as const
      const dive = 'VD, V2, V2, V2, V2, V2, V2'
      const played = playTurn(
        begin(setting, edits),
        { answers, fly: { A1: `${dive}, delayReversal, endMove`, B1: `${dive}, rev CW 6` } },
        game,
      )
      expect(told(played, 'tailDeclared')[0]).toMatchObject({ rule: 'OTR2-8.1e-range' })
      expect(told(played, 'reversalDelayed')).toHaveLength(1)
      const next = playTurn(played.state, { fly: { A1: 'exec CW 6' } }, game)
      expect(told(next, 'reversed')[0]).toMatchObject({ rule: 'OTR2-6.4-tailing-reversal', facing: 6 })
    },
  },
  {
    name: 'OTR1-8.1e-tailing FW-8.1e-class FW-8.1e-vertical-tailing BR-20 who may tail whom',
    run(game) {
      const answers = [{ type: 'declareTail', seat: 'blue', plane: 'A1', target: 'B1' }] as const
      const played = playTurn(begin(behind), { answers }, game)
      expect(told(played, 'tailDeclared')[0]).toMatchObject({ rule: 'OTR1-8.1e-tailing' })
      expect(told(played, 'orderFixed')[0]).toMatchObject({ order: ['B1', 'A1'] })
      const declined = playTurn(begin(behind), {}, game)
      expect(told(declined, 'tailDeclined')[0]).toMatchObject({ rule: 'BR-20' })
      const up = begin(
        { A1: { q: 0, r: 0 }, B1: { q: 0, r: -2, facing: 6, alt: 156 } },
        { A1: { flight: 'VC' }, B1: { flight: 'ZC' } },
      )
      expect(told(playTurn(up, { answers }, game), 'tailDeclared')[0]).toMatchObject({
        rule: 'FW-8.1e-vertical-tailing',
      })
    },
  },
  {
    name: 'FW-8.1e-class a heavy bomber tails no fighter',
    run(game) {
      const third = {
        id: 'B2',
        side: 'red',
        card: 'HOUSE-B17G',
        pilot: { quality: 'regular' },
        q: 0,
        r: -2,
        facing: 0,
        alt: 150,
        speed: 4.5,
      } as const
      const state = begin({ A1: { card: 'HOUSE-B17G', q: 0, r: 4, speed: 4.5 }, B1: { q: 0, r: 0 }, more: [third] })
      const plotted = playTurn(state, {}, game)
      expect(told(plotted, 'tailDeclined')).toHaveLength(1)
      let at = state
      for (const seat of ['blue', 'red'] as const) {
        const step = game.reduce(at, { type: 'endPlot', seat })
        if (step.ok) at = step.state
      }
      const refused = game.check(at, { type: 'declareTail', seat: 'blue', plane: 'A1', target: 'B1' })
      expect(refused.map(({ rule }) => rule)).toEqual(['FW-8.1e-class'])
    },
  },
  {
    name: 'BR-21 FW-8.1h-border FW-8.1h-blind-vertical FW-14.6-setup who does not see whom',
    run(game) {
      const rules = (setting: Setting, edits = {}) =>
        told(playTurn(begin(setting, edits), {}, game), 'unseen').map(({ rule }) => rule)
      expect(rules({ A1: { q: 0, r: 4, alt: 140 }, B1: { q: 0, r: 0 } })).toEqual(['BR-21'])
      expect(rules({ A1: { q: 4, r: 0, alt: 140 }, B1: { q: 0, r: 0, facing: 0 } })).toEqual([])
      expect(rules({ A1: { q: -2, r: 4, alt: 140 }, B1: { q: 0, r: 0 } })).toEqual(['FW-8.1h-border'])
      expect(rules({ A1: { q: 0, r: 4, alt: 140 }, B1: { q: 0, r: 0 } }, { B1: { flight: 'VC' } })).toEqual([
        'FW-8.1h-blind-vertical',
      ])
      expect(rules({ ...behind, B1: { q: 0, r: 0, surprised: 1 } })).toEqual(['FW-14.6-setup'])
    },
  },
  {
    name: 'FW-10.2-zero-deflection BR-23 BR-25 BR-26 a shot from dead astern',
    run(game) {
      const shots = [fire('blue', 'A1', 'B1', { weapons: [...both] })]
      const played = playTurn(begin(behind), { shots, dice: [5, 6, 3] }, game)
      expect(told(played, 'shotFired')[0]).toMatchObject({ range: 2, firepower: 6, column: 5, hits: 6 })
      expect(told(played, 'ammoSpent').map(({ left }) => left)).toEqual([30, 10])
      expect(told(played, 'brokeOff')[0]).toMatchObject({ seat: 'red' })
    },
  },
  {
    name: 'FW-10.2-crack-half-burst BR-24 half bursts and other deflections',
    run(game) {
      const crack: Setting = {
        A1: { q: 0, r: 4, pilot: { quality: 'regular', crackShot: true } },
        B1: { q: 0, r: 0, facing: 1 },
      }
      const shots = [fire('blue', 'A1', 'B1', { burst: 'half', weapons: [...both] })]
      const played = playTurn(
        begin({ ...crack, B1: { q: 2, r: 1, facing: 3 } }),
        { shots: [], fly: { B1: 'LVL' } },
        game,
      )
      expect(played.state.turn).toBe(2)
      const half = playTurn(begin({ ...crack, B1: { q: 0, r: 0, facing: 0 } }), { shots, dice: [5, 6, 5] }, game)
      expect(told(half, 'shotFired')[0]!.shifts).toEqual([
        { rule: 'FW-10.2-crack-half-burst', label: 'half-burst', value: -1 },
      ])
    },
  },
  {
    name: 'BR-24 BR-22 BR-29 ASP-10.3-head-on-notes ASP-10.3-stacking OTR2-10.3-worst-deflection OTR2-10.3-collision-mods head-ons come first',
    run(game) {
      const meet = (options: Setting['options']): Setting => ({
        A1: { q: 0, r: 26, pilot: { quality: 'veteran' } },
        B1: { q: 0, r: 0, facing: 6 },
        options,
      })
      const shots = [fire('blue', 'A1', 'B1')]
      const rules = (options: Setting['options']) => {
        const played = playTurn(begin(meet(options)), { shots, dice: [5, 6, 9, 2] }, game)
        expect(told(played, 'collisionRolled')).toHaveLength(1)
        const [shot] = told(played, 'shotFired')
        return [...shot!.modifiers, ...told(played, 'collisionRolled')[0]!.modifiers].map(({ rule }) => rule)
      }
      expect(rules({})).toEqual(expect.arrayContaining(['ASP-10.3-head-on-notes', 'ASP-10.3-stacking']))
      expect(rules(otr2)).toEqual(expect.arrayContaining(['OTR2-10.3-worst-deflection', 'OTR2-10.3-collision-mods']))
      expect(rules(otr1)).toEqual(expect.arrayContaining(['BR-29']))
    },
  },
  {
    name: 'OTR2-10.3-not-head-on fire along the 12:00 line at one who climbed above is none',
    run(game) {
      const third = {
        id: 'B2',
        side: 'red',
        card: 'HOUSE-LIGHT',
        pilot: { quality: 'regular' },
        q: 0,
        r: 2,
        facing: 6,
        alt: 149,
        speed: 6,
      } as const
      const setting: Setting = { A1: { q: 0, r: 26 }, B1: { q: 0, r: 0, facing: 6 }, options: otr2, more: [third] }
      const start = playTurn(begin(setting), { fly: { B2: 'ZC, V2, H, H, H, H, H' }, until: 'attack' }, game)
      expect(start.state.headOn).toBe(true)
      const refused = game.check(start.state, fire('blue', 'A1', 'B2'))
      expect(refused.map(({ rule, code }) => `${rule} ${code}`)).toEqual(['OTR2-10.3-not-head-on not-head-on'])
    },
  },
  {
    name: 'BR-22 FW-9.2-vertical-turn-arc FW-4.5-stall-restrictions who cannot fire at whom',
    run(game) {
      const beside = playTurn(begin({ A1: { q: 0, r: 0 }, B1: { q: 4, r: -2 } }), { until: 'attack' }, game)
      expect(game.check(beside.state, fire('blue', 'A1', 'B1')).map(({ rule }) => rule)).toEqual(['BR-22'])
      const stalled = playTurn(
        begin({ A1: { q: 0, r: 4, speed: 1.5 }, B1: { q: 0, r: 0, speed: 2 } }),
        { dice: [1], until: 'attack' },
        game,
      )
      expect(game.check(stalled.state, fire('blue', 'A1', 'B1')).map(({ rule }) => rule)).toEqual([
        'FW-4.5-stall-restrictions',
      ])
      const vertical = playTurn(
        begin({ A1: { q: 0, r: 0, alt: 130 }, B1: { q: 12, r: -2 } }, { A1: { flight: 'VC' } }),
        { fly: { A1: 'VC' }, until: 'attack' },
        game,
      )
      expect(game.check(vertical.state, fire('blue', 'A1', 'B1')).map(({ rule }) => rule)).toEqual([
        'FW-9.2-vertical-turn-arc',
      ])
    },
  },
  {
    name: 'FW-10.2-mg-sighting machine guns find the range, and the cannon saves its shells',
    run(game) {
      const shots = [fire('blue', 'A1', 'B1', { weapons: [...both], sighting: true })]
      const played = playTurn(begin(behind), { shots, dice: [5, 6, 10] }, game)
      expect(told(played, 'ammoSpent').map(({ weapon, spent }) => [weapon, spent])).toEqual([
        ['W1', 4],
        ['W2', 1],
      ])
      const wing = playTurn(begin({ ...behind, A1: { q: 0, r: 4, card: 'HOUSE-SPIT9' } }), { until: 'attack' }, game)
      expect(game.check(wing.state, { ...shots[0]! }).map(({ rule }) => rule)).toEqual(['FW-10.2-mg-sighting'])
    },
  },
  {
    name: 'FW-10.2-temp-jams a long burst jams on a ten, and a calm turn may clear it',
    run(game) {
      const shots = [fire('blue', 'A1', 'B1', { burst: 'long' })]
      const answers = [{ type: 'clearJam', seat: 'blue', plane: 'A1', weapon: 'W1' }] as const
      const played = playTurn(begin(behind), { shots, answers, dice: [5, 6, 10, 10, 7] }, game)
      expect(told(played, 'jammed')[0]).toMatchObject({ weapon: 'W1', jam: 'temp' })
      expect(told(played, 'jamTried')[0]).toMatchObject({ need: 7, jam: 'no', rule: 'FW-10.2-temp-jams' })
    },
  },
  {
    name: 'BR-34 FW-10.5-gunners-vertical FW-10.5-blind-spot defensive guns',
    run(game) {
      const spotted = {
        ...bomber,
        id: 'BLINDSPOT',
        defensiveGuns: bomber.defensiveGuns!.map((gun) => ({ ...gun, blindSpot6: true })),
      }
      const gun = { type: 'fireGun', seat: 'red', plane: 'B1', gun: 'G6', target: 'A1' } as const
      const setting = (card: string): Setting => ({
        A1: { q: 0, r: 4, speed: 4.5 },
        B1: { q: 0, r: 0, card, speed: 4.5 },
        cards: [spotted],
      })
      const played = playTurn(begin(setting('HOUSE-B17G')), { shots: [gun], dice: [5, 6, 2] }, game)
      expect(told(played, 'shotFired')[0]).toMatchObject({ gun: 'G6', rule: 'BR-34', range: 2 })
      const blind = playTurn(begin(setting('BLINDSPOT')), { until: 'attack' }, game)
      expect(game.check(blind.state, gun).map(({ rule }) => rule)).toEqual(['FW-10.5-blind-spot'])
      const lightBomber = { ...bomber, id: 'DIVER', cls: 'L' } as const
      const diving = begin({ ...setting('DIVER'), cards: [lightBomber] }, { B1: { flight: 'VD' } })
      expect(
        game.check(playTurn(diving, { fly: { B1: 'VD' }, until: 'attack' }, game).state, gun).map(({ rule }) => rule),
      ).toEqual(['FW-10.5-gunners-vertical'])
    },
  },
  {
    name: 'FW-10.5-blind-spot of bombers in one hex only the one attacked is blind; if none is, the nearest or a die',
    run(game) {
      const spotted = {
        ...bomber,
        id: 'BLINDSPOT',
        defensiveGuns: bomber.defensiveGuns!.map((gun) => ({ ...gun, blindSpot6: true })),
      }
      const place = { q: 0, r: 0, facing: 0, alt: 150, speed: 4.5 } as const
      const second = {
        ...place,
        id: 'B2',
        side: 'red',
        card: 'BLINDSPOT',
        pilot: { quality: 'regular' },
        formation: 'B',
      } as const
      const state = begin({
        A1: { q: 0, r: 4, speed: 4.5 },
        B1: { ...place, card: 'BLINDSPOT', formation: 'B', leader: true },
        more: [second],
        cards: [spotted],
      })
      const gun = (plane: string) => ({ type: 'fireGun', seat: 'red', plane, gun: 'G6', target: 'A1' }) as const
      const guns = [gun('B1'), gun('B2')]
      const attacked = playTurn(state, { shots: [...guns, fire('blue', 'A1', 'B2')], dice: [5, 6, 7] }, game)
      expect(told(attacked, 'shotStopped').map(({ plane }) => plane)).toEqual(['B2'])
      expect(told(attacked, 'shotFired').map(({ plane }) => plane)).toEqual(['A1', 'B1'])
      const tied = (die: number) => playTurn(state, { shots: guns, dice: [5, 6, 7, die] }, game)
      expect(told(tied(1), 'shotStopped').map(({ plane }) => plane)).toEqual(['B1'])
      expect(told(tied(2), 'shotStopped').map(({ plane }) => plane)).toEqual(['B2'])
    },
  },
  {
    name: 'FW-5.1-vertical-bank two banks of 90 degrees on a hexside make half a circle there; one alone leads off it',
    run(game) {
      const side: Setting = { A1: { q: 1, r: -2, facing: 1 } }
      const climb = begin(side, { A1: { flight: 'ZC' } })
      const both = playTurn(
        climb,
        { fly: { A1: 'VC, bank RB, V2, !face R 2 stay, face R 3 stay, bank IRB, V2, face R 3, V2, V2, V2, V2' } },
        game,
      )
      expect(codes(both)).toEqual(['FW-5.1-vertical-bank no-staying'])
      expect(told(both, 'stayedOnHexside')).toHaveLength(1)
      expect(both.state.planes.A1).toMatchObject({ q: 1, r: -2, facing: 7 })
      const one = playTurn(climb, { fly: { A1: 'VC, bank RB, V2, face R 3 stay, V2, V2, V2, V2, V2' } }, game)
      expect(one.state.planes.A1).toMatchObject({ q: 2, r: -2, facing: 4 })
      const away = playTurn(climb, { fly: { A1: 'VC, bank RB, V2, face R 3 stay, V2, V2, V2, V2, H' } }, game)
      expect(away.state.planes.A1).toMatchObject({ q: 4, r: -2, facing: 4 })
    },
  },
  {
    name: 'T96 FW-5.6-slats-with-flaps a green pilot with slats and flaps pays both and shoots as well as ever',
    run(game) {
      const flapped = { ...light, id: 'FLAPPED', combatFlaps: { maxOverMin: 6 } }
      const setting: Setting = {
        A1: { card: 'FLAPPED', speed: 3, q: 0, r: 4, pilot: { quality: 'green' } },
        B1: { speed: 3, q: 0, r: 0 },
        cards: [flapped],
      }
      const state = begin(setting, { A1: { bank: 'RB', flaps: 'down' } })
      const { state: flown, ...rest } = playTurn(state, { fly: { A1: 'LVL, R HT, H' }, until: 'end' }, game)
      expect(flown.planes.A1!.move!.unstable).toBeNull()
      const lines = ledgerOf(playTurn(flown, {}, game), 'A1')
      expect(told({ state: flown, ...rest }, 'turnStalled')).toEqual([])
      expect(lines).toEqual(
        expect.arrayContaining([
          'FW-5.6-slats-with-flaps assisted-turn -3',
          'BR-16 turn-with-flaps -3',
          'BR-16 flaps -1',
        ]),
      )
    },
  },
  {
    name: 'HR-10 FW-20.3.1-parachutists a crew in danger may bail out, and comes down an increment a turn',
    run(game) {
      const options = { breakOff: false } as const
      const hurt = begin({ options }, { A1: { hits: 5, alt: 2 }, B1: { hits: 4 } })
      const answers = [{ type: 'bailOut', seat: 'blue', plane: 'A1' }] as const
      const played = playTurn(hurt, { answers }, game)
      expect(told(played, 'bailedOut')).toMatchObject([{ plane: 'A1', alt: 2 }])
      expect(told(played, 'parachuteMoved')).toMatchObject([{ alt: 1, rule: 'FW-20.3.1-parachutists' }])
      expect(told(played, 'gameEnded')[0]).toMatchObject({ winner: 'red', blue: 1, red: 3 })
      const aboard = playTurn(hurt, {}, game)
      expect(told(aboard, 'stayedAboard').map(({ seat }) => seat)).toEqual(['blue'])
      const asked = playTurn(begin({ options }, { B1: { hits: 5 } }), { until: 'end' }, game)
      const other = game.check(asked.state, { type: 'bailOut', seat: 'red', plane: 'A1' })
      expect(other.map(({ rule, code }) => `${rule} ${code}`)).toEqual(['HR-10 no-bail-out'])
    },
  },
  {
    name: 'T97 BR-06 FW-4.2-excess-speed excess is paid for the speed that idle leaves',
    run(game) {
      const slow = { ...light, id: 'SLOW', bands: { ...light.bands, ML: { ...light.bands.ML, maxLevel: 6.5 } } }
      const orders = [{ type: 'setThrottle', seat: 'blue', plane: 'A1', throttle: 'idle' }] as const
      const played = playTurn(begin({ A1: { card: 'SLOW', speed: 7.5 }, cards: [slow] }), { orders }, game)
      expect(told(played, 'pointsCounted')[0]).toMatchObject({ speed: 14, fps: 7 })
      expect(ledgerOf(played, 'A1')).toEqual(['FW-4.2-excess-speed excess-speed -3'])
    },
  },
  {
    name: 'OTR1-AID-bombers-mf a bomber flies neither inverted nor vertically',
    run(game) {
      const setting: Setting = { A1: { card: 'HOUSE-B17G', speed: 4.5 } }
      const played = playTurn(
        begin(setting, { A1: { bank: 'RB' } }),
        { fly: { A1: '!VD, LVL, !bank IRB, !R HT, R TT' } },
        game,
      )
      expect(codes(played)).toEqual([
        'OTR1-AID-bombers-mf class-not-vertical',
        'OTR1-AID-bombers-mf no-inverted-bank',
        'BR-08 rate-not-allowed',
      ])
    },
  },
  {
    name: 'OTR1-3.6-6.6-fuel-injection an engine without injection starves in negative G',
    run(game) {
      const carburettor = { ...light, id: 'FLOAT', fuelInjected: false }
      const setting: Setting = { A1: { card: 'FLOAT' }, cards: [carburettor], options: otr1 }
      const played = playTurn(begin(setting, { A1: { bank: 'INV' } }), {}, game)
      expect(ledgerOf(played, 'A1')).toContain('OTR1-3.6-6.6-fuel-injection negative-g-engine -6')
    },
  },
  {
    name: 'BR-28 FW-3.3-collision-size two in one place may collide',
    run(game) {
      const big: Setting = { A1: { q: 0, r: 12 }, B1: { q: 0, r: -12, facing: 6, card: 'HOUSE-HEAVY' } }
      const played = playTurn(begin(big), { dice: [5, 6, 10] }, game)
      expect(told(played, 'collisionRolled')[0]).toMatchObject({ total: 11, hit: true })
      expect(told(played, 'collisionRolled')[0]!.modifiers[0]).toMatchObject({ rule: 'FW-3.3-collision-size' })
      expect(told(played, 'gameEnded')[0]).toMatchObject({ winner: 'draw', blue: 3, red: 3 })
    },
  },
  {
    name: 'BR-31 BR-33 the ground and the ceiling',
    run(game) {
      const low = playTurn(begin({ A1: { alt: 3 } }), { fly: { A1: 'SD, V2, V1' } }, game)
      expect(told(low, 'crashed')).toHaveLength(1)
      const high = playTurn(begin({ A1: { alt: 399, speed: 4 } }), { fly: { A1: 'ZC, !V2, V1' } }, game)
      expect(codes(high)).toEqual(['BR-33 under-ceiling'])
      const held = playTurn(
        begin({ A1: { alt: 400, speed: 4 } }, { A1: { flight: 'VC' } }),
        { fly: { A1: '!ZC, LVL' } },
        game,
      )
      expect(told(held, 'ceilingHeld')[0]).toMatchObject({ rule: 'BR-33' })
    },
  },
  {
    name: 'BR-27 FW-CRIT-engine OTR1-CRIT-equip-3 FW-11.3-oxygen FW-11-power-order critical hits and what follows',
    run(game) {
      const options = { houseCriticals: true, breakOff: false } as const
      const tough = { ...light, id: 'TOUGH', hits: 40 }
      const setting: Setting = { ...behind, B1: { q: 0, r: 0, card: 'TOUGH' }, cards: [tough], options }
      const shots = [fire('blue', 'A1', 'B1')]
      const hitBy = (...dice: number[]) => playTurn(begin(setting), { shots, dice: [5, 6, 1, ...dice] }, game)
      expect(told(hitBy(1, 3), 'critical')[0]).toMatchObject({ effect: 'coolant', rule: 'FW-CRIT-engine' })
      expect(ledgerOf(hitBy(1, 3), 'B1')).toContain('FW-11-power-order power-lost -1')
      expect(told(hitBy(1, 4, 9), 'fireRolled')[0]).toMatchObject({ result: 'out' })
      expect(told(hitBy(8, 3), 'critical')[0]).toMatchObject({ effect: 'hydraulics', rule: 'OTR1-CRIT-equip-3' })
      expect(told(hitBy(8, 5), 'critical')[0]).toMatchObject({ effect: 'oxygen', rule: 'FW-11.3-oxygen' })
      expect(told(hitBy(6), 'critical')[0]).toMatchObject({ where: 'airframe', rule: 'BR-27' })
      expect(told(hitBy(10), 'critical')[0]).toMatchObject({ where: 'crew', effect: 'wounded' })
    },
  },
  {
    name: 'HR-09 BR-19 a wingman may fly on his leader’s number',
    run(game) {
      const leader = { formation: 'A', leader: true } as const
      const wing = {
        id: 'A2',
        side: 'blue',
        card: 'HOUSE-LIGHT',
        pilot: { quality: 'regular' },
        q: 8,
        r: 0,
        facing: 0,
        alt: 150,
        speed: 6,
        formation: 'A',
      } as const
      const answers = [{ type: 'rideLeader', seat: 'blue', plane: 'A2' }] as const
      const played = playTurn(begin({ A1: leader, more: [wing] }), { answers, dice: [4, 10, 7] }, game)
      expect(told(played, 'orderFixed')[0]).toMatchObject({ order: ['A1', 'A2', 'B1'] })
    },
  },
  {
    name: 'HR-02 HR-06 BR-32 data that makes no sense, orders to others, and the end',
    run(game) {
      const bad = { ...light, id: 'BAD', bands: { ...light.bands, VL: { ...light.bands.VL, minSpeed: 9 } } }
      const refused = game.setup({ dice: 'manual', scenario: 'duel', cards: [bad] })
      expect(!refused.ok && refused.violations.map(({ rule }) => rule)).toEqual(['HR-02'])
      const other = game.check(begin(), { type: 'setThrottle', seat: 'blue', plane: 'B1', throttle: 'idle' })
      expect(other.map(({ rule }) => rule)).toEqual(['HR-06'])
      const last = playTurn(begin({ turns: 1 }), {}, game)
      expect(told(last, 'gameEnded')[0]).toMatchObject({ winner: 'draw', rule: 'BR-32' })
    },
  },
]
