import { expect, it } from 'vitest'
import { filesWithMisplacedSql, hasMisplacedSql } from './find-sql.ts'

it.each([
  ['mail/change-mails.ts', `await executor.selectFrom('reservation').selectAll().execute()`],
  ['modules/plants/plants-service.ts', `transaction.updateTable('plant').set({ name })`],
  ['modules/plants/plants-service.ts', 'await sql`select 1`.execute(executor)'],
  ['modules/plants/plants-service.ts', 'sql<{ count: number }>`select count(*)`'],
  ['http/sites/public-site.ts', `import { DatabaseSync } from 'node:sqlite'`],
])('SQL in %s is misplaced: %s', (path, source) => {
  expect(hasMisplacedSql(`lodge-api/src/${path}`, source)).toBe(true)
})

it.each(['modules/plants/plants-repository.ts', 'database/queries/word-search.ts', 'jobs/job-repository.ts'])(
  'SQL in %s is in its place',
  (path) => {
    expect(hasMisplacedSql(`lodge-api/src/${path}`, `executor.selectFrom('plant')`)).toBe(false)
  },
)

it('only repositories and the database contain SQL', () => {
  expect(filesWithMisplacedSql()).toEqual([])
})
