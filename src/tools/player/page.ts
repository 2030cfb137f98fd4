import { type AnyRecord, type Game, type Parsed, replay, type Shown, verify } from '../../core/index.js'
import type { Words } from '../../core/words/index.js'
import type { PaintOptions } from '../svg/index.js'
import { escaped } from '../svg/xml.js'
import { logMarkup, rulesMarkup } from './log.js'
import { objectionsToRecord, objectionsToView } from './objections.js'
import { SCRIPT } from './script.js'
import { type Story, storyOf, type Watcher } from './story.js'
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
  return { ok: true, value: markup({ ...story, title }, words.lang, theme) }
}

const CSP = "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; base-uri 'none'"

function markup(story: Story, lang: string, theme: string): string {
  const heading = escaped(story.title)
  const data = JSON.stringify(weave(story)).replaceAll('<', '\\u003c').replaceAll(SEPARATORS, written)
  return `<!DOCTYPE html>
<html lang="${escaped(lang)}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${CSP}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${heading}</title>
<style>html,body{margin:0;height:100%}</style>
</head>
<body>
<noscript>
<h1>${heading}</h1>
<p>${escaped(story.seen)} ${escaped(story.ending)} The board moves by script. The log tells the whole game without it.</p>
<ol>
${logMarkup(story)}</ol>
<h2>Rules cited</h2>
<ul>
${rulesMarkup(story)}</ul>
</noscript>
<script type="application/json" id="story" data-theme="${theme === 'dark' ? 'dark' : 'light'}">${data}</script>
<script>${SCRIPT}</script>
</body>
</html>
`
}

/** Signs that turn the direction of a text, or end a line where none ends. */
const SEPARATORS = /[\u2028\u2029\u202a-\u202e\u2066-\u2069]/g
const written = (sign: string): string => `\\u${sign.charCodeAt(0).toString(16)}`
