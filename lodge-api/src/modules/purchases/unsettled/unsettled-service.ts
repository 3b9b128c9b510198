import { solesFromCentimos } from 'shared-ui/rules/money/money'
import { reservationNumber } from 'shared-ui/rules/reservations/reservation-number'
import type {
  UnsettledPaymentResponse,
  UnsettledProblem,
} from 'shared-ui/validators/payments/unsettled-payment'
import type { Executor } from '../../../database/connect.ts'
import { instantText } from '../../../database/instants.ts'
import { enqueueJob } from '../../../jobs/job-queue.ts'
import type { Lodge } from '../../../lodge.ts'
import { type Actor, recordAuditEntry } from '../../audit/audit-service.ts'
import { hasWaitedTooLong } from '../../refunds/refund-terms.ts'
import { windowOf } from '../../refunds/refunds-service.ts'
import { PurchaseNotOpen } from '../purchase-errors.ts'
import { readPurchaseNumber } from '../purchase-number.ts'
import { findLocked } from '../purchases-repository.ts'
import { transition } from '../transition.ts'
import {
  listOpenRefunds,
  listUnsettledCharges,
  markChargeAlerted,
  markRefundAlerted,
} from './unsettled-repository.ts'

/** How long a charge may take to settle by itself, in ms. */
const CHARGE_LIMIT_MS = 3_600_000

/** A payment that needs staff, and whether the lodge was mailed about it. */
type Unsettled = UnsettledPaymentResponse & { alerted: boolean }

type ChargeRow = Awaited<ReturnType<typeof listUnsettledCharges>>[number]
type RefundRow = Awaited<ReturnType<typeof listOpenRefunds>>[number]

const reservationAndClientOf = (row: Pick<ChargeRow, 'reservation_id' | 'names' | 'surnames' | 'phone'>) => ({
  reservation: { _id: row.reservation_id, number: reservationNumber(row.reservation_id) },
  client: { names: row.names, surnames: row.surnames, phone: row.phone },
})

const ofCharge = (row: ChargeRow): Unsettled => ({
  ...reservationAndClientOf(row),
  refundID: null,
  purchaseNumber: String(row.purchase_number),
  problem: row.state === 'returning' ? 'charge_returning' : 'charge_unknown',
  notConfigured: row.problem === 'not_configured',
  amount: solesFromCentimos(row.charged ?? row.total),
  since: row.state_at,
  alerted: row.alerted_at !== null,
})

function problemOf(lodge: Lodge, row: RefundRow): UnsettledProblem | null {
  if (row.state === 'unclear') return 'refund_unclear'
  if (row.state === 'manual') return 'refund_manual'
  const { provider, environment, merchant_id, brand, transaction_id, transaction_date, charged_at } = row
  const window =
    provider === null
      ? null
      : windowOf(lodge, {
          provider,
          environment: environment ?? '',
          merchant_id: merchant_id ?? '',
          brand: brand ?? '',
          transaction_id: transaction_id ?? '',
          transaction_date: transaction_date ?? '',
          state_at: charged_at ?? row.ordered_at,
        })
  const times = { orderedAt: Date.parse(row.ordered_at), now: lodge.clock() }
  return hasWaitedTooLong(window, times) ? 'refund_waiting' : null
}

function ofRefund(lodge: Lodge, row: RefundRow): Unsettled[] {
  const problem = problemOf(lodge, row)
  if (problem === null) return []
  return [
    {
      ...reservationAndClientOf(row),
      refundID: row.id,
      purchaseNumber: row.purchase_number === null ? null : String(row.purchase_number),
      problem,
      notConfigured: row.problem === 'not_configured',
      amount: solesFromCentimos(row.amount),
      // `state_at` of a waiting refund changes with every attempt.
      since: problem === 'refund_waiting' ? row.ordered_at : row.state_at,
      alerted: row.alerted_at !== null,
    },
  ]
}

async function listUnsettled(lodge: Lodge, executor: Executor): Promise<Unsettled[]> {
  const charges = await listUnsettledCharges(executor, instantText(lodge.clock() - CHARGE_LIMIT_MS))
  const refunds = await listOpenRefunds(executor)
  const all = [...charges.map(ofCharge), ...refunds.flatMap((row) => ofRefund(lodge, row))]
  return all.toSorted((one, other) => (one.since < other.since ? -1 : 1))
}

/** Returns the charges and refunds that did not settle by themselves, oldest first. */
export async function unsettledPayments(lodge: Lodge): Promise<UnsettledPaymentResponse[]> {
  const all = await listUnsettled(lodge, lodge.database.kysely)
  return all.map(({ alerted: _, ...payment }) => payment)
}

/** Counts the payments that did not settle, for the console's menu. */
export const countUnsettledPayments = async (lodge: Lodge): Promise<number> =>
  (await listUnsettled(lodge, lodge.database.kysely)).length

/** Mails the lodge once about each payment that did not settle. Several servers may call it at the same time. */
export async function alertUnsettled(lodge: Lodge): Promise<void> {
  const waiting = (await listUnsettled(lodge, lodge.database.kysely)).filter(({ alerted }) => !alerted)
  for (const payment of waiting) await alertOnce(lodge, payment)
}

/** Marks the row and enqueues the mail in one transaction; only the first server to mark it sends the mail. */
const alertOnce = (lodge: Lodge, { refundID, purchaseNumber, reservation }: Unsettled): Promise<void> =>
  lodge.database.transaction(async (transaction) => {
    const now = lodge.clock()
    const at = instantText(now)
    const isFirst = await (refundID === null
      ? markChargeAlerted(transaction, Number(purchaseNumber), at)
      : markRefundAlerted(transaction, refundID, at))
    if (!isFirst) return
    const payload = { template: 'payment-unsettled', reservationId: reservation._id } as const
    await enqueueJob(transaction, now, { kind: 'mail', payload })
  })

/** Records that staff returned a charge in the provider's portal. Throws `PurchaseNotOpen` unless it is being returned. */
export const markReturned = (lodge: Lodge, purchaseNumber: string, actor: Actor): Promise<void> =>
  lodge.database.transaction(async (transaction) => {
    const number = readPurchaseNumber(purchaseNumber)
    if (!(await findLocked(lodge.database, transaction, number))) throw new PurchaseNotOpen()
    const event = { type: 'returned_by_hand', by: actor.username } as const
    const result = await transition(lodge, transaction, { purchaseNumber: number, event })
    if (result.kind === 'settled') throw new PurchaseNotOpen()
    const subject = { kind: 'payment', id: purchaseNumber } as const
    const after = { state: result.purchase.state }
    await recordAuditEntry(transaction, { action: 'update', subject, after, actor }, lodge.clock())
  })
