import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDatabase } from '../../src/database/connect.ts'
import { newMigratedSqliteFile } from '../databases/migrated-sqlite.ts'
import { type LodgeFixture, openLodge } from '../fixtures/lodge-fixture.ts'
import { scriptedProvider } from '../payments/scripted-provider.ts'
import { endpointsOf } from './request-schemas.ts'

/** What a reading request may write: counted requests, the use of its session, the audit entry of an export; and a key that an earlier version left is removed. */
const MAY_WRITE = /^(?:insert into|update|delete from) "(?:request_limit|staff_session|audit_log|setting)"/

let fixture: LodgeFixture
let urls: string[]
let close: () => Promise<void>
const statements: string[] = []

beforeAll(async () => {
  const empty = await newMigratedSqliteFile()
  const database = openDatabase(empty.url, (statement) => statements.push(statement))
  fixture = await openLodge(database, scriptedProvider)
  await fixture.staffRequest('GET', '/zone')
  const reading = (await endpointsOf(fixture.lodge)).filter(({ method }) => method === 'GET')
  urls = reading.map(({ url }) => url)
  close = async () => {
    await fixture.close()
    await database.close()
    await empty.remove()
  }
})
afterAll(() => close())

it('O-08 no GET endpoint writes what it is asked for', async () => {
  expect(urls.length).toBeGreaterThan(25)
  const query =
    'inDate=2027-03-12&outDate=2027-03-13&from=2027-03-01&to=2027-03-31&month=2027-03&group=1&token=x'
  statements.length = 0
  for (const url of urls) await fixture.staffRequest('GET', `${url}?${query}`)
  const writes = statements.filter((statement) => /^(?:insert|update|delete|replace)/i.test(statement))
  expect(writes.filter((statement) => !MAY_WRITE.test(statement))).toEqual([])
  expect(statements.length).toBeGreaterThan(urls.length)
})
