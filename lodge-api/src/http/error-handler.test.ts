import fastify, { type FastifyInstance, LogController } from 'fastify'
import { ERROR_SENTENCES } from 'shared-ui/copy/problems/problems'
import { ERROR_CODES, type ErrorCode } from 'shared-ui/validators/http/error-response'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { StorageFull } from '../database/database-errors.ts'
import { ChangedMeanwhile, DatabaseUnavailable, DomainError, InUse, InvalidRequest } from '../errors.ts'
import { ProviderUnavailable } from '../payments/payment-provider.ts'
import { prepareApi } from './endpoints/prepare-api.ts'
import { STATUSES } from './error-handler.ts'
import { createLog } from './log.ts'

let lines: string[]
let app: FastifyInstance
let thrown: unknown

beforeEach(async () => {
  lines = []
  app = fastify({
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 100,
    loggerInstance: createLog('info', { write: (line) => lines.push(line) }),
  })
  await prepareApi(app)
  app.post('/call', async () => {
    throw thrown
  })
})
afterEach(() => app.close())

async function respondWith(error: unknown) {
  thrown = error
  const response = await app.inject({ method: 'POST', url: '/call', payload: {} })
  return { status: response.statusCode, body: response.json(), headers: response.headers }
}

const anyError = (code: ErrorCode) =>
  new (class extends DomainError {
    readonly code = code
  })()

describe('respondToErrors', () => {
  it.each(ERROR_CODES.map((code) => [code, STATUSES[code]] as const))(
    'C-01 responds to %s with %i and its sentence',
    async (code, status) => {
      const { body, ...response } = await respondWith(anyError(code))
      expect(response.status).toBe(status)
      expect(body).toEqual({ errorCode: code, errorMessage: ERROR_SENTENCES[code] })
      expect(response.headers['content-type']).toContain('application/json')
    },
  )

  it('C-01 uses only documented statuses', () => {
    const documented = [400, 401, 403, 404, 409, 413, 415, 422, 429, 431, 500, 502, 503]
    expect(Object.values(STATUSES).filter((status) => !documented.includes(status))).toEqual([])
  })

  it('V-10 gives each invalid field its sentence', async () => {
    const { body } = await respondWith(
      new InvalidRequest({ 'client.age': 'age_too_high', inDate: 'entry_past' }),
    )
    expect(body.fields).toEqual({
      'client.age': 'La edad debe ser menor de 150 años.',
      inDate: 'La entrada no puede ser antes de hoy.',
    })
  })

  it('case 11 reports how many records use the one to be deleted', async () => {
    class RoomReserved extends InUse {
      readonly code = 'room_reserved'
    }
    const { status, body } = await respondWith(new RoomReserved(2))
    expect(status).toBe(409)
    expect(body.errorMessage).toContain('tiene 2 reservaciones por venir')
  })

  it('case 19 sends the current record on a version conflict', async () => {
    const { status, body } = await respondWith(new ChangedMeanwhile({ _id: '1', version: 3 }))
    expect([status, body.errorCode]).toEqual([409, 'changed_meanwhile'])
    expect(body.current).toEqual({ _id: '1', version: 3 })
  })

  it.each(['amounts_differ', 'changed_meanwhile'] as const)(
    'B-12 words %s differently for a guest',
    async (code) => {
      class ToGuest extends DomainError {
        readonly code = code
        override readonly audience = 'guest'
      }
      const { status, body } = await respondWith(new ToGuest())
      expect([status, body.errorCode]).toEqual([409, code])
      expect(body.errorMessage).toContain('no se canceló')
    },
  )

  it('C-01 responds 502 when the payment provider is unavailable', async () => {
    const { status, body } = await respondWith(new ProviderUnavailable('Niubiz is away'))
    expect([status, body.errorCode]).toEqual([502, 'payment_unavailable'])
  })

  it('C-01 responds 503 when the database is unreachable', async () => {
    const { status, body, headers } = await respondWith(new DatabaseUnavailable())
    expect([status, body.errorCode, headers['retry-after']]).toEqual([503, 'database_unavailable', '10'])
  })

  it('C-01 does not treat a connection closed by the visitor as a database failure', async () => {
    const { body } = await respondWith(Object.assign(new Error('aborted'), { code: 'ECONNRESET' }))
    expect(body.errorCode).toBe('server_error')
  })

  it.each([
    ['of the database', new StorageFull()],
    ['of the server', Object.assign(new Error('write'), { code: 'ENOSPC' })],
  ])('C-01 responds 503 when the disk %s is full, and logs the reason', async (_, error) => {
    const { status, body, headers } = await respondWith(error)
    expect([status, body.errorCode, headers['retry-after']]).toEqual([503, 'storage_full', '120'])
    expect(lines.join()).toContain('the disk is full')
  })

  it('M-08 reports when the hold of another visitor ends', async () => {
    class NightsHeld extends DomainError {
      readonly code = 'nights_held'
      readonly heldUntil = '2027-03-10T20:42:00.000Z'
    }
    const { status, body } = await respondWith(new NightsHeld())
    expect([status, body.errorCode]).toEqual([409, 'nights_held'])
    expect(body.heldUntil).toBe('2027-03-10T20:42:00.000Z')
    expect(body.errorMessage).toContain('quedará libre a las 15:42')
  })

  it.each([
    ['an error of the server', new TypeError('room.secret is undefined')],
    ['an error with an HTTP status', Object.assign(new Error('secret'), { statusCode: 418 })],
    ['a thrown value that is no error', 'secret'],
  ])('C-01 hides the details of %s and logs it', async (_, error) => {
    const { status, body } = await respondWith(error)
    expect(status).toBe(500)
    expect(body).toEqual({ errorCode: 'server_error', errorMessage: ERROR_SENTENCES.server_error })
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatch(/"reqId":/)
  })

  it('C-01 does not log client errors', async () => {
    await respondWith(new InvalidRequest({ names: 'required' }))
    expect(lines).toEqual([])
  })

  it.each(['session_invalid', 'current_password_wrong', 'second_factor_wrong', 'too_many_requests'] as const)(
    'O-08 logs that access was refused with %s, to whom and where',
    async (code) => {
      app.addHook('onRequest', async (request) => {
        request.staff = { id: 'rosa-id', username: 'rosa', sessionId: '1', isConfirmed: false }
      })
      await respondWith(anyError(code))
      expect(lines.map((line) => JSON.parse(line))).toMatchObject([
        { event: 'refused', errorCode: code, method: 'POST', route: '/call', staffId: 'rosa-id' },
      ])
      expect(lines.join()).not.toContain('"rosa"')
    },
  )

  it('C-02 sends WWW-Authenticate: Bearer with a 401', async () => {
    const { headers } = await respondWith(anyError('session_invalid'))
    expect(headers['www-authenticate']).toBe('Bearer')
  })
})

