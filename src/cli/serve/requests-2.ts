/** The requests of version 2: all of version 1, told more, and many more. */
import { gate, listOf, whole } from 'wingover'
import * as z from 'zod/mini'
import { helloFields, LARGEST, loadFields, MOST, newFields, PARTS, playoutFields, request } from './requests.js'

/** What one request of version 2 may ask for at most. */
export const MOST_2 = { ...MOST, steps: MOST.steps, batch: 1_000, worlds: 100, ratings: 20_000, wait: 60 } as const

/** What a position can be told with. */
export const WANTS = ['events', 'view', 'changes', 'actions', 'notation', 'words', 'score', 'numbers'] as const

/** One of them. */
export type Want = (typeof WANTS)[number]

const { game, name, seed, action } = PARTS
const want = z.optional(listOf(z.enum(WANTS), WANTS.length))
const as = z.optional(game)
const words = z.optional(z.boolean())
const seat = z.optional(name)
const choose = z.optional(whole(0, MOST.actions))
const at = z.optional(whole(0, Number.MAX_SAFE_INTEGER))

/** What is done in one game of many: a choice by number, an action, a new game in its place, or nothing. */
const stepSchema = z.strictObject({
  game,
  at,
  choose,
  action: z.optional(action),
  reset: z.optional(z.boolean()),
  seed: z.optional(seed),
})

/** Every request of version 2, by what it asks for. */
export const REQUESTS = {
  hello: request('hello', helloFields),
  new: request('new', { ...newFields, refereed: z.optional(z.boolean()), as, want }),
  join: request('join', { ticket: name, as, want }),
  reset: request('reset', { game, seed: z.optional(seed), want }),
  steps: request('steps', { games: listOf(stepSchema, MOST_2.batch), want }),
  batch: request('batch', { requests: listOf(z.unknown(), MOST_2.batch) }),
  view: request('view', { game, seat }),
  state: request('state', { game }),
  legal: request('legal', { game, seat, words }),
  check: request('check', { game, action }),
  act: request('act', { game, action: z.optional(action), choose, at, words, want }),
  advance: request('advance', { game, words, want }),
  wait: request('wait', { game, seconds: z.optional(whole(0, MOST_2.wait)), want }),
  undo: request('undo', { game, steps: z.optional(whole(1, MOST.actions)), want }),
  events: request('events', { game, since: z.optional(whole(0, MOST.actions)), words }),
  fork: request('fork', { game, seed: z.optional(seed), as, want }),
  playout: request('playout', playoutFields),
  rate: request('rate', playoutFields),
  sample: request('sample', { game, seat, seed: z.optional(seed), count: z.optional(whole(1, MOST_2.worlds)) }),
  evaluate: request('evaluate', { game, seed: z.optional(seed), count: z.optional(whole(1, MOST_2.worlds)) }),
  odds: request('odds', { game, action, trials: z.optional(whole(1, MOST.playouts)), seed: z.optional(seed) }),
  explain: request('explain', { game, action, nearest: z.optional(whole(0, 20)), trace: z.optional(z.boolean()) }),
  scene: request('scene', { game, seat, piece: z.optional(z.string().check(z.maxLength(64))) }),
  svg: request('svg', {
    game,
    seat,
    piece: z.optional(z.string().check(z.maxLength(64))),
    theme: z.optional(z.enum(['light', 'dark', 'print'])),
  }),
  encoder: request('encoder', { ruleset: name }),
  observe: request('observe', { game, seat }),
  save: request('save', { game }),
  load: request('load', { ...loadFields, as, want }),
  close: request('close', { game }),
} as const

type Requests = { readonly [T in keyof typeof REQUESTS]: z.infer<(typeof REQUESTS)[T]> }

/** A request of version 2, well-formed. */
export type Request2 = Requests[keyof Requests]

/** One kind of request of version 2. */
export type Asked2<T extends keyof Requests> = Requests[T]

/** One game in a line of many. */
export type StepRequest = z.infer<typeof stepSchema>

type Some = readonly [(typeof REQUESTS)['hello'], ...(typeof REQUESTS)[keyof typeof REQUESTS][]]

/** From a line's JSON to a request of version 2. */
export const readRequest2 = gate<Request2>(
  z.discriminatedUnion('do', Object.values(REQUESTS) as readonly unknown[] as Some),
  LARGEST,
)
