import { describe, expect, it } from 'vitest'
import { coreMessages, type Shown } from '../../../../src/core/index.js'
import { labelOf, refusalOf, tell } from '../../../../src/core/words/index.js'
import { words as german } from '../../../../src/rulesets/regia-aeronautica/show/words.de.js'
import { words as english } from '../../../../src/rulesets/regia-aeronautica/show/words.js'
import { objectionsTo, readAloud } from '../../../../src/tools/conformance/index.js'
import { type Play, scene, square } from '../fixture.js'
import { melee } from '../games.js'
import {
  type Action,
  type Code,
  regiaAeronautica as game,
  messages,
  type RegiaAeronautica,
  type Seat,
} from '../vocabulary.js'
import { numbers } from './reading.js'

const TONGUES = { english, german }
type Tongue = keyof typeof TONGUES

/** What a seat hears of the last step. */
const heard = ({ state, events }: Play, seat: Seat | 'spectator' = 'spectator', tongue: Tongue = 'english') =>
  tell(TONGUES[tongue], events, game.view(state, seat)).map(({ text }) => text)
const asked = ({ state }: Play, seat: Seat | 'spectator', tongue: Tongue = 'english') =>
  TONGUES[tongue].ask(game.view(state, seat))
const labels = ({ state }: Play, seat: Seat, tongue: Tongue = 'english') =>
  game.legalActions(state, seat).map((action) => labelOf(TONGUES[tongue], action, game.view(state, seat)))
const label = ({ state }: Play, action: Action, tongue: Tongue = 'english') =>
  labelOf(TONGUES[tongue], action, game.view(state, action.seat === 'referee' ? 'spectator' : action.seat))
const hint = ({ state }: Play, action: Action, tongue: Tongue = 'english') =>
  TONGUES[tongue].hint?.([action], game.view(state, action.seat as Seat))
const refused = ({ state }: Play, action: Action, tongue: Tongue = 'english') =>
  game.check(state, action).map((why) => refusalOf(TONGUES[tongue], why, game.view(state, action.seat as Seat)))

/** A table where everybody is in a fight: it comes to what random moves seldom do. */
const crowded: Shown<RegiaAeronautica> = {
  ...game,
  info: { ...game.info, scenarios: [{ id: 'melee', title: 'Melee', config: melee() }] },
}

const prefer = ['react', 'attackBelow', 'chooseTarget', 'bomb', 'fireAA', 'useLucky', 'passBomb', 'decline', 'passAA']
/** What is never listed, a whole deployment at once, and what few short games come to. They are said by hand below. */
const BY_HAND = [
  'deployAA',
  'deployClouds',
  'deployPlanes',
  'setPriorities',
  'planeLeft',
  'slotSkipped',
  'planeShotDown',
  'objectiveBombed',
  'gameEnded',
]

describe.each(Object.entries(TONGUES))('%s, read aloud', (_name, words) => {
  it('has nothing that a person should not see, over scenarios and options', { timeout: 60_000 }, () => {
    const whole = readAloud(game, words, { games: 1, longest: 45, prefer, numbers })
    const fights = readAloud(crowded, words, { longest: 75, prefer, numbers, seed: 'melee' })
    expect([...whole.findings, ...fights.findings]).toEqual([])
    expect(whole.unread.filter((type) => fights.unread.includes(type) && !BY_HAND.includes(type))).toEqual([])
    expect(fights.refusals).toBeGreaterThan(100)
  })
})

// ---------------------------------------------------------------------------------------- by hand

const duel = scene(game, {
  french: { 'LeO-A': 'leo-451 H3/2', 'LeO-B': 'leo-451 H2/1' },
  italian: { 'CR42-A': 'cr42 G3/3', 'CR42-B': 'cr42 H2/2' },
  guns: ['H2', 'D4'],
  clouds: ['C3/2', 'D5/1'],
  chits: { 'LeO-A': 'lucky', 'CR42-A': 'ace' },
})
const above = duel.turnOf('CR42-A').move('east')

