import type { Socket } from 'node:net'
import { errorSentence } from 'shared-ui/copy/problems/problems'
import type { ErrorCode, ErrorResponseBody } from 'shared-ui/validators/http/error-response'
import { STATUSES } from './error-handler.ts'
import { PERMISSIONS } from './sites/site-headers.ts'
import type { Page } from './sites/site-pages.ts'

/** What a site adds to the refusal: its not-found page, and the value of HSTS if it has TLS. */
type Site = { notFoundPage?: Page; transportSecurity?: string }

/** Node's error code for a request line or headers that are too long. */
const OVERFLOW = 'HPE_HEADER_OVERFLOW'

/** `rawPacket` is a `Buffer` of the bytes that were read. */
type UnreadableRequest = Error & { code?: string; rawPacket?: unknown }

/** Whether a path belongs to the API rather than to a page. */
export const isApiPath = (path: string): boolean => /^\/api(?:\/|$)/.test(path)

/**
 * Writes a refusal to the bare socket and closes it, because a request that Node cannot parse reaches no route. The
 * refusal is JSON, or the site's not-found page if the URL of a page was too long. A closed or idle connection gets no
 * response.
 */
export function refuseUnreadable(error: UnreadableRequest, socket: Socket, site: Site = {}): void {
  const isHandled =
    socket.writable && error.code !== 'ECONNRESET' && error.code !== 'ERR_HTTP_REQUEST_TIMEOUT'
  if (!isHandled) {
    socket.destroy(error)
    return
  }
  const errorCode: ErrorCode = error.code === OVERFLOW ? 'head_too_large' : 'unreadable_body'
  const page = requestsPage(error) ? site.notFoundPage : undefined
  const parts = page ?? jsonError(errorCode)
  socket.end(rawResponse(STATUSES[errorCode], { ...parts, transportSecurity: site.transportSecurity }))
}

function requestsPage({ code, rawPacket }: UnreadableRequest): boolean {
  if (code !== OVERFLOW || !Buffer.isBuffer(rawPacket)) return false
  const path = /^GET (\/[^\s?]*)/.exec(rawPacket.toString('latin1'))?.[1]
  return path !== undefined && !isApiPath(path)
}

type ResponseParts = Pick<Page, 'type' | 'plain' | 'policy'>

type RawParts = ResponseParts & { transportSecurity: string | undefined }

function jsonError(errorCode: ErrorCode): ResponseParts {
  const body: ErrorResponseBody = { errorMessage: errorSentence(errorCode), errorCode }
  return { type: 'application/json; charset=utf-8', plain: Buffer.from(JSON.stringify(body)) }
}

function rawResponse(status: number, { type, plain, policy, transportSecurity }: RawParts): Buffer {
  const head = [
    // The reason phrase is optional (RFC 9112 §4).
    `HTTP/1.1 ${status} `,
    `content-type: ${type}`,
    `content-length: ${plain.byteLength}`,
    'cache-control: no-store',
    'x-content-type-options: nosniff',
    'referrer-policy: no-referrer',
    'cross-origin-resource-policy: same-origin',
    'cross-origin-opener-policy: same-origin',
    'x-frame-options: DENY',
    `permissions-policy: ${PERMISSIONS}`,
    ...(transportSecurity === undefined ? [] : [`strict-transport-security: ${transportSecurity}`]),
    `content-security-policy: ${policy ?? "default-src 'none'; frame-ancestors 'none'"}`,
    'connection: close',
  ]
  return Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), plain])
}
