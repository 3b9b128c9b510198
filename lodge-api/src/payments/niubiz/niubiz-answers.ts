import * as v from 'valibot'

/**
 * The answers as far as the lodge reads them (niubiz.md). Everything else in them is dropped here, above all the echoed
 * `order.tokenId`.
 */

const amount = v.union([v.number(), v.string()])
const text = v.union([v.string(), v.pipe(v.number(), v.transform(String))])

export const sessionAnswer = v.object({
  sessionKey: v.pipe(v.string(), v.minLength(1)),
  expirationTime: v.pipe(v.number(), v.integer()),
})

export const authorisedAnswer = v.object({
  fulfillment: v.optional(v.object({ signature: v.optional(text) })),
  order: v.object({
    purchaseNumber: text,
    amount,
    currency: v.string(),
    authorizedAmount: v.optional(amount),
    transactionId: v.optional(text),
    transactionDate: v.optional(text),
  }),
  dataMap: v.object({
    ACTION_CODE: text,
    AMOUNT: v.optional(amount),
    CURRENCY: v.optional(text),
    TRANSACTION_DATE: v.optional(text),
    TRANSACTION_ID: v.optional(text),
    SIGNATURE: v.optional(text),
    CARD: v.optional(v.string(), ''),
    BRAND: v.optional(v.string(), ''),
  }),
})
export type AuthorisedAnswer = v.InferOutput<typeof authorisedAnswer>

const denial = v.object({
  ACTION_CODE: text,
  ACTION_DESCRIPTION: v.optional(v.string(), ''),
  CARD: v.optional(v.string(), ''),
  BRAND: v.optional(v.string(), ''),
})

export const deniedAnswer = v.object({ errorCode: v.optional(text), data: denial })

/** A request refused before it became a transaction: `data` is there, and empty. */
export const rejectedAnswer = v.object({ errorCode: v.optional(text), data: v.strictObject({}) })

/** Niubiz's own 'no such purchase', told from a 404 of whatever stands between by the code in it. */
export const absentAnswer = v.object({ errorCode: text })

export const lookupAnswer = v.object({
  fulfillment: v.optional(v.object({ signature: v.optional(text) })),
  order: v.object({
    status: v.string(),
    purchaseNumber: text,
    amount,
    currency: v.string(),
    transactionId: v.optional(text),
    transactionDate: v.optional(text),
  }),
  dataMap: v.optional(
    v.object({
      ...v.partial(denial).entries,
      SIGNATURE: v.optional(text),
      TRANSACTION_DATE: v.optional(text),
      TRANSACTION_ID: v.optional(text),
    }),
    {},
  ),
})
export type LookupAnswer = v.InferOutput<typeof lookupAnswer>

export const cancelledAnswer = v.object({
  order: v.optional(v.object({ status: v.optional(v.string()) })),
  dataMap: v.object({ STATUS: v.string() }),
})

export const refundedAnswer = v.object({ externalReferenceId: text, amount })

/** A refund that was not given; the message is for people who look after the server. */
export const refundRefusedAnswer = v.object({
  errorCode: v.optional(text),
  errorMessage: v.string(),
})
