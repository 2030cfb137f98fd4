/** What a browser is served: a plain page to make a game, and the table, where it is built, to play it. */
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import { extname, join, normalize, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { safePage } from '../safe-page.js'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
}

/** The built table, beside the command in the package, or in the `dist` of a clone. */
const HOMES = ['./table', '../../../dist/table'].map((path) => fileURLToPath(new URL(path, import.meta.url)))

/** Answers with a file of the table; whoever names no game gets the plain page. */
export async function fileFor({ pathname, searchParams }: URL, response: ServerResponse, homes = HOMES): Promise<void> {
  const file = pathname === '/' ? 'index.html' : normalize(decoded(pathname)).replace(/^[/\\]+/, '')
  const isPlain = pathname === '/' && !searchParams.has('game')
  const found = isPlain || file.startsWith('..') ? undefined : await firstOf(homes.map((home) => join(home, file)))
  if (found === undefined && file !== 'index.html') {
    response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8', ...SAFE })
    response.end('There is nothing here.')
    return
  }
  response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream', ...SAFE })
  response.end(found ?? PLAIN)
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname).split('/').join(sep)
  } catch {
    return '..'
  }
}

async function firstOf(files: readonly string[]): Promise<Buffer | undefined> {
  for (const file of files) {
    const found = await readFile(file).catch(() => undefined)
    if (found !== undefined) return found
  }
  return undefined
}

const SCRIPT = `
const names = { 'spitting-fire': 'Spitting Fire', spitfire: 'SPITFIRE', 'regia-aeronautica': 'Regia Aeronautica', 'aerial-craps': 'Aerial Craps', 'fighting-wings': 'Fighting Wings' }
const [form, said, links] = [document.forms[0], document.querySelector('#said'), document.querySelector('#links')]
for (const [id, name] of Object.entries(names)) form.game.append(new Option(name, id))
if (location.search) said.textContent = 'The board is not built here: run npm run build once, then open this link again.'
form.onsubmit = async (event) => {
  event.preventDefault()
  const answer = await (await fetch('/games', { method: 'POST', body: JSON.stringify({ game: form.game.value }) })).json()
  links.replaceChildren()
  if (answer.error) said.textContent = answer.error
  else for (const [seat, link] of Object.entries(answer.links)) {
    const a = Object.assign(document.createElement('a'), { href: link, textContent: seat + ': ' + location.origin + link })
    links.append(a)
  }
}
`

const PLAIN = `<!doctype html>
<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Wingover</title>
<style>body{font:18px/1.5 system-ui;max-width:40rem;margin:3rem auto;padding:0 1rem}a{display:block;overflow-wrap:anywhere}</style>
<h1>Wingover</h1>
<form><label>Game <select name="game"></select></label> <button>Set up a table</button></form>
<p id="said" role="status">Each side gets a link of its own. Keep yours: it opens your seat, on any machine.</p>
<div id="links"></div>
<script>${SCRIPT}</script>
`

const SAFE = safePage(`'sha256-${createHash('sha256').update(SCRIPT).digest('base64')}'`)
