import type { Books, ReservationRow } from './books.ts'

/** What makes a charge or a refund need staff, each at most once a mail (M-06). */
const REASONS = ['payment_sent', 'payment_unanswered', 'charge_returning', 'refund_unclear', 'refund_retried']

/** Refunds that nothing moves on any more but staff. */
const WAITS_FOR_STAFF = ['unclear', 'manual']

function wrongAlerts(books: Books, { id }: ReservationRow): string[] {
  const mails = books.mailJobs
    .map(({ payload }) => JSON.parse(payload) as { template: string; reservationId: string; to: string })
    .filter(({ reservationId, to }) => reservationId === id && to === 'lodge')
    .map(({ template }) => template)
  const alerts = mails.filter((template) => template === 'payment-unsettled').length
  const refunds = books.refunds.filter(({ reservation_id }) => reservation_id === id)
  const reasons = books.events.filter(
    ({ reservation_id, kind }) => reservation_id === id && REASONS.includes(kind),
  ).length
  const open = refunds.filter(({ state }) => WAITS_FOR_STAFF.includes(state)).length
  const told = alerts + mails.filter((template) => template === 'refund-manual').length
  return [
    ...(alerts > reasons + refunds.length
      ? [`wrong mails: ${alerts} alerts about reservation ${id}, for ${reasons + refunds.length} reasons`]
      : []),
    ...(open > told
      ? [`nobody told: ${open} refunds of reservation ${id} wait for staff, and ${told} mails say so`]
      : []),
  ]
}

/** M-06: the lodge is mailed about what does not settle by itself, and once about each. */
export const wrongAlertsOf = (books: Books): string[] =>
  books.reservations.flatMap((reservation) => wrongAlerts(books, reservation))
