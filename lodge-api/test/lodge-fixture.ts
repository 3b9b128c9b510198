import type { FastifyInstance } from 'fastify'
import { dayInLima } from 'shared-ui/rules/dates/calendar-date'
import { buildApi } from '../src/app.ts'
import type { Clock } from '../src/clock.ts'
import { readConfig } from '../src/config.ts'
import type { Database } from '../src/database/connect.ts'
import { newId } from '../src/database/ids.ts'
import { createServer } from '../src/http/create-server.ts'
import { createLog } from '../src/http/log.ts'
import type { Lodge } from '../src/lodge.ts'
import { insertRoom } from '../src/modules/rooms/rooms-repository.ts'
import { ensureFirstStaff } from '../src/modules/staff-session/first-staff-service.ts'
import type { PaymentProvider } from '../src/payments/payment-provider.ts'
import { registerProviders } from '../src/payments/provider-registry.ts'

/** Noon of 10 March 2027 in Lima, the start of a clock that a test moves. */
export const NOON = Date.parse('2027-03-10T17:00:00Z')
export const TODAY = dayInLima(NOON)

export const STAFF = { username: 'recepcion', password: 'una clave de prueba' }

/** The API on a real database, requested without a network. */
export type LodgeFixture = {
  lodge: Lodge
  app: FastifyInstance
  /** Advances the lodge's clock, in ms. */
  pass(milliseconds: number): void
  call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: object): Promise<Answer>
  /** Like `call`, with the token of the first staff member. */
  staffRequest(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: object): Promise<Answer>
  close(): Promise<void>
}

/** Encodes a body: a form as browsers send it, anything else as JSON. */
async function encoded(
  body: object | undefined,
): Promise<{ payload?: object; headers?: Record<string, string> }> {
  if (!(body instanceof FormData)) return body ? { payload: body } : {}
  const form = new Response(body)
  const type = form.headers.get('content-type') ?? ''
  return { payload: Buffer.from(await form.arrayBuffer()), headers: { 'content-type': type } }
}

/** A response of any shape; a test asserts what it expects. */
// oxlint-disable-next-line typescript/no-explicit-any -- the expectation is the check
export type Answer = { status: number; body: any; headers: Record<string, unknown> }

/** Creates a lodge of these parts, with leases counted by the same clock and a log at the configured level. */
export const lodgeOf = (
  parts: Pick<Lodge, 'config' | 'database' | 'clock'> & { payments: PaymentProvider },
): Lodge => ({
  ...parts,
  leaseClock: async () => parts.clock(),
  payments: registerProviders(parts.payments),
  log: createLog(parts.config.logLevel),
})

export async function openLodge<Payments extends PaymentProvider>(
  database: Database,
  makePayments: (clock: Clock) => Payments,
): Promise<LodgeFixture & { payments: Payments }> {
  let now = NOON
  const clock: Clock = () => now
  const payments = makePayments(clock)
  const config = readConfig({
    LODGE_STAFF_USER: STAFF.username,
    LODGE_STAFF_PASSWORD: STAFF.password,
    LOG_LEVEL: 'silent',
  })
  const lodge = lodgeOf({ config, database, clock, payments })
  const app = createServer(lodge)
  await app.register(buildApi(lodge), { prefix: '/api' })
  await app.ready()

  async function send(request: {
    method: 'GET' | 'POST' | 'PUT' | 'DELETE'
    url: string
    body?: object
    token?: string
  }) {
    const { payload, headers } = await encoded(request.body)
    const response = await app.inject({
      method: request.method,
      url: `/api${request.url}`,
      ...(payload && { payload }),
      headers: { ...headers, ...(request.token && { authorization: `Bearer ${request.token}` }) },
    })
    const isJson = String(response.headers['content-type']).includes('json')
    return {
      status: response.statusCode,
      body: isJson ? response.json() : response.rawPayload,
      headers: response.headers,
    }
  }

  let token: string | undefined
  async function staffToken(): Promise<string> {
    if (token) return token
    await ensureFirstStaff(lodge)
    const { body } = await send({ method: 'POST', url: '/sign-in', body: STAFF })
    token = String(body.token)
    return token
  }

  return {
    lodge,
    payments,
    app,
    pass: (milliseconds) => {
      now += milliseconds
    },
    call: (method, url, body) => send({ method, url, ...(body && { body }) }),
    staffRequest: async (method, url, body) =>
      send({ method, url, ...(body && { body }), token: await staffToken() }),
    close: () => app.close(),
  }
}

/** Creates a room on offer; `pricePerNight` in 1/10000 soles. */
export async function addRoom(
  lodge: Lodge,
  room: { identifier?: string; pricePerNight?: number } = {},
): Promise<string> {
  const id = newId(lodge.clock())
  await insertRoom(lodge.database.kysely, {
    id,
    identifier: room.identifier ?? 'Molle',
    category: 'Doble',
    description: 'Dos camas y una ventana al valle.',
    price_per_night: room.pricePerNight ?? 2_000_000,
    capacity: 2,
    photo_version: null,
    archived_at: null,
    created_at: new Date(lodge.clock()).toISOString(),
  })
  return id
}
