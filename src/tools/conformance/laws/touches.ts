/** What a screen is told of orders: pieces, places, fields, changes and secrets. */
import { fromView } from '../../../core/from-view.js'
import { canonical } from '../../../core/json.js'
import type { BaseAction, Game, Ruleset } from '../../../core/ruleset.js'
import { isShown, type Shown } from '../../../core/show.js'
import type { Field, ManyField, NumberField, Touch } from '../../../core/touch.js'
import { type Finding, type Law, type Position, show, type Taken } from '../law.js'
import { mutate } from '../mutate.js'

/** The players who are asked, each with what it sees. Of a game that is not shown, nobody looks. */
function asked({ ruleset, state }: Position): readonly (readonly [Shown, Game['View']])[] {
  if (!isShown(ruleset)) return []
  const players = ruleset.actors(state).filter((seat) => seat !== 'referee')
  return players.map((seat) => [ruleset, ruleset.view(state, seat)])
}

/** What is touched stands in the picture. */
export const touchedIsInScene: Law<Position> = {
  name: 'touched-is-in-scene',
  oneIn: 2,
  promise: 'the pieces that an order acts with or on are pieces of the scene of the same view; places are finite',
  broken(position) {
    for (const [ruleset, view] of asked(position)) {
      const pieces = new Set(ruleset.scene(view)?.pieces.map(({ id }) => id))
      for (const action of listOf(position, view.seat)) {
        const finding = wrongTouch(ruleset.touch(view, action), pieces)
        if (finding !== undefined) return `${show(action)} ${finding}`
      }
    }
    return undefined
  },
}

const listOf = ({ listed }: Position, seat: string): readonly BaseAction[] => listed.filter((one) => one.seat === seat)

function wrongTouch({ subject = [], target = [], at, ghost = [] }: Touch, pieces: ReadonlySet<string>): Finding {
  const lost = [...subject, ...target].find((id) => !pieces.has(id))
  if (lost !== undefined) return `touches ${lost}, which is not in the scene`
  const points = [...(at === undefined ? [] : [at]), ...ghost.map((stand) => stand.at)]
  if (points.some(({ x, y }) => !Number.isFinite(x) || !Number.isFinite(y))) return 'leads nowhere'
  const turned = ghost.find(({ heading }) => heading !== null && !(heading >= 0 && heading < 360))
  return turned === undefined ? undefined : `heads ${turned.heading} degrees`
}

/** The ends of a field are the ends of what is legal. */
export const fieldsAreExact: Law<Position> = {
  name: 'fields-are-exact',
  oneIn: 3,
  promise: 'check takes a number at both ends of its field and nothing beyond; and each part of a selection by itself',
  broken(position) {
    for (const [ruleset, view] of asked(position)) {
      const { check } = fromView(ruleset, view)
      const own = listOf(position, view.seat)
      for (const type of new Set(own.map((one) => one.type))) {
        const order = own.find((one) => one.type === type) as BaseAction
        for (const field of ruleset.fields(view, type)) {
          const finding = wrongField(
            field,
            (value) => check({ ...order, [field.field]: value } as BaseAction).length === 0,
          )
          if (finding !== undefined) return `${type}.${field.field} ${finding}`
        }
      }
    }
    return undefined
  },
}

function wrongField(field: Field, isLegal: (value: unknown) => boolean): Finding {
  if (field.kind === 'number') return wrongNumber(field, isLegal)
  return field.kind === 'many' ? wrongParts(field, isLegal) : undefined
}

function wrongNumber({ least, most, step, stops }: NumberField, isLegal: (value: number) => boolean): Finding {
  if (!(least <= most && step > 0)) return `goes from ${least} to ${most} by ${step}`
  const round = (value: number): number => Math.round(value * 1e6) / 1e6
  for (const end of [least, most, ...stops.filter((stop) => stop >= least && stop <= most)]) {
    if (!isLegal(end)) return `${end} is refused`
  }
  for (const beyond of [round(least - step), round(most + step)]) if (isLegal(beyond)) return `${beyond} is legal`
  return undefined
}

function wrongParts({ parts }: ManyField, isLegal: (value: unknown) => boolean): Finding {
  const wrong = parts.find(({ value }) => !isLegal([value]))
  return wrong === undefined ? undefined : `${show(wrong.value)} alone is refused`
}

/** Changes are what may be changed: all of it, and one of each stands. */
export const changesAreLegal: Law<Position> = {
  name: 'changes-are-legal',
  oneIn: 2,
  promise: 'every change is legal and not listed, and every legal order of a changeable type is listed or a change',
  broken(position) {
    const { pick, pool } = position
    for (const [ruleset, view] of asked(position)) {
      const { check } = fromView(ruleset, view)
      const listed = new Set(listOf(position, view.seat).map(canonical))
      const changes = ruleset.changes(view)
      const wrong = changes.find(
        ({ action, standing }) => listed.has(canonical(action)) || (!standing && check(action).length > 0),
      )
      if (wrong !== undefined) return `the change ${show(wrong.action)} is listed or refused`
      const known = new Set(changes.map(({ action }) => canonical(action)))
      for (let n = 0; n < MUTANTS; n++) {
        const action = mutate(pick.of(position.listed), pool(), pick)
        const isMissed =
          isOpen(ruleset, view, action) && !listed.has(canonical(action)) && !known.has(canonical(action))
        if (isMissed && check(action).length === 0) return `${show(action)} is legal, not listed and no change`
      }
    }
    return undefined
  },
}

const MUTANTS = 12

/** Is it an order of this seat, of a type whose every legal order must be listed or a change? */
function isOpen({ info, parse }: Ruleset, { seat }: Game['View'], action: BaseAction): boolean {
  if (action.seat !== seat || !Object.hasOwn(info.actions, action.type) || !parse.action(action).ok) return false
  const { listed, changeable } = info.actions[action.type] as Ruleset['info']['actions'][string]
  return changeable && listed === 'all' && action.rolls === undefined && action.card === undefined
}

/** What is wanted can be asked for. */
export const wantedIsAnOrder: Law<Position> = {
  name: 'wanted-is-an-order',
  oneIn: 2,
  promise: 'orders that a player would look for are orders of that player and pass the gate',
  broken(position) {
    for (const [ruleset, view] of asked(position)) {
      const wrong = ruleset.wanted(view).find((one) => one.seat !== view.seat || !ruleset.parse.action(one).ok)
      if (wrong !== undefined) return `${show(wrong)} is not an order of ${view.seat}`
    }
    return undefined
  },
}

/** A curtain is drawn for what is hidden, and for nothing else. */
export const secretMeansHidden: Law<Taken> = {
  name: 'secret-means-hidden',
  promise: 'an order is secret exactly if something that it does is told to some players only',
  broken({ ruleset, state, action, step }) {
    if (action.seat === 'referee') return undefined
    const secret = ruleset.secret(ruleset.view(state, action.seat), action.type)
    const hides = step.events.some(({ audience }) => audience !== 'all')
    if (secret === hides) return undefined
    return `${show(action)} is ${secret ? '' : 'not '}secret, and ${hides ? 'something' : 'nothing'} of it is hidden`
  },
}
