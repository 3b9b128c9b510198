import type { FastifyInstance } from 'fastify'
import { HealthResponse } from 'shared-ui/validators/http/health'
import { defineEndpoint } from '../../http/endpoints/endpoint.ts'
import type { Lodge } from '../../lodge.ts'
import { createHealthCheck, createWarningsCheck } from './health-service.ts'

/** `GET /health` for monitoring: 503 if the database does not respond or its disk is full. */
export function registerHealthRoutes(app: FastifyInstance, lodge: Lodge): void {
  const checkHealth = createHealthCheck(lodge)
  const warningsOf = createWarningsCheck(lodge)
  defineEndpoint(
    app,
    {
      method: 'GET',
      url: '/health',
      summary: 'Reports that the server runs and its database responds',
      description:
        'Responds within two seconds. 503 `database_unavailable`: the database does not respond. 503 `storage_full`: its disk is full. `warnings`, with 200, names what needs a person: `backup_failed` or `backup_overdue` the nightly backup; `database_locked`: the last write failed because another program has locked the SQLite file; `mail_failing`, `payments_failing`: the last exchange of this server with the mail server or the payment provider failed; `clock_stepped`: the clock of this machine was set by more than a minute in the last hour.',
      access: 'anyone',
      response: HealthResponse,
    },
    async () => {
      await checkHealth()
      const warnings = await warningsOf()
      return { status: 'ok' as const, ...(warnings.length > 0 && { warnings }) }
    },
  )
}
