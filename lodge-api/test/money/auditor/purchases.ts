import { nightsBetween, priceOf } from './arithmetic.ts'
import type { Books, ItemRow, PurchaseRow, ReservationRow } from './books.ts'

const chargesOf = ({ provider }: Books, { purchase_number }: PurchaseRow) =>
  provider.charges.filter(({ purchaseNumber }) => purchaseNumber === String(purchase_number))

export const itemsOf = ({ items }: Books, { purchase_number }: PurchaseRow): ItemRow[] =>
  items.filter((item) => item.purchase_number === purchase_number)

/** While a charge is looked for or being returned it may stand without a reservation; a late one is looked for after an hour. */
const CHARGE_MAY_STAND = ['confirmed', 'charging', 'unknown', 'returning', 'never_charged']

/** Charges and confirmed purchases stand for each other, at any time. */
export function wrongCharges(books: Books): string[] {
  const { purchases, provider } = books
  const states = new Map(purchases.map(({ purchase_number, state }) => [String(purchase_number), state]))
  const orphans = provider.charges.flatMap(({ purchaseNumber, status }) => {
    const state = states.get(purchaseNumber) ?? 'missing'
    return status === 'standing' && !CHARGE_MAY_STAND.includes(state)
      ? [
          `charge without reservation: the charge of purchase ${purchaseNumber} stands, and the purchase is ${state}`,
        ]
      : []
  })
  const requests = provider.chargeRequests ?? []
  const repeated = requests.filter((number, index) => requests.indexOf(number) !== index)
  return [
    ...orphans,
    ...repeated.map((number) => `charged twice: purchase ${number} was sent to the provider more than once`),
    ...purchases
      .filter(({ state }) => state === 'confirmed')
      .flatMap((purchase) => wrongConfirmed(books, purchase)),
  ]
}

function wrongConfirmed(books: Books, purchase: PurchaseRow): string[] {
  const name = `purchase ${purchase.purchase_number}`
  const standing = chargesOf(books, purchase).filter(({ status }) => status === 'standing')
  if (standing.length !== 1)
    return [`reservation without charge: ${name} is confirmed, and ${standing.length} charges of it stand`]
  const [charge] = standing
  if (charge?.amount !== purchase.total)
    return [
      `wrong amount charged: ${name} has a total of ${purchase.total}, and ${charge?.amount} was charged`,
    ]
  const reservations = new Map(books.reservations.map((reservation) => [reservation.id, reservation]))
  return itemsOf(books, purchase).flatMap(({ reservation_id }) => {
    const state = reservations.get(reservation_id ?? '')?.state ?? 'missing'
    return ['confirmed', 'cancelled', 'deleted'].includes(state)
      ? []
      : [`charge without reservation: ${name} is confirmed, and its reservation is ${state}`]
  })
}

/** Which records of the provider go with an ending; none at all where a record may be missing. */
const RECORDS_OF_ENDINGS: Record<string, readonly string[]> = {
  confirmed: ['standing'],
  expired: [],
  denied: ['denied'],
  denied_late: ['denied'],
  // The look-ups found nothing, and a denial came to the books after them.
  never_charged: ['denied'],
  returned: ['voided'],
}
const NEEDS_RECORD = ['confirmed', 'returned']

/** Every purchase has ended, and the provider's record says the same (M-01). */
export function wrongEndings(books: Books): string[] {
  return books.purchases.flatMap((purchase) => {
    const name = `purchase ${purchase.purchase_number}`
    const allowed = RECORDS_OF_ENDINGS[purchase.state]
    if (!allowed) return [`not settled: ${name} is ${purchase.state}`]
    const records = chargesOf(books, purchase).map(({ status }) => status)
    const isUntrue =
      records.some((status) => !allowed.includes(status)) ||
      (records.length === 0 && NEEDS_RECORD.includes(purchase.state))
    return isUntrue
      ? [`untrue ending: ${name} is ${purchase.state}, and the provider has ${records.join() || 'nothing'}`]
      : []
  })
}

/** A reservation stands for a confirmed purchase, or for staff's own entry. */
export function wrongReservations(books: Books): string[] {
  const states = new Map(books.purchases.map(({ purchase_number, state }) => [purchase_number, state]))
  const payers = new Map(books.items.map((item) => [item.reservation_id, states.get(item.purchase_number)]))
  const byStaff = new Set(
    books.events
      .filter(({ kind }) => kind === 'created_by_staff')
      .map(({ reservation_id }) => reservation_id),
  )
  return books.reservations.flatMap(({ id, state }) => {
    const payer = payers.get(id)
    const isBooked = payer === 'confirmed' || byStaff.has(id)
    const isRight = isBooked
      ? state !== 'failed' && state !== 'pending'
      : ['failed', 'deleted'].includes(state)
    return isRight ? [] : [`reservation in a wrong state: ${id} is ${state}, and its purchase is ${payer}`]
  })
}

const wrongSum = (what: string, row: ItemRow | ReservationRow): string[] => {
  const due = priceOf(row.price_per_night, nightsBetween(row.in_date, row.out_date).length)
  const isRight = row.price === due.price && row.igv === due.igv && row.total === due.total
  return isRight
    ? []
    : [`wrong sum: ${what} has ${row.price} + ${row.igv} = ${row.total}, and ${due.total} is due`]
}

/** Prices, IGV and totals add up, and an unchanged reservation costs what was paid for it. */
export function wrongAmounts(books: Books): string[] {
  const changed = new Set(
    books.events.filter(({ kind }) => kind === 'changed').map(({ reservation_id }) => reservation_id),
  )
  const items = new Map(books.items.map((item) => [item.reservation_id, item]))
  return [
    ...books.items.flatMap((item) =>
      wrongSum(`item ${item.position} of purchase ${item.purchase_number}`, item),
    ),
    ...books.reservations.flatMap((reservation) => wrongSum(`reservation ${reservation.id}`, reservation)),
    ...books.purchases.flatMap((purchase) => {
      const sum = itemsOf(books, purchase).reduce((total, item) => total + item.total, 0)
      return sum === purchase.total
        ? []
        : [
            `wrong sum: purchase ${purchase.purchase_number} has a total of ${purchase.total}, and items of ${sum}`,
          ]
    }),
    ...books.reservations.flatMap(({ id, total }) => {
      const paid = items.get(id)?.total
      return changed.has(id) || paid === undefined || paid === total
        ? []
        : [`wrong sum: reservation ${id} costs ${total}, and ${paid} was paid`]
    }),
  ]
}
