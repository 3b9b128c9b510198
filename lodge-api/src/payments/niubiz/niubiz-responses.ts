import * as v from 'valibot'

/**
 * The responses as far as they are read (niubiz.md). Everything else in them is dropped here, above all the echoed
 * `order.tokenId`.
 */

const amount = v.union([v.number(), v.string()])
/** Numbers and strings alike. PostgreSQL stores no NUL, and a charge must not be lost to one. */
const text = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform((value) => String(value).replaceAll('\0', '')),
)
/** What is shown or stored, but decides nothing: empty where it is absent or unreadable. */
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

/** A request refused before it became a transaction: `data` is there, and empty. */
export const rejectedResponse = v.object({ errorCode: v.optional(text), data: v.strictObject({}) })

/** Niubiz's own 'no such purchase'; the 404 of something in between has no code. */
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

/** `order` is not read: a reversal in Niubiz's sandbox said `actionCode: "400"` there, and was done. */
export const cancelledResponse = v.object({ dataMap: v.object({ STATUS: v.string() }) })

/** The newer shape of a refund, done or refused. `CODERROR` is text or a number. */
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

/** A refund that was not done; the message is for the people who look after the server. */
export const refundRefusedResponse = v.object({ errorMessage: v.pipe(text, v.trim(), v.minLength(1)) })
