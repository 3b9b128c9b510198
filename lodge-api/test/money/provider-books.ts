/**
 * A card provider as the model test knows it: its books, and what each request does to them. It shares no code with the product's client.
 * Amounts in céntimos, instants in epoch ms.
 */
export type ChargeRecord = {
  purchaseNumber: string
  amount: number
  status: 'standing' | 'voided' | 'denied'
  transactionId: string
  signature: string
  brand: string
  at: number
}

export type RefundRecord = { reference: string; purchaseNumber: string; amount: number }

/** A refund request as the product sent it, and the response it got; `lost` while none has come back. */
export type RefundRequestRecord = {
  reference: string
  response: 'lost' | 'done' | 'refused' | 'unclear' | 'not_sent'
}

export type ProviderBooks = {
  charges: ChargeRecord[]
  refunds: RefundRecord[]
  /** Purchase numbers, one for each request to charge. */
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

/** Authorises a charge. A purchase number that was seen before changes nothing. */
export function authorise(books: ProviderBooks, { isDenied, ...order }: Authorisation): void {
  if (findCharge(books, order.purchaseNumber)) return
  books.charges.push({
    ...order,
    status: isDenied ? 'denied' : 'standing',
    transactionId: `t${order.purchaseNumber}`,
    signature: `s${order.purchaseNumber}`,
  })
}

/** Voids the charge with that signature; one that is voided stays so. Whether there is one. */
export function voidCharge(books: ProviderBooks, signature: string): boolean {
  const charge = books.charges.find((candidate) => candidate.signature === signature)
  if (!charge || charge.status === 'denied') return false
  charge.status = 'voided'
  return true
}

/** Refunds a part of a charge. A reference that was seen before is refunded again: whether Niubiz refuses it is not known. */
export function refund(
  books: ProviderBooks,
  { transactionId, reference, amount }: { transactionId: string; reference: string; amount: number },
): boolean {
  const charge = books.charges.find((candidate) => candidate.transactionId === transactionId)
  if (charge?.status !== 'standing') return false
  books.refunds.push({ reference, purchaseNumber: charge.purchaseNumber, amount })
  return true
}
