/**
 * What every rule of every published game says, by the game's id; the kernel's own rules and the errata sheet of Fighting
 * Wings beside them. Import one game's own `wingover/<game>/rules` to keep a bundle small; programs that want data read
 * `wingover/<game>/rules.json`.
 *
 * @module
 */
import { coreMessages } from './core/messages.js'
import { coreRules, type Glossary, type RuleInfo, type RuleText } from './core/rules.js'
import { glossary as kernelGlossary, texts as kernelTexts } from './core/rules.text.js'
import type { OptionInfo, Ruleset } from './core/ruleset.js'
import { rulesets } from './registry.js'
import { messages as aerialCrapsMessages } from './rulesets/aerial-craps/book/messages.js'
import * as aerialCraps from './rulesets/aerial-craps/book/rules.text.js'
import { messages as fightingWingsMessages } from './rulesets/fighting-wings/book/messages.js'
import * as fightingWings from './rulesets/fighting-wings/book/rules.text.js'
import { sheet, MESSAGES as sheetMessages } from './rulesets/fighting-wings/errata/index.js'
import { messages as regiaAeronauticaMessages } from './rulesets/regia-aeronautica/book/messages.js'
import * as regiaAeronautica from './rulesets/regia-aeronautica/book/rules.text.js'
import { messages as spitfireMessages } from './rulesets/spitfire/book/messages.js'
import * as spitfire from './rulesets/spitfire/book/rules.text.js'
import { messages as spittingFireMessages } from './rulesets/spitting-fire/book/messages.js'
import * as spittingFire from './rulesets/spitting-fire/book/rules.text.js'

/** What a rule book is bound from, but for where its rules are carried out. */
export interface Manuscript {
  /** The id of a game, `fighting-wings-errata` or `kernel`. */
  readonly game: string
  readonly title: string
  readonly revision: number
  readonly rules: Readonly<Record<string, RuleInfo>>
  readonly texts: Readonly<Record<string, RuleText>>
  readonly options: Readonly<Record<string, OptionInfo>>
  readonly glossary: Glossary
  /** The refusals by code, as templates. */
  readonly messages: Readonly<Record<string, string>>
}

type Book = Pick<Manuscript, 'texts' | 'glossary'>

const ofGame = ({ info }: Ruleset, { texts, glossary }: Book, messages: Manuscript['messages']): Manuscript => ({
  ...{ game: info.id, title: info.title, revision: info.revision, options: info.options, texts, glossary, messages },
  rules: without(info.rules, coreRules),
})

const without = <T>(all: Readonly<Record<string, T>>, others: object): Readonly<Record<string, T>> =>
  Object.fromEntries(Object.entries(all).filter(([id]) => !Object.hasOwn(others, id)))

const kernel: Manuscript = {
  ...{ game: 'kernel', title: 'The kernel', revision: 1, rules: coreRules, texts: kernelTexts, options: {} },
  ...{ glossary: kernelGlossary, messages: coreMessages },
}

/** The entries and rulings of the sheet that are no rule of the game already. */
function errata(): Manuscript {
  const { rules, texts, options, glossary } = sheet()
  return {
    ...{ game: 'fighting-wings-errata', title: 'Fighting Wings errata', messages: sheetMessages },
    ...{ revision: rulesets['fighting-wings'].info.revision, texts, options, glossary },
    rules: without(rules, rulesets['fighting-wings'].info.rules),
  }
}

/** Every book there is, the games in the order of the registry. */
export const manuscripts = (): readonly Manuscript[] => [
  ofGame(rulesets['spitting-fire'], spittingFire, spittingFireMessages),
  ofGame(rulesets.spitfire, spitfire, spitfireMessages),
  ofGame(rulesets['fighting-wings'], fightingWings, fightingWingsMessages),
  ofGame(rulesets['regia-aeronautica'], regiaAeronautica, regiaAeronauticaMessages),
  ofGame(rulesets['aerial-craps'], aerialCraps, aerialCrapsMessages),
  errata(),
  kernel,
]
