import type { Game, Ruleset } from 'wingover'

/** Positions as numbers, for learners. */
export class Numbers {
  of(_ruleset: Ruleset, _view: Game['View'], _list: readonly Game['Action'][]): string {
    return 'null'
  }

  describe({ info }: Ruleset): object {
    return { ruleset: info.id }
  }
}
