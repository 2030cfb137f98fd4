/** What a sentence about an event may count besides the event's own numbers. */
import type { BaseEvent, Game } from '../../../../src/core/index.js'
import type { View } from '../vocabulary.js'

const METRES = [1500, 3000, 6000, 8000]

/** Where its planes and guns are, altitudes in metres, the length of the game, the 12 of AA. */
export function numbers(events: readonly BaseEvent[], seen: Game['View']): readonly number[] {
  const view = seen as View
  const values = events.flatMap((event) => Object.values(event) as unknown[])
  const rows = values.flatMap((value) => [planeRow(value), gunRow(value)]).flat()
  const own = events.flatMap((event) => ('altitude' in event ? [METRES[(event.altitude as number) - 1] as number] : []))
  return [...rows, ...own, ...turns(events, view), ...(events[0]?.type === 'aaFired' ? [12] : [])]

  function planeRow(id: unknown): readonly number[] {
    const cell = typeof id === 'string' ? view.planes[id]?.cell : undefined
    return cell ? [cell.row] : []
  }

  function gunRow(name: unknown): readonly number[] {
    const index = typeof name === 'number' ? name : Number(/^gun-(\d+)$/.exec(String(name))?.[1] ?? Number.NaN)
    const gun = view.guns[index]
    return gun && /^aa|planeShotDown|luckyDeclared/.test(events[0]!.type) ? [gun.square.row] : []
  }
}

function turns(events: readonly BaseEvent[], { config }: View): readonly number[] {
  return events[0]?.type === 'turnBegan' ? [config.options.turnLimit as number] : []
}
