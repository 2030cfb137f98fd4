/** Movement, engagement, fire, chits: RA-MOVE, RA-ENG, RA-FIRE, RA-DRM, RA-CHIT. */
import { expect } from 'vitest'
import { rational, toText } from '../../../../src/core/index.js'
import { amended, configOf, type Play, type RaRuleset, type Setting, scene, vector } from '../fixture.js'
import { engagementsAfter, fireOdds, type Options } from '../vocabulary.js'

/** Ways out of 36. */
const of36 = (ways: number): string => toText(rational(ways, 36))

/** A LeO and a CR42 a square apart, or as said, the CR42 to move first. */
const hunt = (game: RaRuleset, leo = 'D4/2', cr42 = 'D5/2', rest: Setting = {}): Play =>
  scene(game, { french: { F1: `leo-451 ${leo}` }, italian: { I1: `cr42 ${cr42}` }, ...rest }).turnOf('I1')

/** The same, the LeO to move first. */
const flee = (game: RaRuleset, leo = 'D4/2', cr42 = 'D5/2', rest: Setting = {}): Play =>
  scene(game, { french: { F1: `leo-451 ${leo}` }, italian: { I1: `cr42 ${cr42}` }, ...rest }).turnOf('F1')

/** A Morane next to two CR42 in one cell. */
const outnumbered = (game: RaRuleset, options: Partial<Options> = {}): Play =>
  scene(game, {
    french: { F1: 'morane D4/2' },
    italian: { I1: 'cr42 D5/2', I2: 'cr42 D5/2' },
    options,
  })

export const moving = [
  vector('RA-MOVE-05 RA-CARD-03 RA-TV-04 a bomber of rating 1 has one space', (game) => {
    const at = scene(game, { italian: { I1: 'sm79 H4/2' } }).turnOf('I1')
    const one = at.allows(at.moving('west'))
    one.refuses(one.moving('west'), 'RA-MOVE-05 no-spaces-left')
    expect(one.allows(one.ending()).told('moveEnded')).toMatchObject([{ rule: 'RA-MOVE-05', plane: 'I1', spaces: 1 }])
  }),

  vector('RA-MOVE-01 RA-TV-05 a plane must move', (game) => {
    const at = hunt(game, 'A1/1', 'J1/4')
    at.refuses(at.ending(), 'RA-MOVE-01 must-move').move('down').allows(at.move('down').ending())
  }),

  vector('RA-MOVE-02 RA-MOVE-03 RA-TV-06 up then east is two spaces, north-east is no direction', (game) => {
    const at = hunt(game, 'A1/1', 'F4/2')
    at.refuses(at.moving('northeast'), 'RA-MOVE-03 bad-direction')
    const two = at.allows(at.moving('up')).allows(at.moving('east'))
    expect([two.at('I1'), two.state.slot?.spaces]).toEqual(['G4/3', 2])
    two.refuses(two.moving('east'), 'no-spaces-left')
    expect(at.move('north').move('south').at('I1')).toBe('F4/2')
  }),

  vector('RA-MOVE-06 RA-TV-07 altitudes are 1 to 4', (game) => {
    const high = hunt(game, 'A1/1', 'J1/4')
    high.refuses(high.moving('up'), 'RA-MOVE-06 bad-altitude').allows(high.moving('down'))
    const low = hunt(game, 'A1/1', 'J1/1')
    low.refuses(low.moving('down'), 'RA-MOVE-06 bad-altitude').allows(low.moving('up'))
    low.refuses(low.moving('north'), 'RA-MOVE-06 off-map').refuses(low.moving('east'), 'RA-MOVE-06 off-map')
    expect(low.move('south').at('I1')).toBe('J2/1')
  }),

  vector('RA-MOVE-06 RA-TV-37 only a bomber that has bombed leaves, over its own edge', (game) => {
    const at = flee(game, 'A4/2', 'J1/1')
    at.refuses(at.moving('west'), 'RA-MOVE-06 off-map')
    const spent = amended(at, { F1: { bombed: true } })
    const gone = spent.allows(spent.moving('west'))
    expect(gone.plane('F1').status).toBe('left')
    expect(gone.told('planeLeft')).toMatchObject([{ rule: 'RA-MOVE-06', plane: 'F1' }])
    expect(gone.mover).not.toBe('F1')
    const east = amended(flee(game, 'J4/2', 'J1/1'), { F1: { bombed: true } })
    east.refuses(east.moving('east'), 'RA-MOVE-06 off-map')
    const italian = amended(scene(game, { italian: { I1: 'sm79 J4/2' } }).turnOf('I1'), {})
    italian.refuses(italian.moving('east'), 'RA-MOVE-06 off-map')
    const fighter = scene(game, { french: { F1: 'morane A4/2' } }).turnOf('F1')
    fighter.refuses(fighter.moving('west'), 'RA-MOVE-06 off-map')
  }),

  vector('RA-CODE-01 unknown planes', (game) => {
    const at = hunt(game)
    at.refuses({ ...at.moving('up'), plane: 'X' } as never, 'RA-CODE-01 unknown-id')
    at.refuses({ ...at.move('up').ending(), plane: 'constructor' } as never, 'RA-CODE-01 unknown-id')
  }),
]

