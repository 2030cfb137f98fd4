/** A small language for positions and flights, in the notation of the catalogue's vectors. */
import { expect } from 'vitest'
import { hexToNumber } from '../../../src/geometry/index.js'
import {
  type Action,
  type Config,
  type GameEvent,
  type Gun,
  type Mode,
  type Placement,
  type Plane,
  type Seat,
  type State,
  spitfire,
} from '../../../src/rulesets/spitfire/shown.js'

export const [N, NE, SE, S, SW, NW] = [0, 1, 2, 3, 4, 5] as const

/** Aircraft that are in nobody's way. */
const BYSTANDERS: Readonly<Record<string, Placement>> = {
  F1: { hex: '3020', facing: N, altitude: 10 },
  F2: { hex: '0530', facing: N, altitude: 5 },
  F3: { hex: '1030', facing: N, altitude: 5 },
  S1: { hex: '4530', facing: N, altitude: 3 },
  S2: { hex: '5030', facing: N, altitude: 3 },
  S3: { hex: '5530', facing: N, altitude: 3 },
}

export type Setting = Partial<Omit<Config, 'dice' | 'seed'>>

/** A game with real dice: 9.1 in August 1940 unless said, everyone far apart but for what is said. */
export function configOf({ placements = {}, ...rest }: Setting = {}): Config {
  const formation = rest.scenario?.startsWith('9.3') ?? false
  const ids = new Set([...(formation ? [] : Object.keys(BYSTANDERS)), ...Object.keys(placements)])
  const all = Object.fromEntries(
    [...ids].map((id) => [id, { ...(formation ? {} : BYSTANDERS[id]), ...placements[id] }]),
  )
  return {
    ...{ dice: 'manual', scenario: '9.1', period: 3, types: { first: 'spit1', second: 'bf109e3' } },
    ...rest,
    placements: all,
  }
}

export function start(setting: Setting = {}): Play {
  const step = spitfire.setup(configOf(setting))
  if (!step.ok) throw new Error(JSON.stringify(step.violations))
  return new Play(step.state, step.events as readonly GameEvent[])
}

const hand = (char: string | undefined): 'left' | 'right' => (char?.toLowerCase() === 'l' ? 'left' : 'right')

/**
 * Orders of a path: F forward, L R turns, sL sR start turns, c one climb step, <> snap rolls to the left and right, W3R
 * and S3R a wing-over and a split-S, Fl Fr forward from a corner.
 */
export function ordersOf(seat: Seat, path: string): Action[] {
  const tokens = path.match(/F[lr]|s[LR]|[WS][123][LR]|[FLRc<>]/g) ?? []
  return tokens.map((token): Action => {
    if (token[0] === 'F')
      return token === 'F' ? { type: 'forward', seat } : { type: 'forward', seat, toward: hand(token[1]) }
    if (token[0] === 's') return { type: 'startTurn', seat, hand: hand(token[1]) }
    if (token[0] === 'W' || token[0] === 'S') {
      const hexsides = Number(token[1]) as 1 | 2 | 3
      return { type: token[0] === 'W' ? 'wingOver' : 'splitS', seat, hand: hand(token[2]), hexsides }
    }
    if (token === 'c') return { type: 'climb', seat, steps: 1 }
    if (token === '<' || token === '>') return { type: 'snapRoll', seat, hand: token === '<' ? 'left' : 'right' }
    return { type: 'turn', seat, hand: hand(token) }
  })
}

/** A flight: what is decided, and the path. */
export interface FlightPlan {
  readonly mode?: Mode
  readonly levels?: number
  readonly speed?: number
  readonly path?: string
  readonly bleed?: number
  readonly attitude?: 'keep' | 'level'
}

/** A position that can be played on, as often as one likes: nothing in it changes. */
export class Play {
  constructor(
    readonly state: State,
    readonly events: readonly GameEvent[],
  ) {}

  get seat(): Seat {
    return this.state.moving
  }

  plane(id: string): Plane {
    return this.state.planes[id] as Plane
  }

