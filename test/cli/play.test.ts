import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { describe, expect, test } from 'vitest'
import { folder, wingover } from './harness.js'

const typed = (...lines: readonly string[]): string => lines.map((line) => `${line}\n`).join('')
const duel = ['play', 'spitting-fire', 'duel', '--seed', 'dover']
const person = [...duel, '--as', 'axis', '--player', 'allies=random']

describe('bots', () => {
  test('play to the end; the record verifies and the picture is drawn', async () => {
    const [record, svg] = [join(folder(), 'r.json'), join(folder(), 'r.svg')]
    const bots = ['-p', 'axis=random', '-p', 'allies=random']
    const { code, out } = await wingover([...duel, ...bots, '-r', record, '--svg', svg, '-o', 'turnLimit=3'])
    expect(code).toBe(0)
    expect(out).toMatch(/(Winner: \w+|A draw) \(Axis/)
    expect((await wingover(['verify', record])).code).toBe(0)
    expect(JSON.parse(readFileSync(record, 'utf8')).config.options.turnLimit).toBe(3)
    expect(readFileSync(svg, 'utf8')).toMatch(/^<svg/)
  })

  test('the same seed plays the same game; quiet says only the end', async () => {
    const args = [...duel, '-p', 'axis=random', '-p', 'allies=random', '--quiet']
    const [one, two] = [await wingover(args), await wingover(args)]
    expect(one).toEqual(two)
    expect(one.out.trim().split('\n')).toHaveLength(2)
  })

  test('a value that no option has: 2, with the place', async () => {
    const { code, err } = await wingover([...duel, '-o', 'turnLimit="never"'])
    expect(code).toBe(2)
    expect(err).toContain('options.turnLimit')
  })

  test('a table the rules refuse: 1, with the rule', async () => {
    const { code, err } = await wingover([...duel, '-o', 'minBoard=[99,99]'])
    expect(code).toBe(1)
    expect(err).toContain('SF-GEO-03')
  })
})

describe('a person', () => {
  test('chooses by number and by order; the end of input leaves the game', async () => {
    const { code, out } = await wingover(person, { input: typed('1', 'commitPlots') })
    expect(code).toBe(1)
    expect(out).toContain('    9. Emil: Dive Right to level 4')
    expect(out).toContain('Group Emil gets Climb Left, face down.')
    expect(out).toContain('The Axis commits its markers.')
    expect(out).toMatch(/The game is not over\.\n$/)
  })

  test('is told no secret of the other seat', async () => {
    const { out } = await wingover(person, { input: typed('1', '1') })
    const told = out.slice(0, out.indexOf('card: the'))
    expect(told).toContain('Group Tuck has its marker, face down.')
    expect(told).not.toMatch(/Tuck gets/)
  })

  test('is given the reason for every refusal, and nonsense changes nothing', async () => {
    const nonsense = ['', 'fly me to the moon', '99', '-1', '{"type":"setPlot"}', '\u0000\u0007', 'x'.repeat(20_000)]
    const illegal = ['commitPlots', 'setPlot group=zz marker=level-left', 'forward distance=4', 'allies commitPlots']
    const { out, code } = await wingover(person, { input: typed(...nonsense, ...illegal, 'quit') })
    expect(code).toBe(0)
    expect(out).toContain('Choose from 1 to 9.')
    expect(out).toMatch(/Not allowed\. [A-Z].*\. \(SF-PLOT-02\)/)
    expect(out).toMatch(/Not allowed\. .*\(CORE-PHASE\)/)
    expect(out).toContain('You decide for Axis now, not for Allies.')
    expect(out).not.toContain('Group Emil gets')
  })

  test('can look around', async () => {
    const { out } = await wingover(person, {
      input: typed('help', 'table', 'view', 'list dive', 'list banana', 'rule tight turn', 'quit'),
    })
    expect(out).toContain('takes your last choice back')
    expect(out).toMatch(/Emil 1 {2}Axis {4}at 13 E 29 N, heading 180°/)
    expect(out).toContain('"seat": "axis"')
    expect(out).toContain('No choice has "banana".')
    expect(out).toContain('SF-TIGHT-01')
  })

  test('is understood by a few words, or told what comes closest', async () => {
    const input = typed('emil dive', 'straight dive', 'commit', 'quit')
    const { out } = await wingover(person, { input })
    expect(out).toContain('Which of these?')
    expect(out).toContain('Group Emil gets Straight Dive, face down.')
    expect(out).toContain('The Axis commits its markers.')
    const lost = await wingover(person, { input: typed('emil clinb lift', 'quit') })
    expect(lost.out).toContain('No choice is called that. The closest are:\n    1. Emil: Climb Left')
  })

  test('is told what the other side does', async () => {
    const { out } = await wingover(person, { input: typed('1', 'commit', 'quit') })
    expect(out).toContain('The Allies commit their markers.')
    expect(out).toMatch(/ {2}A (red|black) card/)
    expect(out).not.toMatch(/^allies$/m)
  })

  test('takes a choice back, but not past fallen dice unless forced', async () => {
    const { out } = await wingover(person, { input: typed('1', 'undo', '2', 'commitPlots', 'undo', 'undo!', 'quit') })
    expect(out.match(/Taken back\./g)).toHaveLength(2)
    expect(out).toContain('Undo stops here: dice.')
  })

  test('resigns', async () => {
    const { code, out } = await wingover(person, { input: typed('resign') })
    expect(code).toBe(0)
    expect(out).toContain('Winner: Allies')
  })

  test('leaves by Ctrl-C: 130, and the game so far is recorded', async () => {
    const [record, interrupt] = [join(folder(), 'r.json'), new AbortController()]
    const input = new PassThrough()
    input.write('1\n')
    const watch = (printed: string) => void (printed.includes('Commit them, or') && interrupt.abort())
    const ran = await wingover([...person, '-r', record], { input, signal: interrupt.signal, watch })
    expect(ran.code).toBe(130)
    expect((await wingover(['verify', record])).code).toBe(0)
  })
})

describe('real dice', () => {
  const manual = ['play', 'spitting-fire', 'duel', '-d', 'manual', '--as', 'axis', '-p', 'allies=random', '-s', 'dover']

  test('cards and dice are asked for by purpose until they are possible', async () => {
    const input = typed('1', '1', 'green', 'red', '1', '1', '4', 'quit')
    const { out, code } = await wingover(manual, { input })
    expect(code).toBe(0)
    expect(out).toContain('card: turn one of red (1), black (1): green\nThere is no such card left.')
    expect(out).toContain('A red card: the Axis')
  })

  test('dice out of range or too many are asked for again', async () => {
    const input = typed('4', '1', 'red', '1', '1', 'F5', 'TT', 'six', '7', '1 2', '3', 'quit')
    const { out } = await wingover(manual, { input })
    expect(out.match(/Type numbers from 1 to 6\./g)).toHaveLength(2)
    expect(out).toContain('That is more than 1.')
    expect(out).toMatch(/rolls 3\b/)
  })

  test('the end of input at the dice leaves the game', async () => {
    expect((await wingover(manual, { input: typed('1', '1') })).code).toBe(1)
  })
})
