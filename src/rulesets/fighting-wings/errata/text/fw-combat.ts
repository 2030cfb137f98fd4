import type { FW_COMBAT } from '../amendments/fw-combat.js'
import type { AmendmentText } from './amendment-text.js'

/** Titles and summaries of section D, chapters 8 to 12 and the critical hit tables. */
export const FW_COMBAT_TEXT: Readonly<Record<keyof typeof FW_COMBAT, AmendmentText>> = {
  'FW-8.1e-class': {
    title: 'Who may tail whom',
    summary: 'M fighters may tail F and L. M bombers and H never tail what is lighter.',
  },
  'FW-8.1e-vertical-tailing': {
    title: 'Tailing in climbs and dives',
    summary:
      'Three more ways, within 8 hexes: from vertical flight in the same hex; a vertical target held in the front arc; a target in the front arc at 300 feet or more per hex. Both must climb or both dive.',
  },
  'FW-8.1h-border': {
    title: 'On the border of the rear arc',
    summary: 'That is in the arc, for blind arcs and for critical hit modifiers alike.',
  },
  'FW-8.1h-blind-vertical': {
    title: 'Blind arcs in vertical flight',
    summary:
      'A vertical climber sees all above, a diver all below. Rear Low aircraft are blind in the rear arc on one side of the 45-degree line, which side depends on attitude.',
  },
  'FW-9.2-vertical-turn-arc': {
    title: 'Turning arc in vertical flight',
    summary: 'A bank that ends the move with a facing change opens the turning arc on that side.',
  },
  'FW-10.2-zero-deflection': {
    title: 'Zero deflection',
    summary: 'The -2 from the 6:00 line asks that the shooter points along it.',
  },
  'FW-10.2-beam-armor': {
    title: 'Beam attacks and armor',
    summary: 'Cockpit armor counts 1 less against criticals from the beam, not under 0.',
  },
  'FW-10.2-crack-half-burst': {
    title: 'Crack shots and half bursts',
    summary: 'They lose one column instead of two, and none when weapons run dry within a regular burst.',
  },
  'FW-10.2-temp-jams': {
    title: 'Clearing jams',
    summary:
      'Marked weapons jammed by a long burst may be cleared once, on 7 or less, after a quiet turn. Failure is final.',
  },
  'FW-10.2-mg-sighting': {
    title: 'Sighting with machine guns',
    summary:
      'Nose guns with twice the capacity of a cannon may find the range for it: 2 of their shots, out to 6 hexes. If nothing is hit the cannon uses little; 37 mm and more never profit.',
  },
  'FW-10.5-blind-spot': {
    title: 'Blind spot on the 6:00 line',
    summary:
      'In a stack only the aircraft attacked from its blind spot holds its fire; if none is attacked, only the nearest, by lot among equals.',
  },
  'FW-10.5-gunners-vertical': {
    title: 'Gunners in vertical flight',
    summary: 'Those of fighters and dive bombers may fire, those of bombers not.',
  },
  'FW-11-13-attainable': {
    title: 'Listed and attainable speed',
    summary:
      'Damage and loads lower the attainable maximum, which governs excess speed; power is cut by a third only above the listed one.',
  },
  'FW-11-power-order': {
    title: 'Order of power losses',
    summary: 'Points lost to criticals come off before any fraction is taken.',
  },
  'FW-11.1-severe-climb': {
    title: 'Climbing severely damaged',
    summary: 'One more decel per VFP spent climbing.',
  },
  'FW-11.3-oxygen': {
    title: 'Loss of oxygen',
    summary:
      'Five turns of grace, one less per band above ML. Then, in ML and above, a roll each turn and a second one for how many collapse. All pilots out is GLOC; below ML they come round. H aircraft have a spare system.',
  },
  'FW-12.2-green-leader': {
    title: 'Green leaders',
    summary: 'Short of better ones, a green pilot may lead on paper, without formation benefits.',
  },
  'FW-12.4-gifted': {
    title: 'Gifted pilots',
    summary:
      'Without slats their turns 0.5 under the minimum cost 1 decel per facing and worsen shots by 2. With slats they pay no decel and may do so in TT.',
  },
  'FW-CRIT-engine': {
    title: 'Engine criticals',
    summary: 'Coolant loss on 2 and 3, minor fire on 4; before it was 2, and 3 and 4.',
  },
}
