import * as v from 'valibot'
import { ErrorResponse } from '../validators/http/error-response.ts'
import { ApiProblem, type Refusal, Unreachable } from './problems.ts'

/** The minimum that makes a body an error: a newer server may send codes that this page does not know. */
const MessageOnly = v.object({ errorMessage: v.string() })

/** A response as it was received, with the id of its request in the server's log. */
export type ReceivedResponse = { status: number; body: unknown; requestId?: string | null }

/**
 * Parses a response body with `schema`. Throws `ApiProblem` for any body with an `errorMessage`, whatever its status (section 7
 * of the source), and `Unreachable` for what cannot be parsed.
 */
export function parseResponse<TSchema extends v.GenericSchema>(
  { status, body, requestId }: ReceivedResponse,
  schema: TSchema,
): v.InferOutput<TSchema> {
  const message = v.safeParse(MessageOnly, body)
  if (message.success) throw problemOf({ status, requestId, message: message.output.errorMessage }, body)
  const parsed = v.safeParse(schema, body)
  if (status < 200 || status > 299 || !parsed.success) throw new Unreachable()
  return parsed.output
}

function problemOf(refusal: Refusal, body: unknown): ApiProblem {
  const full = v.safeParse(ErrorResponse, body)
  if (!full.success) return new ApiProblem(refusal)
  const { errorCode: code, fields, current, heldUntil } = full.output
  return new ApiProblem({ ...refusal, code, fields, current, heldUntil })
}
