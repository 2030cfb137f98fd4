/**
 * Games in words: what {@link Words} a table has to say, {@link tell} for a log of what happened, {@link translated} for
 * another tongue. The words of each game are an entry of their own, `wingover/<game>/words`; those of all five are
 * `wingover/registry/words`.
 *
 * ```ts
 * for (const { text, rules } of tell(words, step.events, view)) console.log(text, rules.join(' '))
 * ```
 *
 * @module
 */
export * from './english.js'
export * from './outcome.js'
export * from './scene.js'
export * from './tell.js'
export * from './words.js'
