/** The seat with the highest score; `draw` if two share it. */
export function leaderOf<Seat extends string>(score: Readonly<Record<Seat, number>>): Seat | 'draw' {
  const ranked = (Object.entries(score) as [Seat, number][]).sort(([, a], [, b]) => b - a)
  const [first, second] = ranked
  return first === undefined || first[1] === second?.[1] ? 'draw' : first[0]
}

/** A lead in score as a number between -1 and 1: the share by which `seat` is ahead of the best other. */
export function leadOf(score: Readonly<Record<string, number>>, seat: string): number {
  const own = score[seat] ?? 0
  const others = Object.keys(score).filter((other) => other !== seat)
  const best = Math.max(0, ...others.map((other) => score[other] ?? 0))
  return (own - best) / (Math.abs(own) + Math.abs(best) + 1)
}
