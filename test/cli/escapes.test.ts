import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { describe, expect, test } from 'vitest'
import { main } from '../../src/cli/main.js'
import { bold, dim, print, type Terminal } from '../../src/cli/terminal.js'
import { folder, Sink, wingover } from './harness.js'

const RANDOM = ['play', 'spitting-fire', '--quiet', '-p', 'axis=random', '-p', 'allies=random']
const DUEL = 'test/golden/spitting-fire/duel.json'

/** A title set, a colour, a screen cleared, the same in one byte, a line rewritten, writing turned round, a bell. */
const EVIL = '\u001b]0;X\u0007\u001b[31m\u001b[2J\u009b2J\r\u0008\u202e\u2028\u007f'
/** The same with a line of its own, which a reader might take for ours. */
const LINE = `${EVIL}\nwingover: all is well`

const OBEYED = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/u
const STYLES = new RegExp(`${'\u001b'}\\[(1|2|22)m`, 'g')

/** What of a text a terminal would obey. */
const obeyed = (text: string): string | undefined =>
  text
    .replace(STYLES, '')
    .replace(/[\n\t]/g, '')
    .match(OBEYED)?.[0]

function expectClean({ out, err }: { readonly out: string; readonly err: string }): void {
  expect([obeyed(out), obeyed(err)]).toEqual([undefined, undefined])
  expect(`\n${out}${err}`).not.toContain('\nwingover: all is well')
}

// ------------------------------------------------------------------------------------------ every field of an input

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

/** An input with one thing turned evil: each value, each name of a field, and a field too many in each object. */
function* poisoned(value: Json): Generator<Json> {
  yield LINE
  if (Array.isArray(value))
    for (const [i, part] of value.slice(0, 3).entries())
      yield* within(part, (it) => Object.assign([...value], { [i]: it }))
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return
  yield { ...value, [LINE]: 1 }
  for (const [key, part] of Object.entries(value)) {
    const { [key]: _part, ...rest } = value as Record<string, Json>
    yield { ...rest, [`${key}${LINE}`]: part }
    yield* within(part, (it) => ({ ...rest, [key]: it }))
  }
}

function* within(part: Json, put: (it: Json) => Json): Generator<Json> {
  for (const it of poisoned(part)) yield put(it)
}

const here = folder()
function file(text: string, name = 'input.json'): string {
  const path = join(here, name)
  writeFileSync(path, text)
  return path
}

const duel = JSON.parse(readFileSync(DUEL, 'utf8')) as { readonly actions: readonly Json[]; readonly config: Json }
const short = { ...duel, actions: duel.actions.slice(0, 3) }
const evilRecords = [...poisoned(short)]
const evilConfigs = [...poisoned(duel.config)]

describe('what a file holds reaches the terminal as text alone', () => {
  test.each([['verify'], ['replay'], ['replay', '--seat', 'axis'], ['odds'], ['odds', '--at', '0']])(
    '%s %s %s',
    async (...args) => {
      expect(evilRecords.length).toBeGreaterThan(50)
      for (const record of evilRecords) expectClean(await wingover([...args, file(JSON.stringify(record))]))
    },
  )

  test('play --config', async () => {
    const [, ...configs] = evilConfigs
    for (const config of configs) expectClean(await wingover([...RANDOM, '--config', file(JSON.stringify(config))]))
  })

  test('arena --out', async () => {
    const args = ['arena', 'spitting-fire', '-p', 'random', '-p', 'greedy', '-n', '1', '-j', '1', '-b', '1', '--out']
    const path = file('', 'none.json')
    const results = { format: 1, ruleset: 'spitting-fire', revision: 1, tournament: { players: ['a'] }, games: [short] }
    for (const result of [...poisoned(results)].slice(0, 60)) {
      writeFileSync(path, JSON.stringify(result))
      expectClean(await wingover([...args, path]))
    }
  })

  test.each([['verify'], ['replay'], ['odds'], ['play', 'spitting-fire', '--config']])(
    '%s %s: what is not JSON at all',
    async (...args) => {
      for (const text of [LINE, `{"a":${LINE}`, `["${EVIL}"]`, `{"ruleset":"${LINE}"}`]) {
        expectClean(await wingover([...args, file(text)]))
      }
    },
  )
})

