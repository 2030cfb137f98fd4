/** One aircraft alone in the library's own sky: whatever is asked besides is answered for it. */
import { type Config, fightingWings, type State } from 'wingover/fighting-wings'

/** A game in which P flies and F is far away. Speed in halves. */
export function alone(card: string, speed: number, alt: number, edits: Partial<State['planes'][string]> = {}): State {
  const pilot = { quality: 'regular' } as const
  const place = { card, pilot, r: 0, facing: 0, alt, speed: speed / 2 }
  const planes = [
    { id: 'P', side: 'blue', q: 0, ...place },
    { id: 'F', side: 'red', q: 900, ...place, card: 'HOUSE-LIGHT', alt: 150, speed: 6 },
  ] as const
  const config: Config = {
    dice: 'seeded',
    seed: 'alone',
    scenario: { title: 'alone', turns: 90, win: 'points', planes },
  }
  const first = fightingWings.setup(config)
  if (!first.ok) throw new Error(JSON.stringify(first.violations))
  return { ...first.state, planes: { ...first.state.planes, P: { ...first.state.planes.P!, ...edits } } }
}

type Fork = ReturnType<typeof fightingWings.fork>
export type Order = ReturnType<Fork['legal']>[number]

const QUIET = [
  'endPlot',
  'declineSpin',
  'declineTail',
  'ownInitiative',
  'endAttack',
  'endJams',
  'stayAboard',
  'keepLoad',
]

/** What is answered where P has nothing to decide. */
function answer(listed: readonly Order[]): Order {
  const level = listed.find((order) => order.type === 'chooseType' && order.flight === 'LVL')
  const quiet = listed.find(({ type }) => QUIET.includes(type))
  const onward = listed.find(({ type }) => type === 'endMove') ?? listed.find(({ type }) => type === 'fp')
  return level ?? quiet ?? onward ?? listed[0]!
}

/** Plays one turn; P takes what `choose` says, and null gives the flight up. Says whether P still flies. */
export function flyTurn(fork: Fork, choose: (listed: readonly Order[]) => Order): boolean {
  const { turn } = fork.state
  while (fork.outcome() === undefined && fork.state.turn === turn) {
    const listed = fork.legal()
    const isOwn = fork.state.active === 'P' && fork.state.agenda.length === 0
    fork.apply(isOwn ? choose(listed) : answer(listed))
  }
  return fork.outcome() === undefined && !fork.state.planes.P!.out
}

/** Height and speed in one currency: an increment of 100 feet is a point of accel, five points half a speed. */
export const energyOf = ({ alt, speed, accel }: State['planes'][string]): number => alt + 5 * speed + accel
