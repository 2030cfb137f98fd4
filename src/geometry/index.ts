/**
 * Geometry for tabletop games: it knows no game and depends on nothing. Every result is the same, bit for bit, in every
 * JavaScript engine.
 *
 * Open table: x to the right, y up, headings in degrees clockwise from +y. Hexes: flat-top, axial, facings clockwise
 * from N. Squares: as printed, counted from 1.
 *
 * @module
 */
export {
  hasPlaces,
  milli,
  mirrorHeading,
  normalizeDegrees,
  type Places,
  roundTo,
  type Side,
  turnBetween,
  turnHeading,
} from './angles.js'
export { ARC_EPSILON, type Arc, arcCovers, arcMargin, arcPolygon, inArc } from './arc.js'
export { type Box, boundingBox, boxContains, boxExit, boxMargin } from './box.js'
export {
  CELL_STEPS,
  type Cell,
  type CellBoard,
  type CellStep,
  cellBoardCells,
  cellBoardContains,
  cellDistance,
  cellReach,
  cellStep,
  type Square,
  squareName,
  squareNamed,
} from './cell.js'
export { arcCoversHex, arcCoversOffset, dial, facingsToward, facingToward, hexesInArc, inDialArc } from './dial.js'
export { discClear, discGap, discsOverlap, discsTouch, lastClear, TOUCH_EPSILON } from './disc.js'
export {
  FACING_NAMES,
  FACINGS,
  type Facing,
  type Hex,
  hexAdd,
  hexDisk,
  hexDistance,
  hexEquals,
  hexLength,
  hexReflect,
  hexRing,
  hexRotate,
  hexStep,
  turnFacing,
  turnsBetween,
} from './hex.js'
export {
  type HexBoard,
  hexBoardContains,
  hexBoardHexes,
  hexToNumber,
  hexToOffset,
  numberToHex,
  type Offset,
  offsetToHex,
  type Stagger,
} from './hexboard.js'
export { hexesCrossed, hexLine } from './hexline.js'
export { hexCorners, hexesWithin, hexToPoint, pointToHex } from './layout.js'
export {
  distance,
  inRange,
  isWithin,
  type Point,
  pointToward,
  RANGE_EPSILON,
  rangeMargin,
  ray,
  roundPoint,
  type Segment,
  vectorLength,
} from './point.js'
export { type Polygon, polygonContains, screenNumbers, signedArea } from './polygon.js'
export { forward, type Pose, relativeBearing, turn } from './pose.js'
export {
  type ClockFacing,
  hexToSpot,
  isCenter,
  type Spot,
  type SpotPose,
  spotBeside,
  spotDial,
  spotDistance,
  spotFits,
  spotForward,
  spotHexes,
  spotSlip,
  spotTurn,
  turnClock,
} from './spot.js'
export { bearing, cosine, sine } from './trig.js'
