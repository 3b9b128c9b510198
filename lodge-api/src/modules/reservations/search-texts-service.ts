import { ERASED_CLIENT } from 'shared-ui/copy/reservations/erased-client'
import type { Database, DatabaseTransaction } from '../../database/connect.ts'
import { reservationSearchText } from '../../database/queries/reservation-search-text.ts'
import { roomsByReservation } from '../segments/segments-service.ts'
import { listSearched, lockReservationsOfRoom, writeSearchText } from './search-texts-repository.ts'

const NOBODY = { names: '', surnames: '', identificationDocumentNumber: '', email: '', phone: '' }

/** What is searched of a client; nothing of an erased one, whose document may be retained. */
const searchedClient = (row: Awaited<ReturnType<typeof listSearched>>[number]) =>
  row.surnames === ERASED_CLIENT
    ? NOBODY
    : {
        names: row.names,
        surnames: row.surnames,
        identificationDocumentNumber: row.document_number,
        email: row.email,
        phone: row.phone,
      }

/**
 * Runs a change of a room's name, and then writes the search texts of its reservations with the new one. On PostgreSQL reservations
 * are locked before their room, as everywhere.
 */
export async function withNewSearchTexts(
  { engine }: Pick<Database, 'engine'>,
  transaction: DatabaseTransaction,
  { roomId, rename }: { roomId: string; rename: () => Promise<void> },
): Promise<void> {
  if (engine === 'postgres') await lockReservationsOfRoom(transaction, roomId)
  await rename()
  const found = await listSearched(transaction, roomId)
  const roomsOfEach = await roomsByReservation(transaction, found)
  for (const row of found) {
    const rooms = roomsOfEach.get(row.id) ?? []
    const searched = { id: row.id, client: searchedClient(row), rooms, purchaseNumber: row.purchase_number }
    const text = reservationSearchText(searched)
    if (text !== row.search_text) await writeSearchText(transaction, row.id, text)
  }
}
