import { complaintNumber } from 'shared-ui/rules/messages/complaint-number'
import { solesFromCentimos } from 'shared-ui/rules/money/money'
import type { ComplaintRecordResponse } from 'shared-ui/validators/messages/complaint'
import type { ComplaintTable } from '../../database/tables/visitor-tables.ts'

/** Converts a row to the complaint of responses. */
export const toComplaintRecord = (row: ComplaintTable): ComplaintRecordResponse => ({
  _id: row.id,
  number: complaintNumber(row),
  createdAt: row.created_at,
  dueDate: row.due_date,
  kind: row.kind,
  names: row.names,
  identificationDocument: row.document,
  identificationDocumentNumber: row.document_number,
  location: row.location,
  phone: row.phone,
  email: row.email,
  isMinor: row.is_minor === 1,
  guardian: row.guardian,
  goodKind: row.good_kind,
  goodDescription: row.good_description,
  amount: row.amount === null ? null : solesFromCentimos(row.amount),
  detail: row.detail,
  asked: row.asked,
  reply: replyOf(row),
})

const replyOf = ({ reply, replied_at, replied_by }: ComplaintTable): ComplaintRecordResponse['reply'] =>
  reply === null || replied_at === null ? null : { text: reply, at: replied_at, by: replied_by ?? '' }
