/** The page of the quiz: the engine itself asks, in the browser. */
import { type Page, page } from '../markdown.js'

/** The page; `assets/quiz.js` brings it to life. */
export const quizPage = (): Page =>
  page(
    'quiz.html',
    'Quiz',
    [
      'Positions from games that the engine plays as you go. Two readings, or a rule and its neighbour, come out differently:',
      'which is it? The engine proves every answer.',
      '',
      '<form id="choose" class="choose"></form>',
      '',
      '<div id="quiz" aria-live="polite"><noscript>The quiz is made by a script. From a shell: <code>npx wingover quiz</code>.</noscript></div>',
    ],
    { kind: 'quiz', scripts: ['quiz.js'] },
  )
