import * as v from 'valibot'
import { type LookupOutcome, ProviderUnavailable } from '../payment-provider.ts'
import type { GatewayAnswer } from './gateway.ts'
import { absentAnswer, type LookupAnswer, lookupAnswer } from './niubiz-answers.ts'
import { centimosOf } from './wire-amount.ts'

/** Reads the answer to a look-up. Throws `ProviderUnavailable` for whatever leaves the charge unknown. */
export function lookupOutcome(answer: GatewayAnswer, purchaseNumber: string): LookupOutcome {
  if (answer.status === 404 && v.is(absentAnswer, answer.body)) return { kind: 'absent' }
  const parsed = v.safeParse(lookupAnswer, answer.body)
  if (answer.status !== 200 || !parsed.success) {
    throw new ProviderUnavailable(`Niubiz did not tell what became of the purchase (HTTP ${answer.status}).`)
  }
  if (parsed.output.order.purchaseNumber !== purchaseNumber) {
    throw new ProviderUnavailable('Niubiz told of another purchase than was asked for.')
  }
  return byStatus(parsed.output, purchaseNumber)
}

function byStatus(answer: LookupAnswer, purchaseNumber: string): LookupOutcome {
  const { order, dataMap } = answer
  const card = dataMap.CARD ?? ''
  const brand = dataMap.BRAND ?? ''
  switch (order.status.toLowerCase()) {
    case 'authorized':
      return {
        kind: 'approved',
        charge: {
          purchaseNumber,
          amount: amountOf(answer),
          transactionId: order.transactionId ?? dataMap.TRANSACTION_ID ?? '',
          transactionDate: dataMap.TRANSACTION_DATE ?? order.transactionDate ?? '',
          signature: dataMap.SIGNATURE ?? answer.fulfillment?.signature ?? '',
          card,
          brand,
        },
      }
    case 'not authorized':
      return {
        kind: 'denied',
        denial: {
          actionCode: dataMap.ACTION_CODE ?? '',
          actionDescription: dataMap.ACTION_DESCRIPTION ?? '',
          card,
          brand,
        },
      }
    case 'voided':
      return { kind: 'voided' }
    default:
      throw new ProviderUnavailable(`Niubiz told a status that is not known: ${order.status.slice(0, 40)}.`)
  }
}

function amountOf({ order }: LookupAnswer): number {
  const amount = centimosOf(order.amount)
  if (amount === undefined || order.currency !== 'PEN') {
    throw new ProviderUnavailable('Niubiz told of a charge whose amount is not in soles.')
  }
  return amount
}