const aa = scene(game, {
  french: { 'LeO-B': 'leo-451 H2/1', 'LeO-C': 'leo-451 H2/2' },
  guns: ['H2', 'D4'],
  clouds: ['C3/2', 'D5/1'],
})
  .turnOf('F9')
  .rest()

describe('an attack from above', () => {
  const opened = above.attackBelow('LeO-A')
  const rolled = opened.lucky('LeO-A', -1).lucky('LeO-A', 1).roll(3, 4, 6, 6, 2, 5)

  it('is asked about whom it concerns, and told the others', () => {
    expect(asked(above, 'italian')).toBe('CR42 A has LeO A one level below. Does it attack?')
    expect(asked(above, 'french')).toBe('The Italians are deciding whether CR42 A attacks from above.')
    expect(asked(above, 'spectator', 'german')).toBe('Die Italiener entscheiden, ob CR42 A von oben angreift.')
    expect(labels(above, 'italian')).toEqual(['Dive on LeO A', 'CR42 A: hold fire'])
    expect(labels(above, 'italian', 'german')).toEqual(['Auf LeO A hinabstoßen', 'CR42 A: nicht schießen'])
    expect(hint(above, above.attackingBelow('LeO-A'))).toBe(
      'Needs 7 (against a bomber +1, against a lower plane +1, ACE +1): 92%',
    )
    expect(hint(above, above.attackingBelow('LeO-A'), 'german')).toBe(
      'Braucht 7 (gegen Bomber +1, gegen tieferes Flugzeug +1, ACE +1): 92 %',
    )
  })

  it('is told with chits, luck, dice and modifiers as a player checks them', () => {
    expect(heard(opened)).toEqual([
      'CR42 A dives on LeO A over H3.',
      'The chits are turned up: CR42 A is an ACE and LeO A is LUCKY.',
    ])
    expect(asked(opened, 'french')).toBe('CR42 A fires at LeO A. LeO A is LUCKY: does it change the roll?')
    expect(labels(opened, 'french')).toEqual([
      'Leave the roll of CR42 A alone',
      'Add 1 to the roll of CR42 A',
      'Take 1 off the roll of CR42 A',
    ])
    expect(heard(opened.lucky('LeO-A', -1))).toEqual(['LeO A is LUCKY and takes 1 off the roll of CR42 A.'])
    expect(heard(opened.lucky('LeO-A', 0).lucky('LeO-A', 1))).toEqual(
      ['LeO A is LUCKY but leaves the roll of CR42 A alone.', 'LeO A is LUCKY and adds 1 to its own roll.'].slice(1),
    )
    expect(heard(rolled)).toEqual([
      'CR42 A fires at LeO A, needing 7: 3 and 4, against a bomber +1, against a lower plane +1, ACE +1, LUCKY LeO A −1, make 9. A hit!',
      'LeO A fires back at CR42 A, needing 7: 6 and 6, against a higher plane −1, LUCKY LeO A +1, make 12. A hit!',
      'LeO A now carries a HIT: one more brings it down.',
      'CR42 A now carries a HIT: one more brings it down.',
      'Double 6: the clouds move!',
      'The cloud dice show 2 and 5 (east, one level down): the clouds are over D3 at 1500 m and E5 at 1500 m now.',
    ])
    expect(heard(rolled, 'spectator', 'german')).toEqual([
      'CR42 A schießt auf LeO A und braucht 7: 3 und 4, gegen Bomber +1, gegen tieferes Flugzeug +1, ACE +1, LUCKY LeO A −1, macht 9. Treffer!',
      'LeO A schießt zurück auf CR42 A und braucht 7: 6 und 6, gegen höheres Flugzeug −1, LUCKY LeO A +1, macht 12. Treffer!',
      'LeO A trägt jetzt einen HIT-Marker: Noch einer, und es ist aus.',
      'CR42 A trägt jetzt einen HIT-Marker: Noch einer, und es ist aus.',
      'Sechserpasch: Die Wolken ziehen!',
      'Die Wolkenwürfel zeigen 2 und 5 (nach Osten, eine Stufe tiefer): Jetzt liegen die Wolken über D3 in 1500 m und E5 in 1500 m.',
    ])
  })

  it('may be let go', () => {
    expect(heard(above.decline('CR42-A'))).toEqual(['CR42 A holds its fire against LeO A.'])
    expect(heard(above.decline('CR42-A'), 'french', 'german')).toEqual(['CR42 A schießt nicht auf LeO A.'])
  })
})

