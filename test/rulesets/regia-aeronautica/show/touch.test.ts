import { describe, expect, it, vi } from 'vitest'
import { begin, choicesOf, isSecret, type Order, pick } from 'wingover/orders'
import { fromView, type Touch } from '../../../../src/core/index.js'
import { words as german } from '../../../../src/rulesets/regia-aeronautica/show/words.de.js'
import { words } from '../../../../src/rulesets/regia-aeronautica/show/words.js'
import { walk } from '../../../tools/orders/walk.js'
import { amended, cell, own, type Play, type Setting, scene, square } from '../fixture.js'
import { melee, playedOut, seeded, type Told } from '../games.js'
import {
  type Action,
  regiaAeronautica as game,
  type RegiaAeronautica,
  routes,
  type Seat,
  type State,
} from '../vocabulary.js'

vi.setConfig({ testTimeout: 60_000 })

const at = (name: string) => ({ x: square(name).column - 0.5, y: 7.5 - square(name).row })
const ghost = (piece: string, name: string) => ({ piece, at: at(name), heading: null })
const seen = ({ state }: Play, seat: Seat) => game.view(state, seat)
const touched = (play: Play, action: Action): Touch =>
  game.touch(game.view(play.state, action.seat === 'referee' ? 'spectator' : action.seat), action)
const prepared = (seed: string): State => {
  const first = game.setup({ scenario: 'premiere', dice: 'seeded', seed })
  if (!first.ok) throw new Error('no game')
  return first.state
}
const french = { seat: 'french' } as const
const italian = { seat: 'italian' } as const

/** LeO and Morane of the French against two Italians, one with AA below. */
const setting: Setting = {
  french: { F1: 'leo-451 D4/2', F2: 'morane C3/3' },
  italian: { I1: 'cr42 D4/4', I2: 'g50 F4/2' },
  guns: ['H2', 'D4'],
}
const placed = scene(game, setting)

