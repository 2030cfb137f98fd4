/** Strafing, rockets, and crews in their parachutes under fire. */
import { expect } from 'vitest'
import {
  type Action,
  begin,
  configOf,
  fire,
  type Played,
  playTurn,
  type Setting,
  told,
  type Wings,
} from '../fixture.js'
import { light, otr1, type Vector } from './vector.js'

const dump = { id: 'T1', side: 'red', name: 'fuel dump', q: 0, r: -20, defense: 2, hits: 8, points: 3 } as const
/** Low and level, with the dump four hexes ahead as the move ends. */
const low: Setting = { A1: { alt: 3 }, targets: [dump] }
const strafe = fire('blue', 'A1', 'T1')
const salvo: Action = { type: 'fireRockets', seat: 'blue', plane: 'A1', target: 'T1' }
const lob: Action = { type: 'burstRockets', seat: 'blue', plane: 'A1' }

/** What an order is refused for when loads are dropped. */
function refusedAt(kind: string, setting: Setting, order: Action, game: Wings, fly = 'LVL'): readonly string[] {
  let found: readonly string[] = ['never asked']
  const watching: Wings = {
    ...game,
    reduce(state, action) {
      const isOpen = state.agenda[0]?.kind === kind && found[0] === 'never asked'
      if (isOpen) found = game.check(state, order).map(({ rule, code }) => `${rule} ${code}`)
      return game.reduce(state, action)
    },
  }
  playTurn(begin(setting), { fly: { A1: fly } }, watching)
  return found
}

const POWER = [15, 15, 15, 15, 15, 15] as const

/** The crew of B1 hangs two hexes ahead of A1. */
function underParachutes(A1: Setting['A1'], options: Setting['options']) {
  const more = [{ ...configPlane, id: 'B2', q: 200, r: 0 }] as const
  const cards = [{ ...light, id: 'STRONG', weapons: light.weapons.map((one) => ({ ...one, fp: POWER })) }]
  const first = begin({ A1: { q: 0, r: 4, ...A1 }, more, options, cards }, { B1: { out: true } })
  const parachutes = [{ plane: 'B1', q: 0, r: -12, alt: 150, hits: 0, wounds: 0 }]
  return { ...first, parachutes }
}
const configPlane = {
  side: 'red',
  card: 'HOUSE-LIGHT',
  pilot: { quality: 'regular' },
  facing: 0,
  alt: 150,
  speed: 6,
} as const
const shotAt = (state: ReturnType<typeof begin>, dice: readonly number[], game: Wings): Played =>
  playTurn(state, { shots: [fire('blue', 'A1', 'B1')], dice: [1, 9, ...dice] }, game)

