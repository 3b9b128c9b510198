import type { FastifyInstance } from 'fastify'
import { HealthResponse } from 'shared-ui/validators/health'
import { defineEndpoint } from '../../http/endpoint.ts'
import type { Lodge } from '../../lodge.ts'
import { createHealthCheck } from './health-service.ts'

/** C-08: `GET /health`, for whoever watches the server: 503 when its database does not answer or has no room. */
export function registerHealthRoutes(app: FastifyInstance, lodge: Lodge): void {
  const checkHealth = createHealthCheck(lodge)
  defineEndpoint(
    app,
    {
      method: 'GET',
      url: '/health',
      summary: 'Reports that the server runs and its database responds',
      description:
        'Responds within two seconds. 503 `database_unavailable`: the database does not respond. 503 `storage_full`: its disk is full.',
      access: 'anyone',
      response: HealthResponse,
    },
    async () => {
      await checkHealth()
      return { status: 'ok' as const }
    },
  )
}
