import { formatDate, formatPercent, formatPrice, formatSoles } from 'shared-ui/copy/format'
import { CORRECTION_LABELS } from 'shared-ui/copy/reservations/change/correct-reservation'
import { AUDIT_FIELD_WORDS, AUDIT_VALUE_TEXT, type AuditField } from 'shared-ui/copy/staff/audit-panel'
import { addDays } from 'shared-ui/rules/dates/calendar-date'
import { CalendarDateText } from 'shared-ui/validators/reservations/nights'
import { CORRECTED_FIELDS } from 'shared-ui/validators/reservations/reservation-corrections'
import type { AuditEntryResponse } from 'shared-ui/validators/staff/audit'
import * as v from 'valibot'
import { nightRanges } from '../../lib/nights/night-ranges.ts'

const Nights = v.array(CalendarDateText)
const Blocked = v.object({ blocked: Nights })
const Unblocked = v.object({ unblocked: Nights })
const Cancelled = v.object({
  state: v.literal('cancelled'),
  percent: v.number(),
  card: v.number(),
  desk: v.number(),
})
const Folio = v.object({ folio: v.string(), concept: v.string(), amount: v.number() })
const Exported = v.object({ count: v.number() })
const Corrected = v.object({ corrected: v.array(v.picklist(CORRECTED_FIELDS)) })
const Resent = v.object({ mail: v.literal('reservation-confirmed') })
const Archived = v.object({ archived: v.literal(true) })
const WithRecoveryCode = v.object({ recoveryCode: v.literal(true) })
const Values = v.record(v.string(), v.unknown())

/** Returns further details of an audit entry, one line each. */
export function auditDetails(entry: AuditEntryResponse): string[] {
  const { action, subject, before, after } = entry
  if (action === 'sign_in_refused') {
    return [subject.name === '' ? AUDIT_VALUE_TEXT.refusedUnknown : AUDIT_VALUE_TEXT.refused]
  }
  if (action === 'second_factor_refused') return [AUDIT_VALUE_TEXT.codeRefused]
  if (v.is(WithRecoveryCode, after)) return [AUDIT_VALUE_TEXT.recoveryCode]
  if (v.is(Blocked, after)) return [nightsLine(after.blocked)]
  if (v.is(Unblocked, after)) return [nightsLine(after.unblocked)]
  if (v.is(Cancelled, after)) {
    return [AUDIT_VALUE_TEXT.refund(formatPercent(after.percent), formatSoles(after.card + after.desk))]
  }
  if (v.is(Corrected, after)) {
    return [AUDIT_VALUE_TEXT.corrected(after.corrected.map((field) => CORRECTION_LABELS[field]).join(', '))]
  }
  if (v.is(Resent, after)) return [AUDIT_VALUE_TEXT.resent]
  if (v.is(Folio, after)) return [[after.concept, formatSoles(after.amount)].filter(Boolean).join(' · ')]
  if (v.is(Archived, after)) return [AUDIT_VALUE_TEXT.archived]
  if (action === 'export') return v.is(Exported, after) ? [AUDIT_VALUE_TEXT.rows(after.count)] : []
  return action === 'update' ? differences(before, after) : []
}

function nightsLine(nights: string[]): string {
  const ranges = nightRanges(nights.toSorted()).map(({ first, last }) =>
    first === last ? formatDate(first) : `${formatDate(first)} – ${formatDate(last)}`,
  )
  return AUDIT_VALUE_TEXT.nights(nights.length, ranges.join('; '))
}

/** Describes the changed fields, of those that have a label. */
function differences(before: unknown, after: unknown): string[] {
  if (!v.is(Values, before) || !v.is(Values, after)) return []
  return FIELDS.filter((field) => field in before && field in after && before[field] !== after[field]).map(
    (field) => difference(field, before[field], after[field]),
  )
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.keys returns string[] for any object
const FIELDS = Object.keys(AUDIT_FIELD_WORDS) as AuditField[]

/** Fields whose values are unreadable or too long: the log only says that they changed. */
const CHANGED_ONLY = new Set<AuditField>(['description', 'photo', 'zone', 'family'])

const FORMATS: Partial<Record<AuditField, (value: unknown) => string>> = {
  pricePerNight: (value) => formatPrice(Number(value)),
  total: (value) => formatSoles(Number(value)),
  inDate: (value) => dateOr(value),
  // The stored last night, as the day of departure.
  outDate: (value) => (v.is(CalendarDateText, value) ? dateOr(addDays(value, 1)) : ''),
}

const dateOr = (value: unknown): string => (v.is(CalendarDateText, value) ? formatDate(value) : '')

function difference(field: AuditField, before: unknown, after: unknown): string {
  const label = AUDIT_FIELD_WORDS[field]
  if (CHANGED_ONLY.has(field)) return AUDIT_VALUE_TEXT.changed(label)
  const format = FORMATS[field] ?? String
  return AUDIT_VALUE_TEXT.fromTo(label, format(before), format(after))
}