export const engaging = [
  vector('RA-ENG-01 RA-FIRE-01 RA-FIRE-05 RA-DRM-02 RA-TV-13 a CR42 enters the cell of a LeO', (game) => {
    const at = hunt(game)
    expect(engagementsAfter(at.state, 'I1', 'north')).toMatchObject({
      compulsory: [{ target: 'F1', returns: true }],
      optional: [],
      reactions: [],
    })
    const fight = at.move('north')
    expect(fight.told('engagementOpened')).toMatchObject([
      { rule: 'RA-ENG-01', kind: 'compulsory', attacker: 'I1', target: 'F1' },
    ])
    expect([fight.hitOdds('I1'), fight.hitOdds('F1')]).toEqual([of36(26), of36(21)])
    expect([fireOdds(fight.state, 'I1', 'F1'), fireOdds(fight.state, 'F1', 'I1')]).toMatchObject([
      { need: 7, natural: 6, modifiers: [{ rule: 'RA-DRM-02', value: 1 }], hit: rational(26, 36) },
      { need: 7, natural: 7, modifiers: [], hit: rational(21, 36) },
    ])
    const after = fight.roll(3, 3, 3, 3)
    expect(after.told('fireRolled')).toMatchObject([
      { rule: 'RA-FIRE-01', by: 'I1', total: 7, need: 7, hit: true },
      { rule: 'RA-FIRE-05', by: 'F1', total: 6, need: 7, hit: false },
    ])
    expect(after.told('firedMarked').map(({ plane }) => plane)).toEqual(['I1', 'F1'])
    expect([after.plane('F1').hits, after.plane('I1').hits]).toEqual([1, 0])
    expect([after.asked, after.mover, after.state.slot?.spaces]).toEqual(['', 'I1', 1])
  }),

  vector('RA-ENG-02 RA-DRM-03 RA-DRM-04 RA-TV-14 a CR42 attacks from above', (game) => {
    const at = hunt(game, 'D4/2', 'D5/3').move('north')
    expect(at.asked).toBe('attackBelow italian')
    const fight = at.attackBelow('F1')
    expect([fight.hitOdds('I1'), fight.hitOdds('F1')]).toEqual([of36(30), of36(15)])
    expect(fireOdds(at.state, 'I1', 'F1')).toMatchObject({
      natural: 5,
      modifiers: [
        { rule: 'RA-DRM-02', value: 1 },
        { rule: 'RA-DRM-03', value: 1 },
      ],
      hit: rational(30, 36),
    })
    expect(fireOdds(at.state, 'F1', 'I1')).toMatchObject({
      natural: 8,
      modifiers: [{ rule: 'RA-DRM-04', value: -1 }],
      hit: rational(15, 36),
    })
    const declined = at.decline('I1')
    expect(declined.told('engagementDeclined')).toMatchObject([{ rule: 'RA-ENG-06', fighter: 'I1', target: 'F1' }])
    expect(declined.asked).toBe('')
  }),

  vector('RA-DRM-01 RA-TV-15 a CR42 with a HIT against a Morane', (game) => {
    const at = scene(game, { french: { F1: 'morane D4/2' }, italian: { I1: 'cr42 D5/2' } }).turnOf('I1')
    const fight = amended(at, { I1: { hits: 1 } }).move('north')
    expect([fight.hitOdds('I1'), fight.hitOdds('F1')]).toEqual([of36(15), of36(21)])
    expect(fireOdds(fight.state, 'I1', 'F1')).toMatchObject({
      natural: 8,
      modifiers: [{ rule: 'RA-DRM-01', value: -1 }],
      hit: rational(15, 36),
    })
    expect(fireOdds(fight.state, 'F1', 'I1').shotDown).toEqual(rational(21, 36))
    expect(fight.odds((after) => !after.isFlying('I1'))).toBe(of36(21))
  }),

  vector('RA-CLD-02 RA-CLD-03 RA-TV-17 a plane in cloud is hidden from above', (game) => {
    const clouds = ['D4/2']
    const attack = hunt(game, 'D4/2', 'D5/3', { clouds }).move('north')
    expect(attack.asked).toBe('')
    attack.refuses(attack.attackingBelow('F1'), 'RA-CLD-02 not-spotted')
    const clear = hunt(game, 'D4/2', 'D5/3').move('north')
    clear.allows(clear.attackingBelow('F1'))
    const hidden = flee(game, 'D5/2', 'D4/3', { clouds }).move('north')
    expect(hidden.asked).toBe('')
    hidden.refuses(hidden.reacting('I1'), 'RA-CLD-02 not-spotted')
    const seen = flee(game, 'D5/2', 'D4/3').move('north')
    expect(seen.asked).toBe('react italian')
    seen.allows(seen.reacting('I1'))
    const level = hunt(game, 'D4/2', 'D5/2', { clouds }).move('north')
    expect(level.asked).toBe('rollFire referee')
  }),

  vector('RA-ENG-03 RA-ENG-07 RA-ENG-11 RA-TV-18 a LeO moves into the cell of a CR42', (game) => {
    const fight = flee(game).move('south')
    expect(engagementsAfter(flee(game).state, 'F1', 'south')).toMatchObject({
      compulsory: [],
      reactions: [{ fighter: 'I1', compulsory: true }],
    })
    expect(fight.told('engagementOpened')).toMatchObject([{ rule: 'RA-ENG-03', kind: 'reaction', attacker: 'I1' }])
    expect(fight.state.fight?.rolls.map(({ by }) => by)).toEqual(['I1'])
    const after = fight.roll(1, 2)
    expect([after.plane('I1').fired, after.plane('F1').fired]).toEqual([true, false])
    expect([after.asked, after.mover]).toEqual(['', 'F1'])
    const fired = amended(flee(game), { I1: { fired: true } }).move('south')
    expect(fired.asked).toBe('')
    fired.refuses(fired.reacting('I1'), 'RA-FIRE-04 already-fired')
  }),

  vector('RA-ENG-03 RA-TV-19 a LeO moves one level under a CR42', (game) => {
    const at = flee(game, 'D4/2', 'D5/3').move('south')
    expect(at.asked).toBe('react italian')
    expect(at.allows(at.reacting('I1')).state.fight?.rolls).toHaveLength(1)
    const declined = at.allows(at.declining('I1'))
    expect([declined.asked, declined.plane('I1').fired]).toEqual(['', false])
    declined.refuses(declined.reacting('I1'), 'wrong-phase')
    expect(declined.move('south').asked).toBe('')
    const two = declined.move('east').rest()
    expect(two.state.turn).toBe(2)
  }),

  vector('RA-ENG-08 RA-TV-21 no attack upwards; the foe above may react', (game) => {
    const at = scene(game, { french: { F1: 'morane D4/2' }, italian: { I1: 'cr42 D5/3' } })
      .turnOf('F1')
      .move('south')
    expect(at.asked).toBe('react italian')
    at.refuses(at.attackingBelow('I1'), 'RA-ENG-08 out-of-reach')
    at.allows(at.reacting('I1'))
    const above = scene(game, { french: { F1: 'morane D4/4' }, italian: { I1: 'cr42 D5/3' } })
      .turnOf('F1')
      .move('south')
    expect(above.asked).toBe('attackBelow french')
    above.allows(above.attackingBelow('I1'))
    above.refuses(above.attackingBelow('I9'), 'RA-ENG-08 out-of-reach').refuses(above.attackingBelow('F9'), 'not-a-foe')
    above.refuses(above.attackingBelow('X'), 'RA-CODE-01 unknown-id')
    above.refuses({ type: 'decline', seat: 'french', fighter: 'F9' }, 'RA-ENG-02 already-declined')
  }),

  vector('RA-FIRE-03 RA-FIRE-06 RA-TV-22 both hit, both holding a HIT', (game) => {
    const fight = amended(hunt(game).move('north'), { F1: { hits: 1 }, I1: { hits: 1 } })
    const after = fight.roll(5, 5, 5, 5)
    expect(after.told('planeShotDown')).toMatchObject([
      { rule: 'RA-FIRE-03', plane: 'F1', by: 'I1' },
      { rule: 'RA-FIRE-03', plane: 'I1', by: 'F1' },
    ])
    expect([after.plane('F1').status, after.plane('I1').status]).toEqual(['shot-down', 'shot-down'])
    expect([after.mover, ...after.state.order]).toEqual(['I9', 'F9'])
  }),

  vector('RA-FIRE-07 a 12 in the air is one HIT', (game) => {
    const after = hunt(game).move('north').roll(6, 6, 1, 2)
    expect(after.plane('F1')).toMatchObject({ hits: 1, status: 'flying' })
  }),

  vector('RA-ENG-06 RA-ENG-01 RA-ENG-10 RA-TV-35 two CR42 in the cell a Morane enters', (game) => {
    const at = outnumbered(game).turnOf('F1').move('south')
    expect(at.asked).toBe('chooseTarget french')
    at.refuses({ type: 'chooseTarget', seat: 'french', target: 'I9' }, 'RA-ENG-08 out-of-reach')
    at.refuses(at.moving('south'), 'RA-ENG-04 fight-pending').refuses(at.ending(), 'RA-ENG-04 fight-pending')
    const first = at.choose('I1')
    expect(first.state.fight?.rolls.map(({ by }) => by)).toEqual(['F1', 'I1'])
    const second = first.roll(1, 2, 1, 2)
    expect(second.told('engagementOpened')).toMatchObject([{ kind: 'reaction', attacker: 'I2', target: 'F1' }])
    expect(second.state.fight?.rolls.map(({ by }) => by)).toEqual(['I2'])
    const after = second.roll(1, 2)
    expect(['F1', 'I1', 'I2'].map((id) => after.plane(id).fired)).toEqual([true, true, true])
    expect(after.asked).toBe('')
    after.allows(after.moving('south'))
  }),

  vector('RA-FIRE-05 RA-TV-36 return fire that does not count', (game) => {
    const free = amended(outnumbered(game, { returnFireCounts: false }), { I1: { fired: true } })
    const fight = free.turnOf('F1').move('south').choose('I1')
    expect(fight.state.fight?.rolls.map(({ by }) => by)).toEqual(['F1', 'I1'])
    expect(fight.roll(1, 2, 1, 2).told('firedMarked')).toMatchObject([{ plane: 'F1' }])
    const strict = amended(outnumbered(game).turnOf('F1'), { I1: { fired: true } })
      .move('south')
      .choose('I1')
    expect(strict.state.fight?.rolls.map(({ by }) => by)).toEqual(['F1'])
  }),

  vector('RA-ENG-07 RA-MOVE-09 RA-ENG-06 what must react, what may, and what never can', (game) => {
    const italian = { I1: 'cr42 D5/2', I2: 'g50 D5/2', I3: 'mc200 D5/3', I4: 'sm79 D5/2' }
    const at = scene(game, { french: { F1: 'leo-451 D4/2' }, italian })
      .turnOf('F1')
      .move('south')
    expect(at.asked).toBe('react italian')
    at.refuses(at.declining('I1'), 'RA-ENG-07 compulsory').refuses(at.reacting('I4'), 'RA-MOVE-09 not-a-fighter')
    at.refuses(at.reacting('I9'), 'RA-ENG-03 out-of-reach').refuses(at.reacting('F9'), 'RA-ENG-03 not-a-foe')
    at.refuses(at.reacting('X'), 'RA-CODE-01 unknown-id')
    const declined = at.allows(at.declining('I3'))
    declined.refuses(declined.declining('I3'), 'RA-ENG-06 already-declined')
    const one = declined.allows(declined.reacting('I2')).roll(1, 2)
    expect(one.state.fight?.rolls).toMatchObject([{ by: 'I1', target: 'F1' }])
    const free = scene(game, {
      french: { F1: 'leo-451 D4/2' },
      italian: { I1: 'cr42 D5/2' },
      options: { reactionSameAltitude: 'optional' },
    })
    expect(free.turnOf('F1').move('south').asked).toBe('react italian')
  }),

  vector('RA-MOVE-09 RA-FIRE-04 a bomber never attacks, and nobody twice', (game) => {
    const at = flee(game, 'D4/3', 'D5/2').move('south')
    expect(at.asked).toBe('')
    at.refuses(at.attackingBelow('I1'), 'RA-MOVE-09 not-a-fighter')
    const spent = amended(hunt(game, 'D4/2', 'D5/3'), { I1: { fired: true } }).move('north')
    expect(spent.asked).toBe('')
    spent.refuses(spent.attackingBelow('F1'), 'RA-FIRE-04 already-fired')
  }),

  vector('RA-ENG-10 a cloud that comes hides the mover from fighters above', (game) => {
    const setting: Setting = {
      french: { F1: 'morane D4/2' },
      italian: { I1: 'cr42 D5/2', I2: 'cr42 D5/3' },
      clouds: ['D4/2'],
    }
    const fight = scene(game, setting).turnOf('F1').move('south')
    expect(fight.roll(1, 1, 1, 2, 3, 3).told('cloudMoved')).toMatchObject([{ column: 4, row: 5, altitude: 2 }])
    expect(fight.roll(1, 1, 1, 2, 3, 3).asked).toBe('')
    expect(fight.roll(1, 2, 1, 2).asked).toBe('react italian')
  }),

  vector('RA-DRM-05 RA-CLD-04 clouds cost 3, once', (game) => {
    const level = flee(game, 'D4/2', 'D5/2', { clouds: ['D5/2'] }).move('south')
    expect(level.hitOdds('I1')).toBe(of36(10))
    expect(fireOdds(level.state, 'I1', 'F1')).toMatchObject({
      natural: 9,
      hit: rational(10, 36),
      modifiers: [{ rule: 'RA-DRM-02' }, { rule: 'RA-DRM-05', value: -3 }],
    })
    expect(fireOdds(level.state, 'F1', 'I1')).toMatchObject({ natural: 10, hit: rational(6, 36) })
    const above = flee(game, 'D4/2', 'D5/3', { clouds: ['D5/3'] })
      .move('south')
      .react('I1')
    expect(above.hitOdds('I1')).toBe(of36(15))
    expect(fireOdds(above.state, 'I1', 'F1')).toMatchObject({ natural: 8, hit: rational(15, 36) })
  }),

  vector('RA-DRM-05 or only if both are in the same cloud: not beside it, not above it, not in clear air', (game) => {
    const rules = (clouds: readonly string[], cr42 = 'D5/2') => {
      const fight = flee(game, 'D4/2', cr42, { clouds, options: { cloudDrm: 'bothOnly' } }).move('south')
      return fireOdds(fight.state, 'I1', 'F1').modifiers.map(({ rule }) => rule)
    }
    expect([rules(['D5/2']).includes('RA-DRM-05'), rules([]).includes('RA-DRM-05')]).toEqual([true, false])
    expect([rules(['D5/3'], 'D5/3'), rules(['D5/2'], 'D5/3')].flat()).not.toContain('RA-DRM-05')
  }),
]

