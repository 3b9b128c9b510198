import { randomUUID } from 'node:crypto'
import { solesText, wireSoles } from '../niubiz/wire-amount.ts'
import type { RefundShape } from './sandbox-settings.ts'
import type { StoredCharge } from './sandbox-store.ts'
import { actionDescription } from './test-cards.ts'

/** A response of the sandbox, in the shapes that `docs/niubiz.md` records. */
export type SandboxResponse = { status: number; body: unknown }

export type ResponseContext = { merchantId: string; now: number }

function sentHeader(now: number) {
  return { ecoreTransactionUUID: randomUUID(), ecoreTransactionDate: now, millis: 1 }
}

/** Response to a request that never became a transaction. */
export function rejected(errorMessage: string, errorCode = 400, status = 400): SandboxResponse {
  return { status, body: { errorCode, errorMessage, data: {} } }
}

export function authorised(charge: StoredCharge, tokenId: string, context: ResponseContext): SandboxResponse {
  return {
    status: 200,
    body: {
      header: sentHeader(context.now),
      fulfillment: {
        channel: 'web',
        merchantId: context.merchantId,
        captureType: 'manual',
        countable: true,
        signature: charge.signature,
      },
      order: { tokenId, ...orderOf(charge), authorizedAmount: wireSoles(charge.amount) },
      dataMap: dataOf(charge, context),
    },
  }
}

export function denied(charge: StoredCharge, context: ResponseContext): SandboxResponse {
  return {
    status: 400,
    body: {
      errorCode: 400,
      errorMessage: actionDescription(charge.actionCode),
      header: sentHeader(context.now),
      data: dataOf(charge, context),
    },
  }
}

export function duplicate(purchaseNumber: string): SandboxResponse {
  const body = {
    errorCode: 300,
    errorMessage: actionDescription('300'),
    data: {
      ACTION_CODE: '300',
      ACTION_DESCRIPTION: actionDescription('300'),
      PURCHASE_NUMBER: purchaseNumber,
    },
  }
  return { status: 400, body }
}

/** Response to a look-up, void or reversal: the current state of a charge. */
export function standing(charge: StoredCharge, context: ResponseContext): SandboxResponse {
  return {
    status: 200,
    body: {
      header: sentHeader(context.now),
      order: { ...orderOf(charge), status: charge.status },
      dataMap: dataOf(charge, context),
    },
  }
}

/** Response to a completed refund, in either shape that public clients read (`docs/niubiz.md`). */
export function refundDone(
  { reference, amount }: { reference: string; amount: number },
  shape: RefundShape,
  now: number,
): SandboxResponse {
  if (shape === 'current') {
    const data = { CODERROR: '100', DSCERROR: 'Operacion exitosa', CODIGODEVOLUCION: String(now) }
    return { status: 200, body: { errorCode: 0, errorMessage: 'OK', data } }
  }
  const body = { header: sentHeader(now), externalReferenceId: reference, amount: wireSoles(amount) }
  return { status: 200, body }
}

/** Response to a refused refund, with HTTP 200. */
export function refundRefused(code: string, description: string): SandboxResponse {
  const data = { CODERROR: code, DSCERROR: description, CODIGODEVOLUCION: '' }
  return { status: 200, body: { errorCode: 0, errorMessage: 'OK', data } }
}

function orderOf(charge: StoredCharge) {
  return {
    purchaseNumber: charge.purchaseNumber,
    amount: wireSoles(charge.amount),
    currency: 'PEN',
    actionCode: charge.actionCode,
    traceNumber: traceNumberOf(charge),
    transactionDate: charge.transactionDate,
    transactionId: charge.transactionId,
  }
}

/** A number different from the transaction's, and the same in every response about a charge. */
const traceNumberOf = ({ transactionId }: StoredCharge): string => transactionId.slice(-6)

function dataOf(charge: StoredCharge, context: ResponseContext) {
  return {
    ACTION_CODE: charge.actionCode,
    ACTION_DESCRIPTION: actionDescription(charge.actionCode),
    // Niubiz omits trailing zeros, and so does this sandbox.
    AMOUNT: solesText(charge.amount).replace(/\.?0+$/, ''),
    BRAND: charge.brand,
    CARD: charge.card,
    CURRENCY: '0604',
    MERCHANT: context.merchantId,
    SIGNATURE: charge.signature,
    STATUS: charge.status,
    TRACE_NUMBER: traceNumberOf(charge),
    TRANSACTION_DATE: charge.transactionDate,
    TRANSACTION_ID: charge.transactionId,
  }
}
