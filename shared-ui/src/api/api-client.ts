import ky, { isNetworkError, type Options } from 'ky'
import * as v from 'valibot'
import { parseResponse, type ReceivedResponse } from './parse-response.ts'
import { ConnectionLost, Unreachable } from './problems.ts'

/** Options of one request, such as `signal`, `searchParams`, `json` and `timeout` in ms. */
export type RequestOptions = Options

/** A parsed response body, and the server's time when it sent it (epoch ms; this browser's if the server sends none). */
export type TimedResponse<T> = { body: T; serverTime: number }

const DEFAULT_TIMEOUT_MS = 20_000

const http = ky.create({ prefix: '/api', retry: 0, timeout: DEFAULT_TIMEOUT_MS, throwHttpErrors: false })

/** Requests an endpoint and parses the response with `schema`. Throws `ApiProblem`, `Unreachable` or `ConnectionLost`. */
export async function requestApi<TSchema extends v.GenericSchema>(
  path: string,
  schema: TSchema,
  options: RequestOptions = {},
): Promise<v.InferOutput<TSchema>> {
  return (await requestApiTimed(path, schema, options)).body
}

/** As `requestApi`, with the server's time. */
export async function requestApiTimed<TSchema extends v.GenericSchema>(
  path: string,
  schema: TSchema,
  options: RequestOptions = {},
): Promise<TimedResponse<v.InferOutput<TSchema>>> {
  const response = await receive(http(path, options), options)
  const body: unknown = await receive(response.json(), options)
  return {
    body: parseResponse(received(response, body), schema),
    serverTime: serverTimeOf(response),
  }
}

/** Requests a file, such as a table. Throws `ApiProblem` or `Unreachable`. */
export async function fetchFile(path: string, options: RequestOptions = {}): Promise<Blob> {
  const response = await receive(http(path, options), options)
  if (response.ok) return receive(response.blob(), options)
  const body: unknown = await receive(response.json(), options)
  return parseResponse(received(response, body), v.never())
}

const received = (response: Response, body: unknown): ReceivedResponse => ({
  status: response.status,
  body,
  requestId: response.headers.get('x-request-id'),
})

async function receive<Part>(part: Promise<Part>, { signal }: RequestOptions): Promise<Part> {
  try {
    return await part
  } catch (cause) {
    // An aborted request is not a failure of the server.
    if (signal?.aborted) throw cause
    throw isOfNetwork(cause) ? new ConnectionLost({ cause }) : new Unreachable({ cause })
  }
}

/** A body that breaks off rejects with a `TypeError`; one that is no JSON with a `SyntaxError`. */
const isOfNetwork = (cause: unknown): boolean =>
  isNetworkError(cause) || cause instanceof TypeError || !navigator.onLine

/**
 * The `Date` header has whole seconds: the end of its second is used, so that no hold seems to last longer than it does.
 */
function serverTimeOf(response: Response): number {
  const sent = Date.parse(response.headers.get('date') ?? '')
  return Number.isNaN(sent) ? Date.now() : sent + 999
}
