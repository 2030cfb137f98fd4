/**
 * What every rule of the flight engine says, in our own words: our base rules here, entries of the errata sheet from
 * the errata module. Kept apart from the rules so that a game carries no prose it does not show.
 *
 * @module
 */
import { type Explanation, explained, type RuleText, type RulingText, type TextsOf } from '../../../core/index.js'
import { owner } from '../errata/amendments.js'
import { AMENDMENT_TEXT } from '../errata/amendments.text.js'
import type { RulingId } from '../errata/rulings.js'
import { RULING_TEXT } from '../errata/rulings.text.js'
import { ERRATA_RULES, type ErrataRule, type HouseRule, type RuleId, rules } from './rules.js'

export type { Explanation, RuleInfo, RuleText, RulingText, TextsOf } from '../../../core/index.js'
export { type RuleId, rules }

const house: Readonly<Record<HouseRule, RuleText>> = {
  'BR-01': {
    summary: 'A turn is 4 seconds, a hex 100 yards, an increment 100 feet, a flight point 50 mph.',
    silent: 'Fixes units only: no order can break it.',
  },
  'BR-02': {
    summary:
      'Twelve facings. Odd ones run along hexsides, on which an aircraft may stand; a turn leads off it, inward.',
  },
  'BR-03': {
    summary: 'Eight bands of 6,000 feet each, named VL to UH.',
    reason: '18,000 feet ends ML in the errata.',
    silent: 'Says which column of a data card applies: the speed or power that it gives is cited.',
  },
  'BR-04': { summary: 'A speed gives as many flight points; a half waits for another half.' },
  'BR-05': { summary: 'Every 5 net points of accel or decel are half a speed; what is left is carried.' },
  'BR-06': {
    summary:
      'Idle takes half a speed at once and all power; normal and combat power stand on the card. Of what is left after damage, load and excess speed, the share (speed / attainable speed) squared only holds the speed, counted from climb speed up, to the nearest point; one point always remains.',
    reason: 'Without drag the best climb is at top speed, and dives and zooms climb better than any climb.',
  },
  'BR-07': { summary: 'Flight points per 30 degrees by speed and rate; a split mode alternates its two numbers.' },
  'BR-08': {
    summary: 'Each 30 degrees cost the decel on the card. Bombers of classes M and H turn at EZ and TT only.',
  },
  'BR-09': {
    summary: 'A bank to a neighbouring angle takes the flight points on the card; turning needs a bank to that side.',
  },
  'BR-10': { summary: 'A slip takes the flight points on the card and 1 decel; an HFP completes it, facing kept.' },
  'BR-11': {
    summary:
      'Zoom climbs and steep dives spend at least 1 VFP and less than two thirds of the speed, though half of it is always allowed; vertical ones spend two thirds or more.',
  },
  'BR-12': {
    summary: 'A VFP changes 1 or 2 increments, in a vertical climb 2, in a vertical dive 3.',
    reason: 'A vertical climb of 3 won more height than its decel pays for.',
  },
  'BR-13': { summary: 'What can be flown next depends on what was flown last and on the wings as the move begins.' },
  'BR-14': {
    summary:
      'Level flight never gains past attainable speed, no flight past safe dive speed + 1.0; above it the structure is tried.',
    reason: 'Without a cap a held dive runs past speed 20.',
  },
  'BR-15': {
    summary:
      'Below minimum speed an aircraft is stalled: one hex ahead, then down. A high roll is a spin, a low one ends it. Without a pilot it flies straight on.',
  },
  'BR-16': {
    summary:
      'Turning below the minimum of a rate is a turn stall: half of the points left are flown straight on, twice the speed in increments is lost and gives no accel, decel of 6 and the speed, a swing of 30 to 90 degrees, a spin roll, and no fire. On purpose it takes a bank to that side and a rate that is too fast for the speed. Flaps lower the minimum of turns by 0.5; regular ones up to 1.5 over the minimum speed.',
    reason: 'A stall on purpose is flown: it must come from a turn point that could not be flown.',
  },
  'BR-17': {
    summary:
      'Vertical flight may end in a reversal; a steep dive too, begun and ended inverted with every VFP it may have at 2 increments. The pull through costs three portions of the hardest turn up to BT that the speed allows, out of a steep dive also twice the speed in increments; one put off costs the same. A slow vertical climb may end in a hammerhead.',
    reason: 'Half a circle must cost what half a circle of turning costs.',
  },
  'BR-18': {
    summary:
      'Eight cases of negative G. Pushes take a regular pilot. There is no BT or ET in the same turn, nothing is dropped, no jam cleared, and an engine without injection gives nothing.',
  },
  'BR-19': {
    summary:
      'Aircraft out of control move first: spinning, stalled, unconscious, surprised. The others roll a die and add for the pilot, 3 for a seen foe ahead within 8 hexes with oneself in his rear arc, and take 3 away for the reverse; low moves first. Ties take another die, then go by id.',
    reason: 'Who moves last gets most of the shots: that should go to the better place more than to luck.',
  },
  'BR-20': {
    summary:
      'A tailer moves directly after the aircraft it tails. It has him in its front arc, within 60 degrees of his course, within 300 feet of height a hex and in range with height counted. Rings of tails break at the lowest initiative.',
    reason: 'The sheet lifts these limits for vertical flight, so they hold elsewhere.',
  },
  'BR-21': {
    summary:
      'Foes are seen unless surprise or a blind arc hides them as the turn begins; who is not seen is not fired at.',
  },
  'BR-22': {
    summary: 'Fire goes within 30 degrees of the nose, and 30 more to the side of a turn that the last point served.',
  },
  'BR-23': {
    summary: 'Odds of firepower to defense give a column; column + 2 less the modified die are hits. Range 1 to 6.',
  },
  'BR-24': { summary: 'Deflection by the arc in which the target has the shooter.' },
  'BR-25': {
    summary: 'Half, regular and long bursts take 0.5, 1 and 2 shots. A long one jams its first weapon on a 10.',
  },
  'BR-26': {
    summary:
      'A quarter of the hits, rounded up, is light damage, half of them heavy, two thirds to the nearest severe; all of them destroy.',
  },
  'BR-27': {
    summary:
      'A natural 1 that hits is a critical hit on engine, airframe, equipment or crew; cockpit armor is taken off a die that would strike a lone pilot. An engine die of 7 stops an engine. A wounded pilot aims worse and turns no harder than BT.',
  },
  'BR-28': {
    summary: 'Foes that end their moves in one hex at one altitude may collide; the larger one’s size counts.',
  },
  'BR-29': {
    summary:
      'Aircraft nose to nose fire before all others, once a turn; within a hex and an increment they may then collide.',
  },
  'BR-30': {
    summary:
      'A load leaves two thirds of the power. A climbing VFP costs 1 more decel loaded and 2 over-loaded, a portion of a turn at HT or harder 1 more; over-loaded there is no turn harder than TT. Drop tanks make an aircraft loaded. What it carries can be dropped after the shots; that turn is flown with it.',
    reason: 'The sheet names loads among what climbs and turns cost, but gives no numbers.',
  },
  'BR-31': { summary: 'At altitude 0 an aircraft has crashed.' },
  'BR-32': {
    summary:
      'Points for heavy, severe and total damage after the last turn. A side whose every aircraft is lost or severely damaged has lost at once; of an intercept only the fighters can lose so.',
  },
  'BR-33': { summary: 'No VFP leads above the ceiling; who could only climb past it levels off.' },
  'BR-34': {
    summary:
      'Each defensive gun fires once a turn in its arcs and altitudes, not from an aircraft that turns harder than TT.',
  },
  'BR-35': { summary: 'An aircraft without a flight point is stalled.' },
  'BR-36': {
    summary:
      'Of equal points the side has won whose aircraft have taken less of the hits they can take, each as a share, a lost one all of them.',
    reason: 'Most drawn games had hits on one side only.',
  },
  'BR-37': {
    summary:
      'A deck is solid, edges included. With one aircraft in it, or the deck between, neither sees, tails or fires at the other. Who begins a move in cloud takes up no vertical flight and no inverted bank, turns at TT at most, and flies no reversal.',
    reason:
      'The sheet calls decks solid, bars hammerheads in them as no manoeuvre for instruments, and sets nobody up in one.',
  },
  'BR-38': {
    summary:
      'As a turn ends, an aircraft that no foe can look at, for cloud, blind arcs or more than 30 hexes, is lost from sight and can be neither tailed nor fired at. Later it is found at once within 6 hexes, else on a die of 7 or less with 1 added for every 6 hexes, its size taken off, and the pilot, crew and fatigue of the best looker counted. Who fires is seen.',
    reason: 'The sheet gives modifiers of sighting but not its table.',
  },
  'BR-39': {
    summary:
      'Power is shared by the engines that run. Of four, speeds go by the table of the sheet, two that are out counting as one on each side; of two, one that is out takes 1.5 off attainable speed. A burning engine may be shut down: on 8 or less it stops and the fire is out as the next turn begins; until then it burns and windmills for 1 decel.',
    reason: 'The sheet orders when, not on which die.',
  },
  'BR-40': {
    summary:
      'After the shots bombs may be dropped on a target of the other side within a hex, out of a steep dive on one in the front arc within three, in clear air. Odds of the load, 12 or 20 over-loaded, to its defense give a column as gunfire does; 1 is added for every 2,000 feet, 1 taken off in a steep dive, 2 in a vertical one, and the pilot counts. A hard point has twice its defense. As many hits as it can take destroy it, for its points.',
    reason: 'The tables of ground attack stand in a rulebook not at hand.',
  },
  'BR-41': {
    summary:
      'After the shots each battery that is neither silenced nor reloading fires at the nearest foe in reach and in clear air; 2 is added, and 1 for every 6 hexes. Half of the hits it can take silence it. Guns over 57 mm reload.',
    reason: 'The tables of flak stand in a rulebook not at hand.',
  },
  'HR-01': {
    summary: 'The edition and the switches decide which entries of the errata sheet are in force.',
    silent: 'Says which entries of the sheet are in force: each is cited itself.',
  },
  'HR-02': {
    summary: 'Cards, base numbers and scenarios from outside must make sense, and fit the corrections of the errata.',
  },
  'HR-03': { summary: 'Declarations before movement and shots are sealed until both sides are done.' },
  'HR-04': {
    summary: 'Between two flight points one order each may be given for turn, bank and slip.',
    reason: 'So a move always comes to an end.',
  },
  'HR-05': {
    summary: 'A flight point after which the move could not be finished is refused, naming the rule it would break.',
  },
  'HR-06': { summary: 'One orders aircraft of one’s own, in play, whose turn it is.' },
  'HR-07': {
    summary:
      'Declarations, tails, initiative, movement one by one, head-on fire, other fire, loads, jams, crews, the books.',
  },
  'HR-08': {
    summary: 'After the last flight point come a reversal, a hammerhead or rolling back, then the end of the move.',
  },
  'HR-09': {
    summary:
      'A wingman may move directly after his leader instead of on his own number; a green leader leads on paper only.',
  },
  'HR-10': {
    summary:
      'As a turn ends the crew of a severely damaged or burning aircraft may bail out. The aircraft is lost. On 8 or less parachutes open: 1 is added for each 1.0 of speed over 5.0 unless it spins, 3 below 500 feet, 2 for a wounded pilot. The crew comes down and is not fired at.',
    reason: 'Fire at parachutes needs a determination roll that stands in a rulebook not at hand.',
  },
  'HR-11': {
    summary:
      'Where a scenario says so, landing gear can be lowered and raised, a turn each. Until it is up it costs decel equal to the start speed.',
    reason: 'Elsewhere it stays up: take-off and landing are not played.',
  },
}

