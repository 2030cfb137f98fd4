/** The words of Aerial Craps: all of it read aloud, and the sentences that matter one by one. */
import { describe, expect, it, vi } from 'vitest'
import type { BaseEvent, Facts, Violation } from '../../../../src/core/index.js'
import { labelOf, refusalOf, tell, translated } from '../../../../src/core/words/index.js'
import { hexToPoint } from '../../../../src/geometry/index.js'
import { hexName } from '../../../../src/rulesets/aerial-craps/show/names.js'
import { words } from '../../../../src/rulesets/aerial-craps/show/words.js'
import {
  type Action,
  aerialCraps,
  type Code,
  type GameEvent,
  messages,
  pointsOf,
  type RuleId,
  type View,
} from '../../../../src/rulesets/aerial-craps/shown.js'
import { objectionsTo, readAloud } from '../../../../src/tools/conformance/index.js'
import { Game, type Setting } from '../fixture.js'

// A slow machine may take its time.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

// ---------------------------------------------------------------------------------------- reading aloud

/** Printed hex numbers, degrees of declared turns and the final score. */
function numbers(events: readonly BaseEvent[], view: View): readonly number[] {
  const told = events as unknown as readonly GameEvent[]
  const hexes = told.flatMap((event) => (event.type === 'hexEntered' ? [event] : []))
  const stands = Object.values(view.aircraft).map(({ hex }) => hex)
  const printed = [...hexes, ...stands].flatMap((hex) => hexName(hex, view.config.area).match(/\d+/g) ?? [])
  const state = aerialCraps.sample(view, 'any')
  return [...printed.map(Number), 60, 120, 180, pointsOf(state, 'a'), pointsOf(state, 'b')]
}

describe('read aloud', () => {
  const reading = readAloud(aerialCraps, words, {
    longest: 50,
    numbers: numbers as never,
    prefer: ['spot', 'fire', 'unjam', 'reload', 'extinguish', 'spotLeader', 'trade', 'cutEncounter'],
  })

  it('nothing is said that a person should not see', () => {
    expect(reading.findings).toEqual([])
    expect(reading.sentences).toBeGreaterThan(3_000)
    expect(reading.labels).toBeGreaterThan(5_000)
    expect(reading.refusals).toBeGreaterThan(100)
  })

  it('what play seldom comes to is said by hand', () => {
    expect(reading.unread.filter((type) => !RARE.includes(type))).toEqual([])
  })
})

/** Types that a short reading may miss: each has a sentence or a label below. */
const RARE: readonly string[] = [
  ...['slotSkipped', 'gunChanged', 'smokeStarted', 'fuelLeaked', 'criticalsBought', 'crewDiceRolled', 'engineSwitched'],
  ...['encounterChanged', 'becomeIn', 'observerCvChanged'],
  ...['reload', 'cancelBreak', 'divert', 'cancelJam', 'trade', 'fuelLeak', 'crewDice', 'cutEngine', 'startEngine'],
]

// ---------------------------------------------------------------------------------------- sentences

const opened = aerialCraps.setup({ dice: 'seeded', seed: 'words', scenario: 'melee' })
if (!opened.ok) throw new Error('melee does not begin')
const view = aerialCraps.view(opened.state, 'a')

const say = (...events: readonly object[]): string =>
  tell(words, events.map((event) => ({ audience: 'all', ...event })) as unknown as GameEvent[], view)
    .map(({ text }) => text)
    .join(' ')
const line = (rule: RuleId, label: string, value: number) => ({ rule, label, value })

