import { describe, expect, test } from 'vitest'
import {
  type ActionOf,
  type Game,
  type GameRecord,
  type Resolution,
  recordGame,
  replay,
  type Shown,
} from '../../../src/core/index.js'
import { translated } from '../../../src/core/words/index.js'
import { type SpittingFire, spittingFire } from '../../../src/rulesets/spitting-fire/shown.js'
import { recordPage } from '../../../src/tools/player/index.js'
import { unweave, weave } from '../../../src/tools/player/weave.js'
import { cut, golden, pageOf, storyIn, withoutScript, wordsOf } from './games.js'

const duel: GameRecord = cut(spittingFire, golden(spittingFire, 'duel'), 24)
const game: Shown = spittingFire

describe('the page of a record', () => {
  const page = pageOf(game, duel, { view: 'referee' })

  test('is the same twice', () => {
    expect(pageOf(game, structuredClone(duel), { view: 'referee' })).toBe(page)
  })

  test('loads nothing and lets nothing be loaded', () => {
    expect(page).toContain(
      `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; base-uri 'none'">`,
    )
    expect(withoutScript(page)).not.toMatch(/https?:|\bsrc=|@import|url\(|<link|<iframe/)
    expect(page.match(/https?:[^"'`\s]*/g)?.filter((link) => !link.startsWith('http://www.w3.org/'))).toEqual([])
  })

  test('holds a picture of every step', () => {
    const { chapters } = storyIn(page)
    expect(chapters).toHaveLength(duel.actions.length + 1)
    for (const { scene } of chapters) expect(scene?.pieces.map(({ name }) => name)).toEqual(['Emil 1', 'Tuck 1'])
  })

  test('tells every event with its rule, and every rule with its title', () => {
    const events = replay(game, duel).steps.flatMap((step) => step.events)
    expect(events.length).toBeGreaterThan(20)
    expect(page.match(/<p>[^<]+ <a href="#rule-/g)?.length).toBeGreaterThan(15)
    for (const [, rule] of page.matchAll(/<a href="#rule-([\w-]+)">/g)) {
      expect(page).toContain(`<li id="rule-${rule}"><b>${rule}</b> <span>`)
    }
    expect(page).toContain('<b>SF-MOVE-01</b> <span>Cost of forward movement</span>')
    expect(page).toMatch(/<p>(Emil|Tuck) 1 flies [\d.]+ SU[^<]*\. <a/)
    expect(page).toContain('<html lang="en')
  })

  test('speaks the language of the words that it is given', () => {
    const off = (): string => 'Los geht es.'
    const words = translated(wordsOf(game), { lang: 'de', event: { planeMoved: off } })
    const told = pageOf(game, duel, { words })
    expect(told).toContain('<html lang="de">')
    expect(told).toContain('<p>Los geht es. <a href="#rule-SF-MOVE-01">')
  })

  test('is small: what steps share is kept once', () => {
    const long = golden(spittingFire, 'duel')
    const whole = withoutScript(pageOf(spittingFire, long, { view: 'referee' }))
    expect(whole.length).toBeLessThan(0.7 * JSON.stringify(storyIn(whole)).length)
    expect(whole.length / long.actions.length).toBeLessThan(3000)
  })
})

/** A step whose secrets are told to their owner only, not even that there are any. */
const untold = (step: Resolution<Game>): Resolution<Game> =>
  step.ok ? { ...step, events: step.events.filter(({ audience }) => audience !== 'all') } : step

describe('secrets', () => {
  const { config } = spittingFire.info.scenarios.find(({ id }) => id === 'duel')!
  const record = (marker: string): GameRecord<SpittingFire> => {
    const actions = [{ type: 'setPlot', seat: 'allies', group: 'tuck', marker }] as readonly ActionOf<SpittingFire>[]
    const made = recordGame(spittingFire, { ...config, dice: 'seeded', seed: 'x' }, actions)
    if (!made.ok) throw new Error(JSON.stringify(made.violations))
    return made.value
  }

  test('what a watcher cannot see is not in the file', () => {
    const [left, right] = [record('climb-left'), record('dive-right')]
    for (const view of ['axis', 'spectator'] as const) {
      expect(pageOf(spittingFire, left, { view })).toBe(pageOf(spittingFire, right, { view }))
    }
    for (const view of ['allies', 'referee'] as const) {
      expect(pageOf(spittingFire, left, { view })).toContain('Climb Left')
      expect(pageOf(spittingFire, left, { view })).not.toBe(pageOf(spittingFire, right, { view }))
    }
  })

  test('nor is the seed', () => {
    const made = recordGame(spittingFire, { ...config, dice: 'seeded', seed: 'rosebud' }, [])
    if (!made.ok) throw new Error('refused')
    expect(pageOf(spittingFire, made.value, { view: 'referee' })).not.toContain('rosebud')
  })

  test('a step of which a watcher learns nothing is none', () => {
    const quiet: Shown = { ...game, reduce: (state, action) => untold(game.reduce(state, action)) }
    const count = (view: string) => storyIn(pageOf(quiet, cut(quiet, duel, 2), { view })).chapters.length
    expect(duel.actions[0]).toMatchObject({ type: 'setPlot', seat: 'axis' })
    expect(['referee', 'axis', 'spectator'].map(count)).toEqual([3, 2, 1])
  })

  test('the referee sees each piece as its owner does', () => {
    const [, after] = storyIn(pageOf(spittingFire, record('climb-left'), { view: 'referee' })).chapters
    expect(after?.scene?.pieces.map(({ labels }) => labels.join(' '))).toContainEqual(expect.stringContaining('+L'))
  })
})

/** Every event told with one text. */
const saying = (text: string) => ({
  event: Object.fromEntries(Object.keys(wordsOf(game).event).map((type) => [type, () => text])),
})

describe('hostile text', () => {
  const nasty = `</script><script>alert(1)</script><img src=x onerror=alert(1)>"'&\u0000\u202e<!--`

  test('is harmless wherever it stands', () => {
    const hostile = {
      ...game,
      scene: (view: never) => {
        const scene = game.scene(view)
        if (scene === undefined) throw new Error('no picture')
        const pieces = scene.pieces.map((piece) => ({ ...piece, id: piece.id + nasty, labels: [nasty] }))
        return { ...scene, title: nasty, notes: [nasty], sides: [nasty, nasty], pieces }
      },
    }
    const page = pageOf(hostile, duel, {
      title: nasty,
      words: { ...wordsOf(game), piece: () => nasty, ...saying(nasty) },
    })
    expect(page.match(/<script/g)).toHaveLength(2)
    expect(page.match(/<\/script/g)).toHaveLength(2)
    expect(page).not.toMatch(/<img|<!--|\u202e/)
    expect(storyIn(page).title).toBe(nasty)
  })
})

describe('bad input is data', () => {
  const codes = (record: unknown, view?: string): readonly string[] => {
    const page = recordPage(game, record as GameRecord, { words: wordsOf(game), ...(view !== undefined && { view }) })
    return page.ok ? [] : page.violations.map(({ code }) => code)
  }

  test('a corrupt record gives violations', () => {
    expect(codes(duel)).toEqual([])
    for (const json of [null, 7, 'x', [], {}, { ...duel, format: 3 }]) expect(codes(json).length).toBeGreaterThan(0)
    const heads = ['0'.repeat(64), ...duel.heads.slice(1)]
    expect(codes({ ...duel, heads })).toEqual(['record-diverges', 'step-differs'])
    expect(codes({ ...duel, actions: duel.actions.slice(3) })[0]).toBe('record-diverges')
    expect(codes({ ...duel, ruleset: 'other' })).toEqual(['other-ruleset'])
    expect(codes({ ...duel, revision: 9999 })).toEqual(['other-revision'])
  })

  test('so does a watcher that nobody is', () => {
    expect(codes(duel, 'nobody')).toEqual(['unknown-watcher'])
  })
})

describe('weaving', () => {
  test('gives back what it was given, and keeps equal parts once', () => {
    const point = { x: 1, y: [2, null, 'a', true, 0.5] }
    const value = { a: point, b: structuredClone(point), c: [], d: {}, e: [[], [1]], f: '[1]', g: [['x', 'y'], 1] }
    const woven = unweave(weave(value)) as typeof value
    expect(woven).toEqual(value)
    expect(woven.a).toBe(woven.b)
  })
})
