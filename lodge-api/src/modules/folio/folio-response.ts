import { folioBalance } from 'shared-ui/rules/money/folio'
import { solesFromCentimos } from 'shared-ui/rules/money/money'
import type { FolioEntryResponse, FolioResponseBody } from 'shared-ui/validators/payments/folio'
import type { Refund } from '../refunds/refunds-service.ts'
import { sumsOf } from './folio-balances.ts'
import type { FolioEntryRow, findOnlinePayment } from './folio-repository.ts'
import type { FolioSumsRow } from './folio-sums-repository.ts'

type OnlinePayment = Awaited<ReturnType<typeof findOnlinePayment>>

/** The rows of a folio. */
export type FolioRows = {
  sums: FolioSumsRow
  entries: FolioEntryRow[]
  online: OnlinePayment
  refunds: Refund[]
}

/** Increases with every entry and every voiding, since neither is ever undone. */
export const versionOf = (entries: readonly FolioEntryRow[]): number =>
  entries.length + entries.filter(({ voided_at }) => voided_at !== null).length

const UNCHANGEABLE = { concept: '', by: null, voided: null } as const

const deskEntry = (row: FolioEntryRow): FolioEntryResponse => ({
  _id: row.id,
  source: 'desk',
  kind: row.kind,
  concept: row.concept,
  method: row.method,
  reference: row.reference,
  amount: solesFromCentimos(row.amount),
  refundState: null,
  at: row.at,
  by: row.staff_name,
  voided:
    row.voided_at === null
      ? null
      : { at: row.voided_at, by: row.voided_by ?? '', reason: row.void_reason ?? '' },
})

const onlineEntry = (online: NonNullable<OnlinePayment>): FolioEntryResponse => ({
  ...UNCHANGEABLE,
  _id: `purchase-${online.purchase_number}`,
  source: 'card',
  kind: 'payment',
  method: 'online',
  reference: String(online.purchase_number),
  amount: solesFromCentimos(online.total),
  refundState: null,
  at: online.state_at,
})

/** The method of a refund of a cancellation or change: to the card by the provider, or by hand. */
export const refundMethod = ({ purchase_number, state }: Pick<Refund, 'purchase_number' | 'state'>) =>
  purchase_number === null || state === 'paid_by_hand' ? 'by_hand' : 'online'

const refundEntry = (refund: Refund): FolioEntryResponse => ({
  ...UNCHANGEABLE,
  _id: refund.id,
  source: 'refund',
  kind: 'refund',
  method: refundMethod(refund),
  reference: refund.reference ?? '',
  amount: solesFromCentimos(refund.amount),
  refundState: refund.state,
  at: refund.ordered_at,
})

/** Converts the rows of a folio to the response: all entries, oldest first, and the sums. */
export function toFolio({ sums: row, entries, online, refunds }: FolioRows): FolioResponseBody {
  const sums = sumsOf(row)
  return {
    version: versionOf(entries),
    owed: solesFromCentimos(sums.owed),
    changeRetained: solesFromCentimos(Math.min(sums.owed, row.change_retained)),
    charges: solesFromCentimos(sums.charges),
    payments: solesFromCentimos(sums.payments),
    refunds: solesFromCentimos(sums.refunds),
    balance: solesFromCentimos(folioBalance(sums)),
    entries: [
      ...entries.map(deskEntry),
      ...(online ? [onlineEntry(online)] : []),
      ...refunds.map(refundEntry),
    ].toSorted((one, other) => (one.at < other.at ? -1 : Number(one.at > other.at))),
  }
}
