/** The same in React: a game is a value, an order is a value, and the screen is a function of both. */
import { createElement, type PointerEvent, useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { type Game, type History, history, type Point, type Ruleset } from 'wingover'
import { back, begin, type Choice, isSecret, type Order, pick, under } from 'wingover/orders'
import { lastMove, layers, layout, overlaid, type ThemeName } from 'wingover/svg'
import { refusalOf, tell, verdictOf } from 'wingover/words'
import type { Kit } from './hot-seat.js'

const KEYS = '123456789abcdefghijklmn'
const NAMED: Readonly<Record<string, string>> = { Escape: 'back', u: 'undo', t: 'theme', Enter: 'lift' }
const SIZE = { width: 900, height: 700 }
type Past = History<Game>
interface Shown {
  readonly game: Past
  readonly order: Order
  readonly note: string
  readonly focus: string
  readonly meant: readonly Choice[]
  readonly spot?: Choice | undefined
  readonly lifted: string
  readonly theme: ThemeName
}

const stateOf = (game: Past) => history.now(game).state
const seatOf = (ruleset: Ruleset, game: Past) =>
  ruleset.actors(stateOf(game)).find((one) => one !== 'referee') ?? 'spectator'
const viewOf = (ruleset: Ruleset, game: Past) => ruleset.view(stateOf(game), seatOf(ruleset, game))

/** The game with its next question; the curtain falls for another player. */
function asking({ ruleset, words, overlays }: Kit, game: Past, before?: Shown, note = ''): Shown {
  const order = begin(ruleset, viewOf(ruleset, game), { words, routes: overlays.routes })
  const lifted = before?.lifted === order.desk.view.seat ? before.lifted : ''
  return { game, order, note, focus: '', meant: [], lifted, theme: before?.theme ?? 'light' }
}

function beginning(kit: Kit, config: Game['Config']): Shown {
  const begun = history.begin(kit.ruleset, config)
  if (!begun.ok) throw new Error(begun.violations[0]?.message)
  return asking(kit, history.advance(kit.ruleset, begun.history).history)
}

type BoardProps = { kit: Kit; shown: Shown; onPoint: (piece: string | undefined, at: Point) => void }
function Board({ kit: { ruleset, overlays }, shown: { game, order, focus, theme }, onPoint }: BoardProps) {
  const view = viewOf(ruleset, game)
  const piece = focus || ruleset.scene(view)!.pieces.find(({ selected }) => selected)?.id || ''
  const last = history.line(game).slice(-12)
  const shapes = lastMove(last.map(({ state }) => ruleset.scene(ruleset.view(state, view.seat))!))
  const plain = ruleset.scene(view, { piece, reach: overlays.reach(view, piece) })!
  const scene = overlaid(plain, { shapes, odds: overlays.odds(view, piece) })
  const [at, { ground, moving }] = [layout(scene, SIZE), layers(scene, { ...SIZE, theme })]
  const point = ({ currentTarget, clientX, clientY }: PointerEvent) => {
    const { x, y, width } = currentTarget.getBoundingClientRect()
    const spot = { x: ((clientX - x) * SIZE.width) / width, y: ((clientY - y) * SIZE.width) / width }
    onPoint(at.hit(spot).pieces[0]?.id, at.toTable(spot))
  }
  const dots = order.places.map(({ key, touch }) => ({ key, ...at.toPicture(touch.at!) }))
  return (
    <svg viewBox={`0 0 ${SIZE.width} ${SIZE.height}`} role="application" aria-label={scene.title} onPointerUp={point}>
      <g ref={(layer) => void (layer && Object.assign(layer, { innerHTML: ground() + moving }))} />
      {dots.map(({ key, x, y }) => createElement('circle', { key, className: 'place', cx: x, cy: y, r: 5 }))}
    </svg>
  )
}

function Table({ kit, config }: { readonly kit: Kit; readonly config: Game['Config'] }) {
  const { ruleset, words } = kit
  const [shown, set] = useState(() => beginning(kit, config))
  const { game, order, meant, spot, lifted, theme } = shown
  const show = (change: Partial<Shown>) => set({ ...shown, ...change })
  const [view, over] = [viewOf(ruleset, game), ruleset.outcome(stateOf(game))]
  const why = (refused: Choice['refused'] = []) => refused.map((one) => refusalOf(words, one, view)).join(' ')

  function choose(choice: Choice, value?: unknown) {
    const next = pick(order, choice, value)
    if (next.done === undefined) return show({ order: next, note: why(next.problem), meant: [], spot: undefined })
    let now = game
    for (const action of next.done) {
      const change = history.play(ruleset, now, action)
      if (!change.ok) return set(asking(kit, now, shown, why(change.violations)))
      now = history.advance(ruleset, change.history).history
      if (seatOf(ruleset, now) !== view.seat) break
    }
    set(asking(kit, now, shown))
  }
  function undo(from: Past) {
    const change = history.undo(from)
    if (!change.ok) set(asking(kit, history.advance(ruleset, from).history, shown, why(change.violations)))
    else if (seatOf(ruleset, change.history) === 'spectator') undo(change.history)
    else set(asking(kit, change.history, shown))
  }
  function press(choice: Choice, { field, label } = choice) {
    const parts = field?.kind === 'many' ? field.parts.map(({ value }) => value) : undefined
    if (field?.kind === 'point') show({ spot: choice, note: `${label}: click on the board.` })
    else if (field?.kind === 'number') choose(choice, Number(prompt(`${label}: ${field.least} to ${field.most}`)))
    else choose(choice, parts)
  }
  function onPoint(piece: string | undefined, at: Point) {
    if (spot !== undefined) return choose(spot, at)
    const found = under(order, piece, at)
    if (found.length === 1) choose(found[0]!)
    else show({ meant: found, focus: piece ?? '' })
  }
  const deeds: Readonly<Record<string, () => void>> = {
    lift: () => show({ lifted: view.seat }),
    back: () => show({ order: back(order), meant: [], note: '' }),
    undo: () => undo(game),
    theme: () => show({ theme: theme === 'dark' ? 'light' : 'dark' }),
  }
  const tool = (name: string, text = name) =>
    createElement('button', { key: name, type: 'button', 'data-do': name, onClick: deeds[name] }, text)
  const groups = meant.length > 1 ? [{ heading: 'Which of these?', choices: meant }] : order.groups
  const keys = groups.flatMap(({ choices }) => choices)
  useEffect(() => {
    document.onkeydown = ({ key }) => {
      const choice = keys[KEYS.indexOf(key)]
      if (choice !== undefined) press(choice)
      else deeds[NAMED[key] ?? '']?.()
    }
  })
  const button = (choice: Choice) => {
    const { key, refused, standing, label, orders } = choice
    const is = { 'data-choice': key, 'aria-disabled': refused !== undefined, 'aria-pressed': standing }
    const hint = refused ? why(refused) : orders && words.hint?.(orders, view)
    const name = `${KEYS[keys.indexOf(choice)]} ${label}`
    const made = createElement('button', { type: 'button', onClick: () => press(choice), ...is }, name)
    return createElement('p', { key }, made, ' ', createElement('small', null, hint))
  }
  const who = words.seat[view.seat]
  const isVeiled = !over && lifted !== view.seat && isSecret(ruleset, view)
  if (isVeiled)
    return createElement('main', null, createElement('h1', null, `For ${who} only`), tool('lift', `I am ${who}`))
  const told = history.line(game).flatMap(({ events }) => tell(words, events, view))
  return (
    <main className={theme}>
      <h1>{over ? verdictOf(over, words) : `${who}: ${order.question}`}</h1>
      <Board kit={kit} shown={shown} onPoint={onPoint} />
      <nav>{['back', 'undo', 'theme'].map((name) => tool(name))}</nav>
      <p role="status">{shown.note}</p>
      {groups.map(({ heading, choices }) =>
        createElement('section', { key: heading }, createElement('h2', null, heading), choices.map(button)),
      )}
      {createElement('ol', null, ...told.slice(-60).map(({ text }) => createElement('li', null, text)))}
    </main>
  )
}

/** Sets a game up and plays it inside `root`. */
export const sitDownWithReact = (root: HTMLElement, kit: Kit, config: Game['Config']): void =>
  createRoot(root).render(<Table kit={kit} config={config} />)
