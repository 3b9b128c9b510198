import { describe, expect, it } from 'vitest'
import { openDatabase } from '../database/connect.ts'
import { isDatabaseUnavailable } from './database-unavailable.ts'

const withCode = (code: string) => Object.assign(new Error('failed'), { code })
const withSqlite = (errcode: number) =>
  Object.assign(new Error('failed'), { errcode, code: 'ERR_SQLITE_ERROR' })

describe('isDatabaseUnavailable', () => {
  it.each([
    ['nobody listens', withCode('ECONNREFUSED')],
    ['the server is stopping', withCode('57P01')],
    ['the server is starting', withCode('57P03')],
    ['it takes no more connections', withCode('53300')],
    ['the connection broke', withCode('08006')],
    ['the connection broke under a query', new Error('Connection terminated unexpectedly')],
    ['connecting took too long', new Error('timeout exceeded when trying to connect')],
    ['another process keeps the file locked', withSqlite(5)],
    ['the file was locked while a snapshot was read', withSqlite(517)],
    ['the disk is full', withSqlite(13)],
    ['the file cannot be opened', withSqlite(14)],
  ])('C-01 is so when %s', (_, error) => {
    expect(isDatabaseUnavailable(error)).toBe(true)
  })

  it.each([
    ['a key is taken', withCode('23505')],
    ['a key is taken in SQLite', withSqlite(1555)],
    ['a statement is wrong', withCode('42601')],
    ['our own code is wrong', new TypeError('x is not a function')],
    ['Fastify refused a body', withCode('FST_ERR_CTP_BODY_TOO_LARGE')],
  ])('C-01 is not so when %s', (_, error) => {
    expect(isDatabaseUnavailable(error)).toBe(false)
  })

  it('C-01 knows what a real client says of a server that is not there', async () => {
    const database = openDatabase('postgres://nobody@127.0.0.1:1/none')
    const failure = await database.kysely
      .selectFrom('staff')
      .select('id')
      .execute()
      .catch((error: unknown) => error)
    await database.close()
    expect(isDatabaseUnavailable(failure)).toBe(true)
  })
})
