/** The orders that a player looks for in a position, legal or not: what is refused is worth a reason. */
import { type Action, CREW, craft, type FrameKind, type Seat, type View } from '../state/state.js'
import { sample } from '../state/view.js'
import { subjectOf } from '../turn/tasks.js'

type Wanted = (view: View, seat: Seat, ac: string) => readonly Action[]

/** What the seat that is asked would look for; nothing if the other is asked. */
export function wanted(view: View): readonly Action[] {
  const question = view.agenda.at(-1)
  const ac = subjectOf(sample(view))
  if (question === undefined || ac === null || !question.waiting.includes(view.seat)) return []
  return WANTED[question.kind]?.(view, view.seat as Seat, ac) ?? []
}

const TURNS = [0, -1, 1, -2, 2, -3, 3] as const
const SHIFTS = [0, -1, 1, -2, 2, 3] as const
const PITCHES = [3, 2, 1, 0, -1, -2, -3] as const

const shifts: Wanted = (_view, seat) => SHIFTS.map((shift) => ({ type: 'shiftFacing', seat, shift }))

const WANTED: Readonly<Partial<Record<FrameKind, Wanted>>> = {
  target: (view, seat, ac) =>
    CREW.filter((crew) => crew === 'pilot' || craft(view, ac).observer !== null).flatMap((crew) =>
      view.config.roster
        .filter((id) => craft(view, id).fate === 'flying' && craft(view, id).side !== seat)
        .map((target): Action => ({ type: 'spot', seat, crew, target })),
    ),
  maintain: (view, seat, ac) => [...gunWork(view, seat, ac), ...fireFighting(view, seat, ac)],
  pitch: (view, seat, ac) => {
    const first = craft(view, ac).maneuvering
      ? { first: 'maneuver' as const }
      : { first: 'goForward' as const, turn: 0 }
    const intent = view.config.options.declareIntent ? first : {}
    return PITCHES.map((pitch) => ({ type: 'declarePitch', seat, pitch, ...intent }))
  },
  useMp: (_view, seat) => [
    ...TURNS.map((turn): Action => ({ type: 'goForward', seat, turn })),
    { type: 'maneuver', seat, more: 0 },
    { type: 'exitGoing', seat },
    { type: 'exitManeuver', seat, mp: 1, more: 0 },
    { type: 'exitManeuver', seat, mp: 2, more: 0 },
    { type: 'levelOut', seat, facing: 0, more: 0 },
  ],
  exitFacing: shifts,
  failFacing: shifts,
  recoverFacing: shifts,
  exitTurn: (_view, seat) => TURNS.map((turn) => ({ type: 'turnAfterExit', seat, turn })),
  speed: ({ config }, seat) => [
    { type: 'power', seat, aim: 1 },
    { type: 'power', seat, aim: 2 },
    { type: 'drag', seat },
    ...(config.options.engineOff
      ? ([
          { type: 'cutEngine', seat },
          { type: 'startEngine', seat },
        ] as const)
      : []),
  ],
  attack: (view, seat, ac) =>
    CREW.filter((crew) => crew === 'pilot' || craft(view, ac).observer !== null).map((crew) => {
      return { type: 'fire', seat, crew, cv: 1, pp: 0, burst: 1 }
    }),
}

/** An empty gun would be reloaded and a jammed one cleared. */
function gunWork(view: View, seat: Seat, ac: string): readonly Action[] {
  const { guns, card } = craft(view, ac)
  return guns.flatMap(({ state, ammo }, i): readonly Action[] => {
    const gun = view.config.cards[card]!.guns[i]!.id
    if (state === 'jammed') return [{ type: 'unjam', seat, gun, dice: 1 }]
    return state === 'ok' && ammo === 0 ? [{ type: 'reload', seat, gun, dice: 1 }] : []
  })
}

const fireFighting: Wanted = (view, seat, ac) =>
  craft(view, ac).fire ? [-1, -2, -3].map((pitch) => ({ type: 'extinguish', seat, pitch, dice: 0 })) : []
