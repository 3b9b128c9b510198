import { addDays, dayInLima } from 'shared-ui/rules/dates/calendar-date'
import { centimosFromSoles, solesFromCentimos } from 'shared-ui/rules/money/money'
import { refundFor } from 'shared-ui/rules/money/refund-policy'
import type { Lodge } from '../../lodge.ts'
import { paidForReservation } from '../../modules/folio/folio-balances.ts'
import { cancelReservation } from '../../modules/reservation-changes/cancel-service.ts'
import { changeReservation, quoteChange } from '../../modules/reservation-changes/change-service.ts'
import { DEMO_ACTOR, lodgeOnDay, type SeededRoom } from './book-stay.ts'
import { changedIn, nightsToStay } from './planned-stay.ts'
import { type RecordedStay, withFolio } from './stay-money.ts'

/** The time of day, in ms, of cancellations and changes. */
const CHANGE_MS = 13 * 3_600_000

/** Cancels by the policy; what it refunds of the deposit is paid back at the desk. */
export async function cancelStay(lodge: Lodge, { id, version, stay }: RecordedStay): Promise<void> {
  const cancelling = lodgeOnDay(lodge, changedIn(stay), CHANGE_MS)
  const { desk } = await paidForReservation(lodge.database.kysely, id)
  const entry = addDays(dayInLima(lodge.clock()), stay.startsIn)
  const { amount } = refundFor(desk, entry, dayInLima(cancelling.clock()))
  const refund = solesFromCentimos(amount)
  await cancelReservation(
    cancelling,
    { id, version, reason: 'Cambio de planes.', refund, notice: 'none' },
    DEMO_ACTOR,
  )
}

/** Gives up the last night; what the policy refunds of what was paid beyond the new total is paid back at the desk. */
export async function shortenStay(
  lodge: Lodge,
  { room, recorded }: { room: SeededRoom; recorded: RecordedStay },
): Promise<RecordedStay> {
  const { id, version, stay } = recorded
  const changing = lodgeOnDay(lodge, changedIn(stay), CHANGE_MS)
  const inDate = addDays(dayInLima(lodge.clock()), stay.startsIn)
  const requested = { room: room.id, inDate, outDate: addDays(inDate, nightsToStay(stay) - 1) }
  const { agreed } = await quoteChange(changing, id, requested)
  const { desk } = await paidForReservation(lodge.database.kysely, id)
  const left = Math.max(0, desk - centimosFromSoles(agreed.total))
  const { amount } = refundFor(left, inDate, dayInLima(changing.clock()))
  const money = { rate: 'agreed', total: agreed.total, share: 'policy', settlement: 'desk' } as const
  const texts = { reason: '', notice: 'none' } as const
  await changeReservation(
    changing,
    { id, version, ...requested, ...money, ...texts, refund: solesFromCentimos(amount) },
    DEMO_ACTOR,
  )
  return withFolio(lodge, { id, version: version + 1, stay })
}
