import type { Books, ReservationRow } from './books.ts'
import { itemsOf } from './purchases.ts'

type Mail = { template: string; reservationId: string; to: string }

const mailsOf = ({ mailJobs }: Books): (Mail & { job: string })[] =>
  mailJobs.map(({ id, payload }) => ({ ...(JSON.parse(payload) as Mail), job: id }))

/** The mails of a confirmed reservation. */
const CONFIRMATION = [
  { template: 'reservation-confirmed', to: 'guest' },
  { template: 'reservation-notice', to: 'lodge' },
] as const

function wrongConfirmations(books: Books, reservation: ReservationRow): string[] {
  const confirmed = books.events.filter(
    ({ reservation_id, kind }) => reservation_id === reservation.id && kind === 'confirmed',
  ).length
  return CONFIRMATION.flatMap(({ template, to }) => {
    const ordered = mailsOf(books).filter(
      (mail) => mail.template === template && mail.to === to && mail.reservationId === reservation.id,
    ).length
    return ordered === confirmed && confirmed <= 1
      ? []
      : [
          `wrong mails: ${ordered} of ${template} for reservation ${reservation.id}, confirmed ${confirmed} times`,
        ]
  })
}

/** The history's event for each final state that guest and lodge are mailed about. */
const ENDING_EVENTS = ['never_charged', 'denied_late', 'charge_returned']

function wrongEndingMails(books: Books, reservation: ReservationRow): string[] {
  const endings = books.events.filter(
    ({ reservation_id, kind }) => reservation_id === reservation.id && ENDING_EVENTS.includes(kind),
  )
  return ['guest', 'lodge'].flatMap((to) => {
    const ordered = mailsOf(books).filter(
      (mail) => mail.template === 'payment-ended' && mail.to === to && mail.reservationId === reservation.id,
    ).length
    return ordered === endings.length
      ? []
      : [
          `wrong mails: ${ordered} to the ${to} about ${endings.length} endings of reservation ${reservation.id}`,
        ]
  })
}

/** The subjects of mails about a final state, to guest and lodge. */
const SUBJECTS = {
  never_charged: /^No se le ha cobrado nada|sin cobro/,
  denied_late: /^Su pago fue denegado|^Pago denegado/,
  returned: /^Su pago fue devuelto|^Pago devuelto/,
} as const
type Ending = keyof typeof SUBJECTS

const endingIn = (subject: string): Ending | undefined =>
  (Object.keys(SUBJECTS) as Ending[]).find((ending) => SUBJECTS[ending].test(subject))

/** Final states that may be mailed about a purchase: one that is returned late was reported as never charged before. */
const ANNOUNCEABLE: Record<string, readonly Ending[]> = {
  never_charged: ['never_charged'],
  denied_late: ['denied_late'],
  returned: ['never_charged', 'returned'],
}

/** Each mail reports the final state of its purchase, once to each recipient. */
function wrongEndingReports(books: Books): string[] {
  const jobs = new Map(mailsOf(books).map((mail) => [mail.job, mail]))
  const announced = new Map<string, Set<string>>()
  for (const { job, subject } of books.mails ?? []) {
    const mail = jobs.get(job)
    const ending = endingIn(subject)
    if (mail?.template !== 'payment-ended') continue
    const key = `${mail.reservationId} ${mail.to} ${ending}`
    announced.set(key, (announced.get(key) ?? new Set()).add(job))
  }
  const twice = [...announced].filter(([, sent]) => sent.size > 1).map(([key]) => `mailed twice: ${key}`)
  const untrue = books.purchases.flatMap((purchase) =>
    itemsOf(books, purchase).flatMap(({ reservation_id }) => {
      const allowed = ANNOUNCEABLE[purchase.state] ?? []
      const mailed = [...announced.keys()].filter((key) => key.startsWith(`${reservation_id} `))
      return mailed
        .filter((key) => !allowed.some((ending) => key.endsWith(` ${ending}`)))
        .map((key) => `untrue mail: ${key}, but the purchase is ${purchase.state}`)
    }),
  )
  return [...twice, ...untrue]
}

/** Finds mails still waiting after everything has settled. */
function unsentMails({ mailJobs, mails, isMailClaimed }: Books): string[] {
  if (!mails || isMailClaimed) return []
  return mailJobs
    .filter(({ done_at }) => done_at === null)
    .map(({ id, payload }) => `mail not sent: ${id} ${payload}`)
}

export const wrongMails = (books: Books): string[] => [
  ...books.reservations.flatMap((reservation) => wrongConfirmations(books, reservation)),
  ...books.reservations.flatMap((reservation) => wrongEndingMails(books, reservation)),
  ...wrongEndingReports(books),
  ...missingEndingReports(books),
  ...unsentMails(books),
]

/** Finds guests who were not mailed about the final state of a purchase without a booking. */
function missingEndingReports(books: Books): string[] {
  const { mails, isMailClaimed } = books
  if (!mails || isMailClaimed) return []
  const jobs = new Map(mailsOf(books).map((mail) => [mail.job, mail]))
  return books.purchases.flatMap((purchase) => {
    if (!(purchase.state in SUBJECTS)) return []
    return itemsOf(books, purchase).flatMap(({ reservation_id }) => {
      if (reservation_id === null) return []
      const isAnnounced = mails.some(({ job, subject }) => {
        const mail = jobs.get(job)
        return (
          mail?.reservationId === reservation_id &&
          mail.to === 'guest' &&
          endingIn(subject) === purchase.state
        )
      })
      return isAnnounced
        ? []
        : [`mail not sent: the guest of purchase ${purchase.purchase_number} was not informed`]
    })
  })
}
