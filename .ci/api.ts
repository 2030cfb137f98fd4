/**
 * The public types, one file an entry point, in `api/`: what a caller can import, without comments, by name. A breaking
 * change is then a diff that somebody reads. CI compares; `npm run api` writes. It reads `dist`, so build first.
 *
 * It also holds that every type which a public type mentions can be imported from somewhere.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { entries } from '../.config/entries.js'

const HOME = 'api'
const files = entries.map(({ output }) => join('dist', `${output}.d.ts`))
const program = ts.createProgram(files, { module: ts.ModuleKind.NodeNext, skipLibCheck: true, types: [] })
const checker = program.getTypeChecker()
const printer = ts.createPrinter({ removeComments: true })

const meant = (symbol: ts.Symbol): ts.Symbol =>
  symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol

function exportsOf(file: string): readonly ts.Symbol[] {
  const source = program.getSourceFile(file)
  const module = source && checker.getSymbolAtLocation(source)
  if (module === undefined) throw new Error(`${file} is no module: run npm run build first`)
  return checker.getExportsOfModule(module)
}

/** Catalogues are long: of these the names are enough. */
const LONG = 2_000

function namesIn(declaration: ts.Declaration): string | undefined {
  const type = ts.isVariableDeclaration(declaration) ? declaration.type : undefined
  if (type === undefined || !ts.isTypeLiteralNode(type) || type.getText().length < LONG) return undefined
  const names = type.members.map(({ name }) => `    ${name?.getText()}`).sort()
  return `const ${(declaration as ts.VariableDeclaration).name.getText()}: {\n${names.join('\n')}\n}`
}

/** A declaration as it stands, but for the numbers that bundling puts behind names. */
function textOf(declaration: ts.Declaration): string {
  const names = namesIn(declaration)
  if (names !== undefined) return names
  const whole = ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration
  const text = printer.printNode(ts.EmitHint.Unspecified, whole, declaration.getSourceFile())
  return text
    .replace(/\$\d+\b/g, '')
    .replace(/^declare /, '')
    .replace(/^export /, '')
}

const linesOf = (symbol: ts.Symbol): string =>
  (meant(symbol).declarations ?? []).map((one) => `// ${symbol.name}\n${textOf(one)}\n`).join('')

const reportOf = (file: string): string =>
  [...exportsOf(file)]
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map(linesOf)
    .join('\n')

// ------------------------------------------------------------------------------------------------ what is mentioned

const offered = new Set(files.flatMap((file) => exportsOf(file).map(meant)))
const ours = (declaration: ts.Declaration): boolean => !declaration.getSourceFile().fileName.includes('node_modules')

/** The types that a declaration names, and that are ours. */
function mentioned(node: ts.Node, out: Set<ts.Symbol>): void {
  const name = ts.isTypeReferenceNode(node)
    ? node.typeName
    : ts.isExpressionWithTypeArguments(node)
      ? node.expression
      : undefined
  const symbol = name && checker.getSymbolAtLocation(name)
  if (symbol !== undefined && meant(symbol).declarations?.some(ours)) out.add(meant(symbol))
  ts.forEachChild(node, (child) => mentioned(child, out))
}

/** What only the library makes: a table is opened by `host`, never by its constructor. */
const INNER = new Set(['Course'])

const isNamed = ({ flags, name }: ts.Symbol): boolean =>
  (flags & ts.SymbolFlags.TypeParameter) === 0 && !INNER.has(name)

function forgotten(): readonly string[] {
  const found = new Map<string, string>()
  for (const symbol of offered) {
    const names = new Set<ts.Symbol>()
    for (const declaration of symbol.declarations ?? []) mentioned(declaration, names)
    for (const name of names) if (isNamed(name) && !offered.has(name)) found.set(name.name, symbol.name)
  }
  return [...found].map(([name, by]) => `${by} mentions ${name}, which nobody can import`)
}

// ------------------------------------------------------------------------------------------------ the reports

const pathOf = (output: string): string => join(HOME, `${output.replaceAll('/', '.')}.d.ts`)
const reports = entries.map(({ name, output }, i) => ({
  path: pathOf(output),
  text: `// ${name}\n\n${reportOf(files[i] as string)}`,
}))

if (process.argv.includes('--write')) {
  rmSync(HOME, { recursive: true, force: true })
  mkdirSync(HOME)
  for (const { path, text } of reports) writeFileSync(path, text)
}

const problems = [
  ...reports
    .filter(({ path, text }) => !existsSync(path) || readFileSync(path, 'utf8') !== text)
    .map(({ path }) => `${path} is not what the package offers: read the change, then npm run api`),
  ...forgotten(),
]
for (const problem of problems) console.error(problem)
console.log(`${reports.length} entry points, ${offered.size} names`)
process.exitCode = problems.length > 0 ? 1 : 0
