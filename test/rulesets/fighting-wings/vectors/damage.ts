/** Engines that stop, cockpit armor, and parachutes that do not open. */
import { expect } from 'vitest'
import { begin, fire, ledgerOf, playTurn, type Setting, told } from '../fixture.js'
import { otr1, type Vector } from './vector.js'

const WOUNDS = {
  ...{ power: 0, coolant: null, fire: false, hydraulics: false, oxygen: 0, grace: null, fainted: false, crew: 0 },
  ...{ engines: 0, feathering: false, rudder: false },
}

/** A shot by A1 from dead astern that is a critical hit, with these dice after it. */
const struck = (setting: Setting, dice: readonly number[], game: Parameters<Vector['run']>[0]) =>
  playTurn(
    begin({ ...setting, options: { houseCriticals: true, breakOff: false, ...setting.options } }),
    { shots: [fire('blue', 'A1', 'B1')], dice: [5, 6, 1, ...dice] },
    game,
  )

export const damage: readonly Vector[] = [
  {
    name: 'BR-39 OTR1-11.2-engine-shutdown a burning engine is shut down: rolled at once, done next turn, windmilling meanwhile',
    run(game) {
      const order = { type: 'shutdownEngine', seat: 'blue', plane: 'A1' } as const
      expect(game.check(begin(), order).map(({ code }) => code)).toEqual(['no-engine-fire'])
      const burning = begin({ A1: { card: 'HOUSE-B17G', speed: 4.5 } }, { A1: { wounds: { ...WOUNDS, fire: true } } })
      const saved = playTurn(burning, { orders: [order], dice: [8, 5, 6, 5] }, game)
      expect(told(saved, 'shutdownRolled')[0]).toMatchObject({ die: 8, need: 8, done: true })
      expect(told(saved, 'fireRolled')[0]).toMatchObject({ result: 'burning' })
      expect(ledgerOf(saved, 'A1')).toContain('BR-39 windmilling -1')
      expect(told(saved, 'engineStopped')[0]).toMatchObject({ out: 1, of: 4, rule: 'OTR1-11.2-engine-shutdown' })
      expect(saved.state.planes.A1!.wounds).toMatchObject({ fire: false, engines: 1, feathering: false, rudder: false })
      const failed = playTurn(burning, { orders: [order], dice: [9, 5, 6, 5] }, game)
      expect(failed.state.planes.A1!.wounds).toMatchObject({ fire: true, engines: 0, feathering: false, rudder: false })
    },
  },
  {
    name: 'BR-39 OTR1-11.2-four-engine-speeds dead engines take power and speed',
    run(game) {
      const flown = (engines: number, card: string) =>
        playTurn(
          begin({ A1: { card, speed: 4.5 } }, { A1: { wounds: { ...WOUNDS, engines } } }),
          { until: 'end' },
          game,
        )
      const four = (engines: number) => flown(engines, 'HOUSE-B17G').state.planes.A1!.move!.attainable
      expect([four(0), four(1), four(2), four(4)]).toEqual([11, 9, 7, 5])
      const glider = playTurn(begin({}, { A1: { wounds: { ...WOUNDS, engines: 1 } } }), {}, game)
      expect(ledgerOf(glider, 'A1')).toEqual(['BR-06 combat 7', 'BR-39 engines-out -7'])
    },
  },
  {
    name: 'BR-27 BR-39 FW-10.2-beam-armor an engine stops on 7; armor saves a lone pilot, less of it from the beam',
    run(game) {
      const astern: Setting = { A1: { q: 0, r: 4 }, B1: { q: 0, r: 0, card: 'HOUSE-FW190A8' } }
      expect(told(struck(astern, [1, 7], game), 'engineStopped')[0]).toMatchObject({
        plane: 'B1',
        out: 1,
        rule: 'BR-39',
      })
      const saved = told(struck(astern, [10], game), 'critical')[0]
      expect(saved).toMatchObject({ where: 'crew', effect: 'armor', rule: 'BR-27' })
      expect(saved!.modifiers).toEqual([{ rule: 'BR-27', label: 'cockpit-armor', value: -2 }])
      const beam: Setting = { A1: { q: -16, r: 4, facing: 2 }, B1: { q: 0, r: 0, card: 'HOUSE-FW190A8' } }
      const abeam = told(struck(beam, [10], game), 'critical')[0]
      expect(abeam).toMatchObject({ effect: 'armor', rule: 'FW-10.2-beam-armor' })
      expect(abeam!.modifiers).toEqual([{ rule: 'FW-10.2-beam-armor', label: 'cockpit-armor', value: -1 }])
      const bare = told(struck({ ...astern, B1: { q: 0, r: 0 } }, [10], game), 'critical')[0]
      expect(bare).toMatchObject({ effect: 'wounded', modifiers: [] })
    },
  },
  {
    name: 'HR-10 FW-4.5-stall-restrictions a parachute opens or not; speed counts, but not in a spin',
    run(game) {
      const jump = [{ type: 'bailOut', seat: 'blue', plane: 'A1' }] as const
      const from = (setting: Setting, edit: object, die: number) => {
        const hurt = begin({ ...setting, options: { breakOff: false } }, { A1: { hits: 6, ...edit } })
        const { state } = playTurn(hurt, { until: 'end', dice: [5, 6, 5, 5] }, game)
        return told(playTurn(state, { answers: jump, dice: [die] }, game), 'bailedOut')[0]
      }
      expect(from({ A1: { speed: 7 } }, {}, 6)).toMatchObject({ total: 8, need: 8, opened: true })
      expect(from({ A1: { speed: 7 } }, {}, 7)).toMatchObject({ total: 9, opened: false })
      expect(from({ A1: { speed: 5, alt: 4 } }, {}, 5)).toMatchObject({ total: 8, opened: true })
      const spin = { stall: 'spinning', stallTurns: 1, speed: 14 } as const
      expect(from({}, spin, 8)).toMatchObject({ total: 8, opened: true, modifiers: [] })
    },
  },
  {
    name: 'FW-CRIT-engine BR-27 in the first edition a 3 is a fire, as the sheet prints the old row',
    run(game) {
      const astern: Setting = { A1: { q: 0, r: 4 }, B1: { q: 0, r: 0 } }
      const effect = (options: Setting['options']) => told(struck({ ...astern, options }, [1, 3], game), 'critical')[0]
      expect([effect({})?.effect, effect(otr1)?.effect]).toEqual(['coolant', 'fire'])
    },
  },
]
