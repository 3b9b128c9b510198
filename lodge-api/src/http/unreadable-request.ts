import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { errorSentence } from 'shared-ui/copy/problems'
import type { ErrorAnswerBody, ErrorCode } from 'shared-ui/validators/error-answer'
import { STATUSES } from './error-handler.ts'

/** What Node's own reader says of a request line and headers longer than it takes. */
const OVERFLOW = 'HPE_HEADER_OVERFLOW'

/**
 * C-01: a request that Node itself cannot read reaches no route, so its refusal is written here, on the bare connection,
 * which ends with it. A connection that is gone, or that said nothing, is not answered.
 */
export function refuseUnreadable(
  error: Error & { code?: string; bytesParsed?: number },
  socket: Socket,
): void {
  const isHeard = socket.writable && error.code !== 'ECONNRESET' && error.code !== 'ERR_HTTP_REQUEST_TIMEOUT'
  if (!isHeard) {
    socket.destroy(error)
    return
  }
  const errorCode: ErrorCode = error.code === OVERFLOW ? 'head_too_large' : 'unreadable_body'
  const status = STATUSES[errorCode]
  const told: ErrorAnswerBody = { errorMessage: errorSentence(errorCode), errorCode }
  const body = JSON.stringify(told)
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
      'content-type: application/json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      'cache-control: no-store',
      'connection: close',
      '',
      body,
    ].join('\r\n'),
  )
}
