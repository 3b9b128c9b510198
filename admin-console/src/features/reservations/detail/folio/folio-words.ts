import { FOLIO_KIND_WORDS, METHOD_WORDS } from 'shared-ui/copy/cash/methods'
import { formatMoment, formatSoles } from 'shared-ui/copy/format'
import { REFUND_STATE_WORDS } from 'shared-ui/copy/reservations/change/cancel-reservation'
import { FOLIO } from 'shared-ui/copy/reservations/folio'
import { centimosFromSoles, solesFromCentimos } from 'shared-ui/rules/money/money'
import type { FolioEntryResponse, FolioResponseBody } from 'shared-ui/validators/payments/folio'
import type { ReservationState } from 'shared-ui/validators/reservations/reservation'
import type { Fact } from '../../../../lib/page/Facts.tsx'

/** What an entry is: the concept of a charge, 'Pago · Yape' otherwise. */
export const entryName = ({ kind, concept, method }: FolioEntryResponse): string =>
  kind === 'charge' || method === null ? concept : `${FOLIO_KIND_WORDS[kind]} · ${METHOD_WORDS[method]}`

/** An entry with its amount: 'Pago · Yape, S/. 50.00'. */
export const entryLine = (entry: FolioEntryResponse): string =>
  `${entryName(entry)}, ${formatSoles(entry.amount)}`

/** Who entered an entry and when, its reference, and the state of a refund to the card. */
export function entryDetails(entry: FolioEntryResponse): string {
  const by = entry.by === null ? '' : FOLIO.by(entry.by)
  const state = entry.refundState === null ? '' : REFUND_STATE_WORDS[entry.refundState]
  return [`${formatMoment(entry.at)} ${by}`.trim(), entry.reference, state].filter(Boolean).join(' · ')
}

/** What an entry adds to the balance, in soles: charges and refunds are positive. */
export const signedAmount = ({ kind, amount }: FolioEntryResponse): string =>
  kind === 'payment' ? `− ${formatSoles(amount)}` : formatSoles(amount)

const balanceLabel = (balance: number): string => {
  if (balance === 0) return FOLIO.settled
  return balance > 0 ? FOLIO.owes : FOLIO.credit
}

const amountText = (amount: number): string => (amount === 0 ? '' : formatSoles(amount))

const withoutChanges = ({ owed, changeRetained }: FolioResponseBody): number =>
  solesFromCentimos(centimosFromSoles(owed) - centimosFromSoles(changeRetained))

/** The sums of a folio and its balance, without those that are zero. */
export const folioFacts = (folio: FolioResponseBody, state: ReservationState): Fact[] => [
  {
    label: state === 'confirmed' || state === 'pending' ? FOLIO.stay : FOLIO.retained,
    value: formatSoles(withoutChanges(folio)),
    kind: 'amount',
  },
  { label: FOLIO.changeRetained, value: amountText(folio.changeRetained), kind: 'amount' },
  { label: FOLIO.charges, value: amountText(folio.charges), kind: 'amount' },
  {
    label: FOLIO.payments,
    value: folio.payments === 0 ? '' : `− ${formatSoles(folio.payments)}`,
    kind: 'amount',
  },
  { label: FOLIO.refunds, value: amountText(folio.refunds), kind: 'amount' },
  { label: balanceLabel(folio.balance), value: formatSoles(Math.abs(folio.balance)), kind: 'sum' },
]
