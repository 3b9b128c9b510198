import * as v from 'valibot'
import { plainAmount } from '../../rules/money/typed-amount.ts'
import { Email } from '../fields/email.ts'
import { PageResponse, pageQuery } from '../fields/page.ts'
import { Phone } from '../fields/phone.ts'
import { IdText, optionalLine, requiredLine, requiredText } from '../fields/text.ts'
import {
  DocumentNumber,
  IdentificationDocumentName,
  numberFitsDocument,
  numberProblem,
} from '../reservations/client.ts'

/**
 * The kinds of complaint in the Libro de Reclamaciones: about the service bought (`claim`, reclamo) or about how the
 * consumer was attended (`grievance`, queja).
 */
export const COMPLAINT_KINDS = ['claim', 'grievance'] as const
export type ComplaintKind = (typeof COMPLAINT_KINDS)[number]

/** What was bought. */
export const GOOD_KINDS = ['service', 'product'] as const
export type GoodKind = (typeof GOOD_KINDS)[number]

/** The longest texts of a complaint, in characters. */
export const LONGEST_DETAIL = 3000
export const LONGEST_REQUESTED = 2000
export const LONGEST_REPLY = 4000

/** An amount in soles as typed, or null if nothing was typed. */
const OptionalSoles = v.pipe(
  v.optional(v.union([v.string(), v.number()], 'amount'), ''),
  v.transform((typed) => plainAmount(String(typed))),
  v.regex(/^(?:\d{1,7}(?:\.\d{1,2})?)?$/, 'amount'),
  v.transform((typed) => (typed === '' ? null : Number(typed))),
)

/**
 * `POST /complaint/create`: a complaint with the data that the law requires (D.S. 011-2011-PCM). Input as typed, output
 * as it is stored.
 */
export const ComplaintRequest = v.pipe(
  v.object({
    kind: v.picklist(COMPLAINT_KINDS, 'choice'),
    names: requiredLine(200),
    identificationDocument: IdentificationDocumentName,
    identificationDocumentNumber: DocumentNumber,
    location: requiredLine(200),
    phone: Phone,
    email: Email,
    isMinor: v.optional(v.boolean('choice'), false),
    /** Father, mother or guardian, if the consumer is a minor. */
    guardian: optionalLine(200),
    goodKind: v.picklist(GOOD_KINDS, 'choice'),
    goodDescription: requiredText(500),
    /** In soles. */
    amount: OptionalSoles,
    detail: requiredText(LONGEST_DETAIL),
    asked: requiredText(LONGEST_REQUESTED),
  }),
  v.forward(
    v.partialCheck(
      [['identificationDocument'], ['identificationDocumentNumber']],
      numberFitsDocument,
      numberProblem,
    ),
    ['identificationDocumentNumber'],
  ),
  v.forward(
    v.partialCheck(
      [['isMinor'], ['guardian']],
      ({ isMinor, guardian }) => !isMinor || guardian !== '',
      'required',
    ),
    ['guardian'],
  ),
)
export type Complaint = v.InferOutput<typeof ComplaintRequest>

/** The draft of the form: every field is a text, `''` while it is empty, not chosen or not checked. */
export type ComplaintDraft = Record<keyof Complaint, string>

/** A complaint as it is stored. `number` is written `2026-000001`; `dueDate` is the last day to answer. */
export const ComplaintRecord = v.object({
  _id: v.string(),
  number: v.string(),
  /** ISO 8601, UTC. */
  createdAt: v.string(),
  dueDate: v.string(),
  kind: v.picklist(COMPLAINT_KINDS),
  names: v.string(),
  identificationDocument: IdentificationDocumentName,
  identificationDocumentNumber: v.string(),
  location: v.string(),
  phone: v.string(),
  email: v.string(),
  isMinor: v.boolean(),
  guardian: v.string(),
  goodKind: v.picklist(GOOD_KINDS),
  goodDescription: v.string(),
  /** In soles. */
  amount: v.nullable(v.number()),
  detail: v.string(),
  asked: v.string(),
  reply: v.nullable(v.object({ text: v.string(), at: v.string(), by: v.string() })),
})
export type ComplaintRecordResponse = v.InferOutput<typeof ComplaintRecord>

export const ComplaintResponse = v.object({ complaint: ComplaintRecord })
/** `POST /complaint/create`; `copyMailed`: whether the consumer gets a copy by mail, at most five a day. */
export const ComplaintFiledResponse = v.object({ complaint: ComplaintRecord, copyMailed: v.boolean() })
export type FiledComplaint = v.InferOutput<typeof ComplaintFiledResponse>
export const ComplaintQuery = v.object({ complaintID: IdText })

/** `GET /complaint` (staff): `open` are the complaints without a reply. */
export const ComplaintsQuery = v.object({
  ...pageQuery('20'),
  state: v.optional(v.picklist(['open', 'answered'], 'state')),
})
export const ComplaintsResponse = v.object({ complaints: v.array(ComplaintRecord), ...PageResponse })

/** `POST /complaint/answer` (staff). */
export const ComplaintReplyRequest = v.object({ reply: requiredText(LONGEST_REPLY) })
