import type { FastifyInstance } from 'fastify'
import { HealthResponse } from 'shared-ui/validators/http/health'
import { defineEndpoint } from '../../http/endpoints/endpoint.ts'
import type { Lodge } from '../../lodge.ts'
import { nightlyBackupProblem } from '../backups/nightly-backup-service.ts'
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
        'Responds within two seconds. 503 `database_unavailable`: the database does not respond. 503 `storage_full`: its disk is full. `warnings` with `backup_failed` or `backup_overdue`: the nightly backup needs a person.',
      access: 'anyone',
      response: HealthResponse,
    },
    async () => {
      await checkHealth()
      const problem = await nightlyBackupProblem(lodge)
      return { status: 'ok' as const, ...(problem && { warnings: [problem] }) }
    },
  )
}
