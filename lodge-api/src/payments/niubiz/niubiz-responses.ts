import * as v from 'valibot'

/**
 * Schemas of the responses, limited to the fields that are read (`docs/niubiz.md`). Everything else is dropped, above all the
 * echoed `order.tokenId`.
 */

const amount = v.union([v.number(), v.string()])
/** Accepts numbers and strings. Removes NUL, which PostgreSQL cannot store, so that it never makes a charge fail. */
const text = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform((value) => String(value).replaceAll('\0', '')),
)
/** A field that is only shown or stored: empty if absent or unreadable. */
const detail = v.fallback(text, '')

const orderDetails = { transactionId: detail, transactionDate: detail, traceNumber: detail }
const fulfillment = v.fallback(v.object({ signature: detail }), { signature: '' })
const chargeDetails = {
  ACTION_DESCRIPTION: detail,
  CARD: detail,
  BRAND: detail,
  SIGNATURE: detail,
  TRACE_NUMBER: detail,
  TRANSACTION_DATE: detail,
  TRANSACTION_ID: detail,
}

export const sessionResponse = v.object({
  sessionKey: v.pipe(v.string(), v.minLength(1)),
  expirationTime: v.pipe(v.number(), v.integer()),
})

export const authorisedResponse = v.object({
  fulfillment,
  order: v.object({
    purchaseNumber: text,
    amount,
    currency: v.string(),
    authorizedAmount: v.optional(amount),
    ...orderDetails,
  }),
  dataMap: v.object({
    ACTION_CODE: text,
    AMOUNT: v.optional(amount),
    CURRENCY: v.optional(text),
    ...chargeDetails,
  }),
})
export type AuthorisedResponse = v.InferOutput<typeof authorisedResponse>

export const deniedResponse = v.object({
  errorCode: v.optional(text),
  data: v.object({ ACTION_CODE: text, ACTION_DESCRIPTION: detail, CARD: detail, BRAND: detail }),
})

/** A request refused before it became a transaction: `data` is present and empty. */
export const rejectedResponse = v.object({ errorCode: v.optional(text), data: v.strictObject({}) })

/** Niubiz's own 'not found'; the 404 of a proxy has no code. */
export const absentResponse = v.object({ errorCode: text })

export const lookupResponse = v.object({
  fulfillment,
  order: v.object({
    status: v.string(),
    purchaseNumber: text,
    amount,
    currency: v.string(),
    ...orderDetails,
  }),
  dataMap: v.optional(v.object({ ACTION_CODE: detail, ...chargeDetails })),
})
export type LookupResponse = v.InferOutput<typeof lookupResponse>

/** `order` is ignored: Niubiz's sandbox returned `actionCode: "400"` there for a successful reversal. */
export const cancelledResponse = v.object({ dataMap: v.object({ STATUS: v.string() }) })

/** The newer shape of a refund, done or refused. `CODERROR` is a string or a number. */
export const refundResponse = v.object({
  errorCode: detail,
  errorMessage: detail,
  data: v.object({ CODERROR: v.pipe(text, v.trim(), v.minLength(1)), DSCERROR: detail }),
})
export type RefundResponse = v.InferOutput<typeof refundResponse>

/** The older shape of a refund that was done. */
export const olderRefundResponse = v.object({
  errorCode: v.optional(text),
  externalReferenceId: text,
  amount,
})

/** A refund that was not done; the message is for operators. */
export const refundRefusedResponse = v.object({ errorMessage: v.pipe(text, v.trim(), v.minLength(1)) })
