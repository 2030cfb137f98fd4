/** The games of this library for the table: the only file here that names them. Each is a chunk of its own. */
import type { TableGame } from '../kit.js'

/** All games on offer, the best one to begin with first. */
export const games: readonly TableGame[] = [
  {
    id: 'spitting-fire',
    title: 'Spitting Fire',
    about: 'Plot a maneuver in secret, then fly it move by move. Fast fighters of 1940, on hexes or an open table.',
    first: 'duel',
    load: async () => {
      const [{ spittingFire, routes }, { words }] = await Promise.all([
        import('../../rulesets/spitting-fire/shown.js'),
        import('../../rulesets/spitting-fire/show/words.js'),
      ])
      return { ruleset: spittingFire, words, routes }
    },
    overlays: async () => (await import('../../rulesets/spitting-fire/show/overlays.js')).overlays,
    texts: async () => (await import('../../rulesets/spitting-fire/book/rules.text.js')).texts,
    guide: async () => (await import('./guides/spitting-fire.js')).guide,
    sheets: async () => (await import('../../rulesets/spitting-fire/show/sheets.js')).sheets,
  },
  {
    id: 'spitfire',
    title: 'SPITFIRE',
    about: 'Height and speed are everything: declare climbs and dives, set the throttle, then fly the hexes of 1940.',
    first: 'head-on',
    load: async () => {
      const [{ spitfire, routes }, { words }] = await Promise.all([
        import('../../rulesets/spitfire/shown.js'),
        import('../../rulesets/spitfire/show/words.js'),
      ])
      return { ruleset: spitfire, words, routes }
    },
    overlays: async () => (await import('../../rulesets/spitfire/show/overlays.js')).overlays,
    texts: async () => (await import('../../rulesets/spitfire/book/rules.text.js')).texts,
    guide: async () => (await import('./guides/spitfire.js')).guide,
    sheets: async () => (await import('../../rulesets/spitfire/show/sheets.js')).sheets,
  },
  {
    id: 'fighting-wings',
    title: 'Fighting Wings',
    about:
      'The deepest of the five: bank, pitch, energy and turn after turn of careful flying, twelve facings on hexes.',
    first: 'duel',
    load: async () => {
      const [{ fightingWings }, { words }] = await Promise.all([
        import('../../rulesets/fighting-wings/shown.js'),
        import('../../rulesets/fighting-wings/show/words.js'),
      ])
      return { ruleset: fightingWings, words }
    },
    overlays: async () => (await import('../../rulesets/fighting-wings/show/overlays.js')).overlays,
    texts: async () => (await import('../../rulesets/fighting-wings/book/rules.text.js')).texts,
    guide: async () => (await import('./guides/fighting-wings.js')).guide,
    sheets: async () => (await import('../../rulesets/fighting-wings/show/sheets.js')).sheets,
  },
  {
    id: 'regia-aeronautica',
    title: 'Regia Aeronautica',
    about: 'June 1940 over the Alps: bombers, escorts, flak and hidden chits on a small map of squares.',
    first: 'premiere',
    load: async () => {
      const [{ regiaAeronautica, routes }, { words }] = await Promise.all([
        import('../../rulesets/regia-aeronautica/shown.js'),
        import('../../rulesets/regia-aeronautica/show/words.js'),
      ])
      return { ruleset: regiaAeronautica, words, routes }
    },
    overlays: async () => (await import('../../rulesets/regia-aeronautica/show/overlays.js')).overlays,
    texts: async () => (await import('../../rulesets/regia-aeronautica/book/rules.text.js')).texts,
    guide: async () => (await import('./guides/regia-aeronautica.js')).guide,
    sheets: async () => (await import('../../rulesets/regia-aeronautica/show/sheets.js')).sheets,
  },
  {
    id: 'aerial-craps',
    title: 'Aerial Craps',
    about: 'The Western Front of 1917: pursue, test your maneuver, fire short bursts and nurse a failing engine home.',
    first: 'duel',
    load: async () => {
      const [{ aerialCraps, routes }, { words }] = await Promise.all([
        import('../../rulesets/aerial-craps/shown.js'),
        import('../../rulesets/aerial-craps/show/words.js'),
      ])
      return { ruleset: aerialCraps, words, routes }
    },
    overlays: async () => (await import('../../rulesets/aerial-craps/show/overlays.js')).overlays,
    texts: async () => (await import('../../rulesets/aerial-craps/book/rules.text.js')).texts,
    guide: async () => (await import('./guides/aerial-craps.js')).guide,
    sheets: async () => (await import('../../rulesets/aerial-craps/show/sheets.js')).sheets,
  },
]
