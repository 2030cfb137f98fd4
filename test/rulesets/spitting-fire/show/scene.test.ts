/** The picture of a position: all that the view shows, nothing that it hides. */
import { describe, expect, test } from 'vitest'
import type { Role, Scene, Shape } from 'wingover'
import { reachShapes, spittingFire, type View } from 'wingover/spitting-fire/show'
import { paint } from 'wingover/svg'
import { flight, HEXES, type Play, type Setting, scene as setUp, spit } from '../fixture.js'

const on = (setting: Setting): Play => setUp(spittingFire, setting)

function drawn({ state }: Play, seat: View['seat'] = 'spectator', piece?: string): Scene {
  const scene = spittingFire.scene(spittingFire.view(state, seat), piece === undefined ? {} : { piece })
  if (scene === undefined) throw new Error('no picture')
  return scene
}

const count = ({ shapes }: Scene, role: Role, kind: Shape['kind'] = 'area'): number =>
  shapes.filter((shape) => shape.role === role && shape.kind === kind).length

describe('scene', () => {
  test('planes with level, damage and heading; lost ones as ghosts', () => {
    const play = on({ axis: { Z: flight('bf-109', 5, [12, 17, 90]) }, allies: { A: spit([12, 10, 0]) } })
    const hit = play.fly('A', 'level-straight', 'F5 END').attack([[0, 'Z1']], [6, 6, 6, 1])
    expect(drawn(hit).pieces.find(({ id }) => id === 'Z1')).toEqual({
      id: 'Z1',
      side: 0,
      at: { x: 12, y: 17 },
      heading: 90,
      labels: ['L5', '2/4'],
      health: 0.5,
      gone: false,
      selected: false,
    })
    const left = on({ allies: { A: spit([12, 33, 0]), B: flight('wildcat', 5, [3, 3, 0]) } }).fly(
      'A',
      'level-straight',
      'F4',
    )
    expect(drawn(left).pieces.find(({ id }) => id === 'A1')).toMatchObject({
      gone: true,
      health: 0,
      labels: ['exited'],
    })
  })

  test('title and notes', () => {
    const { title, notes, sides, unit } = drawn(on({}).plot())
    expect(title).toBe('Spitting Fire: turn 1 of 10, activation. Axis 0, Allies 0')
    expect(notes[0]).toBe('Cards face down: 1 red (Axis), 1 black (Allies).')
    expect([sides, unit]).toEqual([['Axis', 'Allies'], 'SU'])
  })

  test('the moving plane has path, arcs and rings; nobody else has', () => {
    const play = on({ allies: { A: spit([12, 10, 0]) } }).fly('A', 'level-left', 'F4 L60')
    const scene = drawn(play)
    expect(scene.pieces.find(({ selected }) => selected)?.id).toBe('A1')
    expect([count(scene, 'path', 'line'), count(scene, 'arc'), count(scene, 'range')]).toEqual([1, 1, 3])
    const other = drawn(play, 'spectator', 'Far1')
    expect([count(other, 'path', 'line'), count(other, 'arc')]).toEqual([1, 1])
  })

  test('reach is drawn below arcs and path when it is handed in', () => {
    const play = on({ allies: { A: spit([12, 10, 0]) } }).fly('A', 'level-left', 'F4 L60')
    const view = spittingFire.view(play.state, 'spectator')
    const scene = spittingFire.scene(view, { reach: reachShapes(view, 'A1') }) as Scene
    const roles = scene.shapes.map(({ role }) => role).filter((role) => role !== 'table')
    expect([...new Set(roles)]).toEqual(['reach', 'arc', 'range', 'path'])
    expect(count(drawn(play), 'reach')).toBe(0)
    for (const piece of ['Far1', '', '__proto__']) expect(reachShapes(view, piece)).toEqual([])
  })

  test('a focus on nobody shows no arcs', () => {
    const play = on({ allies: { A: spit([12, 10, 0]) } }).fly('A', 'level-left', 'F4')
    for (const piece of ['', 'nobody', 'constructor', '__proto__'])
      expect(count(drawn(play, 'axis', piece), 'arc')).toBe(0)
  })

  test('SF-PLACE-01 setup areas while placing', () => {
    const { scenarios } = spittingFire.info
    const jim = scenarios.find(({ id }) => id === 'jims-force')!
    const step = spittingFire.setup({ ...jim.config, seed: 'jim', edge: 'north' })
    if (!step.ok) throw new Error('refused')
    const scene = spittingFire.scene(spittingFire.view(step.state, 'axis')) as Scene
    expect([count(scene, 'zone'), scene.pieces.length]).toEqual([2, 0])
    expect(count(drawn(on({})), 'zone')).toBe(0)
  })

  test('SF-PLOT-03 a face-down marker is in its owner’s picture only', () => {
    const play = on({ allies: { A: spit([12, 10, 0]) } })
    const plotted = play.take({ type: 'setPlot', seat: 'allies', group: 'A', marker: 'climb-left' })
    expect(drawn(plotted, 'allies').pieces.find(({ id }) => id === 'A1')?.labels).toEqual(['L5', '0/5', '+L'])
    for (const seat of ['axis', 'spectator'] as const) {
      const other = play.take({ type: 'setPlot', seat: 'allies', group: 'A', marker: 'dive-right' })
      expect(drawn(plotted, seat)).toEqual(drawn(other, seat))
      expect(JSON.stringify(drawn(plotted, seat).pieces)).not.toContain('+L')
    }
  })

  test('SF-GEO-12 hexes with their numbers; arcs and rings follow the hexes', () => {
    const play = on({ table: HEXES, allies: { A: spit([10, 28, 0]) } }).fly('A', 'level-left', 'F4')
    const scene = drawn(play)
    expect([count(scene, 'cell'), count(scene, 'cell', 'text'), count(scene, 'range')]).toEqual([864, 864, 3])
    expect(scene.box.minX).toBeLessThan(0)
  })

  test('every picture of a game can be painted', { timeout: 60_000 }, () => {
    for (const { config } of spittingFire.info.scenarios) {
      const step = spittingFire.setup({ ...config, seed: 'scene' })
      if (!step.ok) throw new Error('refused')
      const scene = spittingFire.scene(spittingFire.view(step.state, 'spectator')) as Scene
      expect(paint(scene)).toMatch(/^<svg/)
    }
  })
})
