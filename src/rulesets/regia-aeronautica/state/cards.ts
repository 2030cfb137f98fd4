/** What a sane card is. */
import { broken, type Violation } from '../../../core/index.js'
import { no } from '../book/messages.js'
import type { RuleId } from '../book/rules.js'
import type { RegiaCard } from './state.js'

/** Every broken rule of a card that has the right shape: a bomber bombs, a fighter does not. */
export function checkCard({ id: card, role, bombing }: RegiaCard): readonly Violation<RuleId>[] {
  const bomber = role === 'bomber'
  const expected = bomber ? 'four numbers for a bomber' : 'absent for a fighter'
  return broken(
    bomber !== (bombing !== undefined) && no('RA-CARD-01', 'bad-card', { card, field: 'bombing', expected }),
  )
}
