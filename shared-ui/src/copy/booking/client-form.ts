import {
  type ClientDraft,
  ClientSchema,
  IDENTIFICATION_DOCUMENTS,
} from '../../validators/reservations/client.ts'
import { formProblems } from '../forms/form-problems.ts'

export type ClientField = keyof ClientDraft
/** The problems of a client, one sentence for each invalid field. */
export type ClientProblems = Partial<Record<ClientField, string>>

/** The labels of the client form, in its order. */
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

/** The error of a required field while it is empty. */
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

/** Countries suggested while typing; any other is accepted. */
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

/** The empty client form. Nothing is preselected, not even the country. */
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

/** The problems of a draft by the server's schema, as sentences: the first problem of each field. */
export const clientProblems = (draft: ClientDraft): ClientProblems =>
  formProblems(ClientSchema, draft, CLIENT_MISSING)
