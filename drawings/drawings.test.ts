import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { drawn } from './picture.ts'
import { pictures } from './pictures.ts'

const root = join(import.meta.dirname, '..')
const budgets = { rooms: 120_000, banner: 90_000, mark: 3_000, other: 120_000 }

function budgetOf(file: string): number {
  if (/logo|favicon/.test(file)) return budgets.mark
  if (/valley-banner/.test(file)) return budgets.banner
  return /rooms/.test(file) ? budgets.rooms : budgets.other
}

describe.each(pictures)('look.md drawings: $name', (picture) => {
  const svg = drawn(picture)

  it('look.md draws the same bytes a second time', () => {
    expect(drawn(picture) === svg).toBe(true)
  })

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
