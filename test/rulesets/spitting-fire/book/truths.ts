/** What each code claims, looked up in the position by other means than the rules use. */
import { cards as shipped } from '../../../../src/rulesets/spitting-fire/data/cards.js'
import type { Said } from '../../refusals.js'
import type {
  Action,
  AircraftCard,
  Config,
  GroupOrder,
  OpenPose,
  Plane,
  Pose,
  Seat,
  Shot,
  SpittingFire,
  State,
} from '../vocabulary.js'

type One = Said<SpittingFire>
type Named = 'kind' | 'card' | 'field' | 'faction' | 'nation' | 'group' | 'plane' | 'other' | 'expected' | 'marker'
type Facts = Readonly<Record<Named | 'next' | 'target' | 'arc' | 'first' | 'second', string>> &
  Readonly<Record<Counted | 'have' | 'need' | 'limit' | 'least' | 'most' | 'left' | 'cost' | 'last', number>> & {
    readonly id: string | number
  }
type Counted =
  | 'width'
  | 'length'
  | 'minWidth'
  | 'minLength'
  | 'places'
  | 'altitude'
  | 'missing'
  | 'quantum'
  | 'min'
  | 'weapon'
  | 'line'
type Truth = (facts: Facts, one: One) => boolean

// ---------------------------------------------------------------------------------------- looking things up

/** The fields of any order or config, whatever it is. */
interface Fields {
  readonly type: string
  readonly seat: Seat
  readonly group: string
  readonly plane: string
  readonly aircraft: string
  readonly altitude: number
  readonly distance: number
  readonly angle: number
  readonly poses: readonly Pose[]
  readonly pose: Pose
  readonly groups: readonly GroupOrder[]
  readonly shots: readonly Shot[]
}
const order = (one: One): Fields => one.order as Action & Fields
const config = (one: One): Config => one.order as Config
const state = (one: One): State => one.state as State
const options = (one: One): Partial<State['config']['options']> =>
  one.state?.config.options ?? config(one).options ?? {}
const cardsOf = (one: One): readonly AircraftCard[] =>
  one.state
    ? Object.values(one.state.config.cards)
    : [...shipped.filter(({ id }) => !config(one).cards?.some((own) => own.id === id)), ...(config(one).cards ?? [])]
const card = (one: One, id: string): AircraftCard => cardsOf(one).find((each) => each.id === id)!
const mover = (one: One): Plane => state(one).planes[state(one).activation!.plane!]!
const movement = (one: One) => state(one).activation!.movement!
const marker = (one: One): string => state(one).groups[state(one).activation!.group]!.revealed!
const rating = (one: One): number => card(one, mover(one).card).turn
const shotsAt = (one: One, target: string): readonly Shot[] => order(one).shots.filter((shot) => shot.target === target)
const isHex = (one: One): boolean => (one.state?.config.table ?? config(one).table)?.kind === 'hex'
const quantum = (one: One): number => (isHex(one) || options(one).mpGranularity === 'whole' ? 1 : 0.001)
const near = (a: number, b: number): boolean => Math.abs(a - b) < 6e-4

/** The forces that an order brings: of one seat handed in, or of both in a config. */
const forces = (one: One): readonly { readonly seat: Seat; readonly groups: readonly GroupOrder[] }[] =>
  one.state
    ? [{ seat: order(one).seat, groups: order(one).groups ?? [] }]
    : (['axis', 'allies'] as const).map((seat) => ({ seat, groups: config(one).forces?.[seat] ?? [] }))
const groups = (one: One): readonly GroupOrder[] => forces(one).flatMap((force) => force.groups)
const ids = ({ planes }: GroupOrder): readonly string[] =>
  planes.map((plane) => (typeof plane === 'string' ? plane : plane.id))
const faction = (one: One, seat: Seat): string =>
  (one.state ? one.state.config.factions : config(one).factions)?.[seat] ?? seat
const points = (one: One): number => one.state?.config.points ?? config(one).points ?? 500

/** What the seat would have: a force handed in, or the planes taken one by one with the new one. */
function sizes(one: One): readonly { readonly size: number; readonly cost: number }[] {
  if (order(one).type === 'addPlane') {
    const roster = Object.entries(state(one).forces![order(one).seat].roster)
    const size = roster.reduce((sum, [, count]) => sum + count, 1)
    return [
      {
        size,
        cost: roster.reduce(
          (sum, [id, count]) => sum + count * card(one, id).points,
          card(one, order(one).aircraft).points,
        ),
      },
    ]
  }
  return forces(one).map(({ groups: all }) => ({
    size: all.reduce((sum, { planes }) => sum + planes.length, 0),
    cost: all.reduce((sum, { card: id, planes }) => sum + planes.length * (card(one, id)?.points ?? 0), 0),
  }))
}

