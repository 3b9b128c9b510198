import * as v from 'valibot'
import { type ApprovedCharge, type LookupOutcome, ProviderUnavailable } from '../../payment-provider.ts'
import type { GatewayResponse } from '../connection/gateway.ts'
import { absentResponse, type LookupResponse, lookupResponse } from '../niubiz-responses.ts'
import { centimosOf } from '../wire-amount.ts'

const APPROVED = '000'
/**
 * Codes of an authorised order. `010` leaves an authorisation unknown, but its look-up is decided by the order's status; empty if
 * the look-up has no code.
 */
const CODES_OF_AUTHORISED = new Set([APPROVED, '010', ''])

/** Parses the response to a look-up. Throws `ProviderUnavailable` if the charge remains unknown. */
export function lookupOutcome(response: GatewayResponse, purchaseNumber: string): LookupOutcome {
  if (response.status === 404 && v.is(absentResponse, response.body)) return { kind: 'absent' }
  const parsed = v.safeParse(lookupResponse, response.body)
  if (response.status !== 200 || !parsed.success) {
    throw new ProviderUnavailable(`Niubiz did not return the purchase (HTTP ${response.status}).`)
  }
  if (parsed.output.order.purchaseNumber !== purchaseNumber) {
    throw new ProviderUnavailable('Niubiz returned a different purchase.')
  }
  return outcomeByStatus(parsed.output, purchaseNumber)
}

function outcomeByStatus(found: LookupResponse, purchaseNumber: string): LookupOutcome {
  const { order, dataMap } = found
  const actionCode = dataMap?.ACTION_CODE ?? ''
  switch (order.status.toLowerCase()) {
    case 'authorized':
      if (!CODES_OF_AUTHORISED.has(actionCode)) throw contradiction(order.status, actionCode)
      return { kind: 'approved', charge: chargeOf(found, purchaseNumber) }
    case 'not authorized':
      if (actionCode === APPROVED) throw contradiction(order.status, actionCode)
      return {
        kind: 'denied',
        denial: {
          actionCode,
          actionDescription: dataMap?.ACTION_DESCRIPTION ?? '',
          card: dataMap?.CARD ?? '',
          brand: dataMap?.BRAND ?? '',
        },
      }
    case 'voided':
      return { kind: 'voided' }
    default:
      throw new ProviderUnavailable(`Niubiz returned an unknown status: ${order.status.slice(0, 40)}.`)
  }
}

const contradiction = (status: string, actionCode: string): ProviderUnavailable =>
  new ProviderUnavailable(`Niubiz returned the status ${status} with action code ${actionCode.slice(0, 10)}.`)

const firstFilled = (...texts: (string | undefined)[]): string => texts.find((text) => text) ?? ''

function chargeOf({ order, dataMap, fulfillment }: LookupResponse, purchaseNumber: string): ApprovedCharge {
  return {
    purchaseNumber,
    amount: amountOf(order),
    transactionId: firstFilled(order.transactionId, dataMap?.TRANSACTION_ID),
    traceNumber: firstFilled(dataMap?.TRACE_NUMBER, order.traceNumber),
    transactionDate: firstFilled(dataMap?.TRANSACTION_DATE, order.transactionDate),
    signature: firstFilled(dataMap?.SIGNATURE, fulfillment.signature),
    card: dataMap?.CARD ?? '',
    brand: dataMap?.BRAND ?? '',
    actionDescription: dataMap?.ACTION_DESCRIPTION ?? '',
  }
}

function amountOf(order: LookupResponse['order']): number {
  const amount = centimosOf(order.amount)
  if (amount === undefined || order.currency !== 'PEN') {
    throw new ProviderUnavailable('Niubiz returned a charge whose amount is not in soles.')
  }
  return amount
}
