import { collectDefaultMetrics, Gauge, Histogram, type Registry } from 'prom-client'
import { type CompletedRequest, completedRequests } from '../http/request-channel.ts'
import type { Lodge } from '../lodge.ts'
import { nightlyRecord } from '../modules/backups/nightly-backup-service.ts'
import { createWarningsCheck } from '../modules/health/health-service.ts'
import { countUnsettledPayments } from '../modules/purchases/unsettled/unsettled-service.ts'
import {
  type Count,
  countJobs,
  countPurchases,
  countRefunds,
  countReservations,
} from './metrics-repository.ts'

/** Upper limits in seconds: most reads take milliseconds, a charge up to two and a half minutes. */
const DURATION_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 60, 150]

/**
 * Adds the server's metrics to `registry`: process and event loop, requests, and what the database holds, which is read whenever
 * Prometheus asks. Returns a function that stops counting requests.
 */
export function addMetrics(registry: Registry, lodge: Lodge): () => void {
  collectDefaultMetrics({ register: registry })
  addDatabaseMetrics(registry, lodge)
  addBackupAge(registry, lodge)
  addWarnings(registry, lodge)
  const durations = new Histogram({
    name: 'lodge_request_duration_seconds',
    help: 'Duration of requests by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: DURATION_BUCKETS,
    registers: [registry],
  })
  const observe = (message: unknown) => {
    if (!isCompletedRequest(message)) return
    const { method, route, status, seconds } = message
    durations.observe({ method, route, status }, seconds)
  }
  completedRequests.subscribe(observe)
  return () => {
    completedRequests.unsubscribe(observe)
  }
}

const isCompletedRequest = (message: unknown): message is CompletedRequest =>
  typeof message === 'object' && message !== null && 'route' in message

function addDatabaseMetrics(registry: Registry, lodge: Lodge): void {
  const { database } = lodge
  const { kysely } = database
  addCounts(registry, { name: 'lodge_purchases', help: 'Card payments by state', label: 'state' }, () =>
    countPurchases(kysely),
  )
  addCounts(registry, { name: 'lodge_refunds', help: 'Refunds by state', label: 'state' }, () =>
    countRefunds(kysely),
  )
  addCounts(
    registry,
    { name: 'lodge_jobs', help: 'Mails: waiting, retried after a failure, given up', label: 'state' },
    async () => Object.entries(await countJobs(kysely)).map(([label, count]) => ({ label, count })),
  )
  addValue(registry, { name: 'lodge_reservations', help: 'Reservations that are not cancelled' }, () =>
    countReservations(kysely),
  )
  addValue(
    registry,
    {
      name: 'lodge_unsettled_payments',
      help: 'Charges and refunds that need staff, as the console lists them',
    },
    () => countUnsettledPayments(lodge),
  )
  addCounts(
    registry,
    {
      name: 'lodge_database_connections',
      help: 'Connections to PostgreSQL: open, idle, and requests that wait for one; none on SQLite',
      label: 'state',
    },
    async () => Object.entries(database.connections() ?? {}).map(([label, count]) => ({ label, count })),
  )
}

/** A server that makes no backups has no age of one, which would be an alert that never ends. */
function addBackupAge(registry: Registry, { config, database, clock }: Lodge): void {
  if (config.backupDir === null) return
  addValue(
    registry,
    {
      name: 'lodge_backup_age_seconds',
      help: 'Time since the last nightly backup; infinite if there was none',
    },
    async () => {
      const { night, at } = await nightlyRecord({ database })
      return night === '' ? Number.POSITIVE_INFINITY : (clock() - at) / 1000
    },
  )
}

function addWarnings(registry: Registry, lodge: Lodge): void {
  const warningsOf = createWarningsCheck(lodge)
  addCounts(
    registry,
    { name: 'lodge_warnings', help: 'The warnings of GET /health, 1 for each', label: 'warning' },
    async () => (await warningsOf()).map((label) => ({ label, count: 1 })),
  )
}

type ValueMetric = { name: string; help: string }

function addValue(registry: Registry, metric: ValueMetric, read: () => Promise<number>): void {
  const gauge = new Gauge({
    ...metric,
    registers: [registry],
    async collect() {
      gauge.set(await read())
    },
  })
}

type CountMetric = ValueMetric & { label: string }

function addCounts(registry: Registry, metric: CountMetric, count: () => Promise<Count[]>): void {
  const { name, help, label } = metric
  const gauge = new Gauge({
    name,
    help,
    labelNames: [label],
    registers: [registry],
    async collect() {
      const counts = await count()
      gauge.reset()
      for (const row of counts) gauge.set({ [label]: row.label }, row.count)
    },
  })
}
