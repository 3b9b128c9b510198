import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { describeOnEachDatabase } from '../../test/databases/databases.ts'
import { openLodge } from '../../test/fixtures/lodge-fixture.ts'
import { insertReservation } from '../../test/fixtures/sample-reservation.ts'
import { scriptedProvider } from '../../test/payments/scripted-provider.ts'
import { instantText } from '../database/instants.ts'
import { serveMetrics } from './serve-metrics.ts'

const ALERTS = join(import.meta.dirname, '../../../deploy/alerts.yaml')
const Alerts = v.object({
  groups: v.array(v.object({ rules: v.array(v.object({ alert: v.string(), expr: v.string() })) })),
})

describeOnEachDatabase('serveMetrics', (open, engine) => {
  it('O-07 counts requests by route and status, and what the database holds', async () => {
    const { lodge, call } = await openLodge(await open(), scriptedProvider)
    const metrics = await serveMetrics(lodge, 0)
    await call('GET', '/health')
    await call('GET', '/room/find-one?roomID=absent')
    const response = await fetch(`http://127.0.0.1:${metrics.port}/metrics`)
    const text = await response.text()
    await metrics.stop()
    expect(response.status).toBe(200)
    expect(text).toMatch(
      /lodge_request_duration_seconds_count\{method="GET",route="\/api\/health",status="200"\} 1/,
    )
    expect(text).toMatch(/route="\/api\/room\/find-one",status="40\d"\} 1/)
    expect(text).not.toContain('absent')
    expect(text).toContain('lodge_reservations 0')
    expect(text).toContain('lodge_jobs{state="failed"} 0')
    const connections = [...text.matchAll(/lodge_database_connections\{state="(\w+)"\} \d/g)].map(
      ([, of]) => of,
    )
    expect(connections).toEqual(engine === 'postgres' ? ['total', 'idle', 'waiting'] : [])
    expect(text).toContain('nodejs_eventloop_lag_p99_seconds')
  })

  it('O-07 has the age of the backup only where backups are made', async () => {
    const { lodge } = await openLodge(await open(), scriptedProvider)
    const read = async (backupDir: string | null) => {
      const metrics = await serveMetrics({ ...lodge, config: { ...lodge.config, backupDir } }, 0)
      const text = await (await fetch(`http://127.0.0.1:${metrics.port}/metrics`)).text()
      await metrics.stop()
      return text
    }
    expect(await read('/var/lib/lodge/backups')).toContain('lodge_backup_age_seconds +Inf')
    expect(await read(null)).not.toContain('lodge_backup_age_seconds')
  })

  it('M-03, O-07 counts the payments that need staff, by the rule of their list, and what health warns of', async () => {
    const { lodge, pass } = await openLodge(await open(), scriptedProvider)
    const metrics = await serveMetrics(lodge, 0)
    const { database, clock, services } = lodge
    const state_at = instantText(clock())
    await insertReservation(database, { purchase: { state: 'returning', state_at } })
    services.failed('mail')
    const read = async () => (await fetch(`http://127.0.0.1:${metrics.port}/metrics`)).text()
    const before = await read()
    expect(before).toContain('lodge_unsettled_payments 0')
    expect(before).toContain('lodge_warnings{warning="mail_failing"} 1')
    pass(3_600_000)
    expect(await read()).toContain('lodge_unsettled_payments 1')
    await metrics.stop()
  })

  it('O-07 responds 503 when the database is unreachable', async () => {
    const { lodge } = await openLodge(await open(), scriptedProvider)
    const metrics = await serveMetrics(lodge, 0)
    await lodge.database.close()
    const { status } = await fetch(`http://127.0.0.1:${metrics.port}/metrics`)
    await metrics.stop()
    expect(status).toBe(503)
  })

  it('O-07 every alert uses metrics that exist', async () => {
    const { lodge } = await openLodge(await open(), scriptedProvider)
    const metrics = await serveMetrics({ ...lodge, config: { ...lodge.config, backupDir: '/backups' } }, 0)
    const text = await (await fetch(`http://127.0.0.1:${metrics.port}/metrics`)).text()
    await metrics.stop()
    const { groups } = v.parse(Alerts, parse(readFileSync(ALERTS, 'utf8')))
    const used = groups.flatMap(({ rules }) =>
      rules.flatMap(({ expr }) => expr.match(/\b(?:lodge|nodejs|process)_\w+/g) ?? []),
    )
    expect(used.length).toBeGreaterThan(5)
    for (const name of used) expect(text).toContain(`# TYPE ${name.replace(/_(?:bucket|count|sum)$/, '')} `)
  })
})
