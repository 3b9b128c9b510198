import {
  type ClientDraft,
  ClientSchema,
  IDENTIFICATION_DOCUMENTS,
  rucLooksWrong,
} from '../validators/client.ts'
import { formProblems } from './form-problems.ts'
import { RUC_WARNING } from './problems.ts'

export type { ClientDraft } from '../validators/client.ts'
export type ClientField = keyof ClientDraft
/** What is wrong with a client, a sentence a field; a field without one is in order. */
export type ClientProblems = Partial<Record<ClientField, string>>

/** V-05: the labels of the client form, in the order in which it asks. */
export const CLIENT_LABELS: Record<ClientField, string> = {
  names: 'Nombres',
  surnames: 'Apellidos',
  email: 'Correo electrónico',
  identificationDocument: 'Tipo de documento',
  identificationDocumentNumber: 'Número de documento',
  phone: 'Teléfono',
  location: 'Dirección',
  country: 'País',
  age: 'Edad',
  RUC: 'RUC',
}

/** What a required field says while it is empty. */
const CLIENT_MISSING: ClientProblems = {
  names: 'Escriba sus nombres.',
  surnames: 'Escriba sus apellidos.',
  email: 'Escriba su correo electrónico.',
  identificationDocument: 'Elija su tipo de documento.',
  identificationDocumentNumber: 'Escriba su número de documento.',
  phone: 'Escriba su teléfono.',
  location: 'Escriba su dirección.',
  country: 'Escriba su país.',
  age: 'Escriba su edad.',
}

export const CLIENT_SECTIONS = {
  who: 'Quién se hospeda',
  contact: 'Cómo le escribimos',
  home: 'De dónde viene',
} as const

export const CLIENT_HINTS = {
  email: 'Aquí le llegará la confirmación.',
  phone: 'Desde fuera del Perú, con + y el código del país.',
  ruc: 'Solo si necesita factura.',
} as const

export const DOCUMENT_CHOICES = IDENTIFICATION_DOCUMENTS.map((name) => ({ value: name, label: name }))

/** Countries offered while typing; any other may be written. */
export const COUNTRY_SUGGESTIONS = [
  'Perú',
  'Alemania',
  'Argentina',
  'Australia',
  'Bolivia',
  'Brasil',
  'Canadá',
  'Chile',
  'Colombia',
  'Ecuador',
  'España',
  'Estados Unidos',
  'Francia',
  'Italia',
  'Japón',
  'México',
  'Países Bajos',
  'Reino Unido',
  'Suiza',
  'Uruguay',
] as const

/** A client form nobody has touched. Nothing is chosen for the guest, the country included. */
export const EMPTY_CLIENT: ClientDraft = {
  names: '',
  surnames: '',
  email: '',
  identificationDocument: '',
  identificationDocumentNumber: '',
  phone: '',
  location: '',
  country: '',
  age: '',
  RUC: '',
}

/** What the server's own schema says of a draft, as sentences (V-05): the first fault of each field. */
export const clientProblems = (draft: ClientDraft): ClientProblems =>
  formProblems(ClientSchema, draft, CLIENT_MISSING)

/** V-05: a RUC that looks mistyped, said and never refused. */
export const rucWarning = (ruc: string): string | undefined => (rucLooksWrong(ruc) ? RUC_WARNING : undefined)