describe('movement', () => {
  const at = duel.turnOf('LeO-A')

  it('names squares as the map prints them and altitudes in metres', () => {
    expect(asked(at, 'french')).toBe(
      'LeO A is over H3 at 3000 m. Where does it fly? It has 2 spaces and must use at least 1.',
    )
    expect(asked(at.move('east'), 'french')).toBe('LeO A is over I3 at 3000 m. Fly on? 1 space left.')
    expect(asked(at, 'italian')).toBe('The French are flying LeO A.')
    expect(labels(at, 'french')).toEqual([
      'Fly north to the objective H2',
      'Fly east to I3',
      'Fly south to H4',
      'Fly west to G3',
      'Climb to 6000 m',
      'Dive to 1500 m',
    ])
    expect(labels(at, 'french', 'german')[0]).toBe('Nach Norden zum Ziel H2')
    expect(heard(at.move('up'))).toEqual(['LeO A climbs to 6000 m over H3.'])
    expect(heard(at.move('south down'))).toEqual(['LeO A flies south to H4, then dives to 1500 m over H4.'])
    expect(heard(at.move('up'), 'spectator', 'german')).toEqual(['LeO A steigt über H3 auf 6000 m.'])
    expect(english.place({ x: 7.5, y: 5.5 }, game.view(at.state, 'french'))).toBe('H2')
    expect(english.place({ x: -1, y: 0 }, game.view(at.state, 'french'))).toBe('off the map')
  })

  it('warns of what a step sets off, and tells it', () => {
    expect(hint(at, at.moving('north'))).toBe('CR42 B will fire at it')
    expect(hint(at, at.moving('north'), 'german')).toBe('CR42 B schießt')
    expect(hint(at, at.moving('east'))).toBeUndefined()
    expect(heard(at.move('north')).slice(0, 2)).toEqual([
      'LeO A flies north to the objective H2 at 3000 m.',
      'CR42 B fires at LeO A as it comes by over H2.',
    ])
  })

  it('passes over planes that are lost', () => {
    const lost = (...planes: readonly string[]) =>
      planes.map((plane) => ({ type: 'slotSkipped', rule: 'RA-TURN-05', audience: 'all', plane }) as const)
    const said = (tongue: Tongue, ...planes: readonly string[]) =>
      tell(TONGUES[tongue], lost(...planes), game.view(at.state, 'spectator'))[0]?.text
    expect(said('english', 'CR42-A')).toBe('CR42 A is gone and misses its turn to move.')
    expect(said('english', 'CR42-A', 'LeO-A')).toBe('CR42 A and LeO A are gone and miss their turn to move.')
    expect(said('german', 'CR42-A')).toBe('CR42 A ist nicht mehr dabei und wird übersprungen.')
  })

  it('says the type of a plane that is called like a square', () => {
    const namesake = scene(game, { french: { I4: 'morane I3/1' } })
      .turnOf('I4')
      .move('south')
    expect(heard(namesake)).toEqual(['Morane I4 flies south to the objective I4 at 1500 m.'])
    expect([english.piece('I4'), english.piece('LeO-A'), english.piece('gun-0')]).toEqual(['I4', 'LeO A', 'AA 1'])
  })
})

