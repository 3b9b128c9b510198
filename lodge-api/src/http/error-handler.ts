import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  errorSentence,
  fieldSentence,
  freedNightsTakenSentence,
  guestErrorSentence,
  nightsHeldSentence,
} from 'shared-ui/copy/problems/problems'
import type { ErrorCode, ErrorResponseBody } from 'shared-ui/validators/http/error-response'
import { ChangedMeanwhile, DomainError, FreedNightsTaken, InUse } from '../errors.ts'
import { ProviderUnavailable } from '../payments/payment-provider.ts'
import { TooManyRequests } from './limits/rate-limit.ts'

/** The HTTP status of each error code. No other place knows statuses. */
export const STATUSES: Record<ErrorCode, number> = {
  invalid_request: 400,
  unreadable_body: 400,
  credentials_wrong: 401,
  session_invalid: 401,
  session_ended: 401,
  current_password_wrong: 403,
  confirmation_needed: 403,
  password_common: 400,
  new_password_needed: 401,
  first_password_ended: 401,
  second_factor_needed: 401,
  // Not 401, which ends the session of the console.
  second_factor_wrong: 403,
  second_factor_required: 403,
  second_factor_changed: 409,
  not_found: 404,
  room_not_found: 404,
  zone_not_found: 404,
  family_not_found: 404,
  plant_not_found: 404,
  reservation_not_found: 404,
  purchase_not_found: 404,
  folio_entry_not_found: 404,
  guest_not_found: 404,
  subscription_not_found: 404,
  link_unknown: 404,
  message_not_found: 404,
  mail_not_found: 404,
  complaint_not_found: 404,
  staff_not_found: 404,
  photo_not_found: 404,
  photo_too_large: 413,
  photo_too_many_pixels: 413,
  photo_type_unknown: 415,
  photo_unreadable: 422,
  changed_meanwhile: 409,
  reservation_not_active: 409,
  begun_stay_not_deletable: 409,
  begun_stay_not_cancellable: 409,
  reservation_not_restorable: 409,
  guest_without_email: 409,
  stay_begun: 409,
  stay_marked: 409,
  stay_action_refused: 409,
  freed_nights_taken: 409,
  refund_not_open: 409,
  folio_entry_voided: 409,
  name_taken: 409,
  username_taken: 409,
  last_active_staff: 409,
  room_reserved: 409,
  room_held: 409,
  zone_in_use: 409,
  family_in_use: 409,
  complaint_answered: 409,
  nights_taken: 409,
  nights_held: 409,
  nights_not_free: 409,
  amounts_differ: 409,
  hold_lost: 409,
  hold_not_open: 409,
  too_many_holds: 429,
  late_check_in: 409,
  purchase_mismatch: 409,
  purchase_not_open: 409,
  nothing_to_charge: 422,
  body_too_large: 413,
  head_too_large: 431,
  media_type_unknown: 415,
  too_many_requests: 429,
  payment_unavailable: 502,
  database_unavailable: 503,
  storage_full: 503,
  server_error: 500,
}

// Fastify's own error codes; any other request that Fastify rejects is `unreadable_body`.
const FASTIFY_CODES: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'body_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'media_type_unknown',
  FST_ERR_CTP_INVALID_TYPE: 'media_type_unknown',
  FST_ERR_NOT_FOUND: 'not_found',
  FST_PARTS_LIMIT: 'body_too_large',
  FST_FILES_LIMIT: 'body_too_large',
  FST_FIELDS_LIMIT: 'body_too_large',
}

function codeOf(error: unknown): ErrorCode {
  if (error instanceof DomainError) return error.code
  if (error instanceof ProviderUnavailable) return 'payment_unavailable'
  if (hasCode(error, 'ENOSPC')) return 'storage_full'
  if (!isFastifyError(error)) return 'server_error'
  const known = FASTIFY_CODES[error.code]
  if (known) return known
  return error.statusCode !== undefined && error.statusCode < 500 ? 'unreadable_body' : 'server_error'
}

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code

