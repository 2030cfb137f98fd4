import { createInterface } from 'node:readline/promises'
import { askQuestion, type Examined, type Question } from 'wingover/quiz'
import { quizzes } from 'wingover/registry/quiz'
import { EXIT, type ExitCode } from '../exit.js'
import { gameOf, games } from '../games.js'
import { textsOf } from '../rules/rests.js'
import { wordsOf } from '../telling.js'
import { bold, fold, note, print, type Terminal } from '../terminal.js'

/** How to be examined. */
export interface QuizOptions {
  readonly seed?: string
  readonly count: number
  readonly section?: string
  readonly kind?: string
  readonly level?: number
  readonly json?: boolean
}

/** Asks questions about one game, or about all in turn, and says why an answer is right. */
export async function quiz(terminal: Terminal, game: string | undefined, options: QuizOptions): Promise<ExitCode> {
  const ids = game === undefined ? Object.keys(games) : [gameOf(game).info.id]
  const seed = options.seed ?? Math.trunc(performance.timeOrigin + performance.now()).toString(36)
  const lines = createInterface({ input: terminal.input })
  let right = 0
  for (let n = 0; n < options.count; n++) {
    const question = await questionOf(ids[n % ids.length] ?? '', `${seed}-${n}`, options)
    if (question === undefined) note(terminal, 'No such question is found. Try another section, level or seed.')
    else if (options.json) print(terminal, JSON.stringify(question))
    else if (await put(terminal, lines, question, n + 1)) right++
  }
  lines.close()
  if (!options.json) print(terminal, `\n${right} of ${options.count} right. The same questions again: --seed ${seed}`)
  return EXIT.ok
}

async function questionOf(
  id: string,
  seed: string,
  { kind, section, level }: QuizOptions,
): Promise<Question | undefined> {
  const ruleset = gameOf(id)
  const kinds = quizzes[id as keyof typeof quizzes]
  const game: Examined = { ruleset, words: wordsOf(ruleset), kinds, texts: await textsOf(ruleset) }
  const wish = { ...(kind !== undefined && { kind }), ...(section !== undefined && { section }) }
  return askQuestion(game, { seed, ...wish, ...(level !== undefined && { level: level as 1 | 2 | 3 }) })
}

/** Puts a question and waits for 1, 2 or 3; the end of the input is no answer. */
async function put(
  terminal: Terminal,
  lines: AsyncIterable<string>,
  { text, answers, right, proof, scene, game }: Question,
  n: number,
): Promise<boolean> {
  print(terminal, `\n${bold(terminal, `${n}. ${game.replaceAll('-', ' ')}`)}`)
  for (const line of scene?.notes ?? []) print(terminal, `  ${line}`)
  print(terminal, fold(terminal, text, '  '))
  for (const [i, answer] of answers.entries()) print(terminal, fold(terminal, `${i + 1}) ${answer}`, '    '))
  const said = await nextLine(lines)
  const isRight = Number(said) === right + 1
  print(terminal, fold(terminal, `${isRight ? 'Right.' : `No: ${right + 1}.`} ${proof}`, '  '))
  return isRight
}

async function nextLine(lines: AsyncIterable<string>): Promise<string> {
  const { value, done } = await lines[Symbol.asyncIterator]().next()
  return done === true ? '' : value.trim()
}
