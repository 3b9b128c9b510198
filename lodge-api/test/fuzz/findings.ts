import { ErrorResponse } from 'shared-ui/validators/http/error-response'
import * as v from 'valibot'
import type { FuzzRequest } from './request-arbitraries.ts'
import type { FuzzResponse } from './send.ts'

const LONGEST_SHOWN = 600

const parsedJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * Returns what is wrong with a response, or null. A response of status 200 that does not fit its schema is a 500 already, because
 * the server checks each one before it is sent.
 */
export function problemOf({ operation, token }: FuzzRequest, response: FuzzResponse): string | null {
  const { status, contentType, body } = response
  if (status >= 500) return `status ${status}`
  if (operation.needsStaff && token !== 'staff' && status < 400)
    return `status ${status} without a valid token`
  if (status < 400) return null
  if (!contentType.startsWith('application/json')) return `status ${status} as '${contentType}'`
  return v.is(ErrorResponse, parsedJson(body)) ? null : `status ${status} with a body of another shape`
}

/** Returns a sentence for a person who looks for the fault. */
export function findingOf(request: FuzzRequest, response: FuzzResponse, problem: string): string {
  const { operation, ...sent } = request
  const shown = JSON.stringify(sent).slice(0, LONGEST_SHOWN)
  return `${operation.name}: ${problem} for ${shown} → ${response.body.slice(0, LONGEST_SHOWN)}`
}
