import type { Books, ReservationRow } from './books.ts'

/** Events that make a charge or refund need staff; each causes at most one mail. */
const REASONS = ['payment_sent', 'payment_unanswered', 'charge_returning', 'refund_unclear', 'refund_retried']

/** States of refunds that only staff can continue. */
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
  const alerted = alerts + mails.filter((template) => template === 'refund-manual').length
  return [
    ...(alerts > reasons + refunds.length
      ? [`wrong mails: ${alerts} alerts about reservation ${id} for ${reasons + refunds.length} reasons`]
      : []),
    ...(open > alerted
      ? [
          `staff not alerted: ${open} refunds of reservation ${id} wait for staff, but ${alerted} mails report them`,
        ]
      : []),
  ]
}

/** Finds payments that did not settle and were not mailed to the lodge, or mailed more than once. */
export const wrongAlertsOf = (books: Books): string[] =>
  books.reservations.flatMap((reservation) => wrongAlerts(books, reservation))
