import axe from 'axe-core'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { furnish, type House, playOn, type Watched } from './page.js'

let house: House
let page: Watched
beforeAll(async () => {
  house = await furnish()
})
afterAll(() => house.close())
afterEach(async () => {
  expect(page.problems).toEqual([])
  await page.context().close()
})

const open = async (query: string, options?: Parameters<House['open']>[1]): Promise<Watched> => {
  page = await house.open(query, options)
  return page
}

const GAMES = ['spitting-fire', 'spitfire', 'fighting-wings', 'regia-aeronautica', 'aerial-craps'] as const
const FIRST: Readonly<Record<string, string>> = {
  spitfire: 'head-on',
  'fighting-wings': 'duel',
  'aerial-craps': 'duel',
}
const scenario = (game: string): string => (FIRST[game] === undefined ? '' : `&scenario=${FIRST[game]}`)

const faults = async (): Promise<readonly string[]> => {
  await page.evaluate(axe.source)
  const { violations } = await page.evaluate(() => (globalThis as unknown as { axe: typeof axe }).axe.run())
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .slice(0, 3)
        .map(({ html }) => html.slice(0, 160))
        .join(' | ')}`,
  )
}

describe.each(GAMES)('%s', (game) => {
  test('a whole game by clicks against a bot', async () => {
    await open(`?game=${game}${scenario(game)}&seats=you,bot:quick&seed=clicks&speed=off`)
    await page.waitForSelector('[data-question]')
    expect(await playOn(page, 3_000)).toMatch(/Winner|draw/)
    expect(await page.locator('[data-log] [data-line]').count()).toBeGreaterThan(5)
  })

  test('a whole game of two people at one screen, with the curtain between them', async () => {
    await open(`?game=${game}${scenario(game)}&seats=you,person&seed=pair&speed=off`)
    await page.waitForSelector('[data-question]')
    expect(await playOn(page, 4_000)).toMatch(/Winner|draw/)
  })
})

const DUEL = '?game=spitting-fire&scenario=duel&seed=dover&speed=off'
const question = () => page.locator('[data-question]').innerText()
const lines = () => page.locator('[data-log] [data-line]').count()
const choice = (text: RegExp) => page.locator('button[data-choice]', { hasText: text }).first()

test('a first-time visitor is in a duel with one click', async () => {
  await open('')
  await page.click('[data-duel]')
  await page.waitForSelector('button[data-choice][data-notation]')
  expect(await question()).toMatch(/plot a maneuver/)
  await page.waitForSelector('[data-guide]')
  await page.click('[data-understood]')
  await expect.poll(() => page.locator('[data-guide]').count()).toBe(0)
})

test('a guide that is not wanted stays away, also in the next game, until it is called', async () => {
  await open(`${DUEL}&seats=you,bot:quick`)
  await page.click('[data-skip-guide]')
  await expect.poll(() => page.locator('[data-guide]').count()).toBe(0)
  await page.goto('about:blank')
  await page.goto(`${house.address}${DUEL}&seats=you,bot:quick`)
  await page.waitForSelector('button[data-choice]')
  await page.click('[data-menu]')
  expect(await page.locator('[data-guide]').count()).toBe(0)
  await page.click('[data-guide-me]')
  await page.waitForSelector('[data-guide]')
})

test('every choice of a new game is on the start page, each option with its rule', async () => {
  await open('')
  await page.click('[data-game=regia-aeronautica]')
  await page.selectOption('select[name=scenario]', 'nouvel-attack')
  await page.locator('.options summary').click()
  await page
    .locator('.options small', { hasText: /\w{20,}|\w+ \w+ \w+/ })
    .first()
    .waitFor()
  await page.selectOption('select[name="option:aaHalf"]', '"down"')
  await page.click('[data-begin]')
  await page.waitForSelector('[data-question]')
})

test('a click on a lit place flies there', async () => {
  await open('?game=spitfire&scenario=head-on&seats=you,bot:quick&seed=places&speed=off')
  await page.waitForSelector('[data-question]')
  await playOn(page, 400, '.place')
  const panel = () => page.locator('aside').innerText()
  const stands = () => page.locator('.piece.acting').getAttribute('transform')
  const before = [await panel(), await stands()]
  const place = page.locator('.place[data-notation]').first()
  expect(await place.getAttribute('data-target')).toBe(await place.getAttribute('data-notation'))
  await place.click({ force: true })
  await expect.poll(panel).not.toBe(before[0])
  expect(await stands()).not.toBe(before[1])
})

test('the board is pushed by mouse, brought nearer by wheel and by two fingers; a push is no click', async () => {
  await open(`${DUEL}&seats=you,bot:quick`, { hasTouch: true })
  await page.waitForSelector('[data-piece]')
  const pose = async () => {
    const text = (await page.locator('.world').getAttribute('transform')) ?? ''
    const [x = 0, y = 0, k = 0] = text.match(/-?[\d.]+/g)?.map(Number) ?? []
    return { x, y, k }
  }
  const start = await pose()
  const piece = await page.locator('[data-piece=tuck-1]').boundingBox()
  if (piece === null) throw new Error('no piece')
  const [x, y] = [piece.x + piece.width / 2, piece.y + piece.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x - 40, y + 30, { steps: 4 })
  await page.mouse.up()
  const pushed = await pose()
  expect([pushed.x - start.x, pushed.y - start.y, pushed.k]).toEqual([
    expect.closeTo(-40, 3),
    expect.closeTo(30, 3),
    start.k,
  ])
  expect(await page.locator('[data-look]').count()).toBe(0)
  await page.mouse.click(x - 40, y + 30)
  await page.waitForSelector('[data-look]')
  await page.mouse.wheel(0, -200)
  await expect.poll(async () => (await pose()).k).toBeGreaterThan(pushed.k)
  const near = await pose()
  const wire = await page.context().newCDPSession(page)
  const fingers = (type: 'touchStart' | 'touchMove' | 'touchEnd', gap: number) => {
    const touchPoints = type === 'touchEnd' ? [] : [-gap, gap].map((dx, id) => ({ x: 400 + dx, y: 400, id }))
    return wire.send('Input.dispatchTouchEvent', { type, touchPoints })
  }
  await fingers('touchStart', 100)
  for (const gap of [95, 80, 60, 50]) await fingers('touchMove', gap)
  await fingers('touchEnd', 0)
  await expect.poll(async () => (await pose()).k / near.k).toBeCloseTo(0.5, 1)
})

test('a choice is taken back', async () => {
  await open(`${DUEL}&seats=you,bot:quick`)
  const before = [await question(), await lines()]
  await choice(/Climb Left/).click()
  await page.waitForSelector('button[aria-pressed=true]')
  await page.click('[data-undo]')
  await expect.poll(async () => [await question(), await lines()]).toEqual(before)
  expect(await page.locator('button[aria-pressed=true]').count()).toBe(0)
})

test('a game goes on after a reload, and is on the shelf', async () => {
  await open(`${DUEL}&seats=you,bot:quick`)
  await page.waitForSelector('[data-question]')
  await playOn(page, 12)
  const before = [await page.locator('[data-turn]').innerText(), await lines()]
  await page.reload()
  await page.waitForSelector('[data-log] [data-line]')
  expect([await page.locator('[data-turn]').innerText(), await lines()]).toEqual(before)
  await page.click('[data-menu]')
  await page.click('[data-leave]')
  await page.click('[data-kept]')
  await expect.poll(lines).toBe(before[1])
})

test('real dice are tapped and typed in', async () => {
  await open('?game=regia-aeronautica&seats=you,person&dice=own&speed=off')
  await page.waitForSelector('[data-dice]')
  while ((await page.locator('[data-card]').count()) > 0) await page.locator('[data-card]').first().click()
  await page.fill('[data-typed]', '7')
  await page.keyboard.press('Enter')
  await page.waitForSelector('.problem')
  expect(await question()).toBe('Throw 1 6-sided die.')
  const before = await lines()
  await page.click('[data-face="3"]')
  await expect.poll(lines).toBeGreaterThan(before)
  expect(await page.locator('[data-log]').innerText()).toMatch(/roll 3 for AA/)
})

test('a companion for a board of cardboard: a sheet in place of the board, real dice, and what is legal, on a phone', async () => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true }
  await open('?game=regia-aeronautica&seats=you,person&dice=own&board=own&speed=off', phone)
  await page.waitForSelector('[data-dice]')
  expect(await page.locator('.map').isVisible()).toBe(false)
  const offered = page.locator('[data-card], [data-face="2"], [data-draw-back], .ask [data-choice]')
  for (let n = 0; n < 40 && (await page.locator('[data-row]').count()) === 0; n++) await offered.first().click()
  expect(await page.locator('[data-row]').first().innerText()).toMatch(/\w/)
  expect(await faults()).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})

test('cards and scenarios open for the printer', async () => {
  await open('')
  await page.click('[data-game=spitfire]')
  const [sheets] = await Promise.all([page.context().waitForEvent('page'), page.click('[data-print=letter]')])
  await sheets.waitForSelector('.card')
  expect(await sheets.locator('.card').count()).toBe(15)
  expect(await sheets.locator('.scenario').count()).toBe(8)
})

test('two people: nothing of one is on the page while the other is asked', async () => {
  await open(`${DUEL}&seats=you,person`)
  await page.click('[data-draw-back]')
  await choice(/Dive Left/).click()
  await choice(/Commit/).click()
  await page.waitForSelector('[data-curtain=allies]')
  expect(await page.locator('[data-choice]').count()).toBe(0)
  expect(await page.content()).not.toMatch(/dive|-L\b/i)
  await page.click('[data-draw-back]')
  await choice(/Climb/).waitFor()
  expect(await page.locator('[data-log]').innerText()).not.toMatch(/dive/i)
  expect(await page.locator('button[aria-pressed=true]').count()).toBe(0)
})

test('a game that was given up is watched again, step by step, and taken up', async () => {
  await open(`${DUEL}&seats=you,bot:quick`)
  await page.waitForSelector('[data-question]')
  await playOn(page, 15)
  await page.click('[data-resign]')
  await page.click('[data-confirm]')
  expect(await page.locator('[data-outcome]').innerText()).toMatch(/Winner/)
  await page.click('[data-watch]')
  const step = () => page.locator('[data-step]').innerText()
  expect(await step()).toBe('0')
  await page.locator('[data-scrub]').fill('9')
  await expect.poll(step).toBe('9')
  const then = await lines()
  await page.locator('[data-scrub]').press('ArrowLeft')
  await expect.poll(lines).toBeLessThanOrEqual(then)
  await page.click('[data-play-on]')
  await page.waitForSelector('[data-question]')
})

test('a link carries the game; a broken one is named and nothing is lost', async () => {
  await open(`${DUEL}&seats=you,bot:quick`, { permissions: ['clipboard-read', 'clipboard-write'] })
  await page.waitForSelector('[data-question]')
  await playOn(page, 10)
  await page.click('[data-menu]')
  await page.click('[data-link]')
  const said = await page.locator('[data-link-said]').innerText()
  const link = said.startsWith('http') ? said : await page.evaluate(() => navigator.clipboard.readText())
  await page.goto('about:blank')
  await page.goto(link)
  await page.waitForSelector('[data-replay]')
  expect(await page.locator('[data-replay]').innerText()).toMatch(/Step (\d+) of \1\b/)
  await page.goto('about:blank')
  await page.goto(`${house.address}#game=${link.split('#game=')[1]?.slice(0, 60)}`)
  expect(await page.locator('[data-problem]').innerText()).toMatch(/link is broken/)
  expect(await page.locator('[data-kept]').count()).toBe(1)
})

