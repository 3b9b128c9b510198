import { LODGE } from 'shared-ui/copy/lodge'
import { ProviderUnavailable, type RefundOutcome, type RefundRequest } from '../payment-provider.ts'
import type { Connection } from './connection.ts'
import { GatewayFailure } from './gateway.ts'
import { refundOutcome } from './refund-outcome.ts'
import { wireSoles } from './wire-amount.ts'

const LONGEST_REFERENCE = 20
const LONGEST_COMMENT = 100

/**
 * Requests a refund of a part of a settled charge, once (niubiz.md, refund after settlement). Throws `ProviderUnavailable` only
 * where the request certainly was not processed. Throws `RangeError` for a reference that Niubiz does not take.
 */
export async function refundCharge(connection: Connection, request: RefundRequest): Promise<RefundOutcome> {
  const { transactionId, reference, amount } = request
  if (reference === '' || reference.length > LONGEST_REFERENCE) {
    throw new RangeError(`The reference of a refund has 1 to ${LONGEST_REFERENCE} characters.`)
  }
  if (transactionId === '') {
    return { kind: 'refused', reason: 'Niubiz gave no transaction number for the charge.' }
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
