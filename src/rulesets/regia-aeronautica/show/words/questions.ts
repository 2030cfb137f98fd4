/** The questions of the game, in English. */
import { counted, listing } from '../../../../core/words/index.js'
import type { FrameKind, Roll, Seat, View } from '../../state/state.js'
import { chit, height, piece, pieces, spot, theSide } from './names.js'
import {
  asking,
  cellOf,
  chitless,
  flying,
  foesOf,
  gunSquare,
  luckyQuestion,
  mover,
  spacesOf,
  squareOf,
  undeployed,
  unnumbered,
  waiting,
  winnerOf,
  zoneOf,
} from './table.js'

/** A question to one who answers it, and what the others wait for. */
interface Question {
  own(view: View, seat: Seat): string
  others(view: View, sides: string): string
}

/** The same for everyone: chance answers. */
const chance = (say: (view: View) => string): Question => ({ own: say, others: say })

/** What a roll is about. */
function about({ kind, by, target }: Roll, view: View): string {
  if (kind === 'bomb') return `${piece(by, view)} bombs ${target}`
  return `${piece(by, view)} fires ${kind === 'return' ? 'back ' : ''}at ${piece(target, view)}`
}

const hit = (view: View, id: string): string => (view.planes[id]?.hits ? ', carrying a HIT' : '')

function fly(view: View): string {
  const plane = mover(view)
  const { limit, flown } = spacesOf(view)
  const where = `${piece(plane, view)} is over ${spot(cellOf(view, plane)!)}${hit(view, plane)}.`
  if (flown === 0)
    return `${where} Where does it fly? ${limit === 1 ? 'It has 1 space' : `It has ${limit} spaces and must use at least 1`}.`
  if (flown < limit) return `${where} Fly on? ${counted(limit - flown, 'space')} left.`
  return `${where} It has no space left.`
}

function bombers(view: View): string {
  const over = view.bombers.map(
    (id) => `${piece(id, view)} is over ${squareOf(view, id)} at ${height(cellOf(view, id)!.altitude)}`,
  )
  return `${listing(over)}. ${view.bombers.length === 1 ? 'Does it bomb?' : 'Which of them bombs?'}`
}

const SHOTS = { must: 'Which first?', may: 'Does it?', several: 'Which shot comes next?' } as const

/** The guns that have a shot, and whom at. */
function shots(view: View): string {
  const each = view.aa.map(
    ({ gun, targets, compulsory }) =>
      `AA at ${gunSquare(gun, view)} ${compulsory ? 'must' : 'may'} fire at ${pieces(targets, view, compulsory ? 'and' : 'or')}`,
  )
  return `${each.join('; ')}. ${SHOTS[view.aa.length === 1 ? (view.aa[0]!.compulsory ? 'must' : 'may') : 'several']}`
}

const QUESTIONS: Readonly<Record<FrameKind | 'move', Question>> = {
  drawChit: chance((view) => `Which Special chit goes under ${piece(chitless(view), view)}?`),
  rollAA: chance(() => 'How many AA chits do the Italians get? Half of one die.'),
  deployAA: {
    own: ({ toDeploy }) => `Where does AA go? ${counted(toDeploy.guns, 'chit')} left, one to a square.`,
    others: ({ toDeploy }, sides) => `${sides} are placing AA: ${counted(toDeploy.guns, 'chit')} left.`,
  },
  rollClouds: chance(() => 'How many clouds are there? As many as one die shows.'),
  deployClouds: {
    own: ({ toDeploy }) =>
      `Where do the clouds lie? ${counted(toDeploy.clouds, 'cloud')} left, any square and altitude.`,
    others: ({ toDeploy }, sides) => `${sides} are placing clouds: ${counted(toDeploy.clouds, 'cloud')} left.`,
  },
  deployPlanes: {
    own(view, seat) {
      const [[first], [from, to]] = [undeployed(view, seat), zoneOf(view, seat)]
      const left = counted(undeployed(view, seat).length, 'plane')
      return `Where does ${piece(first ?? '', view)} start? Columns ${from} to ${to}, any altitude; ${left} to deploy.`
    },
    others: (view, sides) => `${sides} are deploying: ${counted(left(view), 'plane')} to go.`,
  },
  priorities: {
    own: (view, seat) =>
      `In which order do your planes move? Numbers 1 to ${flying(view, seat).length}, ${counted(unnumbered(view, seat).length, 'plane')} without one.`,
    others: (_view, sides) => `${sides} are laying out priority chits.`,
  },
  dealPriorities: chance(() => 'Which plane gets which priority chit?'),
  drawInitiative: chance(() => 'Whose roundel comes up? That side has the initiative.'),
  move: { own: fly, others: (view, sides) => `${sides} are flying ${piece(mover(view), view)}.` },
  chooseTarget: {
    own: (view) =>
      `${piece(mover(view), view)} meets ${pieces(foesOf(view, 0), view)} over ${spot(cellOf(view, mover(view))!)}. Which does it attack?`,
    others: (view, sides) => `${sides} are choosing whom ${piece(mover(view), view)} attacks.`,
  },
  attackBelow: {
    own: (view) => `${piece(mover(view), view)} has ${pieces(foesOf(view, 1), view)} one level below. Does it attack?`,
    others: (view, sides) => `${sides} are deciding whether ${piece(mover(view), view)} attacks from above.`,
  },
  react: {
    own: (view) =>
      `${piece(mover(view), view)} is in the sights of ${pieces(view.slot?.reactions ?? [], view)}. Who fires?`,
    others: (view, sides) => `${sides} are deciding who fires at ${piece(mover(view), view)}.`,
  },
  aa: { own: shots, others: (_view, sides) => `${sides} are firing their AA.` },
  lucky: {
    own(view) {
      const { roll, plane } = luckyQuestion(view)
      return `${about(roll, view)}. ${piece(plane, view)} is ${chit.lucky}: does it change the roll?`
    },
    others: (view) => `${piece(luckyQuestion(view).plane, view)} is ${chit.lucky} and may change the roll.`,
  },
  rollFire: chance(
    (view) => `${listing((view.fight?.rolls ?? []).map((roll) => about(roll, view)))}: what do the dice say?`,
  ),
  bombing: { own: bombers, others: (_view, sides) => `${sides} are deciding who bombs.` },
}

const left = (view: View): number => waiting(view).reduce((sum, seat) => sum + undeployed(view, seat).length, 0)

/** The question that the viewer is asked; for others, what everybody waits for. */
export function ask(view: View): string {
  if (view.phase === 'over') return `The game is over: ${theSide(winnerOf(view)).replace('The', 'the')} have won.`
  const [sides, question] = [waiting(view), QUESTIONS[asking(view)]]
  if (sides.includes(view.seat)) return question.own(view, view.seat as Seat)
  return question.others(view, listing(sides.map(theSide)).replace('and The', 'and the'))
}
