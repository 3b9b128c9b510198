import { HOUR_MS, MINUTE_MS } from 'shared-ui/rules/dates/durations'
import { centimosFromSoles, solesFromCentimos } from 'shared-ui/rules/money/money'
import { shareOf } from 'shared-ui/rules/money/refund-policy'
import type { FolioResponseBody, NewFolioEntry } from 'shared-ui/validators/payments/folio'
import { newId } from '../../database/ids.ts'
import type { Lodge } from '../../lodge.ts'
import { addFolioEntry, folioOf, voidFolioEntry } from '../../modules/folio/folio-service.ts'
import { bookingLodgeOf, DEMO_ACTOR, lodgeAt, lodgeOnDay } from './book-stay.ts'
import { departsIn, type PlannedPayment, type PlannedStay } from './planned-stay.ts'

/** How long after the booking the deposit is paid, and how long after a wrong entry it is voided. */
const DEPOSIT_AFTER_MS = 20 * MINUTE_MS
const VOIDED_AFTER_MS = 2 * MINUTE_MS
/** The times of day, in ms, of consumption and of the last payment. */
const CONSUMPTION_MS = 20 * HOUR_MS
const PAYMENT_MS = 9 * HOUR_MS
/** A mistyped payment is ten times the right one, as with a digit too many. */
const MISTYPED_FACTOR = 10

/** A stay in the books; `version` is that of the reservation. */
export type RecordedStay = { id: string; version: number; stay: PlannedStay; folio: FolioResponseBody }

/** What an entry says, without what its sender adds. */
type EntryFacts =
  | { kind: 'charge'; concept: string; amount: number; reference: string }
  | ({ kind: 'payment'; amount: number } & PlannedPayment)

/** Adds an entry at the lodge's clock and returns the stay with its new folio. */
async function addEntry(lodge: Lodge, recorded: RecordedStay, facts: EntryFacts): Promise<RecordedStay> {
  const { id, folio } = recorded
  const entry: NewFolioEntry = { ...facts, key: newId(lodge.clock()), version: folio.version }
  return { ...recorded, folio: await addFolioEntry(lodge, { reservationId: id, entry }, DEMO_ACTOR) }
}

/** Enters a payment with a wrong amount and voids it. */
async function mistype(
  lodge: Lodge,
  recorded: RecordedStay,
  payment: EntryFacts & { kind: 'payment' },
): Promise<RecordedStay> {
  const wrong = await addEntry(lodge, recorded, { ...payment, amount: payment.amount * MISTYPED_FACTOR })
  const entry = wrong.folio.entries.at(-1)
  if (!entry) return wrong
  const voiding = lodgeAt(lodge, lodge.clock() + VOIDED_AFTER_MS)
  const folio = await voidFolioEntry(voiding, { id: entry._id, reason: 'Monto mal digitado' }, DEMO_ACTOR)
  return { ...wrong, folio }
}

/** Pays the deposit, if the guest pays one. */
export async function payDeposit(lodge: Lodge, recorded: RecordedStay): Promise<RecordedStay> {
  const { deposit, incident } = recorded.stay
  if (!deposit) return recorded
  const amount = solesFromCentimos(shareOf(centimosFromSoles(recorded.folio.owed), deposit.percent))
  const payment = { kind: 'payment', amount, ...deposit.payment } as const
  const bookedAt = bookingLodgeOf(lodge, recorded.stay).clock()
  const paying = lodgeAt(lodge, bookedAt + DEPOSIT_AFTER_MS)
  if (incident !== 'mistyped_payment') return addEntry(paying, recorded, payment)
  const corrected = await mistype(paying, recorded, payment)
  return addEntry(lodgeAt(lodge, paying.clock() + 2 * VOIDED_AFTER_MS), corrected, payment)
}

/** Enters what the guest consumes on the first evening. */
export async function consume(lodge: Lodge, recorded: RecordedStay): Promise<RecordedStay> {
  const evening = lodgeOnDay(lodge, recorded.stay.startsIn, CONSUMPTION_MS)
  let current = recorded
  for (const charge of recorded.stay.charges)
    current = await addEntry(evening, current, { kind: 'charge', reference: '', ...charge })
  return current
}

/** Pays what is owed on the morning of the departure. */
export async function payBalance(lodge: Lodge, recorded: RecordedStay): Promise<void> {
  const { payment } = recorded.stay
  const amount = recorded.folio.balance
  if (amount <= 0) return
  await addEntry(lodgeOnDay(lodge, departsIn(recorded.stay), PAYMENT_MS), recorded, {
    kind: 'payment',
    amount,
    ...payment,
  })
}

/** Returns the stay with its folio as it is in the books. */
export const withFolio = async (
  lodge: Lodge,
  { id, version, stay }: Omit<RecordedStay, 'folio'>,
): Promise<RecordedStay> => ({ id, version, stay, folio: await folioOf(lodge.database.kysely, id) })
