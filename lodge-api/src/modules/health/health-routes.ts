import type { FastifyInstance } from 'fastify'
import { HealthAnswer } from 'shared-ui/validators/health'
import { defineCall } from '../../http/call.ts'
import type { Lodge } from '../../lodge.ts'
import { askDatabase } from './health-service.ts'

/** C-08: `GET /health`, for whoever watches the server: 503 when its database does not answer. */
export function registerHealthRoutes(app: FastifyInstance, lodge: Lodge): void {
  defineCall(
    app,
    {
      method: 'GET',
      url: '/health',
      summary: 'Says that the server lives and its database answers',
      access: 'anyone',
      answer: HealthAnswer,
    },
    async () => {
      await askDatabase(lodge)
      return { status: 'ok' as const }
    },
  )
}