describe('clouds', () => {
  it('RA-CLD-07 that stay by the switch are not said to rise', () => {
    const last = (stillClouds: 'altitude' | 'stay') => {
      const setting = { french: { F1: 'leo-451 D4/2' }, italian: { I1: 'cr42 D5/2' }, clouds: ['C3/2'] }
      return heard(
        scene(game, { ...setting, options: { stillClouds } })
          .turnOf('F1')
          .move('south')
          .roll(1, 1, 5, 1),
      ).at(-1)
    }
    expect(last('altitude')).toBe('The cloud dice show 5 and 1 (one level up): the cloud is over C3 at 6000 m now.')
    expect(last('stay')).toBe('The cloud dice show 5 and 1: no move, and the cloud is over C3 at 3000 m still.')
  })
})

describe('AA and bombs', () => {
  it('are asked about and told, friend and foe', () => {
    expect(aa.state.phase).toBe('aa')
    expect(asked(aa, 'italian')).toBe('AA at H2 must fire at LeO B and LeO C. Which first?')
    expect(asked(aa, 'french')).toBe('The Italians are firing their AA.')
    const fired = aa.fireAA(0, 'LeO-B')
    expect(heard(fired)).toEqual([
      'AA at H2, on the objective, opens up on LeO B.',
      'The chit is turned up: LeO B has nothing special.',
    ])
    expect(heard(fired.roll(2, 3)).at(0)).toBe('AA at H2 fires at LeO B, needing 6: 2 and 3 make 5. A miss.')
    const killed = fired.roll(6, 6, 5, 3)
    expect(heard(killed).slice(0, 4)).toEqual([
      'AA at H2 fires at LeO B and throws 6 and 6, a natural 12. That is a kill!',
      'LeO B is shot down by AA at H2.',
      'Double 6: the clouds move!',
      'The cloud dice show 5 and 3: no move, and the clouds are over C3 at 3000 m and D5 at 1500 m still.',
    ])
    expect(heard(killed, 'spectator', 'german').slice(0, 2)).toEqual([
      'Die Flak auf H2 schießt auf LeO B und wirft 6 und 6, eine natürliche 12: Abschuss!',
      'LeO B wird abgeschossen, von der Flak auf H2.',
    ])
  })

  it('end the game', () => {
    const over = scene(game, { french: { 'LeO-A': 'leo-451 H6/2', 'LeO-B': 'leo-451 I4/1' } }).turnOf('F9')
    const bombing = over.rest('LeO-A').move('up down').stop().rest('LeO-B').move('up down').stop().rest()
    expect(asked(bombing, 'french')).toBe(
      'LeO A is over H6 at 3000 m and LeO B is over I4 at 1500 m. Which of them bombs?',
    )
    expect(labels(bombing, 'french')).toContain('LeO A: bomb H6')
    expect(hint(bombing, { type: 'bomb', seat: 'french', plane: 'LeO-A' })).toBe('Needs 6: 72%')
    expect(heard(bombing.passBomb('LeO-B'))).toEqual(['LeO B keeps its bombs for later.'])
    const dropped = bombing.bomb('LeO-A').roll(4, 3)
    expect(heard(dropped)).toEqual([
      'The bombs of LeO A fall on H6, needing 6: 4 and 3 make 7. A hit!',
      'LeO A has bombed the objective at H6!',
      'The French win: they have bombed an objective.',
    ])
    expect(asked(dropped, 'italian')).toBe('The game is over: the French have won.')
    expect(asked(dropped, 'italian', 'german')).toBe('Das Spiel ist aus: Die Franzosen haben gewonnen.')
  })

  it('a bomber that has bombed goes home', () => {
    const start = scene(game, { french: { 'LeO-A': 'leo-451 A4/1' } })
    const bombed = {
      ...start.state,
      planes: { ...start.state.planes, 'LeO-A': { ...start.plane('LeO-A'), bombed: true } },
    }
    const parsed = game.parse.state(JSON.parse(JSON.stringify(bombed)))
    if (!parsed.ok) throw new Error('not a state')
    const home = Object.assign(Object.create(Object.getPrototypeOf(start)), start, { state: parsed.value }) as Play
    const leaving = home.turnOf('LeO-A')
    expect(label(leaving, leaving.moving('west'))).toBe('Fly west off the map, home and safe')
    expect(heard(leaving.move('west'))).toEqual(['LeO A flies off the map and is safely home.'])
    expect(heard(leaving.move('west'), 'french', 'german')).toEqual(['LeO A verlässt die Karte und ist in Sicherheit.'])
  })
})

