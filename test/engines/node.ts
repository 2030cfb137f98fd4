/** Plays in Node, before the browser starts, and hands the digests over. */
import type { TestProject } from 'vitest/node'
import { type Digests, digests } from './digests.js'

declare module 'vitest' {
  interface ProvidedContext {
    readonly digests: Digests
  }
}

export default function setup({ provide }: TestProject): void {
  provide('digests', digests())
}
