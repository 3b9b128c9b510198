import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Schema } from '../schema.ts'

/** Adds the notes of staff about a reservation, and the state from which one was deleted, so that it can be restored. */
export const corrections: Migration = {
  async up(db: Kysely<Schema>) {
    await db.schema
      .alterTable('reservation')
      .addColumn('notes', 'text', (column) => column.notNull().defaultTo(''))
      .execute()
    await db.schema.alterTable('reservation').addColumn('deleted_from', 'text').execute()
    await deriveFromHistory(db)
  },
}

/** Reservations that were deleted before: the history says whether they were confirmed or cancelled. Others cannot be restored. */
async function deriveFromHistory(db: Kysely<Schema>): Promise<void> {
  const eventsOf = (kinds: ('confirmed' | 'created_by_staff' | 'cancelled')[]) =>
    db.selectFrom('reservation_event').select('reservation_id').where('kind', 'in', kinds)
  const deleted = db.updateTable('reservation').where('state', '=', 'deleted')
  await deleted
    .set({ deleted_from: 'confirmed' })
    .where('id', 'in', eventsOf(['confirmed', 'created_by_staff']))
    .execute()
  await deleted
    .set({ deleted_from: 'cancelled' })
    .where('id', 'in', eventsOf(['cancelled']))
    .execute()
}