describe('secrets', () => {
  const { seed: _seed, ...shipped } = game.info.scenarios[0]!.config
  const first = game.setup({ ...shipped, dice: 'manual' })
  const drawn = first.ok ? game.reduce(first.state, { type: 'drawChit', seat: 'referee', card: 'ace' }) : first

  it('a chit is named to its owner alone', () => {
    if (!drawn.ok) throw new Error('refused')
    const said = (seat: Seat | 'spectator') =>
      tell(english, drawn.events, game.view(drawn.state, seat)).map(({ text }) => text)
    expect([said('french'), said('italian'), said('spectator')]).toEqual([['Morane A draws ACE.'], [], []])
  })

  it('a priority is told to its owner alone until all are shown', () => {
    const set = duel.take({ type: 'assignPriority', seat: 'french', plane: 'LeO-B', priority: 2 })
    expect([heard(set, 'french'), heard(set, 'italian'), heard(set)]).toEqual([['LeO B gets number 2.'], [], []])
    expect(heard(set, 'french', 'german')).toEqual(['LeO B bekommt Nummer 2.'])
  })

  it('a hidden chit changes no word', () => {
    const other = scene(game, {
      french: { 'LeO-A': 'leo-451 H3/2' },
      italian: { 'CR42-A': 'cr42 H3/2' },
      chits: { 'CR42-A': 'ace' },
    }).turnOf('LeO-A')
    const same = scene(game, {
      french: { 'LeO-A': 'leo-451 H3/2' },
      italian: { 'CR42-A': 'cr42 H3/2' },
      chits: { 'CR42-A': 'green' },
    }).turnOf('LeO-A')
    const all = (play: Play) => [
      asked(play, 'french'),
      ...labels(play, 'french'),
      ...game.legalActions(play.state, 'french').map((action) => hint(play, action)),
    ]
    expect(all(other)).toEqual(all(same))
  })
})

describe('whole orders that are not listed', () => {
  it('fit on a button', () => {
    const cells = { 'LeO-A': { column: 1, row: 2, altitude: 3 }, 'LeO-B': { column: 1, row: 3, altitude: 1 } }
    const clouds = [1, 2, 3, 4, 5, 6].map((row) => ({ column: 3, row, altitude: 2 }))
    const priorities = { 'LeO-B': 1, F9: 3, 'LeO-A': 2 }
    const orders: readonly [Action, string][] = [
      [{ type: 'deployAA', seat: 'italian', squares: ['H2', 'I4', 'H6'].map(square) }, 'AA at H2, I4 and H6'],
      [{ type: 'deployClouds', seat: 'italian', cells: clouds }, 'Clouds over C1 at 3000 m, C2 at 3000 m and 4 more'],
      [{ type: 'deployPlanes', seat: 'french', cells }, 'LeO A over A2 at 6000 m and 1 more'],
      [{ type: 'setPriorities', seat: 'french', priorities }, 'Move LeO B, LeO A and LeO 451 F9'],
      [{ type: 'resign', seat: 'french' } as never, 'Resign the game'],
    ]
    for (const [order, text] of orders) {
      expect(label(duel, order)).toBe(text)
      expect(objectionsTo(label(duel, order, 'german'))).toEqual([])
    }
  })
})

