/** One process that measures on request. What else it has run before is part of what it measures. */
import { cases } from './cases.js'
import { chessJsMoves, chessopsMoves } from './chess.js'
import { rate, type Work } from './clock.js'
import { peerMoves } from './peer.js'
import { bytesPerState, type Column, lengthOf, workOf } from './work.js'

/** Whom we are measured beside, each with its work. */
const PEERS = { boardgame: peerMoves, chessops: chessopsMoves, chessJs: chessJsMoves } as const

/** One of the libraries we are measured beside. */
export type Peer = keyof typeof PEERS

/** A peer, `bytes` for memory, `length` for the actions of a game, else a column of the case. */
export interface Request {
  readonly row: number
  readonly what: Column | Peer | 'bytes' | 'length'
  readonly ms: number
}

const works = new Map<string, Work>()

function measure({ row, what, ms }: Request): number {
  if (what === 'bytes') return bytesPerState(cases[row]!)
  if (what === 'length') return lengthOf(cases[row]!)
  const work = works.get(what) ?? (isPeer(what) ? PEERS[what]() : prepared(row, what))
  works.set(what, work)
  return rate(work, ms)
}

const isPeer = (what: Column | Peer): what is Peer => Object.hasOwn(PEERS, what)

let columns: ReturnType<typeof workOf> | undefined
function prepared(row: number, what: Column): Work {
  columns ??= workOf(cases[row]!)
  return columns[what]()
}

process.on('message', (request: Request) => process.send?.(measure(request)))
