import type { Guide } from '../../kit.js'

export const guide: Guide = {
  plot: 'Set the throttle of each plane, face down; for a fight, combat power. Flaps can wait. Then say that your declarations are made.',
  activate:
    'How does this plane fly until its next move? Level flight keeps its height, a climb pays for height with speed, and a dive gives the speed back.',
  move: 'You spend flight points one by one. To turn, first roll to a bank on that side, then give the order to turn and fly on: the nose comes round as you go. Orders that must wait stand at the end, with what they wait for.',
  shots:
    'Shots are declared face down and then rolled together. Each line names target, burst and guns. Nobody in your sights? Then your shots are declared.',
}
