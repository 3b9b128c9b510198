import rateLimit from '@fastify/rate-limit'
import swagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { NotFound } from '../errors.ts'
import { respondToErrors } from './error-handler.ts'
import { addErrorSchema, OPENAPI_OPTIONS } from './openapi.ts'

/** What endpoints need before they are defined: checked responses, errors, limits, and the list that OpenAPI is made of. */
export async function prepareApi(app: FastifyInstance): Promise<void> {
  app.decorateRequest('staff', null)
  app.removeContentTypeParser('text/plain')
  // C-01: a response is parsed by its schema before it is sent; one that does not fit is a 500.
  app.setSerializerCompiler<v.GenericSchema>(
    ({ schema }) =>
      (response) =>
        JSON.stringify(v.parse(schema, response)),
  )
  respondToErrors(app)
  app.setNotFoundHandler(async () => {
    throw new NotFound()
  })
  await app.register(rateLimit, { global: false })
  await app.register(swagger, OPENAPI_OPTIONS)
  addErrorSchema(app)
}
