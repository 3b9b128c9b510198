import * as v from 'valibot'
import type { RefundOutcome, RefundRequest } from '../../payment-provider.ts'
import type { GatewayResponse } from '../connection/gateway.ts'
import {
  olderRefundResponse,
  type RefundResponse,
  refundRefusedResponse,
  refundResponse,
} from '../niubiz-responses.ts'
import { centimosOf } from '../wire-amount.ts'

const NO_ERROR = '0'
const DONE = '100'
/** One public client reads this code as done, others do not: staff decide. */
const DISPUTED = '200'
const LONGEST_REASON = 200

/**
 * Parses the response to a refund. It is done or refused only if the response is unambiguous; otherwise it is `unclear`, and the
 * refund must not be requested again.
 */
export function refundOutcome(response: GatewayResponse, sent: RefundRequest): RefundOutcome {
  if (response.status !== 200 && response.status !== 400) return unclear(`HTTP ${response.status}`)
  const parsed = v.safeParse(refundResponse, response.body)
  const newer = parsed.success ? parsed.output : undefined
  if (response.status === 400) return refusalOutcome(response.body, newer)
  return newer ? newerOutcome(newer) : olderOutcome(response.body, sent)
}

function newerOutcome({ errorCode, errorMessage, data }: RefundResponse): RefundOutcome {
  const { CODERROR, DSCERROR } = data
  if (CODERROR === DONE && errorCode.trim() === NO_ERROR) return { kind: 'done' }
  if (CODERROR === DONE || CODERROR === DISPUTED) {
    return unclear(`HTTP 200, errorCode ${errorCode || 'absent'}, CODERROR ${CODERROR}`)
  }
  return refused(DSCERROR || errorMessage || `CODERROR ${CODERROR}`)
}

function olderOutcome(body: unknown, sent: RefundRequest): RefundOutcome {
  const older = v.safeParse(olderRefundResponse, body)
  if (!older.success) return unclear('HTTP 200 in an unknown shape')
  const { errorCode, externalReferenceId, amount } = older.output
  if ((errorCode ?? NO_ERROR) !== NO_ERROR) return unclear(`HTTP 200, errorCode ${errorCode}`)
  if (externalReferenceId !== sent.reference) return unclear('HTTP 200 for another reference')
  if (centimosOf(amount) !== sent.amount) return unclear('HTTP 200 for another amount')
  return { kind: 'done' }
}

/** A 400 with the code of a completed refund contradicts itself. */
function refusalOutcome(body: unknown, newer: RefundResponse | undefined): RefundOutcome {
  if (newer && [DONE, DISPUTED].includes(newer.data.CODERROR)) {
    return unclear(`HTTP 400, CODERROR ${newer.data.CODERROR}`)
  }
  const parsed = v.safeParse(refundRefusedResponse, body)
  return parsed.success ? refused(parsed.output.errorMessage) : unclear('HTTP 400 in an unknown shape')
}

const refused = (reason: string): RefundOutcome => ({
  kind: 'refused',
  reason: reason.slice(0, LONGEST_REASON),
})

const unclear = (response: string): RefundOutcome => ({
  kind: 'unclear',
  reason: `Niubiz did not confirm or refuse the refund (${response}).`.slice(0, LONGEST_REASON),
})
