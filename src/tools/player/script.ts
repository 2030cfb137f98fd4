/** What makes the page play. Plain browser script: it runs as it stands here. */
export const SCRIPT = `
(() => {
'use strict'
const get = (id) => document.getElementById(id)
const { parts, roots } = JSON.parse(get('boards').textContent)
const [board, seek, now, log, play, speed, zoom] = ['board', 'seek', 'now', 'log', 'play', 'speed', 'zoom'].map(get)
const steps = [...log.querySelectorAll('.step')]
const last = roots.length - 1
let at = -1
let timer = 0

const markup = (index) => {
  const part = parts[index]
  if (typeof part === 'string') return part
  const [tag, ...inside] = part
  const text = inside.map(markup).join('')
  return tag === '' ? text : '<' + tag + '>' + text + '</' + tag.split(' ')[0] + '>'
}

const cited = (step) => {
  const list = document.createElement('ul')
  list.className = 'cited'
  for (const id of new Set([...step.querySelectorAll('a')].map((link) => link.textContent))) {
    const item = document.createElement('li')
    item.textContent = id + ': ' + get('rule-' + id).querySelector('span').textContent
    list.append(item)
  }
  return list
}

const tell = (step) => {
  now.replaceChildren(step.querySelector('div').cloneNode(true), cited(step))
  step.setAttribute('aria-current', 'step')
  if (step.offsetTop < log.scrollTop + 40 || step.offsetTop + step.offsetHeight > log.scrollTop + log.clientHeight)
    log.scrollTop = step.offsetTop - log.clientHeight / 3
}

const show = (to) => {
  const next = Math.max(0, Math.min(last, to))
  if (next === at) return
  if (at < 0 || roots[next] !== roots[at]) board.innerHTML = markup(roots[next])
  steps[at]?.removeAttribute('aria-current')
  at = next
  tell(steps[at])
  seek.value = at
  seek.setAttribute('aria-valuetext', 'Step ' + at + ' of ' + last)
  get('place').textContent = at + ' of ' + last
  get('first').disabled = get('back').disabled = at === 0
  get('next').disabled = get('last').disabled = at === last
  if (at === last) pause()
}

const pause = () => {
  clearInterval(timer)
  timer = 0
  play.textContent = 'Play'
  play.setAttribute('aria-label', 'Play (space)')
  now.setAttribute('aria-live', 'polite')
}

const start = () => {
  if (at === last) show(0)
  if (at === last) return
  clearInterval(timer)
  timer = setInterval(() => show(at + 1), Number(speed.value))
  play.textContent = 'Pause'
  play.setAttribute('aria-label', 'Pause (space)')
  now.setAttribute('aria-live', 'off')
}

const toggle = () => (timer ? pause() : start())
const go = (to) => {
  pause()
  show(to)
}

const moves = {
  ArrowLeft: () => go(at - 1),
  ArrowRight: () => go(at + 1),
  PageUp: () => go(at - 10),
  PageDown: () => go(at + 10),
  Home: () => go(0),
  End: () => go(last),
  ' ': toggle,
}

document.addEventListener('keydown', (event) => {
  const { key, target } = event
  const move = Object.hasOwn(moves, key) ? moves[key] : undefined
  if (!move || event.altKey || event.ctrlKey || event.metaKey || target === speed) return
  if (key === ' ' && target.closest('button, summary, a')) return
  event.preventDefault()
  move()
})
get('first').addEventListener('click', moves.Home)
get('back').addEventListener('click', moves.ArrowLeft)
get('next').addEventListener('click', moves.ArrowRight)
get('last').addEventListener('click', moves.End)
play.addEventListener('click', toggle)
seek.addEventListener('input', () => go(Number(seek.value)))
speed.addEventListener('change', () => timer && start())
zoom.addEventListener('click', () => zoom.setAttribute('aria-pressed', board.classList.toggle('large')))
log.addEventListener('click', ({ target }) => {
  const button = target.closest('button')
  if (button) go(steps.indexOf(button.parentElement))
})
get('controls').hidden = now.hidden = false
show(0)
})()
`
