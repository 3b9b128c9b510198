import { centimos, policyRefund } from './arithmetic.ts'
import type { Books, EventRow, RefundRow, ReservationRow } from './books.ts'

/** `12-1r2` → `12-1`: the requests for one refund share all but the ending that staff's retries add. */
const baseOf = (reference: string): string => reference.replace(/r\d+$/, '')

const sumOf = (rows: readonly { amount: number }[]): number =>
  rows.reduce((sum, { amount }) => sum + amount, 0)

const SETTLED = ['done', 'unclear', 'manual', 'paid_by_hand']

const givenFor = ({ provider }: Books, { reference }: RefundRow) =>
  provider.refunds.filter((given) => reference !== null && baseOf(given.reference) === baseOf(reference))

function wrongRefund(books: Books, refund: RefundRow): string[] {
  const name = `refund ${refund.reference ?? refund.id}`
  if (!SETTLED.includes(refund.state)) return [`not settled: ${name} is ${refund.state}`]
  const given = givenFor(books, refund)
  const isGivenTwice = given.length > 1
  const mustBeGiven = refund.state === 'done'
  const mayBeGiven = mustBeGiven || refund.state === 'unclear'
  return [
    ...(isGivenTwice ? [`refunded twice: ${name} was given ${given.length} times`] : []),
    ...(mustBeGiven && given.length === 0
      ? [`refund not given: ${name} is done, and the provider gave none`]
      : []),
    ...(!mayBeGiven && given.length > 0
      ? [`refund given and owed: ${name} is ${refund.state}, and was given`]
      : []),
    ...given
      .filter(({ amount }) => amount !== refund.amount)
      .map(({ amount }) => `wrong refund: ${name} is ${refund.amount}, and ${amount} was given`),
  ]
}

/** Every refund at the provider is one of the lodge's, and no charge gives back more than was charged. */
function wrongAtProvider({ provider, refunds }: Books): string[] {
  const known = new Set(refunds.map(({ reference }) => baseOf(reference ?? '')))
  return [
    ...provider.refunds
      .filter(({ reference }) => !known.has(baseOf(reference)))
      .map(({ reference }) => `refund without order: the provider gave ${reference}`),
    ...provider.charges.flatMap(({ purchaseNumber, amount, status }) => {
      const given = sumOf(provider.refunds.filter((refund) => refund.purchaseNumber === purchaseNumber))
      const limit = status === 'standing' ? amount : 0
      return given > limit
        ? [`refunded too much: ${given} of purchase ${purchaseNumber}, of which ${limit} stands`]
        : []
    }),
  ]
}

const MAY_BE_REPEATED = ['refused', 'not_sent']

/** M-04: after a response that was lost or unclear, the same reference is never sent again, and another only as often as staff asked. */
function wrongRequests(books: Books): string[] {
  const requests = books.provider.refundRequests ?? []
  const repeated = requests.flatMap(({ reference, response }, index) => {
    const isRepeated = requests.slice(index + 1).some((later) => later.reference === reference)
    return isRepeated && !MAY_BE_REPEATED.includes(response)
      ? [`refund repeated: ${reference} was sent again after a response that was ${response}`]
      : []
  })
  const extra = books.refunds.flatMap(({ reference, reservation_id }) => {
    const base = baseOf(reference ?? '')
    const references = new Set(requests.map((request) => request.reference))
    const retries = [...references].filter((each) => each !== base && baseOf(each) === base).length
    const asked = eventsOf(books, reservation_id, 'refund_retried').length
    return retries > asked
      ? [`refund repeated: ${base} ${retries} times more, of which staff asked for ${asked}`]
      : []
  })
  return [...repeated, ...extra]
}

const eventsOf = ({ events }: Books, reservationId: string, kind: string): EventRow[] =>
  events.filter((event) => event.reservation_id === reservationId && event.kind === kind)

type ChangeFacts = { after?: { total?: number } }

function wrongSums(books: Books, reservation: ReservationRow): string[] {
  const item = books.items.find(({ reservation_id }) => reservation_id === reservation.id)
  const isPaid = books.purchases.some(
    ({ purchase_number, state }) => purchase_number === item?.purchase_number && state === 'confirmed',
  )
  const refunds = books.refunds.filter(({ reservation_id }) => reservation_id === reservation.id)
  if (!item || !isPaid) {
    return refunds.length === 0 ? [] : [`wrong refund: reservation ${reservation.id} was not paid by card`]
  }
  const totals = eventsOf(books, reservation.id, 'changed').flatMap(({ facts }) => {
    const { after } = JSON.parse(facts ?? '{}') as ChangeFacts
    return after?.total === undefined ? [] : [centimos(after.total)]
  })
  // What a change leaves over goes back once: in the end the card has paid the least of all totals.
  const left = Math.min(item.total, ...totals)
  const [cancelled] = eventsOf(books, reservation.id, 'cancelled')
  const due = {
    change: item.total - left,
    cancellation: cancelled
      ? policyRefund(Math.min(left, reservation.total), reservation.in_date, cancelled.at)
      : 0,
  }
  return (['change', 'cancellation'] as const).flatMap((cause) => {
    const ordered = sumOf(refunds.filter((refund) => refund.cause === cause))
    return ordered === due[cause]
      ? []
      : [
          `wrong refund: ${ordered} for the ${cause} of reservation ${reservation.id}, and ${due[cause]} is due`,
        ]
  })
}

/** Refunds are those that changes and cancellations owe (P-08), given once, and requested again only by staff. */
export const wrongRefunds = (books: Books): string[] => [
  ...books.refunds.flatMap((refund) => wrongRefund(books, refund)),
  ...wrongAtProvider(books),
  ...wrongRequests(books),
  ...books.reservations.flatMap((reservation) => wrongSums(books, reservation)),
]