describe('events', () => {
  it.each<readonly [string, readonly object[]]>([
    [
      'Pilot Points: Camel A1 has 5 and D.VII B1 has 3 (allotment 7, wound −4).',
      [
        { type: 'ppReset', rule: 'AC-1.10-1', ac: 'A1', pp: 5, modifiers: [line('AC-0.143-4', 'allotment', 5)] },
        {
          ...{ type: 'ppReset', rule: 'AC-1.10-1', ac: 'B1', pp: 3 },
          modifiers: [line('AC-0.143-4', 'allotment', 7), line('AC-3.22-10', 'wound', -4)],
        },
      ],
    ],
    [
      'Camel A1 spends 1 Pilot Point to cancel ones; 2 left.',
      [{ type: 'ppSpent', rule: 'AC-2.66-1', ac: 'A1', pp: 1, left: 2 }],
    ],
    [
      'Camel A1 spends 2 Pilot Points to keep its guns from jamming; none left.',
      [{ type: 'ppSpent', rule: 'AC-3.11-1', ac: 'A1', pp: 2, left: 0 }],
    ],
    ['', [{ type: 'ppSpent', rule: 'AC-2.63-1', ac: 'A1', pp: 2, left: 0 }]],
    [
      'D.VII B1 lies on the line between two areas of Camel A1; a 5 puts it dead astern.',
      [{ type: 'areaRolled', rule: 'AC-2.41-4', of: 'A1', other: 'B1', die: 5, area: 6 }],
    ],
    [
      'The observer of Bristol F.2B A3 looks in vain for D.VII B1: rolled 2 (die 3, MT level −1), needed 4.',
      [
        {
          ...{ type: 'spotRolled', rule: 'AC-A2-1', ac: 'A3', crew: 'observer', target: 'B1', dice: [3], total: 2 },
          ...{ modifiers: [line('AC-0.122-1', 'MT level', -1)], need: 4, spotted: false },
        },
      ],
    ],
    [
      'S.E.5a A2 forms up on Camel A1: rolled 4, needed 4.',
      [
        {
          ...{ type: 'spotRolled', rule: 'AC-1.22-1', ac: 'A2', crew: 'pilot', target: 'A1', dice: [4], total: 4 },
          ...{ modifiers: [], need: 4, spotted: true },
        },
      ],
    ],
    [
      'D.VII B1 had the drop on Camel A1, which begins with a CV of −3. From now on what one of them gains the other loses.',
      [{ type: 'targetLogged', rule: 'AC-1.30-3', ac: 'A1', crew: 'pilot', target: 'B1', cv: -3, linked: true }],
    ],
    [
      'The observer of DFW C.V B3 begins with a CV of 1.',
      [{ type: 'targetLogged', rule: 'AC-A2-1', ac: 'B3', crew: 'observer', target: 'A1', cv: 1, linked: false }],
    ],
    [
      'Position: Camel A1’s CV on D.VII B1 rises from 6 to 9 and Bristol F.2B A3’s on Dr.I B2 rises from 2 to 4.',
      [
        { type: 'cvChanged', rule: 'AC-1.32-3', ac: 'A1', from: 6, to: 9, why: 'position' },
        { type: 'cvChanged', rule: 'AC-1.32-1', ac: 'A3', from: 2, to: 4, why: 'position' },
      ],
    ],
    ['', [{ type: 'cvChanged', rule: 'AC-1.30-2', ac: 'A1', from: 6, to: 0, why: 'lost' }]],
    [
      'The CV of the observer of DFW C.V B3 falls from 2 to 0.5.',
      [{ type: 'observerCvChanged', rule: 'AC-A2-5', ac: 'B3', from: 2, to: 0.5 }],
    ],
    ['Camel A1 lets D.VII B1 go.', [{ type: 'targetLost', rule: 'AC-1.20-1', ac: 'A1', crew: 'pilot', target: 'B1' }]],
    ['', [{ type: 'targetLost', rule: 'AC-1.20-3', ac: 'A1', crew: 'pilot', target: 'B1' }]],
    [
      'Initiative: Camel A1 5 (die 4, experience +1) and S.E.5a A2 4.',
      [
        {
          ...{ type: 'initiativeRolled', rule: 'AC-1.40-1', ac: 'A1', dice: [4], total: 5 },
          modifiers: [line('AC-0.143-1', 'experience', 1)],
        },
        { type: 'initiativeRolled', rule: 'AC-1.40-1', ac: 'A2', dice: [4], total: 4, modifiers: [] },
      ],
    ],
    [
      'Camel A1 and D.VII B1 chase each other in a circle; the highest goes first: roll-off 3 and 5.',
      [
        { type: 'rollOff', rule: 'AC-1.41-4', ac: 'A1', die: 3 },
        { type: 'rollOff', rule: 'AC-1.41-4', ac: 'B1', die: 5 },
      ],
    ],
    ['', [{ type: 'slotSkipped', rule: 'AC-2.10-90', ac: 'A1' }]],
    [
      'Camel A1 and D.VII B1 collide! 1 hit on each.',
      [{ type: 'collided', rule: 'AC-1.423-1', a: 'A1', b: 'B1', rating: 1 }],
    ],
    [
      'Camel A1 and D.VII B1: dodging brings the rating down to 1.',
      [{ type: 'encounterChanged', rule: 'AC-1.422-1', a: 'A1', b: 'B1', rating: 1 }],
    ],
    [
      'Camel A1 and D.VII B1: steering to ram raises the rating to 3.',
      [{ type: 'encounterChanged', rule: 'AC-1.424', a: 'A1', b: 'B1', rating: 3 }],
    ],
    [
      'S.E.5a A2 tries to clear the Vickers: 1, 1, 1 and 6, and 3 ones that could break it.',
      [{ type: 'maintenanceRolled', rule: 'AC-1.52-1', ac: 'A2', gun: 'g1', dice: [1, 1, 1, 6], ones: 3 }],
    ],
    [
      'On D.VII B1 the second Spandau jams for good.',
      [{ type: 'gunChanged', rule: 'AC-3.11-1', ac: 'B1', gun: 'g2', state: 'jammed-for-good', ammo: null }],
    ],
    [
      'On S.E.5a A2 the Lewis is reloaded: 4 bursts, but still jammed.',
      [{ type: 'gunChanged', rule: 'AC-1.51-2', ac: 'A2', gun: 'g2', state: 'jammed', ammo: 4 }],
    ],
    [
      'DFW C.V B3 dives against the fire: 2 and 3 and 6 on bought dice; a six beats the flames down.',
      [{ type: 'douseRolled', rule: 'AC-1.53-6', ac: 'B3', dice: [2, 3], bought: [6] }],
    ],
    [
      'Camel A1 has 2 horizontal MPs and 1 vertical MP (start speed 6, die +4, pitch for vertical MPs −3).',
      [
        {
          ...{ type: 'mpAllotted', rule: 'AC-2.31-1', ac: 'A1', h: 2, v: 1 },
          modifiers: [
            line('AC-2.20-1', 'start speed', 6),
            line('AC-2.31-1', 'die', 4),
            line('AC-2.312-2', 'pitch for vertical MPs', -3),
          ],
        },
      ],
    ],
    [
      'Camel A1 flies into hex 0707 and hex 0706.',
      [
        { type: 'hexEntered', rule: 'AC-2.41-1', ac: 'A1', q: 6, r: 3 },
        { type: 'hexEntered', rule: 'AC-2.41-1', ac: 'A1', q: 6, r: 2 },
      ],
    ],
    [
      'Camel A1 reaches level 9 and begins to climb out of level 9.',
      [
        { type: 'levelChanged', rule: 'AC-2.511-1', ac: 'A1', level: 9, pos: 'in' },
        { type: 'levelChanged', rule: 'AC-2.51-1', ac: 'A1', level: 9, pos: 'up' },
      ],
    ],
    [
      'Movement test of level 2 for Camel A1: 3 dice (called for 4, MT bonus −1).',
      [
        {
          ...{ type: 'testCalled', rule: 'AC-2.60-1', ac: 'A1', called: 4, level: 2 },
          modifiers: [line('AC-2.611-1', 'called for', 4), line('AC-0.144-2', 'MT bonus', -1)],
        },
      ],
    ],
    [
      'Camel A1 tests with 3 and 1; 6 (free); 1 and 1 (aerobatic); 2 (Pilot Points): 3 ones and a six.',
      [
        {
          ...{ type: 'testRolled', rule: 'AC-2.66-1', ac: 'A1', called: [3, 1], free: [6], penalty: [], aero: [1, 1] },
          ...{ pilot: [2], ones: 3, sixes: 1 },
        },
      ],
    ],
    [
      'Camel A1 passes its test, worth 3 CV (half the dice 2, sixes +1).',
      [
        {
          ...{ type: 'testPassed', rule: 'AC-2.64-1', ac: 'A1', gain: 3 },
          modifiers: [line('AC-2.64-1', 'half the dice', 2), line('AC-2.64-2', 'sixes', 1)],
        },
      ],
    ],
    [
      'Camel A1 fails its test, severity 6 (dice 4 and 2): 1 step short.',
      [{ type: 'testFailed', rule: 'AC-2.66-2', ac: 'A1', dice: [4, 2], sum: 6, move: 1 }],
    ],
    [
      'Camel A1 is at speed 5 (start speed 7, climb −1, movement tests −1).',
      [
        {
          ...{ type: 'speedChanged', rule: 'AC-2.20-1', ac: 'A1', speed: 5 },
          modifiers: [
            line('AC-2.20-1', 'start speed', 7),
            line('AC-2.23-4', 'climb', -1),
            line('AC-2.23-5', 'movement tests', -1),
          ],
        },
      ],
    ],
    [
      'The strain on Camel A1: rolled 3 (dice 2 and 3, filled rows −2); 1 row of boxes goes.',
      [
        {
          ...{ type: 'stressRolled', rule: 'AC-2.70-1', ac: 'A1', dice: [2, 3], total: 3, rows: 1, destroyed: false },
          modifiers: [line('AC-2.70-2', 'filled rows', -2)],
        },
      ],
    ],
    [
      'Camel A1 fires a burst of 3 at D.VII B1 with a CV of 4 (CV by gun rating 6, Pilot Points +1, halved at range 1, half as many again for the burst): 6, 2, 1 and 4; 6 for Pilot Points. 2 hits.',
      [
        {
          ...{ type: 'fired', rule: 'AC-3.20-1', ac: 'A1', crew: 'pilot', target: 'B1', cv: 4, range: 1, burst: 3 },
          ...{ dice: [6, 2, 1, 4], pilot: [6], hits: 2 },
          modifiers: [
            line('AC-3.10-3', 'CV by gun rating', 6),
            line('AC-3.11-2', 'Pilot Points', 1),
            line('AC-3.10-6', 'range, in halves', 1),
            line('AC-3.10-4', 'burst, in halves', 3),
          ],
        },
      ],
    ],
    [
      'Camel A1 trades 3 hits for 1 critical hit.',
      [{ type: 'criticalsBought', rule: 'AC-3.20-2', ac: 'A1', hits: 3, criticals: 1 }],
    ],
    [
      'D.VII B1 takes 5 boxes and 1 critical hit (damage 2, 3 and 6).',
      [{ type: 'damageRolled', rule: 'AC-3.20-3', ac: 'B1', dice: [2, 3, 6], boxes: 5, criticals: 1 }],
    ],
    [
      'The first and second rows of boxes are full on D.VII B1.',
      [
        { type: 'rowFilled', rule: 'AC-3.21-1', ac: 'B1', row: 1, pass: 1 },
        { type: 'rowFilled', rule: 'AC-3.21-1', ac: 'B1', row: 2, pass: 1 },
      ],
    ],
    [
      'Critical hit on D.VII B1, 4 and 6: the pilot is wounded and loses half his Pilot Points.',
      [{ type: 'criticalRolled', rule: 'AC-3.22-10', ac: 'B1', dice: [4, 6], effect: 'wound-half' }],
    ],
    [
      'Fuel leaks from D.VII B1: the engine is shut down for good.',
      [{ type: 'fuelLeaked', rule: 'AC-3.22-5', ac: 'B1', choice: 'shutDown' }],
    ],
    ['D.VII B1 begins to smoke (die 5).', [{ type: 'smokeStarted', rule: 'AC-3.22-s', ac: 'B1', die: 5 }]],
    ['D.VII B1 begins to smoke.', [{ type: 'smokeStarted', rule: 'AC-3.22-s', ac: 'B1', die: 0 }]],
    [
      'Bristol F.2B A3 is held steady for its observer: 6 and 2, worth 2 CV.',
      [{ type: 'crewDiceRolled', rule: 'AC-A2-2', ac: 'A3', dice: [6, 2], gain: 2 }],
    ],
    ['Camel A1 cuts its engine.', [{ type: 'engineSwitched', rule: 'AC-2.23-3', ac: 'A1', engine: 'off' }]],
    [
      'D.VII B1 goes down with nobody at the controls.',
      [{ type: 'aircraftLost', rule: 'AC-3.22-11', ac: 'B1', fate: 'destroyed' }],
    ],
    [
      'The game is over: victory for the Central Powers, 0 to 0.',
      [{ type: 'gameEnded', rule: 'AC-10h-4', winner: 'b' }],
    ],
    [
      'The game is over: victory for the Entente. Level on points, 0 each, it has less damage in rows not yet full.',
      [{ type: 'gameEnded', rule: 'AC-10h-5', winner: 'a' }],
    ],
    ['The Central Powers resign.', [{ type: 'resigned', rule: 'CORE-RESIGN', seat: 'b' }]],
    ['The Entente resigns.', [{ type: 'resigned', rule: 'CORE-RESIGN', seat: 'a' }]],
  ])('%s', (text, events) => {
    expect(say(...events)).toBe(text)
  })
})

