import type { ExpressionBuilder } from 'kysely'
import type { DatabaseTransaction } from '../../database/connect.ts'
import type { Schema } from '../../database/schema.ts'

/** The condition that a reservation is in a room, or was before its guest moved. */
const hasRoom =
  (roomId: string) =>
  ({ or, eb, selectFrom }: ExpressionBuilder<Schema, 'reservation'>) =>
    or([
      eb('reservation.room_id', '=', roomId),
      eb(
        'reservation.id',
        'in',
        selectFrom('reservation_segment')
          .select('reservation_segment.reservation_id')
          .where('reservation_segment.room_id', '=', roomId),
      ),
    ])

/** Lists the reservations of a room in every state, with what their search texts contain. */
export const listSearched = (transaction: DatabaseTransaction, roomId: string) =>
  transaction
    .selectFrom('reservation')
    .innerJoin('client', 'client.id', 'reservation.client_id')
    .innerJoin('room', 'room.id', 'reservation.room_id')
    .leftJoin('purchase_item as paid', 'paid.reservation_id', 'reservation.id')
    .select(['reservation.id', 'reservation.search_text', 'paid.purchase_number'])
    .select(['client.names', 'client.surnames', 'client.email', 'client.phone', 'client.document_number'])
    .select(['reservation.room_id', 'reservation.room_since', 'room.identifier', 'room.category'])
    .where(hasRoom(roomId))
    .execute()

/** Locks the reservations of a room until the transaction ends; PostgreSQL only. */
export const lockReservationsOfRoom = (transaction: DatabaseTransaction, roomId: string) =>
  transaction
    .selectFrom('reservation')
    .select('reservation.id')
    .where(hasRoom(roomId))
    .orderBy('reservation.id')
    .forNoKeyUpdate()
    .execute()

export const writeSearchText = (transaction: DatabaseTransaction, id: string, search_text: string) =>
  transaction.updateTable('reservation').set({ search_text }).where('id', '=', id).execute()
