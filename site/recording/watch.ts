/** Watches the tests: they know nothing of it. What they play and cite is written down, one file a test file. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { afterAll, beforeEach, vi } from 'vitest'
import { isTold } from '../examples.js'
import { begin, Notes } from './notes.js'
import './rulesets.js'
import { RECORDINGS, type RecordedTest } from './recorded.js'

/** Rules that are functions, and queries, are watched at their door. */
async function atTheDoor(original: () => Promise<unknown>): Promise<Record<string, unknown>> {
  const { watched } = await import('./notes.js')
  const door = Object.entries((await original()) as object)
  return Object.fromEntries(door.map(([name, value]) => [name, watched(name, value)]))
}

vi.mock('../../src/rulesets/fighting-wings/errata/index.js', atTheDoor)
vi.mock('../../src/rulesets/spitfire/index.js', atTheDoor)

const all: Notes[] = []

beforeEach(({ task }) => {
  const file = relative(process.cwd(), task.file.filepath)
  const notes = new Notes(file, task.name, isTold(file, task.name))
  all.push(notes)
  begin(notes)
})

afterAll(() => {
  const told = all.map(({ cited, file, name, moves, calls, states }): RecordedTest => {
    return { file, name, cited: [...cited], moves, calls, states }
  })
  mkdirSync(RECORDINGS, { recursive: true })
  const slug = all[0]?.file.replace(/\W+/g, '-') ?? 'empty'
  writeFileSync(join(RECORDINGS, `${slug}.json`), JSON.stringify(told))
})
