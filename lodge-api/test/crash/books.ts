import { readdirSync } from 'node:fs'
import type { Reader } from './reader.ts'
import type { BookedCharge } from './sandbox-process.ts'

/** What the lodge has written down, its mails and the provider's books, at one moment. Amounts in céntimos. */
export type Books = {
  attempts: Attempt[]
  reservations: Reservation[]
  nights: { room_id: string; night: string; reservation_id: string | null }[]
  /** Refunds that the server still has to request, or has not heard about. */
  openRefunds: { id: string }[]
  mailJobs: { id: string; payload: string; done_at: string | null; claimed_until: string | null }[]
  charges: BookedCharge[]
  /** File names in the mail folder. */
  mailFiles: string[]
}

type Attempt = {
  purchase_number: number
  state: string
  total: number
  reservation_id: string | null
}
type Reservation = {
  id: string
  state: string
  room_id: string
  in_date: string
  out_date: string
  total: number
}

type Sources = { reader: Reader; charges: BookedCharge[]; mailFolder: string }

export async function readBooks({ reader, charges, mailFolder }: Sources): Promise<Books> {
  return {
    attempts: await reader.rows(
      'select purchase.purchase_number, state, cast(purchase.total as integer) as total, reservation_id from purchase join purchase_item on purchase_item.purchase_number = purchase.purchase_number',
    ),
    reservations: await reader.rows(
      'select id, state, room_id, in_date, out_date, cast(total as integer) as total from reservation',
    ),
    nights: await reader.rows('select room_id, night, reservation_id from taken_night'),
    openRefunds: await reader.rows("select id from refund where state in ('waiting', 'asking')"),
    mailJobs: await reader.rows("select id, payload, done_at, claimed_until from job where kind = 'mail'"),
    charges,
    mailFiles: filesIn(mailFolder),
  }
}

/** The names in a folder, none where the first mail has not made it yet. */
export function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

const CHARGE_KEPT = new Set(['charging', 'unknown', 'returning', 'confirmed'])
const OPEN = new Set(['charging', 'unknown', 'returning'])

const standing = ({ charges }: Books) => charges.filter(({ status }) => status === 'Authorized')

/** What must never be, however and whenever the server was killed. Sentences; none where all is well. */
export function wrongAtAnyTime(books: Books): string[] {
  const attempts = new Map(books.attempts.map((attempt) => [String(attempt.purchase_number), attempt]))
  const charges = new Map(standing(books).map((charge) => [charge.purchaseNumber, charge]))
  const reservations = new Map(books.reservations.map((reservation) => [reservation.id, reservation]))
  const orphans = standing(books).flatMap(({ purchaseNumber }) => {
    const state = attempts.get(purchaseNumber)?.state ?? 'missing'
    return CHARGE_KEPT.has(state)
      ? []
      : [`purchase ${purchaseNumber} is charged, but the lodge has it ${state}`]
  })
  const unpaid = books.attempts.flatMap((attempt) => {
    if (attempt.state !== 'confirmed') return []
    const name = `purchase ${attempt.purchase_number}`
    const charge = charges.get(String(attempt.purchase_number))
    const reservation = reservations.get(attempt.reservation_id ?? '')
    if (!charge) return [`${name} is confirmed, but no charge stands`]
    if (!['confirmed', 'cancelled'].includes(reservation?.state ?? ''))
      return [`${name} is confirmed without a confirmed reservation`]
    const amounts = [charge.amount, attempt.total, reservation?.total]
    return new Set(amounts).size === 1 ? [] : [`${name} has the amounts ${amounts.join(', ')}`]
  })
  return [...orphans, ...unpaid, ...wrongMails(books)]
}

const confirmationOf = ({ mailJobs }: Books, reservationId: string) =>
  mailJobs.filter(
    ({ payload }) => payload.includes('reservation-confirmed') && payload.includes(reservationId),
  )

/** One order to write to the guest for each reservation that stands, and a mail where that is done. */
function wrongMails(books: Books): string[] {
  const files = new Set(books.mailFiles)
  const jobs = new Set(books.mailJobs.map(({ id }) => `${id}.eml`))
  const orders = books.reservations
    .filter(({ state }) => state === 'confirmed')
    .filter(({ id }) => confirmationOf(books, id).length !== 1)
    .map(({ id }) => `reservation ${id} has ${confirmationOf(books, id).length} mails ordered`)
  // A mail about a reservation that was cancelled before it was sent has nothing left to say.
  const standing = books.reservations.filter(({ state }) => state !== 'cancelled').map(({ id }) => id)
  const lost = books.mailJobs
    .filter(({ id, done_at }) => done_at !== null && !files.has(`${id}.eml`))
    .filter(({ payload }) => standing.some((reservationId) => payload.includes(reservationId)))
    .map(({ id }) => `mail ${id} is said to be sent, and is not`)
  const unordered = books.mailFiles
    .filter((name) => name.endsWith('.eml') && !jobs.has(name))
    .map((name) => `nobody ordered ${name}`)
  return [...orders, ...lost, ...unordered]
}

/** What is not done yet: purchases and refunds that are open, and mails that wait. Those in `claimed` wait for a dead worker. */
export function openWork({ attempts, openRefunds, mailJobs }: Books): {
  purchases: number
  mails: number
  claimed: number
} {
  const waiting = mailJobs.filter(({ done_at }) => done_at === null)
  return {
    purchases: attempts.filter(({ state }) => OPEN.has(state)).length + openRefunds.length,
    mails: waiting.length,
    claimed: waiting.filter(({ claimed_until }) => claimed_until !== null).length,
  }
}
