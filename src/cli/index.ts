#!/usr/bin/env node
import { EXIT } from './exit.js'
import { main } from './main.js'

/** A reader that has seen enough, as `head` has, is no mistake. */
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? EXIT.ok : EXIT.file))

process.exitCode = await main(process.argv.slice(2), {
  input: process.stdin,
  output: process.stdout,
  errors: process.stderr,
  env: process.env,
  onInterrupt(listener) {
    process.on('SIGINT', listener)
    return () => void process.off('SIGINT', listener)
  },
})
