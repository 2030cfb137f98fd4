/** Where sources and tests speak of a rule: found by reading them, file by file. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

/** A place in a file of the repository. */
export interface Place {
  readonly file: string
  readonly line: number
}

/** A rule id in a string of the code: the function or constant it stands in. */
export interface Citation extends Place {
  readonly rule: string
  readonly within: string
}

/** A function, or a constant, whose comment is tagged with a rule. */
export interface Tagged extends Place {
  readonly rule: string
  readonly name: string
}

/** A rule id in a test: in its name, or in what it expects. */
export interface Mention extends Place {
  readonly rule: string
  readonly test: string
  readonly named: boolean
}

/** A word that looks like a rule id. */
export interface Word extends Place {
  readonly word: string
}

/** A test by its name, as far as it stands in the source. */
export interface NamedTest extends Place {
  readonly name: string
  /** The name, and what else it says it shows. */
  readonly title: string
  readonly body: string
}

/** Files of a folder, the deeper ones too, by path. */
export const filesIn = (folder: string, ending: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => join(folder, file))
    .sort()

const parse = (file: string): ts.SourceFile =>
  ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)

const lineOf = (node: ts.Node): number => node.getSourceFile().getLineAndCharacterOfPosition(node.getStart()).line + 1

/** Words of a text that have the form of a rule id. */
export const wordsOf = (text: string): readonly string[] =>
  [...text.matchAll(/(?<![\w.-])[A-Z][A-Z0-9]*-[\w.-]*\w/g)].map(([word]) => word)

const textOf = (node: ts.Node): string | undefined =>
  ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)
    ? node.text
    : undefined

function strings(file: string, see: (node: ts.Node, text: string) => void): void {
  const visit = (node: ts.Node): void => {
    const text = textOf(node)
    if (text !== undefined) see(node, text)
    ts.forEachChild(node, visit)
  }
  visit(parse(file))
}

// ---------------------------------------------------------------------------------------- the code

/** Files that list rules, options or texts rather than play them. */
const LISTS =
  /(rules|rules\.text|options|amendments(\.text)?|rulings(\.text)?|calculators|house)\.ts$|\/amendments\/|\/text\//

/** Rule ids in strings of the code that plays a game. */
export const citationsIn = (folder: string, isRule: (id: string) => boolean): readonly Citation[] =>
  filesIn(folder, '.ts')
    .filter((file) => !LISTS.test(file))
    .flatMap((file) => {
      const found: Citation[] = []
      strings(file, (node, text) => {
        for (const rule of wordsOf(text).filter(isRule)) {
          found.push({ rule, file, line: lineOf(node), within: holderOf(node) })
        }
      })
      return found
    })

/** Functions of a folder by the tags `@rule` of their comments. */
export const tagsIn = (folder: string): readonly Tagged[] =>
  filesIn(folder, '.ts').flatMap((file) => parse(file).statements.flatMap((statement) => tagsOf(file, statement)))

function tagsOf(file: string, statement: ts.Statement): readonly Tagged[] {
  const name = ts.isFunctionDeclaration(statement)
    ? statement.name?.text
    : ts.isVariableStatement(statement)
      ? statement.declarationList.declarations[0]?.name.getText()
      : undefined
  if (name === undefined) return []
  const comments = ts.getJSDocCommentsAndTags(statement).map((comment) => comment.getText())
  return comments
    .flatMap((text) => [...text.matchAll(/@rule\s+([^@*]*)/g)])
    .flatMap(([, ids = '']) => wordsOf(ids))
    .map((rule) => ({ rule, name, file, line: lineOf(statement) }))
}

/** The function, method or constant of the file in which a node stands. */
function holderOf(node: ts.Node): string {
  for (let at = node.parent; at !== undefined; at = at.parent) {
    const isTop = at.parent !== undefined && (ts.isSourceFile(at.parent) || ts.isVariableStatement(at.parent.parent))
    if (ts.isFunctionDeclaration(at) && isTop) return at.name?.text ?? ''
    if (ts.isVariableDeclaration(at) && isTop && ts.isIdentifier(at.name)) return at.name.text
  }
  return ''
}

