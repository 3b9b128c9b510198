import { LODGE } from 'content'
import { ProviderUnavailable, type RefundOutcome, type RefundRequest } from '../../payment-provider.ts'
import type { Connection } from '../connection/connection.ts'
import { GatewayFailure } from '../connection/gateway.ts'
import { wireSoles } from '../wire-amount.ts'
import { refundOutcome } from './refund-outcome.ts'

const LONGEST_REFERENCE = 20
const LONGEST_COMMENT = 100

/**
 * Requests a partial refund of a settled charge, once (`docs/niubiz.md`, 'Refund'). Throws `ProviderUnavailable` only if the
 * request was certainly not processed, and `RangeError` for a reference that Niubiz does not accept.
 */
export async function refundCharge(connection: Connection, request: RefundRequest): Promise<RefundOutcome> {
  const { transactionId, reference, amount } = request
  if (reference === '' || reference.length > LONGEST_REFERENCE) {
    throw new RangeError(`The reference of a refund has 1 to ${LONGEST_REFERENCE} characters.`)
  }
  if (transactionId === '') {
    return { kind: 'refused', reason: 'The charge has no transaction number of Niubiz.' }
  }
  try {
    const response = await connection.requestRefund({
      method: 'POST',
      path: connection.paths.refund(transactionId),
      timeout: connection.timeouts.refund,
      body: {
        ruc: LODGE.ruc,
        comment: `Devolucion ${reference}`.slice(0, LONGEST_COMMENT),
        externalReferenceId: reference,
        amount: wireSoles(amount),
      },
    })
    return refundOutcome(response, request)
  } catch (error) {
    if (!(error instanceof GatewayFailure)) throw error
    if (error.mayBeProcessed) return { kind: 'unclear', reason: error.message }
    throw new ProviderUnavailable(error.message, { cause: error })
  }
}
