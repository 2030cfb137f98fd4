import {
  type ActionOf,
  type Change,
  type DiceRequest,
  type Game,
  type History,
  history as past,
  type Ruleset,
} from 'wingover'
import { print, type Terminal } from '../terminal.js'
import type { Keyboard } from './keyboard.js'

/** Plays an action, asking for real dice and cards as the rules call for them; undefined at the end of input. */
export async function playWithDice(
  ruleset: Ruleset,
  history: History<Game>,
  action: ActionOf<Game>,
  terminal: Terminal,
  keyboard: Keyboard,
): Promise<Change<Game> | undefined> {
  let order = action as Game['Action']
  for (;;) {
    const change = past.play(ruleset, history, order)
    if (change.ok || change.needs === undefined) return change
    const brought = await throwDice(change.needs, terminal, keyboard)
    if (brought === undefined) return undefined
    order = { ...order, ...merged(order, brought) }
  }
}

type Brought = { readonly rolls: readonly number[] } | { readonly card: string }

const merged = (order: Game['Action'], brought: Brought): Brought =>
  'card' in brought ? brought : { rolls: [...(order.rolls ?? []), ...brought.rolls] }

async function throwDice(needs: DiceRequest, terminal: Terminal, keyboard: Keyboard): Promise<Brought | undefined> {
  for (;;) {
    const line = await keyboard.ask(question(needs))
    if (line === undefined) return undefined
    const brought = needs.kinds === undefined ? readRolls(line, needs) : readCard(line, needs.kinds)
    if (typeof brought !== 'string') return brought
    print(terminal, brought)
  }
}

function question({ purpose, count, sides, kinds }: DiceRequest): string {
  if (kinds === undefined) return `${purpose}: throw ${count} ${count === 1 ? 'die' : 'dice'} with ${sides} sides: `
  const choices = Object.entries(kinds).filter(([, left]) => left > 0)
  return `${purpose}: turn one of ${choices.map(([kind, left]) => `${kind} (${left})`).join(', ')}: `
}

/** Some or all of the dice asked for, or what is wrong with them. */
function readRolls(line: string, { count, sides }: DiceRequest): Brought | string {
  const rolls = line
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  const possible = rolls.every((face) => Number.isInteger(face) && face >= 1 && face <= sides)
  if (!possible) return `Type numbers from 1 to ${sides}.`
  return rolls.length > count ? `That is more than ${count}.` : { rolls }
}

function readCard(line: string, kinds: Readonly<Record<string, number>>): Brought | string {
  const card = line.trim()
  return Object.hasOwn(kinds, card) && (kinds[card] as number) > 0 ? { card } : 'There is no such card left.'
}
