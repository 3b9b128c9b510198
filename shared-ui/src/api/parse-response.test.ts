import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { parseResponse } from './parse-response.ts'
import { ApiProblem, isRefusal, mayHaveTakenEffect, Unreachable } from './problems.ts'

const Greeting = v.object({ greeting: v.string() })
const thrownBy = (status: number, body: unknown): unknown => {
  try {
    return parseResponse({ status, body }, Greeting)
  } catch (problem) {
    return problem
  }
}

describe('parseResponse', () => {
  it('C-01 returns the entries that the schema names', () => {
    expect(parseResponse({ status: 200, body: { greeting: 'hola', more: 1 } }, Greeting)).toEqual({
      greeting: 'hola',
    })
  })

  it('C-01 throws an error response with its status, sentence, code and fields', () => {
    const body = { errorMessage: 'Revise.', errorCode: 'invalid_request', fields: { from: 'Mal.' } }
    const problem = thrownBy(400, body)
    expect(problem).toBeInstanceOf(ApiProblem)
    expect(problem).toMatchObject({
      name: 'ApiProblem',
      status: 400,
      message: 'Revise.',
      code: 'invalid_request',
      fields: { from: 'Mal.' },
    })
    expect(isRefusal(problem, 'invalid_request')).toBe(true)
    expect(mayHaveTakenEffect(problem)).toBe(false)
  })

  it('M-08, case 19 returns the end of the hold and the stored record', () => {
    const body = { errorMessage: 'No.', errorCode: 'nights_held', heldUntil: '2027-04-01T19:32:00.000Z' }
    expect(thrownBy(409, body)).toMatchObject({ heldUntil: '2027-04-01T19:32:00.000Z' })
    const changed = { errorMessage: 'No.', errorCode: 'changed_meanwhile', current: { version: 2 } }
    expect(thrownBy(409, changed)).toMatchObject({ current: { version: 2 } })
  })

  it('E-02 treats any errorMessage as an error, whatever the status and the code', () => {
    expect(thrownBy(200, { greeting: 'hola', errorMessage: 'No se pudo.' })).toBeInstanceOf(ApiProblem)
    expect(thrownBy(418, { errorMessage: 'Nuevo.', errorCode: 'not_known_yet' })).toMatchObject({
      message: 'Nuevo.',
      code: undefined,
    })
  })

  it.each([
    [200, { greeting: 7 }],
    [200, null],
    [200, 'hola'],
    [302, { greeting: 'hola' }],
    [502, { greeting: 'hola' }],
    [500, []],
  ])('E-01 throws Unreachable for the unreadable response %i %j', (status, body) => {
    const problem = thrownBy(status, body)
    expect(problem).toBeInstanceOf(Unreachable)
    expect(mayHaveTakenEffect(problem)).toBe(true)
  })

  it('B-10 mayHaveTakenEffect is true for status 500', () => {
    expect(mayHaveTakenEffect(new ApiProblem({ status: 500, message: '', code: 'server_error' }))).toBe(true)
  })
})
