import { setTimeout as sleep } from 'node:timers/promises'
import { addDays, dayInLima } from 'shared-ui/rules/dates/calendar-date'
import type { Stay } from 'shared-ui/rules/reservations/stay'
import { SessionTokenResponse } from 'shared-ui/validators/payments/payment'
import * as v from 'valibot'
import { CARDS, type SandboxProcess } from '../crash/sandbox-process.ts'
import { bookingRequest, sessionRequest } from '../fixtures/booking-requests.ts'
import type { RunningProxy } from './proxy.ts'
import { newVisitor, type SiteResponse, type Visitor } from './visitor.ts'

/** Books a room from the price to the confirmation, and returns the outcome. Throws if a request is refused. */
export async function book(
  visitor: Visitor,
  sandbox: SandboxProcess,
  { roomId, stay }: { roomId: string; stay: Stay },
): Promise<string> {
  const session = sessionRequest(roomId, stay)
  const opened = expectOk(await visitor.ask(`/api${session.url}`, { method: 'POST', body: session.body }))
  const { purchasenumber: purchaseNumber, sessionToken } = v.parse(
    SessionTokenResponse,
    JSON.parse(opened.body),
  )
  const tokenId = await sandbox.cardToken(sessionToken.sessionKey, CARDS.good)
  const reservation = bookingRequest(roomId, stay, { tokenId, purchaseNumber })
  const response = await visitor.ask(`/api${reservation.url}`, { method: 'POST', body: reservation.body })
  return v.parse(v.looseObject({ outcome: v.string() }), JSON.parse(expectOk(response).body)).outcome
}

function expectOk(response: SiteResponse): SiteResponse {
  if (response.status !== 200) throw new Error(`HTTP ${response.status}: ${response.body}`)
  return response
}

/** The confirmed bookings, and every request that did not get a 200. */
export type TrafficReport = { bookings: number; failures: string[] }

export type Traffic = {
  /** The number of confirmed bookings so far. */
  bookings: () => number
  /** The number of successful reads so far. */
  reads: () => number
  stop: () => Promise<TrafficReport>
}

const PAUSE_MS = 40

/** Reads pages and data of both sites in four loops at once, and books `plans` one after the other, until it is stopped. */
export function startTraffic(
  proxy: RunningProxy,
  sandbox: SandboxProcess,
  plans: readonly { roomId: string; stay: Stay }[],
): Traffic {
  const failures: string[] = []
  let [isStopped, bookings, reads] = [false, 0, 0]

  async function attempt(name: string, work: () => Promise<unknown>) {
    await work().catch((error: unknown) => failures.push(`${name}: ${String(error)}`))
  }

  async function read(path: string, host: string): Promise<void> {
    while (!isStopped) {
      // A new visitor for each request: a new connection is what a proxy would most easily lose.
      const visitor = newVisitor(proxy)
      await attempt(path, async () => {
        expectOk(await visitor.ask(path, { host }))
        reads += 1
      })
      visitor.leave()
      await sleep(PAUSE_MS)
    }
  }

  async function bookAll(): Promise<void> {
    for (const plan of plans) {
      if (isStopped) return
      const visitor = newVisitor(proxy)
      await attempt('booking', async () => {
        const outcome = await book(visitor, sandbox, plan)
        if (outcome !== 'confirmed') throw new Error(outcome)
        bookings += 1
      })
      visitor.leave()
      await sleep(PAUSE_MS)
    }
  }

  const { publicHost, adminHost } = proxy
  const night = addDays(dayInLima(Date.now()), 30)
  const freeRooms = `/api/room/filter?inDate=${night}&outDate=${night}`
  const loops = [
    read('/rooms', publicHost),
    read(freeRooms, publicHost),
    read('/administrative-panel', adminHost),
    read('/api/health', adminHost),
    bookAll(),
  ]
  return {
    bookings: () => bookings,
    reads: () => reads,
    async stop() {
      isStopped = true
      await Promise.all(loops)
      return { bookings, failures }
    },
  }
}
