import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import type { Database } from './database/connect.ts'
import type { LeaseClock } from './database/lease.ts'
import type { ServiceRecord } from './outside/service-record.ts'
import type { ProviderRegistry } from './payments/provider-registry.ts'

/** The dependencies of every part of the server; created once in `start-server.ts`, or by a test. */
export type Lodge = {
  config: Config
  database: Database
  clock: Clock
  /** The clock that leases count by; all servers of a database share it. */
  leaseClock: LeaseClock
  payments: ProviderRegistry
  /** How the last exchanges with the mail server and the payment provider went. */
  services: ServiceRecord
  log: FastifyBaseLogger
}
