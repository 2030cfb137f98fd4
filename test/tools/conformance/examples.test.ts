import { describe, expect, test } from 'vitest'
import type { Ruleset } from 'wingover'
import { conformance, describeReport, unobserved, type Witness } from 'wingover/conformance'
import { type ChoiceBetweenDice, choiceBetweenDice } from '../../../examples/choice-between-dice.js'
import { type InterruptingChit, interruptingChit } from '../../../examples/interrupting-chit.js'
import { type SealedFire, sealedFire } from '../../../examples/sealed-fire.js'
import { type SealedPlots, sealedPlots } from '../../../examples/sealed-plots.js'

type Course = 'left' | 'straight' | 'right'

/** A turn of the duel in which nobody fires. */
const flown = (blue: Course, red: Course): Witness<SealedPlots>['actions'] => [
  { type: 'setPlot', seat: 'blue', plane: 'b1', course: blue },
  { type: 'setPlot', seat: 'red', plane: 'r1', course: red },
  { type: 'commitPlots', seat: 'blue' },
  { type: 'commitPlots', seat: 'red' },
  { type: 'flyPlots', seat: 'referee' },
]
const held: Witness<SealedPlots>['actions'] = [
  { type: 'hold', seat: 'blue' },
  { type: 'hold', seat: 'red' },
]
const duel = { dice: 'manual', planes: 1, turns: 8 } as const
const plots: readonly Witness<SealedPlots>[] = [
  {
    ...{ option: 'reach', value: 5, config: duel },
    actions: [...flown('right', 'straight'), ...held, ...flown('left', 'left')],
  },
  {
    ...{ option: 'collide', value: true, config: duel },
    actions: [
      ...flown('straight', 'straight'),
      ...held,
      ...flown('right', 'straight'),
      ...held,
      ...flown('left', 'left'),
    ],
  },
]

const chits: readonly Witness<InterruptingChit>[] = [
  {
    ...{ option: 'luck', value: 2, config: { dice: 'manual', planes: 1, turns: 1, cup: { lucky: 1, blank: 0 } } },
    actions: [
      { type: 'drawChit', seat: 'blue', card: 'lucky' },
      { type: 'drawChit', seat: 'red', card: 'lucky' },
      { type: 'fire', seat: 'blue', plane: 'b1', target: 'r1' },
      { type: 'playChit', seat: 'red', plane: null },
      { type: 'playChit', seat: 'blue', plane: 'b1' },
      { type: 'rollFire', seat: 'referee', rolls: [3] },
    ],
  },
]

const armed: Witness<ChoiceBetweenDice>['actions'] = [
  { type: 'armPlane', seat: 'blue', plane: 'b1' },
  { type: 'armPlane', seat: 'red', plane: 'r1' },
  { type: 'attack', seat: 'blue', plane: 'b1', target: 'r1', rolls: [4, 4] },
]
const choices: readonly Witness<ChoiceBetweenDice>[] = [
  { option: 'guns', value: 3, config: duel, actions: armed },
  { option: 'nimble', value: true, config: duel, actions: [...armed, { type: 'evade', seat: 'red', rolls: [4, 4] }] },
]

const locked: Witness<SealedFire>['actions'] = [
  { type: 'lockFire', seat: 'blue' },
  { type: 'lockFire', seat: 'red' },
]
const fires: readonly Witness<SealedFire>[] = [
  {
    ...{ option: 'tough', value: 3, config: { ...duel, ammo: 4 } },
    actions: [
      { type: 'aim', seat: 'blue', plane: 'b1', target: null, shots: 0 },
      { type: 'aim', seat: 'red', plane: 'r1', target: 'b1', shots: 2 },
      ...locked,
      { type: 'rollFire', seat: 'referee', rolls: [6, 6] },
    ],
  },
  {
    ...{ option: 'massed', value: true, config: { ...duel, planes: 2, ammo: 4 } },
    actions: [
      { type: 'aim', seat: 'blue', plane: 'b1', target: null, shots: 0 },
      { type: 'aim', seat: 'blue', plane: 'b2', target: null, shots: 0 },
      { type: 'aim', seat: 'red', plane: 'r1', target: 'b1', shots: 1 },
      { type: 'aim', seat: 'red', plane: 'r2', target: 'b1', shots: 1 },
      ...locked,
      { type: 'rollFire', seat: 'referee', rolls: [1, 1] },
    ],
  },
]

const ACTIONS = 1_500
const examples: readonly (readonly [Ruleset, readonly Witness[]])[] = [
  [sealedPlots, plots],
  [interruptingChit, chits],
  [choiceBetweenDice, choices],
  [sealedFire, fires],
]

describe('every example ruleset passes the battery', () => {
  test.for(examples.map(([ruleset, witnesses]) => [ruleset.info.id, ruleset, witnesses] as const))(
    '%s',
    { timeout: 60_000 },
    ([, ruleset, witnesses]) => {
      const report = conformance(ruleset, { actions: ACTIONS, witnesses })
      expect(report.failures, describeReport(report)).toEqual([])
      expect(report.actions).toBeGreaterThanOrEqual(ACTIONS)
      expect(report.rows.played).toBe(report.rows.of)
      expect(unobserved(ruleset, report.cited)).toEqual([])
    },
  )
})
