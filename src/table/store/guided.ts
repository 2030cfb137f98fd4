/** The games whose guide this browser needs no more. */
const SHELF = 'wingover.guided'

/** Was the guide of this game waved away for good? */
export const isGuided = (game: string): boolean => known().includes(game)

/** The guide of this game is not needed again, or is wanted again. */
export function setGuided(game: string, isDone: boolean): void {
  const others = known().filter((one) => one !== game)
  try {
    localStorage.setItem(SHELF, JSON.stringify(isDone ? [...others, game] : others))
  } catch {
    // Not kept: the guide offers itself again next time.
  }
}

function known(): readonly string[] {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(SHELF) ?? '[]')
    return Array.isArray(list) ? list.filter((one) => typeof one === 'string') : []
  } catch {
    return []
  }
}
