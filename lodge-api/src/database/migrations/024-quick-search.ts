import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { reservationSearchText } from '../queries/reservation-search-text.ts'
import type { Schema } from '../schema.ts'

/**
 * Adds phone, e-mail and purchase number to what searches of reservations compare; indexes the clients by document, and the
 * reservations by entry in a stable order; and adds the reason of a blocking.
 */
export const quickSearch: Migration = {
  async up(db: Kysely<Schema>) {
    await db.schema
      .alterTable('blocking')
      .addColumn('reason', 'text', (column) => column.notNull().defaultTo(''))
      .execute()
    await db.schema.createIndex('client_by_document').on('client').column('document_number').execute()
    await db.schema.dropIndex('reservation_by_entry').execute()
    await db.schema.createIndex('reservation_by_entry').on('reservation').columns(['in_date', 'id']).execute()
    await renewSearchTexts(db)
  },
}

async function renewSearchTexts(db: Kysely<Schema>): Promise<void> {
  const rows = await db
    .selectFrom('reservation')
    .innerJoin('room', 'room.id', 'reservation.room_id')
    .innerJoin('client', 'client.id', 'reservation.client_id')
    .leftJoin('purchase_item', 'purchase_item.reservation_id', 'reservation.id')
    .select(['reservation.id', 'room.identifier', 'room.category', 'purchase_item.purchase_number'])
    .select(['client.names', 'client.surnames', 'client.document_number', 'client.email', 'client.phone'])
    .execute()
  for (const { id, identifier, category, purchase_number: purchaseNumber, ...client } of rows) {
    const searched = { ...client, identificationDocumentNumber: client.document_number }
    const search_text = reservationSearchText({
      id,
      client: searched,
      rooms: [{ identifier, category }],
      purchaseNumber,
    })
    await db.updateTable('reservation').set({ search_text }).where('id', '=', id).execute()
  }
}
