import { describe, expect, it } from 'vitest'
import type { Scene, Shape } from '../../../../src/core/index.js'
import { paint } from '../../../../src/tools/svg/index.js'
import { amended, type Play, scene } from '../fixture.js'
import { playedOut, seeded } from '../games.js'
import { regiaAeronautica as game, reachShapes, type Seat } from '../vocabulary.js'

const drawn = ({ state }: Play, seat: Seat | 'spectator', piece?: string): Scene =>
  game.scene(game.view(state, seat), piece === undefined ? {} : { piece })!
const words = ({ shapes }: Scene, role: Shape['role']): readonly string[] =>
  shapes.flatMap((shape) => (shape.kind === 'text' && shape.role === role ? [shape.text] : []))
const areas = ({ shapes }: Scene, role: Shape['role']): number =>
  shapes.filter((shape) => shape.kind === 'area' && shape.role === role).length

const at = scene(game, {
  french: { F1: 'leo-451 D4/2' },
  italian: { I1: 'cr42 D4/3' },
  guns: ['H2'],
  clouds: ['C3/2', 'C3/4'],
  chits: { F1: 'ace', I1: 'lucky' },
}).turnOf('F1')

describe('the picture', () => {
  it('shows map, objectives, AA and clouds with their altitudes', () => {
    const picture = drawn(at, 'spectator')
    expect(areas(picture, 'cell')).toBe(70)
    expect(words(picture, 'cell')).toEqual(expect.arrayContaining(['A', 'J', '1', '7']))
    expect(words(picture, 'objective')).toEqual(['H2', 'I4', 'H6'])
    expect(words(picture, 'cloud')).toEqual(['cloud 2 4'])
    expect(picture.pieces.find(({ id }) => id === 'AA 0')).toMatchObject({ side: -1, heading: null, figure: 'token' })
    expect(picture.title).toBe('Regia Aeronautica, A position: turn 1 of 15, movement')
    expect(picture.notes.join(' ')).toContain('F1 moves: 2 of 2 spaces left, then I1, F9, I9.')
  })

  it('shows planes with altitude and markers, two in a square at one spot', () => {
    const marked = amended(at, { F1: { hits: 1, fired: true }, I9: { status: 'shot-down', hits: 2 } })
    const { pieces } = drawn(marked, 'french')
    const [f1, i1, i9] = ['F1', 'I1', 'I9'].map((id) => pieces.find((piece) => piece.id === id)!)
    expect(f1).toMatchObject({ labels: ['alt 2', 'HIT', 'FIRED', 'ACE'], health: 0.5, side: 0, heading: null })
    expect(i1).toMatchObject({ labels: ['alt 3'], health: 1, side: 1 })
    expect(i9).toMatchObject({ labels: ['shot down'], gone: true, health: 0 })
    expect(f1?.at).toEqual(i1?.at)
  })

  it('shows only what the view shows', () => {
    const labels = (seat: Seat | 'spectator', id: string) =>
      drawn(at, seat).pieces.find((piece) => piece.id === id)?.labels
    expect([labels('french', 'I1'), labels('italian', 'I1')]).toEqual([['alt 3'], ['alt 3', 'LUCKY']])
    expect([labels('spectator', 'F1'), labels('italian', 'F1')]).toEqual([['alt 2'], ['alt 2']])
  })

  it('shows how far the moving plane can go, or the one in focus', () => {
    const reach = (piece: string): Scene => {
      const view = game.view(at.state, 'french')
      return game.scene(view, { piece, reach: reachShapes(view, piece) })!
    }
    expect(areas(reach('F1'), 'reach')).toBe(13)
    expect(areas(drawn(at, 'french'), 'reach')).toBe(0)
    expect(words(reach('F1'), 'reach')).toEqual(expect.arrayContaining(['1-3', '1-4', '2']))
    expect(drawn(at, 'french').pieces.find(({ selected }) => selected)?.id).toBe('F1')
    expect(drawn(at, 'french', 'I9').pieces.find(({ selected }) => selected)?.id).toBe('I9')
    expect(areas(reach('I9'), 'reach')).toBe(6)
    expect(areas(reach('__proto__'), 'reach')).toBe(0)
  })

  it('is painted all along a game, for each seat in turn', { timeout: 60_000 }, () => {
    const config = seeded(game.info.scenarios[0]!.config, 'scene', { turnLimit: 3 })
    for (const [i, { after }] of playedOut(config, 'scene').entries()) {
      if (i % 7 > 0) continue
      const seat = ([...game.info.seats, 'spectator'] as const)[(i / 7) % 3]!
      expect(paint(game.scene(game.view(after, seat))!)).toMatch(/^<svg/)
    }
  })
})