test.each([
  ['?game=chess', /no game called "chess"/],
  ['?game=spitfire&scenario=moon', /no scenario called "moon"/],
  ['?game=spitfire&seats=ghost', /"ghost" cannot sit down/],
])('%s is named', async (query, why) => {
  await open(query)
  expect(await page.locator('[data-problem]').innerText()).toMatch(why)
})

test('a bot that there is not gives up with a word', async () => {
  await open(`${DUEL}&seats=bot:nobody,bot:quick`)
  await page.waitForSelector('[data-outcome]')
  expect(await page.locator('[data-notice]').innerText()).toMatch(/could not go on and gives up/)
})

test('by keyboard alone: begin, plot, walk the board, look at every piece', async () => {
  await open('')
  const on = () => page.evaluate(() => document.activeElement?.hasAttribute('data-duel'))
  for (let n = 0; n < 4 && !(await on()); n++) await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.waitForSelector('[data-choice]')
  await page.locator('.board').focus()
  await page.keyboard.press('p')
  const heard = () => page.locator('[data-said]').innerText()
  await expect.poll(heard).toMatch(/Emil 1|Tuck 1/)
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Escape')
  await page.keyboard.press('1')
  await page.waitForSelector('button[aria-pressed=true]')
  await page.keyboard.press('u')
  await expect.poll(() => page.locator('button[aria-pressed=true]').count()).toBe(0)
})

