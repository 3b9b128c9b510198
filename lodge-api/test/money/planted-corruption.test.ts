import { describe, expect, it, vi } from 'vitest'
import { auditSettled } from './auditor/audit.ts'
import type { Books } from './auditor/books.ts'
import { checkSequences } from './check-sequences.ts'
import { anySequence } from './sequences.ts'
import { openStore } from './store.ts'

vi.mock('node:timers/promises', async () => {
  const { virtualTimeout } = await import('./virtual-timers.ts')
  return { setTimeout: virtualTimeout }
})

/** Enough for every final state to occur. */
const SEQUENCES = 100

/** Corrupts settled books; returns whether these books contain what the corruption needs. */
type Corrupt = (books: Books) => boolean

const numberOf = (books: Books, state: string): string | undefined => {
  const purchase = books.purchases.find((row) => row.state === state)
  return purchase && String(purchase.purchase_number)
}

const chargeOf = (books: Books, state: string) => {
  const number = numberOf(books, state)
  return books.provider.charges.find(({ purchaseNumber }) => purchaseNumber === number)
}

const mailOf = (books: Books, template: string) =>
  books.mailJobs.find(({ payload }) => payload.includes(`"${template}"`))

/** Adds a copy of a row with another id. */
function duplicate<Row extends { id: string }>(rows: Row[], row: Row | undefined): boolean {
  if (row) rows.push({ ...row, id: `${row.id}-again` })
  return row !== undefined
}

function change<Row extends object>(row: Row | undefined, values: Partial<Row>): boolean {
  if (row) Object.assign(row, values)
  return row !== undefined
}

