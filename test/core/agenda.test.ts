import { describe, expect, test } from 'vitest'
import { answer, ask, copyAgenda, top } from 'wingover'
import { byHand, choiceBetweenDice, interruptingChit, must } from './games.js'

describe('the agenda', () => {
  test('is a stack: the last question is asked first', () => {
    const draft: { agenda: { kind: string; waiting: string[] }[] } = { agenda: [] }
    expect(top(draft)).toBeUndefined()
    ask(draft, { kind: 'first', waiting: ['a'] })
    ask(draft, { kind: 'second', waiting: ['a', 'b'] })
    expect(top(draft)?.kind).toBe('second')
  })

  test('an answer pops the frame once everybody has answered', () => {
    const draft = { agenda: [{ kind: 'plot', waiting: ['a', 'b'] }] }
    expect(answer(draft, 'b')).toBeUndefined()
    expect(draft.agenda).toEqual([{ kind: 'plot', waiting: ['a'] }])
    expect(answer(draft, 'a')).toMatchObject({ kind: 'plot' })
    expect(draft.agenda).toEqual([])
  })

  test('an answer to nothing is a mistake of the program', () => {
    expect(() => answer({ agenda: [] }, 'a')).toThrow('answer: the agenda is empty')
  })

  test('a copy shares nothing', () => {
    const agenda = [{ kind: 'plot', waiting: ['a'] }]
    const copy = copyAgenda(agenda)
    copy[0]!.waiting.push('b')
    expect(agenda).toEqual([{ kind: 'plot', waiting: ['a'] }])
  })
})

describe('a question in the middle of an action', () => {
  const drawn = ['lucky', 'blank'].reduce(
    (state, card) => {
      const seat = interruptingChit.actors(state)[0] as 'blue' | 'red'
      return must(interruptingChit.reduce(state, { type: 'drawChit', seat, card })).state
    },
    must(interruptingChit.setup(byHand(interruptingChit))).state,
  )
  const fired = must(interruptingChit.reduce(drawn, { type: 'fire', seat: 'blue', plane: 'b1', target: 'r1' })).state

  test('every owner of a face-down chit is asked, whatever the chit, before the die falls', () => {
    expect(fired.agenda).toEqual([
      { kind: 'roll', waiting: ['referee'] },
      { kind: 'luck', waiting: ['blue'] },
      { kind: 'luck', waiting: ['red'] },
    ])
    expect(interruptingChit.legalActions(fired)).toEqual([{ type: 'playChit', seat: 'red', plane: null }])
    const asked = must(interruptingChit.reduce(fired, { type: 'playChit', seat: 'red', plane: null })).state
    expect(interruptingChit.legalActions(asked)).toEqual([
      { type: 'playChit', seat: 'blue', plane: null },
      { type: 'playChit', seat: 'blue', plane: 'b1' },
    ])
  })

  test('nothing else is legal, and nothing waits in a closure: a saved game goes on', () => {
    expect(interruptingChit.check(fired, { type: 'pass', seat: 'blue' })[0]).toMatchObject({ code: 'decision-pending' })
    const loaded = interruptingChit.parse.state(JSON.parse(JSON.stringify(fired)))
    if (!loaded.ok) throw new Error('not let in')
    const answered = must(interruptingChit.reduce(loaded.value, { type: 'playChit', seat: 'red', plane: null })).state
    const lucky = must(interruptingChit.reduce(answered, { type: 'playChit', seat: 'blue', plane: 'b1' })).state
    const rolled = must(interruptingChit.reduce(lucky, { type: 'rollFire', seat: 'referee', rolls: [4] }))
    expect(rolled.state.planes.r1!.flying).toBe(false)
    expect(rolled.events[0]).toMatchObject({
      type: 'fireRolled',
      die: 4,
      modifiers: [{ rule: 'IC-LUCK-02', value: 1 }],
      hit: true,
    })
  })

  test('a chit that was played is not asked about again', () => {
    const answered = must(interruptingChit.reduce(fired, { type: 'playChit', seat: 'red', plane: null })).state
    const lucky = must(interruptingChit.reduce(answered, { type: 'playChit', seat: 'blue', plane: 'b1' })).state
    const missed = must(interruptingChit.reduce(lucky, { type: 'rollFire', seat: 'referee', rolls: [1] })).state
    const again = must(interruptingChit.reduce(missed, { type: 'fire', seat: 'red', plane: 'r1', target: 'b1' })).state
    expect(again.agenda.map(({ waiting }) => waiting[0])).toEqual(['referee', 'red'])
  })

  test('an answer that a plane cannot give is refused, and its neighbour is not', () => {
    expect(interruptingChit.check(fired, { type: 'playChit', seat: 'red', plane: 'r1' })[0]).toMatchObject({
      rule: 'IC-LUCK-01',
      code: 'no-such-chit',
    })
    expect(interruptingChit.check(fired, { type: 'playChit', seat: 'red', plane: null })).toEqual([])
  })

  test('the other seat chooses between two throws of dice', () => {
    const armed = must(choiceBetweenDice.setup(byHand(choiceBetweenDice))).state
    const one = must(choiceBetweenDice.reduce(armed, { type: 'armPlane', seat: 'red', plane: 'r1' })).state
    const two = must(choiceBetweenDice.reduce(one, { type: 'armPlane', seat: 'blue', plane: 'b1' })).state
    const action = { type: 'attack', seat: 'blue', plane: 'b1', target: 'r1', rolls: [6, 6] } as const
    const hit = must(choiceBetweenDice.reduce(two, action)).state
    expect(choiceBetweenDice.actors(hit)).toEqual(['red'])
    const braced = must(choiceBetweenDice.reduce(hit, { type: 'brace', seat: 'red' }))
    expect(braced.barrier).toBe('reveal')
    expect(choiceBetweenDice.actors(braced.state)).toEqual(['referee'])
    expect(choiceBetweenDice.reduce(braced.state, { type: 'rollDamage', seat: 'referee' })).toMatchObject({
      needs: { purpose: 'damage to r1', count: 1 },
    })
  })
})
