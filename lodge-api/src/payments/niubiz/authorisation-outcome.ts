import * as v from 'valibot'
import type { ApprovedCharge, ChargeOutcome, ChargeRequest } from '../payment-provider.ts'
import type { GatewayAnswer } from './gateway.ts'
import { type AuthorisedAnswer, authorisedAnswer, deniedAnswer, rejectedAnswer } from './niubiz-answers.ts'
import { centimosOf } from './wire-amount.ts'

/** `rejected`: refused as a request, before it became a transaction. */
export type AuthorisationOutcome = ChargeOutcome | { kind: 'rejected'; errorCode: string }

const APPROVED = '000'
const DUPLICATE = '300'
const SOL_BY_NUMBER = '0604'

/**
 * Reads the answer to an authorisation. Approved is only HTTP 200 with action code 000 for exactly the order that was
 * sent; denied is only a 400 that names an action code; anything in between is `unknown` (niubiz.md, case 5).
 */
export function authorisationOutcome(answer: GatewayAnswer, sent: ChargeRequest): AuthorisationOutcome {
  if (answer.status === 200) return approvalOutcome(answer, sent)
  if (answer.status === 400) return refusalOutcome(answer)
  return unknown(`Niubiz answered HTTP ${answer.status}.`)
}

function approvalOutcome(answer: GatewayAnswer, sent: ChargeRequest): ChargeOutcome {
  const parsed = v.safeParse(authorisedAnswer, answer.body)
  if (!parsed.success) return unknown('Niubiz answered HTTP 200 in a shape that is not an authorisation.')
  const code = parsed.output.dataMap.ACTION_CODE
  if (code !== APPROVED) return unknown(`Niubiz answered HTTP 200 with action code ${code}.`)
  const difference = differenceFromSent(parsed.output, sent)
  if (difference) return unknown(`Niubiz approved another ${difference} than was sent.`)
  return { kind: 'approved', charge: chargeOf(parsed.output, sent) }
}

function differenceFromSent({ order, dataMap }: AuthorisedAnswer, sent: ChargeRequest): string | undefined {
  if (order.purchaseNumber !== sent.purchaseNumber) return 'purchase number'
  const amounts = [order.amount, order.authorizedAmount, dataMap.AMOUNT].filter(
    (amount) => amount !== undefined,
  )
  if (amounts.some((amount) => centimosOf(amount) !== sent.amount)) return 'amount'
  if (order.currency !== 'PEN' || (dataMap.CURRENCY ?? SOL_BY_NUMBER) !== SOL_BY_NUMBER) return 'currency'
  return undefined
}

function chargeOf({ fulfillment, order, dataMap }: AuthorisedAnswer, sent: ChargeRequest): ApprovedCharge {
  return {
    purchaseNumber: sent.purchaseNumber,
    amount: sent.amount,
    transactionId: order.transactionId ?? dataMap.TRANSACTION_ID ?? '',
    transactionDate: dataMap.TRANSACTION_DATE ?? order.transactionDate ?? '',
    signature: dataMap.SIGNATURE ?? fulfillment?.signature ?? '',
    card: dataMap.CARD,
    brand: dataMap.BRAND,
  }
}

function refusalOutcome(answer: GatewayAnswer): AuthorisationOutcome {
  const rejected = v.safeParse(rejectedAnswer, answer.body)
  if (rejected.success) {
    const errorCode = rejected.output.errorCode ?? '400'
    return errorCode === DUPLICATE ? duplicate() : { kind: 'rejected', errorCode }
  }
  const denied = v.safeParse(deniedAnswer, answer.body)
  if (!denied.success) return unknown('Niubiz answered HTTP 400 in a shape that is not a denial.')
  const { ACTION_CODE, ACTION_DESCRIPTION, CARD, BRAND } = denied.output.data
  if (ACTION_CODE === APPROVED)
    return unknown('Niubiz answered HTTP 400 with the action code of an approval.')
  if (ACTION_CODE === DUPLICATE || denied.output.errorCode === DUPLICATE) return duplicate()
  return {
    kind: 'denied',
    denial: { actionCode: ACTION_CODE, actionDescription: ACTION_DESCRIPTION, card: CARD, brand: BRAND },
  }
}

/** The number was used before: this request charged nothing, the earlier one may have. Only a look-up can tell. */
function duplicate(): ChargeOutcome {
  return unknown('Niubiz has seen this purchase number before.')
}

function unknown(reason: string): ChargeOutcome & { kind: 'unknown' } {
  return { kind: 'unknown', reason }
}
