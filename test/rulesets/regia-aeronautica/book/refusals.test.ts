/** Every refusal is true. */
import { messages } from '../../../../src/rulesets/regia-aeronautica/book/messages.js'
import { scenarioData } from '../../../../src/rulesets/regia-aeronautica/data/scenarios.js'
import type { ChitCounts } from '../../../../src/rulesets/regia-aeronautica/shown.js'
import type { Said } from '../../refusals.js'
import { describeTruths, type Truths } from '../../truths.js'
import { chapters } from '../vectors/index.js'
import {
  type Action,
  type Chit,
  type Config,
  type Plane,
  type RegiaAeronautica,
  regiaAeronautica,
  type State,
} from '../vocabulary.js'
import { witnesses } from '../witnesses.js'

type One = Said<RegiaAeronautica>
type Order = Action & Readonly<Record<'plane' | 'target' | 'fighter' | 'direction', string>> & { readonly gun: number }

const state = ({ state: at }: One): State => at as State
const order = (one: One): Order => one.order as Order
const config = (one: One): Config => one.order as Config
const planesOf = (one: One, seat: string): readonly Plane[] =>
  Object.values(state(one).planes).filter(({ side }) => side === seat)
const flying = (one: One, seat: string): number =>
  planesOf(one, seat).filter(({ status }) => status === 'flying').length
const allowance = (one: One, id: string): number => {
  const { cards, options } = state(one).config
  const card = cards[state(one).planes[id]!.card]!
  return options.statColumn === 'fighting' ? card.movement : card.rating
}

/** What each count is of, and should be. */
const COUNTS: Readonly<Record<string, (one: One) => readonly [number, number | string]>> = {
  'AA chits': (one) => [(order(one) as never as { squares: [] }).squares.length, state(one).toDeploy.guns],
  clouds: (one) => [(order(one) as never as { cells: [] }).cells.length, state(one).toDeploy.clouds],
  planes: (one) => {
    if (one.state === undefined) {
      const { scenario, placements } = config(one)
      const { forces } = typeof scenario === 'string' ? scenarioData[scenario] : scenario
      return [Object.keys(placements!.planes).length, forces.french.length + forces.italian.length]
    }
    const { seat, cells } = order(one) as never as { seat: string; cells: object }
    return [Object.keys(cells).length, planesOf(one, seat).filter(({ cell }) => cell === null).length]
  },
}

const CHIT_KINDS: Readonly<Record<string, Chit>> = {
  'ACE chits': 'ace',
  'GREEN chits': 'green',
  'LUCKY chits': 'lucky',
}

/** Of a config: planes of a side, bombers, chits in the cup, chits given. */
function countedAtSetup(one: One, kind: string): readonly [number, number | string] {
  const { scenario, options, placements } = config(one)
  const { forces } = typeof scenario === 'string' ? scenarioData[scenario] : scenario
  if (kind === 'Special chits') {
    const cup = Object.values(options!.chitPool as Readonly<Record<Chit, number>>).reduce(
      (sum, count) => sum + count,
      0,
    )
    return [cup, `at least ${forces.french.length + forces.italian.length}`]
  }
  const chit = CHIT_KINDS[kind]
  if (chit === undefined) return [0, 'at least 1']
  const given = Object.values(placements!.chits!).filter((each) => each === chit).length
  return [given, `at most ${(options!.chitPool as ChitCounts)[chit]}`]
}

const TRUTHS: Truths<RegiaAeronautica> = {
  'bad-count': ({ kind, have, need }, one) => {
    const [is, should] = COUNTS[kind]?.(one) ?? countedAtSetup(one, kind)
    return is === have && should === need && have !== need
  },
  'bad-altitude': ({ have, need }, one) => {
    const { cell, cells } = order(one) as never as {
      cell?: { altitude: number }
      cells?: Record<string, { altitude: number }>
    }
    const given = [...(cell ? [cell] : []), ...Object.values(cells ?? {})].map(({ altitude }) => altitude)
    const mover = order(one).type === 'moveSpace' ? state(one).planes[order(one).plane]!.cell!.altitude : 0
    const asked = mover > 0 ? [mover + (order(one).direction === 'up' ? 1 : -1)] : given
    return asked.includes(have!) && need === 4 && (have! < 1 || have! > need)
  },
  'bad-priorities': ({ need }, one) => need === flying(one, order(one).seat as string),
  'no-spaces-left': ({ plane, limit }, one) =>
    state(one).slot!.plane === plane && state(one).slot!.spaces >= limit! && limit === allowance(one, plane),
  'aa-no-target': ({ reach }, one) =>
    reach === (state(one).config.options.aaCeiling === 'altitude4' ? 8000 : 6000) &&
    !state(one).aa.some(({ gun, targets }) => gun === order(one).gun && targets.includes(order(one).target)),
  'unknown-id': ({ kind, id }, one) => {
    if (one.state === undefined) return true
    if (kind === 'AA') return order(one).gun === Number(id) && state(one).guns[Number(id)] === undefined
    return kind === 'plane of yours'
      ? state(one).planes[id]?.side !== order(one).seat
      : !Object.keys(state(one).planes).includes(id)
  },
  'not-this-slot': ({ plane, expected }, one) =>
    state(one).slot!.plane === (expected as never as string) &&
    order(one).plane === plane &&
    plane !== (expected as never),
  'must-move': ({ plane }, one) => state(one).slot!.plane === plane && state(one).slot!.spaces === 0,
  'already-deployed': ({ plane }, one) => state(one).planes[plane]!.cell !== null,
  'already-fired': ({ plane }, one) => plane.startsWith('AA at ') || state(one).planes[plane]!.fired,
  'not-a-fighter': ({ plane }, one) => state(one).config.cards[state(one).planes[plane]!.card]!.role === 'bomber',
  'already-bombed': ({ plane }, one) => state(one).planes[plane]!.bombed,
}

describeTruths({
  ruleset: regiaAeronautica,
  messages,
  truths: TRUTHS,
  witnesses,
  rows: 12,
  longest: 120,
  more: (game) => {
    for (const { run } of Object.values(chapters).flat()) run(game)
  },
})
