/**
 * A whole game of sealed plots between two players who pick at random from the legal list, told event by event with
 * the rule behind each. `npm start -- some-seed` plays another.
 */
import type { EventOf, Outcome } from 'wingover'
import { pickFrom } from 'wingover/conformance'
import { type SealedPlots, sealedPlots } from './sealed-plots.js'

const seed = process.argv[2] ?? 'wingover'
const pick = pickFrom(seed)
const { title, rules } = sealedPlots.info

function play(): Outcome<SealedPlots> {
  let turn = 0
  let step = sealedPlots.setup({ dice: 'seeded', seed, planes: 3, turns: 8, options: { reach: 5 } })
  while (step.ok) {
    const { state, events } = step
    for (const event of events) tell(event)
    if (state.turn > turn) console.log(`\nTurn ${++turn}`)
    const outcome = sealedPlots.outcome(state)
    if (outcome !== undefined) return outcome
    const seat = pick.of(sealedPlots.actors(state))
    step = sealedPlots.reduce(state, pick.of(sealedPlots.legalActions(state, seat)))
  }
  throw new Error(`a listed action was refused: ${JSON.stringify(step.violations)}`)
}

/** One line for everybody: what happened, to whom, and by which rule. */
function tell({ type, rule, audience, ...facts }: EventOf<SealedPlots>): void {
  if (audience !== 'all') return
  const details = Object.entries(facts).map(([name, value]) => `${name} ${value}`)
  console.log(`  ${type.padEnd(15)}${details.join(', ').padEnd(44)}${rule}  ${rules[rule].title}`)
}

console.log(`${title}, seed "${seed}"`)
const { winner, score, rule } = play()
const planes = Object.entries(score).map(([seat, left]) => `${seat} ${left}`)
console.log(`\nPlanes left: ${planes.join(', ')}. ${winner === 'draw' ? 'A draw' : `${winner} wins`} (${rule}).`)
