import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { errorSentence } from 'shared-ui/copy/problems'
import type { ErrorCode, ErrorResponseBody } from 'shared-ui/validators/error-response'
import { STATUSES } from './error-handler.ts'
import type { Page } from './site-pages.ts'

/** What Node's own reader says of a request line and headers longer than it takes. */
const OVERFLOW = 'HPE_HEADER_OVERFLOW'

/** `rawPacket` is a `Buffer` of what was read. */
type UnreadableRequest = Error & { code?: string; rawPacket?: unknown }

/** Whether a path is that of a call, as against a page's. */
export const isCallAddress = (path: string): boolean => /^\/api(?:\/|$)/.test(path)

/**
 * A request that Node itself cannot read reaches no route, so its refusal is written here, on the bare connection, which ends
 * with it: in JSON (C-01), or with the site's own page where somebody asked for a page by too long an address (P-09). A
 * connection that is gone, or that said nothing, is not answered.
 */
export function refuseUnreadable(error: UnreadableRequest, socket: Socket, missing?: Page): void {
  const isHandled =
    socket.writable && error.code !== 'ECONNRESET' && error.code !== 'ERR_HTTP_REQUEST_TIMEOUT'
  if (!isHandled) {
    socket.destroy(error)
    return
  }
  const errorCode: ErrorCode = error.code === OVERFLOW ? 'head_too_large' : 'unreadable_body'
  const page = asksForPage(error) ? missing : undefined
  socket.end(answer(STATUSES[errorCode], page ?? told(errorCode)))
}

function asksForPage({ code, rawPacket }: UnreadableRequest): boolean {
  if (code !== OVERFLOW || !Buffer.isBuffer(rawPacket)) return false
  const path = /^GET (\/[^\s?]*)/.exec(rawPacket.toString('latin1'))?.[1]
  return path !== undefined && !isCallAddress(path)
}

type Answer = Pick<Page, 'type' | 'plain' | 'policy'>

function told(errorCode: ErrorCode): Answer {
  const body: ErrorResponseBody = { errorMessage: errorSentence(errorCode), errorCode }
  return { type: 'application/json; charset=utf-8', plain: Buffer.from(JSON.stringify(body)) }
}

function answer(status: number, { type, plain, policy }: Answer): Buffer {
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
    `content-type: ${type}`,
    `content-length: ${plain.byteLength}`,
    'cache-control: no-store',
    'x-content-type-options: nosniff',
    ...(policy ? [`content-security-policy: ${policy}`] : []),
    'connection: close',
  ]
  return Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), plain])
}
