/**
 * The game in numbers, for learners; `wingover/encode` makes an encoder of it.
 *
 * @module
 */
import { among, between, choice, direction, flag, ofPiece, placed, share } from '../../../core/encoding.js'
import type { Encoding } from '../../../core/index.js'
import {
  type AircraftChart,
  ATTITUDES,
  FRAMES,
  GUNS,
  HANDS,
  MODES,
  PHASES,
  type Plane,
  SEATS,
  type Spitfire,
  STATUSES,
  type View,
} from '../state/state.js'

const chartOf = ({ chart }: Plane, { config }: View): AircraftChart | undefined => config.charts[chart]
const opening = ({ agenda }: View) => agenda.at(-1)?.kind
const isMoving = (plane: Plane, { planes, move }: View): boolean => planes[move?.plane ?? ''] === plane

/** SPITFIRE in numbers. */
export const encoding: Encoding<Spitfire, Plane> = {
  version: 1,
  pieces: 8,
  piecesOf: ({ planes }) => planes,
  sideOf: ({ side }) => side,
  table: [
    ...choice('phase', PHASES, ({ phase }: View) => phase),
    ...choice('asked', FRAMES, opening),
    ...choice('seat', SEATS, ({ seat }: View) => seat),
    ...choice('moving', SEATS, ({ moving }: View) => moving),
    ...share('turn', 30, ({ turn }: View) => turn),
    ...share('move.left', 20, ({ move }: View) => move?.left),
    ...flag('move.started', ({ move }: View) => move?.started),
    ...choice('move.rolled', HANDS, ({ move }: View) => move?.rolled),
    ...share('fire.shots', 10, ({ fire }: View) => fire?.shots.length),
  ],
  piece: [
    ...choice('status', STATUSES, ({ status }: Plane) => status),
    ...share('q', 60, ({ hex }: Plane) => hex.q),
    ...share('r', 60, ({ hex }: Plane) => hex.r),
    ...direction('facing', ({ facing }: Plane) => 60 * facing),
    ...share('altitude', 20, ({ altitude }: Plane) => altitude),
    ...share('climbStep', 20, ({ climbStep }: Plane) => climbStep),
    ...share('speed', 20, ({ speed }: Plane) => speed),
    ...share('maxSpeed', 20, ({ maxSpeed }: Plane) => maxSpeed),
    ...share('speedSet', 20, ({ speedSet }: Plane) => speedSet),
    ...share('damage', 10, ({ damage }: Plane) => damage),
    ...share('destruct', 10, (plane: Plane, view: View) => chartOf(plane, view)?.destruct),
    ...flag('bomber', ({ role }: Plane) => role === 'bomber'),
    ...choice('mode', MODES, ({ mode }: Plane) => mode),
    ...share('levels', 10, ({ levels }: Plane) => levels),
    ...flag('moved', ({ moved }: Plane) => moved),
    ...share('straight', 10, ({ straight }: Plane) => straight),
    ...share('turns', 6, ({ turns }: Plane) => turns),
    ...choice('attitude', ATTITUDES, ({ attitude }: Plane) => attitude),
    ...flag('prepared', ({ prepared }: Plane) => prepared !== null),
    ...flag('dived', ({ dived }: Plane) => dived),
    ...share('passes', 4, ({ passes }: Plane) => passes),
    ...flag('moving', isMoving),
  ],
  orders: {
    chooseType: [placed('chart', 32, (id: string, { config }: View) => Object.keys(config.charts).indexOf(id) % 32)],
    chooseFacing: [ofPiece('plane'), between('facing', 0, 5)],
    declareAltitude: [ofPiece('plane'), among('mode', MODES), between('levels', 0, 20)],
    closeAltitude: [],
    setSpeed: [ofPiece('plane'), between('speed', 0, 31)],
    closeSpeed: [],
    beginMove: [ofPiece('plane')],
    startTurn: [among('hand', HANDS)],
    wingOver: [among('hand', HANDS), between('hexsides', 1, 3)],
    splitS: [among('hand', HANDS), between('hexsides', 1, 3)],
    forward: [among('toward', [null, ...HANDS])],
    turn: [among('hand', HANDS)],
    snapRoll: [among('hand', HANDS)],
    climb: [between('steps', 0, 20)],
    endMove: [between('bleed', 0, 15), among('attitude', [null, 'keep', 'level'])],
    endPhase: [],
    declareFire: [ofPiece('plane'), among('gun', GUNS), ofPiece('target')],
    lockFire: [],
    rollFire: [],
    nameLeader: [ofPiece('plane')],
    assignWing: [among('zone', HANDS)],
    offerEnd: [],
    agreeEnd: [],
    refuseEnd: [],
  },
}
