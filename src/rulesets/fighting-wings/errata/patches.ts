import type { Citation } from './amendments.js'

/** A plain JSON value. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

/** One value to be set. A path segment `#W1` picks the list element whose `id` is `W1`. */
export interface PatchStep {
  readonly path: readonly string[]
  /** What the card must hold before, where the sheet says so. */
  readonly from?: Json
  readonly to: Json
}

/** A correction of a data card or counter. */
export interface CardPatch {
  /** The entry, or the part of an entry, that orders it. */
  readonly id: Citation
  /** Names of the cards it applies to; a final `*` stands for any ending. */
  readonly cards: readonly string[]
  readonly steps: readonly PatchStep[]
}

/** Corrections of data cards and counters, in the order of the sheet. Speeds and ammunition are as printed. */
export const CARD_PATCHES = [
  {
    id: 'OTR1-ADC-bf109g10k4-climb',
    cards: ['Bf 109G-10/K-4', 'Bf 109G-10', 'Bf 109K-4'],
    steps: [{ path: ['climbFpm'], to: { VL: 4800, LO: 4400, ML: 3800, MH: 3000, HI: 2200, VH: 1400, EH: 800 } }],
  },
  {
    id: 'OTR1-ADC-bf109-landing',
    cards: ['Bf 109*'],
    steps: [{ path: ['notes', 'landingAttritionMod'], to: 1 }],
  },
  {
    id: 'OTR1-ADC-me163b-climb',
    cards: ['Me 163B'],
    steps: [
      {
        path: ['climbFpm'],
        to: { VL: 21400, LO: 24600, ML: 27100, MH: 29100, HI: 24500, VH: 18500, EH: 12500, UH: 6500 },
      },
    ],
  },
  {
    id: 'OTR1-ADC-me163b-restricted',
    cards: ['Me 163B'],
    steps: [{ path: ['climbPilotRestricted'], to: ['HI', 'VH', 'EH', 'UH'] }],
  },
  {
    id: 'OTR1-ADC-me163b-landing',
    cards: ['Me 163B'],
    steps: [
      { path: ['notes', 'forcedLandingMod'], to: 2 },
      { path: ['notes', 'roughLandingAs'], to: 'pranged' },
    ],
  },
  {
    id: 'OTR1-ADC-p38j-ht',
    cards: ['P-38J'],
    steps: [{ path: ['bands', 'VL', 'minTurn', 'HT'], from: 3, to: 3.5 }],
  },
  {
    id: 'OTR1-ADC-p51bc-flaps',
    cards: ['P-51B/C', 'P-51B', 'P-51C'],
    steps: [{ path: ['combatFlaps', 'maxOverMin'], to: 6 }],
  },
  {
    id: 'OTR1-ADC-p51bc-hood',
    cards: ['P-51B/C', 'P-51B', 'P-51C'],
    steps: [{ path: ['visibility', 'malcolmHood'], to: 'good' }],
  },
  { id: 'OTR1-ADC-p51d-flaps', cards: ['P-51D'], steps: [{ path: ['combatFlaps', 'maxOverMin'], to: 6 }] },
  {
    id: 'OTR1-ADC-spit14fr',
    cards: ['Spitfire Mk. XIVe F.R.'],
    steps: [{ path: ['power', 'LO', 'b3'], to: [4, 5] }],
  },
  {
    id: 'OTR1-CTR-pol',
    cards: ['counter:POL'],
    steps: [
      { path: ['defense'], to: 8 },
      { path: ['hits'], to: 8 },
    ],
  },
  {
    id: 'ASP-ADC-battle3-power',
    cards: ['Fairey Battle Mk. III'],
    steps: [{ path: ['power', 'HI', 'b1'], to: [1, null] }],
  },
  {
    id: 'ASP-ADC-battle3-dg',
    cards: ['Fairey Battle Mk. III'],
    steps: [{ path: ['defGunAmmo'], to: '12 (6x3)*' }],
  },
  {
    id: 'ASP-ADC-blenheim4',
    cards: ['Blenheim Mk. IV'],
    steps: [{ path: ['bankSlip', 'b3'], to: { bank: 6, slip: 6 } }],
  },
  {
    id: 'ASP-ADC-bf109e3v',
    cards: ['Bf 109E-3 variant'],
    steps: [
      { path: ['weapons', '#W1', 'cap'], to: 4 },
      { path: ['weapons', '#W2', 'cap'], to: 4 },
    ],
  },
  { id: 'ASP-ADC-ju88a5-power', cards: ['Ju 88A-5'], steps: [{ path: ['power', 'VL', 'b2'], to: null }] },
  {
    id: 'ASP-ADC-ju88a5-bank',
    cards: ['Ju 88A-5'],
    steps: [{ path: ['bankSlip', 'b4'], to: { bank: 7, slip: 8 } }],
  },
  {
    id: 'ASP-ADC-do17z2',
    cards: ['Do 17Z-2'],
    steps: [
      { path: ['power', 'HI', 'b2'], to: null },
      { path: ['power', 'LO', 'b2'], to: null },
      { path: ['power', 'VL', 'b2'], to: null },
    ],
  },
  {
    id: 'ASP-ADC-do217e3-bank',
    cards: ['Do 217E-3'],
    steps: [{ path: ['bankSlip', 'b4'], to: { bank: 9, slip: 10 } }],
  },
  {
    id: 'ASP-ADC-do217e3-max',
    cards: ['Do 217E-3'],
    steps: [{ path: ['bands', 'MH', 'maxLevel'], from: 5, to: 6 }],
  },
] as const satisfies readonly CardPatch[]

/** Cards that were printed again elsewhere; the sheet does not hold their data. */
export const REPLACED_CARDS = {
  id: 'ASP-ADC-replaced',
  cards: ['Spitfire Mk. I', 'Spitfire Mk. II', 'Hurricane Mk. IIC'],
} as const satisfies { readonly id: Citation; readonly cards: readonly string[] }

/** Scenarios in which one aircraft takes the place of another. */
export const SCENARIO_PATCHES = [
  {
    id: 'OTR1-SCN-p47',
    scenarios: ['Meat on the Table', 'Rescuing a Straggler'],
    from: 'P-47D-10',
    to: 'P-47D-5',
  },
] as const satisfies readonly {
  readonly id: Citation
  readonly scenarios: readonly string[]
  readonly from: string
  readonly to: string
}[]
