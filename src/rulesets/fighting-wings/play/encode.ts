/**
 * The game in numbers, for learners; `wingover/encode` makes an encoder of it.
 *
 * @module
 */
import { among, between, choice, direction, flag, ofPiece, placed, share } from '../../../core/encoding.js'
import type { Encoding } from '../../../core/index.js'
import { BANKS, BURSTS, FLIGHT_TYPES, SIDES, STALL_KINDS, TURN_RATES } from '../errata/vocabulary.js'
import {
  DEVICES,
  DROPS,
  type FightingWings,
  FRAMES,
  PHASES,
  type Plane,
  SEATS,
  THROTTLES,
  type View,
  WAYS,
} from '../state/state.js'

const idOf = (plane: Plane, { planes }: View): string => Object.keys(planes).find((id) => planes[id] === plane) ?? ''
const orderOf = (plane: Plane, view: View) => {
  const order = view.orders[idOf(plane, view)]
  return order === 'hidden' ? undefined : order
}

/** Weapons and guns are numbered as their cards list them: `W2`, `G6`. */
const numbered = (id: string): number => Number(/\d+$/.exec(id)?.[0] ?? 0) % 8
const weaponSet = (weapons: readonly string[]): number =>
  weapons.reduce((bits, id) => bits | (1 << numbered(id)), 0) % 16

