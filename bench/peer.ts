/**
 * The same game for boardgame.io: 20 planes, sealed courses, one die a shot. Written to its advantage: production mode,
 * no undo stack, no phases, turn hooks or player views, legality checked inside each move, geometry shared with ours.
 */
import { createRequire } from 'node:module'
import type { Game, State } from 'boardgame.io'
import { arcCoversOffset, type Facing, type Hex, hexLength, hexStep, turnFacing } from 'wingover/geometry'
import { chooser, type Work } from './clock.js'

type Internal = typeof import('boardgame.io/dist/types/packages/internal.js')
const { CreateGameReducer, InitializeGame } = createRequire(import.meta.url)('boardgame.io/internal') as Internal

const INVALID = 'INVALID_MOVE'
const COURSES = ['left', 'straight', 'right'] as const
const AHEAD = { from: -30, to: 30 } as const
const PLANES = 10
const TURNS = 8
const REACH = 3

type Course = (typeof COURSES)[number]
interface Plane {
  side: string
  at: Hex
  facing: Facing
  flying: boolean
  plot: Course | null
}
interface Table {
  step: 'plot' | 'fly' | 'fire' | 'over'
  turn: number
  waiting: string[]
  roster: string[]
  planes: Record<string, Plane>
  firing: number
}
type Move = { readonly type: string; readonly playerID: string; readonly args: readonly unknown[] }

const roster = (): string[] => Array.from({ length: 2 * PLANES }, (_, i) => `${i % 2 === 0 ? 'b' : 'r'}${(i >> 1) + 1}`)

function placed(id: string): Plane {
  const q = 2 * Number(id.slice(1)) - 2
  const blue = id.startsWith('b')
  return {
    side: blue ? '0' : '1',
    at: { q, r: -q / 2 + (blue ? 5 : -5) },
    facing: blue ? 0 : 3,
    flying: true,
    plot: null,
  }
}

const own = (table: Table, id: string, side: string): boolean =>
  table.planes[id]?.flying === true && table.planes[id].side === side
const unplotted = (table: Table, side: string): string | undefined =>
  table.roster.find((id) => own(table, id, side) && table.planes[id]?.plot === null)
const firer = (table: Table): Plane => table.planes[table.roster[table.firing]!]!

function canShoot(table: Table, from: Plane, target: string): boolean {
  const to = table.planes[target]
  if (!to?.flying || to.side === from.side) return false
  const [q, r] = [to.at.q - from.at.q, to.at.r - from.at.r]
  return hexLength(q, r) <= REACH && arcCoversOffset(AHEAD, 60 * from.facing, q, r)
}

const game: Game<Table> = {
  name: 'sealed-plots',
  seed: 'bench',
  disableUndo: true,
  setup: () => ({
    step: 'plot',
    turn: 1,
    waiting: ['0', '1'],
    roster: roster(),
    planes: Object.fromEntries(roster().map((id) => [id, placed(id)])),
    firing: -1,
  }),
  turn: { activePlayers: { all: '' } },
  moves: {
    setPlot({ G, playerID }, id: string, course: Course) {
      if (G.step !== 'plot' || !G.waiting.includes(playerID) || !own(G, id, playerID)) return INVALID
      G.planes[id]!.plot = course
    },
    commitPlots({ G, playerID }) {
      if (G.step !== 'plot' || !G.waiting.includes(playerID) || unplotted(G, playerID)) return INVALID
      G.waiting = G.waiting.filter((other) => other !== playerID)
      if (G.waiting.length === 0) G.step = 'fly'
    },
    flyPlots({ G }) {
      if (G.step !== 'fly') return INVALID
      for (const id of G.roster) if (G.planes[id]!.flying) fly(G.planes[id]!)
      G.step = 'fire'
      nextPlane(G)
    },
    shoot({ G, playerID, random }, target: string) {
      if (G.step !== 'fire' || firer(G).side !== playerID || !canShoot(G, firer(G), target)) return INVALID
      const [from, to] = [firer(G).at, G.planes[target]!.at]
      if (random.D6() >= Math.max(2, hexLength(to.q - from.q, to.r - from.r) + 2)) G.planes[target]!.flying = false
      nextPlane(G)
    },
    hold({ G, playerID }) {
      if (G.step !== 'fire' || firer(G).side !== playerID) return INVALID
      nextPlane(G)
    },
  },
}

function fly(plane: Plane): void {
  plane.facing = turnFacing(plane.facing, COURSES.indexOf(plane.plot as Course) - 1)
  plane.at = hexStep(plane.at, plane.facing, 2)
  plane.plot = null
}

function nextPlane(table: Table): void {
  do table.firing++
  while (table.firing < table.roster.length && !table.planes[table.roster[table.firing]!]!.flying)
  if (table.firing >= table.roster.length) endTurn(table)
}

function endTurn(table: Table): void {
  const left = (side: string): number => table.roster.filter((id) => own(table, id, side)).length
  table.firing = -1
  table.step = table.turn < TURNS && left('0') > 0 && left('1') > 0 ? 'plot' : 'over'
  table.turn++
  table.waiting = ['0', '1']
}

function legal(table: Table): readonly Move[] {
  if (table.step === 'over') return []
  if (table.step === 'fly') return [{ type: 'flyPlots', playerID: '0', args: [] }]
  if (table.step === 'plot') return table.waiting.flatMap((side) => legalPlots(table, side))
  const playerID = firer(table).side
  const targets = table.roster.filter((id) => canShoot(table, firer(table), id))
  return [
    { type: 'hold', playerID, args: [] },
    ...targets.map((target) => ({ type: 'shoot', playerID, args: [target] })),
  ]
}

function legalPlots(table: Table, playerID: string): readonly Move[] {
  const id = unplotted(table, playerID)
  if (id === undefined) return [{ type: 'commitPlots', playerID, args: [] }]
  return COURSES.map((course) => ({ type: 'setPlot', playerID, args: [id, course] }))
}

const reducer = CreateGameReducer({ game })
const asAction = (payload: Move) => ({ type: 'MAKE_MOVE' as const, payload: { ...payload, credentials: '' } })

function step(state: State<Table>, move: ReturnType<typeof asAction>): State<Table> {
  const next = reducer(state, move as Parameters<typeof reducer>[1]) as State<Table>
  if (next._stateID === state._stateID) throw new Error(`boardgame.io: ${move.payload.type} was refused`)
  return next
}

/** Whole games through boardgame.io's reducer, drawn at random once and then played again and again. */
export function peerMoves(): Work {
  const first = InitializeGame({ game, numPlayers: 2 }) as State<Table>
  const choose = chooser(0)
  const moves: ReturnType<typeof asAction>[] = []
  let state = first
  for (let list = legal(state.G); list.length > 0; list = legal(state.G)) {
    const move = asAction(list[choose(list.length)]!)
    moves.push(move)
    state = step(state, move)
  }
  let next = 0
  state = first
  return () => {
    if (next >= moves.length) {
      state = first
      next = 0
    }
    const end = Math.min(next + 64, moves.length)
    const done = end - next
    while (next < end) state = step(state, moves[next++]!)
    return done
  }
}
