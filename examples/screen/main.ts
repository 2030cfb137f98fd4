/** The page: `?game=spitfire&scenario=head-on&screen=react` says what is played and which screen plays it. */
import type { Overlays, Ruleset } from 'wingover'
import { rulesets } from 'wingover/registry'
import { overlays } from 'wingover/registry/overlays'
import { words } from 'wingover/registry/words'
import type { Words } from 'wingover/words'
import { type Kit, sitDown } from './hot-seat.js'
import { sitDownWithReact } from './hot-seat-react.js'

const wanted = new URLSearchParams(location.search)
const game = wanted.get('game') ?? 'spitting-fire'
const of = <T>(all: object): T => (all as Readonly<Record<string, T>>)[game] as T
const kit: Kit = { ruleset: of<Ruleset>(rulesets), words: of<Words>(words), overlays: of<Overlays>(overlays) }
const { scenarios } = kit.ruleset.info
const { config } = scenarios.find(({ id }) => id === wanted.get('scenario')) ?? scenarios[0]!
const root = document.getElementById('table') as HTMLElement
const sit = wanted.get('screen') === 'react' ? sitDownWithReact : sitDown
sit(root, kit, { ...config, dice: 'seeded', seed: wanted.get('seed') ?? String(Date.now()) })
