import { describe, expect, it } from 'vitest'
import { hexToPoint } from '../../../../src/geometry/index.js'
import { words } from '../../../../src/rulesets/spitfire/show/words.js'
import { charts, type GameEvent, spitfire, type View } from '../../../../src/rulesets/spitfire/shown.js'
import { readAloud } from '../../../../src/tools/conformance/reading.js'
import { start } from '../fixture.js'
import { seen } from './heard.js'

// ---------------------------------------------------------------------------------------- every word

/** Lengths of the straight stretches of a move, and the steps it climbed. */
function counts({ planes, config }: View, id: string): readonly number[] {
  const { path, chart } = planes[id]!
  const flown = path.filter(({ kind }) => kind === 'hex').map(({ facing }) => facing)
  const runs = flown.join('').match(/(\d)\1*/g) ?? []
  const climbs = path.filter(({ kind }) => kind === 'climb').length / config.charts[chart]!.climbMpPerStep
  return [...runs.map(({ length }) => length), climbs]
}

/** Numbers that stand on charts, on the calendar or in the path of an aircraft, not in the event. */
function numbersOf(event: GameEvent, view: View): readonly number[] {
  if (event.type === 'gameStarted') return [1939, 1940, 1941, 42]
  if (event.type === 'moveEnded') return counts(view, event.plane)
  if (event.type === 'damageApplied') return [view.config.charts[view.planes[event.plane]!.chart]!.destruct]
  if (event.type === 'shotResolved') return [1, 2, 3, 4, 5]
  if (event.type !== 'pointsScored' || event.rule !== 'SP-9.1-4') return []
  const { vpValue } = view.config.charts[view.types[event.seat === 'first' ? 'second' : 'first']!]!
  return [vpValue, vpValue - event.points]
}

/** What random play seldom comes to: said by hand further down. */
const BY_HAND = [
  ...['stackingWaived', 'targetPassed', 'altitudeGained', 'fireRevealed', 'planeTurned', 'damageApplied'],
  ...['formationChanged', 'leaderNamed', 'planeJoined', 'planeShotDown', 'formationBroken', 'shotResolved'],
  ...['fireDeclared', 'fireResolved', 'speedClamped', 'endOffered', 'endAnswered', 'offerEnd', 'agreeEnd'],
  ...[
    'chartDoubted',
    'refuseEnd',
    'declareFire',
    'lockFire',
    'rollFire',
    'wingOver',
    'splitS',
    'nameLeader',
    'assignWing',
  ],
]

it('nothing that is said shows the machine, and the labels of a decision differ', () => {
  const reading = readAloud(spitfire, words, {
    games: 3,
    longest: 100,
    prefer: ['declareFire', 'splitS', 'wingOver', 'closeSpeed', 'beginMove'],
    numbers: (events, view) => (events as readonly GameEvent[]).flatMap((event) => numbersOf(event, view as View)),
  })
  expect(reading.findings).toEqual([])
  expect(reading.unread.filter((type) => !BY_HAND.includes(type))).toEqual([])
  expect(reading.refusals).toBeGreaterThan(100)
})

it('an odd chart of your own is told as such', () => {
  const spit = charts.find(({ id }) => id === 'spit1')!
  const gap = start({ charts: [{ ...spit, vdTrack: { 12: 6, 14: 8 } }] })
  const [event] = gap.events.filter(({ type }) => type === 'chartDoubted')
  expect(words.event.chartDoubted([event as Extract<GameEvent, { type: 'chartDoubted' }>], seen(gap))).toBe(
    `The chart of the ${spit.name} is odd, but can be flown: its dive track would be given for every speed above 11.`,
  )
})

// ---------------------------------------------------------------------------------------- names

describe('names', () => {
  it('aircraft are called by type and number, sides by their aircraft', () => {
    const view = seen(start())
    expect(['F1', 'S3'].map((id) => words.piece(id, view))).toEqual(['Spitfire 1', 'Messerschmitt 3'])
    expect(['F1', 'S3', 'red-baron'].map((id) => words.piece(id))).toEqual(['First 1', 'Second 3', 'Red baron'])
    expect(spitfire.scene(view)?.sides).toEqual(['Spitfires', 'Messerschmitts'])
    expect(spitfire.scene(view)?.title).toBe(
      'SPITFIRE 9.1: turn 1, altitude segment of the Spitfires. Spitfires 0, Messerschmitts 20',
    )
  })

  it.each([
    ['pzl11', 'PZLs'],
    ['hurricane2', 'Hurricanes'],
    ['d520', 'Dewoitines'],
    ['po63', 'Potez'],
    ['spit5', 'Spitfires'],
    ['blenheim4', 'Blenheims'],
    ['bf110c3', 'Messerschmitts'],
    ['fw190a', 'Focke-Wulfs'],
    ['ju87b2', 'Stukas'],
    ['ju88a1', 'Junkers'],
    ['he111h3', 'Heinkels'],
  ])('several of %s are %s', (type, several) => {
    const view = seen(start())
    const first = { ...view, types: { first: type, second: null } }
    const all = { ...first, config: { ...view.config, charts: Object.fromEntries(charts.map((one) => [one.id, one])) } }
    expect(words.event.endOffered([{ type: 'endOffered', rule: 'SP-9-8', audience: 'all', seat: 'first' }], all)).toBe(
      `The ${several} offer to stop here.`,
    )
  })

  it('two sides with one type, and types that end in a number, can be told apart', () => {
    const own = (id: string, name: string, side: 'allied' | 'german') => ({ ...charts[4]!, id, name, side })
    const types = { first: 'a', second: 'b' }
    const same = start({ types, charts: [own('a', 'Spitfire-IX', 'allied'), own('b', 'Spitfire-IX', 'german')] })
    expect(['F1', 'S1'].map((id) => words.piece(id, seen(same)))).toEqual(['Allied Spitfire 1', 'German Spitfire 1'])
    const macchi = start({ types, charts: [own('a', 'P.40', 'allied'), own('b', 'MC.202', 'german')] })
    expect(words.piece('S1', seen(macchi))).toBe('MC.202 no. 1')
  })

  it('hexes are called as the map numbers them', () => {
    const play = start()
    expect(words.place(hexToPoint(play.plane('F1').hex), seen(play))).toBe('3020')
    expect(words.place({ x: -5, y: 0 }, seen(play))).toBe('off the west edge')
  })

  it('values are called as at the table', () => {
    const view = seen(start())
    const named = (field: string, raw: unknown, by: View | undefined = view) => words.value(field, raw, by)
    expect(named('target', 'S2')).toBe('Messerschmitt 2')
    expect(named('facing', 5)).toBe('northwest')
    expect(named('facing', 1, seen(start({ options: { hexSpace: true } })))).toBe('east')
    expect(named('gun', 'fwd')).toBe('forward')
    expect(named('moving', 'second')).toBe('the Messerschmitts')
    expect(words.value('moving', 'second')).toBe('the Second Player')
    expect(named('chart', 'spit1')).toBe('Spitfire-I')
    expect([true, false, null].map((one) => named('safe', one))).toEqual(['yes', 'no', 'nothing'])
    expect(named('altitude', -2)).toBe('−2')
  })
})
