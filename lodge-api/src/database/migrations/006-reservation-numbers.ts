import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Reservations are found by the number that mails give them: the last eight characters of the id. */
export const reservationNumbers: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`update reservation set search_text = search_text || ' ' || lower(substr(id, length(id) - 7))`.execute(
      db,
    )
  },
}