// ---------------------------------------------------------------------------------------- questions and labels

const eve: Setting = {
  a: { A: { card: 'camel', pilot: 'hunter', target: 'Z', cv: 3 } },
  b: { Z: { card: 'dfwc5', hex: { q: 0, r: -1 } } },
}
const seen = (game: Game, seat: 'a' | 'b' | 'spectator' = 'a'): View => aerialCraps.view(game.state, seat)
const labels = (game: Game): readonly string[] =>
  game.legal.map((action) => labelOf(words, action as Action, seen(game)))

describe('questions', () => {
  it('say whose aircraft, what is at stake and what is left; others hear who decides', () => {
    const game = new Game(eve).until('pitch', 'A')
    const question = 'Camel A moves, speed 6, in level 8, in level flight. Which pitch? 5 Pilot Points left.'
    expect(words.ask(seen(game))).toBe(question)
    expect(words.ask(seen(game, 'b'))).toBe(`It is up to one. ${question}`)
    expect(words.ask(seen(game, 'spectator'))).toBe(`It is up to one. ${question}`)
  })

  it('offer pitches by name', () => {
    const game = new Game(eve).until('pitch', 'A')
    expect(labels(game)).toEqual([
      ...['Steep dive', 'Normal dive', 'Shallow dive', 'Level flight', 'Shallow climb', 'Normal climb', 'Steep climb'],
    ])
  })

  it('offer the uses of an MP', () => {
    const game = new Game(eve).until('useMp', 'A')
    expect(words.ask(seen(game))).toMatch(
      /^Camel A faces north in hex 0101 and is after DFW C\.V Z\. What is the next MP for\? /,
    )
    expect(labels(game).slice(0, 4)).toEqual([
      ...['Straight ahead', 'Ahead, then left 60°', 'Ahead, then right 60°', 'Ahead, then left 120°'],
    ])
    expect(labels(game).at(-1)).toBe('Maneuver, 12 dice over the table')
  })

  it('offer dice', () => {
    const game = new Game(eve).until('useMp', 'A').do('goForward', { turn: 2 })
    expect(game.question).toBe('mtDice')
    expect(labels(game)).toContain('Roll as it is')
    expect(labels(game)).toContain('Add 1 die for 1 Pilot Point')
    expect(labels(game)).toContain('Add 2 aerobatic dice and 1 die for 1 Pilot Point')
    const hint = words.hint?.([{ type: 'addDice', seat: 'a', aero: 0, pp: 0 }], seen(game))
    expect(hint).toMatch(/^Passes \d+%, then worth [\d.]+ CV on average$/)
  })

  it('name the guns', () => {
    const game = new Game({ a: { A: { card: 'camel', jammed: ['g2'] } } }).until('maintain', 'A')
    expect(words.ask(seen(game))).toBe(
      'Camel A has 1 gun jammed. See to it, flying straight on and letting any target go? 4 Pilot Points left.',
    )
    expect(labels(game)).toContain('Clear the second Vickers CC with 1 die bought')
    expect(labels(game)).toContain('No maintenance')
  })
})