describe('what orders touch', () => {
  it('the squares of preparation, and who will stand there', () => {
    const before = new Map(
      playedOut(seeded(game.info.scenarios[0]!.config, 'touch'), 'touch').map((told) => [told.action.type, told]),
    )
    for (const type of ['deployGun', 'deployPlane'] as const) {
      const { before: state, action, after } = before.get(type) as Told
      const { at: place, ghost: stands = [], subject } = game.touch(game.view(state, action.seat as Seat), action)
      const { piece } = stands[0]!
      expect(game.scene(game.view(after, 'spectator'))!.pieces.find(({ id }) => id === piece)?.at).toEqual(place)
      expect([stands[0]!.at, subject]).toEqual([place, undefined])
    }
    expect(touched(placed, { ...italian, type: 'deployCloud', cell: cell('C3/2') })).toEqual({ at: at('C3') })
    expect(touched(placed, { ...italian, type: 'deployClouds', cells: [cell('C3/2')] })).toEqual({})
    expect(touched(placed, { ...italian, type: 'deployAA', squares: [square('A1'), square('B2')] })).toEqual({
      ghost: [ghost('AA 2', 'A1'), ghost('AA 3', 'B2')],
    })
    expect(touched(placed, { ...french, type: 'deployPlanes', cells: { F1: cell('A1/2') } })).toEqual({
      ghost: [ghost('F1', 'A1')],
    })
  })

  it('planes that get their numbers', () => {
    expect(touched(placed, { ...french, type: 'assignPriority', plane: 'F1', priority: 1 })).toEqual({
      subject: ['F1'],
    })
    const priorities = { F1: 1, F2: 2, F9: 3 }
    expect(touched(placed, { ...french, type: 'setPriorities', priorities })).toEqual({ subject: ['F1', 'F2', 'F9'] })
  })

  it('nothing where only the referee deals', () => {
    for (const type of ['drawChit', 'rollAA', 'rollClouds', 'dealPriorities', 'drawInitiative', 'rollFire'] as const)
      expect(touched(placed, { type, seat: 'referee' })).toEqual({})
  })

  it('a step, by where it leads; up and down stay in the square', () => {
    const play = placed.turnOf('F1')
    expect(touched(play, play.moving('north'))).toEqual({ subject: ['F1'], at: at('D3'), ghost: [ghost('F1', 'D3')] })
    expect(touched(play, play.moving('up'))).toEqual({ subject: ['F1'], at: at('D4'), ghost: [ghost('F1', 'D4')] })
    expect(touched(play, play.ending())).toEqual({ subject: ['F1'] })
  })

  it('RA-MOVE-06 a step home leads off the map and leaves the plane where it was last seen', () => {
    const play = amended(scene(game, { french: { F1: 'leo-451 A4/2' } }).turnOf('F1'), { F1: { bombed: true } })
    const home = play.moving('west')
    expect(touched(play, home)).toEqual({ subject: ['F1'], at: { x: -0.5, y: 3.5 } })
    expect(words.action.moveSpace(home as never, seen(play, 'french'))).toBe('Fly west off the map, home and safe')
    expect(game.scene(seen(play.take(home), 'french'))!.pieces.find(({ id }) => id === 'F1')?.at).toEqual(at('A4'))
  })

  it('who fires, and at whom', () => {
    const play = placed.turnOf('F1').move('up')
    expect(play.asked).toBe('react italian')
    expect(touched(play, play.reacting('I1'))).toEqual({ subject: ['I1'], target: ['F1'] })
    expect(touched(play, play.declining('I1'))).toEqual({ subject: ['I1'] })
    expect(touched(play.react('I1'), { type: 'rollFire', seat: 'referee' })).toEqual({
      subject: ['I1'],
      target: ['F1'],
    })
    const dive = scene(game, setting).turnOf('I1').move('down')
    expect(dive.asked).toBe('attackBelow italian')
    expect(touched(dive, dive.attackingBelow('F1'))).toEqual({ subject: ['I1'], target: ['F1'] })
    expect(touched(dive, { ...italian, type: 'chooseTarget', target: 'F1' })).toEqual({
      subject: ['I1'],
      target: ['F1'],
    })
    expect(touched(play, { ...french, type: 'useLucky', plane: 'F1', value: 1 })).toEqual({ subject: ['F1'] })
  })

  it('AA and bombs', () => {
    const play = scene(game, { french: { F1: 'leo-451 H2/2' }, guns: ['A1', 'H2'] }).turnOf('F1')
    expect(touched(play, { ...italian, type: 'fireAA', gun: 1, target: 'F1' })).toEqual({
      subject: ['AA 1'],
      target: ['F1'],
    })
    expect(touched(play, { ...italian, type: 'passAA', gun: 1 })).toEqual({ subject: ['AA 1'] })
    expect(touched(play, { ...french, type: 'bomb', plane: 'F1' })).toEqual({ subject: ['F1'], at: at('H2') })
    expect(touched(play, { ...french, type: 'passBomb', plane: 'F1' })).toEqual({ subject: ['F1'] })
    const shot = play.move('north').rest()
    expect(shot.told('aaAimed')).toEqual([])
    const hit = scene(game, { french: { F1: 'leo-451 H3/2' }, guns: ['H2'] })
      .turnOf('F1')
      .move('north')
      .stop()
      .rest()
    expect(hit.asked).toBe('rollFire referee')
    expect(touched(hit, { type: 'rollFire', seat: 'referee' })).toEqual({ subject: ['AA 0'], target: ['F1'] })
    const over = hit.roll(1, 1)
    const bombs = over.take({ ...french, type: 'bomb', plane: 'F1' })
    expect(touched(bombs, { type: 'rollFire', seat: 'referee' })).toEqual({ subject: ['F1'], at: at('H2') })
  })

  it('ghosts are where the plane stands after the order, in whole games', () => {
    for (const { before, action, after } of playedOut(seeded(melee(), 'ghosts'), 'ghosts')) {
      const view = game.view(before, action.seat === 'referee' ? 'spectator' : action.seat)
      for (const { piece, at: place } of game.touch(view, action).ghost ?? [])
        expect(game.scene(game.view(after, 'spectator'))!.pieces.find(({ id }) => id === piece)?.at).toEqual(place)
    }
  })
})

