/** Numbers at their edges: the last value on one side of a rule beside the first on the other. */
import { describe, expect, it } from 'vitest'
import { cards, gunOdds } from '../../../../src/rulesets/fighting-wings/shown.js'
import {
  type Action,
  begin,
  fightingWings,
  fire,
  ledgerOf,
  type Plan,
  type Plane,
  playTurn,
  type Setting,
  type State,
  told,
} from '../fixture.js'

const light = cards.find(({ id }) => id === 'HOUSE-LIGHT')!
const bomber = cards.find(({ id }) => id === 'HOUSE-B17G')!
const WING = { card: 'HOUSE-LIGHT', pilot: { quality: 'regular' }, facing: 0, alt: 150, speed: 6 } as const
const WOUNDS = begin().planes.A1!.wounds
const codes = (state: State, action: Action) =>
  fightingWings.check(state, action).map(({ rule, code }) => `${rule} ${code}`)
const atAttack = (setting: Setting, plan: Plan = {}, edits: Parameters<typeof begin>[1] = {}) =>
  playTurn(begin(setting, edits), { ...plan, until: 'attack' }).state
/** A position with an aircraft changed. */
const edited = (state: State, id: string, edit: Partial<Plane>): State => ({
  ...state,
  planes: { ...state.planes, [id]: { ...state.planes[id]!, ...edit } },
})
const moved = (state: State, id: string, edit: Partial<NonNullable<Plane['move']>>): State =>
  edited(state, id, { move: { ...state.planes[id]!.move!, ...edit } })

