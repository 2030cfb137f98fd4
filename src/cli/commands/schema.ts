import { EXIT, type ExitCode, misuse, unknownName } from '../exit.js'
import { gameOf } from '../games.js'
import { jsonSchema, jsonSchemas, SCHEMA_KINDS, type SchemaKind } from '../schemas.js'
import { protocolSchemas } from '../serve/protocol-schemas.js'
import { print, type Terminal } from '../terminal.js'

/** Prints the JSON Schema of one thing of a game, or of all, by name; or those of what `wingover serve` speaks. */
export function schema(terminal: Terminal, game: string, kind: string | undefined): ExitCode {
  if (game === 'protocol') {
    if (kind !== undefined) throw misuse('the protocol has no parts: wingover schema protocol.')
    print(terminal, JSON.stringify(protocolSchemas(), null, 2))
    return EXIT.ok
  }
  const ruleset = gameOf(game)
  if (kind !== undefined && !isKind(kind)) throw unknownName('schema', kind, SCHEMA_KINDS)
  print(terminal, JSON.stringify(kind === undefined ? jsonSchemas(ruleset) : jsonSchema(ruleset, kind), null, 2))
  return EXIT.ok
}

const isKind = (kind: string): kind is SchemaKind => SCHEMA_KINDS.some((known) => known === kind)
