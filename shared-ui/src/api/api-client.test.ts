import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fetchFile, requestApi, requestApiTimed } from './api-client.ts'
import { ApiProblem, ConnectionLost, Unreachable } from './problems.ts'

const Rooms = v.object({ rooms: v.array(v.string()) })

const respond = (body: string, init: ResponseInit = {}) =>
  vi.stubGlobal(
    'fetch',
    vi.fn<typeof globalThis.fetch>(async () => new Response(body, init)),
  )
const failNetwork = (cause: Error) => vi.stubGlobal('fetch', () => Promise.reject(cause))

describe('API client', () => {
  beforeEach(() => {
    vi.stubGlobal('navigator', { onLine: true })
    // Node has no page to resolve '/api' against.
    vi.stubGlobal(
      'Request',
      class extends Request {
        constructor(input: string | URL | Request, options?: RequestInit) {
          super(typeof input === 'string' ? new URL(input, 'http://localhost') : input, options)
        }
      },
    )
  })
  afterEach(() => void vi.unstubAllGlobals())

  it('C-01 requestApi parses the response with the schema', async () => {
    respond('{"rooms":["103"],"more":1}')
    expect(await requestApi('room', Rooms)).toEqual({ rooms: ['103'] })
  })

  it('B-08 requestApiTimed returns the server time at the end of the second of the Date header', async () => {
    respond('{"rooms":[]}', { headers: { date: 'Sat, 28 Nov 2026 02:17:49 GMT' } })
    const { serverTime } = await requestApiTimed('room', Rooms)
    expect(serverTime).toBe(Date.parse('2026-11-28T02:17:49.999Z'))
  })

  it('C-01 requestApi throws ApiProblem for an error response', async () => {
    respond('{"errorMessage":"No.","errorCode":"room_not_found"}', { status: 404 })
    await expect(requestApi('room', Rooms)).rejects.toMatchObject({ status: 404, code: 'room_not_found' })
  })

  it('C-01 an error carries the id of its request in the log of the server', async () => {
    const headers = { 'x-request-id': '70913ce7-5181-4b0c-8c3f-4053b93a2d1c' }
    respond('{"errorMessage":"No.","errorCode":"server_error"}', { status: 500, headers })
    const requestId = headers['x-request-id']
    await expect(requestApi('room', Rooms)).rejects.toMatchObject({ requestId })
    await expect(fetchFile('reservation/export')).rejects.toMatchObject({ requestId })
  })

  it('E-01 requestApi throws Unreachable for a body that is not JSON', async () => {
    respond('<html>')
    const problem = await requestApi('room', Rooms).catch((thrown: unknown) => thrown)
    expect(problem).toBeInstanceOf(Unreachable)
    expect(problem).not.toBeInstanceOf(ConnectionLost)
  })

  it('E-01 requestApi throws ConnectionLost if the network fails', async () => {
    failNetwork(new TypeError('fetch failed'))
    await expect(requestApi('room', Rooms)).rejects.toBeInstanceOf(ConnectionLost)
  })

  it('E-01 requestApi throws ConnectionLost if the body breaks off', async () => {
    const body = new ReadableStream({ start: (stream) => stream.error(new TypeError('terminated')) })
    vi.stubGlobal('fetch', async () => new Response(body))
    await expect(requestApi('room', Rooms)).rejects.toBeInstanceOf(ConnectionLost)
  })

  it('E-01 requestApi throws ConnectionLost for whatever fails while the browser is offline', async () => {
    vi.stubGlobal('navigator', { onLine: false })
    failNetwork(new Error('timed out'))
    await expect(requestApi('room', Rooms)).rejects.toBeInstanceOf(ConnectionLost)
  })

  it('requestApi passes on the abort of its own signal', async () => {
    const abort = new DOMException('aborted', 'AbortError')
    failNetwork(abort)
    await expect(requestApi('room', Rooms, { signal: AbortSignal.abort(abort) })).rejects.not.toBeInstanceOf(
      Unreachable,
    )
  })

  it('fetchFile returns the bytes, and throws ApiProblem for an error response', async () => {
    respond('a;b')
    expect(await (await fetchFile('table')).text()).toBe('a;b')
    respond('{"errorMessage":"No.","errorCode":"session_invalid"}', { status: 401 })
    await expect(fetchFile('table')).rejects.toBeInstanceOf(ApiProblem)
  })
})
