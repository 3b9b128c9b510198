import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import { NotFound } from '../errors.ts'
import { answerErrors } from './error-handler.ts'

/** What every call needs before it can be declared: how errors are answered, limits, and the list for OpenAPI. */
export async function prepareApi(app: FastifyInstance): Promise<void> {
  app.decorate('describedCalls', [])
  app.removeContentTypeParser('text/plain')
  answerErrors(app)
  app.setNotFoundHandler(async () => {
    throw new NotFound()
  })
  await app.register(rateLimit, { global: false })
}
