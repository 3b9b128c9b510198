import { randomInt, randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { limaStamp } from '../niubiz/lima-stamp.ts'
import { centimosOf } from '../niubiz/wire-amount.ts'
import type { SandboxResponse } from './gateway-responses.ts'
import { authorised, denied, duplicate, rejected } from './gateway-responses.ts'
import type { SandboxStore, StoredCharge, StoredToken } from './sandbox-store.ts'

const authorisation = v.object({
  channel: v.literal('web'),
  captureType: v.picklist(['manual', 'automatic']),
  countable: v.boolean(),
  order: v.object({
    tokenId: v.string(),
    purchaseNumber: v.pipe(v.string(), v.regex(/^\d{1,12}$/)),
    amount: v.number(),
    currency: v.literal('PEN'),
  }),
})

export type Books = { store: SandboxStore; merchantId: string; clock: () => number }

/** Charges a token once. The charge is stored before the response is sent. */
export function authorise(books: Books, body: unknown): SandboxResponse {
  const request = v.safeParse(authorisation, body)
  const amount = request.success ? centimosOf(request.output.order.amount) : undefined
  if (!request.success || !amount) return rejected('Invalid authorization request')

  const { purchaseNumber, tokenId } = request.output.order
  if (books.store.chargeWhere('purchaseNumber', purchaseNumber)) return duplicate(purchaseNumber)

  const now = books.clock()
  const token = books.store.token(tokenId)
  const objection = objectionTo(token, now)
  if (!token || objection) return rejected(objection)

  const charge = chargeOf(token, { purchaseNumber, amount }, now)
  books.store.addCharge(charge, tokenId)
  const context = { merchantId: books.merchantId, now }
  return charge.status === 'Authorized' ? authorised(charge, tokenId, context) : denied(charge, context)
}

function objectionTo(token: StoredToken | undefined, now: number): string {
  if (!token) return 'Token not found'
  if (token.used) return 'Token has been used before'
  return token.expiresAt <= now ? 'Token has expired' : ''
}

function chargeOf(
  token: StoredToken,
  order: { purchaseNumber: string; amount: number },
  now: number,
): StoredCharge {
  return {
    ...order,
    status: token.actionCode === '000' ? 'Authorized' : 'Not Authorized',
    actionCode: token.actionCode,
    card: token.card,
    brand: token.brand,
    transactionId: String(randomInt(10 ** 12, 10 ** 13)),
    transactionDate: limaStamp(now),
    signature: randomUUID(),
  }
}