describe('what a player looks for', () => {
  const refused = (play: Play, seat: Seat): readonly string[] => {
    const view = seen(play, seat)
    const { check } = fromView(game, view)
    return game
      .wanted(view)
      .flatMap((action) => check(action).map(({ rule, code }) => `${action.type} ${rule} ${code}`))
  }

  it('RA-MOVE-01 the end of a move that has not begun', () => {
    expect(refused(placed.turnOf('F2'), 'french')).toEqual(['endMove RA-MOVE-01 must-move'])
  })

  it('RA-MOVE-06 ways that lead nowhere', () => {
    const corner = scene(game, { french: { F1: 'leo-451 A1/4' } }).turnOf('F1')
    expect(refused(corner, 'french')).toEqual([
      'moveSpace RA-MOVE-06 off-map',
      'moveSpace RA-MOVE-06 off-map',
      'moveSpace RA-MOVE-06 bad-altitude',
      'endMove RA-MOVE-01 must-move',
    ])
    const said = game
      .wanted(seen(corner, 'french'))
      .map((action) => words.action[action.type](action as never, seen(corner, 'french')))
    expect(said).toEqual(expect.arrayContaining(['Fly north off the map', 'Fly west off the map', 'Climb higher']))
    expect(german.action.moveSpace(corner.moving('west') as never, seen(corner, 'french'))).toBe(
      'Nach Westen von der Karte hinaus',
    )
    expect(german.action.moveSpace(corner.moving('up') as never, seen(corner, 'french'))).toBe('Höher steigen')
  })

  it('RA-ENG-08 an attack on who is out of reach, and bombs before their time', () => {
    const play = scene(game, { french: { F1: 'morane D4/1' }, italian: { I1: 'cr42 D4/4' } }).turnOf('F1')
    expect(refused(play, 'french')).toContain('attackBelow RA-ENG-08 out-of-reach')
    const over = scene(game, { french: { F1: 'leo-451 H2/2' } }).turnOf('F1')
    expect(refused(over, 'french').some((one) => one.startsWith('bomb CORE-'))).toBe(true)
  })

  it('RA-ENG-03 the fire of one that cannot, beside one that can; nothing for who is not asked', () => {
    const two = { french: { F1: 'leo-451 D4/2' }, italian: { I1: 'cr42 D4/4', I2: 'sm79 D4/3' } }
    const play = scene(game, two).turnOf('F1').move('up')
    expect(play.asked).toBe('react italian')
    expect(refused(play, 'italian')).toEqual(expect.arrayContaining(['react RA-MOVE-09 not-a-fighter']))
    expect(game.wanted(seen(play, 'french'))).toEqual([])
    expect(game.wanted(game.view(play.state, 'spectator'))).toEqual([])
  })

  it('RA-AA-04 AA that must fire would rather pass; RA-BOMB-01 a bomber that is elsewhere', () => {
    const french2 = { F1: 'leo-451 H3/2', F2: 'leo-451 G2/2' }
    let play = scene(game, { french: french2, guns: ['H2', 'I4'] })
      .turnOf('F1', 'F2')
      .move('north')
      .stop()
      .rest('F2')
    play = play.move('east').stop().rest()
    expect(play.asked).toBe('aa italian')
    expect(refused(play, 'italian')).toEqual(['passAA RA-AA-04 compulsory'])
    while (play.asked !== 'bombing french') play = play.asked === 'aa italian' ? play.fireAA(0, 'F1') : play.roll(1, 1)
    expect(refused(play, 'french')).toEqual(['bomb RA-BOMB-01 not-on-objective'])
  })
})

describe('secrets', () => {
  it('RA-TURN-02 numbers are laid out behind a curtain, and nothing else is', () => {
    expect(isSecret(game, seen(placed, 'french'))).toBe(true)
    expect(isSecret(game, seen(placed.turnOf('F1'), 'french'))).toBe(false)
    const secret = Object.entries(game.info.actions).filter(([, info]) => info.secret)
    expect(secret.map(([type]) => type)).toEqual(['setPriorities', 'assignPriority'])
    expect(game.changes(seen(placed, 'french'))).toEqual([])
  })
})

