import { createServer as createTlsServer, type Server as TlsServer } from 'node:https'
import { afterEach, describe, expect, it } from 'vitest'
import {
  closedPort,
  closeServer,
  listen,
  startCuttingServer,
  startHangingServer,
  startScriptedServer,
} from '../../../../test/payments/server-fixture.ts'
import { ConnectionFailure, createTransport, type TransportRequest } from './transport.ts'

const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()))
})

function opened<T extends { close(): Promise<void> }>(server: T): T {
  closing.push(() => server.close())
  return server
}

const request = (url: string, rest: Partial<TransportRequest> = {}): TransportRequest => ({
  url,
  method: 'POST',
  headers: {},
  body: '{"amount":1}',
  signal: AbortSignal.timeout(5_000),
  ...rest,
})

async function failureOf(sending: Promise<unknown>): Promise<ConnectionFailure> {
  const outcome = await sending.catch((error: unknown) => error)
  if (outcome instanceof ConnectionFailure) return outcome
  throw new Error('Expected the connection to fail.', { cause: outcome })
}

/** A TLS server with a pre-shared key instead of a certificate. */
const KEY = Buffer.from('6d61646575702d666f722d746573742d', 'hex')
const PSK = { ciphers: 'PSK-AES128-GCM-SHA256', maxVersion: 'TLSv1.2' } as const
function pskTransport(psk = KEY) {
  // Node passes `pskCallback` on to `tls.connect`, but its types do not include it here.
  const options = {
    ...PSK,
    pskCallback: () => ({ psk, identity: 'lodge' }),
    checkServerIdentity: () => undefined,
  }
  return createTransport(options)
}

async function startTlsServer(onRequest: Parameters<TlsServer['on']>[1]): Promise<string> {
  const server = createTlsServer({ ...PSK, pskCallback: () => KEY })
  server.on('request', onRequest)
  server.on('tlsClientError', (_error, socket) => socket.destroy())
  opened({ close: () => closeServer(server) })
  return `https://127.0.0.1:${await listen(server)}`
}

describe('createTransport over HTTP', () => {
  it('M-04 reads the status and the whole response', async () => {
    const server = opened(await startScriptedServer(() => ({ status: 422, body: { name: 'Colibrí' } })))
    const response = await createTransport()(request(`${server.url}/a`))
    expect(response).toMatchObject({ status: 422, text: '{"name":"Colibrí"}' })
    expect(server.requests).toEqual([{ method: 'POST', path: '/a', authorization: '', body: { amount: 1 } }])
  })

  it('M-04 reports mayHaveLeft after a connection reset', async () => {
    const server = opened(await startScriptedServer(() => 'reset'))
    const failure = await failureOf(createTransport()(request(server.url)))
    expect(failure).toMatchObject({ mayHaveLeft: true, message: 'The connection was lost (ECONNRESET).' })
  })

  it('M-04 reports mayHaveLeft after a timeout', async () => {
    const server = opened(await startScriptedServer(() => 'silence'))
    const sending = createTransport()(request(server.url, { signal: AbortSignal.timeout(300) }))
    expect((await failureOf(sending)).mayHaveLeft).toBe(true)
  })

  it('M-04 reports mayHaveLeft for an oversized response', async () => {
    const server = opened(await startScriptedServer(() => ({ status: 200, body: 'x'.repeat(1_000_001) })))
    expect((await failureOf(createTransport()(request(server.url)))).mayHaveLeft).toBe(true)
  })

  it('M-04 reports no request sent when nothing listens on the port', async () => {
    const failure = await failureOf(createTransport()(request(`http://127.0.0.1:${await closedPort()}`)))
    expect(failure).toMatchObject({
      mayHaveLeft: false,
      message: 'No connection was made (ECONNREFUSED).',
    })
  })

  it('M-04 reports no request sent for an unknown host name', async () => {
    const transport = createTransport({
      lookup: (hostname, _options, callback) =>
        callback(Object.assign(new Error(hostname), { code: 'ENOTFOUND' }), ''),
    })
    const failure = await failureOf(transport(request('http://niubiz.invalid')))
    expect(failure).toMatchObject({ mayHaveLeft: false, message: 'No connection was made (ENOTFOUND).' })
  })

  it('M-04 does not follow a redirect', async () => {
    const server = opened(await startScriptedServer(() => ({ status: 307, body: '' })))
    expect((await createTransport()(request(server.url))).status).toBe(307)
    expect(server.requests).toHaveLength(1)
  })
})

describe('createTransport over TLS', () => {
  it('M-04 reads the response', async () => {
    const url = await startTlsServer((_request, response) => response.end('ok'))
    expect(await pskTransport()(request(url))).toMatchObject({ status: 200, text: 'ok' })
  })

  it('M-04 reports mayHaveLeft after a reset following the handshake', async () => {
    const url = await startTlsServer((incoming) => incoming.socket.destroy())
    expect((await failureOf(pskTransport()(request(url)))).mayHaveLeft).toBe(true)
  })

  it('M-04 reports no request sent when the handshake is interrupted', async () => {
    const server = opened(await startCuttingServer())
    const failure = await failureOf(createTransport()(request(`https://127.0.0.1:${server.port}`)))
    expect(failure).toMatchObject({ mayHaveLeft: false, message: 'No connection was made (ECONNRESET).' })
  })

  it('M-04 reports no request sent when the handshake is refused', async () => {
    const url = await startTlsServer((_request, response) => response.end('ok'))
    const failure = await failureOf(pskTransport(Buffer.alloc(16))(request(url)))
    expect(failure.mayHaveLeft).toBe(false)
  })

  it('M-04 reports no request sent when the handshake times out', async () => {
    const server = opened(await startHangingServer())
    const sending = createTransport()(
      request(`https://127.0.0.1:${server.port}`, { signal: AbortSignal.timeout(100) }),
    )
    expect((await failureOf(sending)).mayHaveLeft).toBe(false)
  })
})
