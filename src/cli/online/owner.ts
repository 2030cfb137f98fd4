/** Who has something open in a folder: this process, another one, or one that is gone. */
import { randomBytes } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'

const MACHINE = hostname().replace(/[^\w]/g, '-').slice(0, 60)

/** A name for one who opens things: its machine, its process, when that was started, and a number of its own. */
export const newOwner = (): string =>
  [MACHINE, process.pid, startOf(process.pid), randomBytes(4).toString('hex')].join('.')

/** When a process was started, so that another one that got its number is not taken for it. Only where /proc is. */
function startOf(pid: number): string {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return text.slice(text.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  } catch {
    return ''
  }
}

/** Does it still run? One of another machine counts as running: nobody here can know. */
export function isAlive(owner: string): boolean {
  const [machine, pid, start] = owner.split('.')
  if (machine !== MACHINE) return true
  try {
    process.kill(Number(pid), 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false
  }
  return startOf(Number(pid)) === start
}

/**
 * Takes a thing for an owner: it puts its mark into a folder and then looks whose others are there. `taken`: it is not his,
 * for one of them runs. `left`: it was that of one who is gone.
 */
export function take(folder: string, owner: string): 'free' | 'left' | 'taken' {
  mark(folder, owner)
  const others = readdirSync(folder).filter((one) => one !== owner)
  if (others.some(isAlive)) {
    leave(folder, owner)
    return 'taken'
  }
  for (const gone of others) rmSync(join(folder, gone), { force: true })
  return others.length > 0 ? 'left' : 'free'
}

function mark(folder: string, owner: string): void {
  for (;;) {
    mkdirSync(folder, { recursive: true })
    try {
      writeFileSync(join(folder, owner), '')
      return
    } catch (error) {
      // Whoever left last took the folder away between the two calls.
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    }
  }
}

/** Gives it back. */
export function leave(folder: string, owner: string): void {
  rmSync(join(folder, owner), { force: true })
  try {
    rmdirSync(folder)
  } catch {
    // Another has its mark there.
  }
}

/** Does somebody who runs have it? */
export function isTaken(folder: string): boolean {
  try {
    return readdirSync(folder).some(isAlive)
  } catch {
    return false
  }
}
