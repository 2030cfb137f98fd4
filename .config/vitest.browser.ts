import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { findBrowser } from '../.ci/browser.mjs'
import base from '../vitest.config.js'

const executablePath = findBrowser()
if (executablePath === undefined) throw new Error('no Chromium: apt-get install chromium, or set CHROMIUM')

/** `npm run browser`: what must come out the same in Chromium as in Node. */
export default defineConfig({
  ...base,
  root: new URL('..', import.meta.url).pathname,
  test: {
    include: ['test/engines/*.browser.ts'],
    globalSetup: ['test/engines/node.ts'],
    testTimeout: 120_000,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: { executablePath, args: ['--no-sandbox', '--disable-gpu'] } }),
      instances: [{ browser: 'chromium' }],
    },
  },
})
