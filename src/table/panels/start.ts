/** Before a game: one click to a duel, or every choice there is. */
import { html, nothing, type TemplateResult } from 'lit'
import type { OptionInfo } from '../../core/index.js'
import type { TableElement } from '../element.js'
import type { Kit, TableGame } from '../kit.js'
import { LEVEL, levels, type Wish } from '../session/index.js'
import { forget, type Kept, keptGames } from '../store/keep.js'
import { openSheets } from './printing.js'
import { openFile } from './saving.js'
import { inWords } from './words.js'

/** The page before a game. */
export const startPanel = (table: TableElement): TemplateResult => html`
  <main class="start">
    <header class="hero">
      <p class="brand">Wingover</p>
      <h1>Sit down and fly</h1>
      <p>Five games of air combat, played exactly by their rules, against a bot, a friend at this screen, or both.</p>
      <p class="row">
        <button class="main big" data-duel ?disabled=${table.busy} @click=${() => duel(table)}>Fly a duel now</button>
        <button class="plain" @click=${() => openFile(table)}>Open a saved game</button>
      </p>
      ${table.problem === '' ? nothing : html`<p class="problem" role="alert" data-problem>${table.problem}</p>`}
    </header>
    ${shelf(table)}
    <section aria-labelledby="games">
      <h2 id="games">Choose a game</h2>
      <ul class="cards">${table.games.map((game) => card(table, game))}</ul>
    </section>
    ${table.game === undefined || table.kit === undefined ? nothing : form(table, table.game, table.kit)}
    <footer><p>Unofficial. The games belong to their authors; the rules are told in our own words.</p></footer>
  </main>`

/** A first game, one click away: you against a bot that forgives. */
function duel(table: TableElement): void {
  const [game] = table.games
  if (game !== undefined) void table.start(game.id, { scenario: game.first, seats: `bot:${levels[0]},you` })
}

const card = (table: TableElement, game: TableGame): TemplateResult => html`
  <li>
    <button class="card" data-game=${game.id} aria-pressed=${table.game === game} @click=${() => void table.open(game.id)}>
      <b>${game.title}</b><span>${game.about}</span>
    </button>
  </li>`

// ---------------------------------------------------------------------------------------- games that were kept

function shelf(table: TableElement): TemplateResult | typeof nothing {
  const games = keptGames()
  if (games.length === 0) return nothing
  return html`
    <section aria-labelledby="kept">
      <h2 id="kept">Go on with</h2>
      <ul class="shelf">${games.slice(0, 6).map((kept) => shelved(table, kept))}</ul>
    </section>`
}

const shelved = (table: TableElement, kept: Kept): TemplateResult => html`
  <li>
    <button class="plain" data-kept=${kept.id} @click=${() => void table.goOn(kept)}>
      <b>${kept.title}</b> <small>${kept.over ? 'finished' : `turn ${kept.turn}`}, ${new Date(kept.when).toLocaleString()}</small>
    </button>
    <button class="quiet" aria-label="Forget ${kept.title}" @click=${() => drop(table, kept.id)}>Forget</button>
  </li>`

function drop(table: TableElement, id: string): void {
  forget(id)
  table.requestUpdate()
}

// ---------------------------------------------------------------------------------------- every choice there is

function form(table: TableElement, game: TableGame, kit: Kit): TemplateResult {
  const { info } = kit.ruleset
  return html`
    <form class="plan" data-plan @submit=${(event: SubmitEvent) => submit(table, event)}>
      <h2>${info.title}</h2>
      <div class="fields">
        <label>Scenario
          <select name="scenario">${info.scenarios.map(
            ({ id, title }) => html`<option value=${id} ?selected=${id === game.first}>${title}</option>`,
          )}</select>
        </label>
        ${info.seats.map((seat, i) => sitter(kit.words.seat[seat] ?? seat, i))}
        <label>Dice
          <select name="dice">
            <option value="page">thrown by the page</option>
            <option value="own">your own, typed or tapped in</option>
          </select>
        </label>
        <label>Board
          <select name="board">
            <option value="screen" ?selected=${table.board !== 'own'}>on the screen</option>
            <option value="own" ?selected=${table.board === 'own'}>your own, of cardboard</option>
          </select>
        </label>
      </div>
      <p class="row"><button class="main" data-begin>Begin</button>${printing(table, game)}</p>
      ${options(table, kit)}
    </form>`
}

/** Cards and scenarios on paper, in a page of their own. */
const printing = (table: TableElement, game: TableGame): TemplateResult | typeof nothing =>
  game.sheets === undefined
    ? nothing
    : html`${['a4', 'letter'].map(
        (paper) =>
          html`<button type="button" class="plain" data-print=${paper} @click=${() => void openSheets(table, paper)}>Cards to print, ${paper === 'a4' ? 'A4' : 'Letter'}</button>`,
      )}`

const sitter = (name: string, i: number): TemplateResult => html`
  <label>${name}
    <select name="seat">
      <option value="you" ?selected=${i === 0}>you</option>
      ${levels.map((level) => html`<option value="bot:${level}" ?selected=${i > 0 && level === LEVEL}>a bot: ${level}</option>`)}
      <option value="person">another person here</option>
    </select>
  </label>`

function options(table: TableElement, kit: Kit): TemplateResult | typeof nothing {
  const all = Object.entries(kit.ruleset.info.options)
  if (all.length === 0) return nothing
  return html`
    <details class="options" @toggle=${() => void table.read()}>
      <summary>Optional rules and readings (${all.length})</summary>
      <p class="tip">Each starts as the scenario has it. Where the book can be read in two ways, you may choose the other.</p>
      <ul>${all.map(([name, option]) => optionRow(table, kit, name, option))}</ul>
    </details>`
}

function optionRow(table: TableElement, { ruleset }: Kit, name: string, { values, rule }: OptionInfo): TemplateResult {
  const { title, source } = ruleset.info.rules[rule] ?? { title: rule, source: '' }
  const text = table.texts?.[rule]
  return html`
    <li>
      <label><b>${title}</b>
        <select name="option:${name}">
          <option value="">as the scenario has it</option>
          ${values.map((value) => html`<option value=${JSON.stringify(value)}>${inWords(value)}</option>`)}
        </select>
      </label>
      <small>${text?.summary ?? ''} <i>${inWords(name)}; ${source}</i></small>
    </li>`
}

function submit(table: TableElement, event: SubmitEvent): void {
  event.preventDefault()
  const data = new FormData(event.target as HTMLFormElement)
  const text = (name: string): string => String(data.get(name) ?? '')
  const chosen = [...data.entries()].filter(([name, value]) => name.startsWith('option:') && value !== '')
  const wish: Wish = {
    scenario: text('scenario'),
    seats: data.getAll('seat').join(','),
    dice: text('dice'),
    options: Object.fromEntries(chosen.map(([name, value]) => [name.slice('option:'.length), String(value)])),
  }
  table.dispatchEvent(new CustomEvent('wingover-set', { detail: { board: text('board') } }))
  void table.start(table.game?.id ?? '', wish)
}
