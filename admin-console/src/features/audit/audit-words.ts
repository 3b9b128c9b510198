import {
  AUDIT_ACTION_WORDS,
  AUDIT_KIND_WORDS,
  AUDIT_PHRASES,
  AUDIT_VALUE_TEXT,
} from 'shared-ui/copy/staff/audit-panel'
import { FOLIO_KINDS } from 'shared-ui/rules/money/folio'
import type { AuditEntryResponse } from 'shared-ui/validators/staff/audit'
import * as v from 'valibot'

/** An action as text: the words, and the name of the thing after them, or `''` if the words are complete. */
export type ActionText = { words: string; thing: string }

const GUEST_CHANGES = ['guest_added', 'guest_changed', 'guest_removed'] as const

/** Properties of `after` that make an update a more specific action. */
const SpecificChange = v.object({
  blocked: v.optional(v.unknown()),
  unblocked: v.optional(v.unknown()),
  state: v.optional(v.unknown()),
  refund: v.optional(v.unknown()),
  attended: v.optional(v.unknown()),
  folio: v.optional(v.picklist(FOLIO_KINDS)),
  guest: v.optional(v.picklist(GUEST_CHANGES)),
  voided: v.optional(v.unknown()),
})

/** Actions without a thing, or on a thing without a name. */
const NAMELESS = new Set(['sign_in', 'export', 'retry'])

/** Returns the text of an audit entry. */
export function actionText(entry: AuditEntryResponse): ActionText {
  const { action, subject } = entry
  if (action === 'sign_in_refused') return refusalWords(subject.name)
  if (action === 'second_factor_refused') return { words: CODE_REFUSED, thing: subject.name }
  const specific = personalDataWords(entry) ?? specificWords(entry.after)
  if (specific !== null) return { words: specific, thing: subject.kind === 'message' ? '' : subject.name }
  const hasName = !NAMELESS.has(action) && subject.kind !== 'message'
  return { words: verbWords(entry), thing: hasName ? nameOf(subject) : '' }
}

const CODE_REFUSED = `${AUDIT_ACTION_WORDS.second_factor_refused} ${AUDIT_VALUE_TEXT.ofAccount}`

/** A payment has no name of its own; staff know it by its purchase number. */
const nameOf = ({ kind, _id, name }: AuditEntryResponse['subject']): string =>
  kind === 'payment' && name === '' ? _id : name

const refusalWords = (name: string): ActionText =>
  name === ''
    ? { words: AUDIT_ACTION_WORDS.sign_in_refused, thing: '' }
    : { words: `${AUDIT_ACTION_WORDS.sign_in_refused} ${AUDIT_VALUE_TEXT.ofAccount}`, thing: name }

const PersonalDataEntry = v.object({
  subject: v.object({ kind: v.picklist(['reservation', 'complaint', 'message', 'newsletter']) }),
  after: v.object({ personalData: v.picklist(['exported', 'erased']) }),
})

/** The words of an export or erasure of somebody's data; null for any other entry. */
function personalDataWords(entry: AuditEntryResponse): string | null {
  const read = v.safeParse(PersonalDataEntry, entry)
  if (!read.success) return null
  const { subject, after } = read.output
  return AUDIT_VALUE_TEXT.personalData[after.personalData][subject.kind]
}

/** What staff did to a refund, by the state that it reached. */
const REFUND_WORDS = new Map<unknown, string>([
  ['paid_by_hand', AUDIT_VALUE_TEXT.refundByHand],
  ['done', AUDIT_VALUE_TEXT.refundGiven],
])

function specificWords(after: unknown): string | null {
  const read = v.safeParse(SpecificChange, after)
  if (!read.success) return null
  const { blocked, unblocked, state, refund, attended, folio, guest, voided } = read.output
  if (blocked !== undefined) return AUDIT_VALUE_TEXT.blocked
  if (unblocked !== undefined) return AUDIT_VALUE_TEXT.unblocked
  if (folio !== undefined)
    return voided === true ? AUDIT_VALUE_TEXT.folioVoided : AUDIT_VALUE_TEXT.folio[folio]
  if (guest !== undefined) return AUDIT_VALUE_TEXT.guest[guest]
  if (refund !== undefined) return REFUND_WORDS.get(state) ?? AUDIT_VALUE_TEXT.refundRetried
  if (state === 'cancelled') return AUDIT_VALUE_TEXT.cancelled
  if (attended !== undefined)
    return attended === true ? AUDIT_VALUE_TEXT.attended : AUDIT_VALUE_TEXT.notAttended
  return null
}

function verbWords({ action, subject }: AuditEntryResponse): string {
  const own: Partial<Record<string, string>> = AUDIT_PHRASES
  const words = own[`${subject.kind} ${action}`]
  if (words !== undefined) return words
  return action === 'sign_in'
    ? AUDIT_ACTION_WORDS.sign_in
    : `${AUDIT_ACTION_WORDS[action]} ${AUDIT_KIND_WORDS[subject.kind].one}`
}
