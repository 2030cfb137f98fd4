import { expect, test } from 'vitest'
import { obstacles } from '../../.ci/release.mjs'

const whole = {
  version: '1.2.3',
  repository: 'https://example.org/repository',
  homepage: 'https://example.org',
  bugs: 'https://example.org/bugs',
}
const changelog = '# Changelog\n\n## 1.2.3\n\n- A change.\n'

test('a whole manifest, its version told and tagged, can be published', () => {
  expect(obstacles(whole, changelog, 'v1.2.3')).toEqual([])
  expect(obstacles(whole, changelog, undefined)).toEqual([])
})

test.each(['repository', 'homepage', 'bugs'])('nothing is published without %s', (field) => {
  expect(obstacles({ ...whole, [field]: undefined }, changelog, 'v1.2.3')).toEqual([
    `package.json says no \`${field}\`: its owner must`,
  ])
})

test('a version that the changelog does not tell, or another tag, is not published', () => {
  expect(obstacles({ ...whole, version: '1.2.4' }, changelog, 'v1.2.3')).toEqual([
    'CHANGELOG.md has no heading "## 1.2.4"',
    'the tag is v1.2.3, the version 1.2.4',
  ])
})
