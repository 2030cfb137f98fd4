/**
 * Dice for whoever hosts a game with `dice: 'manual'`: {@link resolve} plays an action and throws what it calls for.
 *
 * | among whom | dice |
 * |---|---|
 * | strangers who trust the host | `cryptoDice()` |
 * | strangers who trust nobody | the joint dice of `wingover/fair` |
 * | friends, bots, experiments that must repeat | `seededDice(seed)`, or a config with `dice: 'seeded'` |
 * | tests, and dice thrown at a real table | `scriptedDice(list)` |
 */
export {
  type CardRequest,
  type Dice,
  diceFrom,
  type Resolved,
  resolve,
  type ScriptedDice,
  scriptedDice,
  seededDice,
  unbiased,
} from '../../core/dice.js'
export { cryptoDice } from './crypto.js'
