/** Questions an interface or a bot asks about a position. Each is answered by the code that plays the game. */
export type { NextSpeed } from '../flight/energy.js'
export type { Aim } from '../gunnery/odds.js'
export { energyForecast, type Forecast } from './energy.js'
export { type GunOdds, gunOdds, shotsOf } from './guns.js'
export { type NextFacing, pointsToFacing } from './turns.js'
export { flightTypes, type TypeChoice } from './types.js'
