import type { GuestResponse, RegisterEntryResponse } from 'shared-ui/validators/reservations/guest'

const PERSON = {
  names: 'Ingrid',
  surnames: 'Sørensen',
  identificationDocument: 'Pasaporte',
  identificationDocumentNumber: 'N1234567',
  nationality: 'Noruega',
  sex: 'F',
  birthDate: '1985-04-30',
  origin: 'Bergen',
} as const

/** An adult guest from abroad. */
export const SAMPLE_GUEST: GuestResponse = { _id: 'g1', ...PERSON, version: 1 }

/** Her child. */
export const SAMPLE_CHILD: GuestResponse = {
  ...SAMPLE_GUEST,
  _id: 'g2',
  names: 'Nils',
  identificationDocumentNumber: 'N7654321',
  sex: 'M',
  birthDate: '2018-02-28',
}

/** An entry of the register; `part` overrides its fields. */
export const sampleRegisterEntry = (part: Partial<RegisterEntryResponse> = {}): RegisterEntryResponse => ({
  _id: 'g1',
  ...PERSON,
  reservation: { _id: '018f-1', number: '52CC4B20' },
  room: 'Orquídea',
  entry: '2026-12-28',
  departure: '2027-01-01',
  pricesPerNight: [220],
  total: 1038.4,
  ...part,
})
