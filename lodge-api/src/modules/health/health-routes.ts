import type { FastifyInstance } from 'fastify'
import { HealthResponse } from 'shared-ui/validators/http/health'
import { defineEndpoint } from '../../http/endpoints/endpoint.ts'
import type { Lodge } from '../../lodge.ts'
import { createHealthCheck } from './health-service.ts'

/** `GET /health` for monitoring: 503 if the database does not respond or its disk is full. */
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