test('a refusal says why, and opens its rule; a line of the log opens its own', async () => {
  await open(`${DUEL}&seats=you,bot:quick`)
  await page.locator('[data-refused]').first().click({ force: true })
  await page.waitForSelector('[data-rule="SF-PLOT-02"] p:nth-of-type(2)')
  await page.click('[data-close]')
  await page.locator('[data-line] button').first().click()
  await page.waitForSelector('[data-dialog] [data-rule]')
})

test('what the other reading would have changed is told, but not while there are secrets', async () => {
  await open('?game=regia-aeronautica&scenario=premiere&seats=you,person&seed=readings&speed=off')
  await page.waitForSelector('[data-question], [data-curtain]')
  const line = page.locator('[data-line] button', { hasText: /for AA/ })
  await playOn(page, 40, '[data-resign]')
  await line.click()
  await page.waitForSelector('[data-otherwise-later]')
  expect(await page.locator('[data-otherwise]').count()).toBe(0)
  await page.click('[data-close]')
  await page.click('[data-resign]')
  await page.click('[data-confirm]')
  await line.click()
  await page.click('[data-otherwise=aaHalf]')
  expect(await page.locator('[data-answer]').innerText()).toMatch(/rounded down|Nothing would have/)
  expect(await faults()).toEqual([])
})

