import multipart from '@fastify/multipart'
import type { FastifyInstance } from 'fastify'
import type * as v from 'valibot'
import {
  type Access,
  type EndpointDeclaration,
  type EndpointHandler,
  handlerOf,
  type PartSchema,
  responseSchema,
  routeOf,
} from './endpoint.ts'
import { TooManyRequests } from './rate-limit.ts'
import { FORM_LIMITS, readUploadForm } from './upload-form.ts'

/** Photos being received or waiting their turn at once: each is up to 10 MB of memory. */
const MOST_UPLOADS = 8
const COME_AGAIN_SECONDS = 10

let uploads = 0

async function withPlace<Result>(work: () => Promise<Result>): Promise<Result> {
  if (uploads >= MOST_UPLOADS) throw new TooManyRequests(COME_AGAIN_SECONDS)
  uploads += 1
  try {
    return await work()
  } finally {
    uploads -= 1
  }
}

/**
 * Declares an endpoint that takes a `multipart/form-data` form, whose texts and one file, `photo` (of the validators' `Photo`), are its
 * body; else as `defineEndpoint`. Throws, besides what the schemas say, `photo_too_large` and, with eight uploads under way,
 * `too_many_requests`.
 */
export function defineUploadEndpoint<
  TAccess extends Access,
  TResponse extends v.GenericSchema,
  TBody extends v.GenericSchema,
  TQuery extends PartSchema = undefined,
>(
  app: FastifyInstance,
  declaration: EndpointDeclaration<TAccess, TQuery, TBody, TResponse> & {
    method: 'POST' | 'PUT'
    body: TBody
  },
  handle: EndpointHandler<TAccess, TQuery, TBody, v.InferInput<NoInfer<TResponse>>>,
): void {
  const run = handlerOf(app, declaration, handle)
  // Only this route parses forms: other endpoints refuse them.
  app.register(async (upload) => {
    await upload.register(multipart, { limits: FORM_LIMITS })
    upload.route({
      ...routeOf(app, { ...declaration, takesPhoto: true }),
      schema: responseSchema(declaration),
      handler: (request, reply) =>
        withPlace(async () => {
          reply.header('cache-control', 'no-store')
          return run(request, await readUploadForm(request))
        }),
    })
  })
}
