/** What came of a tournament, in words and tables. */
import type { Ruleset } from 'wingover'
import { type Audited, chart, type Ended, type GameResult, type Sprt, type Standing, standings } from 'wingover/arena'
import { EXIT, type ExitCode } from '../exit.js'
import { writeText } from '../files.js'
import { bold, note, oneLine, print, type Terminal } from '../terminal.js'

/** How it is to be shown. */
export interface ReportOptions {
  readonly player: readonly string[]
  readonly svg?: string
  readonly json?: boolean
}

/** Prints the standings and the verdict, names every forfeit and every game that could not be played. */
export function report(
  terminal: Terminal,
  { info }: Ruleset,
  ended: Ended | Audited,
  options: ReportOptions,
): ExitCode {
  const table = standings(ended.games)
  if (options.json) print(terminal, JSON.stringify(asJson(table, ended), null, 2))
  else printTable(terminal, table)
  if (ended.sprt !== undefined && !options.json) print(terminal, `\n${sprtText(ended.sprt, options.player).join('\n')}`)
  nameFaults(terminal, ended)
  if (options.svg !== undefined) {
    writeText(options.svg, chart(table, `${info.title}, ${ended.games.length} games`))
    note(terminal, `The standings are drawn in ${options.svg}.`)
  }
  return codeOf(ended)
}

const asJson = (table: readonly Standing[], ended: Ended | Audited): object => ({
  standings: table,
  failed: ended.failed,
  ...(ended.sprt && { sprt: ended.sprt }),
  ...('lies' in ended && { lies: ended.lies, confirmed: ended.confirmed }),
})

/** A tournament that was not clean says so before all else; then the test's verdict is the answer. */
function codeOf(ended: Ended | Audited): ExitCode {
  const { games, failed, sprt } = ended
  const hasLies = 'lies' in ended && ended.lies.length > 0
  if (failed.length > 0 || hasLies || games.some(isForfeit)) return EXIT.unclean
  return sprt === undefined || sprt.accepted === 'elo1' ? EXIT.ok : EXIT.no
}

const isForfeit = ({ forfeit }: GameResult): boolean => forfeit !== undefined

function nameFaults(terminal: Terminal, ended: Ended | Audited): void {
  const { games, failed } = ended
  if ('lies' in ended) note(terminal, auditText(ended))
  for (const { id, forfeit } of games) {
    if (forfeit !== undefined)
      note(terminal, oneLine(`${id}: ${forfeit.player} forfeits, ${forfeit.kind}: ${forfeit.reason}`))
  }
  for (const { id, reason } of failed) note(terminal, oneLine(`${id} could not be played: ${reason}`))
}

function auditText({ confirmed, lies }: Audited): string {
  const liars = [...new Set(lies.map(({ worker }) => worker))]
  const found = liars.length === 0 ? 'nobody lied' : `${liars.join(', ')} lied, and nothing of theirs counts`
  return oneLine(`Every result was checked, ${confirmed} games were played again and came out the same; ${found}.`)
}

// ---------------------------------------------------------------------------------------- the table

const HEAD = ['player', 'against', 'games', 'won', 'drawn', 'lost', 'forfeits', 'points', '95%', 'Elo', '95%', 'luck']

function printTable(terminal: Terminal, table: readonly Standing[]): void {
  const rows = [HEAD, ...table.map(rowOf)]
  const widths = HEAD.map((_, i) => Math.max(...rows.map((row) => (row[i] as string).length)))
  const [head = '', ...lines] = rows.map((row) =>
    row.map((cell, i) => (i < 2 ? cell.padEnd(widths[i] as number) : cell.padStart(widths[i] as number))).join('  '),
  )
  print(terminal, [bold(terminal, head), ...lines].join('\n'))
}

const rowOf = ({ player, against, games, won, drawn, lost, forfeited, rate, elo, luck }: Standing): string[] => [
  player,
  against,
  ...[games, won, drawn, lost, forfeited].map(String),
  rate.mean.toFixed(3),
  `${rate.low.toFixed(3)} to ${rate.high.toFixed(3)}`,
  signed(elo.mean),
  `${signed(elo.low)} to ${signed(elo.high)}`,
  luck === null ? '-' : luck.toFixed(3).replace('-0.000', '0.000'),
]

const signed = (value: number): string => (value > 0 ? `+${value}` : String(value))

// ---------------------------------------------------------------------------------------- the verdict

function sprtText(sprt: Sprt, [player = '', against = '']: readonly string[]): readonly string[] {
  const { elo0, elo1, alpha, beta, counts, llr, lower, upper, elo, normalized } = sprt
  const pairs = counts.reduce((sum, count) => sum + count, 0)
  return [
    `Is ${player} better than ${against}? ${signed(elo1)} normalized Elo against ${signed(elo0)}, wrong in ${percent(alpha)} and ${percent(beta)} of cases:`,
    `  ${pairs} pairs of games; ${player} took 0, 1/2, 1, 3/2, 2 points of ${counts.join(', ')} of them`,
    `  LLR ${llr.toFixed(2)} between ${lower.toFixed(2)} and ${upper.toFixed(2)}; Elo ${signed(elo.mean)} (${signed(elo.low)} to ${signed(elo.high)}), normalized ${signed(Math.round(normalized))}`,
    `  ${verdictText(sprt)}`,
  ]
}

const percent = (share: number): string => `${Number((100 * share).toFixed(3))}%`

function verdictText({ accepted, elo0, elo1 }: Sprt): string {
  switch (accepted) {
    case 'elo1':
      return `Yes: the games speak for ${signed(elo1)}, not ${signed(elo0)}.`
    case 'elo0':
      return `No: the games speak for ${signed(elo0)}, not ${signed(elo1)}.`
    case null:
      return 'Not decided: more pairs (-n) would go on from here.'
  }
}
