import {
  type ChargeOutcome,
  type ChargeRequest,
  ProviderUnavailable,
} from '../../../src/payments/payment-provider.ts'
import type { ChargeBehaviour } from '../behaviours.ts'
import { approvedCharge, denial } from './charge-outcomes.ts'
import { authorise, findCharge } from './provider-books.ts'
import { CLIENT_ERROR, exchangeOver, type ProviderLink } from './provider-link.ts'

const unknown: ChargeOutcome = { kind: 'unknown', reason: 'no response' }

/** Returns the request that charges a card. */
export function charging(link: ProviderLink) {
  const { arrival, lateArrival, response } = exchangeOver(link)
  const { books } = link

  async function authorisation(
    request: ChargeRequest,
    { behaviour, brand }: { behaviour: ChargeBehaviour; brand: string },
  ) {
    if (behaviour === 'lost_before') return
    const isArrived = await (behaviour === 'late_arrival'
      ? lateArrival()
      : arrival(`charge ${request.purchaseNumber}`))
    if (!isArrived) return
    authorise(books, {
      purchaseNumber: request.purchaseNumber,
      amount: behaviour === 'wrong_amount' ? request.amount + 100 : request.amount,
      isDenied: behaviour === 'denied' || behaviour === 'denied_lost',
      brand,
      at: link.now(),
    })
  }

  function outcomeOf(purchaseNumber: string): ChargeOutcome {
    const charge = findCharge(books, purchaseNumber)
    if (!charge) return unknown
    return charge.status === 'denied'
      ? { kind: 'denied', denial: denial(charge) }
      : { kind: 'approved', charge: approvedCharge(charge) }
  }

  return async (request: ChargeRequest): Promise<ChargeOutcome> => {
    const { purchaseNumber } = request
    const plan = link.chargePlan(purchaseNumber)
    const what = `charge ${purchaseNumber}`
    books.chargeRequests.push(purchaseNumber)
    if (plan.behaviour === 'token_renewed') await response(`${what} with an old token`)
    if (plan.behaviour === 'not_sent') {
      await response(what)
      throw new ProviderUnavailable('no connection')
    }
    const authorised = authorisation(request, plan)
    if (plan.behaviour !== 'late_arrival') await authorised
    await response(what)
    if (plan.behaviour === 'broken') throw new TypeError(CLIENT_ERROR)
    const isRead = ['approved', 'denied', 'wrong_amount', 'token_renewed'].includes(plan.behaviour)
    return isRead ? outcomeOf(purchaseNumber) : unknown
  }
}
