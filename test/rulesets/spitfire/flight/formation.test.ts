/** Vee and Schwarm: losses, grace, joining up (scenario 9.3). */
import { describe, expect, it } from 'vitest'
import { numberToHex } from '../../../../src/geometry/index.js'
import { freeZones, settleRoles, tryToJoin } from '../../../../src/rulesets/spitfire/flight/formation.js'
import { shotProblems } from '../../../../src/rulesets/spitfire/gunnery/shots.js'
import { type Action, type GameEvent, type State, spitfire } from '../../../../src/rulesets/spitfire/shown.js'
import { clone } from '../../../../src/rulesets/spitfire/state/clone.js'
import { edit } from '../../../../src/rulesets/spitfire/state/state.js'
import { decision, passesCheck } from '../../../../src/rulesets/spitfire/turn/sequence.js'
import { N, type Setting, start } from '../fixture.js'
import { witnesses } from '../witnesses.js'

const SETTING: Setting = { scenario: '9.3', period: 2, types: { first: 'hurricane1', second: 'bf109e3' } }
const SILENT = { emit: undefined }

function played(option: string, value?: unknown): { readonly state: State; readonly events: readonly GameEvent[] } {
  const { config, actions } = witnesses.find((one) => one.option === option)!
  let step = spitfire.setup({ ...config, ...(value !== undefined && { options: { [option]: value } }) })
  const events: GameEvent[] = []
  for (const action of actions) {
    if (!step.ok) throw new Error(JSON.stringify(step.violations))
    step = spitfire.reduce(step.state, action as Action)
    if (step.ok) events.push(...(step.events as readonly GameEvent[]))
  }
  if (!step.ok) throw new Error(JSON.stringify(step.violations))
  return { state: step.state, events }
}

/** A Combat Phase has just ended in which Second lost these, one phase after the other; some stand elsewhere. */
function losing(phases: readonly (readonly string[])[], elsewhere: Readonly<Record<string, string>> = {}): State {
  const draft = clone({ ...start(SETTING).state, phase: 'formation' })
  for (const [id, hex] of Object.entries(elsewhere)) edit(draft, id).hex = numberToHex(hex)!
  for (const lost of phases) {
    for (const id of lost) edit(draft, id).status = 'shot-down'
    settleRoles(draft, 'second', 'fire', SILENT)
  }
  return draft as State
}

/** The formation after its owner has named a leader, or said on which side the straggler joins. */
function settled(state: State, answer: object) {
  const fork = spitfire.fork(state, { seed: 'any' })
  fork.apply({ seat: 'second', ...answer } as Action)
  return fork.state.formations?.second
}
const named = (state: State, plane: string) => settled(state, { type: 'nameLeader', plane })
const wing = (plane: string, of: string, zone = 'both') => ({ plane, of, zone })

