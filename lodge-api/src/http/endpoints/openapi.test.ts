import fastify from 'fastify'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openSqliteLodge, type SqliteLodge } from '../../../test/databases/sqlite-lodge.ts'
import { endpointsOf } from '../../../test/requests/request-schemas.ts'
import { serveApiReference } from './api-reference.ts'
import { createReferenceServer } from './api-reference-server.ts'
import { type DescribedEndpoint, defineEndpoint } from './endpoint.ts'
import { prepareApi } from './prepare-api.ts'
import { defineUploadEndpoint } from './upload-endpoint.ts'

/** The OpenAPI description of the endpoints that `define` adds. */
async function describedBy(define: (app: Awaited<ReturnType<typeof newApi>>) => void) {
  const app = await newApi()
  define(app)
  const { paths = {}, components } = (await app.inject('/openapi.json')).json()
  await app.close()
  return { paths, components }
}

async function newApi() {
  const app = fastify()
  await prepareApi(app)
  serveApiReference(app)
  app.decorate('identifyStaff', async () => ({
    id: '1',
    username: 'recepcion',
    sessionId: '2',
    isConfirmed: true,
  }))
  return app
}

const WRITING = { method: 'POST', summary: 'Adds a room', access: 'staff' } as const

describe('the OpenAPI description of an endpoint', () => {
  it('C-08 contains query, body, response, failures and required token', async () => {
    const { paths, components } = await describedBy((app) =>
      defineEndpoint(
        app,
        {
          ...WRITING,
          url: '/room/create-one',
          query: v.object({ day: v.string(), group: v.optional(v.string(), '6') }),
          body: v.object({ name: v.pipe(v.string(), v.trim(), v.maxLength(100)) }),
          response: v.object({ id: v.string() }),
          limits: [{ max: 1, windowMs: 1 }],
        },
        () => ({ id: '1' }),
      ),
    )
    expect(paths['/room/create-one'].post).toMatchObject({
      operationId: 'postRoomCreateOne',
      tags: ['room'],
      summary: 'Adds a room',
      security: [{ staff: [] }],
      parameters: [
        { name: 'day', in: 'query', required: true, schema: { type: 'string' } },
        { name: 'group', in: 'query', required: false, schema: { type: 'string', default: '6' } },
      ],
      requestBody: {
        required: true,
        content: {
          'application/json': { schema: { properties: { name: { type: 'string' } }, required: ['name'] } },
        },
      },
      responses: {
        200: { content: { 'application/json': { schema: { required: ['id'] } } } },
        400: {},
        401: {},
        429: {},
        default: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } } },
      },
    })
    expect(components.schemas.Error.required).toContain('errorCode')
    expect(components.securitySchemes.staff).toMatchObject({ scheme: 'bearer' })
  })

  it('C-08 contains the photo of a form', async () => {
    const { paths } = await describedBy((app) =>
      defineUploadEndpoint(
        app,
        { ...WRITING, url: '/upload', body: v.object({ name: v.string() }), response: v.object({}) },
        async () => ({}),
      ),
    )
    expect(paths['/upload'].post.requestBody.content).toMatchObject({
      'multipart/form-data': {
        schema: {
          properties: { name: { type: 'string' }, photo: { type: 'string', format: 'binary' } },
          required: ['name'],
        },
      },
    })
  })
})

describe('the OpenAPI description of the API', () => {
  let lodge: SqliteLodge
  beforeAll(async () => {
    lodge = await openSqliteLodge()
  })
  afterAll(() => lodge.close())

  const nameOf = ({ method, url }: DescribedEndpoint) => `${method.toLowerCase()} /api${url}`

  it('C-08 contains every endpoint and nothing else', async () => {
    const { body } = await lodge.call('GET', '/openapi.json')
    const described = Object.entries<object>(body.paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method} ${path}`),
    )
    expect(body.openapi).toBe('3.1.1')
    expect(described).toContain('post /api/sign-in')
    expect(described.toSorted()).toEqual((await endpointsOf(lodge.lodge)).map(nameOf).toSorted())
  })

  it('C-08 has summaries that start with a verb, and unique operation ids', async () => {
    const { body } = await lodge.call('GET', '/openapi.json')
    const operations = Object.values<object>(body.paths).flatMap((path) =>
      Object.values<{ summary: string; operationId: string }>({ ...path }),
    )
    expect(
      operations.map(({ summary }) => summary).filter((text) => !/^[A-Z][a-z]+s [^.]+$/.test(text)),
    ).toEqual([])
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length)
  })

  it('C-08 reference page loads only scripts and stylesheets of the server', async () => {
    const page = await lodge.app.inject('/api/docs')
    const files = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, path]) => path ?? '')
    expect(page.headers['content-type']).toContain('text/html')
    expect(page.headers['x-robots-tag']).toBe('noindex')
    expect(page.body).not.toMatch(/<script(?![^>]*src=)|style=/)
    expect(files.length).toBeGreaterThan(3)
    for (const file of files) {
      expect(file).toMatch(/^\/api\/docs\//)
      expect((await lodge.app.inject(file)).statusCode).toBe(200)
    }
  })

  it('C-08 loads the reference page again after a failure', async () => {
    const app = fastify()
    let attempts = 0
    serveApiReference(app, async (...given) => {
      attempts += 1
      if (attempts === 1) throw new Error('the disk did not respond')
      return createReferenceServer(...given)
    })
    const statuses = []
    for (const url of ['/docs', '/docs', '/openapi.json']) statuses.push((await app.inject(url)).statusCode)
    await app.close()
    expect(statuses).toEqual([500, 200, 200])
    expect(attempts).toBe(2)
  })
})
