import { AUDIT_ACTION_WORDS, AUDIT_KIND_WORDS, AUDIT_OWN_WORDS, AUDIT_TOLD } from 'shared-ui/copy/audit-panel'
import type { AuditEntryAnswer } from 'shared-ui/validators/audit'
import * as v from 'valibot'

/** A deed as it is read: the words, and after them the name of the thing, `''` where the words say it all. */
export type DeedWords = { words: string; thing: string }

/** What a change can have written down that makes a deed of its own of it. */
const Telling = v.object({
  blocked: v.optional(v.unknown()),
  unblocked: v.optional(v.unknown()),
  state: v.optional(v.unknown()),
  refund: v.optional(v.unknown()),
  attended: v.optional(v.unknown()),
})

/** Deeds that are to nothing else, or to something that has no name. */
const NAMELESS = new Set(['sign_in', 'export', 'retry'])

/** What was done, for people. */
export function deedWords(entry: AuditEntryAnswer): DeedWords {
  const { action, subject } = entry
  if (action === 'sign_in_refused') return refusalWords(subject.name)
  const told = toldBy(entry.after)
  if (told !== null) return { words: told, thing: subject.kind === 'message' ? '' : subject.name }
  const hasName = !NAMELESS.has(action) && subject.kind !== 'message'
  return { words: verbWords(entry), thing: hasName ? nameOf(subject) : '' }
}

/** A payment has no name of its own: its purchase number is what staff know it by. */
const nameOf = ({ kind, _id, name }: AuditEntryAnswer['subject']): string =>
  kind === 'payment' && name === '' ? _id : name

const refusalWords = (name: string): DeedWords =>
  name === ''
    ? { words: AUDIT_ACTION_WORDS.sign_in_refused, thing: '' }
    : { words: `${AUDIT_ACTION_WORDS.sign_in_refused} ${AUDIT_TOLD.ofAccount}`, thing: name }

/** What staff did to a refund, by the state it came to. */
const REFUND_WORDS = new Map<unknown, string>([
  ['paid_by_hand', AUDIT_TOLD.refundByHand],
  ['done', AUDIT_TOLD.refundGiven],
])

function toldBy(after: unknown): string | null {
  const read = v.safeParse(Telling, after)
  if (!read.success) return null
  const { blocked, unblocked, state, refund, attended } = read.output
  if (blocked !== undefined) return AUDIT_TOLD.blocked
  if (unblocked !== undefined) return AUDIT_TOLD.unblocked
  if (refund !== undefined) return REFUND_WORDS.get(state) ?? AUDIT_TOLD.refundRetried
  if (state === 'cancelled') return AUDIT_TOLD.cancelled
  if (attended !== undefined) return attended === true ? AUDIT_TOLD.attended : AUDIT_TOLD.notAttended
  return null
}

function verbWords({ action, subject }: AuditEntryAnswer): string {
  const own: Partial<Record<string, string>> = AUDIT_OWN_WORDS
  const words = own[`${subject.kind} ${action}`]
  if (words !== undefined) return words
  return action === 'sign_in'
    ? AUDIT_ACTION_WORDS.sign_in
    : `${AUDIT_ACTION_WORDS[action]} ${AUDIT_KIND_WORDS[subject.kind].one}`
}
