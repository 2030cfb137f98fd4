/** The questions of the game. */
import { counted, listing } from '../../../../core/words/index.js'
import type { FrameKind, View } from '../../state/state.js'
import { BANKED, FLIGHTS, feet, halved, inFull, piece, seat } from './names.js'

/** The aircraft that is asked about. */
const asked = (view: View): string => piece(view.asked[0] ?? view.active ?? '')

const QUESTIONS: Readonly<Record<FrameKind, (view: View) => string>> = {
  scatter: () => 'Formations are to be scattered',
  adjust: ({ scattered: [now] }) =>
    now === undefined ? '' : `Scatter ${now.formation}: ${counted(now.left, 'adjustment')} left`,
  banks: (view) => `${asked(view)}: how does it hold its wings as the fight begins?`,
  plot: () => 'Declare throttles, flaps and doors, face down',
  spin: (view) => `${asked(view)} is stalled: let it fall into a spin?`,
  tail: (view) => `${asked(view)} may tail somebody: whom?`,
  initiative: () => 'Initiative is to be rolled',
  wing: (view) => `${asked(view)}: move with the leader, or on its own initiative?`,
  helpless: (view) => `${piece(view.active ?? '')} is out of control`,
  headOn: () => 'Aircraft meet head-on: who fires?',
  shots: () => 'Declare your shots, face down',
  roll: () => 'The shots are to be rolled',
  stores: (view) => `${asked(view)}: drop anything?`,
  jams: () => 'Try to clear jammed guns?',
  bail: () => 'Does anybody bail out?',
  book: () => 'The turn is to be ended',
}

/** Where it stands and what it has left: `A1 (Spitfire IX), speed 6 at 15,000 ft, banked left: 3 flight points left`. */
function flying(id: string, view: View): string {
  const at = view.planes[id]
  if (at === undefined) return ''
  const where = `${inFull(id, view)}, speed ${halved(at.speed)} at ${feet(at.alt)}, ${BANKED[at.bank]}`
  const { move } = at
  if (move === null || move.flight === null) return `${where}: how does it fly this turn?`
  return `${where}, ${FLIGHTS[move.flight]}: ${counted(move.left, 'flight point')} left`
}

const waiting = ({ agenda, active, config }: View): readonly string[] =>
  agenda.at(-1)?.waiting ?? (active === null ? [] : [config.flyers[active]?.side ?? ''])

/** What `view.seat` is asked; for others, who is being waited for. */
export function ask(view: View): string {
  if (view.phase === 'over') return 'The game is over'
  const seats = waiting(view)
  const isOther = view.seat !== 'spectator' && !seats.includes(view.seat) && !seats.includes('referee')
  if (isOther) return `Waiting for ${listing(seats.map((one) => seat[one as keyof typeof seat]))}`
  const kind = view.agenda.at(-1)?.kind
  return kind === undefined ? flying(view.active ?? '', view) : QUESTIONS[kind](view)
}
