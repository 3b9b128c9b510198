import { describe, expect, it } from 'vitest'
import { importGraphPage } from './import-graph.ts'

describe('docs/imports.md', () => {
  it('draws one arrow between two folders for any number of imports', () => {
    const page = importGraphPage([
      ['lodge-api/src/http/a.ts', 'lodge-api/src/database/c.ts'],
      ['lodge-api/src/http/b.ts', 'lodge-api/src/database/c.ts'],
      ['lodge-api/src/http/b.ts', 'lodge-api/src/http/a.ts'],
      ['lodge-api/src/http/b.ts', 'lodge-api/src/errors.ts'],
    ])
    expect(page.match(/-->.*/g)).toEqual(['--> lodge-api/database'])
  })
})
