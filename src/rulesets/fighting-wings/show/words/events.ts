/** What happened, in English. */
import { capital, counted, listing, number, signed, type Words } from '../../../../core/words/index.js'
import type { Entry, FightingWings, View } from '../../state/state.js'
import {
  BANKED,
  cause,
  DEVICE,
  degrees,
  FLIGHTS,
  feet,
  groundName,
  gunName,
  HANDS,
  halved,
  heading,
  inFull,
  JAMS,
  piece,
  RATES,
  ROLLED,
  SHIFTED,
  seat,
  sum,
  THROTTLE,
  targetName,
  WAY,
  weaponName,
} from './names.js'

type Says = Words<FightingWings>['event']
type Of<T extends keyof Says> = Parameters<Says[T]>[0][0]

const silent = (): null => null

/** `rolls 7 (slats −2) for 5` */
const rolled = ({
  die,
  modifiers,
  total,
}: {
  die: number
  modifiers: Of<'initiativeRolled'>['modifiers']
  total: number
}): string => (modifiers.length === 0 ? `rolls ${die}` : `rolls ${die}${sum(modifiers)}, which makes ${number(total)}`)

/** A whole leg: points ahead, then up or down, where it ends. */
function leg(points: readonly Of<'pointSpent'>[], before: string): string {
  const ahead = points.filter(({ kind }) => kind === 'H').length
  const steps = points.filter(({ kind }) => kind === 'V')
  const last = points.at(-1) as Of<'pointSpent'>
  const change = steps.reduce((total, { inc }) => total + Math.abs(inc), 0)
  const parts = [
    ...(ahead > 0 ? [`flies ${counted(ahead, 'hex', 'hexes')} ahead`] : []),
    ...(change > 0 ? [`${before} ${feet(change)} to ${feet(last.alt)}`] : []),
  ]
  return parts.length === 0 ? `holds at ${feet(last.alt)}` : parts.join(' and ')
}

const diving = (id: string, view: View): string => {
  const flight = view.planes[id]?.flight
  const now = view.planes[id]?.move?.flight ?? flight
  return now === 'SD' || now === 'VD' ? 'dives' : 'climbs'
}

const ledger = (entries: readonly Entry[]): string =>
  entries.map(({ why, points }) => `${cause(why)} ${signed(points)}`).join(', ')

function shot(one: Of<'shotFired'>, view: View): string {
  const { plane, gun, target, range, firepower, defense, shifts, need, hits, headOn } = one
  const who = gun === null ? piece(plane) : `${capital(gunName(plane, gun, view))} of ${piece(plane)}`
  const how = `fires ${headOn ? 'head-on ' : ''}at ${targetName(target, view)}, ${counted(range, 'hex', 'hexes')} away`
  const force = `firepower ${number(firepower)} against ${number(defense)}${shifts.length > 0 ? `, shifted${sum(shifts)}` : ''}`
  const result = hits > 0 ? `${counted(hits, 'hit')}!` : 'A miss.'
  return `${who} ${how} (${force}), needs ${number(need)} or less and ${rolled(one)}. ${capital(result)}`
}

const HURT: Readonly<Record<Of<'damaged'>['damage'], string>> = {
  none: 'is still sound',
  light: 'is lightly damaged',
  heavy: 'is heavily damaged',
  severe: 'is severely damaged',
  destroyed: 'falls apart',
}

const CRITICAL: Readonly<Record<string, string>> = {
  torn: 'the airframe is torn',
  rudder: 'the rudder is shot away',
  power: 'the engine loses power',
  coolant: 'the coolant is leaking',
  fire: 'the engine is on fire',
  nothing: 'nothing vital is hit',
  weapon: 'a gun is knocked out',
  hydraulics: 'the hydraulics are gone',
  radio: 'the radio is dead',
  oxygen: 'the oxygen is leaking',
  gunner: 'a gunner is lost',
  wounded: 'the pilot is wounded',
  killed: 'the pilot is killed',
  stopped: 'an engine stops',
  armor: 'the armor saves the pilot',
}

