import {
  AUDIT_ACTION_WORDS,
  AUDIT_KIND_WORDS,
  AUDIT_OWN_WORDS,
  AUDIT_VALUE_TEXT,
} from 'shared-ui/copy/audit-panel'
import type { AuditEntryResponse } from 'shared-ui/validators/audit'
import * as v from 'valibot'

/** A deed as it is read: the words, and after them the name of the thing, `''` where the words say it all. */
export type ActionText = { words: string; thing: string }

/** What a change can have written down that makes a deed of its own of it. */
const Telling = v.object({
  blocked: v.optional(v.unknown()),
  unblocked: v.optional(v.unknown()),
  state: v.optional(v.unknown()),
  refund: v.optional(v.unknown()),
  attended: v.optional(v.unknown()),
})

/** Actions that are to nothing else, or to something that has no name. */
const NAMELESS = new Set(['sign_in', 'export', 'retry'])

/** What was done, for people. */
export function actionText(entry: AuditEntryResponse): ActionText {
  const { action, subject } = entry
  if (action === 'sign_in_refused') return refusalWords(subject.name)
  const told = reportedBy(entry.after)
  if (told !== null) return { words: told, thing: subject.kind === 'message' ? '' : subject.name }
  const hasName = !NAMELESS.has(action) && subject.kind !== 'message'
  return { words: verbWords(entry), thing: hasName ? nameOf(subject) : '' }
}

/** A payment has no name of its own: its purchase number is what staff know it by. */
const nameOf = ({ kind, _id, name }: AuditEntryResponse['subject']): string =>
  kind === 'payment' && name === '' ? _id : name

const refusalWords = (name: string): ActionText =>
  name === ''
    ? { words: AUDIT_ACTION_WORDS.sign_in_refused, thing: '' }
    : { words: `${AUDIT_ACTION_WORDS.sign_in_refused} ${AUDIT_VALUE_TEXT.ofAccount}`, thing: name }

/** What staff did to a refund, by the state it came to. */
const REFUND_WORDS = new Map<unknown, string>([
  ['paid_by_hand', AUDIT_VALUE_TEXT.refundByHand],
  ['done', AUDIT_VALUE_TEXT.refundGiven],
])

function reportedBy(after: unknown): string | null {
  const read = v.safeParse(Telling, after)
  if (!read.success) return null
  const { blocked, unblocked, state, refund, attended } = read.output
  if (blocked !== undefined) return AUDIT_VALUE_TEXT.blocked
  if (unblocked !== undefined) return AUDIT_VALUE_TEXT.unblocked
  if (refund !== undefined) return REFUND_WORDS.get(state) ?? AUDIT_VALUE_TEXT.refundRetried
  if (state === 'cancelled') return AUDIT_VALUE_TEXT.cancelled
  if (attended !== undefined)
    return attended === true ? AUDIT_VALUE_TEXT.attended : AUDIT_VALUE_TEXT.notAttended
  return null
}

function verbWords({ action, subject }: AuditEntryResponse): string {
  const own: Partial<Record<string, string>> = AUDIT_OWN_WORDS
  const words = own[`${subject.kind} ${action}`]
  if (words !== undefined) return words
  return action === 'sign_in'
    ? AUDIT_ACTION_WORDS.sign_in
    : `${AUDIT_ACTION_WORDS[action]} ${AUDIT_KIND_WORDS[subject.kind].one}`
}