describe('guns', () => {
  it.each([
    ['ahead', { q: 0, r: -4 }, [true, true, true]],
    ['on the line at 1', { q: 2, r: -4 }, [false, true, false]],
    ['beyond it', { q: 6, r: -8 }, [false, true, false]],
    ['on the line at 2', { q: 4, r: -4 }, [false, false, false]],
    ['on the line at 11', { q: -2, r: -2 }, [false, false, true]],
    ['before it', { q: -6, r: -2 }, [false, false, true]],
    ['on the line at 10', { q: -4, r: 0 }, [false, false, false]],
  ])('BR-22 a target %s is in reach straight on, turning right, turning left', (_, place, reach) => {
    const state = atAttack({ A1: { q: 0, r: 0 }, B1: place })
    const turned = ([null, 'R', 'L'] as const).map((side) => moved(state, 'A1', { turned: side }))
    const shot = fire('blue', 'A1', 'B1', { weapons: ['W2'] })
    expect(turned.map((one) => codes(one, shot).length === 0)).toEqual(reach)
  })

  it('BR-23 no column above the ninth, none below the first', () => {
    const guns = light.weapons.map((one) => ({ ...one, fp: [20, 20, 20, 20, 20, 1] as const }))
    const state = atAttack({
      A1: { q: 0, r: 4, card: 'BIG' },
      B1: { q: 0, r: 0 },
      cards: [{ ...light, id: 'BIG', weapons: guns }],
    })
    const aim = (burst: 'long' | 'half', weapons: readonly string[]) =>
      gunOdds(state, { plane: 'A1', gun: null, target: 'B1', weapons, burst, sighting: false }).column
    expect([aim('long', ['W1', 'W2']), aim('half', ['W1', 'W2'])]).toEqual([9, 7])
  })

  it('FW-10.2-zero-deflection from the 6:00 line only along it', () => {
    const state = atAttack({ A1: { q: 0, r: 4 }, B1: { q: 0, r: 0 } })
    const shot = { plane: 'A1', gun: null, target: 'B1', weapons: ['W1'], burst: 'regular', sighting: false } as const
    const labels = (at: State) => gunOdds(at, shot).modifiers.map(({ label, value }) => `${label} ${value}`)
    expect(labels(state)).toEqual(['zero-deflection -2'])
    expect(labels(edited(state, 'A1', { facing: 1 }))).toEqual([])
  })

  it('BR-23 who has turned at ET does not fire, at BT he does', () => {
    const state = atAttack({ A1: { q: 0, r: 4 }, B1: { q: 0, r: 0 } })
    const shot = fire('blue', 'A1', 'B1')
    expect(codes(moved(state, 'A1', { rate: 'BT' }), shot)).toEqual([])
    expect(codes(moved(state, 'A1', { rate: 'ET' }), shot)).toEqual(['BR-23 may-not-fire'])
  })

  it('BR-34 a top turret fires level and up, a ball turret level and down', () => {
    const guns = [-1, 0, 1].map((rise) => {
      const state = atAttack({
        A1: { q: 0, r: 4, alt: 150 + rise, speed: 4.5 },
        B1: { q: 0, r: 0, card: 'HOUSE-B17G', speed: 4.5 },
      })
      const gun = (id: string): Action => ({ type: 'fireGun', seat: 'red', plane: 'B1', gun: id, target: 'A1' })
      return ['G2', 'G3'].filter((id) => codes(state, gun(id)).length === 0)
    })
    expect(guns).toEqual([['G3'], ['G2', 'G3'], ['G2']])
  })

  it('BR-34 no gun of an aircraft that has turned harder than TT', () => {
    const state = atAttack({ A1: { q: 0, r: 4, speed: 4.5 }, B1: { q: 0, r: 0, card: 'HOUSE-B17G', speed: 4.5 } })
    const gun: Action = { type: 'fireGun', seat: 'red', plane: 'B1', gun: 'G6', target: 'A1' }
    expect(codes(moved(state, 'B1', { rate: 'TT' }), gun)).toEqual([])
    expect(codes(moved(state, 'B1', { rate: 'HT' }), gun)).toEqual(['BR-34 gun-silent'])
  })

  it('BR-29 nose to nose they may collide within one increment, not two', () => {
    const rolled = (alt: number) => {
      const setting: Setting = { A1: { q: 0, r: 14, alt: 148 }, B1: { q: 0, r: -4, facing: 6, alt } }
      const fly = { A1: 'ZC, V1, V1, H, H, H, H', B1: 'SD, V1, V1, H, H, H, H' }
      const played = playTurn(begin(setting), { fly, shots: [fire('blue', 'A1', 'B1')] })
      expect(told(played, 'shotFired')[0]).toMatchObject({ headOn: true, rule: 'BR-29' })
      return told(played, 'collisionRolled').length
    }
    expect([rolled(153), rolled(154)]).toEqual([1, 0])
  })

  it('BR-29 BR-23 who has fired head-on fires no more, who held his fire may', () => {
    const setting: Setting = {
      A1: { q: 0, r: 26 },
      B1: { q: 0, r: -2, facing: 6 },
      more: [{ ...WING, id: 'B2', side: 'red', q: 0, r: 20 }],
    }
    const state = atAttack(setting)
    expect(state.headOn).toBe(true)
    const headOn = (shots: readonly Action[]) => {
      const steps: readonly Action[] = [
        ...shots,
        { type: 'endAttack', seat: 'blue' },
        { type: 'endAttack', seat: 'red' },
        { type: 'rollShots', seat: 'referee', rolls: shots.map(() => 10) },
      ]
      return steps.reduce((at: State, action) => {
        const step = fightingWings.reduce(at, action)
        if (!step.ok) throw new Error(JSON.stringify(step.violations))
        return step.state
      }, state)
    }
    const again = fire('blue', 'A1', 'B2')
    expect(codes(headOn([]), again)).toEqual([])
    expect(codes(headOn([fire('blue', 'A1', 'B1')]), again)).toEqual(['BR-23 may-not-fire'])
  })
})