const zip = (keys: readonly string[], values: readonly Pose[]) =>
  Object.fromEntries(keys.map((key, i) => [key, values[i]!]))

/** Where each plane is to stand by the order or config, or stands. */
function poses(one: One): Readonly<Record<string, Pose>> {
  const found: Record<string, Pose> = {}
  for (const [id, { pose }] of Object.entries(one.state?.planes ?? {})) if (pose !== null) found[id] = pose
  if (one.state === undefined) {
    for (const group of groups(one)) Object.assign(found, zip(ids(group), config(one).placements![group.group]!.poses))
  } else if (order(one).poses !== undefined) {
    Object.assign(found, zip(one.state.groups[order(one).group]!.planes, order(one).poses))
  } else if (order(one).pose !== undefined) {
    const next = one.state.groups[order(one).group]!.planes.find((id) => one.state!.planes[id]!.pose === null)!
    found[next] = order(one).pose
  }
  return found
}

function apart(one: One, a: string, b: string): number {
  const [p, q] = [poses(one)[a]!, poses(one)[b]!]
  if ('q' in p && 'q' in q) return (Math.abs(p.q - q.q) + Math.abs(p.r - q.r) + Math.abs(p.q + p.r - q.q - q.r)) / 2
  return Math.hypot((p as OpenPose).x - (q as OpenPose).x, (p as OpenPose).y - (q as OpenPose).y)
}

const placed = (one: One): { readonly length: number; readonly width: number } =>
  ((one.state ? one.state.config.table : config(one).table) ?? { width: 24, length: 36 }) as {
    length: number
    width: number
  }

/** Relative bearing, as a schoolbook has it. */
function bearing(one: One, target: string): number {
  const [own, foe] = [mover(one).pose as OpenPose, state(one).planes[target]!.pose as OpenPose]
  const absolute = (Math.atan2(foe.x - own.x, foe.y - own.y) * 180) / Math.PI
  return ((((absolute - own.heading) % 360) + 540) % 360) - 180
}
/** The inside of each arc: on a border two arcs may have it. */
const ARCS: Readonly<Record<string, (bearing: number) => boolean>> = {
  FF: (b) => Math.abs(b) < 29.99,
  RF: (b) => Math.abs(b) > 150.01,
  FT: (b) => Math.abs(b) < 89.99,
  RT: (b) => Math.abs(b) > 90.01,
  BL: (b) => b < -30.01 && b > -149.99,
  BR: (b) => b > 30.01 && b < 149.99,
}

/** The arc of each gun of the acting plane, counted over the lines of its card. */
const gunsOf = (one: One): readonly string[] =>
  card(one, mover(one).card).weapons.flatMap(({ mounts }) =>
    mounts
      .split(',')
      .flatMap((mount) => new Array<string>(Number.parseInt(mount, 10) || 1).fill(mount.trim().slice(-2))),
  )

// ---------------------------------------------------------------------------------------- what each code claims

const unknown: Readonly<Record<string, (id: string | number, one: One) => boolean>> = {
  group: (id, one) => (one.state ? !(id in one.state.groups) : !groups(one).some(({ group }) => group === id)),
  plane: (id, one) => !(id in state(one).planes),
  card: (id, one) => card(one, String(id)) === undefined,
  weapon: (id, one) => Number(id) >= gunsOf(one).length,
}

