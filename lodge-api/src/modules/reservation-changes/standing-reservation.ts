import type { ReservationDetail } from 'shared-ui/validators/reservation'
import type { DatabaseTransaction, Executor } from '../../database/connect.ts'
import { ChangedMeanwhile } from '../../errors.ts'
import { ReservationNotFound, ReservationNotStanding } from '../reservations/reservation-errors.ts'
import {
  findReservation,
  type StoredReservation,
  staffReservation,
} from '../reservations/reservations-service.ts'

/** A reservation as it is kept. Throws `ReservationNotFound`, `ReservationNotStanding` unless it is confirmed. */
export async function confirmedReservation(executor: Executor, id: string): Promise<StoredReservation> {
  const row = await findReservation(executor, id)
  if (!row || row.state === 'deleted') throw new ReservationNotFound()
  if (row.state !== 'confirmed') throw new ReservationNotStanding()
  return row
}

/** The refusal for somebody who read another version (case 19), with the reservation as it stands. */
export const changedMeanwhile = async (
  transaction: DatabaseTransaction,
  id: string,
): Promise<ChangedMeanwhile> => {
  const current: ReservationDetail = await staffReservation(transaction, id)
  return new ChangedMeanwhile(current)
}

/** The same of the version that the sender read. Throws `ChangedMeanwhile` too (case 19). */
export async function reservationAtVersion(
  transaction: DatabaseTransaction,
  { id, version }: { id: string; version: number },
): Promise<StoredReservation> {
  const row = await confirmedReservation(transaction, id)
  if (row.version !== version) throw await changedMeanwhile(transaction, id)
  return row
}