describe('formations in play', () => {
  it('SP-9.3-8, SP-9.3-13 a leader lost to fire: the owner names one, and the next beginning is waived', () => {
    const { state, events } = played('formationGrace')
    expect(state.formations?.first).toMatchObject({ leaders: ['F1'], joining: null })
    expect(events).toContainEqual(
      expect.objectContaining({ type: 'formationChecked', rule: 'SP-9.3-13', result: 'waived' }),
    )
    expect([state.phase, state.formations?.first.waived]).toEqual(['altitude', null])
  })
  it('SP-9.3-12 without grace the beginning of the next phase loses the game', () => {
    expect(played('formationGrace', 'none').state.ending).toEqual({ winner: 'second', rule: 'SP-9.3-12' })
  })
  it('SP-9.3-11, SP-9.3-14 a Schwarm that lost one is a Vee with a straggler that may not fire', () => {
    const { state } = played('joinDeadline')
    expect(state.formations?.second).toMatchObject({ kind: 'vee', leaders: ['S3'], joining: 'S1', apart: 1 })
    expect(state.ending).toBeNull()
    expect(shotProblems(state, 'S1', 'fwd', 'F1').map(({ rule }) => rule)).toContain('SP-9.3-14')
    expect(shotProblems(state, 'S3', 'fwd', 'F1').map(({ rule }) => rule)).not.toContain('SP-9.3-14')
  })
  it('SP-9.3-14 a straggler is not offered a shot that it could else take', () => {
    const low = (hex: string) => ({ hex, altitude: 15, facing: N, speed: 3 })
    const placements = {
      ...{ F1: low('3020'), F2: low('3120'), F3: low('3220') },
      ...{ S1: low('3123'), S2: low('3122'), S3: low('3523'), S4: low('3524') },
    }
    const { state } = start({ ...SETTING, placements }).onward('F2', 'F1', 'F3')
    const second = { ...state.formations!.second, joining: 'S2' }
    const shooters = (at: State) =>
      spitfire
        .fork(at, { seed: 'any' })
        .legal('second')
        .flatMap((action) => (action.type === 'declareFire' ? [action.plane] : []))
    expect(shooters(state)).toContain('S2')
    expect(shooters({ ...state, formations: { ...state.formations!, second } })).not.toContain('S2')
  })
  it('SP-9.3-16 a straggler that misses its deadline loses the game', () => {
    expect(played('joinDeadline', 1).state.ending).toEqual({ winner: 'first', rule: 'SP-9.3-16' })
  })
  it('SP-9.3-19 a leader who flies off gives no grace: at the end of that phase the others must conform', () => {
    const low = (hex: string, facing: 0 | 3 = N) => ({ hex, altitude: 15, facing, speed: 5 })
    const placements = { F1: low('4002', 3), F2: low('4101'), F3: low('4202', 3) }
    const gone = start({ ...SETTING, placements })
      .begin('F2')
      .path('F')
    expect(spitfire.legalActions(gone.state).map(({ type }) => type)).toEqual(['nameLeader', 'nameLeader'])
    let play = gone.do({ type: 'nameLeader', seat: 'first', plane: 'F1' })
    expect(play.state.formations?.first).toMatchObject({ leaders: ['F1'], wings: [wing('F3', 'F1')], waived: null })
    for (const plane of ['F1', 'F3']) play = play.do({ type: 'beginMove', seat: 'first', plane }).path('FFFFF').end()
    const lost = play.do({ type: 'endPhase', seat: 'first' })
    expect(lost.state.ending).toEqual({ winner: 'second', rule: 'SP-9.3-12' })
  })
})