describe('what is typed', () => {
  const COMMANDS = [
    ['play'],
    ['play', 'spitting-fire'],
    ['play', 'spitting-fire', '--player'],
    ['play', 'spitting-fire', '--as'],
    ['play', 'spitting-fire', '--option'],
    ['play', 'spitting-fire', '--config'],
    ['play', 'spitting-fire', '--dice'],
    ['play', 'spitting-fire', '--budget'],
    [...RANDOM, '--record'],
    [...RANDOM, '--svg'],
    [...RANDOM, '--seed'],
    ['arena'],
    ['arena', 'spitting-fire', '-p', 'random', '-p'],
    ['arena', 'spitting-fire', '-p', 'random', '-p', 'greedy', '--scenario'],
    ['arena', 'spitting-fire', '-p', 'random', '-p', 'greedy', '--out'],
    ['replay'],
    ['replay', DUEL, '--seat'],
    ['replay', DUEL, '--from'],
    ['replay', DUEL, '-q', '--piece'],
    ['replay', DUEL, '--theme'],
    ['replay', DUEL, '-q', '--html'],
    ['verify'],
    ['odds'],
    ['odds', DUEL, '--at', '3', '--action'],
    ['rules'],
    ['rules', 'spitting-fire'],
    ['errata'],
    ['errata', 'otr2'],
    ['errata', 'otr2', '--switch'],
    ['schema'],
    ['schema', 'spitting-fire'],
    ['serve', '--games'],
    ['quiz'],
    ['print'],
    ['print', 'spitting-fire', '--paper'],
    ['print', 'spitting-fire', '--out'],
    ['table', '--port'],
    ['online', '--port'],
    ['fly'],
    [],
  ]
  /** Options that name a file to write: it goes into this test's own folder. */
  const WRITES = ['--record', '--svg', '--html', '--out']
  const evilWord = (option = ''): string => (WRITES.includes(option) ? join(here, EVIL) : EVIL)
  test.each(COMMANDS.map((args) => [args]))('%j and an evil word', async (args) => {
    const ran = await wingover([...args, evilWord(args.at(-1))])
    expect([obeyed(ran.out), obeyed(ran.err)]).toEqual([undefined, undefined])
  })

  test('every command is among them', async () => {
    const { out } = await wingover(['--help'])
    const commands = [...out.matchAll(/^ {2}([a-z]+) .*\[options\]|^ {2}([a-z]+) /gm)].map(([, a, b]) => a ?? b)
    for (const command of commands.filter((one) => one !== 'help')) {
      expect(
        COMMANDS.some(([first]) => first === command),
        command,
      ).toBe(true)
    }
    expect(commands.length).toBeGreaterThan(8)
  })

  test('at the keyboard, piped in and echoed', async () => {
    const input = [EVIL, `list ${EVIL}`, `why ${EVIL}`, `rule ${EVIL}`, `help ${EVIL}`, 'quit']
      .join('\n')
      .replace(/\r/g, '')
    for (const dice of ['seeded', 'manual']) {
      expectClean(await wingover(['play', 'spitting-fire', '--as', 'axis', '--as', 'allies', '-d', dice], { input }))
    }
  })
})

describe('wingover serve', () => {
  test('answers what it was asked, escapes and all, in JSON that no terminal obeys', async () => {
    const requests = [...poisoned({ id: 1, do: 'new', game: 'g', ruleset: 'spitting-fire', config: short.config })]
    const input = [LINE, ...requests.map((one) => JSON.stringify(one))].join('\n')
    const ran = await wingover(['serve'], { input })
    expectClean(ran)
    for (const line of ran.out.trim().split('\n')) expect(JSON.parse(line)).toBeTypeOf('object')
  })
})

describe('print', () => {
  const coloured = () => {
    const [output, errors] = [Object.assign(new Sink(), { isTTY: true }), new Sink()]
    const terminal: Terminal = { input: Readable.from([]), output, errors, env: {}, onInterrupt: () => () => {} }
    return { terminal, output, errors }
  }

  test('shows bold and dim where there is colour, and nothing else that is obeyed', () => {
    const { terminal, output } = coloured()
    print(terminal, `${bold(terminal, 'a')} ${dim(terminal, `b${EVIL}`)}`)
    expect(output.text.startsWith('\u001b[1ma\u001b[22m \u001b[2mb\\u001b]0;X\\u0007\\u001b[31m')).toBe(true)
    expect(obeyed(output.text)).toBeUndefined()
  })

  test('lets no style outlast its line', () => {
    const { terminal, output } = coloured()
    print(terminal, '\u001b[2mfaint')
    expect(output.text).toBe('\u001b[2mfaint\n\u001b[22m')
  })

  test('keeps JSON what it was', () => {
    const { terminal, output } = coloured()
    const value = { [EVIL]: [`${LINE}\u0085`] }
    print(terminal, JSON.stringify(value))
    expect(JSON.parse(output.text)).toEqual(value)
  })

  test('is the only way out: nothing else in the command writes to a stream; files are no stream', () => {
    const files = readdirSync('src/cli', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'))
    const writers = files.filter((name) =>
      /(?<!stdin|handle)\.write\(|console\./.test(readFileSync(join('src/cli', name), 'utf8')),
    )
    expect(writers).toEqual(['terminal.ts'])
  })

  test('a coloured terminal is no way round it', async () => {
    const { terminal, output, errors } = coloured()
    for (const record of evilRecords.slice(0, 20)) await main(['verify', file(JSON.stringify(record))], terminal)
    expectClean({ out: output.text, err: errors.text })
  })
})
