/**
 * What the site needs beyond typedoc: links from pages to rules, options and source lines; the tag `@rule` as links; an
 * index from rules to functions; every rule as a hit of the search.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import {
  type Application,
  type CommentDisplayPart,
  Converter,
  DeclarationReflection,
  DocumentReflection,
  IndexEvent,
  KindRouter,
  PageEvent,
  type ProjectReflection,
  type Reflection,
  ReflectionKind,
  type RendererEvent,
  type RouterTarget,
} from 'typedoc'
import { entries } from '../.config/entries.js'
import { catalogues } from './catalogues.js'
import { type Tagged, tagsIn } from './evidence.js'
import { exampleSets } from './examples.js'
import { counted } from './markdown.js'
import { sourcePage, sourcePath } from './sources.js'

/** The page on which a rule stands in full: of two catalogues that share it, the first. */
const homes = new Map<string, string>()
for (const { id, rules } of [...catalogues].reverse()) {
  for (const rule of rules) homes.set(rule.id, `docs/rules/${id}/${rule.ruling === undefined ? 'rules' : 'rulings'}.md`)
}

/** Adds all of it to typedoc. `data` are files to be put beside the pages. */
export function sitePlugin(data: Readonly<Record<string, string>>): (app: Application) => void {
  return (app) => new Site(app, data)
}

class Site {
  readonly #app: Application
  readonly #data: Readonly<Record<string, string>>
  /** Functions by the rules they are tagged with: all, and those of the reference. */
  readonly #tags = new Map<string, readonly Tagged[]>()
  readonly #public = new Map<string, readonly Reflection[]>()
  readonly #sources = new Set<string>()
  readonly #urls = new Map<string, string>()
  #project!: ProjectReflection

