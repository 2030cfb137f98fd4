/** Draws the picture of the README: a position set up by hand, with the arc, the ranges and the reach of one plane. */
import { writeFileSync } from 'node:fs'
import { type Action, reachShapes, spittingFire } from 'wingover/spitting-fire/show'
import { paint } from 'wingover/svg'

const start = spittingFire.setup({
  ...{ dice: 'manual', table: { kind: 'open', width: 36, length: 36 } },
  forces: {
    axis: [
      { group: 'Emil', card: 'bf-109', planes: ['Emil-1', 'Emil-2'] },
      { group: 'Wurger', card: 'wurger', planes: ['Wurger-1'] },
    ],
    allies: [
      { group: 'Tuck', card: 'spitfire', planes: ['Tuck-1', 'Tuck-2'] },
      { group: 'Hurri', card: 'hurricane', planes: ['Hurri-1', 'Hurri-2'] },
    ],
  },
  placements: {
    Emil: {
      altitude: 5,
      poses: [
        { x: 18, y: 24, heading: 200 },
        { x: 22, y: 26, heading: 210 },
      ],
    },
    Wurger: { altitude: 3, poses: [{ x: 29, y: 17, heading: 250 }] },
    Tuck: {
      altitude: 5,
      poses: [
        { x: 13, y: 15, heading: 35 },
        { x: 8, y: 13, heading: 35 },
      ],
    },
    Hurri: {
      altitude: 3,
      poses: [
        { x: 24, y: 9, heading: 15 },
        { x: 29, y: 7, heading: 5 },
      ],
    },
  },
})

const orders: readonly Action[] = [
  { type: 'setPlot', seat: 'axis', group: 'Emil', marker: 'level-left' },
  { type: 'setPlot', seat: 'axis', group: 'Wurger', marker: 'climb-straight' },
  { type: 'setPlot', seat: 'allies', group: 'Tuck', marker: 'level-right' },
  { type: 'setPlot', seat: 'allies', group: 'Hurri', marker: 'climb-left' },
  { type: 'commitPlots', seat: 'axis' },
  { type: 'commitPlots', seat: 'allies' },
  { type: 'flipCard', seat: 'referee', card: 'black' },
  { type: 'activateGroup', seat: 'allies', group: 'Tuck' },
  { type: 'beginPlane', seat: 'allies', plane: 'Tuck-1' },
]
let step = start
for (const order of orders) if (step.ok) step = spittingFire.reduce(step.state, order)
if (!step.ok) throw new Error(step.violations[0]?.message)

const view = spittingFire.view(step.state, 'allies')
const piece = 'Tuck-1'
const scene = spittingFire.scene(view, { piece, reach: reachShapes(view, piece) })
if (scene) writeFileSync('docs/pictures/skirmish.svg', paint(scene))
