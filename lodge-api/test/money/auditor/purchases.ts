import { nightsBetween, priceOf } from './arithmetic.ts'
import type { Books, ItemRow, PurchaseRow, ReservationRow } from './books.ts'
import { costOf, wrongSegments } from './segments.ts'

const chargesOf = ({ provider }: Books, { purchase_number }: PurchaseRow) =>
  provider.charges.filter(({ purchaseNumber }) => purchaseNumber === String(purchase_number))

export const itemsOf = ({ items }: Books, { purchase_number }: PurchaseRow): ItemRow[] =>
  items.filter((item) => item.purchase_number === purchase_number)

/**
 * States with a possibly active charge without reservation: it is looked up or returned, or was late and is looked up after an
 * hour.
 */
const MAY_HAVE_CHARGE = ['confirmed', 'charging', 'unknown', 'returning', 'never_charged']

/** At any time, every active charge has a confirmed purchase and the other way round. */
export function wrongCharges(books: Books): string[] {
  const { purchases, provider } = books
  const states = new Map(purchases.map(({ purchase_number, state }) => [String(purchase_number), state]))
  const orphans = provider.charges.flatMap(({ purchaseNumber, status }) => {
    const state = states.get(purchaseNumber) ?? 'missing'
    return status === 'active' && !MAY_HAVE_CHARGE.includes(state)
      ? [
          `charge without reservation: the charge of purchase ${purchaseNumber} is active, but the purchase is ${state}`,
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
  const active = chargesOf(books, purchase).filter(({ status }) => status === 'active')
  if (active.length !== 1)
    return [`reservation without charge: ${name} is confirmed, but has ${active.length} active charges`]
  const [charge] = active
  if (charge?.amount !== purchase.total)
    return [
      `wrong amount charged: ${name} has a total of ${purchase.total}, but ${charge?.amount} was charged`,
    ]
  const reservations = new Map(books.reservations.map((reservation) => [reservation.id, reservation]))
  return itemsOf(books, purchase).flatMap(({ reservation_id }) => {
    const state = reservations.get(reservation_id ?? '')?.state ?? 'missing'
    return ['confirmed', 'cancelled', 'deleted'].includes(state)
      ? []
      : [`charge without reservation: ${name} is confirmed, but its reservation is ${state}`]
  })
}

/** The provider's records that are consistent with a final state. */
const RECORDS_OF_ENDINGS: Record<string, readonly string[]> = {
  confirmed: ['active'],
  expired: [],
  denied: ['denied'],
  denied_late: ['denied'],
  // The look-ups found nothing, and the denial was recorded after them.
  never_charged: ['denied'],
  returned: ['voided'],
}
const NEEDS_RECORD = ['confirmed', 'returned']

/** Every purchase has a final state that agrees with the provider's record. */
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
      ? [`untrue ending: ${name} is ${purchase.state}, but the provider has ${records.join() || 'nothing'}`]
      : []
  })
}

/** Every reservation has a confirmed purchase or was created by staff. */
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
    return isRight ? [] : [`reservation in a wrong state: ${id} is ${state}, but its purchase is ${payer}`]
  })
}

const wrongSum = (
  what: string,
  row: ItemRow | ReservationRow,
  expected: ReturnType<typeof priceOf>,
): string[] => {
  const isRight = row.price === expected.price && row.igv === expected.igv && row.total === expected.total
  return isRight
    ? []
    : [`wrong sum: ${what} has ${row.price} + ${row.igv} = ${row.total}, but ${expected.total} is expected`]
}

/** Prices, IGV and totals add up, and an unchanged reservation costs what was paid for it. */
export function wrongAmounts(books: Books): string[] {
  const changed = new Set(
    books.events.filter(({ kind }) => kind === 'changed').map(({ reservation_id }) => reservation_id),
  )
  const items = new Map(books.items.map((item) => [item.reservation_id, item]))
  return [
    ...books.items.flatMap((item) =>
      wrongSum(
        `item ${item.position} of purchase ${item.purchase_number}`,
        item,
        priceOf(item.price_per_night, nightsBetween(item.in_date, item.out_date).length),
      ),
    ),
    ...books.reservations.flatMap((reservation) =>
      wrongSum(`reservation ${reservation.id}`, reservation, costOf(books, reservation)),
    ),
    ...wrongSegments(books),
    ...books.purchases.flatMap((purchase) => {
      const sum = itemsOf(books, purchase).reduce((total, item) => total + item.total, 0)
      return sum === purchase.total
        ? []
        : [
            `wrong sum: purchase ${purchase.purchase_number} has a total of ${purchase.total}, but items of ${sum}`,
          ]
    }),
    ...books.reservations.flatMap(({ id, total }) => {
      const paid = items.get(id)?.total
      return changed.has(id) || paid === undefined || paid === total
        ? []
        : [`wrong sum: reservation ${id} costs ${total}, but ${paid} was paid`]
    }),
  ]
}
