/**
 * A game with its seats, for any transport: {@link host} opens a table, `host.load` goes on with a saved one.
 *
 * It plays what a seat may order, throws the dice, does the referee's work, and says what each seat may know since it was
 * last told. It knows no time, no wire and no screen, so the same table serves a server and a page for two at one machine.
 */

export { Chair, type ChairEvents } from './chair.js'
export type { Clocks, ClockTerms } from './clock.js'
export { Desk, type DeskOptions, type Keeper, type Line, seatOf, ticketFor, type Visitor } from './desk.js'
export type { Acted, Entry, SavedTable, Spoken, Undone } from './entry.js'
export { type Host, host, type Opened } from './host.js'
export { type Kept, openKept } from './kept.js'
export { fromLines, toLine, toLines } from './lines.js'
export type {
  Answer,
  Changed,
  Decision,
  Done,
  HostOptions,
  HostViolation,
  Listener,
  Mail,
  News,
  Patch,
  Refused,
  Whole,
} from './news.js'
export type { PackedDecision, PackedNews, PackedPatch } from './pack.js'
export { type HostRule, hostMessages } from './refusals.js'
export type { Table } from './table.js'
export type { Message, Request } from './wire.js'
