import type { Books, PurchaseRow } from './books.ts'

/** Outcomes that are an ending to whoever hears them; the others say that it is not known yet. */
const FINAL = ['confirmed', 'denied', 'denied_late', 'never_charged', 'returning', 'returned']
const NOT_FINAL = ['unknown', 'held', 'expired']

/** Refusals that charge nothing, and that a guest can do something about. */
const REFUSALS = [
  'hold_lost',
  'nights_taken',
  'nights_held',
  'too_many_holds',
  'payment_unavailable',
  'purchase_mismatch',
]

/** The one ending that others may come before: a charge that shows up late is returned. */
const LATE_CHARGE = ['never_charged', 'returning', 'returned']

function wrongFor(
  client: string,
  { purchase_number, state }: PurchaseRow,
  heard: readonly string[],
): string[] {
  const finals = heard.filter((outcome, index) => FINAL.includes(outcome) && outcome !== heard[index - 1])
  const isLate = state === 'returned' && finals.every((outcome) => LATE_CHARGE.includes(outcome))
  const order = finals.map((outcome) => LATE_CHARGE.indexOf(outcome))
  const isInOrder = order.every((place, index) => index === 0 || place >= (order[index - 1] ?? 0))
  const isRight = isLate ? isInOrder : finals.every((outcome) => outcome === state)
  return isRight
    ? []
    : [`told wrong: ${client} of purchase ${purchase_number} heard ${heard.join(', ')}, and it is ${state}`]
}

/** A client hears of one ending at the most, and it is the purchase's. */
export function wrongClients({ told, purchases, provider }: Books): string[] {
  const known = [...FINAL, ...NOT_FINAL, ...REFUSALS]
  const strange = told
    .filter(({ outcome }) => !known.includes(outcome))
    .map(
      ({ client, purchaseNumber, outcome }) =>
        `told wrong: ${client} of purchase ${purchaseNumber}: ${outcome}`,
    )
  const wrong = purchases.flatMap((purchase) => {
    const number = String(purchase.purchase_number)
    const ofPurchase = told.filter(({ purchaseNumber }) => purchaseNumber === number)
    const clients = [...new Set(ofPurchase.map(({ client }) => client))]
    return clients.flatMap((client) =>
      wrongFor(
        client,
        purchase,
        ofPurchase.filter((line) => line.client === client).map(({ outcome }) => outcome),
      ),
    )
  })
  const untrue = told
    .filter(({ outcome }) => outcome === 'returned')
    .filter(
      ({ purchaseNumber }) =>
        !provider.charges.some(
          (charge) => charge.purchaseNumber === purchaseNumber && charge.status === 'voided',
        ),
    )
    .map(
      ({ purchaseNumber }) => `told wrong: purchase ${purchaseNumber} was called returned, and is not voided`,
    )
  const numbers = new Set(purchases.map(({ purchase_number }) => String(purchase_number)))
  const unknown = told
    .filter(({ purchaseNumber }) => purchaseNumber !== '' && !numbers.has(purchaseNumber))
    .map(({ purchaseNumber }) => `told wrong: there is no purchase ${purchaseNumber}`)
  return [...strange, ...wrong, ...untrue, ...unknown]
}
