import type { Figure, Result } from './result.js'

/** What we want to reach, judged on the row as large as the peer's game. */
const AIMS = { size: 20, reduce: 10, fork: 150, afterReduce: 0.85, growth: 4, bytes: 1_200 } as const

type Cell = (row: Result) => string

const short = (value: number): string =>
  value >= 1e6 ? `${(value / 1e6).toFixed(2)} M` : value >= 1e3 ? `${(value / 1e3).toFixed(1)} k` : value.toFixed(0)
const rated = ({ median, spread }: Figure): string => `${short(median)} ±${(100 * spread).toFixed(0)}%`
const times = ({ median }: Figure): string => `${median.toFixed(median < 10 ? 2 : 0)}×`

const COLUMNS: readonly (readonly [title: string, cell: Cell])[] = [
  ['game', (row) => row.name],
  ['pieces', (row) => String(row.pieces)],
  ['reduce/s', (row) => rated(row.rates.reduce)],
  ['fork/s', (row) => rated(row.rates.cleanFork)],
  ['list/s', (row) => rated(row.rates.list)],
  ['play/s', (row) => rated(row.rates.cleanPlay)],
  ['games/s', (row) => short(row.rates.cleanPlay.median / row.length)],
  ['sample/s', (row) => rated(row.rates.sample)],
  ['parse/s', (row) => rated(row.rates.parse)],
  ['load/s', (row) => rated(row.rates.load)],
  ['B/state', (row) => row.bytes.toFixed(0)],
  ['search/s', (row) => rated(row.rates.search)],
  ['boardgame.io/s', (row) => rated(row.rates.boardgame)],
  ['chessops/s', (row) => rated(row.rates.chessops)],
  ['chess.js/s', (row) => rated(row.rates.chessJs)],
  ['reduce:boardgame.io', (row) => times(row.ratios.reduce)],
  ['fork:boardgame.io', (row) => times(row.ratios.fork)],
  ['play:chessops', (row) => times(row.ratios.playChessops)],
  ['play:chess.js', (row) => times(row.ratios.playChessJs)],
  ['fork after:clean', (row) => times(row.ratios.afterReduce)],
  ['play after:clean', (row) => times(row.ratios.playAfterReduce)],
]

/** The table, the growth of each game with its pieces, and the aims. */
export const report = (rows: readonly Result[]): string =>
  [`Node ${process.version}`, aligned(rows), ...growths(rows), ...aims(rows)].join('\n')

function aligned(rows: readonly Result[]): string {
  const lines = [COLUMNS.map(([title]) => title), ...rows.map((row) => COLUMNS.map(([, cell]) => cell(row)))]
  const widths = COLUMNS.map((_, i) => Math.max(...lines.map((line) => line[i]!.length)))
  return lines.map((line) => line.map((cell, i) => pad(cell, widths[i]!, i)).join('  ')).join('\n')
}

const pad = (cell: string, width: number, column: number): string =>
  column === 0 ? cell.padEnd(width) : cell.padStart(width)

/** Time per action with the legal list, largest size against smallest, through each door. */
function growths(rows: readonly Result[]): readonly string[] {
  return [...new Set(rows.map((row) => row.name))].flatMap((name) => {
    const sizes = rows.filter((row) => row.name === name).sort((a, b) => a.pieces - b.pieces)
    const [small, large] = [sizes[0]!, sizes[sizes.length - 1]!]
    if (small.pieces === large.pieces) return []
    const [fork, reduce] = [forkTime(large) / forkTime(small), reduceTime(large) / reduceTime(small)]
    const from = `${name}, ${small.pieces} to ${large.pieces} pieces, time per action with the list`
    return [`${from}: fork ${fork.toFixed(2)}×, reduce ${reduce.toFixed(2)}× (aim at most ${AIMS.growth}×)`]
  })
}

const forkTime = ({ rates }: Result): number => 1 / rates.cleanPlay.median
const reduceTime = ({ rates }: Result): number => 1 / rates.reduce.median + 1 / rates.list.median

function aims(rows: readonly Result[]): readonly string[] {
  return rows
    .filter((row) => row.pieces === AIMS.size)
    .map(({ name, ratios, bytes }) =>
      [
        `${name}, ${AIMS.size} pieces: reduce ${times(ratios.reduce)} (aim ${AIMS.reduce}×)`,
        `fork ${times(ratios.fork)} (aim ${AIMS.fork}×)`,
        `after reduce fork ${times(ratios.afterReduce)} and play ${times(ratios.playAfterReduce)} of clean (aim ${AIMS.afterReduce}×)`,
        `${bytes.toFixed(0)} bytes a kept state (aim ${AIMS.bytes})`,
      ].join(', '),
    )
}
