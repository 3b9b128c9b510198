import { describe, expect, it } from 'vitest'
import { DatabaseUnavailable } from '../errors.ts'
import { openDatabase } from './connect.ts'
import { databaseErrorOf, errorTranslator, newStorageState, StorageFull } from './database-errors.ts'

const withCode = (code: string) => Object.assign(new Error('failed'), { code })
const withSqlite = (errcode: number) =>
  Object.assign(new Error('failed'), { errcode, code: 'ERR_SQLITE_ERROR' })

describe('errors of the database layer', () => {
  it.each([
    ['no server listens', withCode('ECONNREFUSED')],
    ['the server is stopping', withCode('57P01')],
    ['the server is starting', withCode('57P03')],
    ['too many connections', withCode('53300')],
    ['the connection broke', withCode('08006')],
    ['a statement took too long', withCode('57014')],
    ['a transaction was idle for too long', withCode('25P03')],
    ['the connection broke during a query', new Error('Connection terminated unexpectedly')],
    [
      'the connection broke between two queries',
      new Error('Client has encountered a connection error and is not queryable'),
    ],
    ['connecting timed out', new Error('timeout exceeded when trying to connect')],
    ['the server does not respond', new Error('Query read timeout')],
    ['another process keeps the file locked', withSqlite(5)],
    ['the file was locked while a snapshot was read', withSqlite(517)],
    ['the file cannot be opened', withSqlite(14)],
  ])('C-01 become DatabaseUnavailable: %s', (_, error) => {
    const translated = databaseErrorOf(error)
    expect(translated).toBeInstanceOf(DatabaseUnavailable)
    expect(translated).toMatchObject({ message: error.message, cause: error })
  })

  it.each([
    ['SQLite has no disk space', withSqlite(13)],
    ['SQLite cannot enlarge its index', withSqlite(4874)],
    ['PostgreSQL has no disk space', withCode('53100')],
    ['the operating system has no disk space', withCode('ENOSPC')],
  ])('C-01 become StorageFull: %s', (_, error) => {
    expect(databaseErrorOf(error)).toBeInstanceOf(StorageFull)
  })

  it.each([
    ['a key exists already', withCode('23505')],
    ['a key exists already in SQLite', withSqlite(1555)],
    ['a statement is invalid', withCode('42601')],
    ['an error of the program', new TypeError('x is not a function')],
  ])('C-01 remain unchanged: %s', (_, error) => {
    expect(databaseErrorOf(error)).toBe(error)
  })

  it('C-01 set isFull after a full disk, and isLocked after a lock of another program', () => {
    const storage = newStorageState()
    const translate = errorTranslator(storage)
    translate(withCode('08006'))
    expect(storage).toEqual({ isFull: false, isLocked: false })
    translate(withSqlite(13))
    expect(storage).toEqual({ isFull: true, isLocked: false })
    translate(withSqlite(5))
    expect(storage).toEqual({ isFull: true, isLocked: true })
  })

  it('C-01 throws DatabaseUnavailable when no PostgreSQL server listens', async () => {
    const database = openDatabase('postgres://nobody@127.0.0.1:1/none')
    const query = database.kysely.selectFrom('staff').select('id').execute()
    await expect(query).rejects.toBeInstanceOf(DatabaseUnavailable)
    await database.close()
  })

  it('C-01 throws DatabaseUnavailable when the SQLite file cannot be opened', async () => {
    const database = openDatabase('/nowhere/lodge.db')
    const query = database.kysely.selectFrom('staff').select('id').execute()
    await expect(query).rejects.toBeInstanceOf(DatabaseUnavailable)
    await database.close()
  })
})
