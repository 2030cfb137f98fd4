/** The seat with the highest score; `draw` if two share it. */
export function leaderOf<Seat extends string>(score: Readonly<Record<Seat, number>>): Seat | 'draw' {
  const ranked = (Object.entries(score) as [Seat, number][]).sort(([, a], [, b]) => b - a)
  const [first, second] = ranked
  return first === undefined || first[1] === second?.[1] ? 'draw' : first[0]
}
