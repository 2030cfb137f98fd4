import type { Guide } from '../../kit.js'

export const guide: Guide = {
  deployAA:
    'The guns are yours to place: choose a square for each. They fire at what flies over them, low or middling, after everybody has moved. At the highest level planes are safe from them.',
  deployClouds: 'Clouds lie in any square, at an altitude you choose. Fighters above a plane in cloud do not see it.',
  deployPlanes:
    'Choose a square for each plane, then its altitude. The French must bomb, the Italians must stop them: think about where the bombers will pass.',
  priorities:
    'Give each plane a number, face down. The planes of both sides then move in that order: a fighter that moves late knows where the bombers went.',
  movement:
    'A space is a step to the next square or a climb or dive of one level. Choose where it goes, on the board or from the list. Where an enemy gets a shot, the choice says so.',
  bombing: 'Your bombers are over a target. Choose who drops its bombs now; the others keep theirs for later.',
}