// ---------------------------------------------------------------------------------------- the tests

const TEST_CALLS = new Set(['it', 'test', 'vector', 'describe'])

/** Files that list all ids, and tests of this site, which make some up. */
const NO_EVIDENCE = /rules\.test\.ts$|\/ids\.ts$|test\/site\//

/** Rule ids in the tests, and the tests by name. */
export function testsIn(
  folder: string,
  isRule: (id: string) => boolean,
): { readonly mentions: readonly Mention[]; readonly tests: readonly NamedTest[] } {
  const [mentions, tests]: [Mention[], NamedTest[]] = [[], []]
  for (const file of filesIn(folder, '.ts').filter((one) => !NO_EVIDENCE.test(one))) {
    strings(file, (node, text) => {
      const named = isName(node)
      if (named) tests.push({ name: text, title: titleOf(node), file, line: lineOf(node), body: bodyOf(node) })
      for (const rule of wordsOf(text).filter(isRule)) {
        mentions.push({ rule, file, line: lineOf(node), named, test: named ? titleOf(node) : testAround(node) })
      }
    })
  }
  return { mentions, tests }
}

/** Is this string what a test is called? A vector may also carry its name as a property, or its rules apart. */
function isName(node: ts.Node): boolean {
  const { parent } = node
  if (parent === undefined) return false
  if (ts.isPropertyAssignment(parent)) return parent.initializer === node && parent.name.getText() === 'name'
  if (ts.isTemplateExpression(parent)) return isName(parent)
  return ts.isCallExpression(parent) && parent.arguments[0] === node && isTestCall(parent)
}

function isTestCall({ expression }: ts.CallExpression): boolean {
  if (ts.isCallExpression(expression)) return isTestCall(expression)
  if (ts.isPropertyAccessExpression(expression)) return TEST_CALLS.has(expression.expression.getText())
  return TEST_CALLS.has(expression.getText())
}

/** What a test is called in full: a second string after its name says what it shows. */
function titleOf(node: ts.Node): string {
  const { parent } = node
  const own = textOf(node) ?? ''
  if (parent === undefined || !ts.isCallExpression(parent)) return own
  const second = parent.arguments[1]
  return second !== undefined && ts.isStringLiteralLike(second) ? `${own} ${second.text}` : own
}

/** The name of the test in which a node stands. */
function testAround(node: ts.Node): string {
  for (let at = node.parent; at !== undefined; at = at.parent) {
    if (ts.isCallExpression(at) && isTestCall(at) && !isDescribe(at)) {
      const [first] = at.arguments
      if (first !== undefined && textOf(first) !== undefined) return titleOf(first)
    }
    if (ts.isObjectLiteralExpression(at)) {
      const name = at.properties.find((one) => one.name?.getText() === 'name')
      if (name !== undefined && ts.isPropertyAssignment(name)) return textOf(name.initializer) ?? ''
    }
  }
  return ''
}

const isDescribe = ({ expression }: ts.CallExpression): boolean => expression.getText().startsWith('describe')

/** The source of the call or object that makes the test. */
function bodyOf(node: ts.Node): string {
  const { parent } = node
  const owner = ts.isPropertyAssignment(parent) ? parent.parent : parent
  return owner.getText()
}

// ---------------------------------------------------------------------------------------- all there is to read

/** Every word that looks like a rule id, in sources, tests and documents. */
export const wordsIn = (files: readonly string[]): readonly Word[] =>
  files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((text, index) => wordsOf(text).map((word) => ({ word, file, line: index + 1 }))),
  )

/** The lines of a file that hold a text, with the line that follows. */
export const wordsAt = (file: string, text: string): readonly (Place & { readonly text: string })[] => {
  const lines = readFileSync(file, 'utf8').split('\n')
  return lines.flatMap((line, index) =>
    line.includes(text) ? [{ file, line: index + 1, text: `${line} ${lines[index + 1] ?? ''}` }] : [],
  )
}
