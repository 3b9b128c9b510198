import { sql } from 'kysely'
import type { AuditAction, AuditKind } from 'shared-ui/validators/staff/audit'
import type { DatabaseTransaction, Executor } from '../../database/connect.ts'
import { type CursorPage, newestFirst } from '../../database/queries/cursor-page.ts'
import type { AuditLogTable } from '../../database/schema.ts'

export const insertAuditLine = (transaction: DatabaseTransaction, line: AuditLogTable) =>
  transaction.insertInto('audit_log').values(line).execute()

/** Whether such an entry was written since an instant (ISO 8601). */
export async function hasLineSince(
  executor: Executor,
  line: { action: AuditAction; subjectId: string },
  since: string,
): Promise<boolean> {
  const found = await executor
    .selectFrom('audit_log')
    .select('id')
    .where('subject_id', '=', line.subjectId)
    .where('action', '=', line.action)
    .where('at', '>=', since)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** Filter of audit entries: `fromId` (included) and `untilId` (excluded) are the days as ids. */
export type AuditFilter = {
  staffId: string | undefined
  kind: AuditKind | undefined
  fromId: string | undefined
  untilId: string | undefined
}

const filtered = (executor: Executor, { staffId, kind, fromId, untilId }: AuditFilter) =>
  executor
    .selectFrom('audit_log')
    .$if(staffId !== undefined, (query) => query.where('audit_log.staff_id', '=', staffId ?? ''))
    .$if(kind !== undefined, (query) => query.where('audit_log.subject_kind', '=', kind ?? 'staff'))
    .$if(fromId !== undefined, (query) => query.where('audit_log.id', '>=', fromId ?? ''))
    .$if(untilId !== undefined, (query) => query.where('audit_log.id', '<', untilId ?? ''))

/**
 * Returns at most `limit` entries below the id `after`, newest first (ids sort by creation), with the current names of
 * the actor and of the subject if it still exists. Ids are unique across all kinds of subject.
 */
export const listAuditLines = (executor: Executor, filter: AuditFilter, page: CursorPage) =>
  filtered(executor, filter)
    .leftJoin('staff as actor', 'actor.id', 'audit_log.staff_id')
    .leftJoin('staff as member', 'member.id', 'audit_log.subject_id')
    .leftJoin('room', 'room.id', 'audit_log.subject_id')
    .leftJoin('plant', 'plant.id', 'audit_log.subject_id')
    .leftJoin('zone', 'zone.id', 'audit_log.subject_id')
    .leftJoin('family', 'family.id', 'audit_log.subject_id')
    .leftJoin('folio_concept', 'folio_concept.id', 'audit_log.subject_id')
    .leftJoin('complaint', 'complaint.id', 'audit_log.subject_id')
    .leftJoin('contact_message', 'contact_message.id', 'audit_log.subject_id')
    .leftJoin('reservation', 'reservation.id', 'audit_log.subject_id')
    .selectAll('audit_log')
    .select([
      'actor.name as actor_name',
      'complaint.year as complaint_year',
      'complaint.number as complaint_number',
      'reservation.id as reservation_id',
      'contact_message.id as message_id',
    ])
    .select(
      sql<
        string | null
      >`coalesce(member.name, room.identifier, plant.name, zone.name, family.name, folio_concept.name)`.as(
        'present_name',
      ),
    )
    .$call(newestFirst('audit_log.id', page))
    .execute()

/** A row of `listAuditLines`. */
export type AuditLine = Awaited<ReturnType<typeof listAuditLines>>[number]

export async function countAuditLines(executor: Executor, filter: AuditFilter): Promise<number> {
  const { count } = await filtered(executor, filter)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Deletes the entries below an id; ids sort by creation. */
export const deleteAuditLinesBelow = (executor: Executor, id: string) =>
  executor.deleteFrom('audit_log').where('id', '<', id).execute()
