/** Every refusal is true. */
import {
  type Action,
  type AircraftChart,
  messages,
  type Plane,
  type Spitfire,
  type State,
  spitfire,
} from '../../../../src/rulesets/spitfire/shown.js'
import type { Said } from '../../refusals.js'
import { describeTruths, type Facts, isTight, type Truths } from '../../truths.js'
import { witnesses } from '../witnesses.js'

type One = Said<Spitfire>
type Order = Action &
  Readonly<Record<'speed' | 'levels' | 'bleed', number>> &
  Readonly<Record<'mode' | 'plane', string>>

const state = ({ state: at }: One): State => at as State
const order = (one: One): Order => one.order as Order
const plane = (one: One, id: string): Plane => state(one).planes[id]!
const chart = (one: One, id: string): AircraftChart => state(one).config.charts[plane(one, id).chart]!
const mover = (one: One): Plane => plane(one, state(one).move!.plane)
/** What a dive of so many levels costs. */
const diveCost = (one: One, id: string, levels: number): number => {
  const { vdCost } = chart(one, id)
  return typeof vdCost === 'number' ? vdCost : vdCost[levels]!
}

/** The order is for this aircraft and brings this number. */
const brings = (field: 'speed' | 'levels', { plane: id, ...facts }: Facts, one: One): boolean =>
  order(one).plane === id && order(one)[field] === facts[field]

const TRUTHS: Truths<Spitfire> = {
  'too-early': ({ turn }, one) => turn === 10 && state(one).turn <= turn,
  'bad-levels': (facts, one) => order(one).levels === facts.levels && order(one).mode === facts.mode,
  'too-deep': (facts, one) => {
    const deepest = Math.max(0, ...Object.values(chart(one, facts.plane).vdTrack))
    return brings('levels', facts, one) && facts.levels! > facts.limit! && facts.limit! <= deepest
  },
  'not-exact': (facts, one) =>
    brings('levels', facts, one) && facts.levels! <= Math.max(...Object.values(chart(one, facts.plane).vdTrack)),
  'too-slow': (facts, one) =>
    brings('speed', facts, one) &&
    facts.speed! < facts.have! &&
    [plane(one, facts.plane).speed, chart(one, facts.plane).levelMax, plane(one, facts.plane).maxSpeed].includes(
      facts.have!,
    ),
  'not-without-dive': (facts, one) =>
    brings('speed', facts, one) &&
    facts.limit === Math.min(chart(one, facts.plane).levelMax, plane(one, facts.plane).maxSpeed) &&
    facts.speed! > facts.limit,
  'no-injection': ({ plane: id, have }, one) =>
    !chart(one, id).fuelInjected &&
    plane(one, id).mode === 'vdive' &&
    have === plane(one, id).speed &&
    order(one).speed > have,
  'over-maximum': (facts, one) =>
    brings('speed', facts, one) && facts.limit === plane(one, facts.plane).maxSpeed && facts.speed! > facts.limit,
  'too-much-acceleration': (facts, one) =>
    brings('speed', facts, one) &&
    facts.limit === chart(one, facts.plane).maxAccel &&
    facts.most === facts.have! + facts.limit &&
    facts.have! <= plane(one, facts.plane).speed &&
    facts.speed! > facts.most,
  'not-enough-mp': ({ need, have }, one) => have === state(one).move!.left && need! > have && need! <= 40,
  'mp-left': ({ left }, one) => left === state(one).move!.left && left > 0,
  'turn-too-soon': ({ need, have }, one) => have === mover(one).straight && have < need! && need! <= 12,
  'bad-bleed': ({ plane: id, limit, bleed }, one) =>
    order(one).bleed === bleed && state(one).move!.plane === id && isTight(spitfire, one, 'bleed', 0, limit!),
  'dive-not-supported': (facts, one) =>
    brings('speed', facts, one) &&
    plane(one, facts.plane).levels === facts.levels &&
    [facts.speed, plane(one, facts.plane).speed].some(
      (basis) => (chart(one, facts.plane).vdTrack[basis!] ?? 0) === facts.limit,
    ),
  'dive-speed-locked': ({ plane: id, speed, levelMax }, one) =>
    speed === plane(one, id).speed && levelMax === chart(one, id).levelMax && speed > levelMax,
  'too-slow-to-dive': ({ plane: id, need, have }, one) => {
    const levels = order(one).levels ?? plane(one, id).levels
    return need === diveCost(one, id, levels) && need > have! && have! <= plane(one, id).maxSpeed
  },
  ceiling: ({ plane: id, altitude, step }, one) =>
    altitude === plane(one, id).altitude && step === plane(one, id).climbStep && altitude >= 20,
  obstructed: ({ count }, one) => count! > 1 && count! <= Object.keys(state(one).planes).length - 2,
  'half-step': ({ need }, one) => need === chart(one, state(one).move!.plane).climbMpPerStep,
  'already-moved': ({ plane: id }, one) => plane(one, id).moved,
  'move-in-progress': ({ plane: id }, one) => state(one).move?.plane === id || state(one).move === null,
  'aircraft-left': ({ plane: id }, one) => !plane(one, id).moved && plane(one, id).side === state(one).moving,
  'not-climbing': ({ plane: id }, one) => plane(one, id).mode !== 'climb',
  diving: ({ plane: id }, one) => ['hdive', 'vdive'].includes(plane(one, id).mode as string),
}

describeTruths({ ruleset: spitfire, messages, truths: TRUTHS, witnesses, rows: 30, longest: 150 })
