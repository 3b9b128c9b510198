/**
 * The card provider of the model test: its books, and the effect of each request on them. Shares no code with the product's client.
 * Amounts in céntimos, instants in epoch ms.
 */
export type ChargeRecord = {
  purchaseNumber: string
  amount: number
  status: 'active' | 'voided' | 'denied'
  transactionId: string
  signature: string
  brand: string
  at: number
}

export type RefundRecord = { reference: string; purchaseNumber: string; amount: number }

/** A refund request as the product sent it, and the response it received; `lost` until a response arrives. */
export type RefundRequestRecord = {
  reference: string
  response: 'lost' | 'done' | 'refused' | 'unclear' | 'not_sent'
}

export type ProviderBooks = {
  charges: ChargeRecord[]
  refunds: RefundRecord[]
  /** A purchase number for each charge request. */
  chargeRequests: string[]
  refundRequests: RefundRequestRecord[]
}

export const emptyBooks = (): ProviderBooks => ({
  charges: [],
  refunds: [],
  chargeRequests: [],
  refundRequests: [],
})

export const findCharge = ({ charges }: ProviderBooks, purchaseNumber: string): ChargeRecord | undefined =>
  charges.find((charge) => charge.purchaseNumber === purchaseNumber)

type Authorisation = Pick<ChargeRecord, 'purchaseNumber' | 'amount' | 'brand' | 'at'> & { isDenied: boolean }

/** Authorises a charge. A purchase number that was used before has no effect. */
export function authorise(books: ProviderBooks, { isDenied, ...order }: Authorisation): void {
  if (findCharge(books, order.purchaseNumber)) return
  books.charges.push({
    ...order,
    status: isDenied ? 'denied' : 'active',
    transactionId: `t${order.purchaseNumber}`,
    signature: `s${order.purchaseNumber}`,
  })
}

/** Voids the charge with that signature; one already voided stays voided. Returns whether the charge exists. */
export function voidCharge(books: ProviderBooks, signature: string): boolean {
  const charge = books.charges.find((candidate) => candidate.signature === signature)
  if (!charge || charge.status === 'denied') return false
  charge.status = 'voided'
  return true
}

/** Refunds a part of a charge. A repeated reference is refunded again, because it is not known whether Niubiz refuses it. */
export function refund(
  books: ProviderBooks,
  { transactionId, reference, amount }: { transactionId: string; reference: string; amount: number },
): boolean {
  const charge = books.charges.find((candidate) => candidate.transactionId === transactionId)
  if (charge?.status !== 'active') return false
  books.refunds.push({ reference, purchaseNumber: charge.purchaseNumber, amount })
  return true
}
