import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { DescribedEndpoint } from '../src/http/endpoint.ts'
import { describeOnEachDatabase } from './databases.ts'
import { openLodge } from './lodge-fixture.ts'
import { endpointsOf, fieldsOfEndpoint, type RequestField, takenTexts, withNul } from './request-schemas.ts'
import { scriptedProvider } from './scripted-provider.ts'
import { openSqliteLodge, type SqliteLodge } from './sqlite-lodge.ts'

/** Beyond 2^53 a number is no longer the one that was sent; texts of digits are numbers in forms and queries. */
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

/** Whether a field is a whole number: 5 is taken as a number, 5.5 is not. */
const isWhole = (field: RequestField): boolean =>
  numbersOf(field, 5).length > 0 && numbersOf(field, 5.5).length === 0

describe('every field of every request', () => {
  let lodge: SqliteLodge
  let fields: RequestField[]

  beforeAll(async () => {
    lodge = await openSqliteLodge()
    fields = (await endpointsOf(lodge.lodge)).flatMap(fieldsOfEndpoint)
  })
  afterAll(() => lodge.close())

  const pathsWhere = (is: (field: RequestField) => boolean) => fields.filter(is).map(({ path }) => path)

  it('V-13 is known to the checks below, whole numbers and texts alike', () => {
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
    const texts = pathsWhere((field) => takenTexts(field).length > 0)
    expect(texts).toEqual(expect.arrayContaining(['POST /reservation/create body.reservation.channel']))
    expect(texts.length).toBeGreaterThan(100)
  })

  it('V-13 refuses a number beyond 2^53', () => {
    expect(pathsWhere((field) => TOO_LARGE.some((value) => numbersOf(field, value).length > 0))).toEqual([])
  })

  it('V-13 refuses a whole number that an integer column cannot store', () => {
    expect(pathsWhere((field) => isWhole(field) && numbersOf(field, BEYOND_INTEGER).length > 0)).toEqual([])
  })

  it('V-13 refuses or replaces U+0000 in a text', () => {
    expect(pathsWhere((field) => outputs(field, takenTexts(field).flatMap(withNul)).some(holdsNul))).toEqual(
      [],
    )
  })
})

describeOnEachDatabase('U+0000 in a query', (open) => {
  /** The query of an endpoint with `nul` in one parameter and a value that fits in the others. */
  function addressesOf(endpoint: DescribedEndpoint): string[] {
    const fields = fieldsOfEndpoint({ ...endpoint, body: undefined })
    const nameOf = ({ path }: RequestField) => path.split('query.')[1] ?? ''
    return fields.map((changed) => {
      const query = new URLSearchParams()
      for (const field of fields) {
        const [fitting = ''] = takenTexts(field)
        query.set(nameOf(field), field === changed ? `${fitting}\0` : fitting)
      }
      return `${endpoint.url}?${query.toString()}`
    })
  }

  it('V-13 is answered 400 or 404 by every endpoint that reads', async () => {
    const fixture = await openLodge(await open(), scriptedProvider)
    const endpoints = await endpointsOf(fixture.lodge)
    const answers: [string, number][] = []
    for (const endpoint of endpoints.filter(({ method, query }) => method === 'GET' && query)) {
      for (const url of addressesOf(endpoint))
        answers.push([url, (await fixture.staffCall('GET', url)).status])
    }
    expect(answers.length).toBeGreaterThan(40)
    expect(answers.filter(([, status]) => status >= 500)).toEqual([])
    await fixture.close()
  })
})
