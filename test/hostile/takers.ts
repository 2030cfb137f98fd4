/**
 * Public functions that take data from outside. Each says what good input looks like and how to feed it: whatever comes,
 * it answers with data, throws nothing and works little.
 */
import {
  advance,
  enumerate,
  fromView,
  type Game,
  gate,
  history,
  idSchema,
  LIMITS,
  parseRecord,
  phaseReducer,
  recordGame,
  replay,
  type Shown,
  transcript,
  verify,
} from 'wingover'
import { parseResult, parseResults } from 'wingover/arena'
import { botNamed } from 'wingover/bots'
import { resolve, scriptedDice } from 'wingover/dice'
import { compare, compareRecord, explainAction, explainActionFor, explainRecorded } from 'wingover/explain'
import { append, beginMatch, newSecret, parseTerms, termsOf, tipOf, verifyMatch } from 'wingover/fair'
import { Desk, fromLines, type Table as Hosted, host, seatOf } from 'wingover/host'
import { recordPage } from 'wingover/player'
import { parseAssignment } from 'wingover/queue'
import { rulesets } from 'wingover/registry'
import { words as said } from 'wingover/spitting-fire/words'

/** A game with a good value of each kind that comes from outside. */
export interface Table {
  readonly game: Shown
  readonly config: never
  readonly state: never
  readonly action: never
  readonly view: never
  readonly record: never
}

/** A table of one of our games. */
export function tableOf(game: Shown): Table {
  const config = { ...game.info.scenarios[0]!.config, dice: 'seeded', seed: 'hostile' } as never
  const first = game.setup(config)
  if (!first.ok) throw new Error(`${game.info.id} cannot be set up`)
  const state = first.state as never
  const action = game.legalActions(state)[0] as never
  const made = recordGame(game, config, [action])
  if (!made.ok) throw new Error(`${game.info.id} cannot be recorded`)
  const view = game.view(state, game.info.seats[0]!) as never
  return { game, config, state, action, view, record: JSON.parse(JSON.stringify(made.value)) as never }
}

/** How to feed a taker: what is good, and the call. */
export interface Feed {
  readonly good: unknown
  readonly call: (hostile: never) => unknown
}

/** The methods of a ruleset that take data from outside. */
export const takersOf = ({ game, config, state, action, view }: Table): Readonly<Record<string, readonly Feed[]>> => ({
  setup: [{ good: config, call: (json) => game.setup(json) }],
  check: [
    { good: action, call: (json) => game.check(state, json) },
    { good: state, call: (json) => game.check(json, action) },
  ],
  reduce: [
    { good: action, call: (json) => game.reduce(state, json) },
    { good: state, call: (json) => game.reduce(json, action) },
  ],
  actors: [{ good: state, call: (json) => game.actors(json) }],
  legalActions: [
    { good: state, call: (json) => game.legalActions(json) },
    { good: undefined, call: (json) => game.legalActions(state, json) },
  ],
  parse: [
    { good: config, call: (json) => game.parse.config(json) },
    { good: action, call: (json) => game.parse.action(json) },
    { good: state, call: (json) => game.parse.state(json) },
    { good: view, call: (json) => game.parse.view(json) },
  ],
  notation: [{ good: undefined, call: (text) => game.notation.parseAction(text) }],
})

const table = tableOf((rulesets as Readonly<Record<string, Shown>>)['spitting-fire']!)
const { game, config, state, action, view, record } = table
const begun = history.begin(game, config)
if (!begun.ok) throw new Error('no history')
const seat = game.info.seats[0]!
const words = said as never
const sides = [{}, { turnLimit: 3 }] as never
const result = {
  id: 'x',
  players: {},
  budget: 1,
  scenario: 'duel',
  winner: 'draw',
  rule: 'x',
  score: {},
  actions: 1,
  record,
}
const results = { format: 2, revision: game.info.revision, tournament: {}, games: [result] }

const job = { id: 'x', scenario: 'duel', seed: 's', players: { axis: 'random' }, budget: 1 }

const tips = Object.fromEntries(game.info.seats.map((one) => [one, tipOf(newSecret(), one)]))
const terms = termsOf(game, config, tips)
const match = beginMatch(game, terms)
if (!match.ok) throw new Error('no match')
const entry = { kind: 'play', seat, action }

const sitting = [host(game, { scenario: 'duel' }), host(game, { scenario: 'duel', dice: 'asked' })]
const [hosted, asking] = sitting.map((made) => {
  if (!made.ok) throw new Error('no table')
  return made.value
}) as [Hosted<Game>, Hosted<Game>]
while (!game.info.seats.some((one) => asking.join(one).decision.needs)) {
  const actor = asking.join(seat).decision.actors[0]!
  asking.act(actor, fromView(game, asking.join(actor).view).legalActions()[0])
}
const asker = game.info.seats.find((one) => asking.join(one).decision.needs)!

