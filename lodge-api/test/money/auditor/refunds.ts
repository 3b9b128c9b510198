import type { Books, EventRow, RefundRow } from './books.ts'
import { wrongDues } from './dues.ts'

/** `12-k7m2r48213` → `12-k7m2`: the requests for one refund differ only in the suffix of staff's retries. */
const baseOf = (reference: string): string => reference.replace(/r\d+$/, '')

const sumOf = (rows: readonly { amount: number }[]): number =>
  rows.reduce((sum, { amount }) => sum + amount, 0)

const SETTLED = ['done', 'unclear', 'manual', 'paid_by_hand']

const executedFor = ({ provider }: Books, { reference }: RefundRow) =>
  provider.refunds.filter(
    (executed) => reference !== null && baseOf(executed.reference) === baseOf(reference),
  )

function wrongRefund(books: Books, refund: RefundRow): string[] {
  const name = `refund ${refund.reference ?? refund.id}`
  if (!SETTLED.includes(refund.state)) return [`not settled: ${name} is ${refund.state}`]
  const executed = executedFor(books, refund)
  const isExecutedTwice = executed.length > 1
  const mustBeExecuted = refund.state === 'done'
  const mayBeExecuted = mustBeExecuted || refund.state === 'unclear'
  return [
    ...(isExecutedTwice ? [`refunded twice: ${name} was executed ${executed.length} times`] : []),
    ...(mustBeExecuted && executed.length === 0
      ? [`refund not executed: ${name} is done, but the provider executed none`]
      : []),
    ...(!mayBeExecuted && executed.length > 0
      ? [`refund executed and owed: ${name} is ${refund.state}, but was executed`]
      : []),
    ...executed
      .filter(({ amount }) => amount !== refund.amount)
      .map(({ amount }) => `wrong refund: ${name} is ${refund.amount}, but ${amount} was refunded`),
  ]
}

/** Every refund at the provider belongs to one of the lodge, and the refunds of a charge do not exceed it. */
function wrongAtProvider({ provider, refunds }: Books): string[] {
  const known = new Set(refunds.map(({ reference }) => baseOf(reference ?? '')))
  return [
    ...provider.refunds
      .filter(({ reference }) => !known.has(baseOf(reference)))
      .map(({ reference }) => `refund without order: the provider executed ${reference}`),
    ...provider.charges.flatMap(({ purchaseNumber, amount, status }) => {
      const executed = sumOf(provider.refunds.filter((refund) => refund.purchaseNumber === purchaseNumber))
      const limit = status === 'active' ? amount : 0
      return executed > limit
        ? [`refunded too much: ${executed} of purchase ${purchaseNumber}, whose active charge is ${limit}`]
        : []
    }),
  ]
}

const MAY_BE_REPEATED = ['refused', 'not_sent']

/** After a lost or unclear response the same reference is never sent again, and a new one only on each request of staff. */
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
    const requested = eventsOf(books, reservation_id, 'refund_retried').length
    return retries > requested
      ? [`refund repeated: ${base} ${retries} retries, but staff requested ${requested}`]
      : []
  })
  return [...repeated, ...extra]
}

const eventsOf = ({ events }: Books, reservationId: string, kind: string): EventRow[] =>
  events.filter((event) => event.reservation_id === reservationId && event.kind === kind)

/** Refunds are those owed for changes and cancellations, executed once, and repeated only by staff. */
export const wrongRefunds = (books: Books): string[] => [
  ...books.refunds.flatMap((refund) => wrongRefund(books, refund)),
  ...wrongAtProvider(books),
  ...wrongRequests(books),
  ...books.reservations.flatMap((reservation) => wrongDues(books, reservation)),
]
