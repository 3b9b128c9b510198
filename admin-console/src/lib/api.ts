import ky, { type Options } from 'ky'
import { ERROR_SENTENCES } from 'shared-ui/copy/problems'
import * as v from 'valibot'
import { ApiProblem, Unreachable } from './problems.ts'
import { readAnswer } from './read-answer.ts'
import { staffSession } from './session/staff-session.ts'

/** Longer than any call of the console needs on a slow line. */
const TIMEOUT_MS = 20_000

const http = ky.create({ prefix: '/api', retry: 0, timeout: TIMEOUT_MS, throwHttpErrors: false })

/** Asks the server and reads its answer with `schema`. Throws `ApiProblem` or `Unreachable`. */
export async function callApi<TSchema extends v.GenericSchema>(
  path: string,
  schema: TSchema,
  options: Options = {},
): Promise<v.InferOutput<TSchema>> {
  return readAnswer(await exchange(path, options), schema)
}

/**
 * The same with the Bearer token of whoever is signed in (C-02). An answer of 401 ends the session this call was made
 * with.
 */
export const callStaffApi = <TSchema extends v.GenericSchema>(
  path: string,
  schema: TSchema,
  options: Options = {},
): Promise<v.InferOutput<TSchema>> => asStaff((headers) => callApi(path, schema, { ...options, headers }))

/** Longer than the server takes for any table it gives, in milliseconds. */
const FILE_TIMEOUT_MS = 120_000

/** Asks the server as staff for a file to be saved, such as a table. Throws `ApiProblem` or `Unreachable`. */
export const fetchStaffFile = (path: string, options: Options = {}): Promise<Blob> =>
  asStaff(async (headers) => {
    const response = await ask(path, { timeout: FILE_TIMEOUT_MS, ...options, headers })
    if (response.ok) return arrived(response.blob(), options)
    return readAnswer({ status: response.status, body: await arrived(response.json(), options) }, v.never())
  })

async function asStaff<Answer>(
  call: (headers: { Authorization: string }) => Promise<Answer>,
): Promise<Answer> {
  const token = staffSession.token()
  if (token === null) throw sessionOver()
  try {
    return await call({ Authorization: `Bearer ${token}` })
  } catch (problem) {
    if (problem instanceof ApiProblem && problem.status === 401) {
      staffSession.lapse(token, problem.code === 'session_ended' ? 'ended' : 'time')
    }
    throw problem
  }
}

const sessionOver = () =>
  new ApiProblem({ status: 401, code: 'session_invalid', message: ERROR_SENTENCES.session_invalid })

async function exchange(path: string, options: Options): Promise<{ status: number; body: unknown }> {
  const response = await ask(path, options)
  return { status: response.status, body: await arrived(response.json(), options) }
}

const ask = (path: string, options: Options): Promise<Response> => arrived(http(path, options), options)

/** What comes over the line, or `Unreachable`. */
async function arrived<Part>(part: Promise<Part>, { signal }: Options): Promise<Part> {
  try {
    return await part
  } catch (cause) {
    // What its own query called off is no failure of the server's.
    if (signal?.aborted) throw cause
    throw new Unreachable({ cause })
  }
}
