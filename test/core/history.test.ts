import { describe, expect, test } from 'vitest'
import { type ActionOf, type Change, type Game, type History, history, verify } from 'wingover'
import { byHand, codes, configOf, everyGame, playOut, type SealedFire, sealedFire } from './games.js'

const { begin, branches, line, now, play, redo, toRecord, undo } = history

function kept<G extends Game>(change: Change<G>): History<G> {
  if (!change.ok) throw new Error(JSON.stringify(change.violations))
  return change.history
}
const start = kept(begin(sealedFire, configOf(sealedFire)))
const on = (from: History<SealedFire>, ...actions: readonly ActionOf<SealedFire>[]) =>
  actions.reduce((past, action) => kept(play(sealedFire, past, action)), from)
const aim = (seat: 'blue' | 'red', shots: 1 | 2) =>
  ({ type: 'aim', seat, plane: seat === 'blue' ? 'b1' : 'r1', target: seat === 'blue' ? 'r1' : 'b1', shots }) as const
const lock = (seat: 'blue' | 'red') => ({ type: 'lockFire', seat }) as const

describe('history', () => {
  test('begins with the set-up, and a bad config is refused as setup refuses it', () => {
    expect(now(start)).toMatchObject({ parent: -1, action: null })
    expect(begin(sealedFire, {} as never)).toEqual(sealedFire.setup({} as never))
  })

  test('undo goes back one position and leaves the old history as it was', () => {
    const two = on(start, aim('blue', 1))
    const back = kept(undo(two))
    expect(now(back).state).toBe(now(start).state)
    expect(two.at).toBe(1)
    expect(undo(start)).toMatchObject({ ok: false, violations: [{ rule: 'CORE-RECORD', code: 'nothing-to-undo' }] })
  })

  test('undo stops where something was shown and where dice fell, unless forced', () => {
    const shown = on(start, aim('blue', 1), aim('red', 1), lock('blue'), lock('red'))
    expect(now(shown).barrier).toBe('reveal')
    expect(undo(shown)).toMatchObject({
      violations: [{ rule: 'CORE-RECORD', code: 'undo-barrier', facts: { barrier: 'reveal' } }],
    })
    const rolled = on(shown, { type: 'rollFire', seat: 'referee' })
    expect(undo(rolled)).toMatchObject({ violations: [{ code: 'undo-barrier', facts: { barrier: 'dice' } }] })
    expect(now(kept(undo(rolled, true))).state).toBe(now(shown).state)
  })

  test('redo goes on along the latest branch, or along the one that is named', () => {
    const one = kept(undo(on(start, aim('blue', 1))))
    const other = kept(undo(on(one, aim('blue', 2))))
    expect(branches(other)).toEqual([1, 2])
    expect(now(kept(redo(other))).action).toEqual(aim('blue', 2))
    expect(now(kept(redo(other, 0))).action).toEqual(aim('blue', 1))
    expect(codes(redo(other, 2))).toEqual(['nothing-to-redo'])
    expect(redo(start)).toMatchObject({ ok: false, violations: [{ rule: 'CORE-RECORD', code: 'nothing-to-redo' }] })
  })

  test('advance plays the referee, one position an action, and stops where dice must be thrown', () => {
    const shown = on(start, aim('blue', 1), aim('red', 1), lock('blue'), lock('red'))
    const { history: after, stopped } = history.advance(sealedFire, shown)
    expect(stopped).toBeUndefined()
    expect(after.moments).toHaveLength(shown.moments.length + 1)
    expect(now(after)).toMatchObject({ parent: shown.at, action: { type: 'rollFire', seat: 'referee' } })
    expect(history.advance(sealedFire, after)).toEqual({ history: after })
    const byDice = kept(begin(sealedFire, byHand(sealedFire)))
    const waiting = on(byDice, aim('blue', 1), aim('red', 1), lock('blue'), lock('red'))
    const held = history.advance(sealedFire, waiting)
    expect(held.history).toBe(waiting)
    expect(held.stopped).toMatchObject({ ok: false, needs: { count: 1, sides: 6 } })
  })

  test('an illegal action leaves the history as it is', () => {
    expect(codes(play(sealedFire, start, lock('blue')))).toEqual(['aim-missing'])
  })

  test('the line leads from the first position here, past other branches', () => {
    const forked = on(kept(undo(on(start, aim('blue', 1)))), aim('blue', 2), aim('red', 1))
    expect(line(forked).map(({ action }) => action)).toEqual([null, aim('blue', 2), aim('red', 1)])
    expect(toRecord(sealedFire, forked).actions).toEqual([aim('blue', 2), aim('red', 1)])
  })

  test('the same dice fall again after an undo that was forced', () => {
    const shown = on(start, aim('blue', 2), aim('red', 2), lock('blue'), lock('red'))
    const rolled = on(shown, { type: 'rollFire', seat: 'referee' })
    const again = on(kept(undo(rolled, true)), { type: 'rollFire', seat: 'referee' })
    expect(now(again).state).toEqual(now(rolled).state)
  })

  test.each(everyGame)('%s: the record of a history verifies', (_, game) => {
    const { actions } = playOut(game, configOf(game), 51)
    const whole = actions.reduce((past, action) => kept(play(game, past, action)), kept(begin(game, configOf(game))))
    expect(verify(game, toRecord(game, whole))).toEqual({ verdict: 'exact', format: 2 })
    expect(toRecord(game, whole).actions).toEqual(actions)
  })

  test('a history survives JSON', () => {
    const past = on(start, aim('blue', 1), aim('red', 1))
    const loaded: History<SealedFire> = JSON.parse(JSON.stringify(past))
    expect(now(on(loaded, lock('blue'))).state).toEqual(now(on(past, lock('blue'))).state)
  })
})
