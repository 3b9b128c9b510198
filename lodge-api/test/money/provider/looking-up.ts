import { type LookupOutcome, ProviderUnavailable } from '../../../src/payments/payment-provider.ts'
import { approvedCharge, denial } from './charge-outcomes.ts'
import { findCharge } from './provider-books.ts'
import { CLIENT_ERROR, exchangeOver, type ProviderLink } from './provider-link.ts'

/** Returns the request that looks up a charge. */
export function lookingUp(link: ProviderLink) {
  const { arrival, response } = exchangeOver(link)

  function currentOutcome(purchaseNumber: string): LookupOutcome {
    const charge = findCharge(link.books, purchaseNumber)
    if (!charge) return { kind: 'absent' }
    if (charge.status === 'voided') return { kind: 'voided' }
    return charge.status === 'denied'
      ? { kind: 'denied', denial: denial(charge) }
      : { kind: 'approved', charge: approvedCharge(charge) }
  }

  return async (purchaseNumber: string): Promise<LookupOutcome> => {
    const { lookup: behaviour } = link.behaviours()
    const hasResponse = (await arrival(`look-up ${purchaseNumber}`)) && behaviour !== 'unavailable'
    const found = currentOutcome(purchaseNumber)
    await response(`look-up ${purchaseNumber}`)
    if (behaviour === 'broken') throw new TypeError(CLIENT_ERROR)
    if (!hasResponse) throw new ProviderUnavailable('no response')
    return found
  }
}
