import ky, { type Options } from 'ky'
import { ERROR_SENTENCES } from 'shared-ui/copy/problems'
import type * as v from 'valibot'
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
export async function callStaffApi<TSchema extends v.GenericSchema>(
  path: string,
  schema: TSchema,
  options: Options = {},
): Promise<v.InferOutput<TSchema>> {
  const token = staffSession.token()
  if (token === null) throw sessionOver()
  try {
    return await callApi(path, schema, { ...options, headers: { Authorization: `Bearer ${token}` } })
  } catch (problem) {
    if (problem instanceof ApiProblem && problem.status === 401) staffSession.lapse(token)
    throw problem
  }
}

const sessionOver = () =>
  new ApiProblem({ status: 401, code: 'session_invalid', message: ERROR_SENTENCES.session_invalid })

async function exchange(path: string, options: Options): Promise<{ status: number; body: unknown }> {
  try {
    const response = await http(path, options)
    return { status: response.status, body: await response.json() }
  } catch (cause) {
    // What its own query called off is no failure of the server's.
    if (options.signal?.aborted) throw cause
    throw new Unreachable({ cause })
  }
}
