import type { Books, PurchaseRow } from './books.ts'

/** Final outcomes for a client; the others mean that the outcome is not known yet. */
const FINAL = ['confirmed', 'denied', 'denied_late', 'never_charged', 'returning', 'returned']
const NOT_FINAL = ['unknown', 'held', 'expired']

/** Refusals that charge nothing and that a guest can act on. */
const REFUSALS = [
  'hold_lost',
  'nights_taken',
  'nights_held',
  'too_many_holds',
  'payment_unavailable',
  'purchase_mismatch',
]

/** The only sequence of several final outcomes: a charge that appears late is returned. */
const LATE_CHARGE = ['never_charged', 'returning', 'returned']

function wrongFor(
  client: string,
  { purchase_number, state }: PurchaseRow,
  outcomes: readonly string[],
): string[] {
  const finals = outcomes.filter(
    (outcome, index) => FINAL.includes(outcome) && outcome !== outcomes[index - 1],
  )
  const isLate = state === 'returned' && finals.every((outcome) => LATE_CHARGE.includes(outcome))
  const order = finals.map((outcome) => LATE_CHARGE.indexOf(outcome))
  const isInOrder = order.every((position, index) => index === 0 || position >= (order[index - 1] ?? 0))
  const isRight = isLate ? isInOrder : finals.every((outcome) => outcome === state)
  return isRight
    ? []
    : [
        `wrong outcome reported: ${client} of purchase ${purchase_number} received ${outcomes.join(', ')}, but it is ${state}`,
      ]
}

/** Each client receives at most one final outcome, which is that of the purchase. */
export function wrongClients({ reported, purchases, provider }: Books): string[] {
  const known = [...FINAL, ...NOT_FINAL, ...REFUSALS]
  const unexpected = reported
    .filter(({ outcome }) => !known.includes(outcome))
    .map(
      ({ client, purchaseNumber, outcome }) =>
        `wrong outcome reported: ${client} of purchase ${purchaseNumber}: ${outcome}`,
    )
  const wrong = purchases.flatMap((purchase) => {
    const number = String(purchase.purchase_number)
    const ofPurchase = reported.filter(({ purchaseNumber }) => purchaseNumber === number)
    const clients = [...new Set(ofPurchase.map(({ client }) => client))]
    return clients.flatMap((client) =>
      wrongFor(
        client,
        purchase,
        ofPurchase.filter((report) => report.client === client).map(({ outcome }) => outcome),
      ),
    )
  })
  const untrue = reported
    .filter(({ outcome }) => outcome === 'returned')
    .filter(
      ({ purchaseNumber }) =>
        !provider.charges.some(
          (charge) => charge.purchaseNumber === purchaseNumber && charge.status === 'voided',
        ),
    )
    .map(
      ({ purchaseNumber }) =>
        `wrong outcome reported: purchase ${purchaseNumber} as returned, but it is not voided`,
    )
  const numbers = new Set(purchases.map(({ purchase_number }) => String(purchase_number)))
  const unknown = reported
    .filter(({ purchaseNumber }) => purchaseNumber !== '' && !numbers.has(purchaseNumber))
    .map(({ purchaseNumber }) => `wrong outcome reported: purchase ${purchaseNumber} does not exist`)
  return [...unexpected, ...wrong, ...untrue, ...unknown]
}
