/** JSON Schemas of events, read off their types: the types are what rulesets check their events against. */
import { readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type ts from 'typescript'

/** A piece of JSON Schema, draft 2020-12. */
export type Piece = Readonly<Record<string, unknown>>

/** Of one game: one piece for each type of event, in the order of their types, and those they refer to by name. */
export interface EventSchemas {
  readonly anyOf: readonly Piece[]
  readonly $defs: Readonly<Record<string, Piece>>
}

/** The file beside the built command that holds those of every game: the package carries no types to read. */
export const EVENTS_FILE = 'events.json'

/** Reads them off the sources in `root`: each game has a folder under `src/rulesets` and exports its `GameEvent`. */
export function eventSchemasIn(root: string): Readonly<Record<string, EventSchemas>> {
  const compiler = createRequire(import.meta.url)('typescript') as typeof ts
  const names = readdirSync(join(root, 'src/rulesets')).sort()
  const program = compiler.createProgram(
    names.map((name) => fileOf(root, name)),
    { strict: true, target: compiler.ScriptTarget.ES2022, module: compiler.ModuleKind.NodeNext, types: [] },
  )
  return Object.fromEntries(names.map((name) => [name, eventsOf(compiler, program, fileOf(root, name))]))
}

const fileOf = (root: string, name: string): string => join(root, 'src/rulesets', name, 'index.ts')

function eventsOf(compiler: typeof ts, program: ts.Program, file: string): EventSchemas {
  const checker = program.getTypeChecker()
  const source = program.getSourceFile(file)
  const module = source && checker.getSymbolAtLocation(source)
  const symbol = module && checker.getExportsOfModule(module).find(({ name }) => name === 'GameEvent')
  if (symbol === undefined) throw new Error(`${file} exports no GameEvent`)
  const type = checker.getDeclaredTypeOfSymbol(symbol)
  const reader = new Reader(compiler, checker)
  return { anyOf: membersOf(type).map((member) => reader.object(member)), $defs: reader.named }
}

const membersOf = (type: ts.Type): readonly ts.Type[] => (type.isUnion() ? type.types : [type])

/** Turns types into pieces. Those with a name of their own are written once, by name. */
class Reader {
  readonly named: Record<string, Piece> = {}
  readonly #types = new Map<string, ts.Type>()
  readonly #compiler: typeof ts
  readonly #checker: ts.TypeChecker

  constructor(compiler: typeof ts, checker: ts.TypeChecker) {
    this.#compiler = compiler
    this.#checker = checker
  }

  object(type: ts.Type): Piece {
    const properties = headFirst(this.#checker.getPropertiesOfType(type))
    return {
      type: 'object',
      properties: Object.fromEntries(properties.map((property) => [property.name, this.#property(property)])),
      required: properties.filter((property) => !this.#isOptional(property)).map(({ name }) => name),
      additionalProperties: false,
    }
  }

  #isOptional({ flags }: ts.Symbol): boolean {
    return (flags & this.#compiler.SymbolFlags.Optional) !== 0
  }

  /** To whom an event is told, its type says only as text: the game names its seats. */
  #property(property: ts.Symbol): Piece {
    if (property.name === 'audience') return { $ref: '#/$defs/Audience' }
    return { ...this.#described(property), ...this.#piece(this.#checker.getTypeOfSymbol(property)) }
  }

  #described(symbol: ts.Symbol | undefined): Piece {
    const text = this.#compiler.displayPartsToString(symbol?.getDocumentationComment(this.#checker))
    return text === '' ? {} : { description: text }
  }

  #piece(type: ts.Type): Piece {
    const symbol = this.#nameOf(type)
    const known = this.#types.get(symbol?.name ?? '') ?? type
    if (symbol === undefined || known !== type) return this.#unnamed(type)
    if (!this.#types.has(symbol.name)) {
      this.#types.set(symbol.name, type)
      this.named[symbol.name] = { ...this.#described(symbol), ...this.#unnamed(type) }
    }
    return { $ref: `#/$defs/${symbol.name}` }
  }

  /** The name a game gave to a type; none for those of the language. */
  #nameOf({ aliasSymbol, symbol }: ts.Type): ts.Symbol | undefined {
    const isInterface = symbol !== undefined && (symbol.flags & this.#compiler.SymbolFlags.Interface) !== 0
    const named = aliasSymbol ?? (isInterface ? symbol : undefined)
    return named === undefined || LANGUAGE.has(named.name) ? undefined : named
  }

  #unnamed(type: ts.Type): Piece {
    const { TypeFlags } = this.#compiler
    if (type.flags & TypeFlags.Boolean) return { type: 'boolean' }
    if (type.isUnion()) return this.#union(type)
    if (type.flags & TypeFlags.Null) return { type: 'null' }
    if (type.flags & TypeFlags.String) return { type: 'string' }
    if (type.flags & TypeFlags.Number) return { type: 'number' }
    if (type.isStringLiteral() || type.isNumberLiteral()) return { const: type.value }
    if (type.flags & TypeFlags.BooleanLiteral) return { const: this.#checker.typeToString(type) === 'true' }
    if (type.flags & (TypeFlags.Object | TypeFlags.Intersection)) return this.#structure(type)
    throw new Error(`no JSON: ${this.#checker.typeToString(type)}`)
  }

  #union(type: ts.UnionType): Piece {
    const literals = type.types.filter((member) => member.isLiteral())
    const others = type.types.filter((member) => !member.isLiteral() && !this.#isMissing(member))
    const values = literals.length > 0 ? [{ enum: literals.map(({ value }) => value).sort(byValue) }] : []
    const pieces = [...values, ...others.map((member) => this.#piece(member))]
    return pieces.length === 1 ? (pieces[0] as Piece) : { anyOf: pieces }
  }

  /** A field that may be missing: JSON knows no value for that. */
  #isMissing({ flags }: ts.Type): boolean {
    return (flags & this.#compiler.TypeFlags.Undefined) !== 0
  }

  #structure(type: ts.Type): Piece {
    if (this.#checker.isTupleType(type)) return this.#tuple(type as ts.TypeReference)
    const item = this.#checker.isArrayType(type)
      ? this.#checker.getTypeArguments(type as ts.TypeReference)[0]
      : undefined
    if (item !== undefined) return { type: 'array', items: this.#piece(item) }
    const values = type.getStringIndexType()
    return values === undefined ? this.object(type) : { type: 'object', additionalProperties: this.#piece(values) }
  }

  #tuple(type: ts.TypeReference): Piece {
    const items = this.#checker.getTypeArguments(type).map((item) => this.#piece(item))
    return { type: 'array', prefixItems: items, items: false, minItems: items.length }
  }
}

/** Numbers as numbers, texts as texts. */
const byValue = (a: Literal, b: Literal): number => (a < b ? -1 : 1)

type Literal = ts.LiteralType['value']

/** Types of the language: they say how a type was made, and not what it is. */
const LANGUAGE = new Set([
  'Array',
  'ReadonlyArray',
  'Readonly',
  'Record',
  'Omit',
  'Pick',
  'Partial',
  'Exclude',
  'Extract',
])

/** What every event has comes first. */
const headFirst = (properties: readonly ts.Symbol[]): readonly ts.Symbol[] => {
  const head = HEAD.flatMap((name) => properties.filter((property) => property.name === name))
  return [...head, ...properties.filter((property) => !head.includes(property))]
}

const HEAD = ['type', 'rule', 'audience']
