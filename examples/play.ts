/**
 * A whole game, bot against bot, of any published ruleset: `npm start -- --scenario hex-skirmish --seed dover`.
 * Prints a battle report that cites the rules and draws the end of the game as battle.svg. `--help` lists the games.
 */
import { writeFileSync } from 'node:fs'
import type { Game, Outcome, Step } from 'wingover'
import { type PromptPlayer, pickFrom } from 'wingover/bots'
import { words as allWords } from 'wingover/registry/words'
import { paint } from 'wingover/svg'
import { named, scoreOf, verdictOf, type Words } from 'wingover/words'
import { type Choice, readChoice } from './play/choice.js'
import { Report } from './play/report.js'
import { Trails } from './play/trails.js'

const PICTURE = 'battle.svg'
/** Simulations a decision, unless the bot's name says otherwise. */
const BUDGET = 60

function main(choice: Choice): void {
  const { ruleset, scenario, seed } = choice
  console.log(`${ruleset.info.title}: ${scenario.title}. Seed "${seed}".`)
  const start = performance.now()
  const end = play(choice)
  const { rule } = end.outcome
  console.log(`\n${verdictOf(end.outcome, wordsOf(choice))}  (${rule}, ${ruleset.info.rules[rule]?.title})`)
  const view = ruleset.view(end.state, 'spectator')
  const scene = ruleset.scene(view)
  if (scene !== undefined) {
    writeFileSync(PICTURE, paint(named(end.trails.drawOn(scene), wordsOf(choice), view)))
    console.log(`The end of the battle is drawn in ${PICTURE}.`)
  }
  console.log('To sit down and play yourself, in a browser: npm run table.')
  console.log(`${end.actions} actions in ${((performance.now() - start) / 1000).toFixed(1)} s.`)
}

const wordsOf = ({ ruleset }: Choice): Words => (allWords as Readonly<Record<string, Words>>)[ruleset.info.id] as Words

interface End {
  readonly state: Game['State']
  readonly outcome: Outcome
  readonly trails: Trails
  readonly actions: number
}

function play(choice: Choice): End {
  const { ruleset, scenario, seed, make } = choice
  const report = new Report(ruleset, wordsOf(choice), console.log)
  const trails = new Trails()
  const thinking = pickFrom(seed)
  const seats = new Map(ruleset.info.seats.map((seat) => [seat, make(seat)]))
  let step = ruleset.setup({ ...scenario.config, dice: 'seeded', seed })
  for (let actions = 0, turn = 0; step.ok; actions++) {
    const { state, events }: Step<Game> = step
    if (state.turn > turn) {
      turn = state.turn
      console.log(`\nTurn ${turn}. ${scoreOf(ruleset.score(state), wordsOf(choice))}`)
    }
    report.step(events, state)
    const scene = ruleset.scene(ruleset.view(state, 'spectator'), { piece: '' })
    if (scene !== undefined) trails.watch(scene, state.turn)
    const outcome = ruleset.outcome(state)
    if (outcome !== undefined) return { state, outcome, trails, actions }
    step = ruleset.reduce(
      state,
      decide(ruleset, state, (view) => (seats.get(view.seat) as PromptPlayer).act(view, thinking, BUDGET)),
    )
  }
  throw new Error(`a listed action was refused: ${step.violations.map(({ message }) => message).join(' ')}`)
}

/** A player thinks, from its view alone; the referee does the first thing on the list. */
function decide(ruleset: Choice['ruleset'], state: Game['State'], think: (view: Game['View']) => Game['Action']) {
  const actor = ruleset.actors(state)[0] as string
  if (actor !== 'referee') return think(ruleset.view(state, actor))
  return ruleset.legalActions(state, 'referee')[0] as Game['Action']
}

const choice = readChoice(process.argv.slice(2))
if ('text' in choice) {
  const print = choice.exitCode === 0 ? console.log : console.error
  print(choice.text)
  process.exitCode = choice.exitCode
} else main(choice)
