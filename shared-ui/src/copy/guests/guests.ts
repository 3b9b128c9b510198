import { LODGE } from 'content'
import { RETENTION } from '../../rules/privacy/retention.ts'
import { type GuestField, GuestRequest } from '../../validators/reservations/guest.ts'
import { plural } from '../format.ts'
import { formProblems } from '../forms/form-problems.ts'

/** The fields of the guest form, in its order; all are texts. */
export type GuestDraft = Record<GuestField, string>

export const EMPTY_GUEST: GuestDraft = {
  names: '',
  surnames: '',
  identificationDocument: '',
  identificationDocumentNumber: '',
  nationality: '',
  sex: '',
  birthDate: '',
  origin: '',
}

export const GUEST_LABELS: Record<GuestField, string> = {
  names: 'Nombres',
  surnames: 'Apellidos',
  identificationDocument: 'Tipo de documento',
  identificationDocumentNumber: 'Número de documento',
  nationality: 'Nacionalidad',
  sex: 'Sexo',
  birthDate: 'Fecha de nacimiento',
  origin: 'Procedencia',
}

const GUEST_MISSING: Partial<GuestDraft> = {
  names: 'Escriba los nombres.',
  surnames: 'Escriba los apellidos.',
  identificationDocument: 'Elija el tipo de documento.',
  identificationDocumentNumber: 'Escriba el número de documento.',
  nationality: 'Escriba la nacionalidad.',
  sex: 'Elija el sexo que indica el documento.',
  birthDate: 'Escriba la fecha de nacimiento.',
}

/** The problems of a draft by the server's schema, as sentences: the first problem of each field. */
export const guestProblems = (draft: GuestDraft): Partial<GuestDraft> =>
  formProblems(GuestRequest, draft, GUEST_MISSING)

const registered = plural('huésped registrado', 'huéspedes registrados')
const toRegister = plural('huésped', 'huéspedes')

/** Huéspedes: who sleeps in the room of a reservation. */
export const GUESTS = {
  title: 'Huéspedes',
  missing: (count: number): string =>
    `${count === 1 ? 'Falta' : 'Faltan'} ${toRegister(count)} por registrar`,
  complete: (count: number): string => `${registered(count)}, no falta ninguno.`,
  notConfirmed: 'Solo se registran huéspedes de una reservación confirmada.',
  full: (persons: string): string => `La habitación es para ${persons}; no se puede registrar a más.`,
  allHere: (count: number): string =>
    count === 1 ? 'Viene solo 1 persona' : `Vienen solo ${count} personas`,
  minor: 'Menor de edad',
  minorAlone:
    'Hay menores y ningún adulto registrado. No se aloja a un menor sin su padre, madre, tutor o un adulto autorizado: pida su documento y regístrelo también.',
  addClient: 'Agregar al cliente',
  add: 'Agregar huésped',
  edit: 'Corregir',
  editOf: (name: string): string => `Corregir a ${name}`,
  remove: 'Quitar',
  removeOf: (name: string): string => `Quitar a ${name}`,
  removeTitle: (name: string): string => `Quitar de los huéspedes a ${name}`,
  removed: (name: string): string => `Se quitó de los huéspedes a ${name}.`,
  removeNote: 'Sus datos se borran de esta estadía y del registro de huéspedes.',
  addTitle: 'Agregar huésped',
  editTitle: 'Corregir huésped',
  save: 'Guardar',
  cancel: 'Volver',
  nationalityHint: 'La del documento: Perú, Noruega…',
  originHint: 'Ciudad o país de donde viene.',
  sheet: 'Imprimir ficha',
  blankSheet: 'Ficha en blanco',
} as const

/** Ficha de registro: the sheet that the guests sign. */
export const REGISTRATION_SHEET = {
  title: 'Ficha de registro de huéspedes',
  reservation: 'Reservación',
  room: 'Habitación',
  entry: 'Entrada',
  departure: 'Salida',
  pricePerNight: 'Tarifa por noche, sin IGV',
  total: 'Total de la estadía, con IGV',
  guests: 'Huéspedes',
  number: 'N.º',
  name: 'Apellidos y nombres',
  document: 'Documento',
  nationality: 'Nacionalidad',
  sex: 'Sexo',
  birthDate: 'Nacimiento',
  origin: 'Procedencia',
  minors: 'Menores de edad',
  minorsNote:
    'Un menor se aloja con su padre, madre o tutor, o con un adulto que ellos autoricen. Se muestran el documento del menor y el del adulto.',
  adult: 'Adulto responsable y su documento',
  kinship: 'Parentesco o autorización',
  privacy: `${LODGE.legalName} trata estos datos para llevar el registro de huéspedes que exige la ley (D.S. 001-2015-MINCETUR), los guarda ${RETENTION.guests.years} años después de la salida y los entrega solo a la autoridad que los pida conforme a ley (Ley 29733). Para ver, corregir o cancelar sus datos, escriba a ${LODGE.email}.`,
  declaration: 'Declaro que los datos son verdaderos y que conozco las normas de la casa.',
  signature: 'Firma del huésped',
  signedDocument: 'Documento',
  date: 'Fecha',
} as const
