/** The legal list against every order one can think of, in every kind of question. */
import { describe, expect, it } from 'vitest'
import { canonical } from '../../../../src/core/index.js'
import { CELL_STEPS, cellBoardCells } from '../../../../src/geometry/index.js'
import { compareWithList, perft } from '../../../../src/tools/conformance/index.js'
import { begun, configOf, scene } from '../fixture.js'
import { melee, playedOut, seeded } from '../games.js'
import { type Action, regiaAeronautica, SEATS, type State } from '../vocabulary.js'

/** Every order of one type and seat, with every plane, cell, number and direction of the game. */
function candidates({ config, guns }: State): readonly Action[] {
  const planes = [...config.roster, 'nobody']
  const cells = [...cellBoardCells(config.map), { column: 0, row: 1, altitude: 1 }, { column: 1, row: 1, altitude: 5 }]
  const numbers = Array.from({ length: config.roster.length + 2 }, (_, i) => i)
  const each = SEATS.flatMap((seat) => [
    ...planes.flatMap((plane) => [
      ...[...CELL_STEPS, 'northeast'].map((direction) => ({ type: 'moveSpace', seat, plane, direction })),
      ...numbers.map((priority) => ({ type: 'assignPriority', seat, plane, priority })),
      ...[-1, 0, 1].map((value) => ({ type: 'useLucky', seat, plane, value })),
      ...['endMove', 'bomb', 'passBomb'].map((type) => ({ type, seat, plane })),
      ...['chooseTarget', 'attackBelow'].map((type) => ({ type, seat, target: plane })),
      ...['react', 'decline'].map((type) => ({ type, seat, fighter: plane })),
      ...[...guns.keys(), guns.length].map((gun) => ({ type: 'fireAA', seat, gun, target: plane })),
    ]),
    ...[...guns.keys(), guns.length].map((gun) => ({ type: 'passAA', seat, gun })),
    ...cells.flatMap((cell) => [
      { type: 'deployCloud', seat, cell },
      { type: 'deployGun', seat, square: { column: cell.column, row: cell.row } },
    ]),
  ])
  const duties = ['drawChit', 'rollAA', 'rollClouds', 'dealPriorities', 'drawInitiative', 'rollFire']
  const orders = [...each, ...duties.map((type) => ({ type, seat: 'referee' }))] as unknown as readonly Action[]
  return [...new Map(orders.map((order) => [canonical(order), order])).values()]
}

/** One position for each question and phase that comes up in some games. */
function positions(): ReadonlyMap<string, State> {
  const found = new Map<string, State>()
  const configs = [
    seeded(regiaAeronautica.info.scenarios[0]!.config, 'perft'),
    seeded(melee(), 'perft', { priorityMode: 'random', aaTiming: 'movement', turnLimit: 6 }),
    ...[1, 2, 3, 4, 5, 6].map((i) => seeded(melee(), `perft ${i}`, { reactionSameAltitude: 'optional' })),
  ]
  for (const [i, config] of configs.entries()) {
    for (const { before } of playedOut(config, `perft ${i}`)) {
      const name = `${before.phase}: ${before.agenda.at(-1)?.kind ?? 'a move'}`
      found.set(`${name} ${i > 0 && found.has(name) ? 'again' : ''}`.trim(), before)
    }
  }
  return found
}

describe('the list holds what check accepts', { timeout: 60_000 }, () => {
  const all = positions()

  it('in every kind of question', () => {
    const kinds = new Set([...all.keys()].map((name) => name.replace(' again', '').split(': ')[1]))
    expect([...kinds].sort()).toEqual(
      [
        ...['a move', 'aa', 'attackBelow', 'bombing', 'chooseTarget', 'dealPriorities', 'deployAA', 'deployClouds'],
        ...['deployPlanes', 'drawChit', 'drawInitiative', 'lucky', 'priorities', 'react', 'rollAA', 'rollClouds'],
        'rollFire',
      ].sort(),
    )
  })

  it.each([...all])('%s', (_name, state) => {
    const { missing, refused } = compareWithList(regiaAeronautica, state, candidates(state))
    expect(refused).toEqual([])
    expect(missing).toEqual([])
  })
})

describe('perft', () => {
  it('counts the moves of a lone plane', () => {
    const at = scene(regiaAeronautica, {}).turnOf('F9')
    expect(at.at('F9')).toBe('A7/1')
    expect([1, 2].map((depth) => perft(regiaAeronautica, at.state, depth))).toEqual([3, 3 + 4 + 4 + 4])
  })

  it('counts the priorities of two planes', () => {
    const at = begun(regiaAeronautica, configOf({ italian: { I1: 'cr42 J1/1' } }))
    expect(perft(regiaAeronautica, at.state, 1)).toBe(1 + 4)
  })
})
