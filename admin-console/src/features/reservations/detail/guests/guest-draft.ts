import { EMPTY_GUEST, type GuestDraft, guestProblems } from 'shared-ui/copy/guests/guests'
import { pickFields } from 'shared-ui/forms/form-fields'
import type { EditRecordOptions } from 'shared-ui/forms/use-edit-record'
import type { Client } from 'shared-ui/validators/reservations/client'
import type { GuestResponse } from 'shared-ui/validators/reservations/guest'

/** How a guest is edited as a record. */
export const GUEST_RECORD = {
  draftOf: (guest: GuestResponse | null): GuestDraft =>
    guest === null ? EMPTY_GUEST : pickFields(guest, EMPTY_GUEST),
  check: guestProblems,
} satisfies Partial<EditRecordOptions<GuestResponse, GuestDraft>>

type KnownClient = Pick<
  Client,
  'names' | 'surnames' | 'identificationDocument' | 'identificationDocumentNumber' | 'country'
>

/** The draft of a guest who is the client; sex and birth date are on the document only. */
export const clientAsGuest = (client: KnownClient): GuestDraft => ({
  ...EMPTY_GUEST,
  names: client.names,
  surnames: client.surnames,
  identificationDocument: client.identificationDocument,
  identificationDocumentNumber: client.identificationDocumentNumber,
  nationality: client.country,
  origin: client.country,
})

/** Whether the client of a reservation is among its guests. */
export const isClientRegistered = (client: KnownClient, guests: readonly GuestResponse[]): boolean =>
  guests.some(
    (guest) =>
      guest.identificationDocument === client.identificationDocument &&
      guest.identificationDocumentNumber === client.identificationDocumentNumber,
  )
