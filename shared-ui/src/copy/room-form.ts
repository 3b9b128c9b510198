import { CreateRoomRequest, UpdateRoomRequest } from '../validators/room.ts'
import { formProblems } from './form-problems.ts'

/** A room as it is typed; `photo` is the file chosen, or null. */
export type RoomDraft = {
  identifier: string
  category: string
  description: string
  pricePerNight: string
  capacity: string
  photo: File | null
}
export type RoomField = keyof RoomDraft
/** What is wrong with a room, a sentence a field; a field without one is in order. */
export type RoomProblems = Partial<Record<RoomField, string>>

/** A room form nobody has touched. */
export const EMPTY_ROOM: RoomDraft = {
  identifier: '',
  category: '',
  description: '',
  pricePerNight: '',
  capacity: '',
  photo: null,
}

/** the labels of the room form, in the order in which it asks. */
export const ROOM_LABELS: Record<RoomField, string> = {
  identifier: 'Identificador',
  category: 'Categoría',
  pricePerNight: 'Precio por noche',
  capacity: 'Capacidad',
  description: 'Descripción',
  photo: 'Fotografía',
}

export const ROOM_HINTS = {
  identifier: 'El nombre o el número de la habitación, que ninguna otra tiene.',
  category: 'Por ejemplo, Doble o Matrimonial.',
  pricePerNight: 'En soles, sin IGV.',
  capacity: 'Para cuántas personas.',
} as const

export const CREATE_ROOM = {
  title: 'Registrar Habitación',
  add: 'Agregar habitación',
  submit: 'Registrar',
} as const

export const EDIT_ROOM = {
  title: 'Editar Habitación',
  loading: 'Cargando Habitación',
  link: 'Editar',
  submit: 'Actualizar',
  archived: 'Esta habitación está archivada: ya no se ofrece y no se puede editar.',
} as const

export const DELETE_ROOM = {
  button: 'Eliminar',
  title: (room: string): string => `Eliminar la habitación ${room}`,
  consequence:
    'Dejará de ofrecerse en el sitio web. Si tuvo reservaciones, queda archivada y ellas la siguen mostrando; si no, se borra con sus bloqueos y su fotografía.',
  refused: 'Mientras tenga reservaciones por venir no se puede eliminar.',
  erased: (room: string): string => `Se eliminó la habitación ${room}.`,
  archived: (room: string): string =>
    `Se archivó la habitación ${room}: ya no se ofrece, y sus reservaciones la siguen mostrando.`,
} as const

/** What a required field says while it is empty. */
const ROOM_MISSING: RoomProblems = {
  identifier: 'Escriba el identificador.',
  category: 'Escriba la categoría.',
  description: 'Escriba la descripción.',
  pricePerNight: 'Escriba el precio por noche.',
  capacity: 'Escriba la capacidad.',
}

/** V-06: what the server's own schema says of a room to be, which must have a photo. */
export const newRoomProblems = (draft: RoomDraft): RoomProblems =>
  formProblems(CreateRoomRequest, draft, ROOM_MISSING)

/** The same of a room that is edited, which keeps its photo unless another is chosen. */
export const roomProblems = (draft: RoomDraft): RoomProblems =>
  formProblems(UpdateRoomRequest, { ...draft, photo: draft.photo ?? undefined }, ROOM_MISSING)
