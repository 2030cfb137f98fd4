/** Two people, one screen, any game: curtain, clicks, greyed buttons with reasons, odds, undo, log, themes, keyboard. */
import { type Game, history, type Overlays, type Ruleset } from 'wingover'
import { back, begin, type Choice, isSecret, type Order, pick, under } from 'wingover/orders'
import { lastMove, layers, layout, overlaid, type ThemeName } from 'wingover/svg'
import { refusalOf, tell, verdictOf, type Words } from 'wingover/words'

const KEYS = '123456789abcdefghijklmn'
const NAMED: Readonly<Record<string, string>> = { Escape: 'back', u: 'undo', t: 'theme', Enter: 'lift' }
const SIZE = { width: 900, height: 700 }
const safe = (text = ''): string => text.replace(/[&<"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
const partOf = ({ value }: { readonly value: unknown }) => value
const html = <T>(list: readonly T[], say: (item: T, i: number) => string): string => list.map(say).join('')
/** A game with its words and what can be shown of its pieces. */
export type Kit = { readonly ruleset: Ruleset; readonly words: Words; readonly overlays: Overlays }
type Shown = { order: Order; note: string; focus: string; meant: readonly Choice[]; spot: Choice | undefined }

/** Sets a game up and plays it inside `root`. */
export function sitDown(root: HTMLElement, { ruleset, words, overlays }: Kit, config: Game['Config']): void {
  const begun = history.begin(ruleset, config)
  if (!begun.ok) throw new Error(begun.violations[0]?.message)
  let game = history.advance(ruleset, begun.history).history
  const state = () => history.now(game).state
  const seat = () => ruleset.actors(state()).find((one) => one !== 'referee') ?? 'spectator'
  const view = () => ruleset.view(state(), seat())
  const why = (refused: Choice['refused'] = []) => refused.map((one) => refusalOf(words, one, view())).join(' ')
  const first = () => begin(ruleset, view(), { words, routes: overlays.routes })
  const ask = (order: Order, note = '') => show({ order, note, focus: '', meant: [], spot: undefined })
  const now = { lifted: '', theme: 'light' as ThemeName } as Shown & { lifted: string; theme: ThemeName }
  let [buttons, at]: [readonly Choice[], ReturnType<typeof layout> | undefined] = [[], undefined]
  const show = (change: Partial<typeof now>) => draw(Object.assign(now, change))

  function choose(choice: Choice, value?: unknown) {
    const next = pick(now.order, choice, value)
    if (next.done === undefined) return ask(next, why(next.problem))
    for (const action of next.done) {
      const change = history.play(ruleset, game, action)
      if (!change.ok) return ask(first(), why(change.violations))
      game = history.advance(ruleset, change.history).history
      if (seat() !== next.desk.view.seat) break
    }
    ask(first())
  }
  /** Back to where a player was asked before; never past dice or what was shown. */
  function undo() {
    const change = history.undo(game)
    game = change.ok ? change.history : history.advance(ruleset, game).history
    if (!change.ok) return ask(first(), why(change.violations))
    if (seat() === 'spectator') undo()
    else ask(first())
  }

  function press(choice: Choice, { field, label } = choice) {
    if (field === undefined) choose(choice)
    else if (field.kind === 'point') show({ spot: choice, note: `${label}: click on the board.` })
    else if (field.kind === 'number') choose(choice, Number(prompt(`${label}: ${field.least} to ${field.most}`)))
    else choose(choice, field.parts.map(partOf))
  }

  function click(x: number, y: number) {
    const [piece, point] = [at?.hit({ x, y }).pieces[0]?.id, at?.toTable({ x, y }) ?? { x, y }]
    if (now.spot !== undefined) return choose(now.spot, point)
    const meant = under(now.order, piece, point)
    if (meant.length === 1) choose(meant[0]!)
    else show({ meant, focus: piece ?? '' })
  }

  function button(choice: Choice): string {
    const { refused, orders, label, standing } = choice
    const [i, hint] = [buttons.indexOf(choice), refused ? why(refused) : orders && words.hint?.(orders, view())]
    const is = `data-choice="${i}" aria-disabled="${refused !== undefined}" aria-pressed="${standing}"`
    return `<p><button ${is}><kbd>${KEYS[i]}</kbd> ${safe(label)}</button> <small>${safe(hint)}</small></p>`
  }

  function board(): string {
    const piece = now.focus || ruleset.scene(view())!.pieces.find(({ selected }) => selected)?.id || ''
    const plain = ruleset.scene(view(), { piece, reach: overlays.reach(view(), piece) })!
    const last = history.line(game).slice(-12)
    const shapes = lastMove(last.map((moment) => ruleset.scene(ruleset.view(moment.state, seat()))!))
    const scene = overlaid(plain, { shapes, odds: overlays.odds(view(), piece) })
    const { ground, moving } = layers(scene, { ...SIZE, theme: now.theme })
    at = layout(scene, SIZE)
    const spots = now.order.places.map(({ touch }) => at!.toPicture(touch.at!))
    const dots = html(spots, ({ x, y }) => `<circle class="place" cx="${x}" cy="${y}" r="5"/>`)
    const look = `viewBox="0 0 ${SIZE.width} ${SIZE.height}" role="application" aria-label="${safe(scene.title)}"`
    return `<svg ${look}>${ground()}${moving}${dots}</svg>`
  }

  function draw({ order, note, meant, theme }: typeof now) {
    const [over, who] = [ruleset.outcome(state()), safe(words.seat[seat()])]
    if (now.lifted !== seat()) now.lifted = ''
    root.className = theme
    root.innerHTML = `<h1>For ${who} only</h1><button data-do="lift">I am ${who}</button>`
    if (!over && !now.lifted && isSecret(ruleset, view())) return
    const groups = meant.length > 1 ? [{ heading: 'Which of these?', choices: meant }] : order.groups
    buttons = groups.flatMap(({ choices }) => choices)
    const told = history.line(game).flatMap(({ events }) => tell(words, events, view()))
    root.innerHTML = `<h1>${over ? verdictOf(over, words) : `${who}: ${safe(order.question)}`}</h1>${board()}
      <nav>${html(Object.keys(deeds).slice(1), (name) => `<button data-do="${name}">${name}</button>`)}</nav>
      <p role="status">${safe(note)}</p>
      ${html(groups, ({ heading, choices }) => `<h2>${safe(heading)}</h2>${html(choices, button)}`)}
      <ol>${html(told.slice(-60).reverse(), ({ text }) => `<li>${safe(text)}</li>`)}</ol>`
  }

  const deeds: Readonly<Record<string, () => void>> = {
    lift: () => show({ lifted: seat() }),
    back: () => ask(back(now.order)),
    undo,
    theme: () => show({ theme: now.theme === 'dark' ? 'light' : 'dark' }),
  }
  root.onclick = ({ target, clientX, clientY }) => {
    const [pressed, svg] = ['button', 'svg'].map((tag) => (target as Element).closest<HTMLElement>(tag))
    const { x, y, width } = (svg ?? root).getBoundingClientRect()
    if (pressed?.dataset.do) deeds[pressed.dataset.do]?.()
    else if (pressed) press(buttons[Number(pressed.dataset.choice)]!)
    else if (svg) click(((clientX - x) * SIZE.width) / width, ((clientY - y) * SIZE.width) / width)
  }
  document.onkeydown = ({ key }) =>
    root.querySelector<HTMLElement>(`[data-do="${NAMED[key]}"], [data-choice="${KEYS.indexOf(key)}"]`)?.click()
  ask(first())
}
