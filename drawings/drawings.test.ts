import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { drawn, type Picture } from './picture.ts'
import { pictures } from './pictures.ts'
import { plates } from './plates.ts'

const root = join(import.meta.dirname, '..')
const budgets = { banner: 90_000, mark: 3_000, scene: 200_000, other: 120_000 }

function budgetOf(file: string): number {
  if (/logo|favicon/.test(file)) return budgets.mark
  if (/gallery|restaurant/.test(file)) return budgets.scene
  return /valley-banner/.test(file) ? budgets.banner : budgets.other
}

// Each picture is drawn once here: that a committed file, drawn by another process, is the same says that the hand is steady.
describe.each(pictures)('look.md drawings: $name', (picture) => {
  const svg = drawn(picture)

  it('look.md is committed as the kit draws it now (run `node drawings/make.ts` and commit)', () => {
    expect(readFileSync(join(root, picture.file), 'utf8') === svg).toBe(true)
  })

  it('look.md stays within its weight', () => {
    expect(svg.length).toBeLessThanOrEqual(budgetOf(picture.file))
  })

  it('look.md says its own size, so that nothing shifts while it loads', () => {
    expect(svg).toContain(
      `width="${picture.width}" height="${picture.height}" viewBox="0 0 ${picture.width} ${picture.height}"`,
    )
  })
})

describe('look.md drawings', () => {
  it('look.md draws the same bytes a second time', () => {
    const [picture] = plates as [Picture, ...Picture[]]

    const first = drawn(picture)

    expect(drawn(picture) === first).toBe(true)
  })

  it('look.md gives every picture a name and a file of its own', () => {
    expect(new Set(pictures.map(({ name }) => name)).size).toBe(pictures.length)
    expect(new Set(pictures.map(({ file }) => file)).size).toBe(pictures.length)
  })

  it('N-06 draws at least 24 plants of the garden, 768 × 768', () => {
    expect(plates.length).toBeGreaterThanOrEqual(24)
    expect(plates.filter(({ width, height }) => width !== 768 || height !== 768)).toEqual([])
  })
})
