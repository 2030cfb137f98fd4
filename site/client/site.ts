/** On every page: light and dark, the search, keys, and the live table of the front page. */
import { type Hit, openSearch, type RuleIndex, type RuleSearch } from '../../src/tools/rulebook/search.js'

const root = document.documentElement.dataset.root ?? ''
const find = document.querySelector<HTMLInputElement>('#find')
const list = document.querySelector<HTMLUListElement>('#found')
const answers = document.querySelector<HTMLOListElement>('#answers')

// ---------------------------------------------------------------------------------------- light and dark

document.querySelector('#theme')?.addEventListener('click', () => {
  const { dataset } = document.documentElement
  dataset.theme = dataset.theme === 'dark' ? 'light' : 'dark'
  try {
    localStorage.setItem('tsd-theme', dataset.theme)
  } catch {
    // A page that is opened as a file may remember nothing.
  }
})

// ---------------------------------------------------------------------------------------- search

let search: Promise<RuleSearch> | undefined

/** The index is a script of its own, loaded when somebody first asks. */
function opened(): Promise<RuleSearch> {
  search ??= new Promise((resolve) => {
    const script = document.createElement('script')
    script.src = `${root}assets/index.js`
    script.onload = () => resolve(openSearch((globalThis as unknown as { wingoverIndex: RuleIndex }).wingoverIndex))
    document.head.append(script)
  })
  return search
}

const itemOf = ({ id, title, page, game }: Hit, at: number): HTMLLIElement => {
  const [item, link, name, of] = (['li', 'a', 'b', 'small'] as const).map((tag) => document.createElement(tag)) as [
    HTMLLIElement,
    HTMLAnchorElement,
    HTMLElement,
    HTMLElement,
  ]
  item.id = `found-${at}`
  item.role = 'option'
  name.textContent = id
  of.textContent = game.replaceAll('-', ' ')
  link.href = `${root}${page}`
  link.tabIndex = -1
  link.append(name, ` ${title} `, of)
  item.append(link)
  return item
}

let chosen = -1

async function show(): Promise<void> {
  if (find === null || list === null) return
  const question = find.value
  const hits = question.trim() === '' ? [] : (await opened()).find(question, { most: 12 })
  if (question !== find.value) return
  chosen = -1
  list.replaceChildren(...hits.map(itemOf))
  list.hidden = hits.length === 0
  find.setAttribute('aria-expanded', String(hits.length > 0))
  find.removeAttribute('aria-activedescendant')
  answers?.replaceChildren(...hits.map((hit) => answerOf(hit)))
}

/** On the page for looking up, what is found also stands in the page. */
function answerOf({ id, title, page, game }: Hit): HTMLLIElement {
  const [item, link] = [document.createElement('li'), document.createElement('a')]
  link.href = `${root}${page}`
  link.textContent = `${id} ${title}`
  item.append(link, ` ${game.replaceAll('-', ' ')}`)
  return item
}

function choose(step: number): void {
  const items = [...(list?.children ?? [])]
  if (items.length === 0) return
  chosen = (chosen + step + items.length) % items.length
  for (const [at, item] of items.entries()) item.setAttribute('aria-selected', String(at === chosen))
  items[chosen]?.scrollIntoView({ block: 'nearest' })
  find?.setAttribute('aria-activedescendant', `found-${chosen}`)
}

const KEYS: Readonly<Record<string, () => void>> = {
  ArrowDown: () => choose(1),
  ArrowUp: () => choose(-1),
  Enter: () => list?.children[Math.max(0, chosen)]?.querySelector('a')?.click(),
  Escape: () => {
    if (list !== null) list.hidden = true
    find?.blur()
  },
}

find?.addEventListener('input', () => void show())
find?.addEventListener('focus', () => void opened())
find?.addEventListener('keydown', (event) => {
  const act = KEYS[event.key]
  if (act === undefined) return
  event.preventDefault()
  act()
})
document.addEventListener('click', ({ target }) => {
  if (list !== null && !(target as Element).closest('.find')) list.hidden = true
})

// ---------------------------------------------------------------------------------------- keys

document.addEventListener('keydown', (event) => {
  const { key, target, ctrlKey, metaKey, altKey } = event
  if (ctrlKey || metaKey || altKey || (target as Element).closest('input, select, textarea, [tabindex="0"]')) return
  if (key === '/') {
    event.preventDefault()
    find?.focus()
  }
  const rel = { ArrowLeft: 'prev', ArrowRight: 'next' }[key]
  if (rel !== undefined) document.querySelector<HTMLAnchorElement>(`a[rel=${rel}]`)?.click()
})

// ---------------------------------------------------------------------------------------- the live table

/** Served over the web, the picture of the front page becomes the table. A page opened as a file keeps the picture. */
const live = document.querySelector<HTMLElement>('[data-live]')
if (live !== null && location.protocol.startsWith('http') && innerWidth >= 900) {
  const frame = document.createElement('iframe')
  frame.src = live.dataset.live ?? ''
  frame.title = 'A game of Spitting Fire, to be played on'
  frame.loading = 'lazy'
  live.replaceChildren(frame)
}
