import { gunzipSync } from 'node:zlib'
import fastify, { type FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { defineCachedEndpoint } from './cached-endpoint.ts'
import { prepareApi } from './prepare-api.ts'

const Guide = v.object({ plants: v.array(v.object({ name: v.string() })) })

let app: FastifyInstance
let plants: { name: string }[]

beforeEach(async () => {
  app = fastify()
  await prepareApi(app)
  plants = [{ name: 'Cantuta' }]
  const declaration = { url: '/guide', summary: 's', response: Guide }
  defineCachedEndpoint(app, declaration, async () => ({ plants, secret: 'x' }))
})
afterEach(() => app.close())

describe('defineCachedEndpoint', () => {
  it('C-07 sends the response again only when it has changed', async () => {
    const first = await app.inject('/guide')
    expect(first.headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-type': 'application/json; charset=utf-8',
    })
    const again = { url: '/guide', headers: { 'if-none-match': String(first.headers.etag) } }
    expect((await app.inject(again)).statusCode).toBe(304)
    plants = [{ name: 'Molle' }]
    const changed = await app.inject(again)
    expect([changed.statusCode, changed.json()]).toEqual([200, { plants }])
  })

  it('C-07 compresses the response and drops undeclared fields', async () => {
    const response = await app.inject({ url: '/guide', headers: { 'accept-encoding': 'gzip' } })
    expect(JSON.parse(gunzipSync(response.rawPayload).toString())).toEqual({ plants })
  })
})
