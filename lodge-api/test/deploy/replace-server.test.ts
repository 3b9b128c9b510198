import { join } from 'node:path'
import { START } from 'shared-ui/copy/server/server-start'
import { addDays, dayInLima } from 'shared-ui/rules/dates/calendar-date'
import { afterEach, describe, expect, it } from 'vitest'
import { freePort } from '../../../scripts/running/free-port.ts'
import { projectRoot } from '../../../scripts/running/project.ts'
import { openTestLodge, type StartedServer, type TestLodge } from '../crash/test-lodge.ts'
import {
  type EmptyDatabase,
  newPostgresDatabase,
  newSqliteFile,
  postgresUrl,
} from '../databases/empty-database.ts'
import { caddyPath, holdsForms, startCaddy } from './caddy.ts'
import { type OpenSockets, openSockets } from './open-sockets.ts'
import type { RunningProxy } from './proxy.ts'
import { startTraffic, type Traffic } from './traffic.ts'

/** Bookings before and after the change of servers. */
const CALM_BOOKINGS = 3
/** As many reads, where nothing may be booked. */
const CALM_READS = 40

/** One night of each room for six weeks, one booking after the other. */
const plansOf = (rooms: readonly string[]) =>
  Array.from({ length: 42 * rooms.length }, (_, index) => {
    const entry = addDays(dayInLima(Date.now()), 30 + Math.floor(index / rooms.length))
    return { roomId: rooms[index % rooms.length] ?? '', stay: { entry, departure: addDays(entry, 1) } }
  })

const stops: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0).toReversed()) await stop()
})

async function open(database: EmptyDatabase): Promise<TestLodge> {
  const main = join(projectRoot, 'lodge-api/dist/main.js')
  const cache = join(projectRoot, 'node_modules/.cache/compiled')
  const lodge = await openTestLodge(database, { main, cache })
  stops.push(lodge.close)
  return lodge
}

/** A server that holds its sockets, and starts when `begin` is called. */
function prepare(lodge: TestLodge, { descriptors }: OpenSockets): StartedServer {
  return stoppedAfterwards(lodge.start({ PUBLIC_URL: 'https://www.localhost' }, descriptors))
}

function stoppedAfterwards(started: StartedServer): StartedServer {
  // A server that ends too early fails the test where it is awaited.
  started.listening.catch(() => undefined)
  stops.push(() => {
    started.server.signal('SIGKILL')
    return started.server.ended
  })
  return started
}

type Ports = Pick<OpenSockets, 'publicPort' | 'adminPort'>

/** A server that opens its own ports, as in a container. */
function startAt(lodge: TestLodge, { publicPort, adminPort }: Ports): StartedServer {
  const settings = { PUBLIC_PORT: `${publicPort}`, ADMIN_PORT: `${adminPort}` }
  return stoppedAfterwards(lodge.start({ PUBLIC_URL: 'https://www.localhost', ...settings }))
}

async function startCaddyBefore(...sockets: Ports[]): Promise<RunningProxy> {
  const caddy = await startCaddy({
    publicPorts: sockets.map(({ publicPort }) => publicPort),
    adminPorts: sockets.map(({ adminPort }) => adminPort),
  })
  stops.push(caddy.stop)
  return caddy
}

function stopServer({ server }: StartedServer): Promise<number | null> {
  server.signal('SIGTERM')
  return server.ended
}

async function expectBookings(traffic: Traffic, count: number): Promise<void> {
  await expect.poll(() => traffic.bookings(), { timeout: 30_000 }).toBeGreaterThanOrEqual(count)
}

async function expectReads(traffic: Traffic, count: number): Promise<void> {
  await expect.poll(() => traffic.reads(), { timeout: 30_000 }).toBeGreaterThanOrEqual(count)
}

/** Sends requests while `replace` runs. Returns what failed, and how many bookings were confirmed and how many are stored. */
async function requestsWhile(
  replace: () => Promise<void>,
  { caddy, lodge }: { caddy: RunningProxy; lodge: TestLodge },
): Promise<{ failures: string[]; confirmed: number; stored: number }> {
  const traffic = startTraffic(caddy, lodge.sandbox, plansOf(lodge.rooms))
  await expectBookings(traffic, CALM_BOOKINGS)
  await replace()
  await expectBookings(traffic, traffic.bookings() + CALM_BOOKINGS)
  const { failures, bookings: confirmed } = await traffic.stop()
  const { reservations } = await lodge.books([])
  return { failures, confirmed, stored: reservations.length }
}

describe.skipIf(!caddyPath)('a server replaced behind Caddy (skipped without Caddy)', () => {
  it('O-04 SQLite: no request fails while the second server waits for the lock of the first', async () => {
    const lodge = await open(newSqliteFile())
    const sockets = await openSockets()
    const [first, second] = [prepare(lodge, sockets), prepare(lodge, sockets)]
    sockets.leave()
    const caddy = await startCaddyBefore(sockets)
    first.server.begin()
    await first.listening
    const { failures, confirmed, stored } = await requestsWhile(
      async () => {
        second.server.begin()
        await second.server.said(START.databaseAwaited)
        expect(await stopServer(first)).toBe(0)
        await second.listening
      },
      { caddy, lodge },
    )
    expect(failures).toEqual([])
    expect(stored).toBe(confirmed)
  })

  it('O-04 SQLite without sockets of the service manager: Caddy holds requests until the second server listens', async () => {
    const lodge = await open(newSqliteFile())
    const ports = { publicPort: await freePort(), adminPort: await freePort() }
    const caddy = await startCaddyBefore(ports)
    const first = startAt(lodge, ports)
    await first.listening
    const plans = (await holdsForms()) ? plansOf(lodge.rooms) : []
    const traffic = startTraffic(caddy, lodge.sandbox, plans)
    await expectReads(traffic, CALM_READS)
    const second = startAt(lodge, ports)
    await second.server.said(START.databaseAwaited)
    expect(await stopServer(first)).toBe(0)
    const readsBefore = traffic.reads()
    await second.listening
    await expectReads(traffic, readsBefore + CALM_READS)
    const { failures, bookings } = await traffic.stop()
    expect(failures).toEqual([])
    expect((await lodge.books([])).reservations).toHaveLength(bookings)
  })

  it.skipIf(!postgresUrl)(
    'O-04 PostgreSQL: no request fails while each of two servers is replaced',
    async () => {
      const lodge = await open(await newPostgresDatabase())
      const [one, other] = [await openSockets(), await openSockets()]
      const [first, next, second] = [prepare(lodge, one), prepare(lodge, one), prepare(lodge, other)]
      one.leave()
      other.leave()
      const caddy = await startCaddyBefore(one, other)
      first.server.begin()
      second.server.begin()
      await Promise.all([first.listening, second.listening])
      const { failures, confirmed, stored } = await requestsWhile(
        async () => {
          expect(await stopServer(first)).toBe(0)
          next.server.begin()
          await next.listening
        },
        { caddy, lodge },
      )
      expect(failures).toEqual([])
      expect(stored).toBe(confirmed)
    },
  )
})
