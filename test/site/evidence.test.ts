import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { citationsIn, tagsIn, testsIn, wordsOf } from '../../site/evidence.js'

const home = mkdtempSync(join(tmpdir(), 'wingover-evidence-'))
afterAll(() => rmSync(home, { recursive: true }))
const isRule = (id: string): boolean => id === 'SF-LOOP-06' || id === 'SF-MOVE-01'
const plant = (name: string, text: string): void => writeFileSync(join(home, name), text)

describe('words', () => {
  it('have the form of rule ids', () => {
    expect(wordsOf('see SF-LOOP-06, FW-4.1-dive-accel. Not TV, not a-b, not X-')).toEqual([
      'SF-LOOP-06',
      'FW-4.1-dive-accel',
    ])
  })
})

describe('the code', () => {
  it('cites in strings, not in comments, and says in which function', () => {
    plant(
      'move.ts',
      "// SF-MOVE-01\nexport function check() {\n  return no('SF-LOOP-06')\n}\nconst RULE = 'SF-MOVE-01'\n",
    )
    plant('rules.ts', "export const rules = { 'SF-LOOP-06': 1 }\n")
    expect(citationsIn(home, isRule).map(({ rule, line, within }) => [rule, line, within])).toEqual([
      ['SF-LOOP-06', 3, 'check'],
      ['SF-MOVE-01', 5, 'RULE'],
    ])
  })

  it('tags functions with one rule or several', () => {
    plant(
      'tags.ts',
      '/** Says. @rule SF-LOOP-06 SF-MOVE-01 */\nexport const a = () => 1\n/**\n * @rule SF-LOOP-06\n * @rule SF-MOVE-01\n */\nfunction b() {}\n',
    )
    expect(tagsIn(home).map(({ rule, name, line }) => [rule, name, line])).toEqual([
      ['SF-LOOP-06', 'a', 2],
      ['SF-MOVE-01', 'a', 2],
      ['SF-LOOP-06', 'b', 7],
      ['SF-MOVE-01', 'b', 7],
    ])
  })
})

describe('the tests', () => {
  it('are named by a rule, or expect one', () => {
    plant('a.test.ts', "it('SF-LOOP-06 either way', () => {\n  expect(refusal()).toBe('SF-MOVE-01 too-far')\n})\n")
    const { mentions } = testsIn(home, isRule)
    const own = mentions.filter(({ file }) => file.endsWith('a.test.ts'))
    expect(own.map(({ rule, named, test, line }) => [rule, named, test, line])).toEqual([
      ['SF-LOOP-06', true, 'SF-LOOP-06 either way', 1],
      ['SF-MOVE-01', false, 'SF-LOOP-06 either way', 2],
    ])
  })

  it('may carry the name as a property, in a row of cases, or before what they say', () => {
    plant(
      'b.test.ts',
      "const v = [{ name: 'SF-LOOP-06 x', run() { see('SF-MOVE-01') } }]\nit.each([[1]])('SF-MOVE-01 %s', () => {})\nvector('SF-LOOP-06', 'says', () => {})\n",
    )
    const own = testsIn(home, isRule).mentions.filter(({ file }) => file.endsWith('b.test.ts'))
    expect(own.map(({ rule, named, test }) => [rule, named, test])).toEqual([
      ['SF-LOOP-06', true, 'SF-LOOP-06 x'],
      ['SF-MOVE-01', false, 'SF-LOOP-06 x'],
      ['SF-MOVE-01', true, 'SF-MOVE-01 %s'],
      ['SF-LOOP-06', true, 'SF-LOOP-06 says'],
    ])
  })
})
