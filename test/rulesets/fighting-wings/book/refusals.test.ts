/** Every refusal is true. */
import { messages } from '../../../../src/rulesets/fighting-wings/book/messages.js'
import type { Config } from '../../../../src/rulesets/fighting-wings/shown.js'
import type { Said } from '../../refusals.js'
import { describeTruths, isTight, type Truths } from '../../truths.js'
import { type Action, type FightingWings, fightingWings, type Plane, type State } from '../fixture.js'
import { vectors } from '../vectors/index.js'
import { witnesses } from '../witnesses.js'

type One = Said<FightingWings>
type Order = Action & Readonly<Record<'plane' | 'target', string>>

const state = ({ state: at }: One): State => at as State
const order = (one: One): Order => one.order as Order
const plane = (one: One, id: string): Plane => state(one).planes[id]!
const acting = (one: One): Plane => plane(one, order(one).plane)
const move = (one: One) => acting(one).move!
const craftOf = (one: One, id: string) => state(one).config.crafts[state(one).config.flyers[id]!.craft]!
/** In hexes: places are counted in halves, so that hexsides have one. */
const apart = (a: Pick<Plane, 'q' | 'r'>, b: Pick<Plane, 'q' | 'r'>): number => {
  const [q, r] = [a.q - b.q, a.r - b.r]
  return (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 4
}

/** HFPs before the first VFP: half of the speed out of a zoom climb, two thirds out of a steep dive, else one. */
const leadIn = (one: One): number => {
  const { flight } = acting(one)
  const share = flight === 'ZC' ? 4 : flight === 'SD' ? 3 : Number.POSITIVE_INFINITY
  return Math.max(1, Math.ceil(move(one).start / share))
}

const TRUTHS: Truths<FightingWings> = {
  'bad-increment': ({ flight, least, most }, one) => {
    const span = state(one).config.base.increments[flight as 'VC']
    return move(one).flight === flight && span[0] === least && span[1] === most
  },
  'facing-limit': ({ limit }, one) => limit === move(one).vert!.facings,
  'no-bank-back': ({ limit }, one) => isTight(fightingWings, one, 'steps', 1, limit!),
  'too-many-vertical': ({ flight, limit }, one) =>
    move(one).flight === flight && limit === move(one).vMax && move(one).v >= limit,
  'least-loss': ({ need }, one) => need === 2 && move(one).flight === 'SD' && move(one).v === 0,
  'vertical-owed': ({ owed, left }, one) =>
    owed === move(one).vMin - move(one).v && left === move(one).left && owed > left - 1,
  'too-few-points': ({ need, have }, one) => have === move(one).fps && need! > have && need === leadIn(one) + 1,
  'under-ceiling': ({ plane: id, alt, limit }, one) =>
    alt === plane(one, id).alt && limit === craftOf(one, id).ceiling && alt <= limit,
  'points-left': ({ plane: id, left }, one) => left === plane(one, id).move!.left && left > 0,
  'lead-in-owed': ({ owed }, one) => owed === move(one).leadIn - move(one).h && owed > 0,
  'lead-in-over': ({ limit }, one) => limit === move(one).leadMost && move(one).h >= limit!,
  'too-low': ({ plane: id, alt, need }, one) =>
    alt === plane(one, id).alt && alt <= need! && need === plane(one, id).move!.start,
  'set-in-cloud': ({ plane: id, alt }, one) => {
    const { scenario } = one.order as Config
    return typeof scenario !== 'string' && scenario.planes.some((each) => each.id === id && each.alt === alt)
  },
  'no-bomb-run': ({ plane: id, target, hexes, limit }, one) => {
    const found = state(one).config.targets.find((each) => each.id === target)!
    const carries = plane(one, id).move!.flight === 'SD' ? 3 : 1
    return Math.abs(hexes! - apart(plane(one, id), found)) <= 0.5 && limit === carries
  },
  'out-of-range': ({ target, range }, one) => {
    const rise = (acting(one).alt - plane(one, target).alt) / 3
    return Math.abs(range! - Math.hypot(apart(acting(one), plane(one, target)), rise)) <= 1 && range! > 6
  },
  'jettison-negative-g': ({ plane: id, ...facts }, one) => plane(one, id).move!.negG.includes(facts.case!),
  'not-active': ({ expected }, one) => state(one).active === (expected as unknown as string),
  'no-points-left': ({ plane: id }, one) => plane(one, id).move!.left === 0,
}

describeTruths({
  ruleset: fightingWings,
  messages,
  truths: TRUTHS,
  witnesses,
  rows: 14,
  longest: 200,
  more: (game) => {
    for (const { run } of vectors) run(game)
  },
})
