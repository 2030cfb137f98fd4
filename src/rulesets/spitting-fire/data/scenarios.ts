/** Games to start at once. */
import type { Scenario } from '../../../core/index.js'
import type { Facing } from '../../../geometry/index.js'
import type { GroupOrder, HexPose, OpenPose, Placement, SpittingFire } from '../state/state.js'

const at = (x: number, y: number, heading: number): OpenPose => ({ x, y, heading })

/** A hex by its column and row, both counted from the north-west corner. */
const hex = (column: number, row: number, facing: Facing): HexPose => ({
  q: column,
  r: row - (column - (column & 1)) / 2,
  facing,
})

const placed = (altitude: number, ...poses: Placement['poses']): Placement => ({ altitude, poses })

/** So many planes of one card, numbered after their group. No group is called by a colour but its side's. */
const flight = (group: string, card: string, size: number): GroupOrder => ({
  group,
  card,
  planes: Array.from({ length: size }, (_, index) => `${group}-${index + 1}`),
})

const NORTH = 0
const SOUTH = 180

/** One against one, head on and two units apart in passing. */
const duel: Scenario<SpittingFire> = {
  id: 'duel',
  title: 'Duel: Spitfire against Bf 109',
  config: {
    dice: 'seeded',
    edge: 'north',
    forces: { axis: [flight('emil', 'bf-109', 1)], allies: [flight('tuck', 'spitfire', 1)] },
    placements: { emil: placed(5, at(13, 29, SOUTH)), tuck: placed(5, at(11, 7, NORTH)) },
  },
}

/** One group a side. */
const twoAgainstTwo: Scenario<SpittingFire> = {
  id: 'two-against-two',
  title: 'Two against two: Reisen and Wildcats',
  config: {
    dice: 'seeded',
    edge: 'north',
    forces: { axis: [flight('sakura', 'reisen', 2)], allies: [flight('cactus', 'wildcat', 2)] },
    placements: {
      sakura: placed(4, at(9, 28, SOUTH), at(12, 29, SOUTH)),
      cactus: placed(4, at(12, 7, NORTH), at(15, 8, NORTH)),
    },
  },
}

/** Two groups a side, one high and one low, on hexes. */
const hexSkirmish: Scenario<SpittingFire> = {
  id: 'hex-skirmish',
  title: 'Skirmish on hexes: four against four',
  config: {
    dice: 'seeded',
    table: { kind: 'hex', columns: 24, rows: 36 },
    edge: 'north',
    forces: {
      axis: [flight('adler', 'bf-109', 2), flight('habicht', 'wurger', 2)],
      allies: [flight('blue', 'spitfire', 2), flight('dixie', 'mustang', 2)],
    },
    placements: {
      adler: placed(5, hex(7, 8, 3), hex(9, 8, 3)),
      habicht: placed(4, hex(14, 7, 3), hex(16, 7, 3)),
      blue: placed(5, hex(7, 27, 0), hex(9, 27, 0)),
      dixie: placed(4, hex(14, 28, 0), hex(16, 28, 0)),
    },
  },
}

/** The force of the book's example, 490 of 500 points, against Spitfires worth as much: edges and placing come first. */
const jimsForce: Scenario<SpittingFire> = {
  id: 'jims-force',
  title: "Jim's force: 490 points a side",
  config: {
    dice: 'seeded',
    points: 500,
    forces: {
      axis: [
        flight('horst', 'hornisse', 2),
        flight('wolf', 'wurger', 4),
        flight('emil', 'bf-109', 2),
        flight('franz', 'bf-109', 2),
        flight('gustav', 'bf-109', 2),
        flight('kurt', 'bf-109', 2),
      ],
      allies: [
        flight('dogrose', 'spitfire', 3),
        flight('gannic', 'spitfire', 3),
        flight('mandrel', 'spitfire', 2),
        flight('pinetree', 'spitfire', 2),
        flight('sorbo', 'spitfire', 2),
        flight('tennis', 'spitfire', 2),
      ],
    },
  },
}

/** A whole game, from choosing forces on. */
const thousand: Scenario<SpittingFire> = {
  id: 'thousand',
  title: 'A thousand points a side',
  config: { dice: 'seeded', points: 1000 },
}

/** The shipped scenarios, smallest first. */
export const scenarios: readonly Scenario<SpittingFire>[] = [duel, twoAgainstTwo, hexSkirmish, jimsForce, thousand]
