import { laws, type Report } from './battery.js'
import type { Failure } from './game.js'

/** A report in a few lines for a person: for each broken law its promise, what was found, and how to see it again. */
export function describeReport({ ruleset, games, actions, rows, failures }: Report): string {
  const verdict = failures.length === 0 ? 'every law holds' : `${failures.length} of ${laws.length} laws broken`
  const played = `${games} games, ${actions} actions, ${rows.played} of ${rows.of} rows of options`
  return [`${ruleset}: ${verdict} (${played})`, ...failures.flatMap(linesOf)].join('\n')
}

function linesOf({ law, finding, at, reproduction }: Failure): readonly string[] {
  const promise = laws.find(({ name }) => name === law)?.promise ?? ''
  const place = at < 0 ? 'before any game' : `after ${at} actions`
  const again = reproduction === '' ? [] : [`    reproduce(ruleset, ${JSON.stringify(reproduction)})`]
  return [`  ${law}: ${promise}`, `    ${place}: ${finding}`, ...again]
}
