import type { GuestDetails, GuestResponse } from 'shared-ui/validators/reservations/guest'
import type { StayGuestTable } from '../../database/tables/guest-table.ts'

/** The columns that a guest's details are stored in. */
export type GuestColumns = Omit<
  StayGuestTable,
  'id' | 'reservation_id' | 'position' | 'version' | 'created_at'
>

/** Converts the details of a guest to columns. */
export const guestColumns = (guest: GuestDetails): GuestColumns => ({
  names: guest.names,
  surnames: guest.surnames,
  document: guest.identificationDocument,
  document_number: guest.identificationDocumentNumber,
  nationality: guest.nationality,
  sex: guest.sex,
  birth_date: guest.birthDate,
  origin: guest.origin,
})

/** Converts columns to the details of a guest. */
export const guestDetails = (row: GuestColumns): GuestDetails => ({
  names: row.names,
  surnames: row.surnames,
  identificationDocument: row.document,
  identificationDocumentNumber: row.document_number,
  nationality: row.nationality,
  sex: row.sex,
  birthDate: row.birth_date,
  origin: row.origin,
})

/** Converts a row to a guest of a response. */
export const toGuest = (row: StayGuestTable): GuestResponse => ({
  _id: row.id,
  ...guestDetails(row),
  version: row.version,
})