test('any piece, friend or foe, shows where it can go, what it threatens and what its fire would do', async () => {
  await open(`${DUEL}&seats=you,bot:quick`)
  await page.waitForSelector('[data-piece=tuck-1]')
  await page.locator('[data-piece=tuck-1] .hit').click({ force: true })
  await page.waitForSelector('[data-look=tuck-1]')
  for (const layer of ['reach', 'threat']) {
    await page.click(`[data-layer=${layer}]`)
    await page.waitForSelector('.board .area')
  }
  expect(await page.locator('[data-odds]').innerText()).toMatch(/sights|to hit/)
  await page.keyboard.press('Escape')
  await expect.poll(() => page.locator('[data-look]').count()).toBe(0)
})

test('builders see state, views and legal orders, and copy the game as a test case', async () => {
  await open(`${DUEL}&seats=you,bot:quick`)
  await page.waitForSelector('[data-question]')
  await page.click('[data-menu]')
  await page.click('[data-build]')
  const text = await page.locator('[data-dialog]').textContent()
  for (const word of ['axis setPlot', 'What allies sees', "rulesets['spitting-fire']", 'seed dover'])
    expect(text).toContain(word)
})

describe.each([
  ['a desk', { width: 1600, height: 900 }, 'light'],
  ['a desk', { width: 1600, height: 900 }, 'dark'],
  ['a phone', { width: 390, height: 844 }, 'light'],
  ['a phone', { width: 390, height: 844 }, 'dark'],
] as const)('on %s of %o, %s', (_, viewport, theme) => {
  test('nothing stands in the way of those who cannot see, and nothing is wider than the screen', async () => {
    await open(`?theme=${theme}`, { viewport })
    await page.click('[data-game=spitting-fire]')
    await page.waitForSelector('[data-plan]')
    expect(await faults()).toEqual([])
    await page.goto(
      `${house.address}?game=spitting-fire&scenario=hex-skirmish&seats=you,bot:quick&theme=${theme}&speed=off`,
    )
    await page.waitForSelector('[data-question]')
    await playOn(page, 25)
    await page.locator('[data-question]').or(page.locator('[data-outcome]')).first().waitFor()
    expect(await faults()).toEqual([])
    await page.click('[data-menu]')
    expect(await faults()).toEqual([])
    const wide = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(wide).toBeLessThanOrEqual(viewport.width)
  })
})
