import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { fieldPage, isFieldKind } from './field-page.ts'
import { makeToken, type TokenMaking } from './make-token.ts'

const FILES = {
  'payform.min.js': { from: 'payform.js', type: 'text/javascript; charset=utf-8' },
  'field.js': { from: 'field.js', type: 'text/javascript; charset=utf-8' },
  'card-rules.js': { from: 'card-rules.js', type: 'text/javascript; charset=utf-8' },
  'field.css': { from: 'field.css', type: 'text/css; charset=utf-8' },
}

/** Registers the booking page's script, the card field pages, and the endpoint where they create tokens. */
export function registerElements(
  app: FastifyInstance,
  { making, pageSources }: { making: TokenMaking; pageSources: string[] },
): void {
  for (const [name, { from, type }] of Object.entries(FILES)) {
    const text = readFileSync(join(import.meta.dirname, 'elements', from), 'utf8')
    app.get(`/elements/v1/${name}`, (_request, reply) =>
      reply
        .type(type)
        .header('cache-control', 'no-cache')
        .header('x-content-type-options', 'nosniff')
        // The lodge's page has another origin and may load this with COEP.
        .header('cross-origin-resource-policy', 'cross-origin')
        .send(text),
    )
  }

  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${pageSources.join(' ')}`,
  ].join('; ')

  app.get<{ Params: { kind: string } }>('/elements/v1/fields/:kind', (request, reply) => {
    const { kind } = request.params
    if (!isFieldKind(kind)) return reply.code(404).type('text/plain').send('No such field')
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', policy)
      .header('cache-control', 'no-cache')
      .header('referrer-policy', 'no-referrer')
      .header('x-content-type-options', 'nosniff')
      .header('cross-origin-resource-policy', 'cross-origin')
      .send(fieldPage(kind))
  })

  // Without CORS headers and for JSON only, so that browsers let only the field pages post here.
  app.post('/elements/v1/tokens', (request, reply) => {
    const { status, body } = makeToken(making, request.body)
    return reply.code(status).header('cache-control', 'no-store').send(body)
  })
}
