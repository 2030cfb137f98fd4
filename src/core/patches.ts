import { applyPatches, enablePatches, type Patch, produceWithPatches } from 'immer'

type Plain = Record<string, unknown>

/** What changed between two states, as immer's patches (`op`, `path`, `value`): small, JSON, for UIs at a distance. */
export function patches<S extends object>(before: S, after: S): readonly Patch[] {
  enablePatches()
  const [, changes] = produceWithPatches(before as Plain, (draft) => reconcile(draft, before as Plain, after as Plain))
  return changes
}

/** `before` with patches applied: the other end of {@link patches}. */
export function patched<S extends object>(before: S, changes: readonly Patch[]): S {
  enablePatches()
  return applyPatches(before, changes as Patch[])
}

/**
 * Makes `draft`, which stands for `before`, equal to `after`, touching only what differs. An entry called `constructor`
 * is replaced whole: immer applies no patch whose path leads through that name.
 */
function reconcile(draft: Plain, before: Plain, after: Plain): void {
  for (const key of Object.keys(before)) if (!Object.hasOwn(after, key)) delete draft[key]
  for (const key of Object.keys(after)) {
    const [old, value] = [before[key], after[key]]
    if (old === value) continue
    if (key !== 'constructor' && isPlain(old) && isPlain(value)) reconcile(draft[key] as Plain, old, value)
    else draft[key] = value
  }
}

const isPlain = (value: unknown): value is Plain => typeof value === 'object' && value !== null && !Array.isArray(value)
