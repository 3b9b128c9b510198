import { afterAll, beforeAll, expect, it } from 'vitest'
import type { DescribedEndpoint } from '../../src/http/endpoints/endpoint.ts'
import { openSqliteLodge, type SqliteLodge } from '../databases/sqlite-lodge.ts'
import { endpointsOf } from './request-schemas.ts'

/** What visitors may request. A new endpoint for them is added here on purpose. */
const FOR_VISITORS = [
  'GET /blocking',
  'GET /guest-reservation',
  'GET /guest-reservation/calendar',
  'GET /health',
  'GET /plant',
  'GET /plant/find-one',
  'GET /plant/find-photo',
  'GET /plant/guide',
  'GET /reservation/outcome',
  'GET /room',
  'GET /room/filter',
  'GET /room/find-one',
  'GET /room/find-photo',
  'GET /room/nights',
  'GET /room/taken',
  'POST /complaint/create',
  'POST /contact/enrollment',
  'POST /contact/form',
  'POST /guest-reservation/cancel',
  'POST /guest-reservation/send-link',
  'POST /newsletter/confirm',
  'POST /newsletter/one-click',
  'POST /newsletter/unsubscribe',
  'POST /reservation/make-reservation',
  'POST /reservation/release-hold',
  'POST /reservation/session-token',
  'POST /sign-in',
]

let lodge: SqliteLodge
let endpoints: DescribedEndpoint[]
beforeAll(async () => {
  lodge = await openSqliteLodge()
  endpoints = await endpointsOf(lodge.lodge)
})
afterAll(() => lodge.close())

const nameOf = ({ method, url }: DescribedEndpoint) => `${method} ${url}`

it('O-08 visitors may request the listed endpoints and no others', () => {
  const open = endpoints.filter(({ access }) => access !== 'staff').map(nameOf)
  expect(open.toSorted()).toEqual(FOR_VISITORS.toSorted())
})

it('O-08 every other endpoint refuses a request without the token of a staff member, before it reads anything', async () => {
  const closed = endpoints.filter(({ access }) => access === 'staff')
  expect(closed.length).toBeGreaterThan(60)
  for (const { method, url } of closed)
    for (const authorization of [undefined, 'Bearer eyJhbGciOiJub25lIn0.e30.']) {
      const headers = authorization === undefined ? {} : { authorization }
      const response = await lodge.app.inject({ method, url: `/api${url}`, headers })
      expect([`${method} ${url}`, response.statusCode, response.json().errorCode]).toEqual([
        `${method} ${url}`,
        401,
        'session_invalid',
      ])
    }
})
