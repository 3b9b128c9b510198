import fastify, { type FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { SessionInvalid } from '../../modules/staff-session/staff-session-errors.ts'
import { createLog } from '../log.ts'
import { defineEndpoint } from './endpoint.ts'
import { prepareApi } from './prepare-api.ts'

const Query = v.object({ day: v.pipe(v.string('required'), v.nonEmpty('required')) })
const Body = v.object({
  client: v.object({
    email: v.pipe(v.string('required'), v.email('email')),
    age: v.optional(v.number(), 18),
  }),
})
const Echo = v.object({ day: v.string(), email: v.string() })

let lines: string[]
let app: FastifyInstance

beforeEach(async () => {
  lines = []
  app = fastify({ loggerInstance: createLog('info', { write: (line) => lines.push(line) }) })
  await prepareApi(app)
  app.decorate('identifyStaff', async (request) => {
    if (request.headers.authorization !== 'Bearer good') throw new SessionInvalid()
    return { id: '1', username: 'recepcion', sessionId: '2', isConfirmed: true }
  })
})
afterEach(() => app.close())

const echo = () => {
  const received: unknown[] = []
  defineEndpoint(
    app,
    {
      method: 'POST',
      url: '/echo',
      summary: 's',
      access: 'anyone',
      query: Query,
      body: Body,
      response: Echo,
    },
    ({ query, body }) => {
      received.push({ query, body })
      return { day: query.day, email: body.client.email }
    },
  )
  return received
}

const post = (url: string, payload: unknown, headers = {}) =>
  app.inject({
    method: 'POST',
    url,
    payload: JSON.stringify(payload),
    headers: { 'content-type': 'application/json', ...headers },
  })

describe('defineEndpoint', () => {
  it('V-10 passes the parsed request to the handler and drops unknown fields', async () => {
    const received = echo()
    const response = await post('/echo?day=1&more=2', {
      client: { email: 'a@example.pe', role: 'admin' },
      more: 1,
    })
    expect(response.json()).toEqual({ day: '1', email: 'a@example.pe' })
    expect(received).toEqual([{ query: { day: '1' }, body: { client: { email: 'a@example.pe', age: 18 } } }])
  })

  it('V-10 reports every invalid field of query and body at once', async () => {
    const received = echo()
    const response = await post('/echo', { client: { email: 'nobody', age: 'x' } })
    expect(response.statusCode).toBe(400)
    expect(response.json()).toEqual({
      errorCode: 'invalid_request',
      errorMessage: 'Hay datos que no se pueden aceptar. Revise los campos señalados.',
      fields: {
        day: 'Complete este campo.',
        'client.email': 'Escriba un correo válido, sin tildes ni espacios, como nombre@ejemplo.com.',
        'client.age': 'Este dato no tiene la forma esperada.',
      },
    })
    expect(received).toEqual([])
  })

  it('V-10 reports a missing field as an empty one', async () => {
    echo()
    const response = await post('/echo?day=', {})
    expect(response.json().fields).toEqual({ day: 'Complete este campo.', client: 'Complete este campo.' })
  })

  it.each([
    ['a query parameter given twice', '/echo?day=1&day=2', { client: { email: 'a@example.pe' } }],
    ['an array as body', '/echo?day=1', []],
    ['null as body', '/echo?day=1', null],
    ['a prototype as body', '/echo?day=1', JSON.parse('{"__proto__":{"client":{"email":"a@example.pe"}}}')],
  ])('V-10 rejects %s', async (_, url, body) => {
    const received = echo()
    const response = await post(url, body)
    expect(response.statusCode).toBe(400)
    expect(received).toEqual([])
  })

  it('C-01 sends only the declared fields of a response', async () => {
    const stored = { day: '1', email: 'a@example.pe', password_hash: 'x' }
    defineEndpoint(
      app,
      { method: 'GET', url: '/one', summary: 's', access: 'anyone', response: Echo },
      () => stored,
    )
    const response = await app.inject('/one')
    expect(response.json()).toEqual({ day: '1', email: 'a@example.pe' })
    expect(response.headers['cache-control']).toBe('no-store')
  })

  it('C-01 sends 500 when the response does not match its schema, and logs no personal data', async () => {
    const broken = v.object({ email: v.pipe(v.string(), v.email()) })
    defineEndpoint(
      app,
      { method: 'GET', url: '/broken', summary: 's', access: 'anyone', response: broken },
      () => ({
        email: 'rosa at example',
      }),
    )
    const response = await app.inject('/broken')
    expect(response.statusCode).toBe(500)
    expect(response.json()).toEqual({
      errorCode: 'server_error',
      errorMessage: 'Error del servidor. Inténtelo de nuevo más tarde.',
    })
    expect(lines.join('')).toContain('"errorCode":"server_error"')
    expect(lines.join('')).not.toContain('rosa')
  })

  it.each([
    ['anyone', undefined, 200, null],
    ['anyone', 'Bearer bad', 200, null],
    ['either', undefined, 200, null],
    ['either', 'Bearer good', 200, 'recepcion'],
    ['either', 'Bearer bad', 401, null],
    ['staff', undefined, 401, null],
    ['staff', 'Bearer bad', 401, null],
    ['staff', 'Bearer good', 200, 'recepcion'],
  ] as const)('C-02 guards access %s with token %s: %i', async (access, authorization, status, username) => {
    const seen: (string | null)[] = []
    defineEndpoint(
      app,
      { method: 'GET', url: '/guarded', summary: 's', access, response: v.object({}) },
      ({ staff }) => {
        seen.push(staff === null ? null : staff.username)
        return {}
      },
    )
    const response = await app.inject({ url: '/guarded', headers: authorization ? { authorization } : {} })
    expect(response.statusCode).toBe(status)
    expect(seen).toEqual(status === 200 ? [username] : [])
  })

  it('C-02 checks the token before it validates the request', async () => {
    defineEndpoint(
      app,
      { method: 'GET', url: '/guarded', summary: 's', access: 'staff', query: Query, response: v.object({}) },
      () => ({}),
    )
    expect((await app.inject('/guarded')).json()).toMatchObject({ errorCode: 'session_invalid' })
  })

  it('C-01 rejects requests past the limit with 429 and Retry-After', async () => {
    defineEndpoint(
      app,
      {
        method: 'GET',
        url: '/limited',
        summary: 's',
        access: 'anyone',
        response: v.object({}),
        limits: [{ max: 2, windowMs: 60_000 }],
      },
      () => ({}),
    )
    const statuses = []
    for (let count = 0; count < 2; count += 1) statuses.push((await app.inject('/limited')).statusCode)
    const refused = await app.inject('/limited')
    const other = await app.inject({ url: '/limited', remoteAddress: '192.0.2.7' })
    expect(statuses).toEqual([200, 200])
    expect(refused.statusCode).toBe(429)
    expect(refused.json()).toMatchObject({
      errorCode: 'too_many_requests',
      errorMessage: 'Demasiados intentos seguidos. Inténtelo de nuevo en 1 minuto.',
    })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(50)
    expect(other.statusCode).toBe(200)
  })
})
