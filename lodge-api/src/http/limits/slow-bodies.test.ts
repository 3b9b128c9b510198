import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { cutSlowBodies } from './slow-bodies.ts'

const PERIOD_MS = 100

let app: FastifyInstance
beforeEach(async () => {
  app = fastify()
  cutSlowBodies(app, { periodMs: PERIOD_MS, bytes: 50 })
  // A response that takes longer than several periods.
  app.post('/', ({ body }) => sleep(3 * PERIOD_MS, body))
  await app.listen({ host: '127.0.0.1', port: 0 })
})
afterEach(() => app.close())

function open(length: number) {
  const [address] = app.addresses()
  const socket = connect(typeof address === 'object' ? address.port : 0, '127.0.0.1')
  socket.on('error', () => undefined)
  socket.write(
    `POST / HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`,
  )
  return socket
}

/** Resolves when the connection has ended, also by a reset, which is an error event that `once` would throw. */
const closed = (socket: Socket) => new Promise<unknown>((resolve) => socket.once('close', resolve))

it('V-08 a body that hardly moves is cut', async () => {
  const socket = open(1000)
  const drip = setInterval(() => socket.write('1'), 20)
  await closed(socket)
  clearInterval(drip)
  expect(socket.bytesRead).toBe(0)
})

it('V-08 a body without a single byte is cut', async () => {
  const socket = open(1000)
  await closed(socket)
  expect(socket.bytesRead).toBe(0)
})

it('V-08 a body that arrives slowly but steadily is read, and its response may take longer', async () => {
  const body = JSON.stringify('a'.repeat(998))
  const socket = open(body.length)
  for (let at = 0; at < body.length; at += 100) {
    socket.write(body.slice(at, at + 100))
    await sleep(PERIOD_MS / 2)
  }
  const [response] = await once(socket, 'data')
  expect(String(response)).toContain('200 OK')
  socket.destroy()
})
