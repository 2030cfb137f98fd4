import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Places } from 'wingover/rulebook'

/** The places of every rule, by game and rule id: files with the line of the first mention, `@rule` tags before others. */
export type Citations = Readonly<Record<string, Readonly<Record<string, Places>>>>

/** Catalogues, prose and the list that tests the catalogue name every rule; they carry none out and try none. */
const CATALOGUE = /(^|\/)rules(\.text|\.test)?\.ts$/
const ID = /(@rule )?\b([A-Z]{2,4}\d?-[A-Za-z0-9][\w.]*(?:-[\w.]+)*)/g

/** Reads them off the sources in `root`: each game has a folder under `src/rulesets` and one under `test/rulesets`. */
export function citationsIn(root: string): Citations {
  const names = readdirSync(join(root, 'src/rulesets'))
  return Object.fromEntries(names.map((name) => [name, placesOf(root, name)]))
}

function placesOf(root: string, name: string): Readonly<Record<string, Places>> {
  const code = mentions(root, `src/rulesets/${name}`)
  const tests = mentions(root, `test/rulesets/${name}`)
  const ids = [...code.keys()].sort()
  return Object.fromEntries(ids.map((id) => [id, { code: code.get(id) ?? [], tests: tests.get(id) ?? [] }]))
}

function mentions(root: string, folder: string): Map<string, string[]> {
  const found = new Map<string, string[]>()
  const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).sort()
  for (const file of files) {
    if (!file.endsWith('.ts') || CATALOGUE.test(file)) continue
    const path = `${folder}/${file.replaceAll('\\', '/')}`
    for (const [id, line] of firstLines(readFileSync(join(root, path), 'utf8'))) {
      found.set(id, [...(found.get(id) ?? []), `${path}:${line}`])
    }
  }
  return found
}

function firstLines(text: string): Map<string, number> {
  const [tagged, named] = [new Map<string, number>(), new Map<string, number>()]
  for (const [i, line] of text.split('\n').entries()) {
    for (const [, tag, id = ''] of line.matchAll(ID)) {
      const lines = tag === undefined ? named : tagged
      if (!lines.has(id)) lines.set(id, i + 1)
    }
  }
  return new Map([...named, ...tagged])
}
