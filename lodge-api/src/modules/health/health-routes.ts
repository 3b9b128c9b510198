import type { FastifyInstance } from 'fastify'
import { HealthAnswer } from 'shared-ui/validators/health'
import { defineCall } from '../../http/call.ts'
import type { Lodge } from '../../lodge.ts'
import { createHealthCheck } from './health-service.ts'

/** C-08: `GET /health`, for whoever watches the server: 503 when its database does not answer or has no room. */
export function registerHealthRoutes(app: FastifyInstance, lodge: Lodge): void {
  const checkHealth = createHealthCheck(lodge)
  defineCall(
    app,
    {
      method: 'GET',
      url: '/health',
      summary: 'Says that the server lives and its database answers',
      description:
        'Answers within two seconds. 503 `database_unavailable`: the database does not answer. 503 `storage_full`: its disk is full.',
      access: 'anyone',
      answer: HealthAnswer,
    },
    async () => {
      await checkHealth()
      return { status: 'ok' as const }
    },
  )
}
