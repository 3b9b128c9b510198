import type { IdentificationDocument } from 'shared-ui/validators/reservations/client'
import type { Sex } from 'shared-ui/validators/reservations/guest'

/** A person who sleeps in the room of a reservation. */
export type StayGuestTable = {
  id: string
  reservation_id: string
  /** The order in the list; the client is first. */
  position: number
  names: string
  surnames: string
  document: IdentificationDocument
  document_number: string
  nationality: string
  sex: Sex
  birth_date: string
  origin: string
  /** Incremented with every change. */
  version: number
  created_at: string
}
