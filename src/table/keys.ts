/** The table by keyboard: numbers choose, letters command, arrows walk the board. */
import type { Piece } from '../core/index.js'
import { distance, type Point } from '../geometry/index.js'
import { choicesOf, under } from '../tools/orders/index.js'
import { middleOf } from './board/ground.js'
import type { TableElement } from './element.js'

const TYPING = new Set(['INPUT', 'SELECT', 'TEXTAREA'])

/** A key pressed anywhere at the table. Does it mean something here? */
export function onKey(table: TableElement, event: KeyboardEvent): void {
  const on = event.composedPath()[0]
  if (event.altKey || event.ctrlKey || event.metaKey || table.dialog !== null) return
  if (on instanceof Element && TYPING.has(on.tagName)) return
  if (event.key === ' ' && on instanceof Element && on.closest('button, summary, a') !== null) return
  const isOnBoard = on instanceof Element && on.closest('.board') !== null
  if ((isOnBoard && onBoard(table, event.key)) || anywhere(table, event.key)) event.preventDefault()
}

function anywhere(table: TableElement, key: string): boolean {
  const { course, replay, screen } = table
  if (replay !== undefined) return onReplay(table, key)
  if (course === undefined) return false
  if (key === 'Escape') {
    if (screen.isTelling) screen.skip()
    else if (screen.piece !== '') screen.lookAt('')
    else course.back()
    return true
  }
  if (key === 'u' || key === 'U') {
    course.takeBack()
    return true
  }
  return /^[1-9]$/.test(key) && byNumber(table, Number(key))
}

function onReplay(table: TableElement, key: string): boolean {
  const { at = 0, last = 0 } = table.replay ?? {}
  const pages = { PageUp: at - 10, PageDown: at + 10 }
  const to: Readonly<Record<string, number>> = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: last, ...pages }
  const step = to[key]
  if (key === ' ') table.playOrPause()
  if (step === undefined) return key === ' '
  table.scrub(step)
  return true
}

function byNumber(table: TableElement, n: number): boolean {
  const open = (table.order?.groups ?? [])
    .flatMap(({ choices }) => choices)
    .filter(({ refused, field }) => !refused && !field)
  const choice = open[n - 1]
  if (choice !== undefined) table.choose(choice)
  return choice !== undefined
}

// ---------------------------------------------------------------------------------------- on the board

/** Steps across the screen, y down. */
const STEPS: Readonly<Record<string, Point>> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
}

function onBoard(table: TableElement, key: string): boolean {
  const step = STEPS[key]
  if (step !== undefined && table.replay === undefined) return walk(table, step)
  if (key === 'Enter' || key === ' ') return enter(table)
  if (key === 'p' || key === 'P') return nextPiece(table, key === 'P' ? -1 : 1)
  return false
}

/** From place to place where there are places to choose; else from cell to cell. */
function walk(table: TableElement, step: Point): boolean {
  const { screen } = table
  const spots = spotsOf(table)
  const from = screen.cursor ?? startOf(table, spots)
  if (from === undefined) return false
  const next = screen.cursor === null ? from : nearestAlong(spots, from, turned(step, screen.board?.turn ?? 0))
  if (next !== undefined) stand(table, next)
  return true
}

/** The lit places; where nothing is lit, every cell; on an open table, every piece. */
function spotsOf({ order, screen: { board } }: TableElement): readonly Point[] {
  const lit =
    order === null ? [] : choicesOf(order).flatMap(({ touch: { at }, refused }) => (at && !refused ? [at] : []))
  if (lit.length > 1) return lit
  const cells = [...(board?.cells.values() ?? [])].map(middleOf)
  return cells.length > 0 ? cells : (board?.scene.pieces ?? []).map(({ at }) => at)
}

function startOf({ screen: { board } }: TableElement, spots: readonly Point[]): Point | undefined {
  const own = board?.scene.pieces.find(({ selected }) => selected) ?? board?.scene.pieces[0]
  return own === undefined ? spots[0] : nearestOf(spots, own.at)
}

const nearestOf = (spots: readonly Point[], at: Point): Point | undefined =>
  [...spots].sort((a, b) => distance(a, at) - distance(b, at))[0]

/** A step of the screen on the table, whichever way it is turned; y points up there. */
function turned({ x, y }: Point, turn: number): Point {
  const quarter = (Math.round(turn / 90) % 4) as 0 | 1 | 2 | 3
  const [tx, ty] = (
    [
      [x, y],
      [y, -x],
      [-x, -y],
      [-y, x],
    ] as const
  )[quarter]
  return { x: tx, y: -ty }
}

function nearestAlong(spots: readonly Point[], from: Point, step: Point): Point | undefined {
  let best: Point | undefined
  let least = Number.POSITIVE_INFINITY
  for (const spot of spots) {
    const [dx, dy] = [spot.x - from.x, spot.y - from.y]
    const along = dx * step.x + dy * step.y
    const cost = along + 2.5 * Math.abs(dx * step.y - dy * step.x)
    if (along > 0.2 && cost < least) [best, least] = [spot, cost]
  }
  return best
}

/** Stands somewhere and says what is there. */
function stand(table: TableElement, at: Point): void {
  const { screen, order } = table
  screen.cursor = at
  screen.hover = order === null ? null : (under(order, undefined, at, 0.2)[0] ?? null)
  screen.said = describe(table, at)
  table.requestUpdate()
}

function describe({ sitting, eye, screen }: TableElement, at: Point): string {
  const { board, hover, shown } = screen
  if (sitting === undefined || shown === undefined) return ''
  const view = sitting.kit.ruleset.view(shown.state, eye)
  const here = (board?.scene.pieces ?? []).filter((piece) => !piece.gone && distance(piece.at, at) < 0.4)
  const what = here.length === 0 ? 'empty' : here.map(named).join('; ')
  return `${sitting.kit.words.place(at, view)}: ${what}.${hover === null ? '' : ` ${hover.label}.`}`
}

const named = ({ name, id, labels }: Piece): string => [name ?? id, ...labels].join(' ')

function enter(table: TableElement): boolean {
  const { screen, order } = table
  if (screen.cursor === null || order === null) return false
  const found = under(order, undefined, screen.cursor, 0.2)
  const [first] = found
  if (first === undefined) return false
  if (found.length === 1) table.choose(first)
  else {
    screen.said = `Several orders fit: ${found.map(({ label }) => label).join('; ')}. Choose one by its number.`
    table.requestUpdate()
  }
  return true
}

/** Looks at the next piece in play and says what is known of it. */
function nextPiece(table: TableElement, by: number): boolean {
  const { screen } = table
  const pieces = (screen.board?.scene.pieces ?? []).filter(({ gone }) => !gone)
  const at = pieces.findIndex(({ id }) => id === screen.piece)
  const next = pieces[(at + by + pieces.length) % pieces.length]
  if (next === undefined) return false
  screen.lookAt(next.id)
  screen.cursor = next.at
  const side = screen.board?.scene.sides?.[next.side] ?? ''
  screen.said = `${named(next)}, ${side}, at ${describe(table, next.at).split(':')[0]}.`
  table.requestUpdate()
  return true
}
