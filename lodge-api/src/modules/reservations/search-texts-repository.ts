import type { DatabaseTransaction } from '../../database/connect.ts'

/** Lists the reservations of a room in every state, with what their search texts contain. */
export const listSearched = (transaction: DatabaseTransaction, roomId: string) =>
  transaction
    .selectFrom('reservation')
    .innerJoin('client', 'client.id', 'reservation.client_id')
    .leftJoin('purchase_item as paid', 'paid.reservation_id', 'reservation.id')
    .select(['reservation.id', 'reservation.search_text', 'paid.purchase_number'])
    .select(['client.names', 'client.surnames', 'client.email', 'client.phone', 'client.document_number'])
    .where('reservation.room_id', '=', roomId)
    .execute()

/** Locks the reservations of a room until the transaction ends; PostgreSQL only. */
export const lockReservationsOfRoom = (transaction: DatabaseTransaction, roomId: string) =>
  transaction
    .selectFrom('reservation')
    .select('id')
    .where('room_id', '=', roomId)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()

export const writeSearchText = (transaction: DatabaseTransaction, id: string, search_text: string) =>
  transaction.updateTable('reservation').set({ search_text }).where('id', '=', id).execute()
