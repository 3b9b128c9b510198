import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Adds the reservation number of the mails (the last eight characters of the id) to the search text. */
export const reservationNumbers: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`update reservation set search_text = search_text || ' ' || lower(substr(id, length(id) - 7))`.execute(
      db,
    )
  },
}
