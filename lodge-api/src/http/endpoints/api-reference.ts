import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance, FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify'

const REFERENCE = '/docs'

/** Serves the OpenAPI description at `/openapi.json` and its reference page at `/docs`. */
export async function serveApiReference(app: FastifyInstance): Promise<void> {
  app.get('/openapi.json', async () => app.swagger())
  await app.register(swaggerUi, {
    routePrefix: REFERENCE,
    indexPrefix: app.prefix,
    theme: { title: 'Lodge API' },
    uiConfig: { layout: 'BaseLayout', docExpansion: 'list', supportedSubmitMethods: ['get'] },
    uiHooks: {
      onRequest: (_request: FastifyRequest, reply: FastifyReply, done: HookHandlerDoneFunction) => {
        reply.header('x-robots-tag', 'noindex').header('cache-control', 'no-cache')
        done()
      },
    },
  })
}
