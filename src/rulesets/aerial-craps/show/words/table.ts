/** The types of the tables of words. */
import type { EventOfType, Words } from '../../../../core/words/index.js'
import type { AerialCraps, GameEvent } from '../../state/state.js'

/** An event by its type. */
export type Happening<T extends GameEvent['type']> = EventOfType<AerialCraps, T>
/** Sentences for some types of event. */
export type Sayings<T extends GameEvent['type'] | 'resigned'> = Pick<Words<AerialCraps>['event'], T>
