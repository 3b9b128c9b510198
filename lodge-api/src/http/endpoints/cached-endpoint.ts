import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { makePage, type Page, sendPage } from '../sites/site-pages.ts'
import { type Declaration, type EndpointHandler, handlerOf, routeOf } from './endpoint.ts'

/** A public endpoint without parameters whose response browsers cache. */
export type CachedDeclaration<TResponse extends v.GenericSchema> = Omit<
  Declaration<'anyone', undefined, undefined>,
  'method' | 'access'
> & {
  response: TResponse
}

/**
 * Declares an endpoint whose JSON browsers cache. It is sent compressed, and only when its ETag has changed. As with
 * `defineEndpoint`, fields that `response` does not declare are dropped.
 */
export function defineCachedEndpoint<TResponse extends v.GenericSchema>(
  app: FastifyInstance,
  declaration: CachedDeclaration<TResponse>,
  handle: EndpointHandler<'anyone', undefined, undefined, v.InferInput<NoInfer<TResponse>>>,
): void {
  const endpoint = { ...declaration, method: 'GET', access: 'anyone' } as const
  const run = handlerOf(app, endpoint, handle)
  let last: { text: string; page: Page } | null = null

  async function pageOf(text: string): Promise<Page> {
    if (last?.text === text) return last.page
    const page = { ...(await makePage(declaration.url, text)), type: 'application/json; charset=utf-8' }
    last = { text, page }
    return page
  }

  app.route({
    ...routeOf(app, endpoint),
    handler: async (request, reply) => {
      const response = v.parse(declaration.response, await run(request))
      return sendPage(await pageOf(JSON.stringify(response)), request, reply)
    },
  })
}
