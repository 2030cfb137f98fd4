/**
 * `npm run revisions`: for each revision of each game, the first recorded game that it changed. The games that were recorded
 * by the rules before it are played by the rules before and after, taken from the history of the sources, and compared order
 * by order. Writes docs/revisions.
 */
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { canonical } from 'wingover'
import { rulesets } from 'wingover/registry'

/** What a revision did to the games that had been recorded. */
export interface Revision {
  readonly revision: number
  /** Recorded games that were played again, and those of them that came out differently. */
  readonly games: number
  readonly changed: number
  /** The first of them, in the order of the scenarios; null if none did. */
  readonly first: Change | null
}

/** Where a recorded game first came out differently. */
export interface Change {
  readonly game: string
  /** The order, counted from 1, how many there were, and of what type it is. */
  readonly order: number
  readonly of: number
  readonly type: string
  /** The rules of what was told only before, and of what is told only since. */
  readonly before: readonly string[]
  readonly after: readonly string[]
  /** Why it is refused now, if it is. */
  readonly refused?: string
}

interface Outcome {
  readonly action: { readonly type: string }
  readonly events?: readonly { readonly rule: string }[]
  readonly refused?: readonly { readonly rule: string; readonly message: string }[]
}

interface Replay {
  readonly revision: number
  readonly games: readonly { readonly name: string; readonly outcomes: readonly Outcome[] }[]
}

const MOST = 1 << 28
const git = (...args: readonly string[]): Buffer => execFileSync('git', args, { maxBuffer: MOST })
const home = mkdtempSync(join(tmpdir(), 'wingover-revisions-'))

/** The commits that have raised the revision of a game. */
function raisedIn(game: string): readonly string[] {
  const file = `src/rulesets/${game}/index.ts`
  const commits = git('log', '--reverse', '--format=%H', '-G', 'revision: [0-9]', '--', file).toString().split('\n')
  return commits.filter((commit) => {
    if (commit === '') return false
    const [now, before] = [commit, `${commit}^`].map((at) => revisionAt(at, file))
    return now !== undefined && before !== undefined && now > before
  })
}

function revisionAt(commit: string, file: string): number | undefined {
  try {
    const found = /revision: (\d+)/.exec(execFileSync('git', ['show', `${commit}:${file}`], SILENT).toString())
    return found === null ? undefined : Number(found[1])
  } catch {
    return undefined
  }
}

const SILENT = { stdio: ['ignore', 'pipe', 'ignore'] as ['ignore', 'pipe', 'ignore'], maxBuffer: MOST }

/** Puts some folders of a commit somewhere. */
function unpack(commit: string, ...paths: readonly string[]): string {
  const folder = mkdtempSync(join(home, 'tree-'))
  execFileSync('tar', ['x', '-C', folder], { input: git('archive', commit, ...paths) })
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  return folder
}

function replay(commit: string, game: string, games: string): Replay {
  const tree = unpack(commit, 'src', 'tsconfig.json', 'package.json')
  const args = ['--import', 'tsx', resolve('.ci/replay-recorded.ts'), tree, game, games]
  return JSON.parse(execFileSync(process.execPath, args, { cwd: tree, maxBuffer: MOST }).toString()) as Replay
}

function revisionIn(commit: string, game: string): Revision {
  const games = join(unpack(`${commit}^`, `test/golden/${game}`), `test/golden/${game}`)
  const [before, after] = [replay(`${commit}^`, game, games), replay(commit, game, games)]
  const changes = before.games.map(({ name, outcomes }) =>
    changeOf(name, outcomes, after.games.find((one) => one.name === name)?.outcomes ?? []),
  )
  const changed = changes.filter((change) => change !== undefined)
  return { revision: after.revision, games: changes.length, changed: changed.length, first: changed[0] ?? null }
}

function changeOf(game: string, before: readonly Outcome[], after: readonly Outcome[]): Change | undefined {
  const at = before.findIndex((outcome, index) => canonical(outcome) !== canonical(after[index]))
  const [old, now] = [before[at], after[at]]
  if (old === undefined || now === undefined) return undefined
  const refused = now.refused?.[0]?.message
  return {
    ...{ game, order: at + 1, of: before.length, type: old.action.type },
    before: refused === undefined ? rulesOnlyIn(old, now) : [],
    after: rulesOnlyIn(now, old),
    ...(refused !== undefined && { refused }),
  }
}

/** The rules of what only one of two outcomes tells. */
function rulesOnlyIn({ events = [], refused = [] }: Outcome, other: Outcome): readonly string[] {
  const told = new Set([...(other.events ?? []), ...(other.refused ?? [])].map(canonical))
  return [...new Set([...events, ...refused].filter((one) => !told.has(canonical(one))).map(({ rule }) => rule))]
}

try {
  mkdirSync('docs/revisions', { recursive: true })
  for (const game of Object.keys(rulesets)) {
    const revisions = raisedIn(game).map((commit) => revisionIn(commit, game))
    writeFileSync(`docs/revisions/${game}.json`, `${JSON.stringify(revisions, null, 2)}\n`)
    console.log(
      `${game}: ${revisions.map(({ revision, changed, games }) => `${revision} changed ${changed} of ${games}`).join('; ')}`,
    )
  }
} finally {
  rmSync(home, { recursive: true, force: true })
}