// ---------------------------------------------------------------------------------------- refusals

describe('refusals', () => {
  const at = duel.turnOf('LeO-A')

  it('say what is wrong as a friend would, with names and numbers', () => {
    expect(refused(at, at.ending())).toEqual(["LeO A can't hang in the air: fly at least one space."])
    expect(refused(at, at.moving('east', 'LeO-B'))).toEqual(["LeO A is moving now: it isn't LeO B's turn."])
    expect(refused(at.move('east east'), at.moving('south'))).toEqual([
      'LeO A has no space left to fly: 2 a turn is all it has.',
    ])
    expect(refused(at.move('east east'), at.moving('south'), 'german')).toEqual([
      'LeO A hat kein Feld mehr übrig: 2 je Spielzug, mehr geht nicht.',
    ])
    expect(refused(at, { type: 'bomb', seat: 'french', plane: 'LeO-A' })).toEqual([
      'Not now: “Drop bombs” belongs to bombing, and this is movement.',
    ])
    expect(refused(at, { type: 'bomb', seat: 'french', plane: 'LeO-A' }, 'german')).toEqual([
      'Jetzt nicht: „Bomben werfen“ gehört zu dem Bombenabwurf, und wir sind bei der Bewegung.',
    ])
    expect(refused(above, above.attackingBelow('F9'))).toEqual([
      'LeO 451 F9 is out of reach: a fighter fires within its own square, at its own altitude or the next one down.',
    ])
    const pass: Action = { type: 'passAA', seat: 'italian', gun: 0 }
    expect(refused(aa, pass)).toEqual(["AA at H2 can't hold its fire: this shot is compulsory."])
    expect(refused(aa, pass, 'german')).toEqual(['Die Flak auf H2 muss schießen: Dieser Schuss ist Pflicht.'])
    expect(refused(aa, { type: 'fireAA', seat: 'italian', gun: 1, target: 'F9' })).toEqual([
      "AA at D4 can't fire at LeO 451 F9: AA reaches planes in its own square up to 6000 m, and friends only on an objective.",
    ])
  })

  /** Facts for every hole. */
  const FACTS = {
    kind: 'plane',
    id: 'LeO-Z',
    card: 'leo-451',
    field: 'objectives',
    expected: 'LeO-A',
    have: 1,
    need: 3,
    cell: 'C3/3000',
    plane: 'LeO-A',
    from: 'A',
    to: 'B',
    last: 'J7',
    reach: 6000,
    limit: 2,
    direction: 'sideways',
    target: 'CR42-A',
    fighter: 'CR42-B',
    gun: 'AA at H2',
    type: 'bomb',
    phase: 'movement',
    waiting: 'french, italian',
    seat: 'french',
    purpose: 'cloud direction',
    count: 2,
    sides: 6,
    given: 3,
    used: 2,
    face: 7,
    ruleset: 'spitfire',
    barrier: 'dice',
    text: 'up up',
  }
  const codes = [...Object.keys(messages), ...Object.keys(coreMessages)]

  it.each(codes)('%s is a whole sentence in both tongues', (code) => {
    const message = (messages as Readonly<Record<string, string>>)[code] ?? 'Refused.'
    const violation = { rule: 'RA-CODE-01', code, message, facts: FACTS } as const
    const view = game.view(at.state, 'french')
    const said = [english, german].map((words) => refusalOf(words, violation, view))
    for (const text of said) expect([objectionsTo(text, Object.keys(view.planes)), text]).toEqual([[], text])
    expect(said[0]).not.toBe(said[1])
  })

  it('have a German sentence for every code, and for no other', () => {
    // @ts-expect-error a code is missing
    const missing: Readonly<Record<Code, string>> = { compulsory: 'Muss.' }
    expect(Object.keys(missing)).toEqual(['compulsory'])
  })
})
