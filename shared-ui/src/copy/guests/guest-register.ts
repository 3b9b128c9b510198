import type { CalendarDate } from '../../rules/dates/calendar-date.ts'
import { plural } from '../format.ts'

/** The sex as an identity document states it. */
export const SEX_WORDS = { F: 'Femenino', M: 'Masculino', X: 'No especificado' } as const

/** The columns of the register of guests, on screen and in its file. */
export const REGISTER_COLUMNS = {
  entry: 'Entrada',
  departure: 'Salida',
  room: 'Habitación',
  surnames: 'Apellidos',
  names: 'Nombres',
  sex: 'Sexo',
  nationality: 'Nacionalidad',
  document: 'Tipo de documento',
  documentNumber: 'Número de documento',
  birthDate: 'Nacimiento',
  origin: 'Procedencia',
  pricePerNight: 'Tarifa por noche sin IGV',
  total: 'Total con IGV',
  reservation: 'Reservación',
} as const

/** The name of the register's file. */
export const REGISTER_FILE = 'registro-de-huespedes'

/** The page of the register of guests. */
export const GUEST_REGISTER = {
  title: 'Registro de huéspedes',
  loading: 'Cargando el registro de huéspedes',
  filters: 'Fechas del registro',
  from: 'Desde',
  to: 'Hasta',
  thisMonth: 'Este mes',
  csv: 'Descargar CSV',
  print: 'Imprimir',
  count: plural('huésped', 'huéspedes'),
  period: (from: string, to: string): string => `Del ${from} al ${to}`,
  guest: 'Huésped',
  identification: 'Documento',
  minor: 'Menor de edad',
  empty: 'No hay huéspedes en esas fechas',
  emptyText:
    'Aquí aparecen los huéspedes registrados de las estadías en que se anotó «Llegó». Se agregan en la vista de cada reservación.',
} as const

/** A day in a table: '30/04/1985'. */
export const formatNumericDate = (date: CalendarDate): string =>
  date.replace(/^(\d+)-(\d+)-(\d+)$/, '$3/$2/$1')
