// Loaded before a server that is measured: at SIGUSR2 it prints the memory that is left after a collection.
process.on('SIGUSR2', () => {
  globalThis.gc?.()
  const { heapUsed, external, rss } = process.memoryUsage()
  process.stderr.write(`memory ${heapUsed + external} ${rss}\n`)
})
