/**
 * Who wins and who shoots: `tsx bench/flight/fights.ts <scenario> [games] [bot] [seed]` plays a scenario between two bots of one
 * kind, and prints the winners, and how many shots of fixed guns came from the one of the two who moved later; of these, how
 * many had earned the later move by a place behind a foe or a tail, and did not owe it to a die.
 */
import { botNamed } from 'wingover/bots'
import { pickFrom } from 'wingover/conformance'
import { fightingWings, type GameEvent, type State } from 'wingover/fighting-wings'

const [scenario = 'duel', games = '12', name = 'greedy@20', seed = 'fights'] = process.argv.slice(2)
const tally = { wins: {} as Record<string, number>, later: 0, earned: 0, earlier: 0, headOn: 0, hits: 0, turns: 0 }

/** Notes who moved when, and every shot at an aircraft against that. */
function note(moved: string[], placed: Set<string>, event: GameEvent): void {
  if (event.type === 'turnStarted') {
    moved.length = 0
    placed.clear()
  }
  if (isPlaced(event)) placed.add(event.plane)
  if (event.type === 'activated') moved.push(event.plane)
  if (event.type !== 'shotFired' || event.gun !== null || !moved.includes(event.target)) return
  tally.hits += event.hits
  const isLater = moved.indexOf(event.plane) > moved.indexOf(event.target)
  tally[event.headOn ? 'headOn' : isLater ? 'later' : 'earlier']++
  if (!event.headOn && isLater && placed.has(event.plane)) tally.earned++
}

/** Does it tell of an aircraft that moves late because of where it is? */
function isPlaced(event: GameEvent): event is Extract<GameEvent, { type: 'initiativeRolled' | 'tailDeclared' }> {
  if (event.type === 'tailDeclared') return true
  return event.type === 'initiativeRolled' && event.modifiers.some(({ label }) => label === 'behind-a-foe')
}

function begin(n: number): State {
  const { config } = fightingWings.info.scenarios.find(({ id }) => id === scenario)!
  const first = fightingWings.setup({ ...config, seed: `${seed} ${n}` })
  if (!first.ok) throw new Error(JSON.stringify(first.violations))
  return first.state
}

/** One game between two players of the same kind. */
function play(n: number): void {
  const make = botNamed(fightingWings, name)!
  const players = { blue: make('blue'), red: make('red') }
  const pick = pickFrom(`${seed} ${n}`)
  const moved: string[] = []
  const placed = new Set<string>()
  let state = begin(n)
  while (fightingWings.outcome(state) === undefined) {
    const [seat] = fightingWings.actors(state)
    const listed = fightingWings.legalActions(state, seat!)
    const isDuty = seat === 'referee' || listed.length === 1
    const action = isDuty ? listed[0]! : players[seat!].act(fightingWings.view(state, seat!), pick, 20)
    const step = fightingWings.reduce(state, action)
    if (!step.ok) throw new Error(JSON.stringify(step.violations))
    for (const event of step.events) note(moved, placed, event as GameEvent)
    state = step.state
  }
  const winner = String(fightingWings.outcome(state)!.winner)
  tally.wins[winner] = (tally.wins[winner] ?? 0) + 1
  tally.turns += state.turn
}

for (let n = 0; n < Number(games); n++) {
  play(n)
  console.log(scenario, name, JSON.stringify(tally))
}