/** Fighting Wings in numbers. */
export const encoding: Encoding<FightingWings, Plane> = {
  version: 1,
  pieces: 8,
  piecesOf: ({ planes }) => planes,
  sideOf: (_plane, { config }, id) => config.flyers[id]?.side ?? '',
  table: [
    ...choice('phase', PHASES, ({ phase }: View) => phase),
    ...choice('asked', FRAMES, ({ agenda }: View) => agenda.at(-1)?.kind),
    ...choice('seat', SEATS, ({ seat }: View) => seat),
    ...share('turn', 20, ({ turn }: View) => turn),
    ...share('turns', 20, ({ config }: View) => config.turns),
    ...flag('headOn', ({ headOn }: View) => headOn),
    ...share('shots', 10, ({ shots }: View) => shots.length),
    ...share('parachutes', 4, ({ parachutes }: View) => parachutes.length),
  ],
  piece: [
    ...flag('out', ({ out }: Plane) => out),
    ...share('q', 60, ({ q }: Plane) => q),
    ...share('r', 60, ({ r }: Plane) => r),
    ...direction('facing', ({ facing }: Plane) => 30 * facing),
    ...share('altitude', 200, ({ alt }: Plane) => alt),
    ...choice('bank', BANKS, ({ bank }: Plane) => bank),
    ...share('speed', 30, ({ speed }: Plane) => speed),
    ...share('accel', 20, ({ accel }: Plane) => accel),
    ...choice('flight', FLIGHT_TYPES, ({ flight }: Plane) => flight),
    ...share('inRow', 6, ({ inRow }: Plane) => inRow),
    ...choice('stall', STALL_KINDS, ({ stall }: Plane) => stall),
    ...share('surprised', 4, ({ surprised }: Plane) => surprised),
    ...flag('spotted', ({ spotted }: Plane) => spotted),
    ...choice('throttle', THROTTLES, ({ throttle }: Plane) => throttle),
    ...choice('order.throttle', THROTTLES, (plane: Plane, view: View) => orderOf(plane, view)?.throttle),
    ...choice('flaps', DEVICES, ({ flaps }: Plane) => flaps),
    ...share('hits', 20, ({ hits }: Plane) => hits),
    ...flag('fire', ({ wounds }: Plane) => wounds.fire),
    ...share('wounds.crew', 4, ({ wounds }: Plane) => wounds.crew),
    ...flag('tails', ({ tail }: Plane) => tail !== null),
    ...flag('loaded', ({ load }: Plane) => load !== null),
    ...share('initiative', 20, ({ initiative }: Plane) => initiative),
    ...share('ammo', 20, ({ weapons }: Plane) => Object.values(weapons).reduce((sum, { ammo }) => sum + ammo, 0)),
    ...flag('moving', (plane: Plane, { planes, active }: View) => planes[active ?? ''] === plane),
    ...flag('toMove', (plane: Plane, view: View) => view.order.includes(idOf(plane, view))),
    ...choice('move.flight', FLIGHT_TYPES, ({ move }: Plane) => move?.flight),
    ...share('move.left', 20, ({ move }: Plane) => move?.left),
    ...share('move.h', 20, ({ move }: Plane) => move?.h),
    ...share('move.v', 20, ({ move }: Plane) => move?.v),
    ...share('move.vMin', 20, ({ move }: Plane) => move?.vMin),
    ...share('move.vMax', 20, ({ move }: Plane) => move?.vMax),
    ...choice('move.turn', SIDES, ({ move }: Plane) => move?.turn?.dir),
    ...choice('move.rate', TURN_RATES, ({ move }: Plane) => move?.turn?.rate),
    ...share('move.turn.fps', 10, ({ move }: Plane) => move?.turn?.fps),
    ...share('move.turn.need', 10, ({ move }: Plane) => move?.turn?.need),
    ...choice('move.bank', BANKS, ({ move }: Plane) => move?.bank?.to),
    ...flag('move.done', ({ move }: Plane) => move?.done),
  ],
  orders: {
    rollScatter: [],
    scatter: [ofPiece('plane'), among('way', WAYS)],
    endScatter: [],
    startBank: [ofPiece('plane'), among('bank', ['LVL', 'LB', 'RB'])],
    setThrottle: [ofPiece('plane'), among('throttle', THROTTLES)],
    setFlaps: [ofPiece('plane'), among('flaps', ['up', 'down'])],
    setGear: [ofPiece('plane'), among('gear', ['up', 'down'])],
    setBay: [ofPiece('plane'), among('bay', ['open', 'close'])],
    shutdownEngine: [ofPiece('plane')],
    loosenFormation: [ofPiece('plane')],
    endPlot: [],
    declareSpin: [ofPiece('plane')],
    declineSpin: [ofPiece('plane')],
    declareTail: [ofPiece('plane'), ofPiece('target')],
    declineTail: [ofPiece('plane')],
    rollInitiative: [],
    rideLeader: [ofPiece('plane')],
    ownInitiative: [ofPiece('plane')],
    flyOn: [],
    chooseType: [ofPiece('plane'), among('flight', FLIGHT_TYPES)],
    declareTurnStall: [ofPiece('plane'), among('dir', SIDES)],
    turn: [ofPiece('plane'), among('dir', SIDES), among('rate', TURN_RATES), among('negG', [false, true])],
    endTurning: [ofPiece('plane')],
    bank: [ofPiece('plane'), among('to', BANKS)],
    cancelBank: [ofPiece('plane')],
    slip: [ofPiece('plane'), among('dir', SIDES)],
    skid: [ofPiece('plane'), among('dir', SIDES)],
    barrelRoll: [ofPiece('plane'), among('dir', SIDES)],
    snapRoll: [ofPiece('plane'), among('to', BANKS)],
    fp: [ofPiece('plane'), between('inc', 0, 7)],
    face: [
      ofPiece('plane'),
      among('dir', SIDES),
      between('facings', 0, 6),
      among('bank', [null, ...BANKS]),
      among('stay', [false, true]),
    ],
    reverse: [ofPiece('plane'), among('rot', ['CW', 'CCW']), between('facings', 0, 12)],
    delayReversal: [ofPiece('plane')],
    executeReversal: [ofPiece('plane'), among('rot', ['CW', 'CCW']), between('facings', 0, 12)],
    hammerhead: [ofPiece('plane'), among('bank', BANKS), among('facing', ['keep', 'opposite'])],
    bankBack: [ofPiece('plane'), between('steps', 0, 6)],
    endMove: [ofPiece('plane')],
    fire: [
      ofPiece('target'),
      placed('weapons', 16, weaponSet),
      among('burst', BURSTS),
      among('sighting', [false, true]),
    ],
    fireGun: [ofPiece('plane'), placed('gun', 8, numbered), ofPiece('target')],
    endAttack: [],
    rollShots: [],
    jettison: [ofPiece('plane'), among('what', DROPS)],
    bomb: [ofPiece('plane'), ofPiece('target')],
    fireRockets: [ofPiece('plane'), ofPiece('target')],
    burstRockets: [ofPiece('plane')],
    keepLoad: [ofPiece('plane')],
    clearJam: [ofPiece('plane'), placed('weapon', 8, numbered)],
    endJams: [],
    bailOut: [ofPiece('plane')],
    stayAboard: [],
    endTurn: [],
  },
}
