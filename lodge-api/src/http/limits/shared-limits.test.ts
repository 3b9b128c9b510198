import type { FastifyInstance } from 'fastify'
import { MINUTE_MS } from 'shared-ui/rules/dates/durations'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { describeOnEachDatabase } from '../../../test/databases/databases.ts'
import { readConfig } from '../../config.ts'
import { type Database, openDatabase } from '../../database/connect.ts'
import { NotFound } from '../../errors.ts'
import { createServer } from '../create-server.ts'
import { defineEndpoint } from '../endpoints/endpoint.ts'
import { prepareApi } from '../endpoints/prepare-api.ts'
import { createLog } from '../log.ts'
import type { FailureLimit, RateLimit } from './rate-limit.ts'
import { deleteOldRequestCounts } from './request-counter.ts'

const FORMS: RateLimit = { max: 3, windowMs: 10 * MINUTE_MS, shared: 'forms' }
const OTHERS: RateLimit = { max: 3, windowMs: 10 * MINUTE_MS, shared: 'others' }
const FAILURES: FailureLimit = {
  max: 2,
  windowMs: MINUTE_MS,
  shared: 'failures',
  key: ({ body }) => JSON.stringify(body),
  isFailure: (error) => error instanceof NotFound,
}

/** Clock of one server: the servers' clocks may differ. */
type ServerClock = { now: number }

async function startSite(database: Database, time: ServerClock): Promise<FastifyInstance> {
  const config = readConfig({ TRUST_PROXY: 'loopback', LOG_LEVEL: 'silent' })
  const app = createServer({ config, database, clock: () => time.now, log: createLog('silent') })
  await prepareApi(app)
  const declare = (url: string, limit: RateLimit) =>
    defineEndpoint(
      app,
      { method: 'POST', url, summary: 's', access: 'anyone', response: v.object({}), limits: [limit] },
      () => ({}),
    )
  declare('/contact', FORMS)
  declare('/complaint', FORMS)
  declare('/other', OTHERS)
  defineEndpoint(
    app,
    {
      method: 'POST',
      url: '/fail',
      summary: 's',
      access: 'anyone',
      body: v.object({ name: v.pipe(v.string(), v.nonEmpty('required')) }),
      response: v.object({}),
      failureLimit: FAILURES,
    },
    () => {
      throw new NotFound()
    },
  )
  return app
}

const post = (app: FastifyInstance, url: string, address = '203.0.113.7') =>
  app.inject({ method: 'POST', url, headers: { 'x-forwarded-for': address }, payload: { name: 'recepcion' } })
const statusOf = async (...request: Parameters<typeof post>) => (await post(...request)).statusCode