const HOW: Readonly<Record<Of<'flown'>['how'], string>> = {
  stalled: 'mushes along in its stall',
  spinning: 'spins down',
  gloc: 'flies on with nobody awake at the stick',
  surprised: 'flies on, suspecting nothing',
}

const FACED: Readonly<Record<Of<'faced'>['cause'], string>> = {
  turn: 'turns',
  bank: 'swings its nose',
  negG: 'is pushed round',
  stall: 'is thrown round',
  spin: 'is spun round',
}

/** From the first facing to the last, the shorter way: where the nose points now. */
const faced = (all: readonly Of<'faced'>[]): string => {
  const [first, last] = [all[0] as Of<'faced'>, all.at(-1) as Of<'faced'>]
  return `${piece(first.plane)} ${FACED[first.cause]} from ${heading(first.from)} to ${heading(last.to)}.`
}

export const event: Says = {
  scatterRolled: ([{ formation, scatter, counter, left }]) =>
    `${formation} is scattered: ${listing(scatter.map(String))} against ${listing(counter.map(String))}, so ${counted(left, 'adjustment')}.`,
  scattered: ([{ plane, way }]) => `${piece(plane)} is moved ${WAY[way]}.`,
  scatterEnded: silent,
  bankChosen: ([{ plane, bank }]) => `${piece(plane)} begins ${BANKED[bank]}.`,
  turnStarted: ([{ turn }], { config }) => `Turn ${turn} of ${config.turns} begins.`,
  throttleSet: ([{ plane, throttle }]) => `${piece(plane)} will fly at ${THROTTLE[throttle]}.`,
  flapsSet: ([{ plane, flaps }]) => `${piece(plane)} will put its flaps ${flaps}.`,
  gearSet: ([{ plane, gear }]) => `${piece(plane)} will put its gear ${gear}.`,
  baySet: ([{ plane, bay }]) => `${piece(plane)} will ${bay} its bay doors.`,
  shutdownSet: ([{ plane }]) => `${piece(plane)} will shut its burning engine down.`,
  loosenSet: ([{ plane }]) => `${piece(plane)} will loosen its formation.`,
  plotEnded: ([one]) => `${seat[one.seat]} has made its declarations.`,
  throttleShown: ([{ plane, throttle, speed }], view) =>
    `${inFull(plane, view)} flies at ${THROTTLE[throttle]}, speed ${halved(speed)}.`,
  flapsMoved: ([{ plane, flaps }]) => `The flaps of ${piece(plane)} are ${DEVICE[flaps]}.`,
  flapsDamaged: ([{ plane, speed, need }]) =>
    `${piece(plane)} moves its flaps at speed ${halved(speed)}, over ${halved(need)}: they are damaged.`,
  gearMoved: ([{ plane, gear }]) => `The landing gear of ${piece(plane)} is ${DEVICE[gear]}.`,
  bayMoved: ([{ plane, bay }]) => `The bay doors of ${piece(plane)} are ${bay}.`,
  formationLoosened: ([{ plane }]) => `${piece(plane)} loosens its formation: each may now fly wider.`,
  loadCounted: ([{ plane, load, changes }]) => `${piece(plane)} is ${load}${sum(changes)}.`,
  pointsCounted: ([{ plane, fps, carry, speed }]) =>
    `${piece(plane)} has ${counted(fps, 'flight point')} at speed ${halved(speed)}${carry > 0 ? ', and carries a half over' : ''}.`,
  stalled: ([{ plane, speed, need, turns }]) =>
    `${piece(plane)} stalls: speed ${halved(speed)}, and it needs ${halved(need)}.${turns > 1 ? ` That is turn ${turns} of it.` : ''}`,
  unseen: ([{ plane, target }]) => `${piece(plane)} does not see ${piece(target)}.`,
  spinDeclared: ([{ plane }]) => `${piece(plane)} lets itself fall into a spin.`,
  spinDeclined: silent,
  tailDeclared: ([{ plane, target }]) => `${piece(plane)} tails ${piece(target)}.`,
  tailDeclined: silent,
  tailDropped: ([{ plane, target }]) => `${piece(plane)} loses the tail of ${piece(target)}.`,
  spinRolled: ([one]) =>
    `${piece(one.plane)} may spin, at ${number(one.need)} or more: it ${rolled(one)}. ${one.spins ? 'It spins!' : 'It holds.'}`,
  initiativeRolled: ([one]) => `${piece(one.plane)} ${rolled(one)} for initiative.`,
  tieRolled: ([{ plane, die }]) => `${piece(plane)} rolls ${die} to break the tie.`,
  leaderUnfit: ([{ plane, leader, quality }]) =>
    `${piece(plane)} cannot move with ${piece(leader)}: a ${quality} pilot leads on paper only.`,
  outOfFormation: ([{ plane, leader }]) => `${piece(plane)} is out of formation with ${piece(leader)}.`,
  initiativeTaken: ([{ plane, leader }]) =>
    leader === null
      ? `${piece(plane)} keeps its own initiative.`
      : `${piece(plane)} moves with its leader, ${piece(leader)}.`,
  orderFixed: ([{ order }]) => `They move in this order: ${listing(order.map(piece))}.`,
  activated: ([{ plane }], view) => `${inFull(plane, view)} moves.`,
  typeChosen: ([{ plane, flight, leadIn, vMin, vMax }]) => {
    const range = vMin === vMax ? String(vMin) : `${vMin} to ${vMax}`
    const vertical = vMax === 0 ? '' : `, with ${range} vertical ${vMax === 1 ? 'point' : 'points'}`
    const first = leadIn === 0 ? '' : ` after ${counted(leadIn, 'point')} ahead`
    return `${piece(plane)} chooses ${FLIGHTS[flight]}${vertical}${first}.`
  },
  turnBegun: ([{ plane, dir, rate, negG, need }]) =>
    `${piece(plane)} begins ${negG ? 'a negative-G' : rate === 'EZ' || rate === 'ET' ? `an ${RATES[rate]}` : `a ${RATES[rate]}`} turn to the ${HANDS[dir]}: ${counted(need, 'point')} for 30°.`,
  turningEnded: ([{ plane }]) => `${piece(plane)} stops turning.`,
  bankStarted: ([{ plane, to, need }]) =>
    `${piece(plane)} rolls to ${ROLLED[to]}, which takes ${counted(need, 'point')}.`,
  bankCancelled: ([{ plane }]) => `${piece(plane)} stops rolling.`,
  bankCompleted: ([{ plane, to }]) => `${piece(plane)} is ${BANKED[to]}.`,
  bankDeclared: ([{ plane, bank }]) => `${piece(plane)} is ${BANKED[bank]}.`,
  slipStarted: ([{ plane, dir, kind, need }]) =>
    `${piece(plane)} begins ${SHIFTED[kind]} to the ${HANDS[dir]}, which takes ${counted(need, 'point')}.`,
  slipDone: ([{ plane, dir, kind }]) => `${piece(plane)} completes ${SHIFTED[kind]} to the ${HANDS[dir]}.`,
  snapRolled: ([{ plane, to }]) => `${piece(plane)} snap-rolls and is ${BANKED[to]}.`,
  pointSpent: (all, view) => {
    const left = all.at(-1)?.left ?? 0
    return `${piece(all[0].plane)} ${leg(all, diving(all[0].plane, view))}, ${left === 0 ? 'its last point' : `with ${counted(left, 'point')} left`}.`
  },
  portionNeeds: silent,
  faced,
  negativeG: ([{ plane }]) => `${piece(plane)} pulls negative G.`,
  decelCharged: silent,
  accelGained: silent,
  reversed: ([{ plane, rot, facings, bank, facing, lost }]) =>
    `${piece(plane)} reverses ${degrees(facings)} ${rot === 'CW' ? 'clockwise' : 'counterclockwise'} to ${heading(facing)}, ${BANKED[bank]}${lost > 0 ? `, and loses ${feet(lost)} in the pull-out` : ''}.`,
  reversalDelayed: ([{ plane }]) => `${piece(plane)} puts its reversal off.`,
  hammerheadDone: ([{ plane, bank, facing }]) =>
    `${piece(plane)} goes over in a hammerhead, now ${heading(facing)} and ${BANKED[bank]}.`,
  stayedOnHexside: ([{ plane, dir }]) => `${piece(plane)} holds half a reversal on the hexside, to the ${HANDS[dir]}.`,
  bankedBack: ([{ plane, bank }]) => `${piece(plane)} rolls back and is ${BANKED[bank]}.`,
  turnStalled: ([{ plane, when, die, facings, flown, lost, alt }]) =>
    when === 'nextTurn'
      ? `${piece(plane)} is about to stall in its turn.`
      : `${piece(plane)} stalls in its turn: ${counted(flown, 'hex', 'hexes')} straight on, ${feet(lost)} lost, down to ${feet(alt)}; a roll of ${die} throws it round ${degrees(facings)}.`,
  disoriented: ([{ plane, turns }]) => `The pilot of ${piece(plane)} is disoriented for ${counted(turns, 'turn')}.`,
  flown: ([{ plane, how, alt }]) => `${piece(plane)} ${HOW[how]}, at ${feet(alt)}.`,
  ceilingHeld: ([{ plane, alt }]) => `${piece(plane)} can climb no higher than ${feet(alt)}.`,
  collisionRolled: ([one]) =>
    `${piece(one.plane)} and ${piece(one.other)} come too close, and ${number(one.need)} or less means a collision: it ${rolled(one)}. ${one.hit ? 'They collide!' : 'They miss each other.'}`,
  crashed: ([{ plane }], view) => `${inFull(plane, view)} flies into the ground.`,
  moveEnded: ([{ plane, facing, alt, bank }]) =>
    `${piece(plane)} ends its move heading ${heading(facing)} at ${feet(alt)}, ${BANKED[bank]}.`,
  shotDeclared: ([{ plane, gun, target }], view) =>
    `${gun === null ? piece(plane) : `${capital(gunName(plane, gun, view))} of ${piece(plane)}`} will fire at ${piece(target)}.`,
  attackEnded: ([one]) => `${seat[one.seat]} has declared its shots.`,
  shotsShown: ([{ shots }]) => (shots === 0 ? 'Nobody fires.' : `${capital(counted(shots, 'shot'))} will be fired.`),
  determinationRolled: ([one], view) =>
    `${piece(one.plane)} must hold its nerve to fire at ${targetName(one.target, view)}, needs ${number(one.need)} or less and ${rolled(one)}. ${one.fires ? 'It holds on.' : 'It breaks off.'}`,
  shotStopped: ([{ plane, gun, target }], view) =>
    `${gun === null ? piece(plane) : `${capital(gunName(plane, gun, view))} of ${piece(plane)}`} cannot bear on ${piece(target)}: a blind spot.`,
  shotsRolled: silent,
  shotFired: ([one], view) => shot(one, view),
  ammoSpent: ([{ plane, weapon, spent, left }], view) =>
    `${capital(weaponName(plane, weapon, view))} of ${piece(plane)} ${left === 0 ? 'are empty' : `have ${halved(left)} left`} after firing ${halved(spent)}.`,
  jammed: ([{ plane, weapon, die, jam }], view) =>
    `A roll of ${die}: ${weaponName(plane, weapon, view)} of ${piece(plane)} ${JAMS[jam].replace('is', 'are')}.`,
  damaged: ([{ plane, hits, damage }], view) =>
    `${inFull(plane, view)} takes ${counted(hits, 'hit')} and ${HURT[damage]}.`,
  destroyed: ([{ plane }], view) => `${inFull(plane, view)} is destroyed.`,
  critical: ([{ plane, effect, dice, modifiers }]) =>
    `A critical hit on ${piece(plane)} (${dice.join(' and ')})${sum(modifiers)}: ${CRITICAL[effect] ?? cause(effect)}.`,
  shutdownRolled: ([{ plane, die, need, done }]) =>
    `${piece(plane)} shuts its engine down on ${need} or less and rolls ${die}: ${done ? 'it is stopping' : 'it runs on'}.`,
  engineStopped: ([{ plane, out, of }]) =>
    of === 1 ? `The engine of ${piece(plane)} is out.` : `${piece(plane)} has ${out} of ${of} engines out.`,
  storesJettisoned: ([{ plane }]) => `${piece(plane)} drops its stores.`,
  tankRolled: ([one]) => {
    const how = { dropped: 'it falls away', stuck: 'it sticks', permanent: 'it is stuck for good' }[one.result]
    return `${piece(one.plane)} drops a tank, which sticks on ${number(one.sticks.from)} to ${number(one.sticks.to)}, try ${one.attempt}: it ${rolled(one)}, and ${how}.`
  },
  bombed: ([one], view) =>
    `${piece(one.plane)} bombs ${groundName(one.target, view)} (firepower ${number(one.firepower)} against ${number(one.defense)}), needs ${number(one.need)} or less and ${rolled(one)}. ${one.hits > 0 ? `${capital(counted(one.hits, 'hit'))}!` : 'A miss.'}`,
  rocketsFired: ([one], view) =>
    `${piece(one.plane)} fires rockets at ${groundName(one.target, view)}, ${counted(one.range, 'hex', 'hexes')} away (firepower ${number(one.firepower)} against ${number(one.defense)}), needs ${number(one.need)} or less and ${rolled(one)}. ${one.hits > 0 ? `${capital(counted(one.hits, 'hit'))}!` : 'A miss.'}`,
  rocketsBurst: ([{ plane, alt }]) => `The rockets of ${piece(plane)} burst 11 hexes ahead of it, at ${feet(alt)}.`,
  burstRolled: ([one]) =>
    `${piece(one.target)} is in the burst (firepower ${number(one.firepower)} against ${number(one.defense)}), hit at ${number(one.need)} or less: ${piece(one.plane)} ${rolled(one)}. ${one.hits > 0 ? `${capital(counted(one.hits, 'hit'))}!` : 'A miss.'}`,
  targetDestroyed: ([{ target }], view) => `${capital(groundName(target, view))} is destroyed.`,
  flakFired: ([one], view) => {
    const then = one.reload > 1 ? ' The guns must reload.' : ''
    return `${capital(groundName(one.target, view))} fires at ${piece(one.plane)}, ${counted(one.range, 'hex', 'hexes')} away, needs ${number(one.need)} or less and ${rolled(one)}. ${one.hits > 0 ? `${capital(counted(one.hits, 'hit'))}!` : 'A miss.'}${then}`
  },
  loadKept: silent,
  jamTried: ([{ plane, weapon, die, need, jam }], view) =>
    `${piece(plane)} tries to clear ${weaponName(plane, weapon, view)}, needs ${need} and rolls ${die}: ${jam === 'no' ? 'they fire again' : jam === 'temp' ? 'still jammed' : 'jammed for good'}.`,
  jamsLeft: silent,
  bailedOut: ([one], view) =>
    `The crew of ${inFull(one.plane, view)} bails out at ${feet(one.alt)}, needs ${number(one.need)} or less and ${rolled(one)}. ${one.opened ? 'The parachutes open.' : 'No parachute opens.'}`,
  stayedAboard: silent,
  parachuteMoved: ([{ plane, alt }]) => `The crew of ${piece(plane)} comes down by parachute, now at ${feet(alt)}.`,
  parachuteHit: ([{ plane, by, dice, wounds, lost }]) => {
    const how = lost ? 'It is lost.' : wounds > 0 ? 'It is wounded.' : 'It hangs on.'
    return `${piece(by)} hits the crew of ${piece(plane)} in its parachutes: dice of ${listing(dice.map(String))}. ${how}`
  },
  fireRolled: ([{ plane, die, result }]) => {
    const how = { destroyed: 'it blows up', burning: 'it burns on', out: 'the fire goes out' }[result]
    return `${piece(plane)} is on fire and rolls ${die}: ${how}.`
  },
  oxygenRolled: ([{ plane, die, second, victims }]) =>
    `${piece(plane)} is short of oxygen and rolls ${second === null ? die : `${die} and ${second}`}: ${victims === 0 ? 'everybody stays awake' : `${counted(victims, 'man', 'men')} faint`}.`,
  coolantLost: ([{ plane, power }]) =>
    `${piece(plane)} loses coolant, and ${counted(power, 'point')} of power with it.`,
  spinRecovered: ([one]) =>
    `${piece(one.plane)} comes out of the spin on ${number(one.need)} or less: it ${rolled(one)}. ${one.recovered ? 'Out of it!' : 'Still spinning.'}`,
  recovered: ([{ plane }]) => `${piece(plane)} is flying again.`,
  carriesForfeited: silent,
  carryLost: silent,
  carried: silent,
  speedChanged: ([{ plane, from, to, ledger: lines, net, carry }]) => {
    const how = from === to ? `keeps speed ${halved(to)}` : `goes from speed ${halved(from)} to ${halved(to)}`
    const why = lines.length === 0 ? '' : `: ${ledger(lines)}, which makes ${signed(net)}`
    return `${piece(plane)} ${how}${why}${carry === 0 ? '' : `, ${signed(carry)} carried over`}.`
  },
  speedCapped: ([{ plane, speed, limit }]) => {
    const why = { attainable: 'all it can attain', terminal: 'its terminal speed', floor: 'the least there is' }[limit]
    return `${piece(plane)} is held at speed ${halved(speed)}, ${why}.`
  },
  structureRolled: ([{ plane, die, need, hits }]) =>
    `${piece(plane)} is past its safe dive speed and takes damage on ${need} or more: it rolls ${die}, ${hits === 0 ? 'and holds together' : counted(hits, 'hit')}.`,
  sightLost: ([{ plane }]) => `${piece(plane)} is lost from sight.`,
  sightingRolled: ([{ plane, by, range, die, modifiers, total, need, seen }]) => {
    const who = `${piece(by)} looks for ${piece(plane)}, ${counted(range, 'hex', 'hexes')} away`
    if (die === null) return `${who}, and sees it at once.`
    return `${who}, needs ${number(need)} or less and ${rolled({ die, modifiers, total })}. ${seen ? 'There it is!' : 'Nothing.'}`
  },
  gaveAway: ([{ plane }]) => `${piece(plane)} is seen as it fires.`,
  brokeOff: ([one]) => `${seat[one.seat]} breaks off.`,
  gameEnded: ([{ winner, blue, red, shares }]) => {
    const score = `Blue ${number(blue)}, Red ${number(red)}`
    if (winner === 'draw') return `The fight ends in a draw: ${score}.`
    const tied =
      blue === red
        ? `, decided by the hits taken (Blue ${number(shares.blue)}, Red ${number(shares.red)} thousandths)`
        : ''
    return `${seat[winner]} wins the fight: ${score}${tied}.`
  },
  resigned: ([one]) => `${seat[one.seat as 'blue' | 'red']} resigns.`,
}