  at(id: string): string {
    return hexToNumber(this.plane(id).hex) ?? 'off'
  }

  do(...actions: readonly Action[]): Play {
    let { state } = this
    const events: GameEvent[] = []
    for (const action of actions) {
      const step = spitfire.reduce(state, action)
      if (!step.ok) throw new Error(`${JSON.stringify(action)}: ${JSON.stringify(step.violations)}`)
      state = step.state
      events.push(...(step.events as readonly GameEvent[]))
    }
    return new Play(state, events)
  }

  /** The rules and codes of a refusal. */
  refusal(action: Action): readonly string[] {
    return spitfire.check(this.state, action).map(({ rule, code }) => `${rule} ${code}`)
  }

  refuses(action: Action, ...expected: readonly string[]): Play {
    expect(this.refusal(action)).toEqual(expected)
    return this
  }

  allows(action: Action): Play {
    expect(this.refusal(action)).toEqual([])
    return this
  }

  declare(id: string, mode: Mode, levels = 0): Action {
    return { type: 'declareAltitude', seat: this.seat, plane: id, mode, levels }
  }

  /** Segments A and B with these decisions, then the aircraft begins its move. */
  begin(id: string, { mode = 'level', levels = 0, speed }: FlightPlan = {}): Play {
    const { seat } = this
    const decided = this.do(this.declare(id, mode, levels), { type: 'closeAltitude', seat })
    const set: readonly Action[] = speed === undefined ? [] : [{ type: 'setSpeed', seat, plane: id, speed }]
    return decided.do(...set, { type: 'closeSpeed', seat }, { type: 'beginMove', seat, plane: id })
  }

  path(text: string): Play {
    return this.do(...ordersOf(this.seat, text))
  }

  end(bleed = 0, attitude?: 'keep' | 'level'): Play {
    return this.do({ type: 'endMove', seat: this.seat, bleed, ...(attitude !== undefined && { attitude }) })
  }

  /** A whole move. */
  fly(id: string, plan: FlightPlan): Play {
    return this.begin(id, plan)
      .path(plan.path ?? '')
      .end(plan.bleed ?? 0, plan.attitude)
  }

  /** Everyone who has still to move flies on as it comes, up to the end of the phase. */
  wait(): Play {
    let play: Play = this
    while (spitfire.legalActions(play.state)[0]?.type !== 'endPhase') {
      const listed = spitfire.legalActions(play.state)
      play = play.do((listed.find(({ type }) => type.startsWith('close')) ?? listed[0]) as Action)
    }
    return play
  }

  /** Everyone who has still to move flies on as it comes, and the phase ends. */
  rest(): Play {
    const { moving } = this.state
    let play: Play = this
    while (play.state.moving === moving && ['altitude', 'speed', 'movement'].includes(play.state.phase)) {
      const listed = spitfire.legalActions(play.state)
      const action = listed.find(({ type }) => type.startsWith('close')) ?? listed[0]
      play = play.do(action as Action)
    }
    return play
  }

  /** These fly straight on, one after the other, and the phase ends unless the game has; all events are kept. */
  onward(...ids: readonly string[]): Play {
    const { seat } = this
    const events: GameEvent[] = []
    let play: Play = this
    const go = (action: Action): void => {
      play = play.do(action)
      events.push(...play.events)
    }
    go({ type: 'closeAltitude', seat })
    go({ type: 'closeSpeed', seat })
    for (const plane of ids) {
      if (play.state.phase === 'over') break
      go({ type: 'beginMove', seat, plane })
      while (play.state.move !== null && play.state.move.left > 0) go({ type: 'forward', seat })
      if (play.state.move !== null) go({ type: 'endMove', seat, bleed: 0 })
    }
    if (play.state.phase !== 'over') go({ type: 'endPhase', seat })
    return new Play(play.state, events)
  }

  fire(seat: Seat, plane: string, target: string | null, gun: Gun = 'fwd'): Action {
    return { type: 'declareFire', seat, plane, gun, target }
  }
}
