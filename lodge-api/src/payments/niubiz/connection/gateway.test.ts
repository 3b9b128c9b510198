import { afterEach, describe, expect, it } from 'vitest'
import {
  clientOf,
  closedPort,
  isForToken,
  type Reply,
  type ScriptedServer,
  startCuttingServer,
  startScriptedServer,
} from '../../../../test/payments/server-fixture.ts'
import { ProviderUnavailable } from '../../payment-provider.ts'
import { ConnectionFailure, createTransport, type Transport } from './transport.ts'

const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()))
})

async function serverWith(replyTo: Parameters<typeof startScriptedServer>[0]): Promise<ScriptedServer> {
  const server = await startScriptedServer(replyTo)
  closing.push(() => server.close())
  return server
}

const session = {
  amount: 1_050,
  clientIp: '203.0.113.7',
  email: 'rosa@example.pe',
  documentNumber: '44556677',
}
const charge = { purchaseNumber: '77', tokenId: 'T', amount: 1_050 }
const refund = { transactionId: '994', reference: '77-1', amount: 1_050 }
const SESSION: Reply = { status: 200, body: { sessionKey: 'a'.repeat(64), expirationTime: 1 } }
const UNAUTHORIZED: Reply = { status: 401, body: 'Unauthorized' }

/** Closes the first connections to an endpoint before anything is sent, and passes on the others. */
function unsentAtFirst(path: string, cuts: number): { transport: Transport; attempts: string[] } {
  const attempts: string[] = []
  const send = createTransport()
  return {
    attempts,
    transport: async (request) => {
      const { pathname } = new URL(request.url)
      attempts.push(pathname)
      const earlier = attempts.filter((attempt) => attempt.startsWith(path)).length
      if (pathname.startsWith(path) && earlier <= cuts) throw new ConnectionFailure(false, undefined)
      return send(request)
    },
  }
}

describe('security token', () => {
  it('B-03 is renewed once after a 401, and the request repeated', async () => {
    const server = await serverWith((request) => {
      if (isForToken(request)) return undefined
      return request.authorization === 'token-1' ? UNAUTHORIZED : SESSION
    })
    await clientOf({ apiUrl: server.url }).startSession(session)
    expect(server.requests.map(({ authorization }) => authorization.split(' ')[0])).toEqual([
      'Basic',
      'token-1',
      'Basic',
      'token-2',
    ])
    expect(server.requests[3]?.body).toEqual(server.requests[1]?.body)
  })

  it('M-07 is separate for the refund host', async () => {
    const api = await serverWith((request) => (isForToken(request) ? { status: 201, body: 'api' } : SESSION))
    const refunds = await serverWith((request) =>
      isForToken(request)
        ? { status: 201, body: 'refunds' }
        : { status: 200, body: { errorCode: 0, data: { CODERROR: '100' } } },
    )
    const client = clientOf({ apiUrl: api.url, refundUrl: refunds.url })
    await client.startSession(session)
    expect(await client.refund(refund)).toEqual({ kind: 'done' })
    expect(api.requests.map(({ authorization }) => authorization)).toEqual([
      expect.stringMatching(/^Basic /),
      'api',
    ])
    expect(refunds.requests.map(({ authorization }) => authorization)).toEqual([
      expect.stringMatching(/^Basic /),
      'refunds',
    ])
  })

  it.each<[string, Reply]>([
    ['refused', UNAUTHORIZED],
    ['a server error', { status: 500, body: '<h1>500</h1>' }],
    ['a reset', 'reset'],
    ['text that no header takes', { status: 201, body: 'señal' }],
  ])('M-04 sends no refund when the token is %s', async (_name, reply) => {
    const server = await serverWith(() => reply)
    await expect(clientOf({ apiUrl: server.url }).refund(refund)).rejects.toThrow(ProviderUnavailable)
    expect(server.requests.every(isForToken)).toBe(true)
  })
})

describe('HTTP 401 with a fresh security token', () => {
  const refusing = () => serverWith((request) => (isForToken(request) ? undefined : UNAUTHORIZED))

  it('M-01 denies a charge', async () => {
    const server = await refusing()
    expect(await clientOf({ apiUrl: server.url }).charge(charge)).toEqual({
      kind: 'denied',
      denial: { actionCode: '401', actionDescription: '', card: '', brand: '' },
    })
    expect(server.requests.filter((request) => !isForToken(request))).toHaveLength(2)
  })

  it('M-04 leaves a refund repeatable', async () => {
    const server = await refusing()
    await expect(clientOf({ apiUrl: server.url }).refund(refund)).rejects.toThrow(ProviderUnavailable)
    expect(server.requests.filter((request) => !isForToken(request))).toHaveLength(2)
  })

  it('B-10 fails a look-up', async () => {
    const server = await refusing()
    await expect(clientOf({ apiUrl: server.url }).lookup('77')).rejects.toThrow(ProviderUnavailable)
  })

  it('B-10 leaves a charge unknown if the look-up of a rejected request gets it', async () => {
    const server = await serverWith((request) => {
      if (isForToken(request)) return undefined
      return request.method === 'GET' ? UNAUTHORIZED : { status: 400, body: { errorCode: 400, data: {} } }
    })
    expect((await clientOf({ apiUrl: server.url }).charge(charge)).kind).toBe('unknown')
  })
})

describe('request that was not sent', () => {
  it.each([
    ['token', '/api.security', session],
    ['session', '/api.ecommerce', session],
  ])('B-03 is repeated once for a %s', async (_name, path) => {
    const server = await serverWith((request) => (isForToken(request) ? undefined : SESSION))
    const once = unsentAtFirst(path, 1)
    await clientOf({ apiUrl: server.url }, once).startSession(session)
    expect(once.attempts).toHaveLength(3)

    const twice = unsentAtFirst(path, 2)
    await expect(clientOf({ apiUrl: server.url }, twice).startSession(session)).rejects.toThrow(
      ProviderUnavailable,
    )
  })

  it('B-03 is repeated once for a token after a broken TLS handshake', async () => {
    const server = await startCuttingServer()
    closing.push(() => server.close())
    const client = clientOf({ apiUrl: `https://127.0.0.1:${server.port}` })
    await expect(client.startSession(session)).rejects.toThrow('No connection was made (ECONNRESET).')
    expect(server.connections()).toBe(2)
  })

  it('B-10 is never repeated for a charge', async () => {
    const server = await serverWith(() => undefined)
    const cutting = unsentAtFirst('/api.authorization', 1)
    const outcome = await clientOf({ apiUrl: server.url }, cutting).charge(charge)
    expect(outcome).toEqual({ kind: 'unknown', reason: 'No connection was made.' })
    expect(cutting.attempts).toHaveLength(2)
  })

  it('M-04 is never repeated for a refund', async () => {
    const server = await serverWith(() => undefined)
    const cutting = unsentAtFirst('/api.refund', 1)
    await expect(clientOf({ apiUrl: server.url }, cutting).refund(refund)).rejects.toThrow(
      ProviderUnavailable,
    )
    expect(cutting.attempts).toHaveLength(2)
  })

  it('M-04 throws when the refund port is closed', async () => {
    const client = clientOf({ apiUrl: `http://127.0.0.1:${await closedPort()}` })
    await expect(client.refund(refund)).rejects.toThrow('No connection was made (ECONNREFUSED).')
  })
})
