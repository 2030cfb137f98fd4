/**
 * The game in numbers, for learners; `wingover/encode` makes an encoder of it.
 *
 * @module
 */
import { among, between, choice, direction, flag, ofPiece, placed, share } from '../../../core/encoding.js'
import type { Encoding } from '../../../core/index.js'
import {
  type AircraftCard,
  COLOURS,
  EDGES,
  MARKERS,
  PHASES,
  type Plane,
  type Pose,
  type Shot,
  type SpittingFire,
  STATUSES,
  type View,
} from '../state/state.js'

const cardOf = ({ card }: Plane, { config }: View): AircraftCard | undefined => config.cards[card]
const moving = ({ activation }: View) => activation?.movement
const ours = ({ seat }: View): 'axis' | 'allies' => (seat === 'allies' ? 'allies' : 'axis')
const theirs = (view: View): 'axis' | 'allies' => (ours(view) === 'axis' ? 'allies' : 'axis')

/** Places on the open table, and hexes of the other one, as two numbers. */
const eastOf = (pose: Pose | null): number | null => pose && ('x' in pose ? pose.x : pose.q)
const southOf = (pose: Pose | null): number | null => pose && ('x' in pose ? pose.y : pose.r)
const headingOf = (pose: Pose | null): number | null => pose && ('x' in pose ? pose.heading : 60 * pose.facing)

/** A place by its distance along the edge, turned planes beside it. */
const spot = (pose: Pose): number => Math.round((eastOf(pose) ?? 0) + (headingOf(pose) ?? 0) / 60) % 32
const group = (id: string, { groups }: View): string | undefined => groups[id]?.planes[0]

/** Who is shot at first, and with how many weapons: what tells most lists apart. */
const volley = (shots: readonly Shot[]): number => shots.reduce((sum, { weapon }) => sum + weapon + 1, 0)

/** Spitting Fire in numbers. */
export const encoding: Encoding<SpittingFire, Plane> = {
  version: 1,
  pieces: 16,
  piecesOf: ({ planes }) => planes,
  sideOf: ({ side }) => side,
  table: [
    ...choice('phase', PHASES, ({ phase }: View) => phase),
    ...choice('seat', ['axis', 'allies'], ({ seat }: View) => seat),
    ...share('turn', 20, ({ turn }: View) => turn),
    ...share('score.own', 500, (view: View) => view.score[ours(view)]),
    ...share('score.other', 500, (view: View) => view.score[theirs(view)]),
    ...choice('card', COLOURS, ({ card }: View) => card),
    ...share('deck.red', 10, ({ deck }: View) => deck.down.red),
    ...share('deck.black', 10, ({ deck }: View) => deck.down.black),
    ...flag('committed.own', (view: View) => view.committed[ours(view)]),
    ...flag('committed.other', (view: View) => view.committed[theirs(view)]),
    ...flag('hexes', ({ config }: View) => config.table.kind === 'hex'),
    ...share('move.rate', 20, (view: View) => moving(view)?.rate),
    ...share('move.spent', 20, (view: View) => moving(view)?.spent),
    ...share('move.sinceTurn', 20, (view: View) => moving(view)?.sinceTurn),
    ...flag('move.turned', (view: View) => moving(view)?.turned),
    ...flag('move.markerMet', (view: View) => moving(view)?.markerMet),
    ...share('move.pivot', 180, (view: View) => moving(view)?.pivot?.max),
  ],
  piece: [
    ...choice('status', STATUSES, ({ status }: Plane) => status),
    ...share('east', 48, ({ pose }: Plane) => eastOf(pose)),
    ...share('south', 48, ({ pose }: Plane) => southOf(pose)),
    ...direction('heading', ({ pose }: Plane) => headingOf(pose)),
    ...share('altitude', 10, ({ altitude }: Plane) => altitude),
    ...share('damage', 10, ({ damage }: Plane) => damage),
    ...share('boxes', 10, (plane: Plane, view: View) => cardOf(plane, view)?.boxes),
    ...share('level', 20, (plane: Plane, view: View) => cardOf(plane, view)?.level),
    ...share('turning', 10, (plane: Plane, view: View) => cardOf(plane, view)?.turn),
    ...share('points', 100, (plane: Plane, view: View) => cardOf(plane, view)?.points),
    ...flag('acted', ({ acted }: Plane) => acted),
    ...share('fired', 8, ({ fired }: Plane) => fired.length),
    ...choice('bank', ['left', 'level', 'right'], ({ bank }: Plane) => bank),
    ...choice('plot', [...MARKERS, 'hidden'], (plane: Plane, { groups }: View) => groups[plane.group]?.plot),
    ...choice('marker', MARKERS, (plane: Plane, { groups }: View) => groups[plane.group]?.revealed),
    ...flag('acting', (plane: Plane, { activation }: View) => activation?.group === plane.group),
    ...flag('moving', (plane: Plane, { planes, activation }: View) => planes[activation?.plane ?? ''] === plane),
  ],
  orders: {
    addPlane: [placed('aircraft', 64, (id: string, { config }: View) => Object.keys(config.cards).indexOf(id) % 64)],
    submitForce: [],
    chooseEdges: [among('axis', [...EDGES, 'random'])],
    flipCard: [],
    placeGroup: [ofPiece('group', group)],
    placePlane: [ofPiece('group', group), between('altitude', 0, 10), placed('pose', 32, spot)],
    setPlot: [ofPiece('group', group), among('marker', MARKERS)],
    commitPlots: [],
    activateGroup: [ofPiece('group', group)],
    beginPlane: [ofPiece('plane')],
    forward: [placed('distance', 100, (distance: number) => Math.round(distance * 4))],
    turn: [placed('angle', 25, (angle: number) => Math.round(angle / 15) + 12)],
    attemptTightTurn: [],
    attemptHalfLoop: [],
    pivot: [placed('angle', 25, (angle: number) => Math.round(angle / 15) + 12)],
    endMovement: [],
    attack: attackAxes(),
    earlyAttack: attackAxes(),
    endTurn: [],
  },
}

function attackAxes() {
  return [
    { ...ofPiece<View>('shots'), place: (shots: unknown) => (shots as readonly Shot[])[0]?.target ?? '' },
    placed<View>('shots', 16, (shots: readonly Shot[]) => volley(shots) % 16),
  ]
}
