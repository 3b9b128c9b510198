import fastify, { type FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { SessionInvalid } from '../modules/staff-session/staff-session-errors.ts'
import { defineEndpoint } from './endpoint.ts'
import { createLog } from './log.ts'
import { prepareApi } from './prepare-api.ts'

const Query = v.object({ day: v.pipe(v.string('required'), v.nonEmpty('required')) })
const Body = v.object({
  client: v.object({
    email: v.pipe(v.string('required'), v.email('email')),
    age: v.optional(v.number(), 18),
  }),
})
const Answer = v.object({ day: v.string(), email: v.string() })

let lines: string[]
let app: FastifyInstance

beforeEach(async () => {
  lines = []
  app = fastify({ loggerInstance: createLog('info', { write: (line) => lines.push(line) }) })
  await prepareApi(app)
  app.decorate('identifyStaff', async (request) => {
    if (request.headers.authorization !== 'Bearer good') throw new SessionInvalid()
    return { id: '1', username: 'recepcion' }
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
      response: Answer,
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
  it('V-10 hands over what its schemas made of the request, and drops unknown fields', async () => {
    const received = echo()
    const answer = await post('/echo?day=1&more=2', {
      client: { email: 'a@example.pe', role: 'admin' },
      more: 1,
    })
    expect(answer.json()).toEqual({ day: '1', email: 'a@example.pe' })
    expect(received).toEqual([{ query: { day: '1' }, body: { client: { email: 'a@example.pe', age: 18 } } }])
  })

  it('V-10 tells every fault of query and body at once, by the path of its field', async () => {
    const received = echo()
    const answer = await post('/echo', { client: { email: 'nobody', age: 'x' } })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toEqual({
      errorCode: 'invalid_request',
      errorMessage: 'Hay datos que no se pueden aceptar. Revise los campos señalados.',
      fields: {
        day: 'Complete este campo.',
        'client.email': 'Escriba un correo válido, como nombre@ejemplo.com.',
        'client.age': 'Este dato no tiene la forma esperada.',
      },
    })
    expect(received).toEqual([])
  })

  it('V-10 asks for a field that is missing as for one that is empty', async () => {
    echo()
    const answer = await post('/echo?day=', {})
    expect(answer.json().fields).toEqual({ day: 'Complete este campo.', client: 'Complete este campo.' })
  })

  it.each([
    ['a query given twice', '/echo?day=1&day=2', { client: { email: 'a@example.pe' } }],
    ['a list for a body', '/echo?day=1', []],
    ['nothing for a body', '/echo?day=1', null],
    [
      'a prototype for a body',
      '/echo?day=1',
      JSON.parse('{"__proto__":{"client":{"email":"a@example.pe"}}}'),
    ],
  ])('V-10 refuses %s', async (_, url, body) => {
    const received = echo()
    const answer = await post(url, body)
    expect(answer.statusCode).toBe(400)
    expect(received).toEqual([])
  })

  it('C-01 sends only what the answer declares', async () => {
    const stored = { day: '1', email: 'a@example.pe', password_hash: 'x' }
    defineEndpoint(
      app,
      { method: 'GET', url: '/one', summary: 's', access: 'anyone', response: Answer },
      () => stored,
    )
    const answer = await app.inject('/one')
    expect(answer.json()).toEqual({ day: '1', email: 'a@example.pe' })
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  it('C-01 answers 500 when its own answer does not fit, and logs no personal data of it', async () => {
    const broken = v.object({ email: v.pipe(v.string(), v.email()) })
    defineEndpoint(
      app,
      { method: 'GET', url: '/broken', summary: 's', access: 'anyone', response: broken },
      () => ({
        email: 'rosa at example',
      }),
    )
    const answer = await app.inject('/broken')
    expect(answer.statusCode).toBe(500)
    expect(answer.json()).toEqual({
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
  ] as const)('C-02 lets %s in with the token %s: %i', async (access, authorization, status, username) => {
    const seen: (string | null)[] = []
    defineEndpoint(
      app,
      { method: 'GET', url: '/guarded', summary: 's', access, response: v.object({}) },
      ({ staff }) => {
        seen.push(staff === null ? null : staff.username)
        return {}
      },
    )
    const answer = await app.inject({ url: '/guarded', headers: authorization ? { authorization } : {} })
    expect(answer.statusCode).toBe(status)
    expect(seen).toEqual(status === 200 ? [username] : [])
  })

  it('C-02 checks the token before it says anything of the request', async () => {
    defineEndpoint(
      app,
      { method: 'GET', url: '/guarded', summary: 's', access: 'staff', query: Query, response: v.object({}) },
      () => ({}),
    )
    expect((await app.inject('/guarded')).json()).toMatchObject({ errorCode: 'session_invalid' })
  })

  it('C-01 refuses calls past the limit with 429, saying when to come again', async () => {
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
    for (let call = 0; call < 2; call += 1) statuses.push((await app.inject('/limited')).statusCode)
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