describe('labels', () => {
  it.each<readonly [string, Action]>([
    ['Cancel a one for 1 Pilot Point', { type: 'cancelBreak', seat: 'a', pp: 1 }],
    ['Cancel 2 ones for 2 Pilot Points', { type: 'cancelJam', seat: 'a', pp: 2 }],
    ['Turn 2 against the observer', { type: 'divert', seat: 'a', cv: 2 }],
    ['Trade hits for 2 critical hits', { type: 'trade', seat: 'a', criticals: 2 }],
    ['Keep all hits', { type: 'trade', seat: 'a', criticals: 0 }],
    ['Shut the engine down for good', { type: 'fuelLeak', seat: 'a', choice: 'shutDown' }],
    ['2 dice for 2 Pilot Points', { type: 'crewDice', seat: 'a', dice: 2 }],
    ['Cut the engine', { type: 'cutEngine', seat: 'a' }],
    ['Settle back into the level', { type: 'becomeIn', seat: 'a', yes: true }],
    ['Go on leaving it', { type: 'becomeIn', seat: 'a', yes: false }],
    ['Start the engine', { type: 'startEngine', seat: 'a' }],
    ['Buy 1 CV for 2 Pilot Points', { type: 'buyCv', seat: 'a', cv: 1 }],
    ['Add half the CV, −1 for 1 Pilot Point', { type: 'mpAdjust', seat: 'a', pp: 1, cv: 'add' }],
    ['Steer to ram, +1 on the rating', { type: 'cutEncounter', seat: 'a', by: -1 }],
    ['Burst of 2, CV 3, 1 Pilot Point', { type: 'fire', seat: 'a', crew: 'pilot', cv: 3, pp: 1, burst: 2 }],
    ['Observer: burst of 1, CV 1.5', { type: 'fire', seat: 'a', crew: 'observer', cv: 1.5, pp: 0, burst: 1 }],
  ])('%s', (text, action) => {
    expect(labelOf(words, action, view)).toBe(text)
  })

  it('AC-1.51-2 a drum is reloaded by name', () => {
    const game = new Game({ ...eve, a: { A: { card: 'n17', target: 'Z', cv: 6 } }, options: { ammo: true } })
    game.until('attack', 'A').do('fire', { crew: 'pilot', cv: 4, pp: 0, burst: 1 }).until('maintain', 'A')
    expect(labels(game)).toContain('Reload the Lewis with 2 dice bought')
  })
})

