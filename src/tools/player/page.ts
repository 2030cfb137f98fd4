import { type AnyRecord, type Game, type Parsed, replay, type Scene, type Shown, verify } from '../../core/index.js'
import type { Words } from '../../core/words/index.js'
import { type PaintOptions, paint } from '../svg/index.js'
import { escaped } from '../svg/xml.js'
import { logMarkup, rulesMarkup } from './log.js'
import { objectionsToRecord, objectionsToView } from './objections.js'
import { SCRIPT } from './script.js'
import { type Story, storyOf, type Watcher } from './story.js'
import { STYLE } from './style.js'
import { weave } from './weave.js'

/** What to put on the page. */
export interface PageOptions<G extends Game = Game> {
  /** How the game is told: `words` of `wingover/<game>/words`. The page is in their language. */
  readonly words: Words<G>
  /** Through whose eyes. What they cannot see is not in the file. Default: `spectator`. */
  readonly view?: Watcher<G>
  /** The heading. Default: the game's title. */
  readonly title?: string
  /** How the board looks. Default: `light`. */
  readonly theme?: PaintOptions['theme']
}

/** Boards are painted for a window of about this size; the browser fits them to the real one. */
const WINDOW = { width: 860, height: 760, letters: 12 }

/**
 * A record as one self-contained HTML page that plays, pauses, steps and scrubs. The record is verified first: one
 * that these rules do not reproduce gives violations. The same record gives the same bytes.
 */
export function recordPage<G extends Game>(
  ruleset: Shown<G>,
  record: AnyRecord<G>,
  options: PageOptions<G>,
): Parsed<string> {
  const { view = 'spectator', title = ruleset.info.title, theme = 'light', words } = options
  const violations = [...objectionsToView(ruleset, view), ...objectionsToRecord(verify(ruleset, record))]
  if (violations.length > 0) return { ok: false, violations }
  const story = storyOf(ruleset, replay(ruleset, record).steps, record.actions, view, words)
  const boards = story.chapters.map(({ scene }) => (scene === undefined ? '' : board(scene, theme)))
  return { ok: true, value: markup(story, title, words.lang, JSON.stringify(weave(boards))) }
}

function board(scene: Scene, theme: PaintOptions['theme']): string {
  const { minX, minY, maxX, maxY } = scene.box
  const fitting = Math.round((WINDOW.height * (maxX - minX)) / (maxY - minY))
  return paint(scene, { width: Math.max(560, Math.min(WINDOW.width, fitting)), letters: WINDOW.letters, theme })
}

const CSP = "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; base-uri 'none'"

function markup(story: Story, title: string, lang: string, boards: string): string {
  const last = story.chapters.length - 1
  const heading = escaped(title)
  return `<!DOCTYPE html>
<html lang="${escaped(lang)}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${CSP}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${heading}</title>
<style>${STYLE}</style>
</head>
<body>
<header>
<h1>${heading}</h1>
<p>${escaped(story.seen)} ${escaped(story.ending)}</p>
</header>
<main>
<section class="table" aria-label="Board">
<div id="board"><noscript>The board moves by script. The log tells the whole game without it.</noscript></div>
<div id="controls" role="group" aria-label="Playback" hidden>
<input id="seek" type="range" min="0" max="${last}" step="1" value="0" aria-label="Step of the game">
<div class="row">
<button type="button" id="first" aria-label="First step (Home)" title="First step (Home)">|◀</button>
<button type="button" id="back" aria-label="One step back (left arrow)" title="One step back (left arrow)">◀</button>
<button type="button" id="play" aria-label="Play (space)" title="Play or pause (space)">Play</button>
<button type="button" id="next" aria-label="One step on (right arrow)" title="One step on (right arrow)">▶</button>
<button type="button" id="last" aria-label="Last step (End)" title="Last step (End)">▶|</button>
<output id="place" for="seek">0 of ${last}</output>
<label>Speed <select id="speed"><option value="1600">½</option><option value="800" selected>1</option><option value="400">2</option><option value="200">4</option><option value="60">13</option></select></label>
<button type="button" id="zoom" aria-pressed="false" title="Twice as large">Zoom</button>
</div>
</div>
</section>
<aside>
<section id="now" aria-label="This step" aria-live="polite" hidden></section>
<section aria-label="Log">
<h2>Log</h2>
<ol id="log">
${logMarkup(story)}</ol>
</section>
<details open>
<summary><h2>Rules cited</h2></summary>
<ul id="rules">
${rulesMarkup(story)}</ul>
</details>
</aside>
</main>
<script type="application/json" id="boards">${boards.replaceAll('<', '\\u003c')}</script>
<script>${SCRIPT}</script>
</body>
</html>
`
}
