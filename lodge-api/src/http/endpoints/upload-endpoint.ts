import multipart from '@fastify/multipart'
import type { FastifyInstance } from 'fastify'
import type * as v from 'valibot'
import { TooManyRequests } from '../limits/rate-limit.ts'
import {
  type Access,
  type EndpointDeclaration,
  type EndpointHandler,
  handlerOf,
  type PartSchema,
  responseSchema,
  routeOf,
} from './endpoint.ts'
import { FORM_LIMITS, readUploadForm } from './upload-form.ts'

/** How many photos may be received or queued at once; each takes up to 10 MB of memory. */
const MAX_UPLOADS = 8
const RETRY_AFTER_SECONDS = 10

let uploads = 0

async function withUploadSlot<Result>(work: () => Promise<Result>): Promise<Result> {
  if (uploads >= MAX_UPLOADS) throw new TooManyRequests(RETRY_AFTER_SECONDS)
  uploads += 1
  try {
    return await work()
  } finally {
    uploads -= 1
  }
}

/**
 * Declares an endpoint that takes a `multipart/form-data` form: its texts and one file, `photo` (the validators'
 * `Photo`), are the body. Otherwise it works as `defineEndpoint`. Throws `photo_too_large`, and `too_many_requests`
 * while eight uploads are running, in addition to the errors of the schemas.
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
  // Only this route parses forms; other endpoints reject them.
  app.register(async (upload) => {
    await upload.register(multipart, { limits: FORM_LIMITS })
    upload.route({
      ...routeOf(app, { ...declaration, takesPhoto: true }),
      schema: responseSchema(declaration),
      handler: (request, reply) =>
        withUploadSlot(async () => {
          reply.header('cache-control', 'no-store')
          return run(request, await readUploadForm(request))
        }),
    })
  })
}
