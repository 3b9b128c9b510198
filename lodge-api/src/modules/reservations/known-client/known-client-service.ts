import type { Client, IdentificationDocument } from 'shared-ui/validators/reservations/client'
import type { Lodge } from '../../../lodge.ts'
import { clientOfRow } from '../reservation-response.ts'
import { findKnownClient } from './known-client-repository.ts'

/** Returns the client of the newest reservation with a document, or null if nobody has it. */
export async function knownClient(
  { database }: Lodge,
  identified: { document: IdentificationDocument; number: string },
): Promise<Client | null> {
  const row = await findKnownClient(database.kysely, identified)
  return row ? clientOfRow(row) : null
}
