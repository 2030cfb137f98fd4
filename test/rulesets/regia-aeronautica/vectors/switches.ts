/** Readings that are switches, each beside its other reading. */
import { expect } from 'vitest'
import { toText } from '../../../../src/core/index.js'
import { map } from '../../../../src/rulesets/regia-aeronautica/shown.js'
import { begun, type Play, type RaRuleset, type Setting, scene, square, vector } from '../fixture.js'
import { type Action, aaOdds, bombingOdds, fireOdds, type Options, reachable, slotsLeft } from '../vocabulary.js'

const DUEL: Setting = { french: { F1: 'leo-451 D4/2' }, italian: { I1: 'cr42 D5/2' } }

/** A CR42 attacks a LeO, under these options. */
const attack = (game: RaRuleset, options: Partial<Options>, rest: Setting = {}): Play =>
  scene(game, { ...DUEL, ...rest, options })
    .turnOf('I1', 'F1')
    .move('north')

/** A LeO over the AA in D4, in the AA step. */
const underFire = (game: RaRuleset, altitude: number, options: Partial<Options>, rest: Setting = {}): Play =>
  scene(game, { french: { F1: `leo-451 C4/${altitude}` }, guns: ['D4'], ...rest, options })
    .turnOf('F1')
    .move('east')
    .stop()
    .rest()

/** A LeO over an objective near its own edge, in the bombing step. */
const bombing = (game: RaRuleset, altitude: number, rest: Setting): Play =>
  scene(game, { french: { F1: `leo-451 A4/${altitude}` }, map: { ...map, objectives: [square('B4')] }, ...rest })
    .turnOf('F1')
    .move('east')
    .stop()
    .rest()
    .bomb('F1')

