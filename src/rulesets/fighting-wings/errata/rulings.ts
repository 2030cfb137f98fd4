/**
 * Every place where the sheet is unreadable, silent or at odds with itself. `lines` are lines of the source text;
 * `readings`, where there are any, are the values a group may choose from, the default first. The texts are in
 * `rulings.text.ts`.
 */
export const RULINGS = {
  'R-01': { lines: [47], readings: ['at-least', 'at-most'] },
  'R-02': { lines: [131] },
  'R-03': { lines: [196], readings: ['gte', 'lte'] },
  'R-04': { lines: [298], readings: ['at-least', 'at-most'] },
  'R-05': { lines: [352], readings: ['at-least', 'at-most'] },
  'R-06': { lines: [436], readings: ['seven-or-more', 'exactly-seven'] },
  'R-07': { lines: [72], readings: ['pattern', 'printed'] },
  'R-08': { lines: [77] },
  'R-09': { lines: [17, 121], switchId: 'carryOtr1Data' },
  'R-10': { lines: [17, 218], switchId: 'inheritOtr1' },
  'R-11': { lines: [39], readings: ['per-portion', 'per-turn'] },
  'R-12': { lines: [91, 115], readings: ['up', 'down'] },
  'R-13': { lines: [105] },
  'R-14': { lines: [159, 192] },
  'R-15': { lines: [254], readings: ['counts', 'counts-not'] },
  'R-16': { lines: [282] },
  'R-17': { lines: [284] },
  'R-18': { lines: [340], readings: ['exactly-one', 'one-or-more'] },
  'R-19': { lines: [342, 522, 61, 425, 83] },
  'R-20': { lines: [348] },
  'R-21': { lines: [358, 368] },
  'R-22': { lines: [242, 423] },
  'R-23': { lines: [427] },
  'R-24': { lines: [427] },
  'R-25': { lines: [490, 494] },
  'R-26': { lines: [518] },
  'R-27': { lines: [536], readings: ['n', 'one-plus-n'] },
  'R-28': { lines: [218] },
  'R-29': { lines: [53, 348] },
  'R-30': { lines: [31, 270] },
  'R-31': { lines: [105, 242] },
  'R-32': { lines: [79] },
  'R-33': { lines: [79] },
  'R-34': { lines: [436], readings: ['over-ten', 'ten-or-more'] },
  'R-35': { lines: [294, 433] },
  'R-36': { lines: [290, 292] },
  'R-37': { lines: [272, 276] },
  'R-38': { lines: [417] },
  'R-39': { lines: [57, 200] },
  'R-40': { lines: [409], readings: ['one-per-hex', 'any-higher'] },
  'R-41': { lines: [490, 494] },
  'R-42': { lines: [254] },
  'R-43': { lines: [294, 296], readings: ['allowed', 'not-allowed'] },
  'R-44': { lines: [39] },
  'R-45': { lines: [17, 218, 296], switchId: 'inheritOtr1' },
  'R-46': { lines: [192, 194] },
  'R-47': { lines: [47], readings: ['two-or-more', 'exactly-two'] },
  'R-48': { lines: [250, 419] },
  'R-49': { lines: [135] },
  'R-50': { lines: [470, 476] },
  'R-51': { lines: [338, 344, 500] },
  'R-52': { lines: [389] },
  'R-53': { lines: [526, 530] },
} as const satisfies Readonly<Record<string, RulingRecord>>

/** The id of a ruling. */
export type RulingId = keyof typeof RULINGS

/** A ruling without its words. */
export interface RulingRecord {
  readonly lines: readonly number[]
  /** Values a group may choose from, the default first. */
  readonly readings?: readonly string[]
  /** The switch that decides it instead. */
  readonly switchId?: string
}

/** A ruling without its words. */
export const ruling = (id: RulingId): RulingRecord => RULINGS[id]

/** Every ruling, in order. */
export const RULING_IDS = Object.keys(RULINGS) as readonly RulingId[]

/** A ruling that offers a choice of readings. */
export type OpenRuling = {
  [K in RulingId]: (typeof RULINGS)[K] extends { readonly readings: readonly string[] } ? K : never
}[RulingId]

/** A choice of reading for every ruling that offers one. */
export type Readings = {
  readonly [K in OpenRuling]: (typeof RULINGS)[K] extends { readonly readings: readonly (infer V)[] } ? V : never
}

/** The default reading of every ruling that offers a choice. */
export const DEFAULT_READINGS: Readings = {
  'R-01': 'at-least',
  'R-03': 'gte',
  'R-04': 'at-least',
  'R-05': 'at-least',
  'R-06': 'seven-or-more',
  'R-07': 'pattern',
  'R-11': 'per-portion',
  'R-12': 'up',
  'R-15': 'counts',
  'R-18': 'exactly-one',
  'R-27': 'n',
  'R-34': 'over-ten',
  'R-40': 'one-per-hex',
  'R-43': 'allowed',
  'R-47': 'two-or-more',
}
