import { readFileSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { hashState, recordGame, replay } from 'wingover'
import { rulesets } from 'wingover/registry'
import type { RuleBook } from 'wingover/rulebook'
import { spittingFire } from 'wingover/spitting-fire'
import { LARGEST } from '../../src/cli/files.js'
import { folder, wingover } from './harness.js'

const DUEL = 'test/golden/spitting-fire/duel.json'
const COMMANDS = [
  'play',
  'print',
  'arena',
  'replay',
  'verify',
  'odds',
  'rules',
  'quiz',
  'errata',
  'schema',
  'serve',
  'online',
]
const duel = () => JSON.parse(readFileSync(DUEL, 'utf8'))

function file(name: string, text: string): string {
  const path = join(folder(), name)
  writeFileSync(path, text)
  return path
}

describe('help and misuse', () => {
  test('--help names every command and the exit codes', async () => {
    const { code, out } = await wingover(['--help'])
    expect(code).toBe(0)
    for (const command of COMMANDS) expect(out).toContain(`  ${command} `)
    expect(out).toContain('Exit codes')
  })

  test.each(COMMANDS)('%s --help says how to call it', async (command) => {
    const { code, out } = await wingover([command, '--help'])
    expect(code).toBe(0)
    expect(out).toContain(`Usage: wingover ${command}`)
    expect(out).not.toContain('default: []')
  })

  test('--version', async () => {
    const { version } = JSON.parse(readFileSync('package.json', 'utf8'))
    expect(await wingover(['--version'])).toMatchObject({ code: 0, out: `${version}\n` })
  })

  test.each([
    [['fly']],
    [['play', 'chess']],
    [['play', 'spitting-fire', 'nowhere']],
    [['play', 'spitting-fire', '-p', 'nobody=greedy']],
    [['play', 'spitting-fire', '-p', 'axis=grandmaster']],
    [['play', 'spitting-fire', '-o', 'turnLimit']],
    [['play', 'spitting-fire', '-o', 'colour=red']],
    [['play', 'spitting-fire', '-o', 'turnLimit=often']],
    [['play', 'spitting-fire', '-d', 'loaded']],
    [['play', 'spitting-fire', '--think', '--as', 'axis']],
    [['play', 'spitting-fire', '--budget', 'much']],
    [['play', 'spitting-fire', '--wings']],
    [['verify']],
    [['odds', DUEL, '--at', '9999']],
    [['odds', DUEL, '--at', '3', '--action', 'dance']],
    [['replay', DUEL, '--seat', 'nobody']],
    [['print', 'chess']],
    [['print', 'spitfire', '--paper', 'papyrus']],
    [['errata', 'otr9']],
    [['errata', 'otr2', '4.2', '-s', 'slats=perhaps']],
    [['schema', 'spitting-fire', 'weather']],
    [['arena', 'spitting-fire', '-p', 'greedy']],
    [['arena', 'spitting-fire', '-p', 'greedy', '-p', 'greedy']],
    [['arena', 'spitting-fire', '-p', 'greedy', '-p', 'grandmaster']],
  ])('%j is called wrongly: 2, with a reason and without a stack trace', async (args) => {
    const { code, out, err } = await wingover(args)
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toMatch(/^wingover: /)
    expect(err).not.toMatch(/^\s+at /m)
  })

  test('play alone lists the games', async () => {
    const { code, out } = await wingover(['play'])
    expect(code).toBe(0)
    expect(out).toContain('spitting-fire: Spitting Fire; seats axis, allies')
    expect(out).toContain('hex-skirmish')
  })

  test.each([
    [['replay', 'nowhere.json'], 'no such file'],
    [['replay', 'test'], 'it is a folder'],
    [['replay', 'README.md'], 'is not JSON'],
    [['replay', 'package.json'], 'is not a record'],
    [['play', 'spitting-fire', '-c', 'nowhere.json'], 'no such file'],
    [['play', 'spitting-fire', '-c', 'package.json'], 'cannot be set up'],
    [['play', 'spitting-fire', '-q', '-r', 'nowhere/game.json'], 'cannot be written'],
    [['arena', 'spitting-fire', '-p', 'greedy', '-p', './nowhere.js'], 'no such file'],
  ])('%j is about a bad file: 3', async (args, reason) => {
    const { code, err } = await wingover(args)
    expect(code).toBe(3)
    expect(err).toContain(reason)
  })
})

describe('verify', () => {
  test('an exact record', async () => {
    const { code, out } = await wingover(['verify', DUEL])
    expect({ code, out }).toEqual({ code: 0, out: `${DUEL}: exact, 70 actions of spitting-fire\n` })
  })

  test('the first action that differs', async () => {
    const record = duel()
    record.heads[8] = '0'.repeat(64)
    const { code, out } = await wingover(['verify', file('bad.json', JSON.stringify(record))])
    expect(code).toBe(1)
    expect(out).toContain('does not verify: it diverges at action 8\nWhat the record says of this step')
  })

  test('an action that is missing', async () => {
    const record = duel()
    record.actions.splice(2, 1)
    record.heads.splice(3, 1)
    const { code, out } = await wingover(['verify', file('bad.json', JSON.stringify(record))])
    expect(code).toBe(1)
    expect(out).toContain('diverges at action 3\n')
  })

  test('the first action that is refused, with the rule', async () => {
    const record = duel()
    record.actions[2] = { type: 'commitPlots', seat: 'nobody' }
    const { code, out } = await wingover(['verify', file('bad.json', JSON.stringify(record))])
    expect(code).toBe(1)
    expect(out).toMatch(/diverges at action 3\n.*CORE-SHAPE/)
  })

  test('an unfinished game, and a record of the first format, are said to be that', async () => {
    const whole = duel()
    const part = recordGame(spittingFire, whole.config, whole.actions.slice(0, 9))
    const { code, out } = await wingover(['verify', file('part.json', JSON.stringify(part.ok && part.value))])
    expect([code, out]).toEqual([0, expect.stringContaining('unfinished, exact as far as it goes, 9 actions')])
    const hashes = replay(spittingFire, whole).steps.map(({ state }) => hashState(state))
    const { ruleset, revision, config, actions } = whole
    const first = { format: 1, ruleset, revision, config, actions, hashes }
    const old = await wingover(['verify', file('old.json', JSON.stringify(first))])
    expect([old.code, old.out]).toEqual([0, expect.stringContaining('altered dice and events do not show')])
  })

  test('another revision', async () => {
    const record = { ...duel(), revision: 0 }
    const { code, out } = await wingover(['verify', file('old.json', JSON.stringify(record))])
    expect(code).toBe(1)
    expect(out).toContain('was played by revision 0')
  })

  test('several: all are looked at, and the worst counts', async () => {
    const { code, out, err } = await wingover(['verify', 'nowhere.json', DUEL])
    expect(code).toBe(3)
    expect(out).toContain('exact')
    expect(err).toContain('nowhere.json')
  })
})

describe('replay', () => {
  test('tells every action and event with its rule, the title once', async () => {
    const { code, out } = await wingover(['replay', DUEL])
    expect(code).toBe(0)
    expect(out).toContain('1. Axis: Emil: Level Left at level 5')
    expect(out.match(/SF-ACT-01, Flip a card/g)).toHaveLength(1)
    expect(out.match(/SF-ACT-01/g)?.length).toBeGreaterThan(2)
    expect(out).toMatch(/(Winner: (Axis|Allies)|A draw) \(Axis \d+, Allies \d+\)/)
  })

  test('as a seat: no order of others, no secret, no count of steps', async () => {
    const { out } = await wingover(['replay', DUEL, '--seat', 'axis', '--to', '4'])
    expect(out).toContain('Axis: Emil: Level Left at level 5')
    expect(out).not.toContain('only for Allies')
    expect(out).toContain('Group Tuck has its marker, face down.')
    expect(out).not.toMatch(/Tuck gets|Tuck: /)
    expect(out).not.toMatch(/^\d+\./m)
  })

  test('a record that does not verify is told only after a warning: 1', async () => {
    const record = duel()
    record.actions[0].marker = 'level-right'
    const { code, out, err } = await wingover(['replay', file('bad.json', JSON.stringify(record))])
    expect(code).toBe(1)
    expect(err).toMatch(/Do not believe this record; it does not verify: it diverges at action 1\n/)
    expect(out).toContain('Emil: Level Right at level 5')
    expect((await wingover(['replay', DUEL])).err).toBe('')
    const old = { ...duel(), revision: 0 }
    const told = await wingover(['replay', file('old.json', JSON.stringify(old))])
    expect(told.err).toContain('it was played by revision 0 of the rules')
  })

  test('part of it, drawn', async () => {
    const svg = join(folder(), 'table.svg')
    const { code, out } = await wingover(['replay', DUEL, '--from', '5', '--to', '6', '--svg', svg, '--theme', 'print'])
    expect(code).toBe(0)
    expect(out.match(/^\d+\./gm)).toEqual(['5.', '6.'])
    expect(readFileSync(svg, 'utf8')).toMatch(/^<svg/)
  })

  test('drawn with the last move, and the reach of the plane that is acting or of none', async () => {
    const game = 'test/golden/regia-aeronautica/grand-final.json'
    const svg = join(folder(), 'table.svg')
    const drawn = async (...more: readonly string[]) => {
      const { code } = await wingover(['replay', game, '-q', '--svg', svg, ...more])
      expect(code).toBe(0)
      return readFileSync(svg, 'utf8')
    }
    const actions: readonly { readonly type: string }[] = JSON.parse(readFileSync(game, 'utf8')).actions
    const moved = `${actions.findIndex(({ type }) => type === 'moveSpace') + 1}`
    const [moving, other] = [await drawn('--to', moved), await drawn('--to', moved, '--piece', 'LeO-A')]
    expect(moving).toContain('>path</text>')
    expect(moving).toContain('>reach</text>')
    expect(other).toContain('>path</text>')
    expect(other).not.toContain('>reach</text>')
    const { code, err } = await wingover(['replay', game, '-q', '--svg', svg, '--piece', 'nobody'])
    expect(code).toBe(2)
    expect(err).toContain('no piece "nobody"')
  })

  test('as a page', async () => {
    const html = join(folder(), 'game.html')
    const pageFor = async (...seat: readonly string[]) => {
      const { code } = await wingover(['replay', DUEL, '--quiet', '--html', html, ...seat])
      expect(code).toBe(0)
      return readFileSync(html, 'utf8')
    }
    const [whole, shared] = [await pageFor(), await pageFor('--seat', 'spectator')]
    expect(whole).toMatch(/^<!DOCTYPE html>/)
    expect(whole).toContain('SF-PLOT-01')
    expect(shared).not.toContain('SF-PLOT-01')
  })

  test('stops where an action is refused', async () => {
    const record = duel()
    record.actions[3] = { type: 'endTurn', seat: 'referee' }
    const { code, err } = await wingover(['replay', file('bad.json', JSON.stringify(record))])
    expect(code).toBe(1)
    expect(err).toContain('Action 4 is refused')
  })
})

describe('odds', () => {
  test('lists where dice fell', async () => {
    const { code, out } = await wingover(['odds', DUEL])
    expect(code).toBe(0)
    expect(out.split('\n')[0]).toBe('--at 4  Referee: Flip the next card')
  })

  test('says so where none fell: 1', async () => {
    const { actions, ...rest } = duel()
    const begun = file('begun.json', JSON.stringify({ ...rest, actions: actions.slice(0, 2) }))
    expect(await wingover(['odds', begun])).toMatchObject({
      code: 1,
      out: '',
      err: expect.stringContaining('No dice fell'),
    })
  })

  test('exact odds of what was played', async () => {
    const { code, out } = await wingover(['odds', DUEL, '--at', '4'])
    expect(code).toBe(0)
    expect(out).toContain('Outcomes: 2. Different positions: 2.')
    expect(out.match(/50\.00% {2}1\/2/g)).toHaveLength(2)
  })

  test('as JSON they sum to one', async () => {
    const { out } = await wingover(['odds', DUEL, '--at', '4', '--json'])
    const { results } = JSON.parse(out)
    expect(results.map(({ odds }: { odds: string }) => odds)).toEqual(['1/2', '1/2'])
  })

  test('estimated, where it is asked for: near the truth, with an interval', async () => {
    const { code, out } = await wingover(['odds', DUEL, '--at', '4', '--sample', '400'])
    expect(code).toBe(0)
    expect(out).toContain('Estimated from 400 trials. Different positions: 2.')
    const shares = [...out.matchAll(/^ *([\d.]+)% {2}[\d.]+% to [\d.]+% \(95%\)/gm)].map(([, share]) => Number(share))
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(100)
    for (const share of shares) expect(Math.abs(share - 50)).toBeLessThan(10)
  })

  test('an action that is not legal there', async () => {
    const { code, err } = await wingover(['odds', DUEL, '--at', '4', '--action', 'referee endTurn'])
    expect(code).toBe(1)
    expect(err).toContain('CORE-PHASE')
  })
})

describe('rules', () => {
  test('by id: all there is to say', async () => {
    const { code, out } = await wingover(['rules', 'sf-tight-03'])
    expect(code).toBe(0)
    expect(out).toMatch(/^SF-TIGHT-03 /)
    for (const row of ['game', 'source', 'status', 'says', 'code', 'tests']) expect(out).toMatch(`  ${row} `)
    expect(out).toContain('src/rulesets/spitting-fire/phases/move.ts:')
    expect(out).not.toContain('rules.test.ts')
  })

  test('a ruling has its readings, the choice marked, and its option', async () => {
    const { out } = await wingover(['rules', 'RA-PREP-04'])
    expect(out).toMatch(/readings {2}\* /)
    expect(out).toContain('because')
    expect(out).toContain('aaHalf: "up", or "down"')
  })

  test('by words in one game, by page, and by words in all', async () => {
    const words = await wingover(['rules', 'spitting-fire', 'tight', 'turn'])
    expect(words.out).toContain('SF-TIGHT-01')
    expect((await wingover(['rules', 'spitting-fire', 'p.20'])).out).toContain('SF-TIGHT-03')
    const all = (await wingover(['rules', 'initiative'])).out
    for (const game of ['Fighting Wings', 'Regia Aeronautica', 'Aerial Craps']) expect(all).toContain(game)
  })

  test('the kernel speaks once', async () => {
    expect((await wingover(['rules', 'CORE-SEED'])).out.match(/CORE-SEED/g)).toHaveLength(1)
  })

  test('nothing found: 1', async () => {
    expect(await wingover(['rules', 'zeppelin bananas'])).toMatchObject({ code: 1, out: '' })
  })

  test('as data: whole books, one book, or the rules found, each with its place in the code', async () => {
    const books = JSON.parse((await wingover(['rules', '--json'])).out) as readonly RuleBook[]
    expect(books.map(({ game }) => game)).toContain('kernel')
    const games = books.filter(({ game }) => Object.hasOwn(rulesets, game))
    const lost = games.flatMap(({ rules }) => rules).filter(({ silent, links }) => !silent && links.code.length === 0)
    expect(lost.map(({ id }) => id)).toEqual([])
    const one = JSON.parse((await wingover(['rules', 'spitting-fire', '--json'])).out)
    expect(one).toEqual(games.find(({ game }) => game === 'spitting-fire'))
    const [found] = JSON.parse((await wingover(['rules', 'ff-split', '--json'])).out)
    expect(found).toMatchObject({ game: 'spitting-fire', id: 'SF-TGT-04', codes: [{ code: 'ff-split' }] })
  })
})

describe('print', () => {
  test('writes a page for the printer, to a file or to standard output', async () => {
    const path = join(folder(), 'cards.html')
    const { code, err } = await wingover(['print', 'regia-aeronautica', '--paper', 'letter', '-o', path])
    expect([code, readFileSync(path, 'utf8').includes('8.5in 11in')]).toEqual([0, true])
    expect(err).toMatch(/9 cards and 3 scenarios/)
    expect((await wingover(['print', 'regia-aeronautica'])).out).toContain('210mm 297mm')
  })
})

describe('errata', () => {
  test('a rule by its number', async () => {
    const { code, out } = await wingover(['errata', 'otr2', '4.2'])
    expect(code).toBe(0)
    expect(out).toContain('OTR2-4.2-turn-decel-timing')
    expect(out).not.toContain('OTR1-')
  })

  test('an entry, a ruling, everything', async () => {
    expect((await wingover(['errata', 'asp', 'FW-4.2-climb-decel'])).out).toContain('Climb decel')
    expect((await wingover(['errata', 'asp', 'R-22'])).out).toMatch(/^R-22: /)
    expect((await wingover(['errata', 'asp', 'climb', 'decel'])).out).toContain('FW-4.2-climb-decel')
    expect((await wingover(['errata', 'asp', 'banana'])).code).toBe(1)
    expect((await wingover(['errata', 'asp'])).out.split('\n').length).toBeGreaterThan(50)
  })

  test('a number that the sheet does not know: 1', async () => {
    const { code, err } = await wingover(['errata', 'otr2', '99.9'])
    expect(code).toBe(1)
    expect(err).toContain('base-unknown')
  })
})

test('a file that is too large is refused by its size, unread', async () => {
  const path = file('huge.json', '')
  truncateSync(path, LARGEST + 1)
  const before = process.memoryUsage().rss
  const { code, err } = await wingover(['verify', path])
  expect({ code, err }).toEqual({ code: 3, err: `${path} cannot be read: it is larger than 200000000 bytes.\n` })
  expect(process.memoryUsage().rss - before).toBeLessThan(LARGEST / 2)
})
