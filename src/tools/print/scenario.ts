import type { Game, OptionInfo, Scenario, Shown } from '../../core/index.js'
import { named, type Words } from '../../core/words/index.js'
import { paint } from '../svg/index.js'

/** How a scenario begins. */
export interface ScenarioSheet {
  readonly title: string
  /** The table as all may see it, as SVG; empty where nothing stands yet. */
  readonly picture: string
  /** Each piece and what is known of it. */
  readonly pieces: readonly { readonly side: string; readonly name: string; readonly labels: string }[]
  /** Switches that the scenario sets, in words. */
  readonly options: readonly string[]
}

const WIDTH = 900

/** Every scenario of a game, as it stands before anybody has chosen anything. */
export const scenarioSheets = (ruleset: Shown, words: Words): readonly ScenarioSheet[] =>
  ruleset.info.scenarios.map((scenario) => sheetOf(ruleset, words, scenario))

function sheetOf(ruleset: Shown, words: Words, { title, config }: Scenario): ScenarioSheet {
  const first = ruleset.setup({ ...config, dice: 'seeded', seed: 'print' } as Game['Config'])
  const view = first.ok ? ruleset.view(first.state, 'spectator') : undefined
  const drawn = view && ruleset.scene(view, { piece: '' })
  const scene = view && drawn && named(drawn, words, view)
  const { seats } = ruleset.info
  return {
    title,
    picture: scene === undefined ? '' : paint(scene, { theme: 'print', width: WIDTH, legend: false }),
    pieces: (scene?.pieces ?? []).map(({ side, name, id, labels }) => ({
      side: words.seat[seats[side] ?? ''] ?? '',
      name: name ?? id,
      labels: labels.join(' '),
    })),
    options: switched(ruleset.info.options, config),
  }
}

function switched(known: Readonly<Record<string, OptionInfo>>, config: object): readonly string[] {
  const { options = {} } = config as { readonly options?: Readonly<Record<string, unknown>> }
  return Object.entries(options)
    .filter(([name, value]) => JSON.stringify(known[name]?.values[0]) !== JSON.stringify(value))
    .map(([name, value]) => saidOf(spaced(name), value))
}

const saidOf = (name: string, value: unknown): string =>
  value === true ? name : value === false ? `no ${name}` : `${name} ${spaced(String(value))}`

const spaced = (name: string): string =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/[-_]/g, ' ')
    .toLowerCase()
