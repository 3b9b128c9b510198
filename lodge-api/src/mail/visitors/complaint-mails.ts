import { formatLongDate, formatMoment } from 'shared-ui/copy/format'
import { COMPLAINT_REPLY_MAIL, COMPLAINT_MAIL as WORDS } from 'shared-ui/copy/mails/visitor-mails'
import {
  COMPLAINT_KIND_NAMES,
  COMPLAINT_LABELS,
  COMPLAINT_RECORD,
  COMPLAINTS_BOOK,
  GOOD_KIND_NAMES,
} from 'shared-ui/copy/messages/complaints'
import { complaintNumber } from 'shared-ui/rules/messages/complaint-number'
import type { ComplaintTable } from '../../database/tables/visitor-tables.ts'
import { amountText } from '../mail-parts.ts'
import {
  heading,
  linesOf,
  type MailBlock,
  type MailDocument,
  paragraph,
  rows,
} from '../render/mail-document.ts'

const complaintBlocks = (complaint: ComplaintTable): MailBlock[] => [
  rows([
    { label: COMPLAINT_RECORD.number, value: complaintNumber(complaint), strong: true },
    { label: COMPLAINT_RECORD.date, value: formatMoment(complaint.created_at) },
    { label: WORDS.kind, value: COMPLAINT_KIND_NAMES[complaint.kind] },
    { label: COMPLAINT_RECORD.dueLabel, value: formatLongDate(complaint.due_date) },
  ]),
  heading(WORDS.provider),
  rows(COMPLAINTS_BOOK.providerRows.map(([label, value]) => ({ label, value }))),
  heading(WORDS.consumer),
  rows([
    { label: COMPLAINT_LABELS.names, value: complaint.names },
    { label: complaint.document, value: complaint.document_number },
    { label: COMPLAINT_LABELS.location, value: complaint.location },
    { label: COMPLAINT_LABELS.phone, value: complaint.phone },
    { label: COMPLAINT_LABELS.email, value: complaint.email },
    { label: COMPLAINT_LABELS.guardian, value: complaint.guardian },
  ]),
  heading(WORDS.good),
  rows([
    { label: GOOD_KIND_NAMES[complaint.good_kind], value: complaint.good_description },
    { label: COMPLAINT_LABELS.amount, value: complaint.amount === null ? '' : amountText(complaint.amount) },
  ]),
  heading(WORDS.detail),
  ...linesOf(complaint.detail),
  heading(WORDS.asked),
  ...linesOf(complaint.asked),
]

/** The consumer's copy of the complaint, sent at once (D.S. 011-2011-PCM, art. 4-B). */
export const complaintCopy = (complaint: ComplaintTable): MailDocument => ({
  subject: WORDS.subject(complaintNumber(complaint)),
  heading: WORDS.heading(complaintNumber(complaint)),
  notice: null,
  blocks: [
    paragraph(WORDS.intro),
    paragraph(COMPLAINT_RECORD.due(formatLongDate(complaint.due_date))),
    ...complaintBlocks(complaint),
    ...COMPLAINTS_BOOK.note.map(paragraph),
  ],
})

/** The complaint as sent to the lodge, with the due date of its reply. */
export const complaintNotice = (complaint: ComplaintTable): MailDocument => ({
  subject: WORDS.lodgeSubject(COMPLAINT_KIND_NAMES[complaint.kind], complaintNumber(complaint)),
  heading: WORDS.heading(complaintNumber(complaint)),
  notice: null,
  blocks: [paragraph(WORDS.lodgeIntro(formatLongDate(complaint.due_date))), ...complaintBlocks(complaint)],
})

/** The lodge's reply, followed by the complaint it replies to. */
export const complaintReply = (complaint: ComplaintTable): MailDocument => ({
  subject: COMPLAINT_REPLY_MAIL.subject(complaintNumber(complaint)),
  heading: COMPLAINT_REPLY_MAIL.heading(complaintNumber(complaint)),
  notice: null,
  blocks: [
    paragraph(COMPLAINT_REPLY_MAIL.intro),
    heading(COMPLAINT_REPLY_MAIL.reply),
    ...linesOf(complaint.reply ?? ''),
    heading(COMPLAINT_REPLY_MAIL.sheet),
    ...complaintBlocks(complaint),
    ...COMPLAINTS_BOOK.note.slice(0, 1).map(paragraph),
  ],
})
