import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type HookHandlerDoneFunction,
} from 'fastify'
import { NotFound } from '../../errors.ts'
import type { DescribedEndpoint } from './endpoint.ts'
import { addErrorSchema, OPENAPI_OPTIONS } from './openapi.ts'

/**
 * Creates a server for `inject` with the OpenAPI description of the endpoints at `/openapi.json` and the reference page at `/docs`,
 * both below `prefix`. It describes the endpoints and does not serve them.
 */
export async function createReferenceServer(
  endpoints: Iterable<DescribedEndpoint>,
  prefix: string,
): Promise<FastifyInstance> {
  const server: FastifyInstance = fastify()
  await server.register(
    async (api) => {
      await api.register(swagger, OPENAPI_OPTIONS)
      addErrorSchema(api)
      for (const endpoint of endpoints) {
        api.route({ method: endpoint.method, url: endpoint.url, config: { endpoint }, handler: refuse })
      }
      api.get('/openapi.json', async () => api.swagger())
      await api.register(swaggerUi, {
        routePrefix: '/docs',
        indexPrefix: api.prefix,
        theme: { title: 'Lodge API' },
        uiConfig: { layout: 'BaseLayout', docExpansion: 'list', supportedSubmitMethods: ['get'] },
        uiHooks: { onRequest: forbidIndexing },
      })
    },
    { prefix },
  )
  await server.ready()
  return server
}

function refuse(): never {
  throw new NotFound()
}

function forbidIndexing(_request: FastifyRequest, reply: FastifyReply, done: HookHandlerDoneFunction): void {
  reply.header('x-robots-tag', 'noindex').header('cache-control', 'no-cache')
  done()
}
