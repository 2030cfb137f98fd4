import * as z from 'zod/mini'
import { advance } from '../../core/advance.js'
import { gate } from '../../core/gate.js'
import { LIMITS } from '../../core/limits.js'
import { refuseBook } from '../../core/messages.js'
import { parseRecord } from '../../core/record-format.js'
import type { ActionOf, Game, RuleOf, Ruleset } from '../../core/ruleset.js'
import type { Parsed, Violation } from '../../core/violation.js'
import { cryptoDice } from '../dice/index.js'
import { type ClockTerms, clockGate } from './clock.js'
import { Course } from './course.js'
import { type Entry, type SavedTable, savedGate } from './entry.js'
import type { HostOptions } from './news.js'
import { type HostRule, no } from './refusals.js'
import { Table } from './table.js'

/** A table, or why there is none. */
export type Opened<G extends Game> = Parsed<Table<G>, RuleOf<G> | HostRule>

/** Opens tables. */
export interface Host {
  /** Sets up a game. Config, scenario and options may come from anyone: what is wrong with them is data. */
  <G extends Game>(ruleset: Ruleset<G>, options: HostOptions<G>): Opened<G>
  /**
   * Goes on with what `save` gave, or with the record of a game, exactly: every seat at its step, every id known. Dice
   * are not part of it.
   */
  load<G extends Game>(ruleset: Ruleset<G>, json: unknown, options?: Pick<HostOptions<G>, 'dice'>): Opened<G>
}

/** So many steps back a seat is told at once; from further back the game is played again to tell it. */
const KEEP = 8

/** Anything with fields; what they may be, the config's own gate knows. */
const fieldsGate = gate<Readonly<Record<string, unknown>>>(z.record(z.string(), z.unknown()), LIMITS.config)

const fail = <G extends Game>(...violations: readonly Violation<RuleOf<G> | HostRule>[]): Opened<G> => ({
  ok: false,
  violations,
})

/** Opens tables: `host(ruleset, { scenario: 'duel' })`, `host.load(ruleset, saved)`. */
export const host: Host = Object.assign(
  function host<G extends Game>(ruleset: Ruleset<G>, options: HostOptions<G>): Opened<G> {
    const config = configOf(ruleset, options)
    if (!config.ok) return config
    const { dice = cryptoDice(), clock } = options
    const terms = clockGate(clock)
    if (!terms.ok) return terms
    const course = courseFor(ruleset, config.value, terms.value)
    if (!course.ok) return course
    const thrown = dice === 'asked' ? undefined : dice
    const { actions } = advance(ruleset, course.value.line.state, thrown)
    course.value.take({ kind: 'acted', seat: 'referee', actions })
    return { ok: true, value: new Table(course.value, thrown) }
  },
  { load },
)

function courseFor<G extends Game>(
  ruleset: Ruleset<G>,
  config: G['Config'],
  clock: ClockTerms | undefined,
): Parsed<Course<G>, RuleOf<G>> {
  const first = ruleset.setup(config)
  return first.ok ? { ok: true, value: new Course({ ruleset, config, first, clock, keep: KEEP }) } : first
}

/** The dice fall outside the state: a config that brings a seed is refused, one that only asks for seeded dice is not. */
export function configOf<G extends Game>(
  ruleset: Ruleset<G>,
  options: HostOptions<G>,
): Parsed<G['Config'], RuleOf<G> | HostRule> {
  const { scenarios } = ruleset.info
  const found = scenarios.find(({ id }) => id === options.scenario)
  if (options.scenario !== undefined && found === undefined) {
    return {
      ok: false,
      violations: [no('HOST-SETUP', 'unknown-scenario', { expected: scenarios.map(({ id }) => id).join(', ') })],
    }
  }
  const base: unknown = options.config ?? found?.config
  if (base === undefined) return { ok: false, violations: [no('HOST-SETUP', 'no-game')] }
  return withSwitches(ruleset, base, options.options)
}

function withSwitches<G extends Game>(
  ruleset: Ruleset<G>,
  base: unknown,
  switches: unknown,
): Parsed<G['Config'], RuleOf<G>> {
  const whole = fieldsGate(base)
  if (!whole.ok) return whole
  const config = { ...whole.value, dice: 'manual' }
  if (switches === undefined) return ruleset.parse.config(config)
  const given = fieldsGate(switches)
  if (!given.ok) return given
  const own = fieldsGate(whole.value.options ?? {})
  return own.ok ? ruleset.parse.config({ ...config, options: { ...own.value, ...given.value } }) : own
}

function load<G extends Game>(
  ruleset: Ruleset<G>,
  json: unknown,
  options: Pick<HostOptions<G>, 'dice'> = {},
): Opened<G> {
  const saved = savedOf(ruleset, json)
  if (!saved.ok) return saved
  const { config, clock, entries } = saved.value
  const course = courseFor(ruleset, config, clock)
  if (!course.ok) return course
  const at = entries.findIndex((entry) => course.value.take(entry) === undefined)
  if (at >= 0 || entries.length === 0) return fail(no('HOST-SAVED', 'entry-differs', { at: Math.max(0, at) }))
  const { dice = cryptoDice() } = options
  return { ok: true, value: new Table(course.value, dice === 'asked' ? undefined : dice) }
}

function savedOf<G extends Game>(ruleset: Ruleset<G>, json: unknown): Parsed<SavedTable<G>, RuleOf<G> | HostRule> {
  const record = parseRecord(ruleset, json)
  if (record.ok) return { ok: true, value: fromActions(ruleset, record.value.config, record.value.actions) }
  const parsed = savedGate(json)
  if (!parsed.ok) return parsed
  const saved = parsed.value as SavedTable<G>
  const { id } = ruleset.info
  if (saved.ruleset !== id) {
    return {
      ok: false,
      violations: [refuseBook('CORE-RECORD', 'other-ruleset', { ruleset: saved.ruleset, expected: id })],
    }
  }
  const config = ruleset.parse.config(saved.config)
  return config.ok ? { ok: true, value: { ...saved, config: config.value } } : config
}

/** A record knows orders, not who sent them when: each player's order opens an entry, the referee's belong to it. */
function fromActions<G extends Game>(
  ruleset: Ruleset<G>,
  config: G['Config'],
  actions: readonly ActionOf<G>[],
): SavedTable<G> {
  const entries: { kind: 'acted'; seat: string; actions: ActionOf<G>[] }[] = [
    { kind: 'acted', seat: 'referee', actions: [] },
  ]
  for (const action of actions) {
    if (action.seat !== 'referee') entries.push({ kind: 'acted', seat: action.seat, actions: [] })
    entries[entries.length - 1]?.actions.push(action)
  }
  const { id, revision } = ruleset.info
  return { format: 1, ruleset: id, revision, config, entries: entries as readonly Entry<G>[] }
}
