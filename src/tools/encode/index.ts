/**
 * Numbers for learners. {@link encoderOf} makes an encoder of a game's data (`wingover/<game>/encode`, or all five in
 * `wingover/registry/encode`): a view becomes a row of numbers from -1 to 1, an order the number of a place, a list of
 * orders a mask over all places. It is a function of the view alone, so it tells nothing that a seat does not see.
 *
 * ```ts
 * const encoder = encoderOf(spittingFire.info.seats, encoding)
 * const row = new Float32Array(encoder.size)
 * encoder.observe(view, row)
 * ```
 *
 * @module
 */
export { among, between, choice, direction, flag, ofPiece, placed, type Said, share } from '../../core/encoding.js'
export { type Encoder, encoderOf, type OrderBlock } from './encoder.js'
