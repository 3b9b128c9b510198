import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { NotFound } from '../../errors.ts'
import { respondToErrors } from '../error-handler.ts'

/**
 * Prepares an app for endpoints: response validation, error handling and limits. Call it
 * before endpoints are defined.
 */
export async function prepareApi(app: FastifyInstance): Promise<void> {
  app.decorateRequest('staff', null)
  app.removeContentTypeParser('text/plain')
  // A response is parsed by its schema before it is sent; one that does not match becomes a 500.
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
}
