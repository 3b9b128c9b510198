import { describe, expect, it, vi } from 'vitest'
import { auditSettled } from './auditor/audit.ts'
import type { Books } from './auditor/books.ts'
import { checkOrders } from './check-orders.ts'
import { anyOrder } from './orders.ts'
import { openStore } from './store.ts'

vi.mock('node:timers/promises', async () => {
  const { virtualTimeout } = await import('./virtual-timers.ts')
  return { setTimeout: virtualTimeout }
})

/** Enough for every kind of ending to come up. */
const ORDERS = 100

/** Plants one fault in settled books; returns whether these books have what it needs. */
type Plant = (books: Books) => boolean

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

/** Adds a row that is the same as another but for its id. */
function double<Row extends { id: string }>(rows: Row[], row: Row | undefined): boolean {
  if (row) rows.push({ ...row, id: `${row.id}-again` })
  return row !== undefined
}

function change<Row extends object>(row: Row | undefined, values: Partial<Row>): boolean {
  if (row) Object.assign(row, values)
  return row !== undefined
}

const PLANTS: Record<string, [finding: string, Plant]> = {
  'a void of a confirmed charge': [
    'reservation without charge',
    (books) => change(chargeOf(books, 'confirmed'), { status: 'voided' }),
  ],
  'a charge that stands for a purchase called returned': [
    'charge without reservation',
    (books) => change(chargeOf(books, 'returned'), { status: 'standing' }),
  ],
  'another amount at the provider': [
    'wrong amount charged',
    (books) => change(chargeOf(books, 'confirmed'), { amount: 1 }),
  ],
  'a second request to charge one purchase': [
    'charged twice',
    (books) => {
      const number = numberOf(books, 'confirmed')
      if (number) books.provider.chargeRequests?.push(number)
      return number !== undefined
    },
  ],
  'a returned purchase without a record of the provider': [
    'untrue ending',
    (books) => {
      const charge = chargeOf(books, 'returned')
      books.provider.charges = books.provider.charges.filter((row) => row !== charge)
      return charge !== undefined
    },
  ],
  'a purchase that never ends': ['not settled', (books) => change(books.purchases[0], { state: 'unknown' })],
  'a total that is not price and IGV': [
    'wrong sum',
    (books) => {
      const [item] = books.items
      return change(item, { igv: (item?.igv ?? 0) + 1 })
    },
  ],
  'a night that its reservation lost': [
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
      double(
        books.reservations,
        books.reservations.find(({ state }) => state === 'confirmed'),
      ),
  ],
  'a hold that is left behind': [
    'night taken for nothing',
    (books) => {
      const owner = { reservation_id: null, blocking_id: null, purchase_number: 1 }
      books.nights.push({ room_id: 'a room', night: '2027-04-01', ...owner })
      return true
    },
  ],
  'a second confirmation': [
    'wrong mails',
    (books) => double(books.mailJobs, mailOf(books, 'reservation-confirmed')),
  ],
  'an ending that was not mailed': [
    'wrong mails',
    (books) => {
      const job = mailOf(books, 'payment-ended')
      books.mailJobs = books.mailJobs.filter((row) => row !== job)
      return job !== undefined
    },
  ],
  'a mail that calls a charge returned that was never made': [
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
  'a refund that waits for staff who were not told': [
    'nobody told',
    (books) => {
      const isWaiting = books.refunds.some(({ state }) => state === 'unclear' || state === 'manual')
      books.mailJobs = books.mailJobs.filter(
        ({ payload }) => !/payment-unsettled|refund-manual/.test(payload),
      )
      return isWaiting
    },
  ],
  'a second mail about a payment that does not settle': [
    'wrong mails',
    (books) => {
      const alert = mailOf(books, 'payment-unsettled')
      for (let times = 0; times < 9; times += 1) double(books.mailJobs, alert)
      return alert !== undefined
    },
  ],
  'a refund that was given twice': [
    'refunded twice',
    (books) => {
      const [given] = books.provider.refunds
      if (given) books.provider.refunds.push({ ...given })
      return given !== undefined
    },
  ],
  'a refund that was not given': [
    'refund not given',
    (books) => {
      const isDone = books.refunds.some(({ state }) => state === 'done')
      if (isDone) books.provider.refunds = []
      return isDone
    },
  ],
  'an unclear refund that was sent again': [
    'refund repeated',
    (books) => {
      const requests = books.provider.refundRequests
      const unclear = requests?.find(({ response }) => !['refused', 'not_sent'].includes(response))
      if (unclear) requests?.push({ ...unclear })
      return unclear !== undefined
    },
  ],
  'a refund of more than the policy gives': [
    'wrong refund',
    (books) => {
      const [refund] = books.refunds
      return change(refund, { amount: (refund?.amount ?? 0) + 1 })
    },
  ],
  'a guest who was told that it is confirmed and is not': [
    'told wrong',
    (books) => {
      const purchaseNumber = numberOf(books, 'never_charged')
      if (purchaseNumber) books.told.push({ client: 'a guest', purchaseNumber, outcome: 'confirmed' })
      return purchaseNumber !== undefined
    },
  ],
}

/** Runs random orders and returns the books of each once it has settled. */
async function settledBooks(): Promise<Books[]> {
  const settled: Books[] = []
  const store = await openStore(':memory:', () => false)
  await checkOrders(store, { orders: anyOrder, usualRuns: ORDERS, inspect: (books) => settled.push(books) })
  await store.close()
  return settled
}

describe('the auditor', () => {
  let books: Promise<Books[]> | undefined
  const clean = () => {
    books ??= settledBooks()
    return books
  }

  it('M-02 finds nothing in the books of orders that have settled', async () => {
    expect((await clean()).length).toBeGreaterThanOrEqual(ORDERS)
    expect((await clean()).flatMap(auditSettled)).toEqual([])
  })

  it.each(Object.entries(PLANTS))('M-02 finds %s', async (_name, [finding, plant]) => {
    const planted = (await clean()).map((each) => structuredClone(each)).find((each) => plant(each))
    expect(planted).toBeDefined()
    const found = planted ? auditSettled(planted) : []
    expect(found).toContainEqual(expect.stringContaining(finding))
  })
})
