import type { Books, ReservationRow } from './books.ts'
import { itemsOf } from './purchases.ts'

type Mail = { template: string; reservationId: string; to: string }

const mailsOf = ({ mailJobs }: Books): (Mail & { job: string })[] =>
  mailJobs.map(({ id, payload }) => ({ ...(JSON.parse(payload) as Mail), job: id }))

/** Who is written to, and how often, when a reservation is confirmed. */
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

/** The history's name for each ending that guest and lodge are written to about. */
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

/** What a mail about an ending says in its subject, to guest and lodge. */
const SAYS = {
  never_charged: /^No se le ha cobrado nada|sin cobro/,
  denied_late: /^Su pago fue denegado|^Pago denegado/,
  returned: /^Su pago fue devuelto|^Pago devuelto/,
} as const
type Ending = keyof typeof SAYS

const sayingOf = (subject: string): Ending | undefined =>
  (Object.keys(SAYS) as Ending[]).find((ending) => SAYS[ending].test(subject))

/** What may be said of a purchase that ended so: a charge that showed up late was reported as never charged before. */
const MAY_BE_SAID: Record<string, readonly Ending[]> = {
  never_charged: ['never_charged'],
  denied_late: ['denied_late'],
  returned: ['never_charged', 'returned'],
}

/** Each mail about an ending says what the purchase came to, and says it once to each receiver. */
function wrongWords(books: Books): string[] {
  const jobs = new Map(mailsOf(books).map((mail) => [mail.job, mail]))
  const said = new Map<string, Set<string>>()
  for (const { job, subject } of books.mails ?? []) {
    const mail = jobs.get(job)
    const ending = sayingOf(subject)
    if (mail?.template !== 'payment-ended') continue
    const key = `${mail.reservationId} ${mail.to} ${ending}`
    said.set(key, (said.get(key) ?? new Set()).add(job))
  }
  const twice = [...said].filter(([, sent]) => sent.size > 1).map(([key]) => `mailed twice: ${key}`)
  const untrue = books.purchases.flatMap((purchase) =>
    itemsOf(books, purchase).flatMap(({ reservation_id }) => {
      const allowed = MAY_BE_SAID[purchase.state] ?? []
      const heard = [...said.keys()].filter((key) => key.startsWith(`${reservation_id} `))
      return heard
        .filter((key) => !allowed.some((ending) => key.endsWith(` ${ending}`)))
        .map((key) => `untrue mail: ${key}, and the purchase is ${purchase.state}`)
    }),
  )
  return [...twice, ...untrue]
}

/** After everything has settled no mail waits, and each ending was mailed to each receiver. */
function unsentMails({ mailJobs, mails, isMailClaimed }: Books): string[] {
  if (!mails || isMailClaimed) return []
  return mailJobs
    .filter(({ done_at }) => done_at === null)
    .map(({ id, payload }) => `mail not sent: ${id} ${payload}`)
}

export const wrongMails = (books: Books): string[] => [
  ...books.reservations.flatMap((reservation) => wrongConfirmations(books, reservation)),
  ...books.reservations.flatMap((reservation) => wrongEndingMails(books, reservation)),
  ...wrongWords(books),
  ...missingWords(books),
  ...unsentMails(books),
]

/** The guest of a purchase that did not become a booking was written to about what it came to. */
function missingWords(books: Books): string[] {
  const { mails, isMailClaimed } = books
  if (!mails || isMailClaimed) return []
  const jobs = new Map(mailsOf(books).map((mail) => [mail.job, mail]))
  return books.purchases.flatMap((purchase) => {
    if (!(purchase.state in SAYS)) return []
    return itemsOf(books, purchase).flatMap(({ reservation_id }) => {
      if (reservation_id === null) return []
      const isSaid = mails.some(({ job, subject }) => {
        const mail = jobs.get(job)
        return (
          mail?.reservationId === reservation_id &&
          mail.to === 'guest' &&
          sayingOf(subject) === purchase.state
        )
      })
      return isSaid
        ? []
        : [`mail not sent: the guest of purchase ${purchase.purchase_number} does not know its ending`]
    })
  })
}
