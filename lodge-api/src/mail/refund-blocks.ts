import { REFUND_WORDS as WORDS } from 'shared-ui/copy/mails/change-mails'
import { amountText } from './mail-parts.ts'
import { type MailBlock, type MailRow, paragraph } from './render/mail-document.ts'
import { REFUND_PARTS, type RefundParts } from './settlement-facts.ts'

/** A row for each non-zero part of a refund, by its state. */
export const refundRows = (
  parts: RefundParts,
  labels: Record<keyof RefundParts, string> = WORDS.labels,
): MailRow[] =>
  REFUND_PARTS.filter((part) => parts[part] > 0).map((part) => ({
    label: labels[part],
    value: amountText(parts[part]),
    strong: true,
  }))

/** Explains to the guest each part that goes, or should go, to the card. */
export function refundNotes(parts: RefundParts): MailBlock[] {
  const { toCard, done, unclear, manual } = WORDS.notes
  return [
    ...(parts.toCard > 0 ? [paragraph(toCard)] : []),
    ...(parts.done > 0 ? [paragraph(done)] : []),
    ...(parts.unclear > 0 ? [paragraph(unclear)] : []),
    ...(parts.manual > 0 ? [paragraph(manual)] : []),
  ]
}
