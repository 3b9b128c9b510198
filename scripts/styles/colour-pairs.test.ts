import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { COLOUR_PAIRS } from '../../.storybook/foundations/colour-pairs.ts'
import { projectRoot } from '../running/project.ts'
import { pairsOf } from './colour-pairs.ts'

describe('pairsOf', () => {
  it('returns the colours that one rule sets as text and background', () => {
    const stylesheet = `
      .card { color: var(--color-text); background: var(--color-surface) }
      .price { color: var(--color-accent); border-color: var(--color-line) }
      @media (hover) { .card:hover { background-color: var(--color-sunken); color: var(--color-text) } }`
    expect(pairsOf(stylesheet)).toEqual(['text / surface', 'text / sunken'])
  })
})

describe('contrast of colours', () => {
  it('S-01 the page of colours measures every pair of the stylesheets', () => {
    const inUse = globSync('{public-site,admin-console,shared-ui}/src/**/*.css', {
      cwd: projectRoot,
    }).flatMap((path) => pairsOf(readFileSync(join(projectRoot, path), 'utf8')))
    const measured = COLOUR_PAIRS.map(([ink, ground]) => `${ink} / ${ground}`)
    expect(new Set(inUse).size).toBeGreaterThan(10)
    expect([...new Set(inUse)].filter((pair) => !measured.some((known) => known === pair))).toEqual([])
    expect(measured.filter((pair, index) => measured.indexOf(pair) !== index)).toEqual([])
  })
})