const CORRUPTIONS: Record<string, [finding: string, Corrupt]> = {
  'a void of a confirmed charge': [
    'reservation without charge',
    (books) => change(chargeOf(books, 'confirmed'), { status: 'voided' }),
  ],
  'an active charge of a returned purchase': [
    'charge without reservation',
    (books) => change(chargeOf(books, 'returned'), { status: 'active' }),
  ],
  'a different amount at the provider': [
    'wrong amount charged',
    (books) => change(chargeOf(books, 'confirmed'), { amount: 1 }),
  ],
  'a second charge request for a purchase': [
    'charged twice',
    (books) => {
      const number = numberOf(books, 'confirmed')
      if (number) books.provider.chargeRequests?.push(number)
      return number !== undefined
    },
  ],
  'a returned purchase without a provider record': [
    'untrue ending',
    (books) => {
      const charge = chargeOf(books, 'returned')
      books.provider.charges = books.provider.charges.filter((row) => row !== charge)
      return charge !== undefined
    },
  ],
  'a purchase without a final state': [
    'not settled',
    (books) => change(books.purchases[0], { state: 'unknown' }),
  ],
  'a total that differs from price plus IGV': [
    'wrong sum',
    (books) => {
      const [item] = books.items
      return change(item, { igv: (item?.igv ?? 0) + 1 })
    },
  ],
  'a retained amount that no change explains': [
    'wrong retention',
    (books) => change(books.reservations[0], { change_retained: 1 }),
  ],
  'a missing night of a reservation': [
    'night not taken',
    (books) => {
      const before = books.nights.length
      books.nights = books.nights.filter(({ reservation_id }) => reservation_id === null)
      return books.nights.length < before
    },
  ],
  'a night sold twice': [
    'sold twice',
    (books) =>
      duplicate(
        books.reservations,
        books.reservations.find(({ state }) => state === 'confirmed'),
      ),
  ],
  'a leftover hold': [
    'night taken without owner',
    (books) => {
      const owner = { reservation_id: null, blocking_id: null, purchase_number: 1 }
      books.nights.push({ room_id: 'a room', night: '2027-04-01', ...owner })
      return true
    },
  ],
  'a second confirmation': [
    'wrong mails',
    (books) => duplicate(books.mailJobs, mailOf(books, 'reservation-confirmed')),
  ],
  'a final state that was not mailed': [
    'wrong mails',
    (books) => {
      const job = mailOf(books, 'payment-ended')
      books.mailJobs = books.mailJobs.filter((row) => row !== job)
      return job !== undefined
    },
  ],
  'a mail about a return of a charge never made': [
    'untrue mail',
    (books) => {
      const number = Number(numberOf(books, 'never_charged'))
      const id = books.items.find((row) => row.purchase_number === number)?.reservation_id
      if (!id) return false
      const mail = books.mails?.find(({ job }) =>
        books.mailJobs.some(
          (row) => row.id === job && row.payload.includes(id) && row.payload.includes('payment-ended'),
        ),
      )
      return change(mail, { subject: 'Su pago fue devuelto' })
    },
  ],
  'a refund that waits for staff without an alert': [
    'staff not alerted',
    (books) => {
      const isWaiting = books.refunds.some(({ state }) => state === 'unclear' || state === 'manual')
      books.mailJobs = books.mailJobs.filter(
        ({ payload }) => !/payment-unsettled|refund-manual/.test(payload),
      )
      return isWaiting
    },
  ],
  'repeated mails about a payment that does not settle': [
    'wrong mails',
    (books) => {
      const alert = mailOf(books, 'payment-unsettled')
      for (let times = 0; times < 9; times += 1) duplicate(books.mailJobs, alert)
      return alert !== undefined
    },
  ],
  'a refund that was executed twice': [
    'refunded twice',
    (books) => {
      const [given] = books.provider.refunds
      if (given) books.provider.refunds.push({ ...given })
      return given !== undefined
    },
  ],
  'a refund that was not executed': [
    'refund not executed',
    (books) => {
      const isDone = books.refunds.some(({ state }) => state === 'done')
      if (isDone) books.provider.refunds = []
      return isDone
    },
  ],
  'an unclear refund that was repeated': [
    'refund repeated',
    (books) => {
      const requests = books.provider.refundRequests
      const unclear = requests?.find(({ response }) => !['refused', 'not_sent'].includes(response))
      if (unclear) requests?.push({ ...unclear })
      return unclear !== undefined
    },
  ],
  'a refund above the policy': [
    'wrong refund',
    (books) => {
      const [refund] = books.refunds
      return change(refund, { amount: (refund?.amount ?? 0) + 1 })
    },
  ],
  'a guest informed of a confirmation that does not exist': [
    'wrong outcome reported',
    (books) => {
      const purchaseNumber = numberOf(books, 'never_charged')
      if (purchaseNumber) books.reported.push({ client: 'a guest', purchaseNumber, outcome: 'confirmed' })
      return purchaseNumber !== undefined
    },
  ],
}

/** Runs random sequences and returns the settled books of each. */
async function settledBooks(): Promise<Books[]> {
  const settled: Books[] = []
  const store = await openStore(':memory:', () => false)
  await checkSequences(store, {
    sequences: anySequence,
    usualRuns: SEQUENCES,
    inspect: (books) => settled.push(books),
  })
  await store.close()
  return settled
}

describe('money auditor', () => {
  let books: Promise<Books[]> | undefined
  const clean = () => {
    books ??= settledBooks()
    return books
  }

  it('M-02 finds nothing in correct books', async () => {
    expect((await clean()).length).toBeGreaterThanOrEqual(SEQUENCES)
    expect((await clean()).flatMap(auditSettled)).toEqual([])
  })

  it.each(Object.entries(CORRUPTIONS))('M-02 finds %s', async (_name, [finding, corrupt]) => {
    const corrupted = (await clean()).map((each) => structuredClone(each)).find((each) => corrupt(each))
    expect(corrupted).toBeDefined()
    const found = corrupted ? auditSettled(corrupted) : []
    expect(found).toContainEqual(expect.stringContaining(finding))
  })
})
