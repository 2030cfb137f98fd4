/**
 * `tsx bench/before-after.ts <folder of another tree> [--only 'plots 20'] [--what reduce] [--rounds 12]`: one column of the
 * table in this tree and in another, such as a work tree of an older commit. The two are measured by turns, each time in
 * new processes and in the other order, so that what else the machine does falls on both alike.
 */
import { execFileSync, fork } from 'node:child_process'
import { once } from 'node:events'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { cases } from './cases.js'
import { median } from './clock.js'

const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string', default: 'sealed plots' },
    what: { type: 'string', default: 'reduce' },
    rounds: { type: 'string', default: '12' },
  },
})

const [WARM, MEASURED] = [1_000, 1_000]
const LANE = '.tmp/bench-lane.mjs'

/** Bundles the process that measures in a tree, from that tree's own sources. */
function bundle(tree: string): void {
  const options = ['--bundle', '--packages=external', '--format=esm', '--platform=node', '--target=es2022']
  execFileSync('node_modules/.bin/esbuild', [join(tree, 'bench', 'lane.ts'), ...options, `--outfile=${LANE}`], {
    cwd: tree,
    stdio: 'ignore',
  })
}

/** The rate in a new process of that tree, warmed up. */
async function rateIn(tree: string, row: number): Promise<number> {
  const env = { ...process.env, NODE_ENV: 'production' }
  const lane = fork(`${tree}/${LANE}`, { cwd: tree, execArgv: ['--expose-gc'], env })
  const ask = async (ms: number): Promise<number> => {
    lane.send({ row, what: flags.what, ms })
    return (await once(lane, 'message'))[0] as number
  }
  await ask(WARM)
  const rate = await ask(MEASURED)
  lane.kill()
  return rate
}

async function pair(trees: readonly [string, string], row: number, round: number): Promise<readonly [number, number]> {
  if (round % 2 === 1) return [await rateIn(trees[0], row), await rateIn(trees[1], row)]
  const second = await rateIn(trees[1], row)
  return [await rateIn(trees[0], row), second]
}

/** `1.02 (0.98 to 1.05)`: the median of the ratios and their quartiles. */
function said(ratios: readonly number[]): string {
  const sorted = [...ratios].sort((a, b) => a - b)
  const at = (part: number): string => sorted[Math.round(part * (sorted.length - 1))]!.toFixed(2)
  return `${median(ratios).toFixed(2)} (${at(0.25)} to ${at(0.75)})`
}

const trees = [resolve(positionals[0] ?? '.'), resolve('.')] as const
for (const tree of trees) bundle(tree)
for (const [row, { name, pieces }] of cases.entries()) {
  if (!`${name} ${pieces}`.includes(flags.only)) continue
  const pairs: (readonly [number, number])[] = []
  for (let round = 0; round < Number(flags.rounds); round++) pairs.push(await pair(trees, row, round))
  const rates = [0, 1].map((i) => `${Math.round(median(pairs.map((both) => both[i]!)) / 1000)} k`)
  console.log(`${name} ${pieces}: ${rates.join(', ')}; now to then ${said(pairs.map(([old, now]) => now / old))}`)
}
