// wingover/geometry

// ARC_EPSILON
const ARC_EPSILON = 0.001;

// Arc
interface Arc {
    readonly from: number;
    readonly to: number;
}

// Box
interface Box {
    readonly minX: number;
    readonly minY: number;
    readonly maxX: number;
    readonly maxY: number;
}

// CELL_STEPS
const CELL_STEPS: readonly [
    "north",
    "east",
    "south",
    "west",
    "up",
    "down"
];

// Cell
interface Cell extends Square {
    readonly altitude: number;
}

// CellBoard
interface CellBoard {
    readonly columns: number;
    readonly rows: number;
    readonly altitudes: number;
}

// CellStep
type CellStep = (typeof CELL_STEPS)[number];

// ClockFacing
type ClockFacing = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11;

// FACINGS
const FACINGS: readonly Facing[];

// FACING_NAMES
const FACING_NAMES: readonly [
    "N",
    "NE",
    "SE",
    "S",
    "SW",
    "NW"
];

// Facing
type Facing = 0 | 1 | 2 | 3 | 4 | 5;

// Hex
interface Hex {
    readonly q: number;
    readonly r: number;
}

// HexBoard
interface HexBoard {
    readonly columns: number;
    readonly rows: number;
    readonly stagger: Stagger;
}

// Offset
interface Offset {
    readonly column: number;
    readonly row: number;
}

// Places
type Places = 0 | 1 | 2 | 3 | 4 | 5 | 6;

// Point
interface Point {
    readonly x: number;
    readonly y: number;
}

// Polygon
type Polygon = readonly Point[];

// Pose
interface Pose extends Point {
    readonly heading: number;
}

// RANGE_EPSILON
const RANGE_EPSILON = 0.00001;

// Segment
interface Segment {
    readonly from: Point;
    readonly to: Point;
}

// Side
type Side = 'left' | 'right';

// Spot
interface Spot {
    readonly q: number;
    readonly r: number;
}

// SpotPose
interface SpotPose extends Spot {
    readonly facing: ClockFacing;
}

// Square
interface Square {
    readonly column: number;
    readonly row: number;
}

// Stagger
type Stagger = 'odd-q' | 'even-q';

// TOUCH_EPSILON
const TOUCH_EPSILON = 0.00001;

// arcCovers
function arcCovers(arc: Arc, pose: Pose, target: Point): boolean;

// arcCoversHex
function arcCoversHex(arc: Arc, heading: number, from: Hex, target: Hex): boolean;

// arcCoversOffset
function arcCoversOffset(arc: Arc, heading: number, dq: number, dr: number): boolean;

// arcMargin
function arcMargin(arc: Arc, relative: number): number;

// arcPolygon
function arcPolygon(arc: Arc, pose: Pose, radius: number, step?: number): Polygon;

// bearing
function bearing(dx: number, dy: number): number;

// boundingBox
function boundingBox(points: readonly Point[]): Box;

// boxContains
function boxContains(box: Box, point: Point): boolean;

// boxExit
function boxExit(box: Box, from: Point, to: Point): number | null;

// boxMargin
function boxMargin(box: Box, point: Point): number;

// cellBoardCells
function cellBoardCells({ columns, rows, altitudes }: CellBoard): Cell[];

// cellBoardContains
function cellBoardContains(board: CellBoard, { column, row, altitude }: Cell): boolean;

// cellDistance
function cellDistance(a: Cell, b: Cell): number;

// cellReach
function cellReach(board: CellBoard, from: Cell, steps: number): Cell[];

// cellStep
function cellStep(cell: Cell, step: CellStep): Cell;

// cosine
function cosine(degrees: number): number;

// dial
function dial(dq: number, dr: number): number;

// discClear
function discClear(at: Point, others: readonly Point[], diameter: number): boolean;

// discGap
function discGap(a: Point, b: Point, diameter: number): number;

// discsOverlap
function discsOverlap(a: Point, b: Point, diameter: number): boolean;

// discsTouch
function discsTouch(a: Point, b: Point, diameter: number): boolean;

// distance
function distance(a: Point, b: Point): number;

// facingToward
function facingToward(dq: number, dr: number, tie: Side): Facing | null;

// facingsToward
function facingsToward(dq: number, dr: number): Facing[];

// forward
function forward(pose: Pose, length: number): Pose;

// hasPlaces
function hasPlaces(value: number, places: Places): boolean;

// hexAdd
function hexAdd(a: Hex, b: Hex): Hex;