const isFastifyError = (error: unknown): error is FastifyError =>
  error instanceof Error && 'code' in error && 'statusCode' in error

function sentences(error: unknown): Record<string, string> | undefined {
  if (!(error instanceof DomainError) || !error.fields) return undefined
  return Object.fromEntries(
    Object.entries(error.fields).map(([path, problem]) => [path, fieldSentence(problem)]),
  )
}

/** Returns the number that the sentence states: the records in use, or the minutes to wait. */
function countOf(error: unknown): number | undefined {
  if (error instanceof InUse) return error.count
  return error instanceof TooManyRequests ? Math.ceil(error.retryAfterSeconds / 60) : undefined
}

/** Returns when the hold on the nights ends (ISO 8601, UTC), which `nights_held` carries. */
function heldUntilOf(error: unknown): string | undefined {
  const isHeld = error instanceof DomainError && error.code === 'nights_held'
  return isHeld && 'heldUntil' in error && typeof error.heldUntil === 'string' ? error.heldUntil : undefined
}

function sentenceOf(error: unknown, code: ErrorCode): string {
  if (error instanceof DomainError && error.audience === 'guest') return guestErrorSentence(code)
  if (error instanceof FreedNightsTaken) return freedNightsTakenSentence(error.taker)
  const heldUntil = heldUntilOf(error)
  return heldUntil === undefined ? errorSentence(code, countOf(error)) : nightsHeldSentence(heldUntil)
}

/** Returns `{errorMessage, errorCode, fields?, current?, heldUntil?, taker?}` in Spanish, without internal details. */
export function errorResponse(error: unknown): { status: number; body: ErrorResponseBody } {
  const code = codeOf(error)
  const fields = sentences(error)
  const heldUntil = heldUntilOf(error)
  return {
    status: STATUSES[code],
    body: {
      errorMessage: sentenceOf(error, code),
      errorCode: code,
      ...(fields && { fields }),
      ...(error instanceof ChangedMeanwhile && { current: error.current }),
      ...(heldUntil !== undefined && { heldUntil }),
      ...(error instanceof FreedNightsTaken && { taker: error.taker }),
    },
  }
}

/** After how many seconds an unavailable server may be asked again: a database restarts within seconds; a full disk needs a person. */
const RETRY_AFTER_SECONDS: Partial<Record<ErrorCode, number>> = {
  database_unavailable: 10,
  storage_full: 120,
}

const retryAfterOf = (error: unknown, code: ErrorCode): number | undefined =>
  error instanceof TooManyRequests ? error.retryAfterSeconds : RETRY_AFTER_SECONDS[code]

/** Responses that security events are made of: no or another session, a wrong password or code, too many attempts. */
const REFUSALS = new Set([401, 403, 429])

const logMessageOf = (code: ErrorCode): string =>
  code === 'storage_full' ? 'the disk is full: nothing can be stored' : 'request failed'

/** Logs what was refused to whom: the staff member if known. The address, which is personal data, is not logged. */
const logRefusal = ({ log, method, routeOptions, staff }: FastifyRequest, errorCode: ErrorCode): void =>
  log.info(
    { event: 'refused', errorCode, method, route: routeOptions.url, staffId: staff?.id },
    'access refused',
  )

/** Responds to every error of the endpoints of `app`, and logs server errors (status 500 and above). */
export function respondToErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request: FastifyRequest, reply: FastifyReply) => {
    const { status, body } = errorResponse(error)
    if (status >= 500)
      request.log.error({ err: error, errorCode: body.errorCode }, logMessageOf(body.errorCode))
    if (REFUSALS.has(status)) logRefusal(request, body.errorCode)
    const retryAfter = retryAfterOf(error, body.errorCode)
    if (retryAfter !== undefined) reply.header('retry-after', retryAfter)
    if (status === 401) reply.header('www-authenticate', 'Bearer')
    return reply.code(status).header('cache-control', 'no-store').type('application/json').send(body)
  })
}
