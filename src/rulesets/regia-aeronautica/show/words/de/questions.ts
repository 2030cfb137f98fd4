/** The questions of the game, in German. */
import { capital } from '../../../../../core/words/index.js'
import type { FrameKind, Roll, Seat, View } from '../../../state/state.js'
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
} from '../table.js'
import { count, flak, height, list, piece, pieces, spot, theSide } from './names.js'

/** A question to one who answers it, and what the others wait for. */
interface Question {
  own(view: View, seat: Seat): string
  others(view: View, sides: string): string
}

/** The same for everyone: chance answers. */
const chance = (say: (view: View) => string): Question => ({ own: say, others: say })

const mine = (view: View): string => piece(mover(view), view)

/** What a roll is about. */
function about({ kind, by, target }: Roll, view: View): string {
  if (kind === 'bomb') return `${piece(by, view)} bombardiert ${target}`
  return `${piece(by, view)} schießt ${kind === 'return' ? 'zurück ' : ''}auf ${piece(target, view)}`
}

function fly(view: View): string {
  const plane = mover(view)
  const { limit, flown } = spacesOf(view)
  const hit = view.planes[plane]!.hits > 0 ? ', mit HIT-Marker' : ''
  const where = `${mine(view)} ist über ${spot(cellOf(view, plane)!)}${hit}.`
  if (flown === 0) return `${where} Wohin? ${limit === 1 ? 'Genau 1 Feld' : `1 bis ${limit} Felder`}.`
  if (flown < limit) return `${where} Weiter? Noch ${count(limit - flown, '1 Feld', 'Felder')}.`
  return `${where} Es hat kein Feld mehr übrig.`
}

function bombers(view: View): string {
  const over = view.bombers.map(
    (id) => `${piece(id, view)} ist über ${squareOf(view, id)} in ${height(cellOf(view, id)!.altitude)}`,
  )
  return `${list(over)}. ${view.bombers.length === 1 ? 'Bomben los?' : 'Wer wirft?'}`
}

const SHOTS = { must: 'Wer zuerst?', may: 'Feuer?', several: 'Welcher Schuss kommt als Nächstes?' } as const

/** The guns that have a shot, and whom at. */
function shots(view: View): string {
  const each = view.aa.map(
    ({ gun, targets, compulsory }) =>
      `${flak(gunSquare(gun, view))} ${compulsory ? 'muss' : 'darf'} auf ${pieces(targets, view, compulsory ? 'und' : 'oder')} schießen`,
  )
  const only = view.aa.length === 1 ? (view.aa[0]!.compulsory ? 'must' : 'may') : 'several'
  return `${capital(each.join('; '))}. ${SHOTS[only]}`
}

const planes = (n: number): string => count(n, '1 Flugzeug', 'Flugzeuge')
const left = (view: View): number => waiting(view).reduce((sum, seat) => sum + undeployed(view, seat).length, 0)

const QUESTIONS: Readonly<Record<FrameKind | 'move', Question>> = {
  drawChit: chance((view) => `Welcher Special-Chit kommt unter ${piece(chitless(view), view)}?`),
  rollAA: chance(() => 'Wie viel Flak bekommen die Italiener? Die Hälfte eines Würfels.'),
  deployAA: {
    own: ({ toDeploy }) => `Wohin mit der Flak? Noch ${count(toDeploy.guns, '1 Chit', 'Chits')}, je Feld einer.`,
    others: ({ toDeploy }, sides) => `${sides} stellen Flak auf: noch ${count(toDeploy.guns, '1 Chit', 'Chits')}.`,
  },
  rollClouds: chance(() => 'Wie viele Wolken gibt es? So viele, wie ein Würfel zeigt.'),
  deployClouds: {
    own: ({ toDeploy }) =>
      `Wo liegen die Wolken? Noch ${count(toDeploy.clouds, '1 Wolke', 'Wolken')}, Feld und Höhe beliebig.`,
    others: ({ toDeploy }, sides) => `${sides} legen Wolken: noch ${count(toDeploy.clouds, '1 Wolke', 'Wolken')}.`,
  },
  deployPlanes: {
    own(view, seat) {
      const [[first], [from, to]] = [undeployed(view, seat), zoneOf(view, seat)]
      const open = planes(undeployed(view, seat).length)
      return `Wo beginnt ${piece(first ?? '', view)}? Spalten ${from} bis ${to}, Höhe beliebig; noch ${open}.`
    },
    others: (view, sides) => `${sides} stellen auf: noch ${planes(left(view))}.`,
  },
  priorities: {
    own: (view, seat) =>
      `In welcher Reihenfolge ziehen deine Flugzeuge? Nummern 1 bis ${flying(view, seat).length}, noch ${planes(unnumbered(view, seat).length)} ohne.`,
    others: (_view, sides) => `${sides} legen ihre Prioritäts-Chits.`,
  },
  dealPriorities: chance(() => 'Welches Flugzeug bekommt welchen Prioritäts-Chit?'),
  drawInitiative: chance(() => 'Wessen Kokarde wird gezogen? Diese Seite hat die Initiative.'),
  move: { own: fly, others: (view, sides) => `${sides} ziehen mit ${mine(view)}.` },
  chooseTarget: {
    own: (view) =>
      `${mine(view)} trifft über ${spot(cellOf(view, mover(view))!)} auf ${pieces(foesOf(view, 0), view)}. Wen greift es an?`,
    others: (view, sides) => `${sides} wählen, wen ${mine(view)} angreift.`,
  },
  attackBelow: {
    own: (view) => `${mine(view)} hat ${pieces(foesOf(view, 1), view)} eine Stufe unter sich. Angreifen?`,
    others: (view, sides) => `${sides} entscheiden, ob ${mine(view)} von oben angreift.`,
  },
  react: {
    own: (view) => `${mine(view)} ist im Visier von ${pieces(view.slot?.reactions ?? [], view)}. Wer schießt?`,
    others: (view, sides) => `${sides} entscheiden, wer auf ${mine(view)} schießt.`,
  },
  aa: { own: shots, others: (_view, sides) => `${sides} lassen ihre Flak feuern.` },
  lucky: {
    own(view) {
      const { roll, plane } = luckyQuestion(view)
      return `${capital(about(roll, view))}. ${piece(plane, view)} ist LUCKY: Soll der Wurf sich ändern?`
    },
    others: (view) => `${piece(luckyQuestion(view).plane, view)} ist LUCKY und darf den Wurf ändern.`,
  },
  rollFire: chance(
    (view) => `${capital(list((view.fight?.rolls ?? []).map((roll) => about(roll, view))))}: Was sagen die Würfel?`,
  ),
  bombing: { own: bombers, others: (_view, sides) => `${sides} entscheiden, wer Bomben wirft.` },
}

/** The question that the viewer is asked; for others, what everybody waits for. */
export function ask(view: View): string {
  if (view.phase === 'over') return `Das Spiel ist aus: ${theSide(winnerOf(view))} haben gewonnen.`
  const [sides, question] = [waiting(view), QUESTIONS[asking(view)]]
  if (sides.includes(view.seat)) return question.own(view, view.seat as Seat)
  return question.others(view, list(sides.map(theSide)).replace('und Die', 'und die'))
}
