/** What a sane data card is. */
import { broken, type Violation } from '../../../core/index.js'
import { no } from '../book/messages.js'
import type { RuleId } from '../book/rules.js'
import { WEAPON_DAMAGE } from '../book/tables.js'
import { gunsOf, parseMounts } from '../gunnery/weapons.js'
import type { AircraftCard, WeaponLine } from './state.js'

type Broken = readonly Violation<RuleId>[]

/** The most guns a card may carry: what the engine is made for. */
const MOST_GUNS = 40

/**
 * Every broken rule of a card that has the right shape.
 * @rule SF-CARD-11
 */
export function checkCard(card: AircraftCard): Broken {
  const { id, min, climb, level, dive } = card
  const bad = (ok: boolean, field: string, expected: string) =>
    !ok && no('SF-CARD-11', 'bad-card', { card: id, field, expected })
  const lines = card.weapons.flatMap((line, i) => checkLine(id, line, i))
  return [
    ...broken(
      bad(min <= climb, 'climb', `at least min (${min})`),
      bad(climb <= level, 'level', `at least climb (${climb})`),
      bad(level <= dive, 'dive', `at least level (${level})`),
      bad(card.maxAlt >= 3, 'maxAlt', 'at least 3'),
    ),
    ...lines,
    ...broken(lines.length === 0 && bad(gunsOf(card).length <= MOST_GUNS, 'weapons', `at most ${MOST_GUNS} guns`)),
  ]
}

function checkLine(card: string, { type, mounts, damage }: WeaponLine, i: number): Broken {
  const field = `weapons[${i}]`
  return broken(
    parseMounts(mounts) === null &&
      no('SF-CARD-10', 'bad-card', { card, field: `${field}.mounts`, expected: 'mounts such as 4FF,RT' }),
    damage !== WEAPON_DAMAGE[type] &&
      no('SF-CARD-08', 'bad-card', { card, field: `${field}.damage`, expected: String(WEAPON_DAMAGE[type]) }),
  )
}
