import { fetchFile, type RequestOptions, requestApi } from 'shared-ui/api/api-client'
import { ApiProblem } from 'shared-ui/api/problems'
import { ERROR_SENTENCES } from 'shared-ui/copy/problems/problems'
import type * as v from 'valibot'
import { identityCheck } from './session/identity-check.ts'
import { staffSession } from './session/staff-session.ts'

/**
 * As `requestApi`, with the Bearer token of the signed-in staff member. A 401 ends the session that the request was made with.
 */
export const requestStaffApi = <TSchema extends v.GenericSchema>(
  path: string,
  schema: TSchema,
  options: RequestOptions = {},
): Promise<v.InferOutput<TSchema>> => asStaff((headers) => requestApi(path, schema, { ...options, headers }))

/** Timeout of file downloads, in ms; longer than the server needs for any table. */
const FILE_TIMEOUT_MS = 120_000

/** As `fetchFile`, with the Bearer token. */
export const fetchStaffFile = (path: string, options: RequestOptions = {}): Promise<Blob> =>
  asStaff((headers) => fetchFile(path, { timeout: FILE_TIMEOUT_MS, ...options, headers }))

type Headers = { Authorization: string }

/** Sends a request; one that needs the password first is sent again after the person has typed it. */
async function asStaff<T>(request: (headers: Headers) => Promise<T>): Promise<T> {
  try {
    return await withToken(request)
  } catch (problem) {
    const needsPassword = problem instanceof ApiProblem && problem.code === 'confirmation_needed'
    if (!needsPassword || !(await identityCheck.ask())) throw problem
    return withToken(request)
  }
}

async function withToken<T>(request: (headers: Headers) => Promise<T>): Promise<T> {
  const token = staffSession.token()
  if (token === null) throw sessionOver()
  try {
    return await request({ Authorization: `Bearer ${token}` })
  } catch (problem) {
    if (problem instanceof ApiProblem && problem.status === 401) {
      staffSession.lapse(token, problem.code === 'session_ended' ? 'ended' : 'time')
    }
    throw problem
  }
}

const sessionOver = () =>
  new ApiProblem({ status: 401, code: 'session_invalid', message: ERROR_SENTENCES.session_invalid })
