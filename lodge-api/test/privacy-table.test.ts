import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { RETENTION } from 'shared-ui/rules/privacy/retention'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { periodicTasks } from '../src/periodic-tasks.ts'
import { openSqliteLodge, type SqliteLodge } from './databases/sqlite-lodge.ts'

const root = join(import.meta.dirname, '../..')
const readSource = (path: string) => readFileSync(join(root, path), 'utf8')

/** The table, level, erasure and periods of each row of docs/privacy.md. */
const rows = readSource('docs/privacy.md')
  .split('\n')
  .flatMap((line) => {
    const [, table = '', level = '', , erased = '', period = ''] = line.split('|').map((cell) => cell.trim())
    return /^[a-z_]+$/.test(table) && table !== 'table' ? [{ table, level, erased, period }] : []
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

it('M-10 docs/privacy.md names exactly the tasks that erase data', () => {
  const named = rows.flatMap(({ erased }) =>
    [...erased.matchAll(/`(forget-[a-z-]+)`/g)].map(([, task = '']) => task),
  )
  const tasks = periodicTasks(lodge.lodge).map(({ name }) => name)
  expect([...new Set(named)].toSorted()).toEqual(
    tasks.filter((name) => name.startsWith('forget-')).toSorted(),
  )
})

it('O-08 the periods of docs/privacy.md are those of the code', () => {
  const stated = rows.flatMap(({ period }) =>
    [...period.matchAll(/`(\w+)` (\d+) (hour|day|year)s?\b/g)].map(([, name = '', count, unit = '']) => [
      name,
      { [`${unit}s`]: Number(count) },
    ]),
  )
  expect(Object.fromEntries(stated)).toEqual(RETENTION)
})
