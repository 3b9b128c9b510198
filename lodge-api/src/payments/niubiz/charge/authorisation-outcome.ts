import * as v from 'valibot'
import type { ApprovedCharge, ChargeOutcome, ChargeRequest } from '../../payment-provider.ts'
import type { GatewayResponse } from '../connection/gateway.ts'
import {
  type AuthorisedResponse,
  authorisedResponse,
  deniedResponse,
  rejectedResponse,
} from '../niubiz-responses.ts'
import { centimosOf } from '../wire-amount.ts'

/** `rejected`: refused as a request, before it became a transaction. */
export type AuthorisationOutcome = ChargeOutcome | { kind: 'rejected'; errorCode: string }

const APPROVED = '000'
/** One public client reads this code as an approval; only a look-up shows the outcome. */
const UNDECIDED = '010'
const DUPLICATE = '300'
const SOL_BY_NUMBER = '0604'

/**
 * Parses the response to an authorisation. Approved only with HTTP 200, action code 000 and exactly the order that was sent; denied
 * only with HTTP 400 and the action code of a denial; everything else is `unknown` (`docs/niubiz.md`).
 */
export function authorisationOutcome(response: GatewayResponse, sent: ChargeRequest): AuthorisationOutcome {
  if (response.status === 200) return approvalOutcome(response, sent)
  if (response.status === 400) return refusalOutcome(response)
  return unknown(`Niubiz responded with HTTP ${response.status}.`)
}

function approvalOutcome(response: GatewayResponse, sent: ChargeRequest): ChargeOutcome {
  const parsed = v.safeParse(authorisedResponse, response.body)
  if (!parsed.success)
    return unknown('Niubiz responded with HTTP 200 and a body that is not an authorisation.')
  const code = parsed.output.dataMap.ACTION_CODE
  if (code !== APPROVED) return unknown(`Niubiz responded with HTTP 200 and action code ${code}.`)
  const difference = differenceFromSent(parsed.output, sent)
  if (difference) return unknown(`Niubiz approved a different ${difference}.`)
  return { kind: 'approved', charge: chargeOf(parsed.output, sent) }
}

function differenceFromSent({ order, dataMap }: AuthorisedResponse, sent: ChargeRequest): string | undefined {
  if (order.purchaseNumber !== sent.purchaseNumber) return 'purchase number'
  const amounts = [order.amount, order.authorizedAmount, dataMap.AMOUNT].filter(
    (amount) => amount !== undefined,
  )
  if (amounts.some((amount) => centimosOf(amount) !== sent.amount)) return 'amount'
  if (order.currency !== 'PEN' || (dataMap.CURRENCY ?? SOL_BY_NUMBER) !== SOL_BY_NUMBER) return 'currency'
  return undefined
}

function chargeOf({ fulfillment, order, dataMap }: AuthorisedResponse, sent: ChargeRequest): ApprovedCharge {
  return {
    purchaseNumber: sent.purchaseNumber,
    amount: sent.amount,
    transactionId: order.transactionId || dataMap.TRANSACTION_ID,
    traceNumber: dataMap.TRACE_NUMBER || order.traceNumber,
    transactionDate: dataMap.TRANSACTION_DATE || order.transactionDate,
    signature: dataMap.SIGNATURE || fulfillment.signature,
    card: dataMap.CARD,
    brand: dataMap.BRAND,
    actionDescription: dataMap.ACTION_DESCRIPTION,
  }
}

function refusalOutcome(response: GatewayResponse): AuthorisationOutcome {
  const rejected = v.safeParse(rejectedResponse, response.body)
  if (rejected.success) {
    const errorCode = rejected.output.errorCode ?? '400'
    return errorCode === DUPLICATE ? duplicate() : { kind: 'rejected', errorCode }
  }
  const denied = v.safeParse(deniedResponse, response.body)
  if (!denied.success) return unknown('Niubiz responded with HTTP 400 and a body that is not a denial.')
  const { ACTION_CODE, ACTION_DESCRIPTION, CARD, BRAND } = denied.output.data
  if (ACTION_CODE === APPROVED || ACTION_CODE === UNDECIDED)
    return unknown(`Niubiz responded with HTTP 400 and action code ${ACTION_CODE}.`)
  if (ACTION_CODE === DUPLICATE || denied.output.errorCode === DUPLICATE) return duplicate()
  return {
    kind: 'denied',
    denial: { actionCode: ACTION_CODE, actionDescription: ACTION_DESCRIPTION, card: CARD, brand: BRAND },
  }
}

/** The purchase number was used before: this request charged nothing, but the earlier one may have. Only a look-up shows it. */
function duplicate(): ChargeOutcome {
  return unknown('Niubiz has seen this purchase number before.')
}

function unknown(reason: string): ChargeOutcome & { kind: 'unknown' } {
  return { kind: 'unknown', reason }
}
