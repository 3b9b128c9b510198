import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { ApiProblem, Unreachable } from './problems.ts'
import { readAnswer } from './read-answer.ts'

const Greeting = v.object({ greeting: v.string() })
const thrownBy = (status: number, body: unknown): unknown => {
  try {
    return readAnswer({ status, body }, Greeting)
  } catch (problem) {
    return problem
  }
}

describe('what the server answers', () => {
  it('C-01 gives what the schema knows of it', () => {
    expect(readAnswer({ status: 200, body: { greeting: 'hola', more: 1 } }, Greeting)).toEqual({
      greeting: 'hola',
    })
  })

  it('C-01 tells a refusal with its sentence, code and fields', () => {
    const body = { errorMessage: 'Revise.', errorCode: 'invalid_request', fields: { from: 'Mal.' } }
    expect(thrownBy(400, body)).toMatchObject({
      name: 'ApiProblem',
      status: 400,
      message: 'Revise.',
      code: 'invalid_request',
      fields: { from: 'Mal.' },
    })
  })

  it('E-02 takes any errorMessage for an error, whatever the status and the code', () => {
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
    [502, { greeting: 'hola' }],
    [500, []],
  ])('E-01 cannot read %i %j', (status, body) => {
    expect(thrownBy(status, body)).toBeInstanceOf(Unreachable)
  })
})
