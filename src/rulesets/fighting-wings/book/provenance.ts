/** Where the numbers come from. */
import type { SourcedValue } from '../../../core/index.js'
import { base, baseRules } from '../data/base.js'
import { cards } from '../data/cards.js'
import { scenarioData } from '../data/scenarios.js'
import { HOUSE_TOPICS } from './law.js'

/** Every base number, card and scenario of ours. The errata's own numbers are listed by the errata module. */
export const provenance = (): readonly SourcedValue[] => [
  ...Object.entries(base).map(([name, value]) => ({
    what: `base.${name} (${baseRules[name as keyof typeof baseRules]})`,
    value,
    source: 'house' as const,
  })),
  ...Object.entries(HOUSE_TOPICS).map(([name, [value, rule]]) => ({
    what: `topic ${name} where an edition is silent (${rule})`,
    value,
    source: 'house' as const,
  })),
  ...cards.map((card) => ({ what: `card ${card.id}`, value: card.name, source: 'house' as const })),
  ...Object.entries(scenarioData).map(([id, { title }]) => ({
    what: `scenario ${id}`,
    value: title,
    source: 'house' as const,
  })),
]
