import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/**
 * What can only be read off the sources, which the package does not carry. Run from its source, the command reads them;
 * built, it has what the build read in a file beside it. Either is done once, when it is first asked for.
 */
export function sourceFacts<T>(file: string, readOff: (root: string) => T): () => T {
  let known: T | undefined
  return () => {
    known ??= import.meta.url.endsWith('.ts')
      ? readOff(fileURLToPath(new URL('../..', import.meta.url)))
      : (JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8')) as T)
    return known
  }
}
