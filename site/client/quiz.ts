/** The quiz page: the engine plays games here in the browser and asks about them. */
import type { Game, Ruleset, Words } from './games.js'
import { askQuestion, kindsOf, paintScene, type Question, rulesets, titles, wordsOf } from './games.js'

const root = document.documentElement.dataset.root ?? ''
const form = document.querySelector<HTMLFormElement>('#choose')
const room = document.querySelector<HTMLElement>('#quiz')

const element = <K extends keyof HTMLElementTagNameMap>(tag: K, text = '', className = ''): HTMLElementTagNameMap[K] =>
  Object.assign(document.createElement(tag), { textContent: text, className })

function field(
  name: string,
  text: string,
  choices: readonly (readonly [value: string, text: string])[],
): HTMLSelectElement {
  const [label, select] = [element('label', text), element('select')]
  select.name = name
  select.append(...choices.map(([value, shown]) => new Option(shown, value)))
  label.append(select)
  form?.append(label)
  return select
}

const wish = new URLSearchParams(location.hash.slice(1))
const game = field('game', 'Game', Object.entries(titles))
const section = field('section', 'Section', [['', 'any']])
const level = field('level', 'Difficulty', [
  ['', 'any'],
  ['1', 'played once'],
  ['2', 'played often'],
  ['3', 'read the book twice'],
])
game.value = wish.get('game') ?? game.value
let number = 0
const begun = wish.get('seed') ?? Math.trunc(performance.timeOrigin + performance.now()).toString(36)

function fillSections(): void {
  const sections = [...new Set(kindsOf(game.value).map((kind) => kind.section))]
  section.replaceChildren(new Option('any', ''), ...sections.map((one) => new Option(one, one)))
}

function next(): void {
  const ruleset = rulesets[game.value as keyof typeof rulesets] as Ruleset
  const words = wordsOf(game.value) as Words
  const examined = { ruleset, words, kinds: kindsOf(game.value) }
  const asked = level.value === '' ? {} : { level: Number(level.value) as 1 | 2 | 3 }
  const seed = `${begun}-${number++}`
  room?.replaceChildren(element('p', 'The engine is looking for a position…'))
  setTimeout(() => show(askQuestion<Game>(examined, { seed, section: section.value, ...asked })))
}

function show(question: Question | undefined): void {
  if (question === undefined) {
    room?.replaceChildren(element('p', 'No such question is found. Choose another section or difficulty.'))
    return
  }
  const list = element('ol', '', 'quiz-answers')
  const proof = element('div', '', 'proof')
  proof.hidden = true
  list.append(...question.answers.map((answer, at) => answerOf(question, answer, at, list, proof)))
  room?.replaceChildren(element('h2', question.text), ...pictureOf(question), list, proof)
}

function answerOf(
  { right, proof: why, rules }: Question,
  text: string,
  at: number,
  list: HTMLElement,
  proof: HTMLElement,
): HTMLLIElement {
  const [item, button] = [element('li'), element('button', text)]
  button.type = 'button'
  button.addEventListener('click', () => {
    for (const [i, one] of [...list.querySelectorAll('button')].entries()) {
      one.disabled = true
      if (i === right) one.classList.add('right')
    }
    if (at !== right) button.classList.add('wrong')
    const links = rules.flatMap((id) => [' ', Object.assign(element('a', id, 'rule'), { href: `${root}r/${id}.html` })])
    const again = element('button', 'Next question', 'play')
    again.addEventListener('click', next)
    const said = element('p', `${at === right ? 'Right. ' : 'No. '}${why}`)
    said.append(...links)
    proof.replaceChildren(said, again)
    proof.hidden = false
    again.focus()
  })
  item.append(button)
  return item
}

function pictureOf({ scene }: Question): readonly HTMLElement[] {
  if (scene === undefined) return []
  const figure = element('figure', '', 'thumb')
  figure.innerHTML = paintScene(scene, document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light')
  return [figure]
}

form?.addEventListener('change', ({ target }) => {
  if (target === game) fillSections()
  next()
})
fillSections()
next()
