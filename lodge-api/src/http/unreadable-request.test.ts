import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import fastify, { type FastifyInstance } from 'fastify'
import { errorSentence } from 'shared-ui/copy/problems/problems'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { OWN_CONTENT_ONLY, protectSite } from './sites/site-headers.ts'
import { makePage } from './sites/site-pages.ts'
import { refuseUnreadable } from './unreadable-request.ts'

let app: FastifyInstance
let port: number

beforeAll(async () => {
  app = fastify({ clientErrorHandler: refuseUnreadable })
  await app.listen({ host: '127.0.0.1', port: 0 })
  port = (app.server.address() as AddressInfo).port
})
afterAll(() => app.close())

/** Sends raw text on a connection and returns everything received until it closes. */
function respondWith(sent: string, at = port): Promise<string> {
  const socket = connect(at, '127.0.0.1')
  socket.write(sent)
  return text(socket)
}

const TOO_LONG = 'a'.repeat(20_000)

describe('refuseUnreadable', () => {
  it.each([
    [
      'endless headers',
      `GET / HTTP/1.1\r\nhost: x\r\nx: ${'y'.repeat(20_000)}\r\n\r\n`,
      431,
      'head_too_large',
    ],
    [
      'two lengths of the body, which proxies may understand differently',
      'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 3\r\ncontent-length: 30\r\n\r\nabc',
      400,
      'unreadable_body',
    ],
    [
      'a length beside chunks',
      'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 3\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
      400,
      'unreadable_body',
    ],
    ['a request that is not HTTP', 'buenos días\r\n\r\n', 400, 'unreadable_body'],
  ] as const)('C-01 responds in Spanish with an error code: %s', async (_what, sent, status, errorCode) => {
    const response = await respondWith(sent)
    expect(response).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    expect(response).toContain('content-type: application/json')
    expect(JSON.parse(response.slice(response.indexOf('\r\n\r\n')))).toEqual({
      errorCode,
      errorMessage: errorSentence(errorCode),
    })
  })

  it('O-08 sends the security headers of every other response, HSTS too if the site has TLS', async () => {
    const site: FastifyInstance = fastify({
      clientErrorHandler: (error, socket) => refuseUnreadable(error, socket, site),
    })
    protectSite(site, OWN_CONTENT_ONLY, { url: 'https://www.example.pe', includeSubDomains: true })
    site.get('/', () => 'x')
    await site.listen({ host: '127.0.0.1', port: 0 })
    const from = (site.server.address() as AddressInfo).port
    const usual = await fetch(`http://127.0.0.1:${from}/`)
    const response = await respondWith('buenos días\r\n\r\n', from)
    await site.close()
    const names = [
      'strict-transport-security',
      'x-frame-options',
      'permissions-policy',
      'x-content-type-options',
    ]
    for (const name of [...names, 'cross-origin-opener-policy', 'cross-origin-resource-policy'])
      expect(response).toContain(`\r\n${name}: ${usual.headers.get(name)}\r\n`)
  })

  it('P-09 sends the not-found page for a page URL that is too long', async () => {
    const missing = { ...(await makePage('404.html', '<h1>Página no encontrada</h1>')), policy: 'x' }
    const site = fastify({
      clientErrorHandler: (error, socket) => refuseUnreadable(error, socket, { notFoundPage: missing }),
    })
    await site.listen({ host: '127.0.0.1', port: 0 })
    const from = (site.server.address() as AddressInfo).port
    const page = await respondWith(`GET /${TOO_LONG} HTTP/1.1\r\nhost: x\r\n\r\n`, from)
    const apiResponse = await respondWith(`GET /api/${TOO_LONG} HTTP/1.1\r\nhost: x\r\n\r\n`, from)
    await site.close()
    expect(page).toMatch(
      /^HTTP\/1.1 431 [^]*content-security-policy: x\r\n[^]*<h1>Página no encontrada<\/h1>$/,
    )
    expect(apiResponse).toMatch(/^HTTP\/1.1 431 [^]*application\/json[^]*"head_too_large"/)
  })
})
