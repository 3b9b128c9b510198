import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { describeCalls } from './openapi.ts'

const FILES = [
  { url: '/docs', file: 'index.html', type: 'text/html; charset=utf-8' },
  { url: '/docs/docs.css', file: 'docs.css', type: 'text/css; charset=utf-8' },
  { url: '/docs/docs.js', file: 'docs.js', type: 'text/javascript; charset=utf-8' },
] as const

/** C-08: `GET /openapi.json`, and a page to read it at, `/docs`. Register it after the calls it describes. */
export async function registerApiDocs(app: FastifyInstance): Promise<void> {
  const description = JSON.stringify(describeCalls(app.describedCalls, app.prefix))
  app.get('/openapi.json', async (_request, reply) => reply.type('application/json').send(description))
  for (const { url, file, type } of FILES) {
    const content = await readFile(join(import.meta.dirname, 'api-docs', file))
    app.get(url, async (_request, reply) =>
      reply.type(type).header('cache-control', 'no-cache').send(content),
    )
  }
}
