import { botNamed } from 'wingover/bots'

/** Takes its time over every game, as a bot that thinks does. */
export default (/** @type {import('wingover').Ruleset} */ ruleset, /** @type {string} */ seat) => {
  const player = botNamed(ruleset, 'random')?.(seat)
  return {
    begin: () => new Promise((done) => setTimeout(done, 700)),
    /** @type {import('wingover/bots').Player['act']} */
    act: (view, pick, budget) => /** @type {never} */ (player?.act(view, pick, budget)),
  }
}
