import type { StayState } from 'shared-ui/rules/reservations/states/stay-states'
import type { ReservationDetail } from 'shared-ui/validators/reservations/reservation'
import type { DatabaseTransaction, Executor } from '../../database/connect.ts'
import { ChangedMeanwhile } from '../../errors.ts'
import { ReservationNotActive, ReservationNotFound, StayMarked } from '../reservations/reservation-errors.ts'
import {
  findReservation,
  type StoredReservation,
  staffReservation,
} from '../reservations/reservations-service.ts'
import { type ReservationValues, updateAtVersion } from './reservation-changes-repository.ts'

/** Returns the stored reservation. Throws `ReservationNotFound`, or `ReservationNotActive` unless it is confirmed. */
export async function confirmedReservation(executor: Executor, id: string): Promise<StoredReservation> {
  const row = await findReservation(executor, id)
  if (!row || row.state === 'deleted') throw new ReservationNotFound()
  if (row.state !== 'confirmed') throw new ReservationNotActive()
  return row
}

/** Throws `StayMarked` unless the stay of a reservation is in one of these states. */
export function checkStay(row: StoredReservation, states: readonly StayState[]): void {
  if (!states.includes(row.stay_state)) throw new StayMarked()
}

/** Returns the version conflict error, with the reservation as currently stored. */
export const changedMeanwhile = async (
  transaction: DatabaseTransaction,
  id: string,
): Promise<ChangedMeanwhile> => {
  const current: ReservationDetail = await staffReservation(transaction, id)
  return new ChangedMeanwhile(current)
}

/** Like `confirmedReservation`, but also throws `ChangedMeanwhile` if the version differs. */
export async function reservationAtVersion(
  transaction: DatabaseTransaction,
  { id, version }: { id: string; version: number },
): Promise<StoredReservation> {
  const row = await confirmedReservation(transaction, id)
  if (row.version !== version) throw await changedMeanwhile(transaction, id)
  return row
}

/**
 * Writes columns of a reservation that was read at this version, and raises the version. Throws `ChangedMeanwhile` if another
 * transaction has changed the reservation since; each change of its state raises the version too.
 */
export async function writeAtVersion(
  transaction: DatabaseTransaction,
  read: { id: string; version: number },
  values: ReservationValues,
): Promise<void> {
  const isWritten = await updateAtVersion(transaction, read, values)
  if (!isWritten) throw await changedMeanwhile(transaction, read.id)
}
