import type { Guide } from '../../kit.js'

export const guide: Guide = {
  altitude:
    'Both sides decide about height first. Choose a plane, then level flight, a climb or a dive. A plane you say nothing about flies level. When you are content, say that altitudes are set.',
  speed:
    'Speed is the number of movement points that a plane has this turn, and it must spend all of them. A plane you say nothing about flies as slowly as it can.',
  movement:
    'Choose a plane, then pick a lit hex: it flies there in one go. Before each turn it has to fly some hexes straight ahead; the question counts them. When all have moved, go on to combat.',
  combat:
    'Both sides declare their shots, then all of them are rolled. Choose a shot; its range stands beside it, and near is better than far.',
}
