/**
 * The data cards.
 *
 * The book's own cards are lost but for the Spitfire's. Every field says where it comes from: `book` is read in the
 * text, `inferred` follows from it, `house` is ours and no more than plausible. The README says how the house numbers
 * were found. A card of your own replaces one of these by its id.
 *
 * @module
 */
import type { AircraftCard, Source } from '../state/state.js'
import { card } from './card.js'

/** Name and nation stand in the book. */
const listed = { name: 'book', nation: 'book' } as const satisfies Record<string, Source>
/** The name stands in the book, the nation does not. */
const named = { name: 'book', nation: 'inferred' } as const satisfies Record<string, Source>

const britain = [
  card(
    { id: 'defiant', name: 'Defiant', type: 'Boulton Paul Defiant', nation: 'Britain' },
    { points: 20, defence: 4, boxes: 4 },
    { min: 4, climb: 6, level: 10, dive: 15, turn: 5, maxAlt: 6 },
    [['LMG', '4TT']],
    { ...listed, type: 'inferred', 'weapons.0.type': 'inferred', 'weapons.0.mounts': 'book' },
  ),
  card(
    { id: 'hurricane', name: 'Hurricane', type: 'Hawker Hurricane Mk.II', nation: 'Britain' },
    { points: 27, defence: 4, boxes: 4 },
    { min: 4, climb: 6, level: 10, dive: 15, turn: 4, maxAlt: 7 },
    [['LMG', '8FF']],
    listed,
  ),
  card(
    { id: 'mosquito', name: 'Mosquito', type: 'de Havilland Mosquito FB Mk.VI', nation: 'Britain' },
    { points: 38, defence: 4, boxes: 6 },
    { min: 5, climb: 6, level: 11, dive: 16, turn: 5, maxAlt: 6 },
    [
      ['20mm', '4FF'],
      ['LMG', '4FF'],
    ],
    listed,
  ),
  card(
    { id: 'spitfire', name: 'Spitfire', type: 'Supermarine Spitfire Mk.IX', nation: 'Britain' },
    { points: 35, defence: 4, boxes: 5 },
    { min: 5, climb: 8, level: 12, dive: 18, turn: 4, maxAlt: 8 },
    [
      ['20mm', '2FF'],
      ['LMG', '4FF'],
    ],
    {
      ...listed,
      type: 'book',
      points: 'book',
      defence: 'book',
      min: 'book',
      climb: 'book',
      level: 'book',
      dive: 'book',
      turn: 'book',
      maxAlt: 'book',
      'weapons.0.type': 'inferred',
      'weapons.0.mounts': 'book',
      'weapons.0.damage': 'book',
      'weapons.1.type': 'inferred',
      'weapons.1.mounts': 'book',
    },
  ),
]

const france = [
  card(
    { id: 'd520', name: 'D.520', type: 'Dewoitine D.520', nation: 'France' },
    { points: 26, defence: 4, boxes: 4 },
    { min: 4, climb: 6, level: 10, dive: 15, turn: 4, maxAlt: 6 },
    [
      ['20mm', 'FF'],
      ['LMG', '4FF'],
    ],
    { ...listed, type: 'inferred' },
  ),
  card(
    { id: 'ms406', name: 'M.S.406', type: 'Morane-Saulnier M.S.406', nation: 'France' },
    { points: 19, defence: 4, boxes: 3 },
    { min: 4, climb: 5, level: 9, dive: 14, turn: 4, maxAlt: 5 },
    [
      ['20mm', 'FF'],
      ['LMG', '2FF'],
    ],
    { ...listed, type: 'inferred' },
  ),
]

