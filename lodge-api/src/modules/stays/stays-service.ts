import { type CalendarDate, dayInLima } from 'shared-ui/rules/dates/calendar-date'
import type { Centimos } from 'shared-ui/rules/money/money'
import type { StayAction, StayEvent, StayState } from 'shared-ui/rules/reservations/states/stay-states'
import {
  nightsLeft,
  type StayTransition,
  stayTransition,
} from 'shared-ui/rules/reservations/states/stay-transitions'
import type { RestOfNights, StayMarkedResponse } from 'shared-ui/validators/reservations/stay'
import type { DatabaseTransaction } from '../../database/connect.ts'
import { instantText } from '../../database/instants.ts'
import { FreedNightsTaken } from '../../errors.ts'
import type { Lodge } from '../../lodge.ts'
import { type Actor, recordAuditEntry } from '../audit/audit-service.ts'
import { paidForReservation } from '../folio/folio-balances.ts'
import { freeNightsFrom, lockRoom, takeNights } from '../nights/nights-service.ts'
import { lockReservation } from '../purchases/reservation-lock.ts'
import {
  changedMeanwhile,
  confirmedReservation,
  writeAtVersion,
} from '../reservation-changes/active-reservation.ts'
import { recordEvent } from '../reservations/reservation-records.ts'
import { findLastEvent, type StoredReservation } from '../reservations/reservations-service.ts'
import { StayActionRefused } from './stay-errors.ts'
import { findTaker, type StayValues } from './stays-repository.ts'

/** What staff mark; `rest` says what becomes of the nights that the guest does not use. */
export type StayMark = { id: string; version: number; action: StayAction; rest: RestOfNights }

/** A step of a stay, and who takes it when (epoch ms). */
type Step = {
  row: StoredReservation
  rest: RestOfNights
  transition: StayTransition
  actor: Actor
  now: number
}

/** Which state each action but `undo` leads to. */
const TARGETS: Partial<Record<StayAction, StayState>> = {
  check_in: 'in_house',
  check_out: 'left',
  no_show: 'no_show',
}

/** Which event led to a state that an undo returns to; none to `to_come`. */
const EVENT_OF: Partial<Record<StayState, StayEvent>> = { in_house: 'checked_in' }

/**
 * Whether the action was taken before with the same outcome, by another member or by a repeated request. Then nothing is written
 * again, whatever version was sent.
 */
const isDone = (row: StoredReservation, { action, rest }: StayMark): boolean =>
  TARGETS[action] === row.stay_state && (rest === 'keep' || row.freed_from !== null)

/** Frees the nights that remain from today on. Returns the first of them, or null if none was left. */
async function freeRest(transaction: DatabaseTransaction, { row, now }: Step): Promise<CalendarDate | null> {
  const left = nightsLeft({ inDate: row.in_date, outDate: row.out_date }, dayInLima(now))
  if (left === null) return null
  const freed = await freeNightsFrom(transaction, row.id, left.first)
  return freed.length === 0 ? null : left.first
}

/** Takes the freed nights again. Throws `FreedNightsTaken`, which names who has them. */
async function retakeFreed(transaction: DatabaseTransaction, { row, now }: Step): Promise<void> {
  if (row.freed_from === null) return
  const range = { roomId: row.room_id, first: row.freed_from, last: row.out_date }
  const taker = await findTaker(transaction, range, instantText(now))
  if (taker) throw new FreedNightsTaken(takerOf(taker))
  const owner = { kind: 'reservation', id: row.id } as const
  await takeNights(transaction, { ...range, owner }, instantText(now))
}

function takerOf(row: NonNullable<Awaited<ReturnType<typeof findTaker>>>): FreedNightsTaken['taker'] {
  const { night, reservation_id: reservationID } = row
  if (reservationID !== null) {
    const client = `${row.surnames ?? ''}, ${row.names ?? ''}`
    return { kind: 'reservation', night, reservationID, client }
  }
  return { kind: row.blocking_id === null ? 'hold' : 'blocking', night, reservationID, client: '' }
}

/** Returns what the lodge retains of a no-show, which is all that was paid for the stay; null in every other state. */
async function retainedAfter(
  transaction: DatabaseTransaction,
  { row, transition }: Step,
): Promise<Centimos | null> {
  if (transition.to !== 'no_show') return null
  const { card, desk } = await paidForReservation(transaction, row.id)
  return card + desk
}

/** Returns what is stored after a step. An undo brings back who marked the state before, and when. */
async function valuesAfter(
  transaction: DatabaseTransaction,
  step: Step,
  freedFrom: CalendarDate | null,
): Promise<StayValues> {
  const { row, transition, actor, now } = step
  const retained = await retainedAfter(transaction, step)
  if (transition.on !== 'undo') {
    return {
      retained,
      stay_state: transition.to,
      stay_at: instantText(now),
      stay_by: actor.username,
      freed_from: freedFrom,
    }
  }
  const kind = EVENT_OF[transition.to]
  const event = kind && (await findLastEvent(transaction, row.id, kind))
  return {
    retained,
    stay_state: transition.to,
    stay_at: event?.at ?? null,
    stay_by: event?.by ?? null,
    freed_from: null,
  }
}

async function recordStep(
  transaction: DatabaseTransaction,
  { row, transition, actor, now }: Step,
  freedFrom: CalendarDate | null,
): Promise<void> {
  const facts = freedFrom === null ? {} : { freedFrom }
  await recordEvent(
    transaction,
    {
      reservation_id: row.id,
      kind: transition.event,
      by: actor.username,
      ...(freedFrom !== null && { facts }),
    },
    now,
  )
  const subject = { kind: 'reservation', id: row.id } as const
  const before = { stay: transition.from }
  const after = { stay: transition.to, ...facts }
  await recordAuditEntry(transaction, { action: 'update', subject, before, after, actor }, now)
}

/**
 * Marks what the guest of a confirmed reservation did, or takes the last mark back, by the table of stay states. An action that was
 * already taken changes nothing and succeeds. Throws `ReservationNotFound`, `ReservationNotActive`, `ChangedMeanwhile`,
 * `StayActionRefused`, or `FreedNightsTaken` if an undo needs nights that were sold again.
 */
export const markStay = (lodge: Lodge, mark: StayMark, actor: Actor): Promise<StayMarkedResponse> =>
  lodge.database.transaction(async (transaction) => {
    const now = lodge.clock()
    await lockReservation(lodge.database, transaction, mark.id)
    const row = await confirmedReservation(transaction, mark.id)
    if (isDone(row, mark)) return { state: row.stay_state, version: row.version }
    if (row.version !== mark.version) throw await changedMeanwhile(transaction, row.id)
    const transition = stayTransition({ state: row.stay_state, entry: row.in_date }, mark.action, now)
    if (!transition) throw new StayActionRefused()
    await lockRoom(lodge.database, transaction, row.room_id)
    const step = { row, rest: mark.rest, transition, actor, now }
    const freedFrom = await applyEffects(transaction, step)
    await writeAtVersion(transaction, mark, await valuesAfter(transaction, step, freedFrom))
    await recordStep(transaction, step, freedFrom)
    return { state: transition.to, version: mark.version + 1 }
  })

/** Runs the effects of a step on the nights. Returns the first night that became free, or null. */
async function applyEffects(transaction: DatabaseTransaction, step: Step): Promise<CalendarDate | null> {
  const { effects } = step.transition
  if (effects.includes('retakeFreed')) await retakeFreed(transaction, step)
  return effects.includes('freeRest') && step.rest === 'free' ? freeRest(transaction, step) : null
}
