import { addDays, dayStartInLima } from 'shared-ui/rules/dates/calendar-date'
import { HOUR_MS } from 'shared-ui/rules/dates/durations'
import { complaintNumber } from 'shared-ui/rules/messages/complaint-number'
import { instantBefore, RETENTION } from 'shared-ui/rules/privacy/retention'
import { reservationNumber } from 'shared-ui/rules/reservations/reservation-number'
import type { AuditEntryResponse, AuditQuery } from 'shared-ui/validators/staff/audit'
import * as v from 'valibot'
import { firstIdAt } from '../../database/ids.ts'
import { readPage } from '../../database/queries/cursor-page.ts'
import type { PeriodicTask } from '../../jobs/job-handlers.ts'
import type { Lodge } from '../../lodge.ts'
import { type AuditLine, countAuditLines, deleteAuditLinesBelow, listAuditLines } from './audit-repository.ts'

/** A page of the audit log with its filter: `from` and `to` are days in Lima, both included. */
export type AuditPage = v.InferOutput<typeof AuditQuery>

/** Returns a page of audit entries, newest first. */
export async function auditPage(lodge: Lodge, page: AuditPage) {
  const { kysely } = lodge.database
  const filter = {
    staffId: page.staffID,
    kind: page.kind,
    fromId: page.from && firstIdAt(dayStartInLima(page.from)),
    untilId: page.to && firstIdAt(dayStartInLima(addDays(page.to, 1))),
  }
  const { shown, ...rest } = await readPage(
    page,
    (cursor) => listAuditLines(kysely, filter, cursor),
    countAuditLines(kysely, filter),
  )
  return { entries: shown.map(toEntry), ...rest }
}

function toEntry(line: AuditLine): AuditEntryResponse {
  const before = parsed(line.before)
  const after = parsed(line.after)
  const present = presentName(line)
  return {
    _id: line.id,
    at: line.at,
    who: {
      _id: line.actor_name === null ? null : line.staff_id,
      name: line.actor_name ?? line.staff_name,
    },
    action: line.action,
    subject: {
      kind: line.subject_kind,
      _id: line.subject_id,
      name: present ?? nameIn(after) ?? nameIn(before) ?? '',
      exists: present !== null,
    },
    before,
    after,
  }
}

const parsed = (json: string | null): unknown => (json === null ? null : JSON.parse(json))

/**
 * Returns the current name of the subject; null if it no longer exists. A contact message has no name that all staff
 * need to read here.
 */
function presentName(line: AuditLine): string | null {
  if (line.reservation_id !== null) return reservationNumber(line.reservation_id)
  if (line.message_id !== null) return ''
  const { complaint_year: year, complaint_number: number } = line
  return year !== null && number !== null ? complaintNumber({ year, number }) : line.present_name
}

/** How recorded values name their subject: rooms by `identifier`, plants, zones, families and staff by `name`. */
const Named = v.union([v.object({ identifier: v.string() }), v.object({ name: v.string() })])

function nameIn(recorded: unknown): string | null {
  const named = v.safeParse(Named, recorded)
  if (!named.success) return null
  return 'identifier' in named.output ? named.output.identifier : named.output.name
}

/** A periodic task that deletes entries past their retention period. */
export const deleteOldAuditEntries = ({ database, clock }: Lodge): PeriodicTask => ({
  name: 'forget-old-audit-entries',
  everyMs: HOUR_MS,
  run: async () => {
    await deleteAuditLinesBelow(database.kysely, firstIdAt(instantBefore(clock(), RETENTION.auditEntries)))
  },
})
