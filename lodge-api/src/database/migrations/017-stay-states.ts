import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { addDays, dayInLima } from 'shared-ui/rules/dates/calendar-date'
import { systemClock } from '../../clock.ts'
import type { Schema } from '../schema.ts'

/**
 * Adds check-in, check-out and no-show to reservations. Stays of the past become `left`, and those that have begun `in_house`, so
 * that nobody has to mark them one by one; who marked them, and when, stays empty.
 */
export const stayStates: Migration = {
  async up(db: Kysely<Schema>) {
    await db.schema
      .alterTable('reservation')
      .addColumn('stay_state', 'text', (column) => column.notNull().defaultTo('to_come'))
      .execute()
    for (const name of ['stay_at', 'stay_by', 'freed_from']) {
      await db.schema.alterTable('reservation').addColumn(name, 'text').execute()
    }
    await markBegunStays(db)
  },
}

async function markBegunStays(db: Kysely<Schema>): Promise<void> {
  const today = dayInLima(systemClock())
  // `out_date` is the last night: it is yesterday's for those who leave today.
  const lastNight = addDays(today, -1)
  const confirmed = db.updateTable('reservation').where('state', '=', 'confirmed')
  await confirmed.set({ stay_state: 'left' }).where('out_date', '<', lastNight).execute()
  await confirmed
    .set({ stay_state: 'in_house' })
    .where('in_date', '<', today)
    .where('out_date', '>=', lastNight)
    .execute()
}
