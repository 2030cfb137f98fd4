/**
 * Change what a seat cannot see, and nothing on its wire changes: not a byte, not a frame more or less.
 *
 * Two games on a real server are played side by side. The seat that looks gives the same orders in both; everyone else gives
 * orders of the same type, drawn apart where they are secret. While both look the same to the seat, all frames that come to
 * it must be the same. Where dice fall or something is shown, both games are opened anew from the first.
 */
import { expect } from 'vitest'
import { canonical, fromView, type Game, type Ruleset } from 'wingover'
import { pick } from '../tools/host/games.js'

/** One of the two games, with somebody at every seat. */
export interface Side<S> {
  /** All that has come to the seat that looks, since it was last emptied. */
  frames: string[]
  /** Who is asked; nobody when the game is over. */
  readonly actors: readonly string[]
  /** Did dice fall with the last order, or a card turn? */
  readonly fell: boolean
  /** All there is to know, to go on from there. */
  readonly saved: S
  view(viewer: string): Game['View']
  act(seat: string, action: Game['Action']): Promise<boolean>
  /** Comes back when all that was sent before has come to everybody. */
  mark(): Promise<void>
  close(): Promise<void> | void
}

export interface Tally {
  orders: number
  compared: number
  /** Compared while something hidden was not the same. */
  apart: number
}

export async function playSideBySide<S>(
  ruleset: Ruleset,
  look: string,
  most: number,
  open: (from: S | undefined) => Promise<readonly [Side<S>, Side<S>]>,
): Promise<Tally> {
  const tally = { orders: 0, compared: 0, apart: 0 }
  const choose = pick(`wire ${ruleset.info.id} ${look}`)
  const choices = (side: Side<S>, seat: string) => fromView(ruleset, side.view(seat)).legalActions()
  let [one, two] = await open(undefined)
  for (; tally.orders < most && one.actors.length > 0; tally.orders++) {
    const actor = choose.of(one.actors)
    const action = choose.of(choices(one, actor))
    const isHidden = actor !== look && ruleset.secret(one.view(actor), action.type)
    const others = isHidden ? choices(two, actor).filter(({ type }) => type === action.type) : [action]
    one.frames = []
    two.frames = []
    expect(await one.act(actor, action)).toBe(true)
    const isDone = others.length > 0 && (await two.act(actor, choose.of(others)))
    await Promise.all([one.mark(), two.mark()])
    const isSame = canonical(one.view(look)) === canonical(two.view(look))
    if (isDone && !one.fell && !two.fell && isSame) {
      expect(two.frames).toEqual(one.frames)
      tally.compared++
      if (canonical(one.saved) !== canonical(two.saved)) tally.apart++
      continue
    }
    const { saved } = one
    await Promise.all([one.close(), two.close()])
    ;[one, two] = await open(saved)
  }
  await Promise.all([one.close(), two.close()])
  return tally
}
