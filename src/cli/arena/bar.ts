import { type Progress, paceOf, type Sprt } from 'wingover/arena'
import { mutter, note, rewrite, type Terminal } from '../terminal.js'

const WIDTH = 30

/** Shows how far a tournament is: a bar on a terminal, a line at every tenth part elsewhere. */
export function progressBar(terminal: Terminal, now = (): number => performance.now()): (progress: Progress) => void {
  const start = now()
  let tenth = -1
  return (progress) => {
    const share = progress.total === 0 ? 1 : progress.done / progress.total
    const text = progressText(progress, (now() - start) / 1000)
    if (terminal.errors.isTTY) rewrite(terminal, `${barText(share)} ${text}`)
    else if (Math.floor(share * 10) > tenth) note(terminal, text)
    if (terminal.errors.isTTY && (share === 1 || progress.sprt?.accepted)) mutter(terminal, '\n')
    tenth = Math.floor(share * 10)
  }
}

const barText = (share: number): string => `[${'#'.repeat(Math.floor(share * WIDTH)).padEnd(WIDTH)}]`

/** `12 of 40 games, 3.1 a second, 9 s left, 2 under way, LLR 1.24 of 2.94`. */
function progressText(progress: Progress, elapsed: number): string {
  const { rate, left } = paceOf(progress, elapsed)
  const { done, total, playing, sprt } = progress
  return [
    `${done} of ${total} games`,
    ...(rate > 0 ? [`${rate.toFixed(rate < 10 ? 1 : 0)} a second`] : []),
    ...(left ? [`${sprt === undefined ? '' : 'at most '}${timeText(left)} left`] : []),
    ...(playing > 0 ? [`${playing} under way`] : []),
    ...(sprt === undefined ? [] : [llrText(sprt)]),
  ].join(', ')
}

const llrText = ({ llr, lower, upper }: Sprt): string =>
  `LLR ${llr.toFixed(2)} of ${(llr < 0 ? lower : upper).toFixed(2)}`

function timeText(seconds: number): string {
  const whole = Math.ceil(seconds)
  if (whole < 120) return `${whole} s`
  return whole < 7200 ? `${Math.ceil(whole / 60)} min` : `${(whole / 3600).toFixed(1)} h`
}
