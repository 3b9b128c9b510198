import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import fastify, { type FastifyInstance } from 'fastify'
import { errorSentence } from 'shared-ui/copy/problems'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refuseUnreadable } from './unreadable-request.ts'

let app: FastifyInstance
let port: number

beforeAll(async () => {
  app = fastify({ clientErrorHandler: refuseUnreadable })
  await app.listen({ host: '127.0.0.1', port: 0 })
  port = (app.server.address() as AddressInfo).port
})
afterAll(() => app.close())

/** What comes back on a bare connection, to its end. */
function answerTo(sent: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.write(sent)
  return text(socket)
}

describe('a request that Node itself cannot read', () => {
  it.each([
    [
      'headers without end',
      `GET / HTTP/1.1\r\nhost: x\r\nx: ${'y'.repeat(20_000)}\r\n\r\n`,
      431,
      'head_too_large',
    ],
    ['no HTTP at all', 'buenos días\r\n\r\n', 400, 'unreadable_body'],
  ] as const)('C-01 is refused in Spanish with a code: %s', async (_what, sent, status, errorCode) => {
    const answer = await answerTo(sent)
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    expect(answer).toContain('content-type: application/json')
    expect(JSON.parse(answer.slice(answer.indexOf('\r\n\r\n')))).toEqual({
      errorCode,
      errorMessage: errorSentence(errorCode),
    })
  })
})
