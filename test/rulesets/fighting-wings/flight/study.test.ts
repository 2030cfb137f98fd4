/** The page on how our cards fly is what the command prints, and every card keeps its limits. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { catchOf, HISTORY, HUNTED, performanceOf, study, TOLERANCE } from '../../../../bench/flight/study.js'

const page = new URL('../../../../docs/studies/fighting-wings-flight.md', import.meta.url)

describe('the study of flight', () => {
  it('is what the command prints', () => {
    expect(readFileSync(page, 'utf8')).toBe(study())
  })

  it.each(HISTORY)('$name climbs and turns as in history', ({ card, climb, circle, speed }) => {
    const ours = performanceOf(card)
    expect(Math.abs(ours.climb / climb - 1)).toBeLessThanOrEqual(TOLERANCE.climb)
    expect(Math.abs(ours.speed - speed)).toBeLessThanOrEqual(TOLERANCE.speed)
    if (circle !== null) expect(Math.abs(ours.circle / circle - 1)).toBeLessThanOrEqual(TOLERANCE.circle)
  })

  it.each(HUNTED)('BR-11 BR-17 nobody hunts down a free lunch for the $name', ({ card }) => {
    const [turn, hover, idle] = [catchOf('turn', card), catchOf('hover', card), catchOf('height', card)]
    expect(turn.height + turn.energy).toBeGreaterThanOrEqual(2 * turn.line.turned)
    expect(hover.height).toBeGreaterThanOrEqual(3 * hover.line.stayed)
    expect(idle.energy).toBeGreaterThan(0)
  })
})