/** The functions by entry and name. */
export const takers: Readonly<Record<string, Readonly<Record<string, readonly Feed[]>>>> = {
  wingover: {
    parseRecord: [{ good: record, call: (json) => parseRecord(game, json) }],
    replay: [{ good: record, call: (json) => replay(game, json) }],
    verify: [{ good: record, call: (json) => verify(game, json) }],
    transcript: [{ good: record, call: (json) => transcript(game, json, seat) }],
    recordGame: [
      { good: config, call: (json) => recordGame(game, json, []) },
      { good: action, call: (json) => recordGame(game, config, [json]) },
    ],
    advance: [{ good: state, call: (json) => advance(game, json) }],
    enumerate: [{ good: action, call: (json) => enumerate(game, state, json) }],
    phaseReducer: [
      { good: action, call: (json) => phaseReducer(game, ['setPlot'])(state, json) },
      { good: state, call: (json) => phaseReducer(game, ['setPlot'])(json, action) },
    ],
    gate: [{ good: undefined, call: (json) => gate(idSchema, LIMITS.action)(json) }],
    'history.begin': [{ good: config, call: (json) => history.begin(game, json) }],
    'history.play': [{ good: action, call: (json) => history.play(game, begun.history, json) }],
  },
  'wingover/arena': {
    parseResult: [{ good: result, call: (json) => parseResult(game, json) }],
    parseResults: [{ good: results, call: (json) => parseResults(game, json) }],
  },
  'wingover/bots': { botNamed: [{ good: undefined, call: (name) => botNamed(game, name) }] },
  'wingover/dice': { resolve: [{ good: action, call: (json) => resolve(game, state, json, scriptedDice([])) }] },
  'wingover/explain': {
    explainAction: [{ good: action, call: (json) => explainAction(game, state, json, { words }) }],
    explainActionFor: [{ good: action, call: (json) => explainActionFor(game, view, json, { words }) }],
    explainRecorded: [{ good: record, call: (json) => explainRecorded(game, json, 0, 0, { words }) }],
    compare: [{ good: action, call: (json) => compare(game, { config, state }, json, sides, { words }) }],
    compareRecord: [{ good: record, call: (json) => compareRecord(game, json, sides, { words }) }],
  },
  'wingover/fair': {
    parseTerms: [{ good: terms, call: (json) => parseTerms(game, json) }],
    beginMatch: [{ good: terms, call: (json) => beginMatch(game, json) }],
    append: [{ good: entry, call: (json) => append(game, match.value, json) }],
    verifyMatch: [{ good: { terms, entries: [entry] }, call: (json) => verifyMatch(game, json) }],
  },
  'wingover/host': {
    host: [
      { good: config, call: (json) => host(game, { config: json }) },
      { good: 'duel', call: (json) => host(game, { scenario: json }) },
      { good: { turnLimit: 3 }, call: (json) => host(game, { scenario: 'duel', options: json }) },
      { good: { time: 3 }, call: (json) => host(game, { scenario: 'duel', clock: json }) },
      { good: hosted.save(), call: (json) => host.load(game, json) },
      { good: action, call: (json) => hosted.act(seat, json) },
      { good: seat, call: (json) => [hosted.act(json, action), hosted.join(json), hosted.resign(json)] },
      { good: 'x', call: (json) => hosted.act(seat, {}, { id: json, step: json }) },
      { good: { rolls: [1] }, call: (json) => asking.roll(asker, json) },
      { good: 3, call: (json) => hosted.since(seat, json) },
    ],
    Desk: [
      {
        good: { verb: 'since', id: 'x', step: 0 },
        call: (json) =>
          new Desk(hosted, { now: () => 0 }).enter(seat, { send: () => {}, close: () => {} }).receive(json),
      },
    ],
    fromLines: [{ good: '{}', call: (text) => fromLines(['{}', String(typeof text === 'string' ? text : '')]) }],
    seatOf: [{ good: 'x', call: (ticket) => seatOf('secret', 'game', ['axis'], ticket) }],
  },
  'wingover/queue': {
    parseAssignment: [{ good: { ruleset: 'x', revision: 1, job }, call: (json) => parseAssignment(json) }],
  },
  'wingover/player': { recordPage: [{ good: record, call: (json) => recordPage(game, json, { words }) }] },
}
