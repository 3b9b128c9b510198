import type { IdentificationDocument } from 'shared-ui/validators/reservations/client'
import type { Executor } from '../../../database/connect.ts'

/** Returns the client of the newest reservation with a document that is not deleted, or undefined. */
export const findKnownClient = (
  executor: Executor,
  { document, number }: { document: IdentificationDocument; number: string },
) =>
  executor
    .selectFrom('client')
    .innerJoin('reservation', 'reservation.client_id', 'client.id')
    .selectAll('client')
    .where('client.document_number', '=', number)
    .where('client.document', '=', document)
    .where('reservation.state', '!=', 'deleted')
    // Of an erased client only the document may be left.
    .where('client.phone', '!=', '')
    .orderBy('reservation.id', 'desc')
    .limit(1)
    .executeTakeFirst()
