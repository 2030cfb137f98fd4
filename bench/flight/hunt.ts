/**
 * A hunt for orders that give something for nothing, printed order by order, to be read.
 *
 * `tsx bench/flight/hunt.ts [tries] [seed]` looks, for every card, for the most energy, for the most turn at the least
 * loss, for the longest stay in one place, and for the most height kept with the engine at idle.
 */
import { cards } from 'wingover/fighting-wings'
import { GOALS, type Goal, hunt } from './beam.js'
import { alone, energyOf } from './solo.js'

const [tries = '60', seed = 'hunt'] = process.argv.slice(2)

for (const goal of Object.keys(GOALS) as Goal[]) {
  for (const { id: card } of cards) {
    for (const speed of [6, 10]) {
      const edits = goal === 'height' ? ({ throttle: 'idle' } as const) : {}
      const { state, turned, stayed, words } = hunt(goal, {
        ...{ card, speed, turns: 6, tries: Number(tries), width: 8, seed, edits },
      })
      const [start, end] = [alone(card, speed, 200, edits).planes.P!, state.planes.P!]
      const energy = energyOf(end) - energyOf(start)
      console.log(
        `${goal} ${card} from ${speed / 2}: energy ${energy}, height ${end.alt - start.alt}, turned ${30 * turned} degrees, stayed ${stayed} turns`,
      )
      for (const line of words) console.log(`  ${line}`)
    }
  }
}