export const chits = [
  vector('RA-CHIT-02 RA-CHIT-03 RA-DRM-06 RA-DRM-07 RA-TV-31 ACE and GREEN of the firer', (game) => {
    const duel = (chit: 'ace' | 'green'): Play =>
      scene(game, { french: { F1: 'morane D4/2' }, italian: { I1: 'cr42 D5/2' }, chits: { I1: chit } })
        .turnOf('I1')
        .move('north')
    expect(duel('ace').told('chitRevealed')).toMatchObject([
      { rule: 'RA-CHIT-02', plane: 'I1', chit: 'ace' },
      { rule: 'RA-CHIT-04', plane: 'F1', chit: 'none' },
    ])
    expect(duel('green').told('chitRevealed')[0]).toMatchObject({ rule: 'RA-CHIT-03' })
    expect([duel('ace').hitOdds('I1'), duel('ace').hitOdds('F1')]).toEqual([of36(26), of36(21)])
    expect(duel('green').hitOdds('I1')).toBe(of36(15))
    expect(fireOdds(duel('ace').state, 'I1', 'F1')).toMatchObject({
      natural: 6,
      modifiers: [{ rule: 'RA-DRM-06', label: 'ACE', value: 1 }],
    })
    expect(fireOdds(duel('green').state, 'I1', 'F1')).toMatchObject({ natural: 8, hit: rational(15, 36) })
  }),

  vector('RA-CHIT-05 RA-TV-39 LUCKY against the one who fires at it', (game) => {
    const at = hunt(game, 'D4/2', 'D5/2', { chits: { F1: 'lucky' } }).move('north')
    expect(at.told('chitRevealed')).toContainEqual(expect.objectContaining({ rule: 'RA-CHIT-07', plane: 'F1' }))
    expect(at.asked).toBe('lucky french')
    at.refuses({ type: 'useLucky', seat: 'french', plane: 'F9', value: 1 }, 'RA-CHIT-05 not-lucky')
    at.refuses({ type: 'useLucky', seat: 'italian', plane: 'F1', value: 1 }, 'CORE-SEAT not-your-decision')
    const fight = at.lucky('F1', -1).lucky('F1', 0)
    expect(fight.hitOdds('I1')).toBe(of36(21))
    expect(fireOdds(at.state, 'I1', 'F1', [{ plane: 'F1', value: -1 }])).toMatchObject({
      natural: 7,
      hit: rational(21, 36),
      modifiers: [{ rule: 'RA-DRM-02' }, { rule: 'RA-CHIT-05', value: -1 }],
    })
    expect(fight.roll(1, 5, 1, 5).told('fireRolled')[0]).toMatchObject({ total: 6, need: 7, hit: false })
  }),

  vector('RA-CHIT-08 RA-CHIT-05 two LUCKY planes declare by turns, before any dice', (game) => {
    const chits = { I1: 'lucky', F1: 'lucky' } as const
    const at = hunt(game, 'D4/2', 'D5/2', { chits }).move('north')
    expect(at.state.fight?.asked).toEqual([
      { roll: 0, plane: 'I1' },
      { roll: 0, plane: 'F1' },
      { roll: 1, plane: 'F1' },
      { roll: 1, plane: 'I1' },
    ])
    expect(at.asked).toBe('lucky italian')
    at.refuses({ type: 'useLucky', seat: 'italian', plane: 'F1', value: 1 }, 'RA-CHIT-08 not-lucky')
    const all = at.lucky('I1', 1).lucky('F1', -1).lucky('F1', 1).lucky('I1', 1)
    expect(all.asked).toBe('rollFire referee')
    expect([all.hitOdds('I1'), all.hitOdds('F1')]).toEqual([of36(26), of36(30)])
  }),

  vector('RA-CHIT-07 a chit stays hidden until the first roll', (game) => {
    const at = hunt(game, 'D4/2', 'D5/2', { chits: { F1: 'ace', I1: 'green' } })
    expect(game.view(at.state, 'italian').planes.F1?.chit).toBe('hidden')
    const fight = at.move('north')
    expect(game.view(fight.state, 'italian').planes.F1?.chit).toBe('ace')
    expect(game.view(fight.state, 'spectator').planes.I1?.chit).toBe('green')
    expect(game.view(fight.state, 'french').planes.I9?.chit).toBe('hidden')
    expect(game.setup(configOf({})).ok).toBe(true)
  }),
]
