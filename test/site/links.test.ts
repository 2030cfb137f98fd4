import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { brokenLinks, linksOf, placesOf, unreachable } from '../../site/links.js'

const made: string[] = []
afterEach(() => {
  for (const home of made.splice(0)) rmSync(home, { recursive: true })
})

type Pages = Readonly<Record<string, string>>

/** What is wrong with a site of these pages; the folder is left out of what is said. */
function faultsOf(pages: Pages, look = brokenLinks): readonly string[] {
  const home = mkdtempSync(join(tmpdir(), 'wingover-site-'))
  made.push(home)
  mkdirSync(join(home, 'below'))
  for (const [path, html] of Object.entries(pages)) writeFileSync(join(home, path), html)
  return look(home).map((fault) => fault.replaceAll(`${home}/`, ''))
}

describe('the link checker', () => {
  it('lets a link to a page, to a place in it and out of the site pass', () => {
    const index = '<a href="below/b.html#here">b</a> <a href="#top">up</a> <i id="top"></i> <a href="https://x.y">x</a>'
    expect(
      faultsOf({ 'index.html': index, 'below/b.html': '<a id="here"></a><img src="../c.svg">', 'c.svg': '' }),
    ).toEqual([])
  })

  it('finds a page that is not there, a place that is not there, and what leaves the site', () => {
    expect(
      faultsOf({ 'index.html': '<a href="no.html">x</a><a class="y" href="#no">x</a><img src="/etc/x.png">' }),
    ).toEqual([
      'index.html: no.html is not there',
      'index.html: #no has no such place',
      'index.html: /etc/x.png leaves the site',
    ])
  })

  it('finds a link that was never filled in', () => {
    expect(faultsOf({ 'index.html': '<a href="rule:SF-LOOP-06">x</a>' })).toEqual([
      'index.html: rule:SF-LOOP-06 leaves the site',
    ])
  })

  it('reads attributes in any order, and signs as they are meant', () => {
    expect(linksOf('<a id="a" class="b" href="x.html?a=1&amp;b=2">')).toEqual(['x.html?a=1&b=2'])
    expect([...placesOf('<p id="a"><a name="b">')]).toEqual(['a', 'b'])
  })

  it('finds a page that nothing leads to, over any number of steps, but for redirects', () => {
    const pages = {
      'index.html': '<a href="a.html#x">a</a>',
      'a.html': '<a href="below/b.html">b</a>',
      'below/b.html': '<a href="../index.html">up</a>',
      'old.html': '<meta http-equiv="refresh" content="0; url=a.html">',
      'lost.html': '<a href="index.html">home</a>',
    }
    expect(faultsOf(pages, unreachable)).toEqual(['lost.html: no page leads there'])
  })
})
