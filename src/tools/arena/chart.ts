import { escaped } from '../svg/xml.js'
import type { Standing } from './standing.js'

const [ROW, LEFT, WIDTH] = [26, 230, 760]

/** The standings as one SVG: the share of points with its 95% interval, the even line in the middle. */
export function chart(standings: readonly Standing[], title: string): string {
  const height = 70 + ROW * standings.length
  const rows = standings.map((standing, i) => rowOf(standing, 56 + ROW * i)).join('')
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" ` +
    `role="img" font-family="sans-serif" font-size="13"><title>${escaped(title)}</title>` +
    `<rect width="100%" height="100%" fill="#fff"/><text x="12" y="24" font-size="16">${escaped(title)}</text>` +
    `${SHARES.map((share) => markAt(share, height)).join('')}${rows}</svg>\n`
  )
}

/** Shares of the points that get a line and a number; even is darker. */
const SHARES = [0, 0.25, 0.5, 0.75, 1]

function markAt(share: number, height: number): string {
  const [x, shade] = [at(share), share === 0.5 ? '#777' : '#ddd']
  return (
    `<line x1="${x}" y1="40" x2="${x}" y2="${height - 20}" stroke="${shade}" stroke-dasharray="3 3"/>` +
    `<text x="${x}" y="${height - 6}" fill="#666" text-anchor="middle">${100 * share}%</text>`
  )
}

const at = (share: number): number => Math.round(LEFT + share * (WIDTH - LEFT - 160))

function rowOf({ player, against, games, rate, elo }: Standing, y: number): string {
  const shade = rate.low > 0.5 ? '#1b7837' : rate.high < 0.5 ? '#762a83' : '#555'
  return (
    `<text x="12" y="${y + 4}">${escaped(`${player} v ${against}`)}</text>` +
    `<line x1="${at(rate.low)}" y1="${y}" x2="${at(rate.high)}" y2="${y}" stroke="${shade}" stroke-width="3"/>` +
    `<circle cx="${at(rate.mean)}" cy="${y}" r="5" fill="${shade}"/>` +
    `<text x="${WIDTH - 12}" y="${y + 4}" text-anchor="end">${signed(elo.mean)} Elo, ${games} games</text>`
  )
}

const signed = (value: number): string => (value > 0 ? `+${value}` : String(value))
