/** Source files as pages of the site, so that a link to a line works without a network. */
import { readFileSync } from 'node:fs'
import { wordsOf } from './evidence.js'

/** Where the page of a source file stands in the site. */
export const sourcePath = (file: string): string => `source/${file}.html`

/** The files that some page leads to. */
export const shown = new Set<string>()

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** Rule ids lead to their rules. */
function withRules(line: string, urlOf: (rule: string) => string | undefined): string {
  const ids = [...new Set(wordsOf(line))]
  const links = ids.flatMap((id) => {
    const url = urlOf(id)
    return url === undefined ? [] : [[id, url] as const]
  })
  return links.reduce(
    (text, [id, url]) => text.replaceAll(new RegExp(`(?<![\\w.-])${id}(?![\\w-])`, 'g'), `<a href="${url}">${id}</a>`),
    escaped(line),
  )
}

const STYLE = `
body { margin: 0; font: 14px/1.5 system-ui, sans-serif; color: #1f2328; background: #fff; }
header { position: sticky; top: 0; padding: 8px 16px; background: #f2f4f7; border-bottom: 1px solid #d0d7de; }
pre { margin: 0; padding: 8px 0; font: 13px/1.5 ui-monospace, monospace; tab-size: 2; }
pre > span { display: block; padding: 0 16px; scroll-margin-top: 120px; white-space: pre-wrap; }
pre > span:target { background: #fff3bf; }
pre > span > i { display: inline-block; width: 4em; color: #6e7781; font-style: normal; user-select: none; }
a { color: #0550ae; }
@media (prefers-color-scheme: dark) {
  body { color: #e6edf3; background: #1b1f24; }
  header { background: #262c34; border-color: #444c56; }
  pre > span:target { background: #4d3b00; }
  a { color: #79b8ff; }
}`

/** The page of one file. `root` leads from the page to the front of the site. */
export function sourcePage(file: string, root: string, urlOf: (rule: string) => string | undefined): string {
  const lines = readFileSync(file, 'utf8').replace(/\n$/, '').split('\n')
  const rows = lines.map(
    (line, index) => `<span id="L${index + 1}"><i>${index + 1}</i>${withRules(line, urlOf)}</span>`,
  )
  return `<!DOCTYPE html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${file}</title><style>${STYLE}</style></head>
<body><header><a href="${root}index.html">Wingover</a> / ${file}</header><pre>${rows.join('')}</pre></body>
</html>
`
}
