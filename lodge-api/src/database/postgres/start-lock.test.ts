import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { newPostgresDatabase, postgresUrl } from '../../../test/databases/empty-database.ts'
import { openDatabase } from '../connect.ts'
import { oneStartAtATime } from './start-lock.ts'

it.skipIf(!postgresUrl)(
  'O-02 lets one server at a time prepare a PostgreSQL database, also after one fails',
  async () => {
    const empty = await newPostgresDatabase()
    const servers = [openDatabase(empty.url), openDatabase(empty.url), openDatabase(empty.url)]
    let preparing = 0
    const most: number[] = []
    const prepare = async () => {
      preparing += 1
      most.push(preparing)
      await sleep(50)
      preparing -= 1
      if (most.length === 1) throw new Error('the first start fails')
    }
    const ends = await Promise.allSettled(servers.map((server) => oneStartAtATime(server, prepare)))
    expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'fulfilled', 'rejected'])
    expect(most).toEqual([1, 1, 1])
    await Promise.all(servers.map((server) => server.close()))
    await empty.remove()
  },
)