/** Why an entry of the sheet is played but never cited. */
const silent: Readonly<Partial<Record<ErrataRule, string>>> = {
  'OTR1-4.5-stall-is-steep-dive': 'Said twice by the sheet: the note on the turn chart is cited.',
  'OTR1-5.3-carry-no-instant-facing':
    'True by construction: a facing change only ever comes with a flight point that is spent.',
  'OTR1-5.3-inverted-mode-split':
    'Gives the number behind the reduced turn, which is cited as OTR1-5.3-inverted-turn-reduction.',
  'OTR1-6.3-mf-gifted-vertical': 'The play aid says the same and is cited: OTR1-AID-bombers-mf.',
  'OTR1-AID-noncumulative': 'True by construction: an aircraft is loaded or over-loaded, never both.',
  'OTR1-10.2-friendly-in-fire': 'A freedom: no shot is ever refused for a friend in the way.',
}

type Ruled = { [I in ErrataRule]: (typeof rules)[I]['status'] extends 'ruling' ? I : never }[ErrataRule]

/** By which ruling an entry of the sheet is read, and the ways to read it, the default first. */
const decided: Readonly<Record<Ruled, { readonly by: RulingId; readonly readings: readonly string[] }>> = {
  'OTR1-6.3-vd-inverted-exit': {
    by: 'R-01',
    readings: ['`at-least`: half the speed or more as VFPs', '`at-most`: half the speed or less'],
  },
  'OTR1-5.3-inverted-level-turn-decel': {
    by: 'R-11',
    readings: ['`per-portion`: for every 30 degrees', '`per-turn`: once for a turn of any length'],
  },
  'OTR1-CRIT-equip-3': {
    by: 'R-12',
    readings: ['`up`: a half speed costs the next whole number', '`down`: it costs the whole number below'],
  },
  'FW-4.5-stall-altitude': {
    by: 'R-15',
    readings: ['`counts`: the first stalled turn is one', '`counts-not`: turns before this one are counted'],
  },
  'FW-5.5-gloc-vfps': { by: 'R-17', readings: ['to the nearest whole number, half up', 'always up'] },
  'FW-5.6-slats-with-flaps': {
    by: 'R-43',
    readings: ['`allowed`: any pilot, since flaps ask for no skill', '`not-allowed`: regular pilots and better'],
  },
  'FW-6.3-from-zc-to-sd': {
    by: 'R-04',
    readings: ['`at-least`: half the speed or more as HFPs first', '`at-most`: no more than half the speed'],
  },
  'FW-7.7-negG-turn': {
    by: 'R-18',
    readings: ['`exactly-one`: one step steeper', '`one-or-more`: any steeper flight type'],
  },
  'FW-8.1e-vertical-tailing': {
    by: 'R-05',
    readings: ['`at-least`: 300 feet or more per hex', '`at-most`: 300 feet or less per hex'],
  },
  'FW-8.1h-blind-vertical': { by: 'R-21', readings: ['a target exactly level is seen', 'it is hidden'] },
  'FW-10.5-blind-spot': {
    by: 'R-40',
    readings: ['`one-per-hex`: an increment or more of height per hex', '`any-higher`: any height'],
  },
  'FW-13-drop-tanks': {
    by: 'R-06',
    readings: ['`seven-or-more`: a second try of 7 or more', '`exactly-seven`: of exactly 7'],
  },
  'FW-11.1-severe-climb': { by: 'R-22', readings: ['one rule, charged once', 'two rules, charged twice'] },
  'FW-11.3-oxygen': { by: 'R-23', readings: ['a result of 1 or less', 'a result of exactly 1'] },
}

const rulingOf = (id: ErrataRule): Omit<RulingText, 'summary'> | undefined => {
  if (!Object.hasOwn(decided, id)) return undefined
  const { by, readings } = decided[id as Ruled]
  const { issue, reason } = RULING_TEXT[by]
  return { question: issue, readings, choice: 0, reason }
}

const amended = (id: ErrataRule): RuleText => {
  const entry = owner(id)
  const why = silent[id]
  return {
    summary: entry === null ? rules[id].title : AMENDMENT_TEXT[entry].summary,
    ...rulingOf(id),
    ...(why !== undefined && { silent: why }),
  }
}

/** The texts by rule id. */
export const texts = {
  ...house,
  ...Object.fromEntries(ERRATA_RULES.map((id) => [id, amended(id)])),
} as TextsOf<typeof rules, RuleId>

/** A rule explained. */
export const explain = (id: RuleId): Explanation<RuleId> => explained(id, rules[id], texts[id])
