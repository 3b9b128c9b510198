import * as v from 'valibot'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { callApi, callApiTimed } from './api.ts'
import { ApiProblem, leavesOpen, Unreachable } from './problems.ts'

const Answer = v.object({ rooms: v.array(v.string()) })

function serverAnswers(body: string, init: ResponseInit = {}) {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => new Response(body, init))
  vi.stubGlobal('fetch', fetch)
  // Node has no page to resolve '/api' against.
  vi.stubGlobal(
    'Request',
    class extends Request {
      constructor(input: string | URL | Request, options?: RequestInit) {
        super(typeof input === 'string' ? new URL(input, 'http://localhost') : input, options)
      }
    },
  )
}

const failureOf = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => 'no failure',
    (problem: unknown) => problem,
  )

describe('a call to the server', () => {
  afterEach(() => void vi.unstubAllGlobals())

  it('C-01 reads the answer with its schema', async () => {
    serverAnswers('{"rooms":["103"],"more":1}')
    expect(await callApi('room', Answer)).toEqual({ rooms: ['103'] })
  })

  it('B-08 tells the server clock, at the end of the second its header is cut to', async () => {
    serverAnswers('{"rooms":[]}', { headers: { date: 'Sat, 28 Nov 2026 02:17:49 GMT' } })
    const { serverTime } = await callApiTimed('room', Answer)
    expect(serverTime).toBe(Date.parse('2026-11-28T02:17:49.999Z'))
  })

  it('C-01 raises a refusal with its status, code, sentence and fields', async () => {
    const body = { errorMessage: 'No se puede.', errorCode: 'invalid_request', fields: { email: 'Mal.' } }
    serverAnswers(JSON.stringify(body), { status: 400 })
    const problem = await failureOf(callApi('room', Answer))
    expect(problem).toBeInstanceOf(ApiProblem)
    expect(problem).toMatchObject({
      status: 400,
      code: 'invalid_request',
      message: 'No se puede.',
      fields: { email: 'Mal.' },
    })
    expect(leavesOpen(problem)).toBe(false)
  })

  it('M-08 says until when somebody else holds the nights', async () => {
    const body = { errorMessage: 'No.', errorCode: 'nights_held', heldUntil: '2027-04-01T19:32:00.000Z' }
    serverAnswers(JSON.stringify(body), { status: 409 })
    expect(await failureOf(callApi('room', Answer))).toMatchObject({ heldUntil: '2027-04-01T19:32:00.000Z' })
  })

  it('E-01 takes any answer with an errorMessage for an error, whatever its status', async () => {
    serverAnswers('{"errorMessage":"Algo pasó."}')
    expect(await failureOf(callApi('room', Answer))).toMatchObject({ message: 'Algo pasó.', code: null })
  })

  it.each([
    ['a page in place of JSON', '<html>', 200],
    ['another shape', '{"rooms":3}', 200],
    ['a failure without a sentence', '{}', 502],
  ])('E-01 cannot read %s', async (_, body, status) => {
    serverAnswers(body, { status })
    const problem = await failureOf(callApi('room', Answer))
    expect(problem).toBeInstanceOf(Unreachable)
    expect(leavesOpen(problem)).toBe(true)
  })

  it('E-01 is unreachable when no answer comes', async () => {
    serverAnswers('')
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')))
    expect(await failureOf(callApi('room', Answer))).toBeInstanceOf(Unreachable)
  })

  it('B-10 leaves open what a server that broke has done', () => {
    expect(leavesOpen(new ApiProblem({ status: 500, message: '', code: 'server_error' }))).toBe(true)
  })
})