describe('losses of a Schwarm', () => {
  it('SP-9.3-11, SP-9.3-15 D57 3207 lost: 2906 leads, 3107 is his left wingman at once, 2905 the right one', () => {
    expect(losing([['S1']]).formations?.second).toMatchObject({
      ...{ kind: 'vee', leaders: ['S3'], joining: null, waived: 'loss' },
      wings: [wing('S4', 'S3', 'right'), wing('S2', 'S3', 'left')],
    })
  })
  it('SP-9.3-14 who fits on either side goes where his owner says, and the other wingman takes the other', () => {
    // Both straight behind 2906, which faces southwest: on the ray to the northeast.
    const state = losing([['S1']], { S4: '3005', S2: '3105' })
    expect([state.agenda, freeZones(state, 'second')]).toEqual([
      [{ kind: 'assignWing', waiting: ['second'] }],
      ['left', 'right'],
    ])
    expect(settled(state, { type: 'assignWing', zone: 'left' })).toMatchObject({
      ...{ joining: null, wings: [wing('S4', 'S3', 'right'), wing('S2', 'S3', 'left')] },
    })
    expect(settled(state, { type: 'assignWing', zone: 'right' })).toMatchObject({
      ...{ joining: null, wings: [wing('S4', 'S3', 'left'), wing('S2', 'S3', 'right')] },
    })
  })
  it('SP-9.3-14 if both are on one side the straggler stays one, and the wingman keeps both zones', () => {
    const { formations } = losing([['S1']], { S2: '2904' })
    expect(formations?.second).toMatchObject({ leaders: ['S3'], joining: 'S2', wings: [wing('S4', 'S3')] })
  })
  it('SP-9.3-16 no deadline passes while its owner is asked where the straggler joins', () => {
    const far = losing([['S1']], { S4: '3005', S2: '4020' })
    const options = { ...far.config.options, joinDeadline: 1 }
    const ended = (hex: string) => {
      const draft = clone({ ...far, phase: 'movement', config: { ...far.config, options } })
      draft.planes.S2!.hex = numberToHex(hex)!
      const goesOn = passesCheck(draft, 'second', 'end', SILENT)
      return [goesOn, draft.agenda.map(({ kind }) => kind), draft.ending?.rule]
    }
    expect(ended('3105')).toEqual([true, ['assignWing'], undefined])
    expect(ended('4020')).toEqual([false, [], 'SP-9.3-16'])
  })
  it('SP-9.3-8, SP-9.3-18 D56 3107 and 2905 lost: the owner names the leader, and that decides who joins', () => {
    const state = losing([['S2', 'S4']])
    expect(spitfire.fork(state, { seed: 'any' }).legal()).toHaveLength(2)
    expect(named(state, 'S3')).toMatchObject({ leaders: ['S3'], wings: [wing('S1', 'S3')], joining: null })
    expect(named(state, 'S1')).toMatchObject({ leaders: ['S1'], wings: [], joining: 'S3' })
  })
  it('SP-9.3-18 a whole section left keeps its roles, and nobody is asked', () => {
    const state = losing([['S1', 'S2']])
    expect(state.agenda).toEqual([])
    expect(state.formations?.second).toMatchObject({ leaders: ['S3'], wings: [wing('S4', 'S3')], joining: null })
  })
  it('SP-9.3-18 a straggler and one other: the straggler need not fit, and joins up as soon as it does', () => {
    const state = losing([['S1'], ['S3']], { S2: '4020' })
    expect(named(state, 'S4')).toMatchObject({ leaders: ['S4'], wings: [], joining: 'S2' })
    const draft = clone({ ...state, agenda: [], formations: { ...state.formations!, second: named(state, 'S4')! } })
    tryToJoin(draft, 'second', 'SP-9.3-14', SILENT)
    expect(draft.formations?.second.joining).toBe('S2')
    draft.planes.S2!.hex = numberToHex('3003')!
    tryToJoin(draft, 'second', 'SP-9.3-14', SILENT)
    expect(draft.formations?.second).toMatchObject({ joining: null, wings: [wing('S2', 'S4')] })
  })
  it('SP-9.3-18 of a Vee that was whole nobody is a straggler: the wingman must conform after his grace', () => {
    const state = losing([['S1'], ['S3']])
    expect(named(state, 'S4')).toMatchObject({ leaders: ['S4'], wings: [wing('S2', 'S4')], joining: null })
  })
})

describe('SP-9.3-17 the end', () => {
  const down = (alive: Readonly<Record<string, number>>) => {
    const draft = clone(start(SETTING).state)
    for (const id in draft.planes) {
      if (alive[id] === undefined) edit(draft, id).status = 'shot-down'
      else edit(draft, id).damage = alive[id]
    }
    return decision(draft as State)?.winner
  }
  it.each([
    ['two against two: not yet', { F1: 0, F2: 0, S1: 0, S2: 0 }, undefined],
    ['one against two', { F1: 0, S1: 5, S2: 5 }, 'second'],
    ['one against none', { S1: 6 }, 'second'],
    ['one against one, fewer hits', { F1: 2, S1: 3 }, 'first'],
    ['one against one, more hits', { F1: 3, S1: 2 }, 'second'],
    ['one against one, equal hits', { F1: 3, S1: 3 }, 'draw'],
    ['none against none', {}, 'draw'],
  ])('%s', (_name, alive, winner) => expect(down(alive)).toBe(winner))
})
