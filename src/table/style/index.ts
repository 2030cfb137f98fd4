import { BOARD } from './board.js'
import { START } from './start.js'
import { TABLE } from './table.js'
import { TOKENS } from './tokens.js'

/** All styles of the table. */
export const SHEET = TOKENS + START + BOARD + TABLE
