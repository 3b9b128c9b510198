import type { PaymentState } from 'shared-ui/validators/payments/reservation-payment'
import type { DatabaseTransaction } from '../../database/connect.ts'
import { instantText } from '../../database/instants.ts'
import type { Lodge } from '../../lodge.ts'
import type { ApprovedCharge, DeniedCharge } from '../../payments/payment-provider.ts'
import { effects } from './purchase-effects.ts'
import {
  FIRST_ATTEMPT_MS,
  type Guard,
  PURCHASE_TRANSITIONS,
  type PurchaseEvent,
  type PurchaseTransition,
} from './purchase-states.ts'
import {
  listItems,
  lockPurchase,
  type Purchase,
  type PurchaseValues,
  writeState,
} from './purchases-repository.ts'

/** The effect of an event: it moved the purchase to another state, or the purchase remains as stored. */
export type TransitionResult =
  | { kind: 'moved'; from: PaymentState; purchase: Purchase }
  | { kind: 'settled'; purchase: Purchase }

const chargeValues = (charge: ApprovedCharge): PurchaseValues => ({
  charged: charge.amount,
  card: charge.card,
  brand: charge.brand,
  action_code: '000',
  action_description: charge.actionDescription,
  transaction_id: charge.transactionId,
  trace_number: charge.traceNumber,
  transaction_date: charge.transactionDate,
  signature: charge.signature,
})

const denialValues = (denial: DeniedCharge): PurchaseValues => ({
  card: denial.card,
  brand: denial.brand,
  action_code: denial.actionCode,
  action_description: denial.actionDescription,
})

function valuesOf(event: PurchaseEvent): PurchaseValues {
  if (event.type === 'charge_sent') return { token_hash: event.tokenHash }
  if (event.type === 'approved') return chargeValues(event.charge)
  return event.type === 'denied' ? denialValues(event.denial) : {}
}

/** Whether a charge can confirm its reservations: the amount matches, and staff have deleted none of them. */
async function isReservable(
  transaction: DatabaseTransaction,
  purchase: Purchase,
  charge: ApprovedCharge,
): Promise<boolean> {
  if (charge.amount !== purchase.total) return false
  const items = await listItems(transaction, purchase.purchase_number)
  return items.every(({ reservation_state }) => reservation_state === 'pending')
}

async function holds(
  guard: Guard | undefined,
  transaction: DatabaseTransaction,
  { purchase, event }: { purchase: Purchase; event: PurchaseEvent },
): Promise<boolean> {
  if (guard === 'current_lease') return event.type === 'absent' && event.lease === purchase.lease_number
  if (guard === 'reservable')
    return event.type === 'approved' && isReservable(transaction, purchase, event.charge)
  return true
}

async function transitionFor(
  transaction: DatabaseTransaction,
  input: { purchase: Purchase; event: PurchaseEvent },
): Promise<PurchaseTransition | undefined> {
  const { purchase, event } = input
  for (const candidate of PURCHASE_TRANSITIONS) {
    if (candidate.from !== purchase.state || candidate.on !== event.type) continue
    if (await holds(candidate.when, transaction, input)) return candidate
  }
  return undefined
}

/** Returns how long the completer waits before its first attempt in a state, in ms; undefined if it makes none. */
function firstWait({ config }: Lodge, state: PaymentState): number | undefined {
  const wait = FIRST_ATTEMPT_MS[state]
  return wait === 'first_lookup' ? (config.paymentLookupSeconds[0] ?? 0) * 1000 : wait
}

/**
 * Applies an event to a purchase; no other code writes a purchase's state. Locks the purchase, finds the transition for its state,
 * writes the new state and runs the effects, all in `transaction`. An event without a transition changes nothing and returns the
 * purchase as stored. Throws if the purchase does not exist.
 */
export async function transition(
  lodge: Lodge,
  transaction: DatabaseTransaction,
  { purchaseNumber, event }: { purchaseNumber: number; event: PurchaseEvent },
): Promise<TransitionResult> {
  const purchase = await lockPurchase(lodge.database, transaction, purchaseNumber)
  const found = await transitionFor(transaction, { purchase, event })
  if (!found) return { kind: 'settled', purchase }
  const now = lodge.clock()
  const wait = firstWait(lodge, found.to)
  const moved = await writeState(transaction, purchase, {
    state: found.to,
    values: {
      ...valuesOf(event),
      state_at: instantText(now),
      next_attempt_at: wait === undefined ? null : instantText(now + wait),
      attempts: 0,
      problem: '',
      alerted_at: null,
    },
  })
  for (const name of found.effects) await effects[name]({ lodge, transaction, purchase: moved, event, now })
  return { kind: 'moved', from: purchase.state, purchase: moved }
}
