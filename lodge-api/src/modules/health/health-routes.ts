import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { HealthAnswer } from 'shared-ui/validators/health'
import { DatabaseUnavailable } from '../../errors.ts'
import { defineCall } from '../../http/call.ts'
import type { Lodge } from '../../lodge.ts'

/** C-08: `GET /health`, for whoever watches the server: 503 when its database does not answer. */
export function registerHealthRoutes(app: FastifyInstance, { database }: Lodge): void {
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
      try {
        await sql`select 1`.execute(database.kysely)
      } catch (cause) {
        throw new DatabaseUnavailable(undefined, { cause })
      }
      return { status: 'ok' as const }
    },
  )
}
