import multipart from '@fastify/multipart'
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { type Access, type Call, type CallDeclaration, callReader, type PartSchema } from './call.ts'
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
 * Declares a call that takes a `multipart/form-data` form: as `defineCall`, the texts of the form and its one file,
 * `photo` (of the validators' `Photo`), being the body. Who may not make the call is refused before the form is read.
 * Throws, besides what the schemas say, `photo_too_large` and, with eight uploads under way, `too_many_requests`.
 */
export function defineUploadCall<
  TAccess extends Access,
  TAnswer extends v.GenericSchema,
  TBody extends v.GenericSchema,
  TQuery extends PartSchema = undefined,
>(
  app: FastifyInstance,
  declaration: CallDeclaration<TAccess, TQuery, TBody, TAnswer> & { method: 'POST' | 'PUT'; body: TBody },
  handle: (call: Call<TAccess, TQuery, TBody>) => Promise<v.InferInput<NoInfer<TAnswer>>>,
): void {
  app.describedCalls.push({ ...declaration, takesPhoto: true })
  const read = callReader(app, declaration, readUploadForm)
  // The reader of forms is known to this one route: other calls go on refusing forms.
  app.register(async (route) => {
    await route.register(multipart, { limits: FORM_LIMITS })
    route.route({
      method: declaration.method,
      url: declaration.url,
      handler: (request, reply) =>
        withPlace(async () => {
          reply.header('cache-control', 'no-store')
          return v.parse(declaration.answer, await handle(await read(request, reply)))
        }),
    })
  })
}
