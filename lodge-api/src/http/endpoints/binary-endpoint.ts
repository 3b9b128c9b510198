import type { FastifyInstance } from 'fastify'
import {
  type Access,
  type Declaration,
  type EndpointHandler,
  handlerOf,
  type PartSchema,
  routeOf,
} from './endpoint.ts'

type BinaryDeclaration<TQuery extends PartSchema> = Omit<Declaration<Access, TQuery, undefined>, 'method'> & {
  contentTypes: readonly string[]
}

/** Bytes with their cache headers: the `etag` without quotes, and the whole `Cache-Control`. */
export type BinaryResponse = {
  bytes: Uint8Array
  contentType: string
  etag: string
  cacheControl: string
}

/**
 * Declares an endpoint that sends bytes, such as a photo. A request whose If-None-Match holds the current `etag` gets
 * 304.
 */
export function defineBinaryEndpoint<TQuery extends PartSchema = undefined>(
  app: FastifyInstance,
  { contentTypes, ...declaration }: BinaryDeclaration<TQuery>,
  handle: EndpointHandler<Access, TQuery, undefined, BinaryResponse>,
): void {
  const endpoint = { ...declaration, method: 'GET' } as const
  const run = handlerOf(app, endpoint, handle)
  app.route({
    ...routeOf(app, { ...endpoint, response: contentTypes }),
    handler: async (request, reply) => {
      const response = await run(request)
      const etag = `"${response.etag}"`
      reply.header('etag', etag).header('cache-control', response.cacheControl)
      if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send()
      return reply.type(response.contentType).send(response.bytes)
    },
  })
}
