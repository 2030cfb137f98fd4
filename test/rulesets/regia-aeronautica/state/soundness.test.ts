/** States that play could not come to are refused; whatever is let in can be played to its end. */
import { describe, expect, it } from 'vitest'
import { begun, exactConfigOf, type Play } from '../fixture.js'
import { type Config, regiaAeronautica, type State } from '../vocabulary.js'

const accepts = ({ state }: Play, change: Partial<State>): boolean =>
  regiaAeronautica.parse.state(JSON.parse(JSON.stringify({ ...state, ...change }))).ok

const start = (): Play =>
  begun(
    regiaAeronautica,
    exactConfigOf({
      french: { F1: 'leo-451 D4/2', F2: 'leo-451 A1/1' },
      italian: { I1: 'cr42 D5/3', I2: 'cr42 J1/1' },
    }),
  )

describe('RA-TURN-02 priorities from outside', () => {
  it('are numbers of planes in play, each once', () => {
    const half = start().take({ type: 'setPriorities', seat: 'italian', priorities: { I1: 1, I2: 2 } })
    expect(accepts(half, {})).toBe(true)
    expect(accepts(half, { priorities: { I1: 1, I2: 3 } })).toBe(false)
    expect(accepts(half, { priorities: { I1: 2, I2: 2 } })).toBe(false)
    expect(accepts(half, { priorities: { I1: 1 } })).toBe(false)
    expect(accepts(half, { priorities: { I1: 1, I2: 2, F1: 1 } })).toBe(true)
    expect(accepts(half, { priorities: { I1: 1, I2: 2, F1: 3 } })).toBe(false)
    expect(accepts(half, { priorities: { I1: 1, I2: 2, F1: 1, F2: 2 } })).toBe(false)
  })

  it('are complete before the initiative is drawn', () => {
    const set = start().priorities()
    expect(accepts(set, {})).toBe(true)
    expect(accepts(set, { priorities: { ...set.state.priorities, F2: 3 } })).toBe(false)
    const { F2: _, ...less } = set.state.priorities
    expect(accepts(set, { priorities: less })).toBe(false)
  })

  it('stay with planes that are lost in the turn', () => {
    const shot = start().turnOf('I1').move('down north').roll(6, 5, 1, 2)
    expect(accepts(shot, {})).toBe(true)
    const planes = { ...shot.state.planes, I2: { ...shot.state.planes.I2!, status: 'shot-down', hits: 2 } as const }
    expect(accepts(shot, { planes })).toBe(true)
    expect(accepts(shot, { planes, priorities: { ...shot.state.priorities, I1: 3 } })).toBe(false)
  })
})

describe('RA-PREP-07 preparation from outside', () => {
  const config: Config = { dice: 'manual', scenario: 'premiere' }
  const prepared = begun(regiaAeronautica, config)
  const { agenda } = prepared.state

  it('is asked for in its order, from the last question on', () => {
    expect(accepts(prepared, {})).toBe(true)
    expect(accepts(prepared, { agenda: [...agenda].reverse() })).toBe(false)
    expect(accepts(prepared, { agenda: [...agenda, agenda[2]!] })).toBe(false)
    expect(accepts(prepared, { agenda: agenda.filter(({ kind }) => kind !== 'deployPlanes') })).toBe(false)
  })

  it('asks a start in the middle for chits alone', () => {
    const { placements, ...rest } = exactConfigOf({ french: { F1: 'leo-451 D4/2' }, italian: { I1: 'cr42 D5/3' } })
    const { chits: _, ...placed } = placements!
    const middle = begun(regiaAeronautica, { ...rest, placements: placed })
    expect(middle.asked).toBe('drawChit referee')
    expect(accepts(middle, {})).toBe(true)
    const I1 = { ...middle.state.planes.I1!, cell: null }
    expect(accepts(middle, { planes: { ...middle.state.planes, I1 } })).toBe(false)
  })

  it('has done what it no longer asks for, and nothing of what it will', () => {
    expect(accepts(prepared, { agenda: agenda.slice(0, 6) })).toBe(false)
    const drawn = prepared.take(
      ...prepared.state.config.roster.map(() => ({ type: 'drawChit', seat: 'referee', card: 'none' }) as const),
    )
    expect(accepts(drawn, {})).toBe(true)
    const rolled = drawn.take({ type: 'rollAA', seat: 'referee', rolls: [3] })
    expect([accepts(rolled, {}), accepts(rolled, { toDeploy: { guns: 0, clouds: 0 } })]).toEqual([true, false])
    expect(accepts(rolled, { toDeploy: { guns: 2, clouds: 1 } })).toBe(false)
    const clear = { ...rolled.state.toDeploy, guns: 0 }
    expect(accepts(rolled, { agenda: agenda.slice(0, 3), toDeploy: { ...clear, clouds: 3 } })).toBe(true)
    expect(accepts(rolled, { agenda: agenda.slice(0, 3), toDeploy: clear })).toBe(false)
    expect(accepts(rolled, { agenda: agenda.slice(0, 1), toDeploy: clear })).toBe(false)
  })
})

describe('RA-BOMB-01 bombers from outside', () => {
  const french = { F1: 'leo-451 G2/2', F2: 'leo-451 G2/2', F4: 'leo-451 G5/2' }
  const bombing = (): Play => {
    const config = exactConfigOf({ french, italian: { I9: 'cr42 J1/1' } })
    const at = begun(regiaAeronautica, config).turnOf('F1', 'I9', 'F2', 'F4')
    return at.move('east').stop().rest('F2').move('east').stop().rest()
  }

  it('that are still to be asked are over an objective and have not bombed, each once', () => {
    const at = bombing()
    expect([at.state.phase, at.state.bombers]).toEqual(['bombing', ['F1', 'F2']])
    expect(accepts(at, {})).toBe(true)
    expect(accepts(at, { bombers: ['F2'] })).toBe(true)
    for (const bombers of [['F1', 'F4'], ['I9'], ['F1', 'F1'], ['nobody']]) {
      expect([bombers, accepts(at, { bombers })]).toEqual([bombers, false])
    }
    const planes = { ...at.state.planes, F1: { ...at.state.planes.F1!, bombed: true } }
    expect([accepts(at, { planes }), accepts(at, { planes, bombers: ['F2'] })]).toEqual([false, true])
  })

  it('are never none while they are asked: nobody could answer', () => {
    expect(accepts(bombing(), { bombers: [] })).toBe(false)
  })
})
