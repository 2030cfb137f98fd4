/** Every refusal is true. */
import {
  type Action,
  type AerialCraps,
  aerialCraps,
  messages,
  type State,
} from '../../../../src/rulesets/aerial-craps/shown.js'
import type { Said } from '../../refusals.js'
import { describeTruths, isTight, type Truths } from '../../truths.js'
import { witnesses } from '../witnesses.js'

type One = Said<AerialCraps>
type Number_ = 'pp' | 'dice' | 'turn' | 'aim' | 'cv' | 'burst' | 'mp' | 'more' | 'shift' | 'pitch'
type Order = Action & Readonly<Record<Number_, number>> & Readonly<Record<'ac' | 'target' | 'crew', string>>

const state = ({ state: at }: One): State => at as State
const order = (one: One): Order => one.order as Order
const craft = (one: One, id: string) => state(one).aircraft[id]!
/** Numbers that name a hexside or an MP: they have no others, whatever else is wrong with an order. */
const FIXED: Readonly<Record<string, string>> = { turn: '-3 3', facing: '0 5', mp: '1 2', shift: '-2 3' }

/** The order with nothing spent besides: dice of one kind leave less room for the other. */
const alone = (one: One, what: string): One =>
  what === 'aero' ? ({ ...one, order: { ...order(one), pp: 0 } } as One) : one

/** A payment below nothing, in points or in what they buy: the purse of who pays is the most. */
const isPayment = (one: One, least: number, most: number): boolean => {
  const { pp = 0, dice = 0, cv = 0 } = order(one)
  return (
    Math.min(pp, dice, cv) < 0 && least === 0 && Object.values(state(one).aircraft).some((each) => each.pp === most)
  )
}

const TRUTHS: Truths<AerialCraps> = {
  'too-few-pp': ({ ac, have, need }, one) => {
    const { pp = 0, dice = 0, cv = 0, shift = 0 } = order(one)
    const { mtLevel, cv: lead } = craft(one, ac)
    const turned = [Math.abs(shift), Math.abs(shift) + mtLevel - Math.max(0, lead)]
    const prices = [Math.abs(pp), dice, 2 * dice, 2 * cv, ...turned]
    return have === craft(one, ac).pp && need! > have && prices.includes(need!)
  },
  'out-of-range': ({ what, least, most }, one) =>
    FIXED[what] === `${least} ${most}` ||
    isPayment(one, least!, most!) ||
    isTight(aerialCraps, alone(one, what), what, least!, most!),
  'no-row': ({ speed }, one) =>
    speed === state(one).move?.start || Object.values(state(one).aircraft).some((each) => each.speed === speed),
  'turn-impossible': ({ speed, degrees }, one) =>
    speed === state(one).move!.start && degrees === 60 * Math.abs(order(one).turn),
  'too-few-mps': ({ ac, have, need }, one) =>
    state(one).move!.ac === ac && have === state(one).move!.hLeft && need === 2 && have < need,
  'too-many-dice': ({ most }, one) => isTight(aerialCraps, one, 'more', 0, most!),
  'bad-pitch': ({ least, most }, one) => isTight(aerialCraps, one, 'pitch', least!, most!),
  'over-maximum': ({ ac, most }, one) =>
    most === state(one).config.cards[craft(one, ac).card]!.maxLevel &&
    craft(one, ac).speed + Math.max(1, order(one).aim) > most,
  'not-enough-cv': ({ ac, have }, one) =>
    have === (order(one).crew === 'observer' ? craft(one, ac).observer!.cv : craft(one, ac).cv),
  'burst-too-long': ({ most }, one) => isTight(aerialCraps, one, 'burst', 1, most!),
  'already-held': ({ ac, target }, one) => [craft(one, ac).target, craft(one, ac).observer?.target].includes(target),
  'not-a-foe': ({ target }, one) => order(one).target === target,
  'engine-stopped': ({ ac }, one) => craft(one, ac).engine !== 'running',
  'drag-is-due': ({ ac }, one) => craft(one, ac).engine !== 'running',
  'not-going': ({ ac }, one) => craft(one, ac).maneuvering,
  'not-maneuvering': ({ ac }, one) => !craft(one, ac).maneuvering || order(one).type === 'declarePitch',
}

describeTruths({ ruleset: aerialCraps, messages, truths: TRUTHS, witnesses, rows: 16, longest: 150 })
