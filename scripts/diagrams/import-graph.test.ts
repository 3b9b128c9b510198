import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { projectRoot } from '../running/project.ts'
import { importGraphPage, readImports } from './import-graph.ts'

describe('docs/imports.md', () => {
  it('shows the imports of the source files', async () => {
    expect(readFileSync(join(projectRoot, 'docs/imports.md'), 'utf8')).toBe(
      importGraphPage(await readImports()),
    )
  })

  it('draws one arrow between two folders, however many files import', () => {
    const page = importGraphPage([
      ['lodge-api/src/http/a.ts', 'lodge-api/src/database/c.ts'],
      ['lodge-api/src/http/b.ts', 'lodge-api/src/database/c.ts'],
      ['lodge-api/src/http/b.ts', 'lodge-api/src/http/a.ts'],
      ['lodge-api/src/http/b.ts', 'lodge-api/src/errors.ts'],
    ])
    expect(page.match(/-->.*/g)).toEqual(['--> lodge-api/database'])
  })
})
