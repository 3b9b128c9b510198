import { expect, it } from 'vitest'
import { outdatedCaches } from './cache-names.ts'

it.each([
  ['the first release', ['site-a', 'plant-guide-1'], 'a', []],
  ['the second', ['site-a', 'plant-guide-1', 'site-b'], 'b', []],
  ['the third', ['site-a', 'plant-guide-1', 'site-b', 'site-c'], 'c', ['site-a']],
  ['a release that is taken back', ['site-a', 'site-b', 'site-c'], 'b', ['site-a']],
  ['another form of the guide', ['plant-guide-0', 'site-a', 'site-b'], 'b', ['plant-guide-0']],
])('P-07 keeps the guide, the release in charge and the one before it: %s', (_, names, release, outdated) => {
  expect(outdatedCaches(names, release)).toEqual(outdated)
})
