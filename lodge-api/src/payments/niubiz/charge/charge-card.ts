import {
  type ChargeOutcome,
  type ChargeRequest,
  type DeniedCharge,
  ProviderUnavailable,
} from '../../payment-provider.ts'
import type { Connection } from '../connection/connection.ts'
import { GatewayFailure, GatewayUnauthorized } from '../connection/gateway.ts'
import { wireSoles } from '../wire-amount.ts'
import { type AuthorisationOutcome, authorisationOutcome } from './authorisation-outcome.ts'
import { lookUp } from './look-up.ts'

/** Authorises a charge once. The outcome is `unknown` unless the response is a clear approval or denial. */
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
 * Settles a request that Niubiz refused as invalid (`data: {}`). It charged nothing, but 'Token has been used before' has the same
 * shape, and then an earlier request may have charged this number. One look-up decides: a number that Niubiz does not know was not
 * charged, and the guest may try again.
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
    reason: 'Niubiz refused the request, but knows the purchase number from an earlier one.',
  }
}

/** Niubiz's descriptions of these are English and for developers; the site shows its own sentence if the description is empty. */
const refusedBeforeBank = (actionCode: string): DeniedCharge => ({
  actionCode,
  actionDescription: '',
  card: '',
  brand: '',
})

/** Returns `unknown` for a provider error and rethrows any other error. */
function unknownAfter(error: unknown): ChargeOutcome {
  if (error instanceof GatewayFailure || error instanceof ProviderUnavailable) {
    return { kind: 'unknown', reason: error.message }
  }
  throw error
}
