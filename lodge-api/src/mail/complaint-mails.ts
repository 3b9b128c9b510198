import {
  COMPLAINT_KIND_NAMES,
  COMPLAINT_LABELS,
  COMPLAINT_RECORD,
  COMPLAINTS_BOOK,
  GOOD_KIND_NAMES,
} from 'shared-ui/copy/complaints'
import { formatLongDate, formatMoment } from 'shared-ui/copy/format'
import { COMPLAINT_REPLY_MAIL, COMPLAINT_MAIL as WORDS } from 'shared-ui/copy/visitor-mails'
import { complaintNumber } from 'shared-ui/rules/complaint-number'
import type { ComplaintTable } from '../database/tables/visitor-tables.ts'
import { heading, linesOf, type MailBlock, type MailDocument, paragraph, rows } from './mail-document.ts'
import { amountText } from './mail-parts.ts'

const sheetBlocks = (sheet: ComplaintTable): MailBlock[] => [
  rows([
    { label: COMPLAINT_RECORD.number, value: complaintNumber(sheet), strong: true },
    { label: COMPLAINT_RECORD.date, value: formatMoment(sheet.created_at) },
    { label: WORDS.kind, value: COMPLAINT_KIND_NAMES[sheet.kind] },
    { label: COMPLAINT_RECORD.dueLabel, value: formatLongDate(sheet.due_date) },
  ]),
  heading(WORDS.provider),
  rows(COMPLAINTS_BOOK.providerRows.map(([label, value]) => ({ label, value }))),
  heading(WORDS.consumer),
  rows([
    { label: COMPLAINT_LABELS.names, value: sheet.names },
    { label: sheet.document, value: sheet.document_number },
    { label: COMPLAINT_LABELS.location, value: sheet.location },
    { label: COMPLAINT_LABELS.phone, value: sheet.phone },
    { label: COMPLAINT_LABELS.email, value: sheet.email },
    { label: COMPLAINT_LABELS.guardian, value: sheet.guardian },
  ]),
  heading(WORDS.good),
  rows([
    { label: GOOD_KIND_NAMES[sheet.good_kind], value: sheet.good_description },
    { label: COMPLAINT_LABELS.amount, value: sheet.amount === null ? '' : amountText(sheet.amount) },
  ]),
  heading(WORDS.detail),
  ...linesOf(sheet.detail),
  heading(WORDS.asked),
  ...linesOf(sheet.asked),
]

/** The consumer's copy, at once (D.S. 011-2011-PCM, art. 4-B). */
export const complaintCopy = (sheet: ComplaintTable): MailDocument => ({
  subject: WORDS.subject(complaintNumber(sheet)),
  heading: WORDS.heading(complaintNumber(sheet)),
  notice: null,
  blocks: [
    paragraph(WORDS.intro),
    paragraph(COMPLAINT_RECORD.due(formatLongDate(sheet.due_date))),
    ...sheetBlocks(sheet),
    ...COMPLAINTS_BOOK.note.map(paragraph),
  ],
})

/** The same to the lodge, with the day by which it must have answered. */
export const complaintNotice = (sheet: ComplaintTable): MailDocument => ({
  subject: WORDS.lodgeSubject(COMPLAINT_KIND_NAMES[sheet.kind], complaintNumber(sheet)),
  heading: WORDS.heading(complaintNumber(sheet)),
  notice: null,
  blocks: [paragraph(WORDS.lodgeIntro(formatLongDate(sheet.due_date))), ...sheetBlocks(sheet)],
})

/** The lodge's answer, with the sheet it answers beneath. */
export const complaintReply = (sheet: ComplaintTable): MailDocument => ({
  subject: COMPLAINT_REPLY_MAIL.subject(complaintNumber(sheet)),
  heading: COMPLAINT_REPLY_MAIL.heading(complaintNumber(sheet)),
  notice: null,
  blocks: [
    paragraph(COMPLAINT_REPLY_MAIL.intro),
    heading(COMPLAINT_REPLY_MAIL.reply),
    ...linesOf(sheet.reply ?? ''),
    heading(COMPLAINT_REPLY_MAIL.sheet),
    ...sheetBlocks(sheet),
    ...COMPLAINTS_BOOK.note.slice(0, 1).map(paragraph),
  ],
})