describe('whole moves', () => {
  const found = (play: Play, seat: Seat) => [...routes(seen(play, seat))]
  const to = (play: Play, name: string) => {
    const { side } = play.plane(play.mover)
    const { column, row, altitude } = cell(name)
    return found(play, side).find(({ orders }) => {
      const end = orders.reduce(
        (now: Play, order) => (order.type === 'moveSpace' && now.asked === '' ? now.take(order) : now),
        play,
      )
      const there = end.plane(play.mover).cell!
      return there.column === column && there.row === row && there.altitude === altitude
    })
  }

  it('are for the owner of the moving plane', () => {
    const play = placed.turnOf('F1')
    expect(found(play, 'italian')).toEqual([])
    expect([...routes(game.view(play.state, 'spectator'))]).toEqual([])
    expect(found(placed, 'french')).toEqual([])
    expect(found(play, 'french').length).toBeGreaterThan(10)
  })

  it('fly around the enemy if that costs nothing but spaces, and name the dice if not', () => {
    const fast = [own('morane', { id: 'fast', rating: 4, movement: 4 })]
    const open = { french: { F1: 'fast D4/1' }, italian: { I1: 'cr42 E4/1' }, cards: fast }
    const around = to(scene(game, open).turnOf('F1'), 'F4/1')
    expect(around).toMatchObject({ dice: [], cost: 4 })
    const through = to(
      scene(game, { french: { F1: 'leo-451 D4/1' }, italian: { I1: 'cr42 D3/1' } }).turnOf('F1'),
      'D3/1',
    )
    expect(through).toMatchObject({ dice: ['fire from I1'], cost: 1 })
  })

  it('RA-ENG-02 end without the end of the move where the mover is asked', () => {
    const dive = { french: { F1: 'morane D4/3' }, italian: { I1: 'sm79 E4/2' } }
    const play = scene(game, dive).turnOf('F1')
    const route = to(play, 'E4/3')
    expect(route).toBeUndefined()
    const longer = scene(game, { ...dive, french: { F1: 'morane C4/3' } }).turnOf('F1')
    expect(to(longer, 'E4/3')?.orders.map(({ type }) => type)).toEqual(['moveSpace', 'moveSpace'])
  })

  it('are legal order by order until dice fall or another is asked, and certain ones end at their ghost', () => {
    const options = [{}, { aaTiming: 'movement' }, { combatStopsMovement: true }, { engageAtStart: true }] as const
    for (const [n, chosen] of options.entries()) {
      for (const config of [melee(), ...game.info.scenarios.map((one) => one.config)]) {
        const told = playedOut(seeded(config, `routes ${n}`, chosen), `routes ${n}`)
        for (const { before } of told.filter((_, i) => i % 9 === 0))
          for (const seat of ['french', 'italian'] as const) fly(before, seat)
      }
    }
  })

  function fly(state: State, seat: Seat): void {
    for (const { orders, ghost: end, dice, via, cost } of routes(game.view(state, seat))) {
      let now = state
      for (const order of orders) {
        const step = game.reduce(now, order)
        expect(step.ok).toBe(true)
        if (!step.ok) return
        now = step.state
        if (order !== orders.at(-1) && !game.actors(now).includes(seat)) break
        if (order !== orders.at(-1) && now.agenda.length > 0) expect(dice).not.toEqual([])
        if (now.agenda.length > 0) break
      }
      expect(via.at(-1)).toEqual(end.at)
      expect(cost).toBe(orders.filter(({ type }) => type === 'moveSpace').length)
      if (dice.length > 0) continue
      const stand = game.scene(game.view(now, seat))!.pieces.find(({ id }) => id === end.piece)
      expect(stand?.at).toEqual(end.at)
    }
  }
})

describe('from a click to an order', () => {
  const asked = (state: State, seat: Seat): Order<RegiaAeronautica> =>
    begin(game, game.view(state, seat), { words, routes })

  it('280 cells for a cloud are 70 squares on the board, with four heights each', () => {
    let state = prepared('clouds')
    while (state.agenda.at(-1)?.kind !== 'deployClouds') {
      const step = game.reduce(state, game.legalActions(state)[0]!)
      if (!step.ok) throw new Error('no step')
      state = step.state
    }
    const order = asked(state, 'italian')
    expect([order.places.length, order.groups]).toEqual([70, []])
    const next = pick(order, order.places[0]!)
    expect(next.groups.flatMap(({ choices }) => choices.map(({ label }) => label))).toEqual([
      'Cloud over A1, 1500 m',
      'Cloud over A1, 3000 m',
      'Cloud over A1, 6000 m',
      'Cloud over A1, 8000 m',
    ])
    expect(pick(next, choicesOf(next)[0]!).done).toEqual([{ ...italian, type: 'deployCloud', cell: cell('A1/1') }])
  })

  it('a square within reach is asked for its height', () => {
    const order = asked(placed.turnOf('F1').state, 'french')
    const next = pick(order, order.places.find(({ label }) => label === 'D3')!)
    expect(choicesOf(next).map(({ label }) => label)).toEqual([
      'D3 at 3000 m, 1 space',
      'D3 at 6000 m, 2 spaces',
      'D3 at 1500 m, 2 spaces',
    ])
  })

  it.each([
    ...game.info.scenarios.map(({ id, config }) => [id, config, words] as const),
    ['a melee', melee(), words] as const,
    ['a melee in German', melee(), german] as const,
  ])('leads to every order of %s, by 14 buttons and three picks at most', (id, config, tongue) => {
    const { findings, positions } = walk(game, {
      config,
      words: tongue,
      routes,
      seed: `walk ${id}`,
      actions: 150,
      every: 3,
    })
    expect([...new Set(findings)].slice(0, 5)).toEqual([])
    expect(positions).toBeGreaterThan(10)
  })
})

it('the ground is the same while the map is', () => {
  const ground = (play: Play) => game.scene(seen(play, 'french'))!.ground
  expect(ground(placed)).toBe(ground(placed.turnOf('F1').move('west')))
  const wide = { ...placed.state.config.map, columns: 12 }
  expect(ground(scene(game, { ...setting, map: wide }))).not.toBe(ground(placed))
})
