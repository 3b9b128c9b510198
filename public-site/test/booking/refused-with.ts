import { ApiProblem } from 'shared-ui/api/problems'
import { ERROR_SENTENCES } from 'shared-ui/copy/problems/problems'
import type { ErrorCode } from 'shared-ui/validators/http/error-response'

/** An error response of the server with its Spanish message. `heldUntil` as in `ErrorResponse`. */
export const refusedWith = (code: ErrorCode, heldUntil?: string): ApiProblem =>
  new ApiProblem({ status: 409, message: ERROR_SENTENCES[code], code, heldUntil })
