import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { defineBinaryEndpoint } from './binary-endpoint.ts'
import { prepareApi } from './prepare-api.ts'

let app: FastifyInstance

beforeEach(async () => {
  app = fastify()
  await prepareApi(app)
  defineBinaryEndpoint(
    app,
    { url: '/picture', summary: 's', access: 'anyone', contentTypes: ['image/webp'] },
    async () => ({
      bytes: Buffer.from('picture'),
      contentType: 'image/webp',
      etag: 'abc',
      cacheControl: 'public, max-age=60',
    }),
  )
})
afterEach(() => app.close())

it('C-07 sends the bytes of a photo with ETag and Cache-Control', async () => {
  const response = await app.inject('/picture')
  expect(response.body).toBe('picture')
  expect(response.headers).toMatchObject({
    'content-type': 'image/webp',
    etag: '"abc"',
    'cache-control': 'public, max-age=60',
  })
})

it('C-07 sends 304 without a body when the ETag matches', async () => {
  const response = await app.inject({ url: '/picture', headers: { 'if-none-match': 'W/"x", "abc"' } })
  expect([response.statusCode, response.body]).toEqual([304, ''])
})
