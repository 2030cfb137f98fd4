import { type Game, isVisible, replay as playAgain, type Step, verify } from 'wingover'
import { scoreOf } from 'wingover/words'
import { EXIT, type ExitCode, unknownName } from '../exit.js'
import { type Played, readRecord, writeText } from '../files.js'
import { reasons, refused } from '../games.js'
import { picture, savePicture } from '../picture.js'
import { restsOf, textsOf } from '../rules/rests.js'
import { Teller, wordsOf } from '../telling.js'
import { bold, dim, note, print, type Terminal } from '../terminal.js'
import { agrees, verdictText } from '../verdict.js'

/** How a record is to be shown. */
export interface ReplayOptions {
  readonly game?: string
  readonly seat?: string
  readonly from?: number
  readonly to?: number
  readonly quiet?: boolean
  readonly rulings?: boolean
  readonly svg?: string
  readonly theme?: 'light' | 'dark' | 'print'
  readonly piece?: string
  readonly html?: string
}

/** Tells a recorded game step by step, and draws it where asked. */
export async function replay(terminal: Terminal, path: string, options: ReplayOptions): Promise<ExitCode> {
  const played = readRecord(path, options.game)
  checkSeat(played, options.seat)
  const isSound = warn(terminal, played)
  const { steps, refused } = playAgain(played.ruleset, played.record)
  const shown = steps.slice(0, (options.to ?? steps.length) + 1)
  if (!options.quiet) await tell(terminal, played, shown, options)
  if (options.svg !== undefined) drawSvg(terminal, options.svg, played, shown, options)
  if (options.html !== undefined) await writePage(terminal, options.html, played, options)
  if (refused === undefined) return isSound ? EXIT.ok : EXIT.no
  note(terminal, `Action ${refused.at + 1} is refused, so the game stops there:\n${reasons(refused.violations)}`)
  return EXIT.no
}

/** Says before anything is told that a record is not what it claims to be. */
function warn(terminal: Terminal, { ruleset, record }: Played): boolean {
  const found = verify(ruleset, record)
  if (agrees(found)) return true
  note(
    terminal,
    `Do not believe this record; it ${verdictText(found, record)}\nWhat follows is what the rules make of it.`,
  )
  return false
}

function checkSeat({ ruleset }: Played, seat: string | undefined): void {
  const seats = [...ruleset.info.seats, 'spectator']
  if (seat !== undefined && !seats.includes(seat)) throw unknownName('seat', seat, seats)
}

async function tell(
  terminal: Terminal,
  { ruleset, record }: Played,
  steps: readonly Step<Game>[],
  options: ReplayOptions,
): Promise<void> {
  const teller = new Teller(ruleset)
  const texts = options.rulings ? await textsOf(ruleset) : undefined
  const named = new Set<string>()
  const { seat, from = 0 } = options
  let turn = -1
  for (const [i, { state, events }] of steps.entries()) {
    if (i < from) continue
    if (state.turn !== turn) {
      turn = state.turn
      print(terminal, `\n${bold(terminal, `Turn ${turn}. ${scoreOf(ruleset.score(state), teller.words)}`)}`)
    }
    const action = record.actions[i - 1]
    const before = steps[i - 1]?.state
    const isKnown = action !== undefined && before !== undefined && (seat === undefined || seat === action.seat)
    if (isKnown) print(terminal, `${seat === undefined ? `${i}. ` : ''}${teller.order(action, before)}`)
    for (const line of teller.events({ action: action ?? null, before, state, events }, seat)) {
      print(terminal, `      ${line}`)
    }
    const heard = seat === undefined ? events : events.filter((event) => isVisible(event, seat))
    const rests = texts === undefined ? [] : restsOf(ruleset, heard, state, texts).filter((text) => !named.has(text))
    for (const text of rests) print(terminal, dim(terminal, `      ${text}`))
    for (const text of rests) named.add(text)
  }
  const last = steps[steps.length - 1]
  const outcome = last && ruleset.outcome(last.state)
  if (outcome !== undefined) print(terminal, teller.outcome(outcome))
}

function drawSvg(
  terminal: Terminal,
  path: string,
  { ruleset }: Played,
  steps: readonly Step<Game>[],
  options: ReplayOptions,
): void {
  const states = steps.map(({ state }) => state)
  savePicture(terminal, path, picture(ruleset, states, { ...options, seat: options.seat ?? 'spectator' }))
}

async function writePage(
  terminal: Terminal,
  path: string,
  { ruleset, record }: Played,
  options: ReplayOptions,
): Promise<void> {
  const { recordPage } = await import('wingover/player')
  const page = recordPage(ruleset, record, {
    words: wordsOf(ruleset),
    view: options.seat ?? 'referee',
    theme: options.theme ?? 'light',
  })
  if (!page.ok) throw refused('there is no page to write', page.violations)
  writeText(path, page.value)
  note(terminal, `The game plays in ${path}.`)
}