describe('dice', () => {
  const heavy = { card: 'HOUSE-HEAVY' } as const

  it('BR-15 a spin comes on 9 and ends on 5', () => {
    const spins = [8, 9].map(
      (die) => told(playTurn(begin({ A1: { ...heavy, speed: 2 } }), { dice: [die] }), 'spinRolled')[0]!.spins,
    )
    expect(spins).toEqual([false, true])
    const spinning = { stall: 'spinning', stallTurns: 1, speed: 5 } as const
    const recovered = [5, 6].map((die) => {
      const played = playTurn(begin({ A1: heavy }, { A1: spinning }), { dice: [5, 1, die] })
      return [told(played, 'spinRecovered')[0]!.recovered, played.state.planes.A1!.stall]
    })
    expect(recovered).toEqual([
      [true, 'none'],
      [false, 'spinning'],
    ])
  })

  it('BR-16 a turn stall swings one facing to 3, two to 7, three beyond', () => {
    const facings = [3, 4, 7, 8].map((die) => {
      const played = playTurn(begin({ A1: { speed: 4 } }, { A1: { bank: 'RB' } }), {
        fly: { A1: 'stall R' },
        dice: [1, 9, die, 1],
      })
      return [told(played, 'turnStalled')[0]!.facings, played.state.planes.A1!.facing]
    })
    expect(facings).toEqual([
      [1, 1],
      [2, 2],
      [2, 2],
      [3, 3],
    ])
  })

  it('BR-27 a fire destroys on 2, burns on 3 to 6, goes out on 7', () => {
    const results = [2, 3, 6, 7].map((die) => {
      const played = playTurn(begin({}, { A1: { wounds: { ...WOUNDS, fire: true } } }), { dice: [1, 9, die] })
      return [told(played, 'fireRolled')[0]!.result, played.state.planes.A1!.wounds.fire]
    })
    expect(results).toEqual([
      ['destroyed', true],
      ['burning', true],
      ['burning', true],
      ['out', false],
    ])
  })

  it('BR-27 coolant takes a point of power at once and every second turn', () => {
    let state = begin({ turns: 9 }, { A1: { wounds: { ...WOUNDS, coolant: 0, power: 1 } } })
    const lost = Array.from({ length: 5 }, () => {
      const played = playTurn(state)
      state = played.state
      return ledgerOf(played, 'A1')
        .find((line) => line.includes('power-lost'))!
        .split(' ')
        .pop()
    })
    expect(lost).toEqual(['-1', '-1', '-2', '-2', '-3'])
  })

  it('BR-14 the structure is tried above safe dive speed, not at it', () => {
    const dive = (vfps: number) => {
      const played = playTurn(begin({ A1: { speed: 9.5 } }, { A1: { accel: 2 } }), {
        fly: { A1: `SD${', V2'.repeat(vfps)}` },
      })
      return [
        told(played, 'speedChanged').find(({ plane }) => plane === 'A1')!.to,
        told(played, 'structureRolled').length,
      ]
    }
    expect([dive(4), dive(5)]).toEqual([
      [19, 0],
      [20, 1],
    ])
  })

  it('FW-11.3-oxygen an H class aircraft has a second system', () => {
    const grace = [1, 2].map((oxygen) => {
      const hit = begin({ A1: { card: 'HOUSE-B17G', speed: 4.5 } }, { A1: { wounds: { ...WOUNDS, oxygen } } })
      return playTurn(hit).state.planes.A1!.wounds.grace
    })
    expect(grace).toEqual([null, 4])
  })
})

