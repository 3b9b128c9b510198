import { once } from 'node:events'
import { connect } from 'node:net'
import * as v from 'valibot'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { newMigratedSqliteFile } from '../../test/databases/migrated-sqlite.ts'
import { readConfig } from '../config.ts'
import { openDatabase } from '../database/connect.ts'
import { createServer } from './create-server.ts'
import { defineEndpoint } from './endpoints/endpoint.ts'
import { prepareApi } from './endpoints/prepare-api.ts'
import { createLog } from './log.ts'

let lines: string[]
let site: ReturnType<typeof createServer>
let close: () => Promise<void>

beforeEach(async () => {
  const empty = await newMigratedSqliteFile()
  const database = openDatabase(empty.url)
  lines = []
  const log = createLog('info', { write: (line) => lines.push(line) })
  site = createServer({ config: readConfig({}), database, clock: Date.now, log })
  await prepareApi(site)
  const declaration = { method: 'POST', url: '/form', summary: 's', access: 'anyone' } as const
  defineEndpoint(site, { ...declaration, body: v.object({}), response: v.object({}) }, () => ({}))
  close = async () => {
    await site.close()
    await database.close()
    await empty.remove()
  }
})
afterEach(() => close())

it('C-01 does not log a visitor who hangs up as a database failure', async () => {
  const { promise: failed, resolve } = Promise.withResolvers<Error>()
  site.addHook('onError', async (_request, _reply, error) => resolve(error))
  await site.listen({ host: '127.0.0.1', port: 0 })
  const [address] = site.addresses()
  const socket = connect(typeof address === 'object' ? address.port : 0, '127.0.0.1')
  await once(socket, 'connect')
  socket.write(
    'POST /form HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 100\r\nExpect: 100-continue\r\n\r\n',
  )
  await once(socket, 'data')
  socket.resetAndDestroy()
  expect(await failed).toMatchObject({ code: 'ECONNRESET' })
  expect(lines.join()).not.toMatch(/database_unavailable|"level":50/)
})
