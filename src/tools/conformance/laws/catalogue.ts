/** What a ruleset says of itself before any game. */
import type { Catalogue, Finding, Law } from '../law.js'
import { show } from '../law.js'
import { witnessFindings } from '../witness.js'

/** There is a game to play. */
export const scenariosExist: Law<Catalogue> = {
  name: 'scenarios-exist',
  promise: 'there is a scenario to play, and no two have one id',
  broken({ ruleset }) {
    const ids = ruleset.info.scenarios.map(({ id }) => id)
    if (ids.length === 0) return 'there is no scenario to play'
    const twice = ids.find((id, i) => ids.indexOf(id) !== i)
    return twice === undefined ? undefined : `${twice} is the id of two scenarios`
  },
}

/** Nobody plays with public dice unawares. */
export const scenariosBringNoSeed: Law<Catalogue> = {
  name: 'scenarios-bring-no-seed',
  promise: 'the config of a scenario carries no seed: whoever sets it up with seeded dice must choose one',
  broken({ ruleset }) {
    const seeded = ruleset.info.scenarios.find(({ config }) => config.seed !== undefined)
    return seeded && `${seeded.id} brings the seed ${show(seeded.config.seed)}, which anyone can read`
  },
}

/** Seats are players. */
export const seatsArePlayers: Law<Catalogue> = {
  name: 'seats-are-players',
  promise: 'there are seats, none twice, and neither the referee nor the spectator is one',
  broken({ ruleset }) {
    const seats: readonly string[] = ruleset.info.seats
    const isFine = seats.length > 0 && new Set(seats).size === seats.length
    return isFine && !seats.includes('referee') && !seats.includes('spectator') ? undefined : `seats ${show(seats)}`
  },
}

/** Options and rules name each other truly. */
export const rulesExist: Law<Catalogue> = {
  name: 'rules-exist',
  promise: 'the rule of every option is in the catalogue, and so is the option of every rule',
  broken({ ruleset }) {
    const { options, rules } = ruleset.info
    const option = Object.entries(options).find(([, { rule }]) => !Object.hasOwn(rules, rule))
    if (option) return `option ${option[0]} cites ${option[1].rule}`
    const rule = Object.entries(rules).find(([, { option }]) => option !== undefined && !Object.hasOwn(options, option))
    return rule && `rule ${rule[0]} names the option ${rule[1].option}`
  },
}

/** Every value of every option makes a difference somewhere. */
export const optionsMatter: Law<Catalogue> = {
  name: 'options-matter',
  promise: 'for every value of an option but the default, a witness comes out differently',
  broken({ ruleset, witnesses }) {
    const findings = witnessFindings(ruleset, witnesses)
    return findings.length > 0 ? findings.join('; ') : undefined
  },
}

const deep = (levels: number): unknown => (levels === 0 ? 0 : [deep(levels - 1)])
const HOSTILE: readonly unknown[] = [
  ...[undefined, null, true, 0, Number.NaN, '', 'resign', [], {}, [null], deep(60), new Map(), () => 0, Symbol('no')],
  ...[{ type: null }, { type: 'constructor', seat: '__proto__' }, { type: 'resign' }, { type: 'resign', seat: {} }],
  ...[JSON.parse('{"__proto__": 1}'), { dice: 'seeded' }, { dice: 'manual', seed: 'x' }, { phase: 'over' }],
]

/** Whatever comes from outside is answered. */
export const gatesTakeAnything: Law<Catalogue> = {
  name: 'gates-take-anything',
  promise: 'every gate, and the reader of notation, answers any value at all with a value or with violations',
  broken({ ruleset: { parse, notation } }) {
    const gates = { config: parse.config, action: parse.action, state: parse.state, view: parse.view }
    for (const json of HOSTILE) {
      for (const [name, gate] of Object.entries(gates)) {
        const finding = answers(() => gate(json), name)
        if (finding !== undefined) return finding
      }
      const finding = answers(() => notation.parseAction(String(json)), 'notation')
      if (finding !== undefined) return finding
    }
    return undefined
  },
}

function answers(ask: () => { ok: boolean; violations?: readonly unknown[] }, name: string): Finding {
  try {
    const answer = ask()
    return answer.ok || (answer.violations?.length ?? 0) > 0
      ? undefined
      : `the gate of ${name} refuses without a reason`
  } catch (error) {
    return `the gate of ${name} throws: ${String(error)}`
  }
}