describe('errors of Fastify', () => {
  const json = { 'content-type': 'application/json' }
  it.each([
    ['broken JSON', { headers: json, payload: '{"a":' }, 400, 'unreadable_body'],
    ['an empty JSON body', { headers: json, payload: '' }, 400, 'unreadable_body'],
    ['a poisoned prototype', { headers: json, payload: '{"__proto__":{}}' }, 400, 'unreadable_body'],
    [
      'a body that is too large',
      { headers: json, payload: JSON.stringify('a'.repeat(200)) },
      413,
      'body_too_large',
    ],
    ['plain text', { headers: { 'content-type': 'text/plain' }, payload: 'a' }, 415, 'media_type_unknown'],
    [
      'a form',
      { headers: { 'content-type': 'application/x-www-form-urlencoded' }, payload: 'a=1' },
      415,
      'media_type_unknown',
    ],
    [
      'a broken media type',
      { headers: { 'content-type': 'json;;' }, payload: 'a' },
      415,
      'media_type_unknown',
    ],
  ] as const)('C-01 responds to %s in the same shape', async (_, request, status, code) => {
    const response = await app.inject({ method: 'POST', url: '/call', ...request })
    expect(response.statusCode).toBe(status)
    expect(response.json()).toEqual({ errorCode: code, errorMessage: ERROR_SENTENCES[code] })
  })

  it.each([
    ['an unknown path', 'GET', '/nothing'],
    ['another method', 'DELETE', '/call'],
  ] as const)('C-01 responds to %s with 404', async (_, method, url) => {
    const response = await app.inject({ method, url })
    expect(response.statusCode).toBe(404)
    expect(response.json().errorCode).toBe('not_found')
  })
})
