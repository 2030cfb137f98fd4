/** The shapes of all answers of version 2, by what was asked. */
import { idSchema } from 'wingover'
import * as z from 'zod/mini'
import type { Request2 } from './requests-2.js'

const text = z.string()
const number = z.number()
const count = z.int().check(z.minimum(0))
const json = z.record(text, z.unknown())
const list = z.array(json)
const bySeat = z.record(text, number)
const texts = z.array(text)

const violation = z.strictObject({
  rule: text,
  code: text,
  message: text,
  facts: z.record(text, z.union([number, text, z.boolean()])),
})

const needs = z.strictObject({
  purpose: text,
  count,
  sides: count,
  kinds: z.optional(z.record(text, count)),
})

const outcome = z.strictObject({ winner: text, score: bySeat, rule: text })
const line = z.strictObject({ text, rules: texts, dice: z.array(z.unknown()) })

const numbers = z.strictObject({ observation: z.array(number), actions: z.array(count) })

/** Where a game stands, with as much more as was wanted. */
const position = {
  game: idSchema,
  at: count,
  seat: z.nullable(text),
  choices: count,
  turn: count,
  phase: text,
  actors: texts,
  steps: count,
  done: z.boolean(),
  outcome: z.nullable(outcome),
  rewards: bySeat,
  forfeits: z.optional(
    z.array(
      z.strictObject({
        seat: text,
        player: text,
        kind: z.enum(['threw', 'illegal', 'stalled', 'broke']),
        reason: text,
      }),
    ),
  ),
  absent: z.optional(texts),
  events: z.optional(list),
  view: z.optional(json),
  changes: z.optional(json),
  gone: z.optional(texts),
  actions: z.optional(list),
  notation: z.optional(texts),
  question: z.optional(text),
  labels: z.optional(texts),
  lines: z.optional(z.array(line)),
  score: z.optional(bySeat),
  numbers: z.optional(numbers),
}

const refused = { violations: z.array(violation).check(z.minLength(1)), needs: z.optional(needs) }
const playouts = { count, ended: count, wins: bySeat, score: bySeat, evaluation: bySeat }

const FIELDS = {
  hello: {
    protocol: z.literal(2),
    protocols: z.array(count),
    wingover: text,
    bots: texts,
    limits: z.record(text, count),
    rulesets: z.array(
      z.strictObject({
        id: text,
        title: text,
        revision: count,
        seats: texts,
        scenarios: z.array(z.strictObject({ id: text, title: text })),
        options: z.record(text, z.array(z.unknown())),
      }),
    ),
    schemas: z.record(text, json),
  },
  new: { ...position, tickets: z.optional(z.record(text, text)) },
  join: position,
  reset: position,
  steps: {
    games: z.array(
      z.union([
        z.strictObject({ ok: z.literal(true), ...position }),
        z.strictObject({ ok: z.literal(false), game: idSchema, ...refused }),
      ]),
    ),
  },
  batch: { answers: z.array(json) },
  view: { view: json },
  state: { state: json },
  legal: { at: count, actions: list, notation: texts, labels: z.optional(texts), question: z.optional(text) },
  check: { violations: z.array(violation) },
  act: position,
  advance: position,
  wait: position,
  undo: position,
  events: { steps: z.array(list), lines: z.optional(z.array(line)) },
  fork: position,
  playout: playouts,
  rate: {
    at: count,
    seat: z.nullable(text),
    ratings: z.array(z.strictObject({ action: json, notation: text, ...playouts })),
  },
  sample: { states: list },
  evaluate: { evaluation: bySeat },
  odds: {
    action: json,
    outcomes: count,
    exact: z.boolean(),
    score: z.record(text, text),
    results: z.array(
      z.strictObject({
        odds: text,
        probability: number,
        rolls: z.array(count),
        card: z.nullable(text),
        events: list,
      }),
    ),
  },
  explain: {
    legal: z.boolean(),
    broken: z.array(z.strictObject({ violation, rule: json, rulings: list })),
    nearest: list,
    passed: list,
    otherwise: list,
    text,
  },
  scene: { scene: json },
  svg: { svg: text },
  encoder: {
    ruleset: text,
    version: count,
    size: count,
    names: texts,
    actions: count,
    orders: z.array(z.strictObject({ type: text, from: count, size: count, fields: texts })),
  },
  observe: { at: count, seat: text, numbers },
  save: { record: json },
  load: position,
  close: { closed: idSchema },
} as const satisfies Readonly<Record<Request2['do'], z.core.$ZodShape>>

const id = z.union([text, number, z.null()])

/** What is answered to what is refused. */
export const refusalSchema = z.strictObject({ id, ok: z.literal(false), ...refused })

/** What is answered to each request, by what it asks for. */
export const answerSchemas: ReadonlyMap<string, z.core.$ZodType> = new Map(
  Object.entries(FIELDS).map(([what, fields]) => [what, z.strictObject({ id, ok: z.literal(true), ...fields })]),
)
