/** What nobody in good faith would send. */

const nest = (levels: number, wrap: (inner: unknown) => unknown): unknown => {
  let value: unknown = 'x'
  for (let i = 0; i < levels; i++) value = wrap(value)
  return value
}

const wide = (count: number, value: unknown = 1): object =>
  Object.fromEntries(Array.from({ length: count }, (_, i) => [`k${i}`, value]))

const cycle: { self?: unknown } = {}
cycle.self = cycle

function trap(): never {
  throw new Error('trap')
}

/** Looks like an object until anybody asks it anything. */
const everyTrap = new Proxy(
  {},
  { get: trap, has: trap, ownKeys: trap, getPrototypeOf: trap, getOwnPropertyDescriptor: trap },
)

/** What is strange, by name, and of no size that matters. */
export const strange: Readonly<Record<string, unknown>> = {
  nothing: undefined,
  null: null,
  'a number': 1,
  'minus zero': -0,
  'not a number': Number.NaN,
  infinity: Number.POSITIVE_INFINITY,
  'a huge number': 1e308,
  'a big integer': 10n ** 30n,
  'an empty text': '',
  'a text': 'x',
  '__proto__ as a text': '__proto__',
  'constructor as a text': 'constructor',
  'escapes as a text': '\u001b]0;X\u0007\u0000\ud800',
  'an empty list': [],
  'a list of nothing': [null],
  'an empty object': {},
  'a circle': cycle,
  '__proto__ as a field': JSON.parse('{"__proto__":{"flying":true},"type":"resign","seat":"axis"}'),
  'a toString that is none': { type: 'x', seat: { toString: 1 }, toString: 1 },
  'a getter that throws': {
    get type(): string {
      return trap()
    },
  },
  'a proxy whose every trap throws': everyTrap,
  'a function': () => 1,
  'a symbol': Symbol('x'),
  'a date': new Date(0),
  'a map': new Map([['type', 'resign']]),
}

/** What is huge, by name. */
const huge: Readonly<Record<string, unknown>> = {
  'a text of 10 MB': 'x'.repeat(10_000_000),
  'a text of 1 MB that an expression might go back over': `${'a-'.repeat(500_000)}!`,
  'a list of a million': Array(1_000_000).fill({}),
  'a list of three million holes': Array(3_000_000),
  'an object with a field of 10 MB': { ['x'.repeat(10_000_000)]: 1 },
  '1,900 objects with 100 fields each': wide(1_900, wide(100)),
  'lists 20,000 deep': nest(20_000, (inner) => [inner]),
  'objects 20,000 deep': nest(20_000, (a) => ({ a })),
  'an action of a deep seat': { type: 'resign', seat: nest(5_000, (a) => ({ a })) },
  'an action of 300,000 fields': { type: 'resign', seat: 'axis', ...wide(300_000) },
  'a typed array of 10 MB': new Uint8Array(10_000_000),
}

/** The whole corpus by name. */
export const corpus: Readonly<Record<string, unknown>> = { ...strange, ...huge }

/** What replaces a part of a good value: large enough to hurt where nothing stops it. */
const parts: Readonly<Record<string, unknown>> = {
  ...strange,
  'a text of 5,000': 'x'.repeat(5_000),
  'a list of 50,000': Array(50_000).fill({}),
  'an object with 3,000 fields': wide(3_000),
  'objects 500 deep': nest(500, (a) => ({ a })),
}

/** Every value of the corpus, then a good value with each of its fields in turn replaced by what is strange. */
export function* hostile(good?: unknown): Generator<readonly [name: string, value: unknown]> {
  yield* Object.entries(corpus)
  if (typeof good !== 'object' || good === null) return
  for (const field of Object.keys(good)) {
    for (const [name, value] of Object.entries(parts)) yield [`${name} as ${field}`, { ...good, [field]: value }]
  }
}
