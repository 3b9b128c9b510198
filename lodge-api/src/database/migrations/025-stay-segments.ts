import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Creates the earlier rooms of stays whose guest changed rooms, and the night from which a reservation has its present room. */
export const staySegments: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('reservation').addColumn('room_since', 'text').execute()
    await db.schema
      .createTable('reservation_segment')
      .addColumn('reservation_id', 'text', (column) => column.notNull().references('reservation.id'))
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('room_id', 'text', (column) => column.notNull().references('room.id'))
      .addColumn('in_date', 'text', (column) => column.notNull())
      .addColumn('out_date', 'text', (column) => column.notNull())
      .addColumn('price_per_night', 'bigint', (column) => column.notNull())
      .addColumn('price', 'bigint', (column) => column.notNull())
      .addColumn('igv', 'bigint', (column) => column.notNull())
      .addColumn('total', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('reservation_segment_key', ['reservation_id', 'position'])
      .execute()
    await db.schema
      .createIndex('reservation_segment_by_room')
      .on('reservation_segment')
      .columns(['room_id', 'in_date'])
      .execute()
    // Few stays change rooms, and the statistics of a period look for them.
    await db.schema
      .createIndex('reservation_with_segments')
      .on('reservation')
      .column('in_date')
      .where(sql.ref('room_since'), 'is not', null)
      .execute()
  },
}
