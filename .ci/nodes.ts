/**
 * `npm run nodes -- [--actions 20000] [--every 10]`: the battery under every later line of Node that we promise. What is
 * played does not depend on the machine, so each must play as many games and actions as this Node does.
 */
import { execFileSync } from 'node:child_process'
import { NODES, nodeOf } from './nodes.mjs'

const given = process.argv.slice(2)
const flags = given.length > 0 ? given : ['--actions', '20000', '--every', '10']

/** What the battery prints, without its times. */
const playedOn = (node: string): string =>
  execFileSync(node, ['--import', 'tsx', '.ci/battery.ts', ...flags], { encoding: 'utf8' })
    .replace(/, \d+ s$/gm, '')
    .trim()
    .split('\n')
    .sort()
    .join('\n')

const here = playedOn(process.execPath)
console.log(`Node ${process.versions.node}\n${here}`)
for (const version of NODES) {
  const there = playedOn(nodeOf(version))
  console.log(there === here ? `Node ${version} plays the same` : `Node ${version} plays otherwise:\n${there}`)
  if (there !== here) process.exitCode = 1
}