export const switches = [
  vector('RA-PREP-07 the attacker deploys last, or the defender', (game) => {
    const deployers = (deploysLast: Options['deploysLast']): readonly string[] => {
      const start = begun(game, { dice: 'manual', scenario: 'premiere', options: { deploysLast } })
      const chits = start.state.config.roster.map((): Action => ({ type: 'drawChit', seat: 'referee', card: 'none' }))
      const first = start.take(
        ...chits,
        { type: 'rollAA', seat: 'referee', rolls: [1] },
        { type: 'deployGun', seat: 'italian', square: square('C3') },
        { type: 'rollClouds', seat: 'referee', rolls: [1] },
        { type: 'deployCloud', seat: 'italian', cell: { ...square('C3'), altitude: 1 } },
      )
      const [seat] = game.actors(first.state)
      const own = Object.keys(first.state.planes).filter((id) => first.plane(id).side === seat)
      const { from } = first.state.config.map.zones[seat as 'french']
      const cells = Object.fromEntries(own.map((id) => [id, { column: from, row: 1, altitude: 1 }]))
      const second = first.take({ type: 'deployPlanes', seat: seat as 'french', cells })
      expect(game.parse.state(JSON.parse(JSON.stringify(second.state)))).toMatchObject({ ok: true })
      return [first.asked, second.asked]
    }
    expect(deployers('attacker')).toEqual(['deployPlanes italian', 'deployPlanes french'])
    expect(deployers('defender')).toEqual(['deployPlanes french', 'deployPlanes italian'])
  }),

  vector('RA-TURN-05 a lost plane leaves its slot empty, or its side closes up', (game) => {
    const french = { F1: 'leo-451 D4/2', F2: 'morane A1/1', F3: 'morane A2/1' }
    const italian = { I1: 'cr42 D5/2', I2: 'cr42 J1/1', I3: 'cr42 J2/1' }
    const shot = (lostPlanes: Options['lostPlanes']): Play =>
      scene(game, { french, italian, options: { lostPlanes, twelveKills: true } })
        .turnOf('I1', 'F1', 'I2', 'F2', 'I3', 'F3')
        .move('north')
        .roll(6, 6, 1, 2)
    const order = (at: Play): string =>
      slotsLeft(at.state)
        .map(({ plane }) => plane)
        .join(' ')
    const [skipped, closed] = [shot('skipped'), shot('closeUp')]
    expect(order(skipped)).toBe('I1 I2 F2 I3 F3 I9 F9')
    expect(order(closed)).toBe('I1 F2 I2 F3 I3 F9 I9')
    expect(skipped.stop().mover).toBe('I2')
    expect(skipped.stop().told('slotSkipped')).toMatchObject([{ rule: 'RA-TURN-05', plane: 'F1' }])
    expect(closed.stop().mover).toBe('F2')
    expect(order(closed.stop())).toBe('F2 I2 F3 I3 F9 I9')
  }),

  vector('RA-MOVE-06 who may leave the map', (game) => {
    const home = (exit: Options['exit']): Play =>
      bombing(game, 2, { options: { exit } }).roll(1, 2).turnOf('F1').move('west')
    expect(home('bombed').allows(home('bombed').moving('west')).plane('F1').status).toBe('left')
    home('nobody').refuses(home('nobody').moving('west'), 'RA-MOVE-06 off-map')
    expect(reachable(home('nobody').state, 'F1').exit).toBeNull()
    const fighter = (exit: Options['exit']): Play =>
      scene(game, { french: { F1: 'morane A4/2' }, options: { exit } }).turnOf('F1')
    fighter('bombed').refuses(fighter('bombed').moving('west'), 'RA-MOVE-06 off-map')
    expect(fighter('everyone').allows(fighter('everyone').moving('west')).told('planeLeft')).toHaveLength(1)
  }),

  vector('RA-FIRE-06 who is shot down first does not roll, if the attacker rolls first', (game) => {
    const together = attack(game, { twelveKills: true }).roll(6, 6, 6, 6)
    expect([together.plane('F1').status, together.plane('I1').status]).toEqual(['shot-down', 'shot-down'])
    const afterwards = attack(game, { twelveKills: true, returnRoll: 'afterwards' }).roll(6, 6)
    expect([afterwards.plane('F1').status, afterwards.plane('I1').status]).toEqual(['shot-down', 'flying'])
    // 4 and 3 hit: the HIT marker counts against the return at once, so 7 no longer does.
    const wounded = attack(game, { returnRoll: 'afterwards' }).roll(4, 3, 4, 3)
    expect(wounded.told('fireRolled').map(({ total, hit }) => [total, hit])).toEqual([
      [8, true],
      [6, false],
    ])
    expect(attack(game, {}).roll(4, 3, 4, 3).told('fireRolled').at(-1)).toMatchObject({ total: 7, hit: true })
  }),

  vector('RA-FIRE-07 a natural 12 in air combat kills, or is a hit like any other', (game) => {
    const plain = attack(game, {}).roll(6, 6, 1, 2)
    expect(plain.plane('F1')).toMatchObject({ hits: 1, status: 'flying' })
    const deadly = attack(game, { twelveKills: true }).roll(6, 6, 1, 2)
    expect(deadly.told('planeShotDown')).toMatchObject([{ rule: 'RA-FIRE-07', plane: 'F1' }])
    expect(attack(game, { twelveKills: true }).roll(5, 6, 1, 2).plane('F1').hits).toBe(1)
    const odds = fireOdds(attack(game, { twelveKills: true }).state, 'I1', 'F1')
    expect(toText(odds.shotDown)).toBe('1/36')
  }),

  vector('RA-DRM-03 a low target is one lower than the firer, or one at altitude 1, or at 1 and 2', (game) => {
    const modified = (altitude: number, lowTarget: Options['lowTarget']): boolean => {
      const cells = { french: { F1: `leo-451 D4/${altitude}` }, italian: { I1: `cr42 D4/${altitude}` } }
      const { state } = scene(game, { ...cells, options: { lowTarget } })
      return fireOdds(state, 'I1', 'F1').modifiers.some(({ rule }) => rule === 'RA-DRM-03')
    }
    const levels = (lowTarget: Options['lowTarget']) => [1, 2, 3].map((altitude) => modified(altitude, lowTarget))
    expect(levels('lower')).toEqual([false, false, false])
    expect(levels('altitude1')).toEqual([true, false, false])
    expect(levels('altitudes1and2')).toEqual([true, true, false])
  }),

  vector('RA-AA-01 AA reaches altitude 3, or altitude 4 as well', (game) => {
    expect(underFire(game, 4, {}).state.phase).not.toBe('aa')
    const high = underFire(game, 4, { aaCeiling: 'altitude4' })
    expect(high.asked).toBe('aa italian')
    expect(toText(aaOdds(high.state, 0, 'F1').hit)).toBe(toText(aaOdds(underFire(game, 3, {}).state, 0, 'F1').hit))
    expect(high.fireAA(0, 'F1').roll(5, 6).told('aaFired')).toMatchObject([{ need: 11, hit: true }])
    const said = (at: Play): string =>
      game.check(at.state, { type: 'fireAA', seat: 'italian', gun: 0, target: 'F9' })[0]!.message
    expect(said(high)).toContain('up to 8000 m')
    expect(said(underFire(game, 3, {}))).toContain('up to 6000 m')
  }),

  vector('RA-AA-05 a natural 12 kills, or a modified one', (game) => {
    const cloud: Setting = { clouds: ['D4/2'] }
    const natural = underFire(game, 2, {}, cloud).fireAA(0, 'F1').roll(6, 6, 3, 3)
    expect(natural.told('planeShotDown')).toMatchObject([{ rule: 'RA-AA-05' }])
    const modified = underFire(game, 2, { aaKill: 'modified' }, cloud).fireAA(0, 'F1').roll(6, 6, 3, 3)
    expect(modified.plane('F1')).toMatchObject({ hits: 1, status: 'flying' })
    const helped = underFire(game, 2, { aaKill: 'modified', aaDrm: 'full' }).fireAA(0, 'F1').roll(5, 6)
    expect(helped.told('planeShotDown')).toMatchObject([{ rule: 'RA-AA-05' }])
    expect(underFire(game, 2, { aaDrm: 'full' }).fireAA(0, 'F1').roll(5, 6).plane('F1').hits).toBe(1)
  }),

  vector('RA-BOMB-06 the 12 of the table is a modified one, or a natural one', (game) => {
    const ace = (bombingTwelve: Options['bombingTwelve']): Play =>
      bombing(game, 4, { chits: { F1: 'ace' }, options: { bombingTwelve } })
    expect(ace('modified').roll(5, 6).state.bombed).toEqual(['B4'])
    expect(ace('natural').roll(5, 6).told('bombsDropped')).toMatchObject([{ modifiers: [], total: 11, hit: false }])
    expect(ace('natural').roll(6, 6).state.bombed).toEqual(['B4'])
    expect(toText(bombingOdds(ace('natural').state, 'F1')[3]!.hit)).toBe('1/36')
    expect(toText(bombingOdds(ace('modified').state, 'F1')[3]!.hit)).toBe('1/12')
    // Nobody is asked for a declaration that counts for nothing.
    const lucky = (bombingTwelve: Options['bombingTwelve']): string =>
      bombing(game, 4, { chits: { F1: 'lucky' }, options: { bombingTwelve } }).asked
    expect([lucky('modified'), lucky('natural')]).toEqual(['lucky french', 'rollFire referee'])
  }),
]
