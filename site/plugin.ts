/**
 * What the site needs beyond typedoc: the same bar as on every other page, links from the reference to rules and source
 * lines, the tag `@rule` as links, guides under the names of their files.
 */
import {
  type Application,
  type CommentDisplayPart,
  Converter,
  type DeclarationReflection,
  type DocumentReflection,
  KindRouter,
  PageEvent,
  type ProjectReflection,
  type Reflection,
  ReflectionKind,
} from 'typedoc'
import { entries } from '../.config/entries.js'
import { linkFrom, REFERENCE } from './addresses.js'
import { barHtml } from './frame.js'
import { hasRulePage } from './pages/all.js'
import { linked } from './render.js'

/** Adds all of it to typedoc. */
export function sitePlugin(app: Application): void {
  app.renderer.defineRouter('site', SiteRouter)
  app.options.setValue('router', 'site')
  app.converter.on(Converter.EVENT_RESOLVE_BEGIN, (context) => rename(context.project))
  app.converter.on(Converter.EVENT_RESOLVE_END, (context) => readTags(app, context.project))
  app.renderer.on(PageEvent.END, finish)
}

function readTags(app: Application, project: ProjectReflection): void {
  for (const reflection of Object.values(project.reflections)) {
    for (const tag of reflection.comment?.blockTags ?? []) {
      if (tag.tag === '@rule') tag.content = ruleTag(app, reflection, textOf(tag.content))
    }
  }
}

function ruleTag(app: Application, reflection: Reflection, text: string): CommentDisplayPart[] {
  const ids = text.split(/[\s,]+/).filter(Boolean)
  for (const id of ids) {
    if (!hasRulePage(id)) app.logger.error(`${reflection.getFullName()} is tagged with ${id}, which is no rule`)
  }
  return [{ kind: 'text', text: ids.map((id) => `[${id}](rule:${id})`).join(', ') }]
}

function finish(event: PageEvent): void {
  if (event.contents === undefined) return
  const url = `${REFERENCE}/${event.url}`
  const root = linkFrom(url, 'index.html').replace(/index\.html$/, '')
  event.contents = linked(url, event.contents)
    .replace('<html ', `<html data-root="${root}" `)
    .replace(
      '</head>',
      `<link rel="stylesheet" href="${root}assets/bar.css"><script defer src="${root}assets/site.js"></script></head>`,
    )
    .replace(/<body>/, `<body>${barHtml(url)}`)
    .replace(/ target="_blank"( class="external")?(?=>)/g, '')
}

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

/** Typedoc's own router; guides keep the names of their files, so that their addresses stay. */
class SiteRouter extends KindRouter {
  protected override getIdealBaseName(target: Reflection): string {
    const file = target.kindOf(ReflectionKind.Document) ? target.project.files.getReflectionPath(target) : undefined
    const name = /\/docs\/(.*)\.md$/.exec(file ?? '')?.[1]
    return name === undefined ? super.getIdealBaseName(target) : `documents/${name}`
  }
}
