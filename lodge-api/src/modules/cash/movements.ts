import type { FolioKind, Method } from 'shared-ui/rules/money/folio'
import { splitIgv } from 'shared-ui/rules/money/folio'
import { type Centimos, solesFromCentimos } from 'shared-ui/rules/money/money'
import { reservationNumber } from 'shared-ui/rules/reservations/reservation-number'
import type { MovementResponse } from 'shared-ui/validators/payments/cash'
import type { Executor } from '../../database/connect.ts'
import { refundMethod } from '../folio/folio-response.ts'
import {
  type InstantRange,
  listDeskMovements,
  listGivenRefunds,
  listOnlinePayments,
  type PartyColumns,
} from './movements-repository.ts'

/** A charge, payment or refund with its client; `amount` in céntimos, `at` ISO 8601. */
export type CashMovement = {
  id: string
  at: string
  kind: FolioKind
  concept: string
  method: Method | null
  reference: string
  amount: Centimos
  /** Null if no staff member entered it. */
  by: string | null
  voided: { by: string; reason: string } | null
  party: PartyColumns
}

const NOT_ENTERED = { concept: '', by: null, voided: null } as const

async function deskMovements(executor: Executor, range: InstantRange): Promise<CashMovement[]> {
  return (await listDeskMovements(executor, range)).map((row) => ({
    ...row,
    by: row.staff_name,
    voided: row.voided_at === null ? null : { by: row.voided_by ?? '', reason: row.void_reason ?? '' },
    party: row,
  }))
}

async function onlinePayments(executor: Executor, range: InstantRange): Promise<CashMovement[]> {
  return (await listOnlinePayments(executor, range)).map((row) => ({
    ...NOT_ENTERED,
    id: `${row.purchase_number}-${row.position}`,
    at: row.state_at,
    kind: 'payment',
    method: 'online',
    reference: String(row.purchase_number),
    amount: row.total,
    party: row,
  }))
}

async function givenRefunds(executor: Executor, range: InstantRange): Promise<CashMovement[]> {
  return (await listGivenRefunds(executor, range)).map((row) => ({
    ...NOT_ENTERED,
    id: row.id,
    at: row.state_at,
    kind: 'refund',
    method: refundMethod(row),
    reference: row.reference ?? '',
    amount: row.amount,
    party: row,
  }))
}

const byTime = (one: CashMovement, other: CashMovement): number =>
  one.at < other.at ? -1 : Number(one.at > other.at)

/** Lists everything that was charged, paid and refunded in a range, oldest first; voided entries included. */
export async function listMovements(executor: Executor, range: InstantRange): Promise<CashMovement[]> {
  const lists = await Promise.all([
    deskMovements(executor, range),
    onlinePayments(executor, range),
    givenRefunds(executor, range),
  ])
  return lists.flat().toSorted(byTime)
}

/** Converts a movement to the API's: amounts in soles, without documents. */
export function toMovement(movement: CashMovement): MovementResponse {
  const { id, amount, party, ...facts } = movement
  const { base, igv } = splitIgv(amount)
  return {
    _id: id,
    ...facts,
    amount: solesFromCentimos(amount),
    base: solesFromCentimos(base),
    IGV: solesFromCentimos(igv),
    reservation: { _id: party.reservation_id, number: reservationNumber(party.reservation_id) },
    client: { names: party.names, surnames: party.surnames },
  }
}
