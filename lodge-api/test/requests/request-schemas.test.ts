import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { DescribedEndpoint } from '../../src/http/endpoints/endpoint.ts'
import { describeOnEachDatabase } from '../databases/databases.ts'
import { openSqliteLodge, type SqliteLodge } from '../databases/sqlite-lodge.ts'
import { openLodge } from '../fixtures/lodge-fixture.ts'
import { scriptedProvider } from '../payments/scripted-provider.ts'
import {
  acceptedTexts,
  endpointsOf,
  fieldsOfEndpoint,
  type RequestField,
  withNul,
} from './request-schemas.ts'

/** Beyond 2^53 a double loses precision; texts of digits are numbers in forms and queries. */
const TOO_LARGE = [2 ** 53, 2 ** 53 + 2, 1e21, Number.MAX_VALUE]
const BEYOND_INTEGER = 2 ** 31

const outputs = ({ schema }: RequestField, values: unknown[]): unknown[] =>
  values.flatMap((value) => {
    const parsed = v.safeParse(schema, value)
    return parsed.success ? [parsed.output] : []
  })
const isNumber = (value: unknown): boolean => typeof value === 'number'
const holdsNul = (value: unknown): boolean => typeof value === 'string' && value.includes('\0')
const numbersOf = (field: RequestField, value: number) => outputs(field, [value, `${value}`]).filter(isNumber)

/** Whether a field is an integer: it accepts 5 and refuses 5.5. */
const isWhole = (field: RequestField): boolean =>
  numbersOf(field, 5).length > 0 && numbersOf(field, 5.5).length === 0

describe('fields of all requests', () => {
  let lodge: SqliteLodge
  let fields: RequestField[]

  beforeAll(async () => {
    lodge = await openSqliteLodge()
    fields = (await endpointsOf(lodge.lodge)).flatMap(fieldsOfEndpoint)
  })
  afterAll(() => lodge.close())

  const pathsWhere = (is: (field: RequestField) => boolean) => fields.filter(is).map(({ path }) => path)

  it('V-13 include integers and texts', () => {
    const whole = pathsWhere(isWhole)
    expect(whole).toEqual(
      expect.arrayContaining([
        'POST /reservation/create body.reservation.payerIndex',
        'POST /reservation/change body.version',
        'POST /guest-reservation/cancel body.version',
        'PUT /room/update body.version',
        'GET /plant query.group',
      ]),
    )
    const texts = pathsWhere((field) => acceptedTexts(field).length > 0)
    expect(texts).toEqual(expect.arrayContaining(['POST /reservation/create body.reservation.channel']))
    expect(texts.length).toBeGreaterThan(100)
  })

  it('V-13 refuse a number beyond 2^53', () => {
    expect(pathsWhere((field) => TOO_LARGE.some((value) => numbersOf(field, value).length > 0))).toEqual([])
  })

  it('V-13 refuse an integer that the column cannot store', () => {
    expect(pathsWhere((field) => isWhole(field) && numbersOf(field, BEYOND_INTEGER).length > 0)).toEqual([])
  })

  it('V-13 refuse or replace U+0000 in a text', () => {
    expect(
      pathsWhere((field) => outputs(field, acceptedTexts(field).flatMap(withNul)).some(holdsNul)),
    ).toEqual([])
  })
})

describeOnEachDatabase('U+0000 in a query', (open) => {
  /** Returns URLs of an endpoint with U+0000 in one parameter and valid values in the others. */
  function urlsOf(endpoint: DescribedEndpoint): string[] {
    const fields = fieldsOfEndpoint({ ...endpoint, body: undefined })
    const nameOf = ({ path }: RequestField) => path.split('query.')[1] ?? ''
    return fields.map((changed) => {
      const query = new URLSearchParams()
      for (const field of fields) {
        const [fitting = ''] = acceptedTexts(field)
        query.set(nameOf(field), field === changed ? `${fitting}\0` : fitting)
      }
      return `${endpoint.url}?${query.toString()}`
    })
  }

  it('V-13 gets 400 or 404 from every GET endpoint', async () => {
    const fixture = await openLodge(await open(), scriptedProvider)
    const endpoints = await endpointsOf(fixture.lodge)
    const responses: [string, number][] = []
    for (const endpoint of endpoints.filter(({ method, query }) => method === 'GET' && query)) {
      for (const url of urlsOf(endpoint))
        responses.push([url, (await fixture.staffRequest('GET', url)).status])
    }
    expect(responses.length).toBeGreaterThan(40)
    expect(responses.filter(([, status]) => status >= 500)).toEqual([])
    await fixture.close()
  })
})