describe('flight', () => {
  it('OTR1-8.1e-tailing eight hexes behind one may tail, nine not', () => {
    const asked = [16, 18].map((r) => {
      const played = playTurn(begin({ A1: { q: 0, r }, B1: { q: 0, r: 0 } }))
      return told(played, 'tailDeclined').length
    })
    expect(asked).toEqual([1, 0])
  })

  it('FW-6.6-negG-test a third of the VFPs inverted is case 8, a quarter not', () => {
    const cases = (speed: number, fly: string) => {
      const played = playTurn(begin({ A1: { speed } }, { A1: { flight: 'ZC', bank: 'IRB' } }), { fly: { A1: fly } })
      return told(played, 'negativeG').map((event) => event.case)
    }
    expect(cases(6, 'ZC, bank RB, V1, V1, V1')).toEqual([8])
    expect(cases(9, 'ZC, bank RB, H, V1, V1, V1, V1')).toEqual([])
  })

  it('BR-28 who passes through a place before the other has moved collides with nobody', () => {
    const played = (dice: readonly number[]) =>
      playTurn(begin({ A1: { q: 0, r: 12 }, B1: { q: 0, r: 0, facing: 3 } }), { dice })
    expect(told(played([1, 9]), 'collisionRolled')).toHaveLength(0)
    const met = playTurn(begin({ A1: { q: 0, r: 12 }, B1: { q: 0, r: -12, facing: 6 } }), { dice: [1, 9, 1] })
    expect(told(met, 'collisionRolled')).toHaveLength(1)
  })

  it('OTR2-4.6-turn-stall-backup with exactly half of the points left the stall is run now', () => {
    const when = (fly: string) => {
      const slow = begin({ A1: { card: 'HOUSE-HEAVY', speed: 4 } }, { A1: { bank: 'RB' } })
      return told(playTurn(slow, { fly: { A1: fly }, dice: [1, 9, 1, 1] }), 'turnStalled')[0]!.when
    }
    expect([when('LVL, H, H, R BT, H'), when('LVL, H, H, H, R BT, H')]).toEqual(['now', 'nextTurn'])
  })

  it('BR-17 a hammerhead at 2.0 over the minimum, not faster', () => {
    const refused = [4, 4.5].map((speed) => {
      const climb = begin({ A1: { speed } }, { A1: { flight: 'VC' } })
      const played = playTurn(climb, { fly: { A1: 'VC, V2, V2, V2, V2, !hammer LVL keep' } })
      return played.refusals.map(({ facts }) => facts.why)
    })
    expect(refused).toEqual([[], ['too fast']])
  })

  it('BR-17 a steep dive reverses with every VFP it may have, at two increments', () => {
    const refused = (fly: string) => {
      const dive = begin({ A1: { speed: 6.5 } }, { A1: { flight: 'SD', bank: 'INV', dives: 1 } })
      return playTurn(dive, { fly: { A1: `SD, ${fly}, !rev CW 6` } }).refusals.map(({ facts }) => facts.why)
    }
    expect(refused('V2, V2, V2, H, H, H')).toEqual(['the dive must be as steep as it can be'])
    expect(refused('V2, V2, V2, V1, H, H')).toEqual(['the dive must be as steep as it can be'])
    expect(refused('V2, V2, V2, V2, H, H')).toEqual([])
  })

  it('OTR1-20.2-flap-gear-timing combat flaps stand as much over the minimum as the card says', () => {
    const down = { type: 'setFlaps', seat: 'blue', plane: 'A1', flaps: 'down' } as const
    const states = [8, 8.5].map((speed) => {
      const played = playTurn(begin({ A1: { card: 'HOUSE-P51D', speed } }), { orders: [down] })
      return [told(played, 'flapsDamaged').length, played.state.planes.A1!.flaps]
    })
    expect(states).toEqual([
      [0, 'lowering'],
      [1, 'up'],
    ])
  })

  it('BR-21 a rear blind arc hides all behind, a low one what is lower', () => {
    const blind = (card: string, alt: number) => {
      const state = atAttack({ A1: { q: 0, r: 0, card }, B1: { q: 0, r: 6, alt } })
      return state.planes.A1!.blind.length
    }
    expect([149, 150, 151].map((alt) => blind('HOUSE-BF109G6', alt))).toEqual([1, 1, 1])
    expect([149, 150, 151].map((alt) => blind('HOUSE-SPIT9', alt))).toEqual([1, 0, 0])
  })

  it('BR-08 OTR1-AID-bombers-mf what class M may fly', () => {
    const medium = (role: 'fighter' | 'bomber', gifted: boolean) => {
      const card = { ...light, id: 'MEDIUM', cls: 'M', role } as const
      const setting: Setting = { A1: { card: 'MEDIUM', pilot: { quality: 'regular', gifted } }, cards: [card] }
      const played = playTurn(begin(setting, { A1: { bank: 'RB' } }), {
        fly: { A1: '!VD, LVL, !R TT, !R HT, !bank IRB' },
      })
      return played.refusals.map(({ code }) => code)
    }
    expect(medium('fighter', true)).toEqual([])
    expect(medium('fighter', false)).toEqual(['class-not-vertical'])
    expect(medium('bomber', true)).toEqual(['class-not-vertical', 'rate-not-allowed', 'no-inverted-bank'])
  })

  it('BR-27 a wounded pilot turns at BT, not at ET', () => {
    const wounded = begin({}, { A1: { bank: 'RB', wounds: { ...WOUNDS, crew: 1 } } })
    const played = playTurn(wounded, { fly: { A1: 'LVL, !R ET, !R BT' } })
    expect(played.refusals.map(({ rule, facts }) => `${rule} ${facts.rate}`)).toEqual(['BR-08 ET'])
  })
})

describe('victory', () => {
  it('BR-32 against bombers only the fighters break off', () => {
    const start = begin({ B1: { card: 'HOUSE-B17G', speed: 4.5 } }, { B1: { hits: 17 } })
    const over = (win: 'points' | 'interceptPoints') => {
      const parsed = fightingWings.parse.state(
        JSON.parse(JSON.stringify({ ...start, config: { ...start.config, win } })),
      )
      if (!parsed.ok) throw new Error(JSON.stringify(parsed.violations))
      return told(playTurn(parsed.value), 'brokeOff').map(({ seat }) => seat)
    }
    expect([over('points'), over('interceptPoints')]).toEqual([['red'], []])
    expect(bomber.hits).toBe(26)
  })
})