  constructor(app: Application, data: Readonly<Record<string, string>>) {
    this.#app = app
    this.#data = data
    for (const tag of tagsIn('src/rulesets')) this.#tags.set(tag.rule, [...(this.#tags.get(tag.rule) ?? []), tag])
    app.renderer.defineRouter('site', SiteRouter)
    app.options.setValue('router', 'site')
    app.renderer.on(IndexEvent.PREPARE_INDEX, (index) => this.#addRules(index))
    app.converter.on(Converter.EVENT_RESOLVE_BEGIN, (context) => rename(context.project))
    app.converter.on(Converter.EVENT_RESOLVE_END, (context) => this.#readTags(context.project))
    app.renderer.on(PageEvent.END, (event) => this.#finish(event))
    app.renderer.postRenderAsyncJobs.push(async (event) => this.#complete(event))
  }

  // -------------------------------------------------------------------------------------- tags

  #readTags(project: ProjectReflection): void {
    this.#project = project
    for (const reflection of Object.values(project.reflections)) {
      for (const tag of reflection.comment?.blockTags ?? []) {
        if (tag.tag === '@rule') tag.content = this.#ruleTag(reflection, textOf(tag.content))
      }
    }
  }

  #ruleTag(reflection: Reflection, text: string): CommentDisplayPart[] {
    const ids = text.split(/[\s,]+/).filter(Boolean)
    for (const id of ids) {
      if (!homes.has(id)) this.#app.logger.error(`${reflection.getFullName()} is tagged with ${id}, which is no rule`)
      this.#public.set(id, [...(this.#public.get(id) ?? []), ownerOf(reflection)])
    }
    return [{ kind: 'text', text: ids.map((id) => `[${id}](rule:${id})`).join(', ') }]
  }

  // -------------------------------------------------------------------------------------- pages

  #finish(event: PageEvent): void {
    const { contents } = event
    if (contents === undefined) return
    const to = (url: string): string => relative(dirname(event.url), url).replaceAll('\\', '/')
    event.contents = contents
      .replace(/href="(rule|option|page|source|asset):([^"]*)"/g, (_, kind: string, target: string) => {
        return `class="${kind}" href="${to(this.#urlOf(kind, target))}"`
      })
      .replace(/<a href="#([^"]*)">(?=\1<)/g, '<a class="rule" href="#$1">')
      .replace(/(?:<p>)?\{\{functions ([^}]*)\}\}(?:<\/p>)?/g, (_, id: string) => {
        const links = this.#functionLinks(id, to)
        return links === '' ? '' : `<p>Functions: ${links}</p>`
      })
      .replace(/<p>\{\{index\}\}<\/p>/g, () => this.#index(to))
      .replace(/ target="_blank"( class="external")?(?=>)/g, '')
    if (event.url === 'index.html')
      event.contents = event.contents.replace(README_BEGINS, `$1<a id="$2"></a>${this.#games()}`)
  }

  /** The first thing on the first page: every game, and all there is about it. */
  #games(): string {
    const link = (page: string, text: string): string => `<a href="${this.#pageUrl(`docs/${page}.md`)}">${text}</a>`
    const rows = catalogues.map(({ id, title, rules }) => {
      const rulings = rules.some(({ ruling }) => ruling !== undefined) ? link(`rules/${id}/rulings`, 'rulings') : ''
      const examples = exampleSets.some(({ game }) => game === id) ? link(`examples/${id}/examples`, 'examples') : ''
      const cells = [
        link(`rules/${id}`, title),
        link(`rules/${id}/rules`, counted(rules.length, 'rule')),
        rulings,
        link(`rules/${id}/options`, 'options'),
        link(`rules/${id}/house-values`, 'house values'),
        examples,
      ]
      return `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`
    })
    const more = `${link('rules/coverage', 'coverage')}, ${link('rules/functions', 'rules and functions')}, ${link('index', 'guides')}`
    return `<table><tbody>${rows.join('')}</tbody></table><p>Also: ${more}. The search finds a rule by its id.</p>`
  }

  #urlOf(kind: string, target: string): string {
    if (kind === 'rule') return this.#ruleUrl(target)
    if (kind === 'asset') return target
    if (kind === 'source') return this.#sourceUrl(target)
    const [path = '', place] =
      kind === 'option' ? target.replace(/\/([^/]*)$/, '/options#$1').split('#') : target.split('#')
    const folder = path.endsWith('/examples') ? 'examples' : 'rules'
    return `${this.#pageUrl(`docs/${folder}/${path}.md`)}${place === undefined ? '' : `#${place}`}`
  }

  #ruleUrl(id: string): string {
    const home = homes.get(id)
    if (home !== undefined) return `${this.#pageUrl(home)}#${id}`
    if (!id.startsWith('CORE-')) this.#app.logger.error(`A page speaks of ${id}, which is no rule`)
    return this.#sourceUrl('src/core/rules.ts')
  }

  #sourceUrl(target: string): string {
    const [file = '', line] = target.split('#')
    this.#sources.add(file)
    return `${sourcePath(file)}${line === undefined ? '' : `#${line}`}`
  }

  /** The address of the page that was made of a file. */
  #pageUrl(file: string): string {
    const known = this.#urls.get(file)
    if (known !== undefined) return known
    const documents = this.#project.getReflectionsByKind(ReflectionKind.Document)
    const page = documents.find((one) => this.#project.files.getReflectionPath(one)?.endsWith(file))
    if (page === undefined) this.#app.logger.error(`No page was made of ${file}`)
    const url = page === undefined ? 'index.html' : (this.#app.renderer.router?.getFullUrl(page) ?? 'index.html')
    this.#urls.set(file, url)
    return url
  }

  /** Functions tagged with a rule: in the reference if they are public, else in their source. */
  #functionLinks(id: string, to: (url: string) => string): string {
    const { router } = this.#app.renderer
    return (this.#tags.get(id) ?? [])
      .map(({ name, file, line }) => {
        const open = this.#public.get(id)?.find((one) => one.name === name && router?.hasUrl(one))
        const url = open === undefined ? this.#sourceUrl(`${file}#L${line}`) : (router?.getFullUrl(open) ?? '')
        return `<a href="${to(url)}"><code>${name}</code></a>`
      })
      .join(', ')
  }

  /** Every tagged rule with its functions, game by game. */
  #index(to: (url: string) => string): string {
    return catalogues
      .map(({ title, rules }) => {
        const rows = rules
          .filter(({ id }) => this.#functionLinks(id, to) !== '')
          .map(({ id, title: name }) => {
            const rule = `<a class="rule" href="${to(this.#ruleUrl(id))}">${id}</a>`
            return `<tr><td>${rule}</td><td>${name}</td><td>${this.#functionLinks(id, to)}</td></tr>`
          })
        const head = '<tr><th>rule</th><th>title</th><th>functions</th></tr>'
        return rows.length === 0
          ? ''
          : `<h2>${title}</h2><table><thead>${head}</thead><tbody>${rows.join('')}</tbody></table>`
      })
      .join('')
  }

  // -------------------------------------------------------------------------------------- beside the pages

  #complete({ outputDirectory }: RendererEvent): void {
    const write = (path: string, text: string): void => {
      mkdirSync(dirname(join(outputDirectory, path)), { recursive: true })
      writeFileSync(join(outputDirectory, path), text)
    }
    for (const [path, text] of Object.entries(this.#data)) write(path, text)
    for (const file of [...this.#sources]) {
      const path = sourcePath(file)
      const to = (url: string): string => relative(dirname(path), url)
      const urlOf = (id: string): string | undefined => (homes.has(id) ? to(this.#ruleUrl(id)) : undefined)
      write(path, sourcePage(file, `${to('.')}/`, urlOf))
    }
  }

  // -------------------------------------------------------------------------------------- search

  /** Every rule is found by its id and its title, every ruling by its question: each where it stands in full. */
  #addRules(index: IndexEvent): void {
    index.searchFieldWeights.document = index.searchFieldWeights.name ?? 1
    for (let at = index.searchResults.length - 1; at >= 0; at--) {
      if (homes.has(index.searchResults[at]?.name ?? '')) index.removeResult(at)
    }
    for (const { id: catalogue, title: game, rules } of catalogues) {
      for (const { id, title, ruling } of rules) {
        const url = `${this.#pageUrl(`docs/rules/${catalogue}/${ruling === undefined ? 'rules' : 'rulings'}.md`)}#${id}`
        this.#addHit(index, `${game}, ${title}`, id, title, url)
        if (ruling !== undefined) this.#addHit(index, `${game}, ${id}`, ruling.question, id, url)
      }
    }
  }

  /** Something to be found by its name, and by more words. */
  #addHit(index: IndexEvent, parent: string, name: string, words: string, url: string): void {
    const hit = new DocumentReflection(name, new DocumentReflection(parent, this.#project, [], {}), [], {})
    hit.relevanceBoost = 4
    places.set(hit, url)
    index.searchFields[index.searchResults.length] = { document: words }
    index.searchResults.push(hit)
  }
}

/** The page has its name above; the README need not say it again. */
const README_BEGINS = /(<div class="tsd-panel tsd-typography">)<h1 id="(\w+)".*?<\/h1>/

const textOf = (parts: readonly CommentDisplayPart[]): string => parts.map(({ text }) => text).join('')

/** Modules are called as they are imported, guides by their first heading. */
function rename(project: ProjectReflection): void {
  const fileOf = (one: Reflection): string => project.files.getReflectionPath(one) ?? ''
  for (const one of project.getReflectionsByKind(ReflectionKind.Module) as DeclarationReflection[]) {
    one.name = entries.find(({ source }) => fileOf(one).endsWith(`/${source}`))?.name ?? one.name
  }
  for (const one of project.getReflectionsByKind(ReflectionKind.Document) as DocumentReflection[]) {
    if (one.frontmatter.title === undefined)
      one.name = /^# (.*)$/m.exec(textOf(one.content))?.[1]?.replaceAll('`', '') ?? one.name
  }
}

/** The function of a signature. */
const ownerOf = (reflection: Reflection): Reflection =>
  reflection.kindOf(ReflectionKind.SomeSignature) && reflection.parent instanceof DeclarationReflection
    ? reflection.parent
    : reflection

// ---------------------------------------------------------------------------------------- search

/** Addresses of what the search finds though it is no page of its own. */
const places = new Map<RouterTarget, string>()

/** Typedoc's own router, which also knows where rules stand. */
class SiteRouter extends KindRouter {
  /** Pages that are written from files are called like them. */
  protected override getIdealBaseName(target: Reflection): string {
    const file = target.kindOf(ReflectionKind.Document) ? target.project.files.getReflectionPath(target) : undefined
    const name = /\/docs\/((?:rules|examples)\/.*)\.md$/.exec(file ?? '')?.[1]
    return name ?? super.getIdealBaseName(target)
  }

  override getFullUrl(target: RouterTarget): string {
    return places.get(target) ?? super.getFullUrl(target)
  }
}
