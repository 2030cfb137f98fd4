/**
 * Binds the table into `src/tools/player/script.ts`, the text that every page of a record carries: `--write` writes it,
 * else it is compared. What only those need who play is left out of it.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'vite'

const FILE = 'src/tools/player/script.ts'
const ENTRY = fileURLToPath(new URL('../src/table/record/main.ts', import.meta.url))

/** What a page without rules never comes to, and what stands there instead. */
const LEFT_OUT: Readonly<Record<string, string>> = {
  'session/otherwise.ts': '',
  'panels/start.ts': 'export const startPanel = () => ""',
  'panels/builder.ts': 'export const builderDialog = () => ""',
  'panels/saving.ts': 'export const saveFile = () => {}, linkOf = async () => undefined',
}

const leaving: Plugin = {
  name: 'leave-out',
  enforce: 'pre',
  load: (id) => Object.entries(LEFT_OUT).find(([file]) => id.endsWith(`src/table/${file}`))?.[1] ?? null,
}

async function bundled(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [leaving],
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      lib: { entry: ENTRY, formats: ['iife'], name: 'wingover' },
      rolldownOptions: { output: { codeSplitting: false } },
    },
  })
  const { output } = [built].flat()[0] as unknown as { readonly output: readonly { readonly code: string }[] }
  const [{ code } = { code: '' }, ...more] = output
  if (more.length > 0) throw new Error('The page of a record must be one file.')
  return code.trim().replaceAll('</script', '<\\/script').replaceAll('<!--', '<\\!--')
}

const text = `/** The table as one text, for pages that carry a record. Made by \`npm run player\` from src/table; not to be edited. */
export const SCRIPT = ${JSON.stringify(await bundled())}
`
if (process.argv.includes('--write')) writeFileSync(FILE, text)
else if (readFileSync(FILE, 'utf8') !== text) {
  console.error(`${FILE} is older than src/table. npm run player makes it anew.`)
  process.exitCode = 1
}