export const marks: readonly Vector[] = [
  {
    name: 'BR-47 fixed guns strafe what is in arc and reach, without deflection, and never through cloud',
    run(game) {
      const hit = playTurn(begin(low), { shots: [strafe], dice: [1, 9, 3] }, game)
      const [shot] = told(hit, 'shotFired')
      expect(shot).toMatchObject({ rule: 'BR-47', target: 'T1', range: 4, defense: 2 })
      expect(shot!.modifiers.map(({ label }) => label)).toEqual(['range'])
      expect(hit.state.ground.T1!.hits).toBe(shot!.hits)
      expect(shot!.hits).toBeGreaterThan(0)
      const refused = (setting: Setting, order = strafe) => refusedAt('shots', setting, order, game)
      expect(refused(low)).toEqual([])
      expect(refused({ ...low, A1: { alt: 9 } })).toEqual(['BR-23 out-of-window'])
      expect(refused({ ...low, targets: [{ ...dump, side: 'blue' }] })).toEqual(['BR-47 no-ground-target'])
      expect(refused({ ...low, clouds: [{ lo: 1, hi: 2 }] })).toEqual(['BR-37 cloud-between'])
      expect(refused(low, { ...strafe, weapons: ['W1', 'W2'], sighting: true } as Action)).toEqual([
        'FW-10.2-mg-sighting no-sighting',
      ])
    },
  },
  {
    name: 'BR-47 OTR1-16.2-hard-point BR-40 a hard point stands twice as much; what is destroyed is no target any more',
    run(game) {
      const hard = playTurn(begin({ ...low, targets: [{ ...dump, hard: true }] }), { shots: [strafe] }, game)
      expect(told(hard, 'shotFired')[0]).toMatchObject({ defense: 4 })
      const weak = { ...low, targets: [{ ...dump, hits: 1 }], turns: 2 }
      const gone = playTurn(begin(weak), { shots: [strafe], dice: [1, 9, 1] }, game)
      expect(told(gone, 'targetDestroyed')).toHaveLength(1)
      expect(game.check({ ...gone.state }, strafe).length).toBeGreaterThan(0)
    },
  },
  {
    name: 'BR-48 a salvo of rockets at a ground target, one a turn, and the load is lighter by it',
    run(game) {
      const armed: Setting = { ...low, A1: { alt: 3, rockets: 2 } }
      const first = playTurn(begin(armed), { answers: [salvo], dice: [1, 9, 4] }, game)
      expect(told(first, 'rocketsFired')[0]).toMatchObject({ rule: 'BR-48', firepower: 10, defense: 2, column: 9 })
      expect(first.state.ground.T1!.hits).toBeGreaterThan(0)
      expect(first.state.planes.A1!.load).toEqual({ stores: 'clean', tanks: [], rockets: 1 })
      expect(told(first, 'loadCounted')[0]).toMatchObject({ load: 'loaded' })
      const refused = (setting: Setting) => refusedAt('stores', setting, salvo, game)
      expect(refused(armed)).toEqual([])
      expect(refused({ ...armed, A1: { alt: 3, tanks: 1 } })).toEqual(['BR-48 nothing-to-drop'])
      expect(refused({ ...armed, targets: [{ ...dump, q: 40 }] })).toEqual(['BR-22 out-of-arc'])
      expect(refusedAt('stores', armed, { ...salvo, target: 'B1' } as Action, game)).toEqual(['BR-48 no-ground-target'])
      const setup = game.setup(configOf({ A1: { rockets: 1, bay: true } }))
      expect(setup.ok).toBe(false)
    },
  },
  {
    name: 'BR-48 OTR1-AID-rocket-burst rockets burst eleven hexes ahead and strike whoever is there, friends too',
    run(game) {
      const B1 = { q: 0, r: -22 } as const
      const friend = { ...configPlane, id: 'A2', side: 'blue', q: 2, r: -22 } as const
      const meet: Setting = { A1: { rockets: 1 }, B1, more: [friend] }
      const burst = playTurn(begin(meet), { answers: [lob], dice: [1, 5, 9, 2, 3] }, game)
      expect(told(burst, 'rocketsBurst')[0]).toMatchObject({ rule: 'OTR1-AID-rocket-burst', q: 0, r: -34, alt: 150 })
      expect(told(burst, 'burstRolled').map(({ target }) => target)).toEqual(['A2', 'B1'])
      expect(told(burst, 'damaged').map(({ plane }) => plane)).toEqual(['A2', 'B1'])
      expect(burst.state.planes.A1!.load).toBeNull()
      const refused = (setting: Setting, fly = 'LVL') => refusedAt('stores', setting, lob, game, fly)
      expect(refused(meet)).toEqual([])
      expect(refused({ ...meet, options: { inheritOtr1: false } })).toEqual([])
      expect(refused({ ...meet, B1: { q: 0, r: -30 } })).toEqual(['OTR1-AID-rocket-burst no-air-burst'])
      expect(refused(meet, 'ZC, V1')).toEqual(['BR-48 no-air-burst'])
    },
  },
  {
    name: 'FW-20.3.1-parachutists BR-46 ruthless gamers may fire at a crew: no deflection, defense 15, a die a hit, and nerve',
    run(game) {
      const ruthless = { ruthless: true }
      const spared = underParachutes({}, {})
      const refusal = (state: typeof spared) => {
        const { state: at } = playTurn(state, { until: 'attack' }, game)
        return game.check(at, fire('blue', 'A1', 'B1')).map(({ rule, code }) => `${rule} ${code}`)
      }
      expect(refusal(spared)).toEqual(['FW-20.3.1-parachutists parachute-spared'])
      expect(refusal(underParachutes({}, otr1))).toEqual(['HR-10 parachute-spared'])
      const target = underParachutes({}, ruthless)
      expect(refusal(target)).toEqual([])
      const timid = shotAt(target, [10], game)
      expect([told(timid, 'determinationRolled')[0]!.fires, told(timid, 'shotFired').length]).toEqual([false, 0])
      const japanese = { pilot: { quality: 'regular', nation: 'Japan' }, card: 'STRONG' } as const
      const bold = shotAt(underParachutes(japanese, ruthless), [1, 1, 1], game)
      expect(told(bold, 'determinationRolled')).toEqual([])
      expect(told(bold, 'shotFired')[0]).toMatchObject({ defense: 15, rule: 'FW-20.3.1-parachutists' })
      expect(told(bold, 'shotFired')[0]!.modifiers.filter(({ rule }) => rule === 'BR-24')).toEqual([])
      expect(told(bold, 'parachuteHit')[0]).toMatchObject({ plane: 'B1', by: 'A1', wounds: 2, lost: true })
      expect(bold.state.parachutes).toEqual([])
      const scratched = shotAt(underParachutes(japanese, ruthless), [8, 5], game)
      expect(scratched.state.parachutes).toEqual([expect.objectContaining({ plane: 'B1', wounds: 0 })])
    },
  },
]
