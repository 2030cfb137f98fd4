import type { TopicValues } from './topic-values.js'
import type { Edition } from './vocabulary.js'

/**
 * Our own value for a topic that no entry sets in an edition, used while the switch `houseDefaults` is on.
 * Only one: a 1st-edition bomber forced above its maximum must be charged something.
 */
export const HOUSE_TOPICS: Readonly<Record<Edition, Partial<TopicValues>>> = {
  otr1: { 'excess.decelPerHalf': 3 },
  otr2: {},
  asp: {},
}
