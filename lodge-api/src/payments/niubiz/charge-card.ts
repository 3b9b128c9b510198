import {
  type ChargeOutcome,
  type ChargeRequest,
  type DeniedCharge,
  ProviderUnavailable,
} from '../payment-provider.ts'
import { type AuthorisationOutcome, authorisationOutcome } from './authorisation-outcome.ts'
import type { Connection } from './connection.ts'
import { GatewayFailure, GatewayUnauthorized } from './gateway.ts'
import { lookUp } from './look-up.ts'
import { wireSoles } from './wire-amount.ts'

/** Authorises a charge once. Whatever is neither a clear approval nor a clear denial is `unknown`. */
export async function chargeCard(connection: Connection, request: ChargeRequest): Promise<ChargeOutcome> {
  const outcome = await authorise(connection, request)
  if (outcome.kind !== 'rejected') return outcome
  try {
    return await settleRejected(connection, request, outcome.errorCode)
  } catch (error) {
    return unknownAfter(error)
  }
}

async function authorise(connection: Connection, request: ChargeRequest): Promise<AuthorisationOutcome> {
  const { purchaseNumber, tokenId, amount } = request
  try {
    const response = await connection.request({
      method: 'POST',
      path: connection.paths.authorise,
      timeout: connection.timeouts.authorise,
      body: {
        channel: 'web',
        captureType: 'manual',
        countable: true,
        order: { tokenId, purchaseNumber, amount: wireSoles(amount), currency: 'PEN' },
      },
    })
    return authorisationOutcome(response, request)
  } catch (error) {
    if (error instanceof GatewayUnauthorized) return { kind: 'denied', denial: refusedBeforeBank('401') }
    return unknownAfter(error)
  }
}

/**
 * A request refused as invalid (`data: {}`) charged nothing itself, but 'Token has been used before' has the same shape, and
 * then an earlier request may have charged this number. The refusal ended the request, so one look-up settles it: a number
 * that Niubiz does not know was not charged, and the guest may try again at once.
 */
async function settleRejected(
  connection: Connection,
  request: ChargeRequest,
  errorCode: string,
): Promise<ChargeOutcome> {
  const found = await lookUp(connection, request.purchaseNumber)
  if (found.kind === 'absent') return { kind: 'denied', denial: refusedBeforeBank(errorCode) }
  if (found.kind === 'denied') return found
  return {
    kind: 'unknown',
    reason: 'Niubiz refused the request, and knows the purchase from an earlier one.',
  }
}

/** Niubiz describes these in English for developers; the copy has a sentence for an empty description. */
const refusedBeforeBank = (actionCode: string): DeniedCharge => ({
  actionCode,
  actionDescription: '',
  card: '',
  brand: '',
})

/** Returns the outcome where the provider did not say; throws any other error on. */
function unknownAfter(error: unknown): ChargeOutcome {
  if (error instanceof GatewayFailure || error instanceof ProviderUnavailable) {
    return { kind: 'unknown', reason: error.message }
  }
  throw error
}
