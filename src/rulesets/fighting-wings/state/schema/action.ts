/** The shape of orders and duties. */
import * as z from 'zod/mini'
import { idSchema, listOf, orders, rollsSchema, whole } from '../../../../core/index.js'
import { DROPS, SEATS, THROTTLES, WAYS } from '../vocabulary.js'
import { bank, burst, flight, hand, rate } from './parts.js'

const order = orders(SEATS)
const duty = orders(['referee'])
const plane = { plane: idSchema }
const dice = { rolls: rollsSchema }

/** An action of the game's own. */
export const action = z.discriminatedUnion('type', [
  duty('rollScatter', dice),
  order('scatter', { ...plane, way: z.enum(WAYS) }),
  order('endScatter', {}),
  order('startBank', { ...plane, bank: z.enum(['LVL', 'LB', 'RB']) }),
  order('setThrottle', { ...plane, throttle: z.enum(THROTTLES) }),
  order('setFlaps', { ...plane, flaps: z.enum(['up', 'down']) }),
  order('setGear', { ...plane, gear: z.enum(['up', 'down']) }),
  order('setBay', { ...plane, bay: z.enum(['open', 'close']) }),
  order('shutdownEngine', plane),
  order('loosenFormation', plane),
  order('endPlot', {}),
  order('declareSpin', plane),
  order('declineSpin', plane),
  order('declareTail', { ...plane, target: idSchema }),
  order('declineTail', plane),
  duty('rollInitiative', dice),
  order('rideLeader', plane),
  order('ownInitiative', plane),
  duty('flyOn', dice),
  order('chooseType', { ...plane, flight }),
  order('declareTurnStall', { ...plane, dir: hand, ...dice }),
  order('turn', { ...plane, dir: hand, rate, negG: z.boolean() }),
  order('endTurning', plane),
  order('bank', { ...plane, to: bank }),
  order('cancelBank', plane),
  order('slip', { ...plane, dir: hand }),
  order('skid', { ...plane, dir: hand }),
  order('barrelRoll', { ...plane, dir: hand }),
  order('snapRoll', { ...plane, to: bank }),
  order('fp', { ...plane, inc: whole(0, 9), ...dice }),
  order('face', { ...plane, dir: hand, facings: whole(0, 6), bank: z.nullable(bank), stay: z.boolean() }),
  order('reverse', { ...plane, rot: z.enum(['CW', 'CCW']), facings: whole(0, 11) }),
  order('delayReversal', plane),
  order('executeReversal', { ...plane, rot: z.enum(['CW', 'CCW']), facings: whole(0, 11) }),
  order('hammerhead', { ...plane, bank, facing: z.enum(['keep', 'opposite']) }),
  order('bankBack', { ...plane, steps: whole(0, 6) }),
  order('endMove', { ...plane, ...dice }),
  order('fire', { ...plane, target: idSchema, weapons: listOf(idSchema, 5), burst, sighting: z.boolean() }),
  order('fireGun', { ...plane, gun: idSchema, target: idSchema }),
  order('endAttack', {}),
  duty('rollShots', dice),
  order('jettison', { ...plane, what: z.enum(DROPS), ...dice }),
  order('bomb', { ...plane, target: idSchema, ...dice }),
  order('fireRockets', { ...plane, target: idSchema, ...dice }),
  order('burstRockets', { ...plane, ...dice }),
  order('keepLoad', plane),
  order('clearJam', { ...plane, weapon: idSchema, ...dice }),
  order('endJams', {}),
  order('bailOut', { ...plane, ...dice }),
  order('stayAboard', {}),
  duty('endTurn', dice),
])
