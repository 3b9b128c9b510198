import ky, { type Options } from 'ky'
import { ErrorAnswer } from 'shared-ui/validators/error-answer'
import * as v from 'valibot'
import { ApiProblem, Unreachable } from './problems.ts'

/** The longest a reading call may take; a payment passes its own. */
const READ_TIMEOUT_MS = 20_000

const http = ky.create({ prefix: '/api', retry: 0, timeout: READ_TIMEOUT_MS, throwHttpErrors: false })

/** An answer, and the server's clock when it gave it (epoch milliseconds; this browser's own where it is not told). */
export type Answered<T> = { answer: T; serverTime: number }

/**
 * Asks the server and reads its answer with `schema`. Throws `ApiProblem` for a refusal, `Unreachable` where no readable
 * answer came (E-01).
 */
export async function callApi<TSchema extends v.GenericSchema>(
  path: string,
  schema: TSchema,
  options?: Options,
): Promise<v.InferOutput<TSchema>> {
  return (await callApiTimed(path, schema, options)).answer
}

/** As `callApi`, with the server's clock beside the answer. */
export async function callApiTimed<TSchema extends v.GenericSchema>(
  path: string,
  schema: TSchema,
  options?: Options,
): Promise<Answered<v.InferOutput<TSchema>>> {
  const { response, body } = await exchange(path, options)
  const refusal = refusalIn(body, response.status)
  if (refusal) throw refusal
  const read = v.safeParse(schema, body)
  if (!response.ok || !read.success) throw new Unreachable()
  return { answer: read.output, serverTime: serverTimeOf(response) }
}

/** The header is cut to the second: its end is taken, so that nothing seems to last longer than it does. */
function serverTimeOf(response: Response): number {
  const told = Date.parse(response.headers.get('date') ?? '')
  return Number.isNaN(told) ? Date.now() : told + 999
}

async function exchange(path: string, options?: Options): Promise<{ response: Response; body: unknown }> {
  try {
    const response = await http(path, options)
    return { response, body: await response.json() }
  } catch (cause) {
    // A request that its own query called off is no failure of the server's.
    if (options?.signal?.aborted) throw cause
    throw new Unreachable({ cause })
  }
}

const AnyErrorMessage = v.object({ errorMessage: v.string() })

/** Section 7 of the source: any answer with an errorMessage is an error, whatever its status. */
function refusalIn(body: unknown, status: number): ApiProblem | null {
  const full = v.safeParse(ErrorAnswer, body)
  if (full.success) {
    const { errorMessage, errorCode, fields, heldUntil } = full.output
    return new ApiProblem({ status, message: errorMessage, code: errorCode, fields, heldUntil })
  }
  const bare = v.safeParse(AnyErrorMessage, body)
  return bare.success ? new ApiProblem({ status, message: bare.output.errorMessage, code: null }) : null
}
