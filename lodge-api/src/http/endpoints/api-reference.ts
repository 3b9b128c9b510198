import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { NotFound } from '../../errors.ts'
import type { DescribedEndpoint } from './endpoint.ts'
import '../fastify-types.ts'

/** Headers that belong to one connection; a proxy does not pass them on (RFC 9110 §7.6.1). */
const CONNECTION_HEADERS = new Set(['connection', 'keep-alive', 'transfer-encoding'])

type CreateServer = (endpoints: Iterable<DescribedEndpoint>, prefix: string) => Promise<FastifyInstance>

const createReferenceServer: CreateServer = async (endpoints, prefix) => {
  const library = await import('./api-reference-server.ts')
  return library.createReferenceServer(endpoints, prefix)
}

/**
 * Serves the OpenAPI description of every endpoint defined after it at `/openapi.json`, and a reference page at `/docs`.
 * The libraries for both are loaded on the first request, because a server at rest does not need their memory.
 */
export function serveApiReference(app: FastifyInstance, createServer = createReferenceServer): void {
  // A set, since Fastify adds a HEAD route to every GET route.
  const endpoints = new Set<DescribedEndpoint>()
  app.addHook('onRoute', ({ config }) => {
    if (config?.endpoint) endpoints.add(config.endpoint)
  })

  let loading: Promise<FastifyInstance> | undefined
  const load = async () => {
    try {
      return await createServer(endpoints, app.prefix)
    } catch (error) {
      // The next request tries again.
      loading = undefined
      throw error
    }
  }

  async function respond({ url, headers }: FastifyRequest, reply: FastifyReply) {
    loading ??= load()
    const reference = await loading
    const response = await reference.inject({ url, headers })
    if (response.statusCode === 404) throw new NotFound()
    for (const [name, value] of Object.entries(response.headers)) {
      if (!CONNECTION_HEADERS.has(name)) reply.header(name, value)
    }
    return reply.code(response.statusCode).send(response.rawPayload)
  }
  for (const url of ['/openapi.json', '/docs', '/docs/*']) app.route({ method: 'GET', url, handler: respond })
}