describe('names', () => {
  it('of hexes are printed from 1, beyond the numbers by column and row', () => {
    const area = { stagger: 'odd-q' } as const
    expect(hexName({ q: 6, r: 5 }, area)).toBe('0709')
    expect(hexName({ q: -3, r: 0 }, area)).toBe('−2/−1')
    expect(words.place(hexToPoint({ q: 6, r: 5 }), view)).toBe('0709')
  })

  it('of aircraft without a view are their ids', () => {
    expect(words.piece('A1')).toBe('A1')
    expect(words.piece('A1', view)).toBe('Camel A1')
    expect(words.piece('X9', view)).toBe('X9')
  })

  it('of values', () => {
    expect(words.value('pitch', -2)).toBe('normal dive')
    expect(words.value('facing', 1)).toBe('northeast')
    expect(words.value('seat', 'b', view)).toBe('Central Powers')
    expect(words.value('cv', -1)).toBe('−1')
    expect(words.value('target', null)).toBe('none')
    expect(words.value('effect', 'minSpeed')).toBe('minimum speed')
  })
})

// ---------------------------------------------------------------------------------------- refusals

const FACTS: Facts = {
  ...{ ac: 'A1', target: 'B1', need: 3, have: 1, least: 0, most: 2, what: 'pp', condition: 'spinning', gun: 'g1' },
  ...{ speed: 10, degrees: 180, use: 'levelOut', why: 'it has no target', seat: 'b', kind: 'pilot', id: 'X' },
  ...{ card: 'camel', field: 'guns', expected: 'others', table: 'mp' },
}

