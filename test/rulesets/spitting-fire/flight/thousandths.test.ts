/** Headings, lengths and strips are compared in whole thousandths: where on the table, and which way, changes no verdict. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import '../../../seed.js'
import { cosine, sine } from '../../../../src/geometry/index.js'
import {
  bears,
  isInRange,
  isOnTable,
  isWithinSpread,
  overlap,
} from '../../../../src/rulesets/spitting-fire/flight/airspace.js'
import { isInSetup } from '../../../../src/rulesets/spitting-fire/phases/place.js'
import { flight, Play, scene, spit, spittingFire } from '../fixture.js'
import type { Action, Arc, Config, OpenPose, State } from '../vocabulary.js'

const thousandths = (least: number, most: number) =>
  fc.integer({ min: 1000 * least, max: 1000 * most }).map((n) => n / 1000)
const kept = (value: number, places: number): number => Number(value.toFixed(places))
const anyHeading = fc.integer({ min: 0, max: 359_999 }).map((n) => n / 1000)
const few = fc.integer({ min: -20, max: 20 })
const early: Action = { type: 'earlyAttack', seat: 'allies', shots: [{ weapon: 0, target: 'B1' }] }

/** A pose so far from another, in the direction of a bearing. */
const beyond = ({ x, y }: OpenPose, bearing: number, range: number, heading: number): OpenPose => ({
  x: kept(x + range * sine(bearing), 6),
  y: kept(y + range * cosine(bearing), 6),
  heading: kept(((heading % 360) + 360) % 360, 3) % 360,
})

describe('thousandths', () => {
  it('SF-OPT-TAIL-01 two headings turned together: 60 degrees apart are tailing, a thousandth more is not', () => {
    fc.assert(
      fc.property(anyHeading, few, fc.constantFrom(-1, 1), (heading, off, side) => {
        const apart = side * (60 + off / 1000)
        const own: OpenPose = { x: 12, y: 15, heading }
        const foe = beyond(own, heading + apart / 2, 3, heading + apart)
        const at = scene(spittingFire, {
          ...{ options: { tailing: true }, allies: { A: spit([own.x, own.y, own.heading]) } },
          axis: { B: flight('wurger', 5, [foe.x, foe.y, foe.heading]) },
        }).fly('A', 'level-straight')
        // Half way between the two headings is in both arcs, to the thousandth that arcs let pass.
        expect([off, spittingFire.check(at.state, early).length === 0]).toEqual([off, off <= 0])
      }),
      { numRuns: 300 },
    )
  })

  const empty = (length: number): State => {
    const config: Config = {
      ...{ dice: 'manual', edge: 'north', table: { kind: 'open', width: 24, length } },
      forces: {
        axis: [{ group: 'B', card: 'bf-109', planes: ['B1'] }],
        allies: [{ group: 'S', card: 'spitfire', planes: ['S1'] }],
      },
    }
    const step = spittingFire.setup(config)
    if (!step.ok) throw new Error(JSON.stringify(step.violations))
    return new Play(spittingFire, step.state).state
  }

  it('SF-PLACE-01 SF-GEO-06 a longer table moves the strip and the edge, and nothing else', () => {
    fc.assert(
      fc.property(thousandths(36, 90), few, (length, off) => {
        const state = empty(length)
        const at = (y: number): OpenPose => ({ x: 12, y: kept(y, 6), heading: 180 })
        expect(isInSetup(state, 'axis', at(length - 6 + off / 1000))).toBe(off >= 0)
        expect(isInSetup(state, 'allies', at(6 + off / 1000))).toBe(off <= 0)
        expect(isOnTable(state.config, at(length + off / 1000))).toBe(off <= 0)
        expect(isOnTable(state.config, at(off / 1000))).toBe(off >= 0)
      }),
      { numRuns: 500 },
    )
  })

  it('SF-ARC-00 an arc turned by quarters, with any heading, covers the same', () => {
    const borders: readonly (readonly [Arc, number, 1 | -1])[] = [
      ['FF', 30, 1],
      ['FF', -30, -1],
      ['RF', 150, -1],
      ['FT', 90, 1],
      ['RT', 90, -1],
      ['BR', 30, -1],
      ['BL', -150, -1],
    ]
    fc.assert(
      fc.property(
        fc.constantFrom(...borders),
        few,
        fc.constantFrom(0, 90, 180, 270),
        thousandths(0, 30),
        (border, off, quarter, x) => {
          const [arc, edge, inward] = border
          const from: OpenPose = {
            x,
            y: x,
            heading: kept((((quarter - edge - off / 1000) % 360) + 360) % 360, 3) % 360,
          }
          const to = { ...from, x: kept(x + 4 * sine(quarter), 6), y: kept(x + 4 * cosine(quarter), 6) }
          // A thousandth of a degree is let pass, wherever the plane points.
          expect([arc, off, bears(arc, from, to, 'both')]).toEqual([arc, off, inward * off <= 1])
        },
      ),
      { numRuns: 1000 },
    )
  })

  it('SF-RNG-01 SF-PLACE-05 SF-STACK-03 two planes moved together are as far apart as before', () => {
    fc.assert(
      fc.property(thousandths(0, 400), few, fc.boolean(), (shift, off, across) => {
        const at = (way: number): OpenPose => ({
          x: across ? kept(shift + way, 6) : 7,
          y: across ? 7 : kept(shift + way, 6),
          heading: 0,
        })
        const far = at(6 + off / 1e6)
        expect([off, isInRange(at(0), far), isWithinSpread(at(0), far)]).toEqual([off, off <= 10, off <= 10])
        expect([off, overlap(at(0), at(1 + off / 1e6), 1)]).toEqual([off, off < -10])
      }),
      { numRuns: 1000 },
    )
  })
})
