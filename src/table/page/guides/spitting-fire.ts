import type { Guide } from '../../kit.js'

export const guide: Guide = {
  plot: 'Give each of your flights a maneuver: climb, level or dive, and a side to lean to. It lies face down until that flight acts. When every flight has one, commit your markers.',
  activate:
    'A card was turned, and it is your color. Choose the flight that acts now. Those that act later have seen more.',
  move: 'Pick a lit place and the plane flies there in one go, or give single orders. A turn has to be earned by flying straight; the question counts how far it still is.',
  attack:
    'You can fire at what lies in your arc, drawn on the board. Each shot says what you need to hit. Nobody there? Then hold fire.',
}