const refused = (code: string, facts: Facts = FACTS, rule: string = 'AC-1.10-5'): string =>
  refusalOf(words, { rule, code, facts, message: 'as it was' } as Violation<RuleId>, view)

describe('refusals', () => {
  it.each(Object.keys(messages) as Code[])('%s is said in full', (code) => {
    const text = refused(code)
    expect(objectionsTo(text)).toEqual([])
    expect(text).toMatch(/^[A-Z].*\.$/)
  })

  it.each<readonly [Code, string]>([
    ['too-few-pp', 'That takes 3 of the Pilot Points of Camel A1, and it has 1 left.'],
    ['out-of-range', 'Pilot Points: choose from 0 to 2.'],
    ['turn-impossible', 'At speed 10 nothing turns by 180°: turn by less.'],
    ['other-intent', 'Camel A1 said that it would level out with its first MP, so that is what it must try.'],
    ['cannot-fire', 'Camel A1 cannot fire: it has no target.'],
    ['already-held', 'Camel A1 has D.VII B1 already: look for another, or leave it at that.'],
  ])('%s', (code, text) => {
    expect(refused(code)).toBe(text)
  })

  it('a number that leaves no choice is said so', () => {
    expect(refused('out-of-range', { what: 'pp', least: 0, most: 0 })).toBe('Pilot Points: it can only be 0.')
  })

  it('the kernel speaks of phases, questions and seats by their names', () => {
    const game = new Game(eve).until('pitch', 'A')
    const [pending] = aerialCraps.check(game.state, { type: 'goForward', seat: 'a', turn: 0 })
    expect(refusalOf(words, pending!, seen(game))).toBe('That has to wait: one must answer the open question first.')
    const [early] = aerialCraps.check(game.state, { type: 'trade', seat: 'a', criticals: 0 })
    expect(refusalOf(words, early!, seen(game))).toBe('“Critical hits” has its place in Combat; this is Movement.')
    const [other] = aerialCraps.check(game.state, { type: 'declarePitch', seat: 'b', pitch: 0 })
    expect(refusalOf(words, other!, seen(game))).toBe('It is not for two to decide now, but for one.')
  })

  it('a code without a template keeps its message', () => {
    expect(refused('of-tomorrow')).toBe('As it was')
  })
})

describe('another tongue', () => {
  it('may say some of it otherwise', () => {
    const german = translated(words, { lang: 'de', kind: { fire: 'Feuer' } })
    expect([german.lang, german.kind.fire, german.kind.spot]).toEqual(['de', 'Feuer', words.kind.spot])
  })
})

describe('views', () => {
  it('a spectator hears what players hear: the book wants everything open', () => {
    const game = new Game(eve).until('useMp', 'A')
    const heard = (['a', 'b', 'spectator'] as const).map((seat) => tell(words, game.events, seen(game, seat)))
    expect(heard[2]).toEqual(heard[0])
    expect(heard[2]).toEqual(heard[1])
  })
})
