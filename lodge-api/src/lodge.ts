import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import type { Database } from './database/connect.ts'
import type { PaymentProvider } from './payments/payment-provider.ts'

/** What every part of the server is given: made once in `main.ts`, or by a test. */
export type Lodge = {
  config: Config
  database: Database
  clock: Clock
  payments: PaymentProvider
  log: FastifyBaseLogger
}
