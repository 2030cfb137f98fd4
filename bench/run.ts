/** `tsx bench/run.ts [--quick] [--only text] [--json file]` */
import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { cases } from './cases.js'
import { bundle, Lane } from './lanes.js'
import { type Pace, type Result, rowResult } from './result.js'
import { report } from './table.js'

const { values: flags } = parseArgs({
  options: { quick: { type: 'boolean', default: false }, only: { type: 'string' }, json: { type: 'string' } },
})

const FULL: Pace = { warm: 400, rounds: 9, ms: 50 }
const QUICK: Pace = { warm: 120, rounds: 3, ms: 25 }

async function main(): Promise<void> {
  const pace = flags.quick ? QUICK : FULL
  await bundle()
  const peer = new Lane()
  const rows: Result[] = []
  for (const [index, row] of cases.entries()) {
    if (flags.only !== undefined && !`${row.name} ${row.pieces}`.includes(flags.only)) continue
    rows.push(await rowResult(index, row, peer, pace))
  }
  peer.close()
  console.log(report(rows))
  if (flags.json) await writeFile(flags.json, `${JSON.stringify({ node: process.version, pace, rows }, null, 2)}\n`)
}

await main()