const germany = [
  card(
    { id: 'bf-109', name: 'Bf 109', type: 'Messerschmitt Bf 109G-2', nation: 'Germany' },
    { points: 27, defence: 4, boxes: 4 },
    { min: 5, climb: 8, level: 12, dive: 17, turn: 4, maxAlt: 7 },
    [
      ['20mm', 'FF'],
      ['LMG', '2FF'],
    ],
    { ...listed, points: 'book', turn: 'book' },
  ),
  card(
    { id: 'hornisse', name: 'Hornisse', type: 'Messerschmitt Me 410', nation: 'Germany' },
    { points: 53, defence: 5, boxes: 8 },
    { min: 5, climb: 7, level: 12, dive: 18, turn: 5, maxAlt: 7 },
    [
      ['20mm', '2FF'],
      ['LMG', '2FF'],
      ['HMG', '2RT'],
    ],
    { ...listed, type: 'inferred', points: 'book' },
  ),
  card(
    { id: 'wurger', name: 'Würger', type: 'Focke-Wulf Fw 190A', nation: 'Germany' },
    { points: 42, defence: 4, boxes: 6 },
    { min: 5, climb: 8, level: 13, dive: 19, turn: 4, maxAlt: 7 },
    [
      ['20mm', '4FF'],
      ['LMG', '2FF'],
    ],
    { ...listed, points: 'book' },
  ),
  card(
    { id: 'zerstorer', name: 'Zerstörer', type: 'Messerschmitt Bf 110C', nation: 'Germany' },
    { points: 36, defence: 4, boxes: 6 },
    { min: 5, climb: 6, level: 11, dive: 16, turn: 5, maxAlt: 6 },
    [
      ['20mm', '2FF'],
      ['LMG', '4FF,RT'],
    ],
    { ...named, maxAlt: 'inferred', 'weapons.1.type': 'book', 'weapons.1.mounts': 'book' },
  ),
]

const italy = [
  card(
    { id: 'falco', name: 'Falco', type: 'Fiat CR.42', nation: 'Italy' },
    { points: 19, defence: 4, boxes: 3 },
    { min: 3, climb: 5, level: 8, dive: 12, turn: 3, maxAlt: 6 },
    [['HMG', '2FF']],
    { ...named, type: 'inferred' },
  ),
  // Not named in what is left of the text: the contents list has room for one more Italian name.
  card(
    { id: 'folgore', name: 'Folgore', type: 'Macchi C.202', nation: 'Italy' },
    { points: 26, defence: 4, boxes: 4 },
    { min: 5, climb: 7, level: 11, dive: 16, turn: 4, maxAlt: 7 },
    [
      ['HMG', '2FF'],
      ['LMG', '2FF'],
    ],
    {},
  ),
  card(
    { id: 'saetta', name: 'Saetta', type: 'Macchi C.200', nation: 'Italy' },
    { points: 19, defence: 4, boxes: 3 },
    { min: 4, climb: 6, level: 9, dive: 14, turn: 4, maxAlt: 5 },
    [['HMG', '2FF']],
    { ...named, type: 'inferred' },
  ),
]

const japan = [
  card(
    { id: 'goshikisen', name: 'Goshikisen', type: 'Kawasaki Ki-100', nation: 'Japan' },
    { points: 32, defence: 4, boxes: 5 },
    { min: 5, climb: 7, level: 11, dive: 16, turn: 4, maxAlt: 6 },
    [
      ['20mm', '2FF'],
      ['HMG', '2FF'],
    ],
    { ...listed, type: 'inferred' },
  ),
  card(
    { id: 'hayabusa', name: 'Hayabusa', type: 'Nakajima Ki-43-II', nation: 'Japan' },
    { points: 19, defence: 3, boxes: 3 },
    { min: 4, climb: 6, level: 9, dive: 14, turn: 3, maxAlt: 6 },
    [['HMG', '2FF']],
    listed,
  ),
  card(
    { id: 'hayate', name: 'Hayate', type: 'Nakajima Ki-84', nation: 'Japan' },
    { points: 32, defence: 4, boxes: 5 },
    { min: 5, climb: 7, level: 11, dive: 16, turn: 4, maxAlt: 6 },
    [
      ['20mm', '2FF'],
      ['HMG', '2FF'],
    ],
    { ...listed, type: 'inferred' },
  ),
  card(
    { id: 'nate', name: 'Nate', type: 'Nakajima Ki-27', nation: 'Japan' },
    { points: 17, defence: 3, boxes: 3 },
    { min: 4, climb: 6, level: 9, dive: 14, turn: 3, maxAlt: 7 },
    [['LMG', '2FF']],
    { ...listed, type: 'book' },
  ),
  card(
    { id: 'reisen', name: 'Reisen', type: 'Mitsubishi A6M2', nation: 'Japan' },
    { points: 26, defence: 3, boxes: 4 },
    { min: 4, climb: 6, level: 10, dive: 15, turn: 3, maxAlt: 6 },
    [
      ['20mm', '2FF'],
      ['LMG', '2FF'],
    ],
    listed,
  ),
]