describeOnEachDatabase('shared limits', (open) => {
  const start = Date.parse('2027-03-10T17:00:00Z')

  it('M-08 count requests to both sites and all their endpoints together', async () => {
    const database = await open()
    const [one, other] = await Promise.all([
      startSite(database, { now: start }),
      startSite(database, { now: start }),
    ])
    const statuses = [
      await statusOf(one, '/contact'),
      await statusOf(other, '/contact'),
      await statusOf(other, '/complaint'),
      await statusOf(one, '/contact'),
      await statusOf(other, '/complaint'),
      await statusOf(one, '/other'),
      await statusOf(one, '/contact', '203.0.113.8'),
    ]
    expect(statuses).toEqual([200, 200, 200, 429, 429, 200, 200])
  })

  it('M-08 count concurrent requests exactly', async () => {
    const database = await open()
    const sites = await Promise.all([
      startSite(database, { now: start }),
      startSite(database, { now: start }),
    ])
    const statuses = await Promise.all(
      Array.from({ length: 10 }, (_, number) => statusOf(sites[number % 2] ?? sites[0], '/contact')),
    )
    expect(statuses.filter((status) => status === 200)).toHaveLength(3)
  })

  it('M-08 count addresses of one IPv6 network together', async () => {
    const site = await startSite(await open(), { now: start })
    for (let host = 1; host <= 3; host += 1) await post(site, '/contact', `2001:db8:1:2::${host}`)
    expect(await statusOf(site, '/contact', '2001:db8:1:2:ffff::9')).toBe(429)
    expect(await statusOf(site, '/contact', '2001:db8:1:3::1')).toBe(200)
  })

  it('M-08 send Retry-After and reset after the window', async () => {
    const time = { now: start }
    const site = await startSite(await open(), time)
    for (let count = 0; count < 3; count += 1) await post(site, '/contact')
    time.now += 4 * MINUTE_MS
    const refused = await post(site, '/contact')
    expect(refused.headers['retry-after']).toBe('360')
    expect(refused.json().errorMessage).toContain('6 minutos')
    time.now += 6 * MINUTE_MS
    expect(await statusOf(site, '/contact')).toBe(200)
  })

  it('M-08 count correctly when the clocks of two servers differ by two minutes', async () => {
    const database = await open()
    const [early, late] = await Promise.all([
      startSite(database, { now: start }),
      startSite(database, { now: start + 2 * MINUTE_MS }),
    ])
    const statuses = [
      await statusOf(late, '/contact'),
      await statusOf(early, '/contact'),
      await statusOf(late, '/contact'),
      await statusOf(early, '/contact'),
    ]
    expect(statuses).toEqual([200, 200, 200, 429])
  })

  it('M-08 do not refuse for a day after a clock was a day ahead', async () => {
    const time = { now: start + 24 * 60 * MINUTE_MS }
    const site = await startSite(await open(), time)
    for (let count = 0; count < 4; count += 1) await post(site, '/contact')
    time.now = start
    expect(await statusOf(site, '/contact')).toBe(200)
  })

  it('A-01 count failures of one username across servers', async () => {
    const database = await open()
    const [one, other] = await Promise.all([
      startSite(database, { now: start }),
      startSite(database, { now: start }),
    ])
    const statuses = [
      await statusOf(one, '/fail'),
      await statusOf(other, '/fail', '203.0.113.9'),
      await statusOf(one, '/fail'),
    ]
    expect(statuses).toEqual([404, 404, 429])
  })

  it('A-01 count failures by a value of the body before its schema, and no invalid body', async () => {
    const site = await startSite(await open(), { now: start })
    const fail = async (name: string) =>
      (await site.inject({ method: 'POST', url: '/fail', payload: { name } })).statusCode
    for (let count = 0; count < 3; count += 1) expect(await fail('')).toBe(400)
    expect([await fail('ana'), await fail('ana'), await fail('ana')]).toEqual([404, 404, 429])
    expect(await fail('rosa')).toBe(404)
  })

  it('M-10 store no address, write nothing past the limit, and expire', async () => {
    const database = await open()
    const time = { now: start }
    const site = await startSite(database, time)
    for (let count = 0; count < 9; count += 1) await post(site, '/contact')
    const rows = await database.kysely.selectFrom('request_limit').selectAll().execute()
    expect(rows).toHaveLength(1)
    expect(rows[0]).toMatchObject({
      name: 'forms',
      key_hash: expect.stringMatching(/^[\da-f]{64}$/),
      count: 4,
    })
    expect(JSON.stringify(rows)).not.toContain('203.0.113.7')
    await deleteOldRequestCounts({ database, clock: () => start + 61 * MINUTE_MS }).run()
    expect(await database.kysely.selectFrom('request_limit').selectAll().execute()).toEqual([])
  })
})

it('C-01 responds 503 when requests cannot be counted', async () => {
  const database = openDatabase('postgres://nobody@127.0.0.1:1/none')
  const site = await startSite(database, { now: 0 })
  const response = await post(site, '/contact')
  expect([response.statusCode, response.json().errorCode]).toEqual([503, 'database_unavailable'])
  await database.close()
})
