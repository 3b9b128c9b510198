import { expect, it } from 'vitest'
import { outdatedCaches } from './cache-names.ts'

it.each([
  ['first release', ['site-a', 'plant-guide-1'], 'a', []],
  ['second release', ['site-a', 'plant-guide-1', 'site-b'], 'b', []],
  ['third release', ['site-a', 'plant-guide-1', 'site-b', 'site-c'], 'c', ['site-a']],
  ['rolled back release', ['site-a', 'site-b', 'site-c'], 'b', ['site-a']],
  ['new format of the guide', ['plant-guide-0', 'site-a', 'site-b'], 'b', ['plant-guide-0']],
])(
  'P-07 retains the caches of the guide, the current and the previous release: %s',
  (_, names, release, outdated) => {
    expect(outdatedCaches(names, release)).toEqual(outdated)
  },
)
