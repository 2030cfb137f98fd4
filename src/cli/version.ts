import { readFileSync } from 'node:fs'

/** The version in package.json, which lies two folders up in the sources and one in the package. */
export function versionOf(): string {
  const up = import.meta.url.endsWith('.ts') ? '../../package.json' : '../package.json'
  return (JSON.parse(readFileSync(new URL(up, import.meta.url), 'utf8')) as { readonly version: string }).version
}
