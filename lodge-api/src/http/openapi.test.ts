import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { newSqliteFile } from '../../test/empty-database.ts'
import { openLodge } from '../../test/lodge-fixture.ts'
import { scriptedProvider } from '../../test/scripted-provider.ts'
import { openDatabase } from '../database/connect.ts'
import { migrate } from '../database/migrate.ts'
import { describeCalls } from './openapi.ts'

async function withLodge(body: (lodge: Awaited<ReturnType<typeof openLodge>>) => Promise<void>) {
  const empty = newSqliteFile()
  const database = openDatabase(empty.url)
  try {
    await migrate(database)
    const lodge = await openLodge(database, scriptedProvider)
    await body(lodge)
    await lodge.close()
  } finally {
    await database.close()
    await empty.remove()
  }
}

describe('the OpenAPI description', () => {
  it('C-08 tells query, body, answer, failures and who may call', () => {
    const { paths } = describeCalls(
      [
        {
          method: 'POST',
          url: '/room/create-one',
          summary: 'Adds a room',
          access: 'staff',
          query: v.object({ day: v.string(), group: v.optional(v.string(), '6') }),
          body: v.object({ name: v.pipe(v.string(), v.trim(), v.maxLength(100)) }),
          answer: v.object({ id: v.string() }),
          limits: [{ max: 1, windowMs: 1 }],
        },
      ],
      '/api',
    )
    expect(paths['/api/room/create-one']?.['post']).toMatchObject({
      operationId: 'postRoomCreateOne',
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
  })

  it('C-08 describes the calls that there are, each once', () =>
    withLodge(async ({ app, call }) => {
      const { body } = await call('GET', '/openapi.json')
      const described = Object.entries<Record<string, unknown>>(body.paths).flatMap(([path, operations]) =>
        Object.keys(operations).map((method) => `${method} ${path}`),
      )
      expect(body.openapi).toBe('3.1.1')
      expect(described).toContain('post /api/sign-in')
      for (const line of described) {
        const [method = '', url = ''] = line.split(' ')
        expect(app.hasRoute({ method: method.toUpperCase(), url })).toBe(true)
      }
      expect(new Set(described).size).toBe(described.length)
    }))

  it('C-08 has a page to read it at, of files of its own alone', () =>
    withLodge(async ({ app }) => {
      const page = await app.inject('/api/docs')
      const files = [...page.body.matchAll(/(?:src|href)="(\/api\/docs\/[^"]+)"/g)].map(
        ([, path]) => path ?? '',
      )
      expect(page.headers['content-type']).toContain('text/html')
      expect(page.body).not.toMatch(/<script(?![^>]*src=)|style=|https?:/)
      expect(files).toHaveLength(2)
      for (const file of files) expect((await app.inject(file)).statusCode).toBe(200)
    }))
})