export const TRUTHS: Readonly<Record<string, Truth>> = {
  'unknown-id': ({ kind, id }, one) => unknown[kind]!(id, one),
  'duplicate-id': ({ id }, one) =>
    [
      ...groups(one).flatMap((group) => [group.group, ...ids(group)]),
      ...(config(one).cards ?? []).map((own) => own.id),
    ].filter((each) => each === id).length > 1,
  'board-too-small': ({ width, length, minWidth, minLength }) =>
    Math.min(width, length) < Math.min(minWidth, minLength) || Math.max(width, length) < Math.max(minWidth, minLength),
  'table-across': ({ width, length }) => width > length,
  'bad-card': ({ card: id, field }, one) =>
    card(one, id) !== undefined && (field.split(/[.[]/)[0] as string) in card(one, id),
  'same-faction': ({ faction: side }, one) => faction(one, 'axis') === side && faction(one, 'allies') === side,
  'wrong-nation': ({ card: id, nation, faction: side }, one) =>
    card(one, id).nation === nation && forces(one).some(({ seat }) => faction(one, seat) === side),
  'empty-force': (_, one) => sizes(one).some(({ size }) => size === 0),
  'nothing-to-buy': ({ limit }, one) =>
    limit === points(one) && cardsOf(one).some(({ points: price }) => price > limit),
  'over-points': ({ have, limit }, one) =>
    limit === points(one) && have > limit && sizes(one).some(({ cost }) => cost === have),
  'points-left': ({ left, card: id, cost }, one) =>
    card(one, id).points === cost && cost <= left && sizes(one).some((each) => points(one) - each.cost === left),
  'bad-group-size': ({ group, have }, one) =>
    groups(one).some((each) => each.group === group && each.planes.length === have),
  'mixed-type': ({ group, card: id, plane, other }, one) =>
    groups(one).some(
      (each) =>
        each.group === group &&
        each.card === id &&
        each.planes.some((one_) => typeof one_ !== 'string' && one_.id === plane && one_.card === other),
    ),
  'too-many-planes': ({ limit, have }, one) => have > limit && sizes(one).some(({ size }) => size === have),
  'already-placed': ({ group }, one) => state(one).groups[group]!.placed,
  'bad-poses': ({ group, need, have }, one) =>
    need !== have &&
    have === (one.state ? order(one).poses : (config(one).placements?.[group]?.poses ?? [])).length &&
    need ===
      (one.state ? one.state.groups[group]!.planes : groups(one).find((each) => each.group === group)!.planes).length,
  'other-table-pose': ({ plane, expected }, one) => !expected.startsWith(Object.keys(poses(one)[plane]!)[0]!),
  'too-many-places': ({ plane, field, have, places }, one) =>
    (poses(one)[plane] as unknown as Record<string, number>)[field] === have &&
    (String(have).split('.')[1] ?? '').length > places,
  'outside-setup': ({ plane }, one) => {
    const pose = poses(one)[plane]!
    if ('q' in pose) return Math.min(pose.r + Math.floor(pose.q / 2), 35 - pose.r - Math.floor(pose.q / 2)) > 5
    return state(one).edges![order(one).seat] === 'south' ? pose.y > 6 : pose.y < placed(one).length - 6
  },
  'spread-too-wide': ({ group, have, limit }, one) => {
    const all = state(one).groups[group]!.planes.filter((id) => id in poses(one))
    return have > limit && near(Math.max(...all.flatMap((a) => all.map((b) => apart(one, a, b)))), have)
  },
  'bad-start-altitude': ({ group, least, most, have }, one) => {
    const ceiling = card(
      one,
      (one.state ? one.state.groups[group]! : groups(one).find((each) => each.group === group)!).card,
    ).maxAlt
    const given = one.state ? order(one).altitude : config(one).placements![group]!.altitude
    return (
      given === have &&
      (have < least || have > most) &&
      most === (one.state ? ceiling - 1 : ceiling) &&
      least === (one.state ? 2 : 1)
    )
  },
  'bad-facing': ({ plane, have }, one) => (poses(one)[plane] as OpenPose).heading === have && have % 180 !== 0,
  'off-table': ({ plane }, one) => {
    const pose = poses(one)[plane]!
    if ('q' in pose) return pose.q < 0 || pose.q > 23
    const beyond = (value: number, most: number) =>
      options(one).tableEdge === 'out' ? value <= 0 || value >= most : value < 0 || value > most
    return beyond(pose.x, placed(one).width) || beyond(pose.y, placed(one).length)
  },
  overlap: ({ plane, other }, one) => plane !== other && apart(one, plane, other) < (options(one).baseDiameter ?? 1),
  'other-group-first': ({ group, altitude }, one) =>
    state(one).placing!.group === group && state(one).placing!.altitude === altitude,
  'not-your-group': ({ group }, one) => state(one).groups[group]!.side !== order(one).seat,
  'group-gone': ({ group }, one) =>
    state(one).groups[group]!.planes.every((id) => state(one).planes[id]!.status !== 'flying'),
  'plot-missing': ({ missing }, one) =>
    Object.values(state(one).groups).filter(
      ({ side, plot, planes }) =>
        side === order(one).seat && plot === null && planes.some((id) => state(one).planes[id]!.status === 'flying'),
    ).length === missing,
  'suicidal-plot': ({ group, altitude, marker: plot }, one) => {
    const { altitudeMarker, card: id } = state(one).groups[group]!
    return altitude === altitudeMarker && altitude === (plot.startsWith('dive') ? 1 : card(one, id).maxAlt)
  },
  'plots-committed': (_, one) => state(one).committed[order(one).seat],
  'already-activated': ({ group }, one) => state(one).groups[group]!.activated,
  'group-in-progress': ({ group }, one) => state(one).activation!.group === group,
  'no-group-acting': (_, one) => state(one).activation === null,
  'not-in-group': ({ plane }, one) => !state(one).groups[state(one).activation!.group]!.planes.includes(plane),
  'plane-gone': ({ plane }, one) => state(one).planes[plane]!.status !== 'flying',
  'already-acted': ({ plane }, one) => state(one).planes[plane]!.acted,
  'not-next': ({ plane, next }, one) =>
    order(one).plane === plane && state(one).activation!.remaining[0] === next && next !== plane,
  'plane-in-progress': ({ plane }, one) => state(one).activation!.plane === plane,
  'bad-distance': ({ quantum: step, have }, one) =>
    step === quantum(one) &&
    order(one).distance === have &&
    (have <= 0 || !Number.isInteger(Number((have / step).toFixed(9)))),
  'bad-angle': ({ quantum: step, have }, one) =>
    order(one).angle === have &&
    step === (isHex(one) ? 60 : 0.001) &&
    !Number.isInteger(Number((have / step).toFixed(9))),
  'not-enough-mp': ({ need, have }, one) => {
    const kinds: Readonly<Record<string, number>> = {
      forward: order(one).distance,
      attemptTightTurn: rating(one),
      attemptHalfLoop: 2 * rating(one),
    }
    return need === kinds[order(one).type] && near(movement(one).rate - movement(one).spent, have) && need > have
  },
  'below-minimum': ({ need, have }, one) =>
    need === card(one, mover(one).card).min && have === movement(one).spent && have < need,
  'turn-too-soon': ({ need, have }, one) =>
    have < need && Math.abs(need - rating(one)) <= (options(one).banking ? 1 : 0) && have === movement(one).sinceTurn,
  'marker-straight': ({ need, have }, one) =>
    marker(one).endsWith('straight') && need === 2 * rating(one) && have === movement(one).forward && have < need,
  'marker-deadline': ({ last, have }, one) =>
    have === movement(one).forward &&
    have + order(one).distance > last &&
    near(last, 2 * rating(one) - (options(one).curvedBoundary === 'inclusive' ? 0 : quantum(one))),
  'marker-direction': ({ expected }, one) =>
    marker(one).endsWith(expected) && (expected === 'left') === order(one).angle > 0,
  'marker-unmet': ({ expected }, one) => marker(one).endsWith(expected) && !movement(one).markerMet,
  'angle-too-wide': ({ limit, have }, one) =>
    have === Math.abs(order(one).angle) && have > limit && limit === (movement(one).pivot?.max ?? 60),
  'zero-turn': (_, one) => order(one).angle === 0,
  'turn-too-small': ({ min, have }, one) =>
    min === options(one).minMarkerTurnDeg && have === Math.abs(order(one).angle) && have < min,
  'pivot-pending': ({ kind }, one) => movement(one).pivot!.kind === kind,
  'no-pivot-pending': (_, one) => movement(one).pivot === null,
  'movement-over': ({ plane }, one) => state(one).phase === 'attack' && state(one).activation!.plane === plane,
  'not-same-altitude': ({ target, have, need }, one) => {
    const own = state(one).groups[mover(one).group]!.altitudeMarker
    const before = { climb: -1, level: 0, dive: 1 }[marker(one).split('-')[0] as 'climb'] + own
    return (
      state(one).planes[target]!.altitude === have &&
      need === (order(one).type === 'attack' ? own : before) &&
      need !== have
    )
  },
  'out-of-arc': ({ target, weapon, arc }, one) =>
    shotsAt(one, target).some((shot) => shot.weapon === weapon) &&
    gunsOf(one)[weapon] === arc &&
    (isHex(one) || !ARCS[arc]!(bearing(one, target))),
  'out-of-range': ({ target, have, limit }, one) =>
    limit === 6 && have > limit && near(apart(one, state(one).activation!.plane!, target), have),
  'ff-split': ({ first, second }, one) =>
    first !== second && shotsAt(one, first).length > 0 && shotsAt(one, second).length > 0,
  'weapon-already-fired': ({ weapon }, one) => order(one).shots.filter((shot) => shot.weapon === weapon).length > 1,
  'already-attacked': ({ plane }, one) =>
    state(one).activation!.attackedEarly && state(one).activation!.plane === plane,
  'not-an-enemy': ({ target }, one) => state(one).planes[target]!.side === order(one).seat,
  'target-gone': ({ target }, one) => state(one).planes[target]!.status !== 'flying',
  'out-of-ammo': ({ line }, one) => mover(one).ammo[line] === 0,
  'tailing-off': (_, one) => options(one).tailing === false,
  'not-tailing': ({ plane, target }, one) =>
    state(one).activation!.plane === plane && shotsAt(one, target).length > 0 && options(one).tailing === true,
  'already-moved': ({ plane }, one) =>
    state(one).activation!.plane === plane && (movement(one).spent > 0 || movement(one).turned),
  'no-shots': (_, one) => order(one).shots.length === 0,
}
