/** `tsx bench/run.ts [--only text] [--json file]` */
import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { cases } from './cases.js'
import { bundle, Lane } from './lanes.js'
import { fullPace, PEERS, type Result, rowResult } from './result.js'
import { report } from './table.js'

const { values: flags } = parseArgs({
  options: { only: { type: 'string' }, json: { type: 'string' } },
})

const chosen = [...cases.entries()].filter(([, row]) => `${row.name} ${row.pieces}`.includes(flags.only ?? ''))

/** Peers are measured at their full speed; boardgame.io is the slowest to reach it. */
const PEER_WARM = 2_000

async function main(): Promise<void> {
  const pace = fullPace(chosen.length)
  await bundle()
  const peer = new Lane()
  for (const what of PEERS) await peer.ask({ row: 0, what, ms: PEER_WARM })
  const rows: Result[] = []
  for (const [index, row] of chosen) {
    rows.push(await rowResult(index, row, peer, pace))
    // Row by row, so that a run that is cut off has not been for nothing.
    if (flags.json) await writeFile(flags.json, `${JSON.stringify({ node: process.version, pace, rows }, null, 2)}\n`)
  }
  peer.close()
  console.log(report(rows))
}

await main()
