import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openSqliteLodge, type SqliteLodge } from './databases/sqlite-lodge.ts'

const root = join(import.meta.dirname, '../..')
const readSource = (path: string) => readFileSync(join(root, path), 'utf8')

/** The table, level and erasure of each row of docs/privacy.md. */
const rows = readSource('docs/privacy.md')
  .split('\n')
  .flatMap((line) => {
    const [, table = '', level = '', , erased = ''] = line.split('|').map((cell) => cell.trim())
    return /^[a-z_]+$/.test(table) && table !== 'table' ? [{ table, level, erased }] : []
  })

let lodge: SqliteLodge
beforeAll(async () => {
  lodge = await openSqliteLodge()
})
afterAll(() => lodge.close())

it('O-08 docs/privacy.md has a row for every table of the database', async () => {
  const { rows: tables } = await sql<{ name: string }>`
    select name from sqlite_master where type = 'table' and name not like 'sqlite_%' and name not like 'kysely_%'
      and name not like 'plant_search%'
  `.execute(lodge.lodge.database.kysely)
  expect(rows.map(({ table }) => table)).toEqual(tables.map(({ name }) => name).toSorted())
})

it('O-08 docs/privacy.md states a level and an erasure for each table', () => {
  const faulty = rows.filter(
    ({ level, erased }) => !['identity', 'secret', 'none'].includes(level) || erased === '',
  )
  expect(faulty).toEqual([])
})

it('M-10 each task that docs/privacy.md names runs periodically', () => {
  const named = rows.flatMap(({ erased }) =>
    [...erased.matchAll(/`(forget-[a-z-]+)`/g)].map(([, task]) => task),
  )
  const sources = [
    'jobs/housekeeping.ts',
    'http/limits/request-counter.ts',
    'modules/contact/contact-service.ts',
    'modules/newsletter/newsletter-service.ts',
    'modules/purchases/purchase-tasks.ts',
    'modules/staff-session/sessions-service.ts',
  ].map((path) => readSource(`lodge-api/src/${path}`))
  const missing = named.filter((task) => !sources.some((source) => source.includes(`'${task}'`)))
  expect(missing).toEqual([])
  expect(new Set(named).size).toBeGreaterThan(6)
})