// hexBoardContains
function hexBoardContains(board: HexBoard, { q, r }: Hex): boolean;

// hexBoardHexes
function hexBoardHexes({ columns, rows, stagger }: HexBoard): Hex[];

// hexCorners
function hexCorners(hex: Hex): Polygon;

// hexDisk
function hexDisk(center: Hex, radius: number): Hex[];

// hexDistance
function hexDistance(a: Hex, b: Hex): number;

// hexEquals
function hexEquals(a: Hex, b: Hex): boolean;

// hexLength
function hexLength(dq: number, dr: number): number;

// hexLine
function hexLine(a: Hex, b: Hex, tie: Side): Hex[];

// hexReflect
function hexReflect(offset: Hex): Hex;

// hexRing
function hexRing(center: Hex, radius: number): Hex[];

// hexRotate
function hexRotate(offset: Hex, turns: number): Hex;

// hexStep
function hexStep(hex: Hex, facing: Facing, count?: number): Hex;

// hexToNumber
function hexToNumber(hex: Hex): string | null;

// hexToOffset
function hexToOffset({ q, r }: Hex, stagger: Stagger): Offset;

// hexToPoint
function hexToPoint({ q, r }: Hex): Point;

// hexToSpot
function hexToSpot(hex: Hex): Spot;

// hexesCrossed
function hexesCrossed(a: Hex, b: Hex): (readonly [
    Hex
] | readonly [
    left: Hex,
    right: Hex
])[];

// hexesInArc
function hexesInArc(arc: Arc, heading: number, from: Hex, range: number): Hex[];

// hexesWithin
function hexesWithin({ minX, minY, maxX, maxY }: Box): Hex[];

// inArc
function inArc(arc: Arc, relative: number): boolean;

// inDialArc
function inDialArc(arc: Arc, mark: number): boolean;

// inRange
function inRange(a: Point, b: Point, range: number): boolean;

// isCenter
function isCenter(spot: Spot): boolean;

// isWithin
function isWithin(length: number, range: number): boolean;

// lastClear
function lastClear(from: Point, to: Point, others: readonly Point[], diameter: number): number | null;

// milli
function milli(value: number): number;

// mirrorHeading
function mirrorHeading(heading: number, axis?: number): number;

// normalizeDegrees
function normalizeDegrees(degrees: number): number;

// numberToHex
function numberToHex(number: string): Hex | null;

// offsetToHex
function offsetToHex({ column, row }: Offset, stagger: Stagger): Hex;

// pointToHex
function pointToHex({ x, y }: Point): Hex;

// pointToward
function pointToward(from: Point, to: Point, length: number): Point;

// polygonContains
function polygonContains(polygon: Polygon, point: Point): boolean;

// rangeMargin
function rangeMargin(a: Point, b: Point, range: number): number;

// ray
function ray(from: Point, to: Point, length?: number): Segment;

// relativeBearing
function relativeBearing(pose: Pose, target: Point): number;

// roundPoint
function roundPoint(point: Point): Point;

// roundTo
function roundTo(value: number, places: Places): number;

// screenNumbers
function screenNumbers(points: readonly Point[], scale?: number): number[];

// signedArea
function signedArea(polygon: Polygon): number;

// sine
function sine(degrees: number): number;

// spotBeside
function spotBeside(pose: SpotPose, side: Side): SpotPose;

// spotDial
function spotDial(pose: SpotPose, target: Spot): number;

// spotDistance
function spotDistance(a: Spot, b: Spot): number;

// spotFits
function spotFits(pose: SpotPose): boolean;

// spotForward
function spotForward(pose: SpotPose, count?: number): SpotPose;

// spotHexes
function spotHexes({ q, r }: Spot): Hex[];

// spotSlip
function spotSlip(pose: SpotPose, side: Side): SpotPose;

// spotTurn
function spotTurn(pose: SpotPose, by: number): SpotPose;

// squareName
function squareName({ column, row }: Square): string;

// squareNamed
function squareNamed(name: string): Square | null;

// turn
function turn(pose: Pose, by: number): Pose;

// turnBetween
function turnBetween(from: number, to: number): number;

// turnClock
function turnClock(facing: ClockFacing, by: number): ClockFacing;

// turnFacing
function turnFacing(facing: Facing, turns: number): Facing;

// turnHeading
function turnHeading(heading: number, by: number): number;

// turnsBetween
function turnsBetween(from: Facing, to: Facing): number;

// vectorLength
function vectorLength(dx: number, dy: number): number;
