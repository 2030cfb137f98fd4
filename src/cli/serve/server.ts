import type { Parsed, Ruleset } from 'wingover'
import { games } from '../games.js'
import { jsonSchemas } from '../schemas.js'
import { Hall, type ServerOptions } from './hall.js'
import { Refused, refusalOf } from './match.js'
import { no } from './messages.js'
import { rulesetOf } from './openings.js'
import { protocolSchemas } from './protocol-schemas.js'
import { type Asked, MOST, readRequest } from './requests.js'
import { type Asked2, MOST_2, readRequest2 } from './requests-2.js'
import { Slots } from './slots.js'
import { answer1 } from './version-1.js'
import { answer2, type Result, Written } from './version-2.js'

/** The versions of the protocol. One is added when a client of before could no longer speak the last. */
const PROTOCOLS = [1, 2] as const

type Id = string | number | null

/** Answers the requests of one client, one by one, in the version it asks for. */
export class Server {
  readonly #slots: Slots
  #version: (typeof PROTOCOLS)[number] = 1

  constructor(from: ServerOptions | Hall, name = '') {
    this.#slots = new Slots(from instanceof Hall ? from : new Hall(from), name)
  }

  /** The answer to a line, as a line. Never throws: what is refused is told as violations. */
  answer(line: string): Promise<string> {
    return this.#answer(readLine(line))
  }

  /** The answer to a line that was too long to be read. */
  tooLong(): string {
    const { line: limit } = this.#slots.hall.options
    return JSON.stringify({ id: null, ok: false, violations: [no('CORE-LIMIT', 'line-too-long', { limit })] })
  }

  /** The client is gone: its games are left. */
  close(): void {
    this.#slots.closeAll()
  }

  async #answer(json: unknown): Promise<string> {
    const id = idOf(json)
    try {
      return answerText(id, await this.#do(json))
    } catch (error) {
      return JSON.stringify({ id, ok: false, ...refusalOf(error) })
    }
  }

  async #do(json: unknown): Promise<Result> {
    if (this.#version === 1) {
      const request = wellFormed(json, readRequest(json))
      return request.do === 'hello' ? this.#hello(request) : answer1(this.#slots, request)
    }
    const request = wellFormed(json, readRequest2(json))
    if (request.do === 'hello') return this.#hello(request)
    return request.do === 'batch' ? this.#batch(request) : answer2(this.#slots, request)
  }

  async #batch({ requests }: Asked2<'batch'>): Promise<Written> {
    const answers: string[] = []
    for (const one of requests) answers.push(await this.#batched(one))
    return new Written(`"answers":[${answers.join(',')}]`)
  }

  async #batched(json: unknown): Promise<string> {
    const { do: what } = (typeof json === 'object' && json !== null ? json : {}) as { readonly do?: unknown }
    if (what !== 'batch' && what !== 'hello') return this.#answer(json)
    return JSON.stringify({ id: idOf(json), ok: false, violations: [no('CORE-SHAPE', 'not-in-a-batch', { what })] })
  }

  #hello({ schemas = [], protocol = this.#version }: Asked<'hello'>): object {
    const version = PROTOCOLS.find((one) => one === protocol)
    const facts = { name: protocol, expected: PROTOCOLS.join(', ') }
    if (version === undefined) throw new Refused([no('CORE-SHAPE', 'unknown-protocol', facts)])
    const schemaOf = (id: string): object =>
      id === 'protocol' && version > 1 ? protocolSchemas() : jsonSchemas(rulesetOf(id))
    const asked = Object.fromEntries(schemas.map((id) => [id, schemaOf(id)]))
    this.#version = version
    const { hall } = this.#slots
    const { version: wingover, games: most, line } = hall.options
    return {
      protocol: version,
      ...(version > 1 && { protocols: PROTOCOLS }),
      wingover,
      bots: hall.players,
      limits: { ...(version > 1 ? MOST_2 : MOST), games: most, line },
      rulesets: Object.values(games).map(descriptionOf),
      schemas: asked,
    }
  }
}

function wellFormed<T>(json: unknown, request: Parsed<T>): T {
  if (request.ok) return request.value
  throw new Refused(json === undefined ? [no('CORE-SHAPE', 'not-a-request')] : request.violations)
}

function answerText(id: Id, result: Result): string {
  const begin = `{"id":${JSON.stringify(id)},"ok":true`
  const fields = result instanceof Written ? result.fields : JSON.stringify(result).slice(1, -1)
  return fields === '' ? `${begin}}` : `${begin},${fields}}`
}

const descriptionOf = ({ info }: Ruleset): object => ({
  id: info.id,
  title: info.title,
  revision: info.revision,
  seats: info.seats,
  scenarios: info.scenarios.map(({ id, title }) => ({ id, title })),
  options: Object.fromEntries(Object.entries(info.options).map(([name, { values }]) => [name, values])),
})

function readLine(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}

/** The id of a request, even of a bad one, so that its sender knows which it was. */
function idOf(json: unknown): Id {
  if (typeof json !== 'object' || json === null || !Object.hasOwn(json, 'id')) return null
  const { id } = json as { readonly id: unknown }
  return typeof id === 'string' || typeof id === 'number' ? id : null
}
