// `npm run release`: what keeps this tree from being published, or that nothing does. With `--publish`: CI, then npm.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

/** What only the owner knows: nothing is published that says not where it comes from. */
const OWNERS = ['repository', 'homepage', 'bugs']

/**
 * Why a manifest with this changelog, at this tag, cannot be published.
 * @param {Record<string, unknown>} manifest
 * @param {string} changelog
 * @param {string | undefined} tag
 * @returns {readonly string[]}
 */
export function obstacles(manifest, changelog, tag) {
  const { version } = manifest
  const isTold = changelog.split('\n').some((line) => line.startsWith(`## ${version}`))
  return [
    ...OWNERS.filter((field) => !manifest[field]).map((field) => `package.json says no \`${field}\`: its owner must`),
    ...(isTold ? [] : [`CHANGELOG.md has no heading "## ${version}"`]),
    ...(tag === undefined || tag === `v${version}` ? [] : [`the tag is ${tag}, the version ${version}`]),
  ]
}

/** @param {string} command @param {readonly string[]} args */
const run = (command, ...args) => execFileSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' })

function release() {
  const manifest = JSON.parse(readFileSync('package.json', 'utf8'))
  const tag = process.env.GITHUB_REF_TYPE === 'tag' ? process.env.GITHUB_REF_NAME : undefined
  const found = obstacles(manifest, readFileSync('CHANGELOG.md', 'utf8'), tag)
  for (const one of found) console.error(`Not published: ${one}.`)
  if (found.length > 0) return 1
  if (!process.argv.includes('--publish')) {
    console.log(`Version ${manifest.version} can be published: npm run release -- --publish`)
    return 0
  }
  run('npm', 'run', 'ci')
  run('npm', 'publish', '--provenance', '--access', 'public', '--ignore-scripts')
  return 0
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) process.exitCode = release()