const sovietUnion = [
  card(
    { id: 'ishak', name: 'Ishak', type: 'Polikarpov I-16', nation: 'USSR' },
    { points: 19, defence: 4, boxes: 3 },
    { min: 4, climb: 6, level: 9, dive: 14, turn: 4, maxAlt: 6 },
    [['LMG', '4FF']],
    { ...listed, type: 'inferred' },
  ),
  card(
    { id: 'lavochka', name: 'Lavochka', type: 'Lavochkin La-5', nation: 'USSR' },
    { points: 26, defence: 4, boxes: 4 },
    { min: 5, climb: 7, level: 11, dive: 16, turn: 4, maxAlt: 6 },
    [['20mm', '2FF']],
    listed,
  ),
  card(
    { id: 'mig-3', name: 'MiG-3', type: 'Mikoyan-Gurevich MiG-3', nation: 'USSR' },
    { points: 25, defence: 4, boxes: 4 },
    { min: 5, climb: 7, level: 11, dive: 16, turn: 4, maxAlt: 7 },
    [
      ['HMG', 'FF'],
      ['LMG', '2FF'],
    ],
    { ...listed, type: 'inferred' },
  ),
  // The sharp-nosed one: which type the book means is not known.
  card(
    { id: 'ostronosyi', name: 'Ostronosyi', type: 'Yakovlev Yak-1b', nation: 'USSR' },
    { points: 25, defence: 4, boxes: 4 },
    { min: 5, climb: 7, level: 11, dive: 16, turn: 4, maxAlt: 6 },
    [
      ['20mm', 'FF'],
      ['HMG', 'FF'],
    ],
    listed,
  ),
]

const unitedStates = [
  card(
    { id: 'corsair', name: 'Corsair', type: 'Vought F4U-1 Corsair', nation: 'USA' },
    { points: 38, defence: 4, boxes: 6 },
    { min: 5, climb: 7, level: 12, dive: 18, turn: 4, maxAlt: 6 },
    [['HMG', '6FF']],
    listed,
  ),
  card(
    { id: 'mustang', name: 'Mustang', type: 'North American P-51D Mustang', nation: 'USA' },
    { points: 38, defence: 4, boxes: 5 },
    { min: 5, climb: 8, level: 13, dive: 20, turn: 4, maxAlt: 7 },
    [['HMG', '6FF']],
    listed,
  ),
  card(
    { id: 'thunderbolt', name: 'Thunderbolt', type: 'Republic P-47D Thunderbolt', nation: 'USA' },
    { points: 55, defence: 5, boxes: 7 },
    { min: 5, climb: 8, level: 13, dive: 20, turn: 5, maxAlt: 7 },
    [['HMG', '8FF']],
    listed,
  ),
  card(
    { id: 'warhawk', name: 'Warhawk', type: 'Curtiss P-40E Warhawk', nation: 'USA' },
    { points: 32, defence: 4, boxes: 5 },
    { min: 5, climb: 7, level: 11, dive: 16, turn: 5, maxAlt: 5 },
    [['HMG', '6FF']],
    listed,
  ),
  card(
    { id: 'wildcat', name: 'Wildcat', type: 'Grumman F4F-3 Wildcat', nation: 'USA' },
    { points: 27, defence: 4, boxes: 4 },
    { min: 4, climb: 6, level: 10, dive: 15, turn: 4, maxAlt: 7 },
    [['HMG', '4FF']],
    listed,
  ),
]

/** The shipped cards, in the order of the book's list: by nation, then by name. */
export const cards: readonly AircraftCard[] = [
  ...britain,
  ...france,
  ...germany,
  ...italy,
  ...japan,
  ...sovietUnion,
  ...unitedStates,
]
